"""The palette keeps what players tell things apart by, and is close in all else."""

import re
from math import log10
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from games.cuba.view import CubaView
from rendering import DUSK
from rendering.core.colour import Colour
from rendering.core.kit import Kit
from rendering.core.png import CELL, colours, in_palette
from rendering.cuba import grid
from rendering.cuba.colours import colours_of, key_colours, palette_of
from rendering.cuba.public import paint_board
from tests.rendering.cuba.positions import NAMES, administration, by_hand, ended, parliament, some

ROOM = Path(__file__).parents[3] / "rendering" / "cuba"
LITERAL = re.compile(r"#[0-9a-fA-F]{6}\b|Colour\(\d|Colour\.of\(")
OWN = colours_of(DUSK)
NAME = palette_of(DUSK)


@pytest.mark.parametrize("colour", key_colours(DUSK), ids=lambda colour: colour.code)
def test_key_colours_stay_exactly(colour: Colour) -> None:
    image = in_palette(Image.new("RGB", (8, 8), colour), NAME).convert("RGB")
    assert image.getpixel((4, 4)) == colour


def test_the_key_colours_leave_room_for_shades() -> None:
    keys = key_colours(DUSK)
    assert len({tuple(part // CELL for part in key) for key in keys}) == len(keys) <= 128
    assert len(colours(NAME)) == 3 * 256


@pytest.mark.parametrize("view", [by_hand(), parliament(), administration(), ended()])
def test_a_picture_is_close_to_its_true_colours(view: CubaView) -> None:
    assert likeness(view) > 38


@pytest.mark.parametrize("seats", [2, 4])
def test_pictures_of_real_games_are_close_to_their_true_colours(seats: int) -> None:
    for moment in some(seats, 4):
        assert likeness(moment.view) > 38


def likeness(view: CubaView) -> float:
    image = paint_board(Kit(DUSK), view, NAMES).canvas.image
    difference = ImageChops.difference(image, in_palette(image, NAME).convert("RGB"))
    error = sum(ImageStat.Stat(difference).sum2) / (3 * image.width * image.height)
    return 10 * log10(255**2 / error)


def test_no_drawing_code_names_a_colour() -> None:
    files = [path for path in ROOM.glob("*.py") if path.name != "colours.py"]
    assert len(files) > 40
    guilty = [path.name for path in files if LITERAL.search(path.read_text(encoding="utf-8"))]
    assert guilty == []


def test_texts_can_be_read_on_their_grounds() -> None:
    for body in (*OWN.materials.values(), *DUSK.goods.values()):
        assert body.ink.contrast(body.face) >= 4
    for colour in OWN.wanted.values():
        assert colour.contrast(OWN.place) >= 7
    assert OWN.cost.contrast(DUSK.inset) >= 7
    assert OWN.tab_ink.contrast(OWN.tab) >= 6
    assert OWN.bill_edge.contrast(OWN.bill) >= 7
    for colour in OWN.buildings.values():
        assert colour.contrast(DUSK.inset) >= 7
    assert OWN.quay_ink.contrast(OWN.quay.bottom) >= 7
    for seat in DUSK.seats:
        assert seat.contrast(DUSK.on_light) >= 7


def test_each_seat_has_its_colour_on_its_card() -> None:
    image = paint_board(Kit(DUSK), by_hand(), NAMES).canvas.image
    for seat in range(5):
        card = grid.player(seat, 5)
        found = image.crop((card.x, card.y, card.x + 80, card.y + 84)).getcolors(1 << 16) or []
        counts = {colour: count for count, colour in found}
        assert counts.get(DUSK.seats[seat], 0) > 700
