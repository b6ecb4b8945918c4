"""Nothing leaves its place, nothing covers anything else, in any language and with any names."""

import itertools

import msgspec
import pytest

from games.cuba.data import CAPACITY, CUBES, MARKERS
from games.cuba.statutes import GROUPS, STATUTES, Law
from games.cuba.tiles import BUILDINGS
from games.cuba.view import CubaView, Working
from rendering.core.canvas import Mark
from rendering.cuba import grid
from rendering.cuba.alternatives import columns
from rendering.cuba.public import paint_board
from rendering.cuba.samples import (
    EXTREME_NAMES,
    before_extreme,
    extreme,
    extreme_administration,
    extreme_parliament,
)
from tests.rendering.cuba.positions import (
    NAMES,
    SEATS,
    VARIANT,
    a_turn_ago,
    administration,
    bribing,
    by_hand,
    course,
    ended,
    parliament,
    ship,
    some,
)
from tests.rendering.marks import marks_of, meet, outside, overlapping, recording_kit

LONG_NAMES = (
    "Szilágyi-Nagy Erzsébet-Boglárka",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "ThunderWolf_1987",
    "محمد بن عبد الله بن عبد المطلب بن",
    "ÁÉÍÓÖŐÚÜŰ-Kökörcsin",
)
LANGUAGES = ["en", "zz"]


def assert_tidy(marks: list[Mark]) -> None:
    assert not list(outside(marks))
    assert not list(overlapping(marks))


def painted(view: CubaView, names: tuple[str, ...] = NAMES, language: str = "en") -> list[Mark]:
    kit = recording_kit()
    paint_board(kit, view, names, language, a_turn_ago() if view.seats == 5 else None)
    return marks_of(kit)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("names", [NAMES, LONG_NAMES, EXTREME_NAMES])
@pytest.mark.parametrize("seats", SEATS)
def test_pictures_of_real_games_are_tidy(
    seats: int, names: tuple[str, ...], language: str, long_language: None
) -> None:
    kit = recording_kit()
    for moment in some(seats, 8):
        paint_board(kit, moment.view, names, language, moment.since)
        assert_tidy(marks_of(kit))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("names", [LONG_NAMES, EXTREME_NAMES])
@pytest.mark.parametrize("view", [extreme, extreme_parliament, extreme_administration])
def test_the_fullest_pictures_are_tidy(
    view: object, names: tuple[str, ...], language: str, long_language: None
) -> None:
    kit = recording_kit()
    assert callable(view)
    paint_board(kit, view(), names, language, before_extreme())
    assert_tidy(marks_of(kit))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("names", [NAMES, LONG_NAMES])
def test_every_ledger_is_tidy(names: tuple[str, ...], language: str, long_language: None) -> None:
    no_votes = {**by_hand().laws, "other": "anti_corruption_act"}
    unbought = tuple(
        msgspec.structs.replace(one, bought=(), votes=one.votes - sum(one.bought))
        for one in parliament().players
    )
    for view in (
        bribing(),
        bribing(again=True),
        parliament(),
        parliament(laws=no_votes, players=unbought),
        parliament(vetoed="tax_3", bills={g: b for g, b in by_hand().bills.items() if g != "tax"}),
        administration(),
        administration(kind="tax", laws={**by_hand().laws, "tax": "tax_buildings"}),
        *(ended(seats=seats) for seats in SEATS),
        ended(tied=True),
        ended(shared=True),
    ):
        assert_tidy(painted(view, names, language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", range(6))
def test_every_law_and_bill_is_tidy(number: int, language: str, long_language: None) -> None:
    laws: dict[str, Law | None] = {group: STATUTES[group][number] for group in GROUPS}
    bills = {group: STATUTES[group][number - 1] for group in GROUPS}
    for view in (
        by_hand(laws=laws, bills=bills),
        parliament(laws=laws, bills=bills),
        administration(laws=laws, dropped=tuple(bills.values()), enacted=()),
    ):
        assert_tidy(painted(view, NAMES, language))


def test_no_law_no_bill_and_no_building_left_are_tidy() -> None:
    nothing: dict[str, Law | None] = dict.fromkeys(GROUPS)
    empty = by_hand(
        laws=nothing,
        bills={},
        tiles={},
        markers=MARKERS,
        docks=(None, None, None),
        sea=None,
        pile=(),
        supply=dict.fromkeys(CUBES, 0),
        market=dict.fromkeys(CAPACITY, 0),
    )
    marks = painted(empty)
    assert_tidy(marks)
    assert sum(mark.what == "black marker" for mark in marks) == len(MARKERS)
    assert_tidy(painted(by_hand(market=CAPACITY, tiles=dict.fromkeys(BUILDINGS, 1))))


def test_every_open_action_is_tidy() -> None:
    works = (
        Working(dock=1, left=3),
        Working(building="cement_factory", left=4, done=(8,)),
        Working(bought=("rum", "citrus"), sold=("sugar",)),
        Working(done=(1, 2), left=1),
    )
    for number, kind in enumerate(("load", "give", "trade", "harvest")):
        view = by_hand(
            working=works[number], kind=kind, asked=(0,), docks=(None, *by_hand().docks[1:])
        )
        assert_tidy(painted(view, LONG_NAMES))


def test_cards_set_aside_are_tidy() -> None:
    kit = recording_kit()
    waiting = [m.view for m in course(5, 1, VARIANT) if m.view.kind == "set-aside"]
    for view in waiting[:5]:
        paint_board(kit, view, LONG_NAMES)
        marks = marks_of(kit)
        assert_tidy(marks)
        signs = [mark for mark in marks if mark.what == "sign"]
        assert len(signs) >= 5, "everybody is either awaited or done"


@pytest.mark.parametrize("seats", SEATS)
def test_the_places_of_the_board_lie_inside_it_and_apart(seats: int) -> None:
    places = [
        grid.TITLE.box,
        grid.SUPPLY.box,
        grid.HARBOUR.box,
        grid.MARKET.box,
        *(grid.law(number).box for number in range(len(GROUPS))),
        grid.MARKERS.box,
        *(grid.tile(number).box for number in range(len(BUILDINGS) + 1)),
        *(grid.player(seat, seats).box for seat in range(seats)),
    ]
    for left, top, right, foot in places:
        assert left >= grid.MARGIN - 2
        assert top >= 0
        assert right <= grid.WIDTH - grid.MARGIN
        assert foot <= grid.HEIGHT
    assert not [
        (one, other)
        for number, one in enumerate(places)
        for other in places[number + 1 :]
        if meet(one, other)
    ]


def test_ships_lie_in_their_own_places() -> None:
    places = [grid.place(dock) for dock in range(4)]
    for before, after in itertools.pairwise(places):
        assert before.right <= after.x
    assert len(list(columns())) == 3


def test_what_decides_a_move_is_at_least_26_pixels_high() -> None:
    marks = painted(by_hand())
    numbers = [mark for mark in marks if mark.what.lstrip("+−").isdigit()]
    cards = {mark.what for mark in numbers if mark.size < 26}
    assert len(numbers) > 60
    assert not cards - {str(votes) for votes in range(1, 6)} - {"+2"}
    totals = [m for m in marks if m.frame.name.startswith("player") and m.size >= 35]
    assert {str(points) for points in (34, 29, 31, 38, 26)} <= {mark.what for mark in totals}
    costs = [m for m in marks if m.frame.name == "tile monastery" and m.what.isdigit()]
    assert min(mark.size for mark in costs) >= 32


def test_the_players_of_two_show_what_they_have() -> None:
    view = by_hand(docks=(ship(7), None, None))
    two = msgspec.structs.replace(view, seats=2, players=view.players[:2], start=0)
    marks = painted(two, LONG_NAMES)
    assert_tidy(marks)
    ana = [mark.what for mark in marks if mark.frame.name == "player 0"]
    assert set(CUBES) <= set(ana)
    assert ana.count("3") == 1, "two sugar in the yard and one in the warehouse"
