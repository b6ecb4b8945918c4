"""What must be true of every state (§3, invariants), recounted from scratch."""

from collections.abc import Iterator

from games.santiago.data import (
    BUILDINGS,
    CUBANS,
    CUBES,
    CUBES_OF_A_KIND,
    DICE_ON_SHIP,
    FIRST_FLAG,
    HARBOUR,
    LAST_FLAG,
    MARKERS_EACH,
    SHIPS,
    STOPS,
)
from games.santiago.state import SantiagoState
from games.santiago.steps import DriveCar


def audit(state: SantiagoState) -> list[str]:
    """Return a sentence for everything that is not as it must be."""
    return [*_cubes(state), *_players(state), *_tiles(state), *_harbour(state)]


def _cubes(state: SantiagoState) -> Iterator[str]:
    for cube in CUBES:
        held = [player.cubes[cube] for player in state.players]
        if state.bank[cube] + sum(held) != CUBES_OF_A_KIND or min(state.bank[cube], *held) < 0:
            yield f"{cube}: {state.bank[cube]} in the bank, {held} with the players"


def _players(state: SantiagoState) -> Iterator[str]:
    for seat, player in enumerate(state.players):
        placed = list(state.owners.values()).count(seat)
        if player.markers + placed != MARKERS_EACH or player.markers < 0:
            yield f"seat {seat}: {player.markers} markers left, {placed} placed"
        if player.pesos < 0 or player.points < 0:
            yield f"seat {seat}: {player.pesos} pesos, {player.points} points"
    seats = range(len(state.players))
    if not {state.active, *state.owners.values()} <= set(seats):
        yield f"{state.active} is active, {state.owners} own buildings"


def _tiles(state: SantiagoState) -> Iterator[str]:
    buildings = [tile for tile in state.buildings if tile]
    cubans = [tile for tile in state.cubans if tile]
    pieces = [player.piece for player in state.players if player.piece]
    for what, there, possible in (
        ("buildings", buildings, BUILDINGS),
        ("Cubans", cubans, CUBANS),
        ("inactive Cubans", state.inactive, cubans),
        ("pieces", pieces, buildings),
        ("owned buildings", list(state.owners), buildings),
    ):
        if len(set(there)) != len(there) or not set(there) <= set(possible):
            yield f"{what}: {there}"
    if len(state.cubans) != STOPS or state.cubans[HARBOUR] is not None:
        yield f"the street: {state.cubans}"
    playing = bool(state.stack) and isinstance(state.stack[-1], DriveCar)
    if playing and (len(buildings) != len(BUILDINGS) or len(cubans) != len(CUBANS)):
        yield "a turn began before set-up was done"


def _harbour(state: SantiagoState) -> Iterator[str]:
    if not (0 <= state.car < STOPS and FIRST_FLAG <= state.value <= LAST_FLAG):
        yield f"the car is at {state.car}, the marker on {state.value}"
    if not 0 <= state.departed <= SHIPS:
        yield f"{state.departed} ships left"
    if state.ship_in_port:
        if len(state.dice) != DICE_ON_SHIP or state.aside is None or state.aside in state.dice:
            yield f"on the ship {state.dice}, set aside {state.aside}"
        if min(state.dice.values()) < 0 or not any(state.dice.values()):
            yield f"the ship in port demands {state.dice}"
    elif state.aside is not None:
        yield f"no ship is in port, set aside {state.aside}"
    elif state.stack and isinstance(state.stack[-1], DriveCar):
        yield "a turn began without a ship in port"
