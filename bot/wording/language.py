"""The language of a reader or of a server."""

from collections.abc import Iterable
from functools import cache
from gettext import GNUTranslations, NullTranslations
from pathlib import Path
from typing import Literal, NamedTuple

from babel import Locale
from babel.lists import format_list

LOCALES = Path(__file__).parent.parent / "locale"
"""The folder of the catalogues: `hu/LC_MESSAGES/bot.mo`, `es_ES/LC_MESSAGES/bot.mo` and so on."""

DOMAIN = "bot"
FALLBACKS = {"es-419": "es-ES"}
"""Whose words a reader gets when there are none in their own variety (Discord's codes)."""

# British English joins a list without a comma before its last "and", as the texts here do.
_ENGLISH = Locale("en", "GB")


class Phrase(NamedTuple):
    """A message for a table of words: `context` says which form of it a sentence needs."""

    context: str
    message: str


class Counted(NamedTuple):
    """A message with `{amount}` in it, for one and for many."""

    context: str
    one: str
    many: str


def phrase(context: str, message: str) -> Phrase:
    """Mark a message of a table for translation; `Language.say` translates it."""
    return Phrase(context, message)


def counted(context: str, one: str, many: str) -> Counted:
    """Mark a message with a plural for translation; `Language.count` translates it."""
    return Counted(context, one, many)


class Language:
    """Translations into one language; English, the language of the sources, without a catalogue."""

    __slots__ = ("_locale", "_translations", "code")

    code: str
    """Discord's code of the language, or "en"."""

    def __init__(self, code: str, translations: NullTranslations | None = None) -> None:
        self.code = code
        self._locale = _ENGLISH if code == "en" else Locale.parse(code, sep="-")
        self._translations = translations or NullTranslations()

    @classmethod
    def of(cls, locale: str | None) -> "Language":
        """Return the language of a Discord locale such as "hu" or "es-419"; English if unknown."""
        code = locale or "en"
        for known in (code, FALLBACKS.get(code)):
            if known and (language := _load(LOCALES, known)):
                return language
        return _english()

    def gettext(self, message: str) -> str:
        """Translate a message."""
        return self._translations.gettext(message)

    def ngettext(self, one: str, many: str, amount: int) -> str:
        """Translate a message in the plural form of an amount."""
        return self._translations.ngettext(one, many, amount)

    def pgettext(self, context: str, message: str) -> str:
        """Translate a message that has another translation elsewhere."""
        return self._translations.pgettext(context, message)

    def npgettext(self, context: str, one: str, many: str, amount: int) -> str:
        """Translate a message with a context in the plural form of an amount."""
        return self._translations.npgettext(context, one, many, amount)

    def say(self, words: Phrase) -> str:
        """Translate a message of a table."""
        return self._translations.pgettext(words.context, words.message)

    def count(self, words: Counted, amount: int) -> str:
        """Translate a message of a table in the plural form of an amount, and put that in."""
        return self._translations.npgettext(*words, amount).format(amount=amount)

    def list(self, items: Iterable[str], style: Literal["standard", "or"] = "standard") -> str:
        """Join items as a sentence does: "a, b and c"; "a, b or c" with the style "or"."""
        return format_list(list(items), style, self._locale)


@cache
def _english() -> Language:
    return Language("en")


@cache
def _load(folder: Path, code: str) -> Language | None:
    """Read the catalogue of a language; None when there is none."""
    # A locale comes from outside: only what Discord's codes are made of may name a file.
    if not code.replace("-", "").isalnum():
        return None
    path = folder / code.replace("-", "_") / "LC_MESSAGES" / f"{DOMAIN}.mo"
    if not path.is_file():
        return None
    with path.open("rb") as file:
        return Language(code, GNUTranslations(file))
