"""Ships leave and come (§4.6), tiles move (§4.7), and the game ends (§6)."""

from collections.abc import Mapping

import pytest

from games.montego.events import (
    GameEnded,
    PileScored,
    RoundEnded,
    ShipCame,
    ShipScored,
    TilesMoved,
    TugLeft,
)
from games.montego.harbour import CheckEnd, FirstShipLeaves
from games.montego.loading import CountFigures
from games.montego.scoring import shares
from games.montego.steps import EndRound, MoveTiles
from tests.games.montego.positions import (
    BLUE,
    GREEN,
    ORANGE,
    YELLOW,
    Table,
    position,
)

DEPARTURE = (CheckEnd(), FirstShipLeaves(), MoveTiles(), EndRound())


def test_the_first_ship_leaves_without_a_bonus() -> None:
    table = position(harbour={"F1": {GREEN: 2, BLUE: 2}, "F4": {}, "F5": {}, "F6": {}})
    table.runs(FirstShipLeaves())

    [scored] = table.tells(ShipScored)
    assert (scored.why, scored.pier, scored.bonus) == ("pier 1", 1, None)
    assert scored.points == {GREEN: 3, BLUE: 3}, "3 and 2 shared, rounded up"
    assert (table.barrels(GREEN), table.barrels(BLUE)) == (16, 16)
    table.draw("draw-ship F9")
    assert table.piers == ["F4", "F5", "F6", "F9"]


def test_an_empty_ship_leaves_for_nothing() -> None:
    table = position().runs(FirstShipLeaves())

    assert [event.points for event in table.tells(ShipScored)] == [{}]
    assert table.points == [0, 0, 0, 0]


def test_in_round_1_the_tug_leaves() -> None:
    table = position(harbour={"F1": {GREEN: 1}, "F2": {}, "F3": {}}, stacks=(6, 6))
    table.state.tug = True
    table.runs(FirstShipLeaves())

    assert table.tells(TugLeft)
    assert table.points == [0, 0, 0, 0]
    table.draw("draw-ship F9")
    assert (table.piers, table.state.tug) == (["F1", "F2", "F3", "F9"], False)


def test_a_ship_filled_beside_the_tug_is_replaced_at_once() -> None:
    table = position(harbour={"F1": {GREEN: 5}, "F2": {}, "F3": {}}, stacks=(6, 6))
    table.state.tug = True
    table.loads("green-big", 1).do(GREEN, "load F1").draw("draw-ship F9")

    assert [table.state.pier(ship) for ship in table.state.harbour] == [2, 3, 4]
    assert table.piers == ["F2", "F3", "F9"]


def test_the_first_stack_is_drawn_from_first() -> None:
    table = position(stacks=(1, 6))
    table.runs(FirstShipLeaves()).draw("draw-ship F9")
    assert (table.state.stacks, table.tells(ShipCame)[0].opened) == ([0, 6], False)

    table.runs(FirstShipLeaves()).draw("draw-ship F10")
    assert (table.state.stacks, table.tells(ShipCame)[0].opened) == ([0, 5], True)


def test_any_ship_left_may_come_from_either_stack() -> None:
    """The order of both stacks is hidden, so each draw is open (§7)."""
    table = position(stacks=(2, 6)).runs(FirstShipLeaves())

    assert len(table.legal(-1)) == 8


def test_with_both_stacks_empty_nothing_comes() -> None:
    table = position(stacks=(0, 0)).runs(FirstShipLeaves())

    assert table.piers == ["F2", "F3", "F4"]
    assert table.state.stack == []


def test_ruling_11_tiles_move_back_and_the_last_comes_first() -> None:
    table = position(3)
    before = table.state.rail.copy()
    table.runs(MoveTiles())

    assert table.state.rail == [before[-1], *before[:-1]]
    assert [event.shuffled for event in table.tells(TilesMoved)] == [False]


def test_ruling_7_opening_the_second_stack_at_the_departure_shuffles_in_the_same_round() -> None:
    table = position(3, stacks=(0, 6)).runs(*DEPARTURE).draw("draw-ship F9")

    assert table.view().shuffle_due
    assert table.asked == ((-1,), "lay-tile")
    tiles = sorted(table.state.owners)
    table.draw(*(f"lay-tile {worker}" for worker in tiles))
    assert table.state.rail == tiles
    assert [event.shuffled for event in table.tells(TilesMoved)] == [True]
    assert table.tells(RoundEnded)
    assert not table.view().shuffle_due


def test_opening_it_while_loading_shuffles_at_the_end_of_that_round() -> None:
    table = position(3, harbour={"F1": {GREEN: 3}, "F4": {}, "F5": {}, "F6": {}}, stacks=(0, 6))
    table.loads("green-big", 1, *DEPARTURE).do(GREEN, "load F1").draw("draw-ship F9")
    assert table.view().shuffle_due
    assert table.asked[1] == "draw-ship", "for the ship that left pier 1"

    table.draw("draw-ship F10")

    assert table.asked[1] == "lay-tile"


def test_ruling_13_the_tiles_are_shuffled_once() -> None:
    table = position(3, stacks=(0, 6)).runs(*DEPARTURE).draw("draw-ship F9")
    table.draw(*(f"lay-tile {worker}" for worker in sorted(table.state.owners)))
    before = table.state.rail.copy()

    table.runs(*DEPARTURE).draw("draw-ship F10")

    assert table.state.rail == [before[-1], *before[:-1]]


def test_ruling_8_the_round_that_ends_the_game_has_no_order() -> None:
    """The second stack is opened, and emptied, in the round that ends the game."""
    ships: Mapping[str, Mapping[int, int]] = {
        "F1": {GREEN: 5},
        "F2": {GREEN: 5},
        "F4": {},
        "F5": {},
    }
    table = position(harbour=ships, stacks=(0, 6))
    table.state.stacks[1] = 1
    table.state.opened_in = 0
    del table.state.undrawn[1:]
    table.loads("green-big", 2, *DEPARTURE).do(GREEN, "load F1")
    table.draw(table.legal(-1)[0]).do(GREEN, "load F2")

    assert table.tells(GameEnded)
    assert not table.tells(TilesMoved)
    assert not table.tells(RoundEnded)


def last_round(ships: Mapping[str, Mapping[int, int]]) -> Table:
    """Return a table at whose P4 the end is triggered already; three figures still load."""
    places = {"green-big": 7, "blue-big": 5, "yellow-big": 3}
    table = position(places=places, harbour=ships, stacks=(0, 0))
    return table.runs(CountFigures(), *DEPARTURE)


def test_ruling_15_three_ships_at_the_beginning_end_the_game_after_all_have_loaded() -> None:
    table = last_round({"F13": {}, "F14": {BLUE: 1}, "F15": {ORANGE: 2}})
    assert table.state.last_round

    for seat, barrels in ((GREEN, 2), (BLUE, 2), (YELLOW, 2)):
        assert table.asked == ((seat,), "load")
        table.do(seat, f"load F13 {barrels}")

    scored = table.tells(ShipScored)
    assert [(one.ship, one.pier, one.why, one.bonus) for one in scored] == [
        ("F13", 1, "end", None),
        ("F14", 2, "end", None),
        ("F15", 3, "end", None),
    ]
    assert table.points == [4, 4 + 5, 4, 5], "10 points shared by three, rounded up"
    assert table.outcome.winners == (BLUE,)


def test_a_ship_filled_late_ends_the_game_after_everybody_has_loaded() -> None:
    table = last_round({"F1": {GREEN: 4}, "F13": {}, "F14": {}, "F15": {}})
    assert not table.state.last_round

    table.do(GREEN, "load F1 2")

    assert table.state.last_round
    assert table.asked == ((BLUE,), "load")
    table.do(BLUE, "load F13 2").do(YELLOW, "load F14 2")
    assert table.tells(GameEnded)
    assert table.piers == []


def test_four_ships_and_nothing_to_come_are_not_the_end() -> None:
    table = last_round({"F12": {}, "F13": {}, "F14": {}, "F15": {}})
    table.do(GREEN, "load F12 2").do(BLUE, "load F13 2").do(YELLOW, "load F14 2")

    assert table.tells(RoundEnded)
    assert table.piers == ["F13", "F14", "F15"]
    assert table.state.last_round, "the next round is the last"


def test_a_pier_that_could_be_filled_again_is_not_the_end() -> None:
    table = position(harbour={"F1": {GREEN: 5}, "F4": {}, "F5": {}, "F6": {}}, stacks=(0, 1))
    table.loads("green-big", 1, *DEPARTURE).do(GREEN, "load F1").draw(table.legal(-1)[0])

    assert not table.tells(GameEnded)
    assert table.tells(RoundEnded)


def test_the_pile_is_scored_after_the_ships() -> None:
    table = position(harbour={"F4": {GREEN: 1}}, stacks=(0, 0), pile={BLUE: 4, GREEN: 1})
    table.runs(CheckEnd())

    kinds = [type(event) for event in table.heard]
    assert kinds == [ShipScored, PileScored, GameEnded]
    assert table.tells(PileScored) == [PileScored(points={GREEN: 2, BLUE: 3})]
    assert table.outcome.scores[GREEN].parts == {"ships": 4, "last barrels": 0, "tavern pile": 2}


@pytest.mark.parametrize(
    ("seats", "pile", "points"),
    [
        (4, {0: 4, 1: 3, 2: 2, 3: 1}, [3, 2, 1, 0]),
        (3, {0: 4, 1: 3, 2: 2}, [2, 1, 0]),
        (2, {0: 4, 1: 3}, [1, 0]),
        (2, {0: 2, 1: 2}, [1, 1]),
        (3, {2: 1}, [0, 0, 2]),
    ],
)
def test_points_for_the_pile(seats: int, pile: dict[int, int], points: list[int]) -> None:
    thirds = {"yellow-small": GREEN, "orange-big": BLUE} if seats == 2 else {}
    table = position(seats, harbour={}, stacks=(0, 0), pile=pile, thirds=thirds)

    assert table.runs(CheckEnd()).points == points


def test_no_pile_no_points() -> None:
    assert not position(harbour={}, stacks=(0, 0)).runs(CheckEnd()).tells(PileScored)


def test_ruling_4_without_a_competitor_the_second_place_is_not_paid() -> None:
    assert shares({GREEN: 3}, (5, 3, 2)) == {GREEN: 5}
    assert shares({GREEN: 3, BLUE: 1}, (5, 3, 2)) == {GREEN: 5, BLUE: 3}


@pytest.mark.parametrize(
    ("cargo", "points"),
    [
        ({0: 4, 1: 2, 2: 1, 3: 1}, {0: 5, 1: 3, 2: 1, 3: 1}),
        ({0: 2, 1: 1, 2: 1, 3: 1}, {0: 5, 1: 2, 2: 2, 3: 2}),
        ({0: 1, 1: 1, 2: 1, 3: 1}, {0: 3, 1: 3, 2: 3, 3: 3}),
    ],
)
def test_rulings_5_and_12_the_points_of_tied_places_are_shared(
    cargo: dict[int, int], points: dict[int, int]
) -> None:
    assert shares(cargo, (5, 3, 2)) == points


def ended(points: dict[int, int], coins: dict[int, int]) -> Table:
    """Return a game that ended with these points and coins."""
    table = position(3, points=points, coins=coins, harbour={}, stacks=(0, 0))
    return table.runs(CheckEnd())


def test_most_points_win() -> None:
    outcome = ended({GREEN: 9, BLUE: 10, YELLOW: 4}, {GREEN: 5}).outcome

    assert outcome.ranking == ((BLUE,), (GREEN,), (YELLOW,))
    assert outcome.tie_break is None


def test_a_tie_goes_to_more_coins() -> None:
    outcome = ended({GREEN: 9, BLUE: 9, YELLOW: 4}, {GREEN: 1, BLUE: 2}).outcome

    assert outcome.ranking == ((BLUE,), (GREEN,), (YELLOW,))
    assert outcome.tie_break == "coins"


def test_ruling_16_a_tie_in_coins_as_well_is_shared() -> None:
    outcome = ended({GREEN: 9, BLUE: 9, YELLOW: 4}, {GREEN: 2, BLUE: 2, YELLOW: 5}).outcome

    assert outcome.ranking == ((GREEN, BLUE), (YELLOW,))
    assert outcome.tie_break is None
