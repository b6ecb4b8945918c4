"""Colours live in the theme, and only there."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from rendering import DUSK
from rendering.core.colour import Colour
from rendering.core.kit import Kit
from rendering.santiago.artist import paint_board
from tests.rendering.positions import NAMES, by_hand

ROOM = Path(__file__).parents[2] / "rendering"
LITERAL = re.compile(r"#[0-9a-fA-F]{6}\b|Colour\(\d|Colour\.of\(")
PALETTES = {
    *(Path("core", name) for name in ("theme.py", "colour.py")),
    *(Path(game, "colours.py") for game in ("montego", "cuba", "maracaibo")),
}


@pytest.mark.parametrize(
    ("rooms", "least"),
    [(("santiago", "core"), 20), (("montego",), 10), (("cuba",), 40), (("maracaibo",), 30)],
)
def test_no_drawing_code_names_a_colour(rooms: tuple[str, ...], least: int) -> None:
    files = [
        file
        for room in rooms
        for file in (ROOM / room).glob("*.py")
        if file.relative_to(ROOM) not in PALETTES
    ]
    guilty = [
        f"{file.name}: {found.group()}"
        for file in files
        for found in LITERAL.finditer(file.read_text(encoding="utf-8"))
    ]
    assert len(files) > least
    assert guilty == []


def test_another_theme_paints_in_its_own_colours() -> None:
    unusual = Colour.of("#12ff34")
    kit = Kit(replace(DUSK, now=unusual))
    image = paint_board(kit, by_hand(), NAMES).canvas.image
    counts = {colour: count for count, colour in image.getcolors(1 << 24) or []}
    assert counts.get(unusual, 0) > 1000
    assert counts.get(DUSK.now, 0) < 200


def test_a_colour_is_read_mixed_and_compared() -> None:
    white, black = Colour.of("#ffffff"), Colour.of("#000000")
    assert white.mix(black, 0.25) == (191, 191, 191)
    assert Colour.of("#0a1724").code == "#0a1724"
    assert round(white.contrast(black)) == 21
    assert white.contrast(black) == black.contrast(white)
