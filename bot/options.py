"""What a group may agree on: as it is typed, completed, chosen and stored."""

from collections.abc import Collection, Iterator, Mapping
from typing import Any

import msgspec

from bot.refusals import Refusal
from bot.wording.game import LINE_LIMIT, OptionWords
from bot.wording.language import Language
from bot.wording.registry import WORDINGS
from games.core.text import hints_of, literals
from games.registry import GAMES
from rendering.core.graphemes import shorten

Choices = dict[str, tuple[str, object]]
"""What can be typed, in lower case: which option it turns to which value."""

SHOWN = 50
"""Letters of an option that there is not which its refusal repeats."""


def options_for(slug: str, seats: int | None, language: Language) -> list[OptionWords]:
    """Return the options that mean something to so many players, or with None to any."""
    every = WORDINGS[slug].options(language)
    return [option for option in every if seats is None or option.seats in (None, seats)]


def values_of(slug: str, name: str) -> tuple[object, ...]:
    """Return what an option can be: no or yes, or one of a few values."""
    hint = hints_of(GAMES[slug].options_type)[name]
    return (False, True) if hint is bool else tuple(literals(hint))


def is_switch(slug: str, name: str) -> bool:
    """Whether an option is a yes or a no."""
    return values_of(slug, name) == (False, True)


def options_from(slug: str, seats: int, typed: str, language: Language) -> str:
    """Read options as typed, separated by commas; return them as JSON.

    Each is given by name or title: a yes or no alone, which turns it from what the printed rules
    say, and any other with its value behind a colon.

    Raises:
        Refusal: the game has no such option, or not for so many players.
    """
    agreed = _printed(slug)
    possible = _possible(slug, seats, language)
    for word in filter(None, (part.strip() for part in typed.split(","))):
        found = possible.get(word.casefold())
        if found is None:
            raise _no_such_option(slug, seats, word, language)
        name, value = found
        agreed[name] = value
    return encode(slug, agreed)


def switched(slug: str, options: str, on: Collection[str]) -> str:
    """Return options as they are stored with every yes or no changed: `on` are those of yes."""
    agreed = _stored(slug, options)
    return encode(slug, agreed | {name: name in on for name in agreed if is_switch(slug, name)})


def valued(slug: str, options: str, name: str, value: str) -> str:
    """Return options as they are stored with one of several values changed, which is text here."""
    values = {str(possible): possible for possible in values_of(slug, name)}
    return encode(slug, _stored(slug, options) | {name: values[value]})


def encode(slug: str, values: Mapping[str, object]) -> str:
    """Return options as JSON."""
    options = msgspec.convert(values, GAMES[slug].options_type)
    return msgspec.json.encode(options).decode()


def completions(
    slug: str, seats: int | None, typed: str, language: Language
) -> list[tuple[str, str]]:
    """Return completions (what is shown, what is sent) that add one option to those typed."""
    *before, begun = [part.strip() for part in typed.split(",")]
    possible = _possible(slug, seats, language)
    taken = {possible[word.casefold()][0] for word in before if word.casefold() in possible}
    left = [
        said
        for option in options_for(slug, seats, language)
        if option.name not in taken
        for said in _ways_to_say(slug, option, language)
        if begun.casefold() in said.casefold()
    ]
    lists = [", ".join([*filter(None, before), said]) for said in left]
    return [(shorten(text, LINE_LIMIT), text[:LINE_LIMIT]) for text in lists]


def said_of(option: OptionWords, value: object, language: Language) -> str:
    """Say what an option is: its title, or that it is not, or its title and its value."""
    if value is True:
        return option.title
    if value is False:
        return language.gettext("no {option}").format(option=option.title)
    return language.gettext("{option}: {value}").format(option=option.title, value=value)


def _ways_to_say(slug: str, option: OptionWords, language: Language) -> list[str]:
    """Return what is typed for an option: its title, or its title with each of its values."""
    if is_switch(slug, option.name):
        return [option.title]
    values = values_of(slug, option.name)
    return [said_of(option, value, language) for value in values]


def _possible(slug: str, seats: int | None, language: Language) -> Choices:
    return {
        said.casefold(): (option.name, value)
        for option in options_for(slug, seats, language)
        for said, value in _all_ways(slug, option, language)
    }


def _all_ways(slug: str, option: OptionWords, language: Language) -> Iterator[tuple[str, object]]:
    if is_switch(slug, option.name):
        turned = not _printed(slug)[option.name]
        yield option.name, turned
        yield option.title, turned
        return
    for value in values_of(slug, option.name):
        yield said_of(option, value, language), value
        for called in (option.name, option.title):
            yield from ((f"{called}{sign}{value}", value) for sign in (": ", ":", "=", " "))


def _no_such_option(slug: str, seats: int, word: str, language: Language) -> Refusal:
    options = options_for(slug, seats, language)
    if not options:
        text = language.gettext("{game} has no options when {seats} play.")
        return Refusal(text.format(game=GAMES[slug].title, seats=seats))
    text = language.gettext("{game} has no option “{option}”; it has: {options}.")
    known = [said for option in options for said in _ways_to_say(slug, option, language)]
    said = shorten(word, SHOWN)
    return Refusal(text.format(game=GAMES[slug].title, option=said, options=", ".join(known)))


def _printed(slug: str) -> dict[str, Any]:
    return msgspec.structs.asdict(GAMES[slug].options_type())


def _stored(slug: str, options: str) -> dict[str, Any]:
    return msgspec.structs.asdict(GAMES[slug].load_options(options))
