"""Names in any script are drawn, or written in Latin; never a box for a missing letter."""

import unicodedata
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rendering.core.coverage import covers
from rendering.core.lettering import Face, Setting, Step, fit, measure, runs, set_type
from rendering.core.names import drawable
from rendering.core.right_to_left import join
from tests.rendering.marks import marks_of, recording_kit
from tests.rendering.positions import NAMES, by_hand


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Győző Żółć", "Győző Żółć"),
        ("Жанна", "Жанна"),
        ("Ωμέγα", "Ωμέγα"),
        ("田中さん", "田中さん"),
        ("김민수", "김민수"),
        ("สมชาย", "สมชาย"),
        ("ქართული", "ქართული"),
        ("𝕬𝖓𝖓𝖆 ☠", "Anna"),
        ("🔥Jack🔥", "Jack"),
        ("🔥🔥", "Fire Fire"),
        ("🔥!", "Fire"),
        ("👍🏽", "Thumbs Up Sign"),
        ("👩‍👩‍👧‍👦", "Woman Woman Girl Boy"),
        ("🇭🇺🇪🇸", "HUES"),
        ("1️⃣", "1"),
        (":) ^_^", ":) ^_^"),
        ("...", "..."),
        ("राहुल", "raahula"),
        ("ሰላም", "salaame"),
        ("१२", "12"),
        ("  two\u00a0\t words ", "two words"),
        ("zero\u200bwidth\u202e", "zerowidth"),
        ("a\u0301\u0302\u0303\u0304b", "á\u0302\u0303b"),
        ("\u200b", ""),
        ("\u3164", ""),
        ("\u2800\u115f", ""),
        ("\u0301\u0302", ""),
        ("\ud83d", ""),
        ("\u202e@everyone", "@everyone"),
        ("משה (a1)", "(a1) השמ"),
        ("Łukasz שלום", "Łukasz םולש"),
        ("Łukasz שלום 12", "Łukasz 12 םולש"),
        ("שלום 12 Łukasz", "Łukasz 12 םולש"),
        ("Łukasz 12 שלום", "Łukasz 12 םולש"),
        ("Ana שלום (שלום)", "Ana (םולש) םולש"),
        ("שָׁלוֹם", "םולש"),
        ("12.5$ שלום", "םולש 12.5$"),
        ("!שלום", "םולש!"),
    ],
)
def test_a_name_is_drawn_as_it_can_be(name: str, shown: str) -> None:
    assert drawable(name) == unicodedata.normalize("NFC", shown)


def test_arabic_letters_are_joined_and_run_to_the_left() -> None:
    assert [unicodedata.name(letter) for letter in join("سلام")] == [
        "ARABIC LETTER SEEN INITIAL FORM",
        "ARABIC LIGATURE LAM WITH ALEF FINAL FORM",
        "ARABIC LETTER MEEM ISOLATED FORM",
    ]
    assert drawable("سلام") == join("سلام")[::-1]
    assert drawable("سَلَام") == drawable("سلام"), "vowels are not needed to read it"


def test_a_line_between_arabic_letters_joins_them() -> None:
    assert [unicodedata.name(letter) for letter in join("س\u0640م")] == [
        "ARABIC LETTER SEEN INITIAL FORM",
        "ARABIC TATWEEL",
        "ARABIC LETTER MEEM FINAL FORM",
    ]


@pytest.mark.parametrize(
    ("name", "cut"),
    [
        ("Łukasz שלום", "Łuka…"),
        ("שלום שלום Łu", "…םולש"),
        ("🔥🔥🔥", "Fire Fi…"),
        ("x\u0323\u0301" * 9, "x\u0323\u0301" * 2 + "…"),
    ],
)
def test_a_name_that_is_too_long_loses_its_end(name: str, cut: str) -> None:
    room = measure(cut, "bold", 30)
    assert fit(drawable(name), room, [Step("bold", 30)]).text == cut


ARABIC = [chr(code) for code in (*range(0x620, 0x64B), *range(0x671, 0x6D4), 0x6FA, 0x750)]


@pytest.mark.parametrize("neighbour", ["", "ب", "ا", "\u0640"])
def test_every_form_of_every_arabic_letter_is_in_a_font(neighbour: str) -> None:
    for letter in ARABIC:
        for name in (neighbour + letter, letter + neighbour, neighbour + letter + neighbour):
            for file, part in runs(drawable(name), "bold"):
                assert all(covers(file, form) for form in part), ascii(name)


@settings(deadline=None)
@given(st.text(max_size=32))
def test_every_letter_of_a_shown_name_is_in_a_font(name: str) -> None:
    shown = drawable(name)
    for face in get_args(Face):
        for file, part in runs(shown, face):
            assert all(covers(file, letter) for letter in part)
    if shown:
        assert set_type(Setting(shown, "heavy", 20), 1, 2).mask


def test_a_name_without_anything_to_draw_becomes_the_players_letter() -> None:
    kit = recording_kit()
    from rendering.santiago.artist import paint_board

    paint_board(kit, by_hand(), ("\u200b", *NAMES[1:]))
    assert "Player A" in [mark.what for mark in marks_of(kit)]


def test_a_text_is_set_the_same_at_every_scale() -> None:
    setting = Setting("Győző", "heavy", 40)
    single, double = set_type(setting, 1, 4), set_type(setting, 2, 4)
    assert single.mask
    assert double.mask
    assert abs(double.mask.width - 2 * single.mask.width) <= 2
    assert abs(double.top - 2 * single.top) <= 2
