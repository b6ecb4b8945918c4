"""Set-up (§3): what everybody starts with, what is drawn, and by whom."""

from collections import Counter

import pytest

from games.core.action import CHANCE
from games.montego.data import (
    COLOURS,
    FREIGHTERS,
    ROOMS,
    WAREHOUSES,
    WORKERS,
    Worker,
    colour_of,
    left_by,
    side_of,
    size_of,
    tavern_of,
)
from games.montego.events import SetUp, ThirdWorkers, TilesMoved
from tests.games.montego.positions import BLUE, GAME, GREEN, L, R, Table

THIRDS = [worker for worker in WORKERS if colour_of(worker) in COLOURS[2:]]


def begun(seats: int) -> Table:
    """Return a table before the first warehouse is laid."""
    table = Table(GAME.setup(seats))
    if seats == 2:
        table.draw("chooser 0").do(GREEN, "pick yellow-small")
    return table


def laid_out(seats: int) -> Table:
    """Lay everything out in order, up to the first card."""
    table = begun(seats)
    table.draw(*(f"lay-warehouse {name} false" for name in WAREHOUSES[: 8 if seats == 4 else 7]))
    table.draw(*(f"lay-tile {worker}" for worker in table.state.owners))
    return table.draw("draw-ship F1", "draw-ship F2", "draw-ship F3")


@pytest.mark.parametrize(("seats", "workers", "barrels"), [(2, 3, 32), (3, 2, 16), (4, 2, 16)])
def test_everybody_starts_with_the_same(seats: int, workers: int, barrels: int) -> None:
    table = laid_out(seats)

    view = table.view()
    assert [len(player.workers) for player in view.players] == [workers] * seats
    assert [(player.barrels, player.coins) for player in view.players] == [(barrels, 0)] * seats
    assert table.points == [0] * seats
    assert view.coins == 15
    for seat, player in enumerate(view.players):
        assert {colour_of(worker) for worker in player.workers[:2]} == {COLOURS[seat]}
    assert table.state.places == {worker: tavern_of(worker) for worker in table.state.owners}
    assert (table.place("green-big"), table.place("green-small")) == (L, R)


@pytest.mark.parametrize(("seats", "warehouses"), [(2, 7), (3, 7), (4, 8)])
def test_the_eighth_warehouse_is_for_four_only(seats: int, warehouses: int) -> None:
    table = begun(seats)
    used = WAREHOUSES[:warehouses]

    assert table.legal(CHANCE) == [
        f"lay-warehouse warehouse={name} turned={turned}"
        for name in used
        for turned in ("false", "true")
    ]
    table.draw(*(f"lay-warehouse {name} false" for name in used))
    assert table.asked == ((CHANCE,), "lay-tile")
    assert len(table.view().rooms) == 2 * warehouses


def test_a_warehouse_is_laid_either_way_round() -> None:
    table = begun(3).draw("lay-warehouse W2 false", "lay-warehouse W3 true")
    table.draw(*(f"lay-warehouse {name} false" for name in ("W1", "W4", "W5", "W6", "W7")))

    north, south = table.state.room(0), table.state.room(13)
    assert (north, south) == ROOMS["W2"]
    assert (table.state.room(12), table.state.room(1)) == ROOMS["W3"]


@pytest.mark.parametrize(("seats", "tiles"), [(2, 6), (3, 6), (4, 8)])
def test_ruling_6_a_tile_for_every_worker_in_play(seats: int, tiles: int) -> None:
    table = laid_out(seats)

    assert len(table.state.rail) == tiles
    assert set(table.state.rail) == set(table.state.owners)
    assert [event.shuffled for event in table.tells(TilesMoved)] == []


def test_tiles_lie_in_the_order_in_which_they_are_drawn() -> None:
    table = begun(3)
    table.draw(*(f"lay-warehouse {name} false" for name in WAREHOUSES[:7]))
    tiles = sorted(table.state.owners, reverse=True)
    table.draw(*(f"lay-tile {worker}" for worker in tiles))

    assert table.state.rail == tiles
    assert [event.rail for event in table.tells(TilesMoved)] == [tuple(tiles)]


def test_the_tug_lies_at_pier_1_and_three_ships_behind_it() -> None:
    table = laid_out(3)

    assert table.state.tug
    assert table.piers == ["F1", "F2", "F3"]
    assert [table.state.pier(ship) for ship in table.state.harbour] == [2, 3, 4]
    assert table.state.stacks == [6, 6]
    assert len(table.state.undrawn) == 12
    assert isinstance(table.heard[-1], SetUp)
    assert table.asked == ((0, 1, 2), "play"), "nobody has coins for Jack in round 1"


def test_nothing_undrawn_has_an_order() -> None:
    """Whatever is drawn next can be any ship; the state only knows which are left (law 2)."""
    state = laid_out(4).state

    assert state.undrawn == [ship for ship in FREIGHTERS if ship not in ("F1", "F2", "F3")]


@pytest.mark.parametrize("picked", THIRDS)
def test_the_third_workers_of_two_differ_in_size_and_colour(picked: Worker) -> None:
    table = Table(GAME.setup(2)).draw("chooser 1")
    assert table.asked == ((BLUE,), "pick")
    assert table.legal(BLUE) == [f"pick worker={worker}" for worker in THIRDS]

    table.do(BLUE, f"pick {picked}")

    left = left_by(picked)
    assert colour_of(left) != colour_of(picked)
    assert size_of(left) != size_of(picked)
    assert (table.state.owners[picked], table.state.owners[left]) == (BLUE, GREEN)
    assert (table.place(picked), table.place(left)) == (tavern_of(picked), tavern_of(left))
    assert table.heard == [ThirdWorkers(picked=(BLUE, picked), left=(GREEN, left))]


def test_the_example_of_kati_and_feri() -> None:
    """Kati (green) takes small yellow, so Feri (blue) gets big orange."""
    assert left_by("yellow-small") == "orange-big"


def test_either_of_two_may_pick() -> None:
    assert Table(GAME.setup(2)).legal(CHANCE) == ["chooser seat=0", "chooser seat=1"]


def test_components() -> None:
    """§2.1, §2.3 and §2.4: totals of the tables."""
    rooms = [room for name in WAREHOUSES for room in ROOMS[name]]
    first = [room for name in WAREHOUSES[:7] for room in ROOMS[name]]
    for held, good, coins in ((first, 26, 4), (rooms, 29, 5)):
        assert sum(room.barrels for room in held) == good
        assert sum(room.broken for room in held) == 4
        assert sum(room.coin for room in held) == coins
    assert not any(room.barrels and room.broken for room in rooms)
    assert len(FREIGHTERS) == 15
    for seats, holds, places in ((4, (6, 7, 8, 9, 10), 3), (3, (4, 5, 6, 7, 8), 2)):
        sides = [side_of(ship, seats) for ship in FREIGHTERS]
        assert Counter(side.holds for side in sides) == dict.fromkeys(holds, 3)
        assert all(sum(side.points) == side.holds for side in sides)
        assert all(len(side.points) == places for side in sides)
    assert side_of("F7", 2) == side_of("F7", 3)


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_only_two_to_four_can_play(seats: int) -> None:
    with pytest.raises(ValueError, match=f"for 2, 3, 4 players, not {seats}"):
        GAME.setup(seats)
