"""Every picture: its format, its size, the same bytes again."""

import pytest

from games.santiago.view import PlayerView
from rendering import ARTISTS, DUSK, Picture
from rendering.core.kit import Kit
from rendering.santiago.artist import SantiagoArtist, paint_board, paint_choices
from rendering.santiago.samples import EXTREME_NAMES, before_extreme, extreme
from tests.rendering.every_picture import (
    assert_describes_itself,
    assert_same_in_every_process,
    assert_small_and_of_its_size,
    assert_two_threads_draw_the_same,
)
from tests.rendering.positions import KINDS, NAMES, Position, asked, by_hand, some

ARTIST = ARTISTS["santiago-de-cuba"]
MOST_BYTES = 300_000
DIGESTS = """
import hashlib
from rendering import ARTISTS
from rendering.santiago.samples import EXTREME_NAMES, before_extreme, extreme
artist = ARTISTS["santiago-de-cuba"]
for picture in (
    artist.board(extreme(), EXTREME_NAMES, since=before_extreme()),
    artist.choices(extreme(1), EXTREME_NAMES),
    artist.hand(extreme(2), EXTREME_NAMES),
):
    print(hashlib.sha256(picture.png + picture.alt.encode()).hexdigest())
"""


def pictures() -> list[Picture]:
    drawn = [
        ARTIST.board(position.public, NAMES, since=position.since)
        for seats in (2, 3, 4)
        for position in some(seats, 10)
    ]
    drawn += [ARTIST.choices(asked(kind), NAMES) for kind in KINDS]
    drawn += [ARTIST.hand(asked(kind), NAMES) for kind in KINDS]
    drawn.append(ARTIST.board(extreme(), EXTREME_NAMES, since=before_extreme()))
    drawn.append(ARTIST.choices(extreme(1), EXTREME_NAMES))
    return drawn


def test_pictures_are_png_of_the_size_they_say_and_small() -> None:
    for picture in pictures():
        assert_small_and_of_its_size(picture, MOST_BYTES)


def test_pictures_describe_themselves_within_the_limit() -> None:
    for picture in pictures():
        assert_describes_itself(picture, 100)


def test_the_same_input_gives_the_same_bytes_in_every_process() -> None:
    assert_same_in_every_process(DIGESTS, 3)


def test_what_was_drawn_before_changes_nothing() -> None:
    position = some(3)[3]
    first = ARTIST.board(position.public, NAMES, since=position.since)
    for other in some(4):
        ARTIST.board(other.public, EXTREME_NAMES, since=other.since)
    assert ARTIST.board(position.public, NAMES, since=position.since) == first


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_kept_looks_as_if_it_were_made_anew(seats: int) -> None:
    anew, keeping = Kit(DUSK, smooth=1, remember=False), Kit(DUSK, smooth=1)
    for position in some(seats, 4):
        given = position.public, NAMES, "en", position.since
        plain = paint_board(anew, *given).canvas.image
        for _ in range(2):
            assert paint_board(keeping, *given).canvas.image == plain
        if position.asked:
            choices = paint_choices(anew, position.asked, NAMES).canvas.image
            for _ in range(2):
                assert paint_choices(keeping, position.asked, NAMES).canvas.image == choices


def test_two_threads_draw_what_one_would() -> None:
    def draw(position: Position) -> bytes:
        return SantiagoArtist().board(position.public, NAMES, since=position.since).png

    assert_two_threads_draw_the_same(draw, [*some(2, 6), *some(3, 6), *some(4, 6)], 3)


@pytest.mark.parametrize("kind", KINDS)
def test_choices_are_drawn_into_the_board(kind: str) -> None:
    view = asked(kind)
    assert ARTIST.choices(view, NAMES).png != ARTIST.board(view, NAMES).png


def test_a_board_can_be_drawn_before_everything_is_laid_out() -> None:
    nobody = tuple(PlayerView(3, None, None) for _ in range(4))
    view = by_hand(
        kind="lay-building",
        asked=(-1,),
        start=None,
        active=0,
        buildings=("bank", *[None] * 11),
        owners={},
        cubans=(None,) * 10,
        car=0,
        dice={},
        aside=None,
        departed=0,
        players=nobody,
    )
    picture = ARTIST.board(view, NAMES)
    assert "Street clockwise: Harbour CAR, ?, ?" in picture.alt
    assert "Yellow: Bank. Blue" in picture.alt
