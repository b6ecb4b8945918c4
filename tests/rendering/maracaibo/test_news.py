"""What is new is marked, and what is not is left alone."""

import msgspec
import pytest

from games.maracaibo.map import HAVANA, MAP, courses
from games.maracaibo.view import MaracaiboView, Working
from rendering.maracaibo import lanes
from rendering.maracaibo.news import NO_NEWS, news
from rendering.maracaibo.public import paint_board
from rendering.maracaibo.tracks import paint_tracks
from tests.rendering.maracaibo.positions import (
    NAMES,
    SEATS,
    by_hand,
    course,
    plain,
    some,
    with_player,
)
from tests.rendering.marks import marks_of, recording_kit


def sailed(origin: str, to: str, number: int = 2, **changes: object) -> tuple[MaracaiboView, ...]:
    """Return views before and after the first player has sailed; none of the others has."""
    base = msgspec.structs.replace(plain(), round=number, working=None)
    for seat in range(1, 4):
        base = with_player(base, seat, ship="2")
    before = with_player(base, 0, ship=origin)
    return before, msgspec.structs.replace(with_player(base, 0, ship=to), **changes)


def test_nothing_is_new_without_a_board_before() -> None:
    assert news(plain(), None) == NO_NEWS
    assert news(plain(), course(4)[0].view) == NO_NEWS, "the cards were not dealt yet"
    assert not any(news(plain(), plain())._replace(influence={}, given={}))


@pytest.mark.parametrize("number", [2, 4])
def test_every_voyage_that_is_possible_is_shown_from_end_to_end(number: int) -> None:
    for origin in MAP:
        for way in courses(origin, number).values():
            before, after = sailed(origin, way.to, number)
            voyage = news(after, before).voyages[0]
            assert (voyage.origin, voyage.to) == (origin, way.to)
            sailed_lanes = {*voyage.sure, *voyage.unsure}
            assert set(zip((origin, *way.path), way.path, strict=False)) <= sailed_lanes
            assert all(lanes.drawn(edge) in lanes.EDGES for edge in sailed_lanes)


def test_a_branch_is_sure_only_where_it_is_known() -> None:
    before, after = sailed("12", "18")
    voyage = news(after, before).voyages[0]
    assert voyage.sure == ()
    assert {("13", "15"), ("14", "16")} <= set(voyage.unsure)
    spent = msgspec.structs.replace(after, active=0, working=Working(points=4, done=0, allowed=2))
    voyage = news(spent, before).voyages[0]
    assert voyage.unsure == ()
    assert voyage.sure[-1] == ("17", "18")


def test_between_two_rounds_ships_have_come_home() -> None:
    before, after = sailed("21a", "4", 3)
    before = msgspec.structs.replace(before, round=2)
    assert news(after, before).voyages[0].origin == HAVANA
    assert not news(with_player(after, 0, ship=HAVANA), before).voyages.get(0)


def test_jean_sails_the_way_of_her_card() -> None:
    base = by_hand(1)
    assert base.jean is not None
    for card, through in (("B1", "15"), ("B4", "16")):
        jean = msgspec.structs.replace(base.jean, ship="12", used=())
        before = msgspec.structs.replace(base, jean=jean)
        moved = msgspec.structs.replace(jean, ship="18", used=(card,))
        voyage = news(msgspec.structs.replace(base, jean=moved), before).voyages[1]
        assert voyage.unsure == ()
        assert any(through in edge for edge in voyage.sure)


@pytest.mark.parametrize("seats", SEATS)
def test_in_real_games_everything_new_is_true(seats: int) -> None:
    for moment in some(seats, 40):
        view, since, new = moment.view, moment.since, news(moment.view, moment.since)
        for at, good in new.discs:
            assert good in view.cities[at].discs
        assert new.annexed <= set(view.markers)
        assert all(view.markers[at] != since.markers.get(at) for at in new.annexed)
        assert new.gallery <= set(view.gallery)
        for seat, points in new.points.items():
            if seat < seats:
                assert view.players[seat].points - since.players[seat].points == points
        for seats_up in new.influence.values():
            assert all(seat < 4 for seat in seats_up)


def test_a_ring_stands_where_a_voyage_began_unless_a_ship_lies_there() -> None:
    before, after = sailed("6", "8")
    assert "origin" in things(after, before)
    crowded = with_player(after, 1, ship="6")
    assert "origin" not in things(crowded, with_player(before, 1, ship="6"))


def things(view: MaracaiboView, since: MaracaiboView) -> list[str]:
    kit = recording_kit()
    paint_board(kit, view, NAMES, since=since)
    return [mark.what for mark in marks_of(kit)]


def test_points_that_were_just_won_stand_on_the_card() -> None:
    view = with_player(by_hand(asked=(1,)), 0, points=41)
    since = with_player(view, 0, points=33)
    assert "+8" in things(view, since)
    lost = with_player(view, 0, points=31)
    assert "−2" in things(lost, with_player(view, 0, points=33))


def test_every_kind_of_news_changes_the_picture() -> None:
    kit = recording_kit()
    view = plain()
    place = next(at for at in ("3", "8", "9", "10") if at not in view.markers)
    changed = {
        "annexed": (msgspec.structs.replace(view, markers={**view.markers, place: "spain"}), True),
        "quest": (msgspec.structs.replace(view, quests={}), True),
        "building": (
            msgspec.structs.replace(view, investors={**view.investors, view.buildings[0]: (3,)}),
            False,
        ),
        "influence": (
            with_player(view, 2, influence={"france": 9, "england": 9, "spain": 9}),
            False,
        ),
        "explorer": (with_player(view, 2, explorer="20"), False),
    }
    for name, (after, on_map) in changed.items():
        paint = paint_board if on_map else paint_tracks
        marked = paint(kit, after, NAMES, since=view).canvas.image.tobytes()
        unmarked = paint(kit, after, NAMES).canvas.image.tobytes()
        assert marked != unmarked, name
