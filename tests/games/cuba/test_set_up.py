"""The tables and the set-up (§1, §2)."""

from collections import Counter

import pytest

from games.cuba.data import (
    COLOURS,
    CROPS,
    CROSS,
    CUBES_OF_A_KIND,
    FIELDS,
    MARKER_PLACES,
    PLANTATIONS,
    SHIPS,
    VOTES,
)
from games.cuba.events import BillsTurnedUp, Picked, ShipCame, StartPlayerDrawn
from games.cuba.statutes import GROUP_OF
from games.cuba.tiles import BUILDINGS, TILES
from games.cuba.view import Options
from tests.games.cuba.positions import GAME, Table, read


def test_the_counts_of_the_rules() -> None:
    assert sum(CUBES_OF_A_KIND.values()) == 45 + 54 + 30
    assert sum(tile.copies for tile in TILES.values()) == 25
    assert len(BUILDINGS) == 23
    assert len(GROUP_OF) == 24
    assert len(SHIPS) == 15
    assert sorted(VOTES.values()) == [1, 2, 3, 4, 5]
    assert len(MARKER_PLACES) == 6


def test_all_ships_differ_and_every_kind_is_wanted_as_often() -> None:
    assert {sum(cargo.values()) for cargo in SHIPS.values()} == {5}
    assert len({tuple(sorted(cargo.items())) for cargo in SHIPS.values()}) == 15
    wanted: Counter[str] = Counter()
    ships: Counter[str] = Counter()
    for cargo in SHIPS.values():
        wanted.update(cargo)
        ships.update(cargo.keys())
    assert set(wanted.values()) == {15}
    assert set(ships.values()) == {8}


CARGOES = (
    *("3 citrus, 2 tobacco", "3 tobacco, 2 sugar", "3 sugar, 2 cigars"),
    *("3 cigars, 2 rum", "3 rum, 2 citrus", "3 citrus, 1 sugar, 1 cigars"),
    *("3 tobacco, 1 cigars, 1 rum", "3 sugar, 1 rum, 1 citrus", "3 cigars, 1 citrus, 1 tobacco"),
    *("3 rum, 1 tobacco, 1 sugar", "2 citrus, 2 sugar, 1 rum", "2 tobacco, 2 cigars, 1 citrus"),
    *("2 sugar, 2 rum, 1 tobacco", "2 cigars, 2 citrus, 1 sugar", "2 rum, 2 tobacco, 1 cigars"),
)
LAYOUTS = {
    "blue": "warehouse forest tobacco citrus sugar hill lake tobacco citrus forest sugar hill",
    "red": "warehouse sugar tobacco forest citrus lake sugar hill tobacco citrus hill forest",
    "yellow": "warehouse sugar forest citrus sugar hill forest tobacco tobacco citrus hill lake",
    "green": "warehouse sugar forest citrus citrus tobacco forest hill tobacco lake hill sugar",
    "purple": "warehouse forest sugar tobacco citrus hill tobacco lake sugar forest hill citrus",
}


def test_the_ships_and_plantations_are_those_of_the_rules() -> None:
    assert {number: read(cargo) for number, cargo in enumerate(CARGOES, 1)} == SHIPS
    assert {colour: " ".join(terrain) for colour, terrain in PLANTATIONS.items()} == LAYOUTS


@pytest.mark.parametrize("colour", COLOURS)
def test_every_plantation_has_the_same_fields(colour: str) -> None:
    terrain = PLANTATIONS[colour]  # type: ignore[index]  # a colour
    assert Counter(terrain) == {
        "warehouse": 1,
        "lake": 1,
        **dict.fromkeys(("hill", "forest", "tobacco", "sugar", "citrus"), 2),
    }
    assert terrain[0] == "warehouse"
    for crop in CROPS:
        twice = [
            field
            for field in range(FIELDS)
            if sum(terrain[other] == crop for other in CROSS[field]) == 2
        ]
        assert len(twice) == 2, "each crop can be harvested twice in exactly two positions"


def test_every_cross_has_six_fields() -> None:
    assert {len(cross) for cross in CROSS} == {6}
    assert CROSS[1] == (0, 1, 2, 3, 5, 9)
    assert CROSS[6] == (2, 4, 5, 6, 7, 10)


def test_setting_up() -> None:
    table = Table(GAME.setup(3))
    table.draw("draw-ship 9", "draw-ship 4", "draw-ship 12")
    assert [(came.ship, came.dock) for came in table.tells(ShipCame)] == [(9, 1), (4, 2), (12, 0)]
    assert table.harbour == [None, 4, 9, 12]

    assert table.asked[1] == "start-player"
    assert table.draw("start-player 2").told(StartPlayerDrawn).seat == 2
    assert table.asked == ((2,), "pick-materials")
    assert len(table.legal(2)) == 6
    table.do(2, "pick wood wood")
    assert table.asked == ((2,), "pick-crops")
    table.do(2, "pick citrus tobacco")
    assert table.told(Picked).cubes == ("citrus", "tobacco")
    assert table.asked == ((0,), "pick-materials")
    table.do(0, "pick wood water", "pick sugar sugar").do(1, "pick stone stone", "pick sugar sugar")

    assert table.yard(2) == "2 wood, 1 citrus, 1 tobacco"
    assert [table.pesos(seat) for seat in range(3)] == [10, 10, 10]
    assert table.state.laws == {
        "tax": "printed_tax",
        "duty": "printed_duty",
        "subsidy": None,
        "other": None,
    }
    table.draw("draw-bill tax_3", "draw-bill duty_water", "draw-bill subsidy_votes")
    table.draw("draw-bill drought")
    assert table.told(BillsTurnedUp).number == 1
    assert table.asked == ((2,), "play")


def test_picking_is_refused_with_a_reason() -> None:
    table = Table(GAME.setup(2))
    table.draw("draw-ship 9", "draw-ship 4", "draw-ship 12", "start-player 0")

    assert table.refuses(0, "pick wood citrus") == (
        "Now you pick two of wood or stone or water. (set-up)"
    )
    assert table.refuses(0, "pick water wood") == (
        "Name the two in the order of wood or stone or water. (set-up)"
    )


@pytest.mark.parametrize(("different", "sides"), [(False, ["blue"] * 5), (True, list(COLOURS))])
def test_same_or_different_sides(different: bool, sides: list[str]) -> None:
    state = GAME.setup(5, Options(different_plantations=different))

    assert [player.side for player in state.players] == sides
    assert GAME.view(state, None).players[4].terrain == PLANTATIONS[state.players[4].side]


@pytest.mark.parametrize("seats", [1, 6])
def test_it_is_for_two_to_five(seats: int) -> None:
    with pytest.raises(ValueError, match=f"Cuba is for 2, 3, 4, 5 players, not {seats}."):
        GAME.setup(seats)


def test_each_round_one_bill_of_each_pile_until_all_are_used() -> None:
    table = Table(GAME.setup(2))
    bills: list[str] = []
    while GAME.decision(table.state) is not None:
        [seat, *_] = table.asked[0]
        table.do(seat, table.legal(seat)[-1])
        for event in table.tells(BillsTurnedUp):
            bills += event.bills

    assert sorted(bills) == sorted(GROUP_OF)
