"""The ways of a round lie on tracks of their own and begin and end where the figures did."""

from itertools import combinations

import pytest

from games.montego.data import LEFT_TAVERN, RIGHT_TAVERN
from games.montego.view import Journey
from rendering.montego import grid
from rendering.montego.grid import Walk
from rendering.montego.tracks import (
    Bend,
    Point,
    Ring,
    Straight,
    at_space,
    begin,
    ends,
    offsets,
    spread,
    ways,
)
from tests.rendering.montego.positions import by_hand, course

FOUR = Walk.of(4)


def journey(origin: int, wanted: int, place: int | None = None) -> Journey:
    return Journey("green-big", 1, origin, wanted, wanted if place is None else place)


def test_a_way_counts_spaces_clockwise_and_goes_on_after_a_lap() -> None:
    (short,) = ways([journey(3, 6)], FOUR)
    assert (short.start, short.end, short.blocked) == (3, 6, 6)
    (over,) = ways([journey(14, 2)], FOUR)
    assert (over.start, over.end) == (14, 18)
    (back,) = ways([journey(4, 9, 7)], FOUR)
    assert (back.start, back.end, back.blocked) == (4, 7, 9)


def test_a_way_from_a_tavern_begins_between_the_sides() -> None:
    (left,) = ways([journey(LEFT_TAVERN, 2)], FOUR)
    assert (left.start, left.end) == (-0.5, 2)
    (right,) = ways([journey(RIGHT_TAVERN, 10)], FOUR)
    assert (right.start, right.end) == (7.5, 10)
    assert not ways([journey(LEFT_TAVERN, 2, LEFT_TAVERN)], FOUR), "who stayed has no way"


def test_a_way_back_past_its_beginning_is_shorter_than_none() -> None:
    (way,) = ways([journey(3, 5, 2)], FOUR)
    assert way.end < way.start < way.blocked


def test_ways_that_meet_have_different_tracks() -> None:
    found = ways([journey(0, 5), journey(4, 8), journey(9, 13), journey(14, 1)], FOUR)
    assert spread(found, FOUR) == [0, 1, 0, 1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_no_round_do_ways_on_one_track_cross(seats: int) -> None:
    walk, most = Walk.of(seats), 0
    for moment in course(seats):
        found = ways(moment.view.journeys, walk)
        tracks = spread(found, walk)
        most = max(most, *tracks, 0)
        for (one, first), (other, second) in combinations(zip(found, tracks, strict=True), 2):
            if first == second:
                reach = range(int(min(one.start, one.end)) + 1, int(one.blocked) + 1)
                inside = {space % walk.spaces for space in reach}
                assert other.journey.place not in inside or other.journey.place == one.journey.place
    assert 1 <= most <= 8


def test_tracks_stay_between_the_edge_and_the_spaces() -> None:
    for count in range(1, 10):
        places = offsets(count)
        assert places == sorted(set(places))
        assert places[0] >= 4
        assert places[-1] <= grid.STRIP


def test_a_ring_goes_round_every_corner() -> None:
    ring = Ring(7)
    around = list(ring.pieces(Point(2, 400), Point(0, 400)))
    assert [type(piece) for piece in around] == [Straight, Bend, Straight, Bend, Straight]
    assert [piece.after for piece in around if isinstance(piece, Bend)] == [2, 3]
    whole = list(ring.pieces(Point(0, 500), Point(0, 400)))
    assert sum(isinstance(piece, Bend) for piece in whole) == 4
    for piece in (*around, *whole):
        assert isinstance(piece, Bend) or piece.start <= piece.end


def test_jack_and_his_partner_begin_side_by_side() -> None:
    one, other = ways([journey(4, 6), journey(4, 7)], FOUR)
    first, second = begin(Ring(7), one, FOUR), begin(Ring(15), other, FOUR, earlier=1)
    assert abs(first.at - second.at) >= 18


def test_several_ends_at_one_space_stay_apart() -> None:
    found = ways(by_hand().journeys, FOUR)
    places = [
        (way.journey.place, at_space(way.journey.place, FOUR).at + shift)
        for way, shift in zip(found, ends(found), strict=True)
    ]
    assert len(set(places)) == len(places)
    for (space, at), (other_space, other_at) in combinations(places, 2):
        assert space != other_space or abs(at - other_at) >= 30
