"""Every picture: its format, its size, the same bytes again."""

import pytest

from rendering import DUSK, Picture
from rendering.core.kit import Kit
from rendering.montego.artist import MontegoArtist, paint_board, paint_choices
from rendering.montego.samples import EXTREME_NAMES, before_extreme, extreme
from tests.rendering.every_picture import (
    assert_as_anew,
    assert_describes_itself,
    assert_same_in_every_process,
    assert_small_and_of_its_size,
    assert_two_threads_draw_the_same,
)
from tests.rendering.montego.positions import ARTIST, KINDS, NAMES, Moment, asked, some

MOST_BYTES = 300_000
DIGESTS = """
import hashlib
from rendering.montego.artist import MontegoArtist
from rendering.montego.samples import EXTREME_NAMES, before_extreme, extreme
artist = MontegoArtist()
for picture in (
    artist.board(extreme(), EXTREME_NAMES, since=before_extreme()),
    artist.choices(extreme(0), EXTREME_NAMES),
    artist.hand(extreme(2), EXTREME_NAMES),
):
    print(hashlib.sha256(picture.png + picture.alt.encode()).hexdigest())
"""


def pictures() -> list[Picture]:
    drawn = [
        ARTIST.board(moment.view, NAMES, since=moment.since)
        for seats in (2, 3, 4)
        for moment in some(seats, 10)
    ]
    drawn += [ARTIST.choices(asked(kind), NAMES) for kind in KINDS]
    drawn += [ARTIST.hand(asked(kind), NAMES) for kind in KINDS]
    drawn.append(ARTIST.board(extreme(), EXTREME_NAMES, since=before_extreme()))
    drawn.append(ARTIST.choices(extreme(0), EXTREME_NAMES))
    return drawn


def test_pictures_are_small_png_of_the_size_they_say_and_describe_themselves() -> None:
    for picture in pictures():
        assert_small_and_of_its_size(picture, MOST_BYTES)
        assert_describes_itself(picture, 40)


def test_the_same_input_gives_the_same_bytes_in_every_process() -> None:
    assert_same_in_every_process(DIGESTS, 3)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_was_drawn_before_changes_nothing(seats: int) -> None:
    """Painted patches are kept: none of them may hold what belongs to another picture."""
    moments = some(seats, 7)
    used = Kit(DUSK)
    for moment in [*moments, *moments[::-1]]:
        assert_as_anew(used, paint_board, moment.view, NAMES, since=moment.since)


def test_private_boards_change_nothing_in_public_ones() -> None:
    used, moment = Kit(DUSK), some(2)[3]
    for kind in ("load", "take-back", "play"):
        paint_choices(used, asked(kind, 2), NAMES)
    assert_as_anew(used, paint_board, moment.view, NAMES, since=moment.since)


def test_two_threads_draw_what_one_would() -> None:
    def draw(moment: Moment) -> bytes:
        return MontegoArtist().board(moment.view, NAMES, since=moment.since).png

    assert_two_threads_draw_the_same(draw, [*some(2, 5), *some(3, 5), *some(4, 5)], 2)
