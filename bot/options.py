"""What a group may agree on: as it is typed, completed and stored."""

from collections.abc import Iterable

import msgspec

from bot.refusals import Refusal
from bot.wording.language import Language
from bot.wording.registry import WORDINGS
from games.registry import GAMES


def options_from(slug: str, typed: str, language: Language) -> str:
    """Read options as typed, separated by commas, each by name or title; return them as JSON.

    Whatever is named is turned from what the printed rules say.

    Raises:
        Refusal: the game has no such option.
    """
    kind = GAMES[slug].options_type
    printed = msgspec.structs.asdict(kind())
    by_word = {}
    for option in WORDINGS[slug].options(language):
        by_word[option.name.casefold()] = by_word[option.title.casefold()] = option.name
    for word in filter(None, (part.strip() for part in typed.split(","))):
        name = by_word.get(word.casefold())
        if name is None:
            titles = [option.title for option in WORDINGS[slug].options(language)]
            raise Refusal(
                language.gettext("{game} has no option “{option}”; it has: {options}.").format(
                    game=GAMES[slug].title, option=word[:50], options=", ".join(titles)
                )
            )
        printed[name] = not printed[name]
    return encode(slug, printed)


def options_of(slug: str, names: Iterable[str]) -> str:
    """Return options as they are stored: those named are on, all others off."""
    on = set(names)
    kind = GAMES[slug].options_type
    return encode(slug, {field.name: field.name in on for field in msgspec.structs.fields(kind)})


def encode(slug: str, values: dict[str, bool]) -> str:
    """Return options as JSON."""
    options = msgspec.convert(values, GAMES[slug].options_type)
    return msgspec.json.encode(options).decode()


def toggles(slug: str, typed: str, language: Language) -> list[tuple[str, str]]:
    """Return completions (what is shown, what is sent) that add one option to those typed."""
    *before, begun = [part.strip() for part in typed.split(",")]
    options = WORDINGS[slug].options(language)
    left = [
        option.title
        for option in options
        if option.title not in before and begun.casefold() in option.title.casefold()
    ]
    lists = [", ".join([*filter(None, before), title]) for title in left]
    return [(text[:100], text[:100]) for text in lists]
