"""The words in pictures, in the reader's language."""

from functools import lru_cache
from gettext import NullTranslations, translation
from pathlib import Path

LOCALE = Path(__file__).parents[1] / "locale"
DOMAIN = "rendering"


@lru_cache(maxsize=64)
def words(language: str) -> NullTranslations:
    """Return the translations into a language such as "hu" or "pt-BR"; else English."""
    code = language.replace("-", "_")
    return translation(DOMAIN, LOCALE, [code, code.split("_")[0]], fallback=True)


def mark(text: str) -> str:
    """Mark a text in a table for translation; it is translated where it is drawn."""
    return text
