"""Texts are cut where a reader may be stopped: never amid an emoji, a flag or accents."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rendering.core.graphemes import ELLIPSIS, END_OF_ISOLATE, graphemes, shorten

FAMILY = "👩\u200d👩\u200d👧\u200d👦"
WHOLE = [
    FAMILY,
    "👍🏽",
    "🇭🇺",
    "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
    "1\ufe0f\u20e3",
    "e\u0301\u0302",
    "क्षि",
    "각",
    "\u1100\u1161\u11a8",
    "กำ",
    "ｶﾞ",
    "\r\n",
]


@pytest.mark.parametrize("whole", WHOLE)
def test_what_is_read_as_one_stays_together(whole: str) -> None:
    assert graphemes(f"a{whole}b") == ["a", whole, "b"]
    assert graphemes(whole * 3) == [whole] * 3


def test_a_control_character_keeps_to_itself() -> None:
    assert graphemes("a\n\u0301b\u2069") == ["a", "\n", "\u0301", "b", "\u2069"]


@pytest.mark.parametrize(
    ("text", "limit", "cut"),
    [
        ("Malecón", 7, "Malecón"),
        ("Malecón", 6, "Malec…"),
        ("two words", 5, "two…"),
        (FAMILY * 2, 8, FAMILY + "…"),
        (FAMILY * 2, 7, "…"),
        ("🇭🇺🇪🇸🇵🇱", 4, "🇭🇺…"),
        ("\u2068שלום\u2069: x", 5, "\u2068של…\u2069"),
        ("\u2068שלום\u2069: long", 9, "\u2068שלום\u2069:…"),
    ],
)
def test_a_text_is_cut_between_graphemes(text: str, limit: int, cut: str) -> None:
    assert shorten(text, limit) == cut


@given(
    st.lists(st.sampled_from([*WHOLE, "x", " ", "\u2068", "\u2069"])).map("".join),
    st.integers(3, 40),
)
def test_no_text_is_cut_in_the_wrong_place(text: str, limit: int) -> None:
    cut = shorten(text, limit)
    assert len(cut) <= limit
    assert cut.count(END_OF_ISOLATE) >= cut.count("\u2068") or cut == text
    if cut != text:
        kept = cut.rstrip(END_OF_ISOLATE).removesuffix(ELLIPSIS)
        assert graphemes(text)[: len(graphemes(kept))] == graphemes(kept)
