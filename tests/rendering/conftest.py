"""A language whose words are as long as words get."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo

from rendering import translation
from rendering.core import words as words_module

HUNGARIAN = {
    "Port authority": "Kikötőmesteri hivatal",
    "Customs office": "Vámhivatal és illetékhivatal",
    "Trading office": "Nagykereskedőház",
    "Sawmill": "Fűrészmalom",
    "Supply": "Készleteink",
    "set aside": "félretéve ez",
    "Harbour": "Nagykikötő",
    "TURN": "TE JÖSSZ",
    "PASSED": "KIHAGYTA",
    "WINNER": "MEGNYERTE",
    "free": "ingyen",
    "New ship at the end of this turn": "Új hajó a lépés legeslegvégén érkezik a kikötőbe",
}
ACCENTED = str.maketrans("aeiouyAEIOU", "áéíőűÿÁÉÍŐŰ")


def longer(text: str) -> str:
    """Return a text of about 160 % with accents, its placeholders untouched."""
    if text in HUNGARIAN:
        return HUNGARIAN[text]
    if "{" in text:
        return text
    return (text + " " + text[: max(1, len(text) * 6 // 10)]).translate(ACCENTED)


@pytest.fixture(scope="session")
def long_words(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Write the translations into the language "zz"."""
    catalog = Catalog(locale="hu", domain="rendering")
    for message in translation.catalog():
        catalog.add(message.id, longer(str(message.id)))
    root = tmp_path_factory.mktemp("locale")
    folder = root / "zz" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    with (folder / "rendering.mo").open("wb") as file:
        write_mo(file, catalog)
    return root


@pytest.fixture
def long_language(long_words: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Teach the pictures the language "zz"."""
    monkeypatch.setattr(words_module, "LOCALE", long_words)
    words_module.words.cache_clear()
    yield
    words_module.words.cache_clear()
