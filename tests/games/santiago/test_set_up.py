"""Set-up (§2): what everybody starts with, what is drawn, and by whom."""

from collections import Counter
from typing import Any, cast

import msgspec
import pytest

from games.core.action import CHANCE
from games.santiago.data import BUILDINGS, CUBAN_TILES, CUBANS, DICE, FLOWERS
from games.santiago.events import GameEnded, Rolled, SetUp, ShipLeft
from tests.games.santiago.positions import BLUE, GAME, RED, STREET, WHITE, YELLOW, Table, acts


def set_up(seats: int, start: int = 0) -> Table:
    """Lay everything out, up to the roll for the first ship."""
    table = Table(GAME.setup(seats))
    table.do(CHANCE, *(f"lay-building {tile}" for tile in (*YELLOW, *BLUE, *RED, *WHITE)))
    table.do(CHANCE, *(f"lay-cuban {tile}" for tile in STREET))
    return table.do(CHANCE, f"start-player {start}")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_with_the_same(seats: int) -> None:
    table = set_up(seats)

    for seat in range(seats):
        assert table.has(seat) == "3 pesos, 2 points, 1 sugar, 1 citrus, 1 tobacco"
        assert table.piece(seat) is None
        assert table.state.players[seat].markers == 3
    left = {"sugar", "citrus", "tobacco"}
    assert table.state.bank == {
        cube: 8 - seats * (cube in left)
        for cube in ("sugar", "citrus", "tobacco", "rum", "cigars", "wood")
    }
    assert (table.state.car, table.state.value, table.state.departed) == (0, 2, 0)


def test_tiles_are_drawn_one_by_one_and_never_twice() -> None:
    table = Table(GAME.setup(2))

    assert table.legal == acts(*(f"lay-building {tile}" for tile in BUILDINGS))
    table.do(CHANCE, "lay-building cafe")
    assert table.legal == acts(*(f"lay-building {tile}" for tile in BUILDINGS if tile != "cafe"))
    assert table.state.buildings[0] == "cafe"


def test_nothing_undrawn_is_in_the_state() -> None:
    table = Table(GAME.setup(2))
    table.do(CHANCE, "lay-building cafe")

    dumped = GAME.dump(table.state).replace('"bank":', "")

    assert [tile for tile in BUILDINGS if f'"{tile}"' in dumped] == ["cafe"]
    assert not any(f'"{tile}"' in dumped for tile in CUBANS)


def test_dice_are_rolled_one_by_one() -> None:
    table = set_up(3).do(CHANCE, "roll sugar 3")

    assert '"faces":[3]' in GAME.dump(table.state)
    assert table.legal == acts(*(f"roll citrus {face}" for face in (0, 1, 2, 3, 4)))
    decision = GAME.decision(table.state)
    assert decision is not None
    assert decision.weights == (1, 1, 2, 1, 1)


def test_dice_have_six_faces_each() -> None:
    assert {good: sum(faces.values()) for good, faces in DICE.items()} == dict.fromkeys(DICE, 6)
    assert DICE["rum"] == {0: 1, 1: 2, 2: 2, 3: 1}
    assert DICE["citrus"] == {0: 1, 1: 1, 2: 2, 3: 1, 4: 1}


def test_two_cubans_of_each_flower_and_one_without() -> None:
    flowers = Counter(tile.flower for tile in CUBAN_TILES.values())

    assert flowers.pop(None) == 1
    assert flowers == dict.fromkeys(FLOWERS, 2)


@pytest.mark.parametrize(("seats", "start", "roller"), [(2, 0, 1), (3, 0, 2), (4, 2, 1)])
def test_the_right_neighbour_of_the_start_player_rolls(seats: int, start: int, roller: int) -> None:
    table = set_up(seats, start)
    assert table.heard == [SetUp(start=start)]

    table.roll(1, 2, 0, 3, 1)
    assert table.asked == (roller, "keep")
    dice = {"sugar": 1, "citrus": 2, "tobacco": 0, "rum": 3, "cigars": 1}
    assert table.tells(Rolled) == [Rolled(seat=roller, number=1, dice=cast(Any, dice))]
    assert table.view(None).rolled == dice
    table.do(roller, "keep tobacco")

    assert table.demand == "1 sugar, 2 citrus, 3 rum, 1 cigars"
    assert table.state.aside == "tobacco"
    assert table.asked == (start, "drive")


def test_four_zeros_count_as_a_ship_already_here() -> None:
    table = set_up(3).roll(0, 0, 0, 0, 3).do(2, "keep cigars")

    assert table.tells(ShipLeft) == [ShipLeft(number=1, cause="zeros")]
    table.roll(0, 0, 0, 0, 3)
    assert table.asked == (2, "keep")
    table.do(2, "keep sugar")
    assert table.demand == "0 citrus, 0 tobacco, 0 rum, 3 cigars"
    assert table.state.departed == 1


def test_seven_ships_of_zeros_end_the_game_before_the_first_turn() -> None:
    table = set_up(2)
    for _ in range(7):
        table.roll(0, 0, 0, 0, 0).do(1, "keep rum")

    assert isinstance(table.heard[-1], GameEnded)
    assert table.outcome.ranking == ((0, 1),)


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_only_two_to_four_can_play(seats: int) -> None:
    with pytest.raises(ValueError, match=f"for 2, 3, 4 players, not {seats}"):
        GAME.setup(seats)


def test_unknown_options_are_refused() -> None:
    with pytest.raises(msgspec.ValidationError, match="fast"):
        GAME.load_options({"fast": True})
