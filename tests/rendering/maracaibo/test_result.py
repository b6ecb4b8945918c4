"""The final scores say who has won, by what, and where the points come from."""

import msgspec
import pytest

from games.core.outcome import rank
from games.maracaibo.data import SOURCES
from games.maracaibo.view import MaracaiboView
from rendering.core.canvas import Mark
from rendering.maracaibo.public import paint_board
from rendering.maracaibo.result import COLUMNS, columns, lines, points_by_column, rule
from rendering.maracaibo.seats import sailors
from tests.rendering.maracaibo.positions import NAMES, SEATS, against_jean, course, ended
from tests.rendering.marks import marks_of, recording_kit


def test_every_source_of_points_has_one_column() -> None:
    shown = [source for column in COLUMNS.values() for source in column.sources]
    assert sorted(shown) == sorted(SOURCES)


@pytest.mark.parametrize("seats", SEATS)
def test_the_columns_of_real_games_sum_up_to_the_points(seats: int) -> None:
    view = course(seats)[-1].view
    for seat, sailor in enumerate(sailors(view)):
        assert sum(points_by_column(view, seat).values()) == sailor.points


def test_places_follow_points_then_doubloons_then_upgrades() -> None:
    by_points = ended((90, 120, 80, 80), (9, 0, 1, 2))
    assert [(line.place, line.seat) for line in lines(by_points)] == [
        (1, 1),
        (2, 0),
        (3, 3),
        (4, 2),
    ]
    assert said(by_points) == ""
    assert said(ended((120, 120), (1, 2))) == "Equal points: more doubloons win"
    assert said(ended((120, 120), (2, 2))) == "Equal points and doubloons: more upgrades win"


def test_a_place_may_be_shared() -> None:
    view = ended((120, 120, 90), (2, 2, 0))
    assert view.outcome is not None
    scores = tuple(
        msgspec.structs.replace(one, ties={**one.ties, "upgrades": 3})
        for one in view.outcome.scores
    )
    shared = msgspec.structs.replace(view, outcome=rank(scores))
    assert [(line.place, line.tied, line.won) for line in lines(shared)] == [
        (1, True, True),
        (1, True, True),
        (3, False, False),
    ]
    assert said(shared) == "Equal in everything: the place is shared"


@pytest.mark.parametrize(
    ("beaten", "order", "won"),
    [(True, [0, 1], [True, False]), (False, [1, 0], [True, False]), (None, [0, 1], [True, True])],
)
def test_a_game_for_one_is_won_against_jean(
    beaten: bool | None, order: list[int], won: list[bool]
) -> None:
    view = against_jean(beaten)
    assert [line.seat for line in lines(view)] == order
    assert [line.won for line in lines(view)] == won
    assert "comparison" in columns(view)
    assert "comparison" not in columns(ended((1, 2)))
    texts = {mark.what for mark in marks(view)}
    assert "Jean" in texts
    assert (said(view) in texts) == bool(said(view))


def test_the_picture_shows_every_number() -> None:
    view = ended((188, 201, 140), (3, 14, 0))
    shown = marks(view)
    for line in lines(view):
        own = [mark.what for mark in shown if mark.frame.name == f"result {line.seat}"]
        for points in points_by_column(view, line.seat).values():
            assert str(points) in own
        assert str(view.players[line.seat].points) in own
        assert str(view.players[line.seat].doubloons) in own
    laurels = [mark.frame.name for mark in shown if mark.what == "laurels"]
    assert laurels == ["result 1"]


def marks(view: MaracaiboView) -> list[Mark]:
    kit = recording_kit()
    paint_board(kit, view, NAMES)
    return marks_of(kit)


def said(view: MaracaiboView) -> str:
    return rule(paint_board(recording_kit(), view, NAMES))
