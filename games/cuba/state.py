"""Where a game of Cuba stands (§3 of the rules)."""

import msgspec

from games.core.action import Seat
from games.core.state import State
from games.cuba.data import (
    COLOURS,
    CROPS,
    CUBES,
    CUBES_OF_A_KIND,
    MERCHANDISE,
    PLANTATIONS,
    SAME_SIDE,
    SHIPS,
    START_MARKET,
    START_PESOS,
    TOWN_HALL_VOTES,
    VOTES,
    WAREHOUSE_FIELD,
    Character,
    Colour,
    Crop,
    Cube,
    Marker,
    Merchandise,
    Terrain,
)
from games.cuba.ships import Ship
from games.cuba.statutes import GROUPS, PRINTED, STATUTES, Group, Law, Statute
from games.cuba.steps import AnyStep
from games.cuba.tiles import BUILDINGS, TILES, Building, House
from games.cuba.view import Options


class Player(msgspec.Struct, kw_only=True):
    """A plantation with its stock, the cards, and points by where they come from."""

    side: Colour
    """Whose layout the plantation has."""
    pesos: int = START_PESOS
    yard: dict[Cube, int]
    stored: dict[Crop, int]
    built: dict[int, Building]
    """The tiles by field."""
    figure: int = WAREHOUSE_FIELD
    played: list[Character]
    """The cards played in this round, in order."""
    aside: Character | None = None
    """Variant: the card set aside in secret, until parliament."""
    vote: Character | None = None
    """The card turned up in parliament."""
    bought: list[int]
    """The votes bought in this round's first and second purchase."""
    town_hall: bool = False
    tax_paid: bool = False
    duty_met: bool = False
    cargo: int = 0
    effects: int = 0
    alternatives: int = 0
    laws: int = 0
    tiles: int = 0

    def copy(self) -> "Player":
        """Return a player of its own that is equal to this one."""
        return Player(
            side=self.side,
            pesos=self.pesos,
            yard=self.yard.copy(),
            stored=self.stored.copy(),
            built=self.built.copy(),
            figure=self.figure,
            played=self.played.copy(),
            aside=self.aside,
            vote=self.vote,
            bought=self.bought.copy(),
            town_hall=self.town_hall,
            tax_paid=self.tax_paid,
            duty_met=self.duty_met,
            cargo=self.cargo,
            effects=self.effects,
            alternatives=self.alternatives,
            laws=self.laws,
            tiles=self.tiles,
        )

    @property
    def points(self) -> int:
        """Where the score marker stands."""
        return self.cargo + self.effects + self.alternatives + self.laws + self.tiles

    @property
    def terrain(self) -> tuple[Terrain, ...]:
        """What is printed on the fields."""
        return PLANTATIONS[self.side]

    @property
    def votes_unbought(self) -> int:
        """The votes of the card in parliament, once it is turned up, and of the town hall."""
        card = VOTES[self.vote] if self.vote is not None else 0
        return card + TOWN_HALL_VOTES * self.town_hall

    @property
    def votes(self) -> int:
        """All votes in parliament."""
        return self.votes_unbought + sum(self.bought)

    def house(self, field: int) -> House | None:
        """Return the building on a field, None where there is none."""
        return "printed_warehouse" if field == WAREHOUSE_FIELD else self.built.get(field)

    def has(self, cube: Cube) -> int:
        """Count what the player has of a kind, in yard and warehouse."""
        if cube in self.stored:
            return self.yard[cube] + self.stored[cube]
        return self.yard[cube]

    def spend(self, cube: Cube, amount: int) -> None:
        """Take cubes away that the player has, from the yard first (C-23)."""
        from_yard = min(amount, self.yard[cube])
        self.yard[cube] -= from_yard
        if amount > from_yard:
            self.stored[cube] -= amount - from_yard  # type: ignore[index]  # only crops are stored


class CubaState(State, kw_only=True):
    """The board and the plantations.

    `docks` are dock 1, 2 and 3. The pile of ships is `undrawn`, which has no order, above `sailed`,
    the ships that were put under it, whose order is known. `statutes` are those still to come.
    `bills` lists the open ones only.
    """

    stack: list[AnyStep]
    options: Options
    players: list[Player]
    supply: dict[Cube, int]
    market: dict[Merchandise, int]
    docks: list[Ship | None]
    sea: int | None = None
    undrawn: list[int]
    sailed: list[int]
    statutes: dict[Group, list[Statute]]
    bills: dict[Group, Statute]
    laws: dict[Group, Law | None]
    vetoed: Statute | None = None
    """The bill that the church took out of the game in this round."""
    barred: Group | None = None
    """The group whose bill the church may not veto in this round."""
    enacted: list[Statute]
    dropped: list[Statute]
    winner: Seat | None = None
    """Who won this round's parliament."""
    markers: list[Marker]
    tiles: dict[Building, int]
    """The tiles still to be had; none is listed with 0."""
    round: int = 1
    start: Seat = 0
    active: Seat = 0

    def copy(self) -> "CubaState":
        """Return a state of its own that is equal to this one."""
        return CubaState(
            rules=self.rules,
            closed=self.closed,
            stack=self.stack.copy(),
            options=self.options,
            players=[player.copy() for player in self.players],
            supply=self.supply.copy(),
            market=self.market.copy(),
            docks=[ship.copy() if ship else None for ship in self.docks],
            sea=self.sea,
            undrawn=self.undrawn.copy(),
            sailed=self.sailed.copy(),
            statutes={group: left.copy() for group, left in self.statutes.items()},
            bills=self.bills.copy(),
            laws=self.laws.copy(),
            vetoed=self.vetoed,
            barred=self.barred,
            enacted=self.enacted.copy(),
            dropped=self.dropped.copy(),
            winner=self.winner,
            markers=self.markers.copy(),
            tiles=self.tiles.copy(),
            round=self.round,
            start=self.start,
            active=self.active,
        )

    @property
    def turn_order(self) -> list[Seat]:
        """All seats clockwise from the start player."""
        count = len(self.players)
        return [(self.start + offset) % count for offset in range(count)]

    def in_force(self, law: Law) -> bool:
        """Whether a law is in force."""
        return law in self.laws.values()

    def gain(self, seat: Seat, cube: Cube, amount: int) -> int:
        """Bring cubes from the supply to a yard; return how many, for it gives what it has."""
        amount = min(amount, self.supply[cube])
        self.supply[cube] -= amount
        self.players[seat].yard[cube] += amount
        return amount

    def lose(self, seat: Seat, cube: Cube, amount: int) -> None:
        """Let a seat give cubes that it has to the supply."""
        self.players[seat].spend(cube, amount)
        self.supply[cube] += amount


def before_set_up(rules: int, seats: int, options: Options) -> CubaState:
    """Return the state before a ship is turned up or anything is picked (§2)."""
    sides = COLOURS[:seats] if options.different_plantations else (SAME_SIDE,) * seats
    players = [
        Player(
            side=side,
            yard=dict.fromkeys(CUBES, 0),
            stored=dict.fromkeys(CROPS, 0),
            built={},
            played=[],
            bought=[],
        )
        for side in sides
    ]
    supply = CUBES_OF_A_KIND.copy()
    for kind in MERCHANDISE:
        supply[kind] -= START_MARKET[kind]
    return CubaState(
        rules=rules,
        stack=[],
        options=options,
        players=players,
        supply=supply,
        market=START_MARKET.copy(),
        docks=[None, None, None],
        undrawn=list(SHIPS),
        sailed=[],
        statutes={group: list(STATUTES[group]) for group in GROUPS},
        bills={},
        laws=PRINTED.copy(),
        enacted=[],
        dropped=[],
        markers=[],
        tiles={building: TILES[building].copies for building in BUILDINGS},
    )
