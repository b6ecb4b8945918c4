"""A language that nobody speaks: whatever is still readable has not been translated."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from bot.wording import language
from bot.wording.extraction import TEMPLATE
from bot.wording.language import Language

CODE = "el"
LETTERS = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "αβcδεφγηιjκλμνοπqρστυvωξyζΑΒCΔΕΦΓΗΙJΚΛΜΝΟΠQΡΣΤΥVΩΞYΖ".replace("c", "ς")
    .replace("j", "ϳ")
    .replace("q", "ϙ")
    .replace("v", "ϟ")
    .replace("y", "ψ")
    .replace("C", "Σ")
    .replace("J", "Ϳ")
    .replace("Q", "Ϙ")
    .replace("V", "Ϟ")
    .replace("Y", "Ψ"),
)
PLACEHOLDER = re.compile(r"(\{\w+\})")


def garble(text: str) -> str:
    """Replace every letter that is not part of a placeholder."""
    return "".join(
        part if PLACEHOLDER.fullmatch(part) else part.translate(LETTERS)
        for part in PLACEHOLDER.split(text)
    )


def write_catalogue(folder: Path, code: str, translate: Callable[[str], str]) -> None:
    """Translate the template into a catalogue of one language."""
    with TEMPLATE.open("rb") as file:
        catalog = read_po(file, locale=code.replace("-", "_"))
    for message in catalog:
        if not message.id:
            continue
        ids = message.id if isinstance(message.id, tuple) else (message.id,)
        translated = tuple(translate(text) for text in ids)
        if message.pluralizable:
            forms = (*translated, *(translated[-1],) * catalog.num_plurals)
            message.string = forms[: catalog.num_plurals]
        else:
            message.string = translated[0]
    path = folder / code.replace("-", "_") / "LC_MESSAGES" / "bot.mo"
    path.parent.mkdir(parents=True)
    with path.open("wb") as file:
        write_mo(file, catalog)


@pytest.fixture
def locales(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder of catalogues that languages are read from."""
    monkeypatch.setattr(language, "LOCALES", tmp_path)
    return tmp_path


@pytest.fixture
def gibberish(locales: Path) -> Language:
    """A language in which no Latin letter is left."""
    write_catalogue(locales, CODE, garble)
    return Language.of(CODE)
