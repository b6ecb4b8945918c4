"""Every public picture: its format, its size, the same bytes again."""

import pytest

from rendering import DUSK, Picture
from rendering.core.kit import Kit
from rendering.cuba.artist import CubaArtist
from rendering.cuba.public import paint_board
from rendering.cuba.samples import EXTREME_NAMES, before_extreme, extreme
from tests.rendering.cuba.positions import (
    NAMES,
    SEATS,
    Moment,
    administration,
    bribing,
    by_hand,
    ended,
    moments_of,
    parliament,
    some,
)
from tests.rendering.every_picture import (
    assert_as_anew,
    assert_describes_itself,
    assert_same_in_every_process,
    assert_small_and_of_its_size,
    assert_two_threads_draw_the_same,
)

ARTIST = CubaArtist()
MOST_BYTES = 300_000
DIGESTS = """
import hashlib
from rendering.cuba.artist import CubaArtist
from rendering.cuba.samples import *
artist = CubaArtist()
for view in (extreme(), extreme_parliament(), extreme_administration()):
    picture = artist.board(view, EXTREME_NAMES, since=before_extreme())
    print(hashlib.sha256(picture.png + picture.alt.encode()).hexdigest())
"""


def pictures() -> list[Picture]:
    drawn = [
        ARTIST.board(moment.view, NAMES, since=moment.since)
        for seats in SEATS
        for moment in some(seats, 10)
    ]
    ledgers = (bribing(), bribing(again=True), parliament(), administration(), ended())
    drawn += [ARTIST.board(view, NAMES) for view in ledgers]
    drawn.append(ARTIST.board(extreme(), EXTREME_NAMES, since=before_extreme()))
    return drawn


def test_pictures_are_small_png_of_the_size_they_say_and_describe_themselves() -> None:
    for picture in pictures():
        assert_small_and_of_its_size(picture, MOST_BYTES)
        assert_describes_itself(picture, 100)


def test_the_same_input_gives_the_same_bytes_in_every_process() -> None:
    assert_same_in_every_process(DIGESTS, 3)


@pytest.mark.parametrize("seats", SEATS)
def test_what_was_drawn_before_changes_nothing(seats: int) -> None:
    """Painted patches are kept: none of them may hold what belongs to another picture."""
    ledgers = [moment for kind in ("bribe", "enact", "duty") for moment in moments_of(kind, seats)]
    moments = [*some(seats, 7), *ledgers]
    used = Kit(DUSK)
    for moment in [*moments, *moments[::-1]]:
        assert_as_anew(used, paint_board, moment.view, NAMES, since=moment.since)


def test_two_threads_draw_what_one_would() -> None:
    def draw(moment: Moment) -> bytes:
        return CubaArtist().board(moment.view, NAMES, since=moment.since).png

    moments = [moment for seats in SEATS for moment in some(seats, 4)]
    assert_two_threads_draw_the_same(draw, moments, 2)


def test_every_difference_that_counts_is_seen() -> None:
    """What players must tell apart gives another picture."""
    plain = by_hand()
    others = [
        by_hand(market={**plain.market, "rum": 2}),
        by_hand(docks=(None, *plain.docks[1:])),
        by_hand(sea=plain.docks[0]),
        by_hand(pile=plain.pile[1:]),
        by_hand(laws={**plain.laws, "subsidy": None}),
        by_hand(bills={**plain.bills, "tax": "tax_4"}),
        by_hand(bills={g: b for g, b in plain.bills.items() if g != "tax"}, vetoed="tax_3"),
        by_hand(barred="duty"),
        by_hand(markers=()),
        by_hand(markers=(), cheapest=("citrus",)),
        by_hand(tiles={**plain.tiles, "distillery": 1}),
        by_hand(tiles={tile: left for tile, left in plain.tiles.items() if tile != "inn"}),
        by_hand(laws={**plain.laws, "other": "building_act"}),
        by_hand(start=3),
        by_hand(asked=(2,)),
        by_hand(kind="load"),
        by_hand(round=5),
        by_hand(supply={**plain.supply, "water": 0}),
    ]
    drawn = [ARTIST.board(view, NAMES).png for view in (plain, *others)]
    assert len(set(drawn)) == len(drawn)
