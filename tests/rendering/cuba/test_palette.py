"""The palette keeps what players tell things apart by, and is close in all else."""

import pytest

from games.cuba.view import CubaView
from rendering import DUSK
from rendering.core.kit import Kit
from rendering.core.png import CELL, colours
from rendering.cuba import grid
from rendering.cuba.colours import colours_of, key_colours, palette_of
from rendering.cuba.public import paint_board
from tests.rendering.cuba.positions import NAMES, administration, by_hand, ended, parliament, some
from tests.rendering.likeness import closeness

OWN = colours_of(DUSK)
NAME = palette_of(DUSK)


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
    return closeness(paint_board(Kit(DUSK), view, NAMES).canvas.image, NAME)


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
