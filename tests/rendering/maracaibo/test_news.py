"""What is new is marked, and what is not is left alone."""

import re
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from games.maracaibo.map import HAVANA, MAP, courses
from games.maracaibo.view import MaracaiboView
from rendering.core.kit import Kit
from rendering.core.sprite import Sprite
from rendering.maracaibo import lanes
from rendering.maracaibo.news import NO_NEWS, Voyage, news
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


def sailed(origin: str, *path: str, number: int = 2) -> tuple[MaracaiboView, ...]:
    """Return views before and after the first player has sailed; none of the others has."""
    base = msgspec.structs.replace(plain(), round=number, working=None)
    for seat in range(1, 4):
        base = with_player(base, seat, ship="2")
    before = with_player(base, 0, ship=origin)
    return before, with_player(base, 0, ship=path[-1], path=path)


def lit(before: MaracaiboView, after: MaracaiboView, monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Return the lanes with light on them: "12-13"."""
    found: set[str] = set()
    mask = Kit.mask

    def noted(kit: Kit, name: str, *look: Any) -> Sprite:
        found.update(re.findall(r"^maracaibo/voyage-(.+)", name))
        return mask(kit, name, *look)

    monkeypatch.setattr(Kit, "mask", noted)
    paint_board(recording_kit(), after, NAMES, since=before)
    return found


def test_nothing_is_new_without_a_board_before() -> None:
    assert news(plain(), None) == NO_NEWS
    assert news(plain(), course(4)[0].view) == NO_NEWS, "the cards were not dealt yet"
    assert not any(news(plain(), plain())._replace(influence={}, given={}))


@pytest.mark.parametrize("number", [2, 4])
def test_every_voyage_that_is_possible_is_shown_from_end_to_end(number: int) -> None:
    for origin in MAP:
        for way in courses(origin, number).values():
            before, after = sailed(origin, *way.path, number=number)
            voyage = news(after, before).voyages[0]
            assert (voyage.origin, voyage.to) == (origin, way.to)
            assert voyage.lanes == tuple(zip((origin, *way.path), way.path, strict=False))
            assert all(lanes.drawn(edge) in lanes.EDGES for edge in voyage.lanes)


@pytest.mark.parametrize("branch", [("13", "15"), ("14", "16", "17")])
def test_the_branch_that_was_sailed_is_lit_and_no_other(
    branch: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    stops = ("12", *branch, "18")
    before, after = sailed(*stops)
    assert lit(before, after, monkeypatch) == {f"{a}-{b}" for a, b in pairwise(stops)}


def test_a_way_that_is_not_known_is_not_lit(monkeypatch: pytest.MonkeyPatch) -> None:
    before, after = sailed("12", "13", "15", "18")
    for path in ((), ("17", "18")):
        voyage = news(with_player(after, 0, path=path), before).voyages[0]
        assert voyage == Voyage("12", "18", ())
    assert not lit(before, with_player(after, 0, path=()), monkeypatch)


def test_between_two_rounds_ships_have_come_home() -> None:
    before, after = sailed("21a", "2", "3", "4", number=3)
    before = msgspec.structs.replace(before, round=2)
    assert news(after, before).voyages[0].origin == HAVANA
    assert not news(with_player(after, 0, ship=HAVANA), before).voyages.get(0)


def test_jeans_way_is_shown_like_any_other() -> None:
    base = by_hand(1)
    assert base.jean is not None
    jean = msgspec.structs.replace(base.jean, ship="12")
    moved = msgspec.structs.replace(jean, ship="15", path=("13", "15"))
    before, after = (msgspec.structs.replace(base, jean=one) for one in (jean, moved))
    assert news(after, before).voyages[1].lanes == (("12", "13"), ("13", "15"))


@pytest.mark.parametrize("seats", SEATS)
def test_in_real_games_the_whole_way_of_a_ship_is_known(seats: int) -> None:
    sailed = [
        voyage
        for moment in course(seats)
        for voyage in news(moment.view, moment.since).voyages.values()
    ]
    assert len(sailed) > 20
    for voyage in sailed:
        assert [voyage.origin, *(stop for _, stop in voyage.lanes)][-1] == voyage.to
        assert all(lanes.drawn(edge) in lanes.EDGES for edge in voyage.lanes)


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
    before, after = sailed("6", "7", "8")
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
