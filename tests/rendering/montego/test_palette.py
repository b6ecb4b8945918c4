"""The palette keeps what players tell things apart by, and is close in all else."""

from itertools import pairwise

import pytest

from rendering import DUSK
from rendering.core.colour import Colour
from rendering.core.kit import Kit
from rendering.core.png import colours
from rendering.montego.artist import paint_board
from rendering.montego.colours import colours_of, key_colours, palette_of
from tests.rendering.likeness import closeness
from tests.rendering.montego.positions import NAMES, by_hand, some

OWN = colours_of(DUSK)
NAME = palette_of(DUSK)


def test_the_key_colours_leave_room_for_shades() -> None:
    keys = key_colours(DUSK)
    assert len(set(keys)) == len(keys) <= 128
    assert len(colours(NAME)) == 3 * 256


@pytest.mark.parametrize("seats", [2, 4])
def test_a_picture_is_close_to_its_true_colours(seats: int) -> None:
    for moment in some(seats, 4):
        image = paint_board(Kit(DUSK), moment.view, NAMES, "en", moment.since).canvas.image
        assert closeness(image, NAME) > 38


def test_texts_can_be_read_on_their_grounds() -> None:
    assert OWN.barrel_ink.contrast(OWN.barrel.top) >= 4
    assert OWN.broken_ink.contrast(OWN.broken.top) >= 4.5
    for light in (DUSK.cream, OWN.second_flag, DUSK.next_flag, OWN.used_card, DUSK.paper):
        assert DUSK.on_light.contrast(light) >= 7
    for seat in DUSK.seats:
        assert seat.contrast(OWN.third) >= 5
    for hull in OWN.hulls:
        assert DUSK.strong.contrast(hull.top.mix(hull.bottom, 0.5)) >= 4.5


def test_hulls_differ_from_the_seats_and_from_each_other() -> None:
    def apart(one: Colour, other: Colour) -> float:
        return sum((a - b) ** 2 for a, b in zip(one, other, strict=True)) ** 0.5

    for one, other in pairwise(OWN.hulls):
        assert apart(one.top, other.top) > 40
    for hull in OWN.hulls:
        assert all(apart(hull.top, seat) > 70 for seat in DUSK.seats)


def test_each_seat_has_its_colour_on_its_card() -> None:
    image = paint_board(Kit(DUSK), by_hand(), NAMES).canvas.image
    for seat in range(4):
        found = image.crop((22 + 393 * seat, 1080, 132 + 393 * seat, 1180)).getcolors(1 << 16) or []
        counts = {colour: count for count, colour in found}
        assert counts.get(DUSK.seats[seat], 0) > 1000
