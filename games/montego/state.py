"""Where a game of Montego Bay stands."""

from functools import cache

import msgspec

from games.core.action import Seat
from games.core.state import State
from games.montego.data import (
    JACK,
    ROOMS,
    Figure,
    Freighter,
    Room,
    Warehouse,
    Worker,
    side_of,
)
from games.montego.ships import Ship
from games.montego.steps import AnyStep
from games.montego.view import Journey, Options


@cache
def workers_of(seat: Seat, owners: tuple[tuple[Worker, Seat], ...]) -> tuple[Worker, ...]:
    """Return the workers of a seat; asked so often that it is worth remembering."""
    return tuple(worker for worker, owner in owners if owner == seat)


class Player(msgspec.Struct):
    """What one player has: points by where they come from, coins, barrels in the supply."""

    barrels: int
    coins: int = 0
    ships: int = 0
    bonuses: int = 0
    pile: int = 0

    @property
    def points(self) -> int:
        """Where the score stone stands."""
        return self.ships + self.bonuses + self.pile

    def copy(self) -> "Player":
        """Return a player of its own that is equal to this one."""
        return Player(self.barrels, self.coins, self.ships, self.bonuses, self.pile)


class MontegoState(State, kw_only=True):
    """The board and the players.

    Spaces count clockwise from 0, the first one after the left tavern; taverns are negative.
    `harbour` is pier 1 first; `tug` tells whether the tug lies at pier 1, before them. `stacks`
    are how many ships each stack still holds, `undrawn` which ships those are.
    """

    stack: list[AnyStep]
    options: Options
    players: list[Player]
    owners: dict[Worker, Seat]
    warehouses: list[Warehouse]
    turned: list[bool]
    places: dict[Figure, int]
    rail: list[Worker]
    coins: int
    tug: bool = True
    harbour: list[Ship]
    stacks: list[int]
    undrawn: list[Freighter]
    opened_in: int | None = None
    """The round in which the second stack was first drawn from."""
    hirer: Seat | None = None
    partner: Worker | None = None
    round: int = 1
    journeys: list[Journey]
    """The cards turned up in this round, and what they brought."""
    loaded: list[Figure]
    """The figures counted in this round."""
    pile: dict[Seat, int]

    def copy(self) -> "MontegoState":
        """Return a state of its own that is equal to this one."""
        return MontegoState(
            rules=self.rules,
            closed=self.closed,
            stack=self.stack.copy(),
            options=self.options,
            players=[player.copy() for player in self.players],
            owners=self.owners.copy(),
            warehouses=self.warehouses.copy(),
            turned=self.turned.copy(),
            places=self.places.copy(),
            rail=self.rail.copy(),
            coins=self.coins,
            tug=self.tug,
            harbour=[ship.copy() for ship in self.harbour],
            stacks=self.stacks.copy(),
            undrawn=self.undrawn.copy(),
            opened_in=self.opened_in,
            hirer=self.hirer,
            partner=self.partner,
            round=self.round,
            journeys=self.journeys.copy(),
            loaded=self.loaded.copy(),
            pile=self.pile.copy(),
        )

    @property
    def spaces(self) -> int:
        """The number of spaces of the walk, two for each warehouse."""
        return 2 * len(self.warehouses)

    def opposite(self, space: int) -> int:
        """Return the space of the other room of the same warehouse (§2.2)."""
        return self.spaces - 1 - space

    def room(self, space: int) -> Room:
        """Return the room that a space belongs to."""
        north = space < len(self.warehouses)
        place = space if north else self.opposite(space)
        return ROOMS[self.warehouses[place]][north == self.turned[place]]

    def owner(self, figure: Figure) -> Seat:
        """Return whose figure it is; Lazy Jack belongs to who hired him."""
        if figure == JACK:
            assert self.hirer is not None, "Jack is on the board only when he is hired"
            return self.hirer
        return self.owners[figure]

    def at(self, space: int) -> list[Figure]:
        """Return the figures on a space: more than one only while Jack stands beside one."""
        return [figure for figure, place in self.places.items() if place == space]

    def figures_of(self, seat: Seat) -> tuple[Figure, ...]:
        """Return the figures a player has a card to lay for, Jack last."""
        own = workers_of(seat, tuple(self.owners.items()))
        return (*own, JACK) if self.hirer == seat else own

    def ship(self, name: Freighter) -> Ship:
        """Return a ship in the harbour."""
        return next(ship for ship in self.harbour if ship.ship == name)

    def pier(self, ship: Ship) -> int:
        """Return the pier at which a ship of the harbour lies; the tug takes pier 1."""
        return self.harbour.index(ship) + 1 + self.tug

    def free_holds(self, ship: Ship) -> int:
        """Return how many barrels still fit on a ship."""
        return side_of(ship.ship, len(self.players)).holds - sum(ship.cargo.values())

    @property
    def ships_to_come(self) -> int:
        """The ships that are still in the stacks."""
        return sum(self.stacks)

    @property
    def last_round(self) -> bool:
        """Whether the end has been triggered (§6): few ships, and none to come."""
        return self.ships_to_come == 0 and len(self.harbour) + self.tug < 4
