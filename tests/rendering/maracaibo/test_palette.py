"""The palette keeps what players tell things apart by, and is close in all else."""

import pytest

from games.maracaibo.view import MaracaiboView
from rendering import DUSK
from rendering.core.kit import Kit
from rendering.core.png import CELL, colours
from rendering.maracaibo import grid
from rendering.maracaibo.colours import SEATS, colours_of, key_colours, palette_of
from rendering.maracaibo.public import paint_board
from rendering.maracaibo.tracks import paint_tracks
from tests.rendering.likeness import closeness
from tests.rendering.maracaibo.positions import NAMES, ended, plain, some

OWN = colours_of(DUSK)
NAME = palette_of(DUSK)
LEAST = 36
"""Decibels between a picture and the same in the palette: above it no eye sees a difference."""


def test_the_key_colours_leave_room_for_shades() -> None:
    keys = key_colours(DUSK)
    assert len({tuple(part // CELL for part in key) for key in keys}) == len(keys) <= 144
    assert len(colours(NAME)) == 3 * 256


@pytest.mark.parametrize("paint", [paint_board, paint_tracks])
@pytest.mark.parametrize("view", [plain(), plain(1), ended((90, 80, 70, 60))])
def test_a_picture_is_close_to_its_true_colours(view: MaracaiboView, paint: object) -> None:
    assert likeness(view, paint) > LEAST


@pytest.mark.parametrize("seats", [2, 4])
def test_pictures_of_real_games_are_close_to_their_true_colours(seats: int) -> None:
    for moment in some(seats, 4):
        assert likeness(moment.view, paint_board) > LEAST


def likeness(view: MaracaiboView, paint: object) -> float:
    assert callable(paint)
    return closeness(paint(Kit(DUSK), view, NAMES).canvas.image, NAME)


def test_texts_can_be_read_on_their_grounds() -> None:
    for body in OWN.goods.values():
        assert body.ink.contrast(body.face) >= 4
    for body in (OWN.object, OWN.symbol, OWN.board):
        assert body.ink.contrast(body.face) >= 6
    for body in OWN.nations.values():
        assert DUSK.on_light.contrast(body.face) >= 6
    assert DUSK.strong.contrast(OWN.tab) >= 12
    assert DUSK.strong.contrast(OWN.paling.lip) >= 12
    assert OWN.pennant.ink.contrast(OWN.pennant.face) >= 4
    assert OWN.lane.contrast(OWN.lane_bed) >= 10
    assert DUSK.news.contrast(OWN.sea[1]) >= 4
    for kind in OWN.kinds.values():
        assert DUSK.strong.contrast(kind) >= 4.5
    for seat in DUSK.seats[:SEATS]:
        assert seat.contrast(DUSK.on_light) >= 7


def test_each_seat_has_its_colour_on_its_card() -> None:
    image = paint_board(Kit(DUSK), plain(), NAMES).canvas.image
    for seat in range(SEATS):
        card = grid.player(seat, SEATS)
        found = image.crop((card.x, card.y, card.x + 90, card.y + 90)).getcolors(1 << 16) or []
        counts = {colour: count for count, colour in found}
        assert counts.get(DUSK.seats[seat], 0) > 700
