"""The words in pictures are in the reader's language."""

from rendering import ARTISTS
from rendering.core.words import words
from rendering.santiago.artist import paint_board
from rendering.santiago.terms import BUILDING_NAMES, CUBAN_NAMES
from rendering.translation import TEMPLATE, catalog, template
from tests.rendering.marks import marks_of, recording_kit
from tests.rendering.positions import NAMES, by_hand

ARTIST = ARTISTS["santiago-de-cuba"]


def test_every_text_is_in_the_template_for_translators() -> None:
    assert TEMPLATE.read_text(encoding="utf-8") == template(), "run `python -m rendering words`"
    texts = {message.id for message in catalog()}
    assert {*BUILDING_NAMES.values(), *CUBAN_NAMES.values(), "TURN", "Supply"} <= texts


def test_pictures_speak_the_language_asked_for(long_language: None) -> None:
    kit = recording_kit()
    paint_board(kit, by_hand(), NAMES, "zz")
    shown = {mark.what for mark in marks_of(kit)}
    assert {"Nagykereskedőház", "Fűrészmalom", "TE JÖSSZ"} <= shown
    assert "Sawmill" not in shown
    assert "Fűrészmalom" in ARTIST.board(by_hand(), NAMES, language="zz").alt


def test_what_is_not_translated_stays_english() -> None:
    assert ARTIST.board(by_hand(), NAMES, language="xx") == ARTIST.board(by_hand(), NAMES)


def test_a_region_falls_back_on_its_language(long_language: None) -> None:
    assert words("zz-ZZ").gettext("Sawmill") == "Fűrészmalom"
