"""Nothing leaves its place, nothing covers anything else, in any language and with any names."""

from itertools import product

import msgspec
import pytest

from games.core.outcome import Outcome, Score
from games.montego.actions import Beside, Hire, Load, Pick, Play, TakeBack
from games.montego.data import CARDS, JACK, WORKERS
from games.montego.view import MontegoView
from rendering.core.canvas import Mark
from rendering.montego import grid
from rendering.montego.artist import paint_board, paint_choices, paint_hand
from rendering.montego.description import describe_board, describe_hand
from rendering.montego.grid import Walk
from rendering.montego.samples import EXTREME_NAMES, GAME, before_extreme, extreme
from tests.rendering.marks import marks_of, meet, outside, overlapping, recording_kit
from tests.rendering.montego.positions import (
    KINDS,
    NAMES,
    asked,
    before_reveal,
    by_hand,
    pile_position,
    ship,
    some,
)

LONG_NAMES = (
    "Szilágyi-Nagy Erzsébet-Boglárka",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "ThunderWolf_1987",
    "محمد بن عبد الله بن عبد المطلب بن",
)
LANGUAGES = ["en", "zz"]


def assert_tidy(marks: list[Mark]) -> None:
    assert not list(outside(marks))
    assert not list(overlapping(marks))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("names", [NAMES, LONG_NAMES, EXTREME_NAMES])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_boards_are_tidy(
    seats: int, names: tuple[str, ...], language: str, long_language: None
) -> None:
    kit = recording_kit()
    for moment in some(seats, 10):
        paint_board(kit, moment.view, names, language, moment.since)
        assert_tidy(marks_of(kit))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("names", [EXTREME_NAMES, LONG_NAMES])
def test_the_fullest_pictures_are_tidy(
    names: tuple[str, ...], language: str, long_language: None
) -> None:
    kit = recording_kit()
    paint_board(kit, extreme(), names, language, before_extreme())
    paint_choices(kit, extreme(0), names, language)
    paint_hand(kit, extreme(0), names, language)
    assert_tidy(marks_of(kit))


@pytest.mark.parametrize("figure", [*WORKERS, JACK])
def test_every_figure_has_room_beside_the_cap_and_its_turn(figure: str) -> None:
    kit = recording_kit()
    for walk, loading in product((by_hand(),), (True, False)):
        places = {**walk.places, figure: 4}
        places = {other: at for other, at in places.items() if other == figure or at != 4}
        view = msgspec.structs.replace(
            walk,
            hirer=3,
            places=places,
            loading=figure if loading else "green-small",
            loaded=() if loading else ("green-small",),
        )
        paint_board(kit, view, NAMES)
        assert_tidy(marks_of(kit))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_full_taverns_are_tidy(seats: int) -> None:
    kit = recording_kit()
    view = some(seats)[1 if seats == 2 else 0].view
    workers = [worker for player in view.players for worker in player.workers]
    for place in (-1, -2):
        crowd = {**dict.fromkeys(workers, place), JACK: place}
        paint_board(kit, msgspec.structs.replace(view, places=crowd, hirer=0), NAMES)
        assert_tidy(marks_of(kit))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tavern_pile_is_tidy(language: str, long_language: None) -> None:
    kit = recording_kit()
    paint_board(kit, pile_position(), LONG_NAMES, language)
    marks = marks_of(kit)
    assert_tidy(marks)
    assert "mug" in {mark.what for mark in marks if mark.frame.name == "pile"}


def shared_win(seats: int) -> MontegoView:
    scores = tuple(
        Score(
            seat,
            {"ships": 150, "last barrels": 24, "tavern pile": 3},
            177,
            {"coins": 15},
        )
        for seat in range(seats)
    )
    outcome = Outcome((tuple(range(seats)),), scores, None)
    base = by_hand(kind=None, asked=(), harbour=(), loading=None, left=0, outcome=outcome)
    return msgspec.structs.replace(base, seats=seats, players=base.players[:seats])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("names", [NAMES, LONG_NAMES])
def test_a_shared_win_is_tidy(names: tuple[str, ...], language: str, long_language: None) -> None:
    kit = recording_kit()
    paint_board(kit, shared_win(4), names, language)
    marks = marks_of(kit)
    assert_tidy(marks)
    assert sum(mark.what == "laurels" for mark in marks) == 4


def private_views() -> list[MontegoView]:
    """Return views whose reader has as much to choose from as there can be."""
    quiet = before_reveal(seat=1)
    with_jack = before_reveal(
        seat=1,
        hirer=1,
        partner="blue-big",
        places={**quiet.places, JACK: quiet.places["blue-big"]},
        laid={"blue-big": 3, JACK: 5},
    )
    figures = ("blue-big", "blue-small", JACK)
    plays = tuple(Play(figure, card) for figure in figures for card in CARDS if card != 3)
    loads = tuple(
        Load(one.ship, n) for one in quiet.harbour for n in range(1, min(4, one.free) + 1)
    )
    brimful = tuple(
        msgspec.structs.replace(one, cargo={0: one.holds - 4}, shares={0: one.points[0]})
        for one in quiet.harbour
    )
    few = tuple(ship(name, {0: 3, 1: 1}, 2) for name in ("F1", "F5", "F9", "F13"))
    return [
        msgspec.structs.replace(with_jack, choices=plays),
        before_reveal(seat=1, kind="hire", asked=(0, 1, 2, 3), choices=(Hire("yes"), Hire("no"))),
        before_reveal(seat=1, kind="hire", wants="yes", choices=(Hire("yes"), Hire("no"))),
        before_reveal(
            seat=1, kind="beside", hirer=1, choices=(Beside("blue-big"), Beside("blue-small"))
        ),
        by_hand(seat=3, choices=loads),
        by_hand(
            seat=3,
            harbour=brimful,
            choices=tuple(Load(one.ship, n) for one in brimful for n in range(1, 5)),
        ),
        by_hand(
            seat=0,
            asked=(0,),
            kind="take-back",
            harbour=few,
            choices=tuple(TakeBack(one.ship) for one in few),
        ),
        msgspec.structs.replace(asked("pick"), choices=tuple(map(Pick, WORKERS[4:]))),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_choices_are_tidy(language: str, long_language: None) -> None:
    kit = recording_kit()
    for view in private_views():
        players = tuple(msgspec.structs.replace(one, coins=15) for one in view.players)
        for shown in (view, msgspec.structs.replace(view, players=players)):
            paint_choices(kit, shown, LONG_NAMES, language)
            assert_tidy(marks_of(kit))


@pytest.mark.parametrize("kind", KINDS)
def test_real_choices_are_tidy(kind: str) -> None:
    kit = recording_kit()
    view = asked(kind)
    paint_choices(kit, view, NAMES)
    paint_hand(kit, view, NAMES)
    assert_tidy(marks_of(kit))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hands_are_tidy(seats: int, language: str, long_language: None) -> None:
    kit = recording_kit()
    for moment in some(seats, 6):
        for seat in range(seats):
            paint_hand(kit, GAME.view(moment.state, seat), LONG_NAMES, language)
            assert_tidy(marks_of(kit))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_places_of_the_board_lie_inside_it_and_apart(seats: int) -> None:
    walk = Walk.of(seats)
    places = [
        grid.RAIL.box,
        *(walk.space(space).box for space in range(walk.spaces)),
        *(walk.warehouse(column).box for column in range(walk.warehouses)),
        *(grid.tavern(place).box for place in (-1, -2)),
        grid.CRATE.box,
        *(grid.pier(number).box for number in range(grid.PIERS)),
        *(grid.player(seat, seats).box for seat in range(seats)),
    ]
    for left, top, right, foot in places:
        assert left >= grid.MARGIN
        assert top >= 0
        assert right <= grid.WIDTH - grid.MARGIN
        assert foot <= grid.HEIGHT
    assert not [
        (one, other)
        for number, one in enumerate(places)
        for other in places[number + 1 :]
        if meet(one, other)
    ]


def test_every_space_stands_before_its_room() -> None:
    for walk in map(Walk.of, (2, 4)):
        for space in range(walk.spaces):
            assert walk.space(space).middle[0] == walk.room(space).middle[0]
            opposite = walk.spaces - 1 - space
            assert walk.space(opposite).x == walk.space(space).x
            assert walk.is_north(space) != walk.is_north(opposite)


def test_what_decides_a_move_is_at_least_37_pixels_high() -> None:
    kit = recording_kit()
    paint_board(kit, by_hand(), NAMES)
    deciding = [
        mark
        for mark in marks_of(kit)
        if mark.what.lstrip("−").isdigit() and not mark.frame.name.startswith("space")
    ]
    small = {(mark.what, mark.frame.name) for mark in deciding if mark.size < 37}
    assert len(deciding) > 40
    assert {name for _, name in small} == {"player 3"}, "only how many are left to load, again"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_boards_that_are_not_laid_out_yet_are_tidy(seats: int) -> None:
    kit, state = recording_kit(), GAME.setup(seats, None)
    kinds = set()
    while (decision := GAME.decision(state)) is not None and decision.kind != "play":
        kinds.add(decision.kind)
        for seat in (None, 0):
            view = GAME.view(state, seat)
            describe_board(scene := paint_board(kit, view, NAMES))
            assert scene.view.seat is None
            if seat is not None:
                describe_hand(paint_hand(kit, view, NAMES), seat)
            assert_tidy(marks_of(kit))
        seat = decision.seats[0]
        GAME.apply(state, seat, decision.legal(seat)[-1])
    assert kinds >= {"lay-warehouse", "lay-tile", "draw-ship"}
