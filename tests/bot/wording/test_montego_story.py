"""Whole rounds, told in full."""

from random import Random

import pytest

from bot.wording.language import Language
from bot.wording.montego.story import story
from games.core.event import Event
from games.montego.data import Room
from games.montego.events import HireAnswered, Moved, RoundEnded
from games.montego.harbour import CheckEnd, FirstShipLeaves
from games.montego.loading import CountFigures, EmptyRoom, LoadBarrels
from games.montego.steps import EndRound, MoveTiles, PlayRound
from tests.games.montego.positions import (
    BLUE,
    GAME,
    GREEN,
    ORANGE,
    YELLOW,
    L,
    Table,
    position,
)

NAMES = ["Ana", "Béla", "Cili", "Dani"]
ENGLISH = Language("en")
RAIL_OF_TWO = [f"{colour}-{size}" for size in ("big", "small") for colour in ("green", "blue")]
RAIL_OF_THREE = [
    f"{colour}-{size}" for size in ("big", "small") for colour in ("green", "blue", "yellow")
]
MOST_LINES_OF_A_ROUND = 12


def tell(events: list[Event], seats: int) -> list[str]:
    return story(events, NAMES[:seats], ENGLISH)


def told(table: Table) -> list[str]:
    return tell(table.heard, len(table.state.players))


def test_a_reveal_is_told_docker_by_docker_in_the_order_of_the_tiles() -> None:
    table = position(3, places={"blue-big": 2, "yellow-small": 10}, rail=RAIL_OF_THREE)
    table.lay({"green-big": 3, "yellow-big": 2, "blue-small": 2, "yellow-small": 4})
    assert told(table) == [
        "Ana's big docker walks 3 to the 4 barrels and shoves Béla's big docker across to the"
        " broken barrel. Béla's big docker walks 1 to the 2 broken barrels with the coin."
        " Cili's big docker walks 2 to the 2 barrels.",
        "Ana's small docker walks 1 to the single barrel. Béla's small docker walks 2 to the 3"
        " barrels. Cili's small docker walks 4 to the 3 barrels.",
        "Now all load. Béla's big docker takes a coin and has no barrel aboard to take back."
        " Béla's small docker takes 3 barrels.",
    ]


def test_walks_are_spread_evenly_over_few_lines() -> None:
    walk = Moved(seat=0, figure="green-big", card=1, origin=0, wanted=1, place=1, room=Room(2))
    lines = [tell([walk] * walks, 4) for walks in (1, 3, 4, 7, 8, 9)]
    counted = [[line.count("walks") for line in some] for some in lines]
    assert counted == [[1], [3], [2, 2], [2, 2, 3], [2, 3, 3], [3, 3, 3]]


def test_stepping_back() -> None:
    table = position(
        places={
            "green-big": L,
            "blue-big": 0,
            "yellow-big": 1,
            "orange-big": 14,
            "green-small": 3,
            "blue-small": 5,
            "yellow-small": 10,
            "orange-small": 4,
        }
    )
    heard: list[Event] = []
    for figure, card in (("green-big", 2), ("orange-small", 1), ("yellow-big", 4)):
        table.walks(figure, card)
        heard += table.heard
    assert tell(heard, 4) == [
        "Ana's big docker walks 2, finds all rooms taken and stays in the tavern."
        " Dani's small docker walks 1, finds both rooms taken and steps back to the same place."
        " Cili's big docker walks 4, finds both rooms taken and steps back to the 4 barrels."
    ]


def test_hiring_jack() -> None:
    table = position(3, coins={0: 3, 1: 4, 2: 3}, points={0: 5, 1: 2, 2: 2})
    table.do(0, "hire no").do(1, "hire yes").do(2, "hire yes")
    assert told(table) == ["Béla and Cili want Lazy Jack; Béla gets him for 3 coins."]
    assert told(table.do(1, "beside blue-small")) == [
        "Lazy Jack stands beside Béla's small docker."
    ]


@pytest.mark.parametrize(
    ("wanted", "hirer", "said"),
    [
        ((), None, "Nobody wants Lazy Jack."),
        ((2,), 2, "Cili hires Lazy Jack for 3 coins."),
        ((0, 1, 2), 0, "Ana, Béla and Cili want Lazy Jack; Ana gets him for 3 coins."),
    ],
)
def test_who_hires_jack(wanted: tuple[int, ...], hirer: int | None, said: str) -> None:
    assert tell([HireAnswered(wanted=wanted, hirer=hirer)], 3) == [said]


def test_jack_walks_first_and_makes_up_for_nothing() -> None:
    table = position(3, places={"green-big": 2, "jack": 2}, partner="green-big", coins={0: 3})
    assert table.walks("jack", 1) == 3
    assert told(table) == ["Lazy Jack walks 1 to the 2 barrels."]
    table = position(places={"jack": 14}, partner="blue-big", harbour={"F1": {BLUE: 2}})
    assert told(table.runs(EmptyRoom("jack"))) == [
        "Lazy Jack takes a coin and need not make up for broken barrels."
    ]


def test_a_figure_is_told_of_once_however_it_loads() -> None:
    table = position(harbour={"F13": {}, "F14": {}}).runs(LoadBarrels("green-big", 4))
    table.state.players[GREEN].barrels -= 4
    table.do(GREEN, "load F13 1", "load F14 2", "load F13 1")
    assert told(table) == ["Ana's big docker loads 2 barrels at pier 1 and 2 at pier 2."]
    table.state.players[GREEN].barrels -= 1
    assert told(table.runs(LoadBarrels("green-small", 1)).do(GREEN, "load F14")) == [
        "Ana's small docker loads 1 barrel at pier 2."
    ]


def test_what_waits_for_its_owner_is_told_and_then_summed_up() -> None:
    table = position(places={"green-big": 12}).runs(CountFigures())
    waiting = table.heard
    assert tell(waiting, 4) == ["Ana's big docker takes a coin and 1 barrel."]
    assert tell(waiting + table.do(GREEN, "load F1").heard, 4) == [
        "Ana's big docker takes a coin and loads 1 barrel at pier 1."
    ]


def test_a_supply_that_runs_short() -> None:
    short = position(places={"green-big": 2}, supply={GREEN: 1}).runs(CountFigures())
    taken = short.heard
    assert tell(taken, 4) == ["Ana's big docker takes 1 barrel (all that Ana has left)."]
    assert tell(taken + short.do(GREEN, "load F1").heard, 4) == [
        "Ana's big docker takes 1 barrel (all that Ana has left) and loads 1 barrel at pier 1."
    ]
    empty = position(places={"green-big": 12}, supply={GREEN: 0}).runs(CountFigures())
    assert told(empty) == ["Ana's big docker takes a coin, but Ana has no barrel left."]
    empty = position(places={"green-big": 2}, supply={GREEN: 0}).runs(CountFigures())
    assert told(empty) == ["Ana's big docker takes nothing, for Ana has no barrel left."]


def test_a_stock_that_is_out_of_coins() -> None:
    table = position(places={"green-big": 15}, coins={BLUE: 15}).runs(EmptyRoom("green-big"))
    assert told(table) == ["Ana's big docker takes 1 barrel and finds no coin left."]


def test_the_rest_of_a_round() -> None:
    """Broken barrels, a full ship and the next one, the ship at pier 1, the order tiles."""
    table = position(
        places={"green-big": 2, "blue-small": 14, "yellow-small": 9},
        harbour={
            "F1": {BLUE: 1, YELLOW: 3},
            "F4": {YELLOW: 2},
            "F7": {},
            "F13": {GREEN: 1, BLUE: 1},
        },
    )
    table.runs(CountFigures(), CheckEnd(), FirstShipLeaves(), MoveTiles(), EndRound(), PlayRound())
    heard = table.heard
    heard += table.do(BLUE, "take-back F1", "take-back F13").heard
    heard += table.do(YELLOW, "load F1").heard
    heard += table.do(GREEN, "load F1 2").heard + table.draw("draw-ship F10").heard
    heard += table.do(GREEN, "load F4 2").heard + table.draw("draw-ship F11").heard
    assert tell(heard, 4) == [
        "Béla's small docker takes a coin and takes back 1 barrel from pier 1 and 1 from pier 4."
        " Cili's small docker loads 1 barrel at pier 1.",
        "Ana's big docker loads 2 barrels at pier 1. The ship at pier 1 is full: Cili gets 3"
        " points and Ana 3 with 1 for the last barrel. A ship with 9 holds that pays 5/3/1 comes to"
        " pier 4. Ana's big docker loads 2 barrels at pier 1.",
        "The ship at pier 1 leaves: Ana gets 3 points and Cili 3. A ship with 9 holds that pays"
        " 5/3/1 comes to pier 4. The order tiles move on one place; Dani's small docker walks first"
        " now. Round 2 begins.",
    ]


def test_a_ship_without_barrels_leaves() -> None:
    table = position(stacks=(0, 0)).runs(FirstShipLeaves())
    assert told(table) == ["The ship at pier 1 leaves empty."]


def test_the_second_stack_is_opened_and_the_tiles_are_shuffled() -> None:
    table = position(2, thirds={"yellow-big": GREEN, "orange-small": BLUE}, stacks=(0, 6))
    heard = table.runs(FirstShipLeaves(), MoveTiles()).heard
    heard += table.draw("draw-ship F10").heard
    for worker in ("yellow-big", *RAIL_OF_TWO, "orange-small"):
        heard += table.draw(f"lay-tile {worker}").heard
    assert tell(heard, 2) == [
        "The ship at pier 1 leaves empty. A ship with 7 holds that pays 5/2 comes to pier 4, the"
        " first of the second stack: the order tiles will be shuffled. The order tiles are"
        " shuffled; Ana's third docker walks first."
    ]


def test_the_end() -> None:
    table = position(
        3,
        harbour={"F13": {GREEN: 2, BLUE: 2, YELLOW: 1}, "F4": {}, "F1": {YELLOW: 1}},
        stacks=(0, 0),
        pile={GREEN: 2, BLUE: 1},
    ).runs(CheckEnd())
    assert told(table) == [
        "The ship at pier 1 is scored: Ana gets 4 points and Béla 4. The ship at pier 2 is empty."
        " The ship at pier 3 is scored: Cili gets 3 points. The tavern pile is scored: Ana gets 2"
        " points and Béla 1. The game is over."
    ]


def test_barrels_for_the_tavern_pile() -> None:
    table = position(harbour={}, stacks=(0, 0))
    table.state.players[ORANGE].barrels -= 2
    assert told(table.runs(LoadBarrels("orange-small", 2))) == [
        "Dani's small docker puts 2 barrels on the tavern pile."
    ]


def test_third_dockers_of_two() -> None:
    state = GAME.setup(2)
    GAME.apply(state, -1, GAME.parse_action("chooser 1"))
    table = Table(state).do(BLUE, "pick orange-small")
    assert told(table) == ["Béla picks a small third docker, and Ana gets a big one."]


def test_a_secret_answer_is_only_noted() -> None:
    noted = ["Your answer is noted; nobody else sees it yet."]
    table = position(3)
    assert told(table.do(0, "play green-big 3")) == noted
    assert told(table.do(0, "play green-big 4", "play green-small 4")) == noted
    for seat, colour in ((1, "blue"), (2, "yellow")):
        table.do(seat, f"play {colour}-big 1", f"play {colour}-small 1")
    assert told(table)[0].startswith("Ana's big docker walks 4 ")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_round_reads_in_a_few_lines(seats: int) -> None:
    rng = Random(seats)
    state = GAME.setup(seats)
    events: list[Event] = []
    rounds = 0
    while (decision := GAME.decision(state)) is not None:
        seat = decision.awaited[0]
        events += GAME.apply(state, seat, rng.choice(decision.legal(seat)))
        if any(isinstance(event, RoundEnded) for event in events):
            assert len(tell(events, seats)) <= MOST_LINES_OF_A_ROUND
            events = []
            rounds += 1
    assert rounds > 3
