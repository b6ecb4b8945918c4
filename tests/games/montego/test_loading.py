"""Emptying rooms and loading (§4.4): coins, barrels, broken barrels, full ships."""

from typing import Any

import pytest

from games.montego.data import ROOMS
from games.montego.events import (
    BarrelsTaken,
    CoinTaken,
    Loaded,
    NothingBroken,
    PutOnPile,
    ShipCame,
    ShipScored,
    TookBack,
)
from games.montego.loading import CountFigures, EmptyRoom
from tests.games.montego.positions import BLUE, GREEN, ORANGE, YELLOW, Table, position

ROOM = {f"{name}{side}": rooms[n] for name, rooms in ROOMS.items() for n, side in enumerate("ab")}
SPACE = {f"{name}a": number for number, name in enumerate(ROOMS)} | {
    f"{name}b": 15 - number for number, name in enumerate(ROOMS)
}
"""Where the rooms are when the warehouses lie in order, rooms a to the north."""


def empties(room: str, figure: str = "blue-big", **how: Any) -> Table:
    """Let a figure empty a room."""
    table = position(places={figure: SPACE[room]}, **how)
    assert table.state.room(SPACE[room]) == ROOM[room]
    return table.runs(EmptyRoom(figure))  # type: ignore[arg-type]  # the name of a figure


@pytest.mark.parametrize("room", ROOM)
def test_every_room_yields_what_it_shows(room: str) -> None:
    harbour = {"F1": {BLUE: 1}, "F13": {BLUE: 1}, "F14": {GREEN: 1}, "F15": {}}
    table = empties(room, harbour=harbour)
    held = ROOM[room]

    assert table.coins(BLUE) == held.coin
    assert len(table.tells(CoinTaken)) == held.coin
    if held.barrels:
        assert table.asked == ((BLUE,), "load")
        assert table.barrels(BLUE) == 14 - held.barrels
        table.do(BLUE, f"load F13 {held.barrels}")
        assert table.cargo("F13") == {BLUE: 1 + held.barrels}
    for _ in range(held.broken):
        assert table.asked == ((BLUE,), "take-back")
        table.do(BLUE, table.legal(BLUE)[0])
    assert table.barrels(BLUE) == 14 - held.barrels + held.broken
    assert table.state.stack == []


def test_rooms_are_never_used_up() -> None:
    table = position(places={"blue-big": SPACE["W4b"]})
    for held in (1, 2):
        table.runs(EmptyRoom("blue-big")).do(BLUE, "load F4")
        assert table.coins(BLUE) == held
        table.state.loaded.clear()


def test_the_stock_may_be_out_of_coins() -> None:
    table = empties("W1b", coins={GREEN: 8, ORANGE: 7})

    assert table.tells(CoinTaken) == [CoinTaken(seat=BLUE, figure="blue-big", amount=0)]
    assert (table.coins(BLUE), table.state.coins) == (0, 0)
    assert table.asked == ((BLUE,), "load"), "the barrel is loaded all the same"


def test_barrels_go_one_by_one_or_several_at_once() -> None:
    harbour: dict[str, dict[int, int]] = {"F1": {GREEN: 4}, "F4": {}}
    assert empties("W1a", harbour=harbour).legal(BLUE) == [
        "load ship=F1",
        "load ship=F1 barrels=2",
        "load ship=F4",
        "load ship=F4 barrels=2",
        "load ship=F4 barrels=3",
    ]
    at_once = empties("W1a", harbour=harbour).do(BLUE, "load F4 3")
    one_by_one = empties("W1a", harbour=harbour).do(BLUE, "load F4", "load F4", "load F4")
    assert at_once.cargo("F4") == one_by_one.cargo("F4") == {BLUE: 3}
    assert [event.free for event in one_by_one.tells(Loaded)] == [6, 5, 4]


def test_the_tug_takes_no_barrel() -> None:
    table = position(places={"blue-big": SPACE["W1a"]}, harbour={"F4": {}, "F5": {}, "F6": {}})
    table.state.tug = True
    table.runs(EmptyRoom("blue-big"))

    assert {line.split()[1] for line in table.legal(BLUE)} == {"ship=F4", "ship=F5", "ship=F6"}
    assert table.do(BLUE, "load F4 3").tells(Loaded)[0].pier == 2


def test_ruling_1_every_barrel_must_be_loaded() -> None:
    table = empties("W1a")

    for line in ("load F1 0", "load F1 -1"):
        assert table.refuses(BLUE, line) == "Every barrel must be loaded. (loading)"
    table.do(BLUE, "load F1 2")
    assert table.asked == ((BLUE,), "load")


def test_ruling_2_a_full_ship_scores_at_once_and_the_rest_goes_elsewhere() -> None:
    harbour = {"F1": {GREEN: 5}, "F4": {}, "F5": {}, "F6": {}}
    table = empties("W3a", harbour=harbour).do(BLUE, "load F1")

    [scored] = table.tells(ShipScored)
    assert (scored.ship, scored.pier, scored.why) == ("F1", 1, "full")
    assert scored.points == {GREEN: 3, BLUE: 2 + 1}
    assert (table.barrels(GREEN), table.barrels(BLUE)) == (16, 13), "barrels go home"
    table.draw("draw-ship F9")
    assert table.tells(ShipCame) == [ShipCame(ship="F9", pier=4, opened=False)]
    assert table.piers == ["F4", "F5", "F6", "F9"]
    assert "load ship=F9 barrels=3" in table.legal(BLUE), "the new ship takes the rest as well"


def test_ruling_3_one_figure_may_fill_two_ships() -> None:
    harbour = {"F1": {GREEN: 5}, "F2": {GREEN: 4}, "F5": {}, "F6": {}}
    table = empties("W1a", harbour=harbour).do(BLUE, "load F1").draw("draw-ship F9")
    table.do(BLUE, "load F2 2").draw("draw-ship F10")

    assert table.state.players[BLUE].bonuses == 2
    assert table.points[:2] == [3 + 3, (2 + 1) + (2 + 1)]


def test_a_ship_that_leaves_from_the_middle_lets_only_those_behind_move_up() -> None:
    harbour = {"F4": {}, "F1": {GREEN: 5}, "F5": {}, "F6": {}}
    table = empties("W4b", harbour=harbour).do(BLUE, "load F1").draw("draw-ship F9")

    assert table.piers == ["F4", "F5", "F6", "F9"]


def test_forfeited_barrels_are_told() -> None:
    table = empties("W3a", supply={BLUE: 3})

    assert table.tells(BarrelsTaken) == [
        BarrelsTaken(seat=BLUE, figure="blue-big", barrels=3, forfeited=1)
    ]


def test_nothing_is_loaded_from_an_empty_supply() -> None:
    table = empties("W3a", supply={BLUE: 0})

    assert table.tells(BarrelsTaken) == [
        BarrelsTaken(seat=BLUE, figure="blue-big", barrels=0, forfeited=4)
    ]
    assert table.state.stack == []


def test_broken_barrels_are_made_up_for_from_any_ships() -> None:
    harbour = {"F4": {BLUE: 2}, "F5": {BLUE: 1, GREEN: 2}, "F6": {GREEN: 1}}
    table = empties("W2b", harbour=harbour)
    assert table.legal(BLUE) == ["take-back ship=F4", "take-back ship=F5"]

    table.do(BLUE, "take-back F5")

    assert table.tells(TookBack) == [
        TookBack(seat=BLUE, figure="blue-big", ship="F5", pier=2),
    ]
    assert table.cargo("F5") == {GREEN: 2}
    assert table.legal(BLUE) == ["take-back ship=F4"], "a single choice is asked all the same"
    assert table.do(BLUE, "take-back F4").cargo("F4") == {BLUE: 1}


def test_nothing_aboard_nothing_to_take_back() -> None:
    table = empties("W3b", harbour={"F4": {GREEN: 2}}, pile={BLUE: 3})

    assert table.tells(NothingBroken) == [
        NothingBroken(seat=BLUE, figure="blue-big", why="none aboard")
    ]
    assert table.state.pile == {BLUE: 3}, "the tavern pile does not count"


@pytest.mark.parametrize(("room", "coin"), [("W2b", 1), ("W3b", 0), ("W5b", 1)])
def test_ruling_14_jack_takes_back_nothing_but_gets_the_coin(room: str, coin: int) -> None:
    table = position(
        places={"jack": SPACE[room]}, partner="blue-big", harbour={"F4": {BLUE: 2}, "F5": {}}
    )
    table.runs(EmptyRoom("jack"))

    assert table.tells(NothingBroken) == [NothingBroken(seat=BLUE, figure="jack", why="jack")]
    assert (table.coins(BLUE), table.state.stack) == (coin, [])


def test_jack_loads_for_his_hirer() -> None:
    table = position(places={"jack": SPACE["W1a"]}, partner="blue-big")
    table.runs(EmptyRoom("jack"))

    assert table.asked == ((BLUE,), "load")


def test_both_colours_of_one_of_two_are_one_supply() -> None:
    thirds = {"yellow-small": GREEN, "orange-big": BLUE}
    table = position(2, thirds=thirds, harbour={"F4": {GREEN: 3}}, places={"yellow-small": 12})
    assert table.state.room(12) == ROOM["W2b"]
    table.runs(EmptyRoom("yellow-small")).do(GREEN, "take-back F4", "take-back F4")

    assert table.barrels(GREEN) == 31


def test_figures_are_counted_against_the_arrows() -> None:
    """Ruling 9: the rail plays no part; empty spaces and taverns are skipped."""
    places = {"green-big": 0, "blue-big": 15, "yellow-big": 7, "orange-big": 8}
    table = position(places=places, rail=sorted(position().state.owners, reverse=True))
    table.runs(CountFigures()).load_on()

    assert table.state.loaded == ["blue-big", "orange-big", "yellow-big", "green-big"]


def test_no_ship_left_means_the_tavern_pile() -> None:
    table = empties("W3a", harbour={"F1": {GREEN: 5}}, stacks=(0, 0)).do(BLUE, "load F1")

    assert table.tells(PutOnPile) == [PutOnPile(seat=BLUE, figure="blue-big", barrels=3)]
    assert table.state.pile == {BLUE: 3}


def test_with_an_empty_harbour_all_goes_onto_the_pile() -> None:
    table = empties("W1a", harbour={}, stacks=(0, 0), pile={BLUE: 1, YELLOW: 2})

    assert table.state.pile == {BLUE: 4, YELLOW: 2}
    assert table.barrels(BLUE) == 12
