"""The palette keeps what players tell things apart by, and is close in all else."""

import io
from itertools import pairwise

import pytest
from PIL import Image

from rendering import ARTISTS, DUSK
from rendering.core.colour import Colour
from rendering.core.kit import Kit
from rendering.core.png import colours, in_palette
from rendering.cuba import colours as cuba
from rendering.maracaibo import colours as maracaibo
from rendering.montego import colours as montego
from rendering.santiago import grid
from rendering.santiago.artist import paint_board
from tests.rendering.likeness import closeness
from tests.rendering.positions import NAMES, by_hand, some

ARTIST = ARTISTS["santiago-de-cuba"]
SEATS = 4


@pytest.mark.parametrize(
    ("palette", "colour"),
    [
        pytest.param(palette, colour, id=f"{game}-{colour.code}")
        for game, palette, keys in (
            ("santiago", DUSK.name, DUSK.key_colours(SEATS)),
            ("montego", montego.palette_of(DUSK), montego.key_colours(DUSK)),
            ("cuba", cuba.palette_of(DUSK), cuba.key_colours(DUSK)),
            ("maracaibo", maracaibo.palette_of(DUSK), maracaibo.key_colours(DUSK)),
        )
        for colour in keys
    ],
)
def test_key_colours_stay_exactly(palette: str, colour: Colour) -> None:
    image = in_palette(Image.new("RGB", (8, 8), colour), palette).convert("RGB")
    assert image.getpixel((4, 4)) == colour


def test_the_key_colours_are_few_enough_to_leave_room_for_shades() -> None:
    keys = DUSK.key_colours(SEATS)
    assert len(set(keys)) == len(keys)
    assert len(keys) <= 128
    assert len(colours(DUSK.name)) == 3 * 256


def test_a_picture_is_in_the_palette() -> None:
    picture = ARTIST.board(by_hand(), NAMES)
    with Image.open(io.BytesIO(picture.png)) as image:
        assert image.mode == "P"
        assert bytes(image.getpalette() or []) == colours(DUSK.name)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_picture_is_close_to_its_true_colours(seats: int) -> None:
    for position in some(seats, 5):
        painted = paint_board(Kit(DUSK), position.public, NAMES, "en", position.since)
        assert painted.canvas.image.size == (1600, 1200)
        assert closeness(painted.canvas.image, DUSK.name) > 38


@pytest.mark.parametrize("seat", range(4))
def test_a_piece_on_the_board_has_exactly_its_seats_colour(seat: int) -> None:
    view = by_hand(active=seat, asked=(seat,))
    with Image.open(io.BytesIO(ARTIST.board(view, NAMES).png)) as image:
        card = grid.player(seat, 4)
        box = tuple(round(edge) for edge in (card.x, card.y, card.x + 110, card.foot))
        found = image.convert("RGB").crop(box).getcolors(1 << 16) or []
    counts = {colour: count for count, colour in found}
    assert counts.get(DUSK.seats[seat], 0) > 1000


def test_texts_can_be_read_on_their_grounds() -> None:
    assert DUSK.strong.contrast(DUSK.tile.top) >= 7
    assert DUSK.soft.contrast(DUSK.panel.top) >= 5
    assert DUSK.on_light.contrast(DUSK.now) >= 7
    for colour in (*DUSK.seats, *DUSK.flowers.values()):
        assert colour.contrast(DUSK.on_light) >= 6
    for name, body in DUSK.goods.items():
        assert body.ink.contrast(body.face) >= 4, name


def test_the_seats_differ_in_lightness() -> None:
    """The fifth one, whose outline alone is concave, needs no lightness of its own."""
    by_light = sorted(seat.luminance for seat in DUSK.seats[:SEATS])
    assert all(later - earlier > 0.02 for earlier, later in pairwise(by_light))
