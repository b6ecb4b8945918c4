"""Where a game of Santiago de Cuba stands (§3 of the rules)."""

import msgspec

from games.core.action import Seat
from games.core.state import State
from games.santiago.data import (
    BUILDINGS,
    CUBES,
    CUBES_OF_A_KIND,
    FIRST_FLAG,
    FLOWERS,
    MARKERS_EACH,
    SLOTS_OF_A_FLOWER,
    START_CUBES,
    START_PESOS,
    START_POINTS,
    STOPS,
    Building,
    Cuban,
    Cube,
    Flower,
    Good,
    Thing,
)
from games.santiago.steps import AnyStep
from games.santiago.view import Options


class Player(msgspec.Struct):
    """What stands behind one screen, the piece and the owner markers left."""

    pesos: int
    points: int
    cubes: dict[Cube, int]
    piece: Building | None
    markers: int

    def copy(self) -> "Player":
        """Return a player of its own that is equal to this one."""
        return Player(self.pesos, self.points, self.cubes.copy(), self.piece, self.markers)

    def has(self, thing: Thing) -> int:
        """Count what the player has of a thing."""
        if thing == "peso":
            return self.pesos
        if thing == "point":
            return self.points
        return self.cubes[thing]

    def change(self, thing: Thing, amount: int) -> None:
        """Add to (or, negative, take from) what the player has of a thing."""
        if thing == "peso":
            self.pesos += amount
        elif thing == "point":
            self.points += amount
        else:
            self.cubes[thing] += amount


class SantiagoState(State, kw_only=True):
    """The board and the players; `dice` is empty and `aside` None while no ship is in port."""

    stack: list[AnyStep]
    options: Options
    players: list[Player]
    bank: dict[Cube, int]
    buildings: list[Building | None]
    owners: dict[Building, Seat]
    cubans: list[Cuban | None]
    inactive: list[Cuban]
    car: int = 0
    value: int = FIRST_FLAG
    dice: dict[Good, int]
    aside: Good | None = None
    departed: int = 0
    start: Seat | None = None
    active: Seat = 0

    def copy(self) -> "SantiagoState":
        """Return a state of its own that is equal to this one."""
        return SantiagoState(
            rules=self.rules,
            closed=self.closed,
            stack=self.stack.copy(),
            options=self.options,
            players=[player.copy() for player in self.players],
            bank=self.bank.copy(),
            buildings=self.buildings.copy(),
            owners=self.owners.copy(),
            cubans=self.cubans.copy(),
            inactive=self.inactive.copy(),
            car=self.car,
            value=self.value,
            dice=self.dice.copy(),
            aside=self.aside,
            departed=self.departed,
            start=self.start,
            active=self.active,
        )

    @property
    def ship_in_port(self) -> bool:
        """Whether a ship's dice are on the board."""
        return bool(self.dice)

    def clockwise_after(self, seat: Seat) -> Seat:
        """Return the left neighbour."""
        return (seat + 1) % len(self.players)

    def others_clockwise(self, seat: Seat) -> list[Seat]:
        """Return all other seats, the left neighbour first."""
        count = len(self.players)
        return [(seat + offset) % count for offset in range(1, count)]

    def under(self, flower: Flower) -> list[Building | None]:
        """Return the three buildings of a flower."""
        first = FLOWERS.index(flower) * SLOTS_OF_A_FLOWER
        return self.buildings[first : first + SLOTS_OF_A_FLOWER]

    def gain(self, seat: Seat, thing: Thing, amount: int) -> int:
        """Give a seat things from the bank; return how many, for of cubes it gives what it has."""
        player = self.players[seat]
        if thing != "peso" and thing != "point":
            amount = min(amount, self.bank[thing])
            self.bank[thing] -= amount
        player.change(thing, amount)
        return amount

    def lose(self, seat: Seat, thing: Thing, amount: int) -> None:
        """Let a seat give things that it has to the bank."""
        self.players[seat].change(thing, -amount)
        if thing != "peso" and thing != "point":
            self.bank[thing] += amount


def before_set_up(rules: int, seats: int, options: Options) -> SantiagoState:
    """Return the state before any tile is laid: start holdings dealt, pieces off the board (§2)."""
    cubes: dict[Cube, int] = {cube: int(cube in START_CUBES) for cube in CUBES}
    players = [
        Player(START_PESOS, START_POINTS, cubes.copy(), None, MARKERS_EACH) for _ in range(seats)
    ]
    return SantiagoState(
        rules=rules,
        stack=[],
        options=options,
        players=players,
        bank={cube: CUBES_OF_A_KIND - seats * cubes[cube] for cube in CUBES},
        buildings=[None] * len(BUILDINGS),
        owners={},
        cubans=[None] * STOPS,
        inactive=[],
        dice={},
    )
