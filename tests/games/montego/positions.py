"""Positions of Montego Bay, set up as one would on a table.

    table = position(places={"green-big": 6, "jack": 6}, partner="green-big")
    assert table.walks("jack", 3) == 8

Everything that is not said is as plain as possible: figures stand in their taverns, nobody has
points or coins, the warehouses stand in order with their rooms a to the north, F1 to F4 lie at the
piers, and the order tiles follow the colours.
"""

from collections.abc import Mapping, Sequence
from typing import Any, cast

from games.core.action import Seat
from games.core.event import Event
from games.core.step import Step
from games.montego.data import (
    BARRELS_OF_A_COLOUR,
    COLOURS,
    FREIGHTERS,
    LEFT_TAVERN,
    RIGHT_TAVERN,
    SIZES,
    STACK,
    WAREHOUSES,
    Figure,
    tavern_of,
    warehouses_for,
    worker_of,
)
from games.montego.game import Montego
from games.montego.harbour import CheckEnd, FirstShipLeaves
from games.montego.loading import LoadBarrels
from games.montego.ships import Ship
from games.montego.state import MontegoState, Player
from games.montego.steps import EndRound, MoveTiles, PlayRound
from games.montego.view import MontegoView, Options
from games.montego.walk import move
from tests.games.core.table import GameTable

GAME = Montego()
L, R = LEFT_TAVERN, RIGHT_TAVERN
GREEN, BLUE, YELLOW, ORANGE = range(4)
LOADING = ("load", "take-back", "draw-ship")


class Table(GameTable[MontegoState, MontegoView]):
    """A state with what happened last, and short ways to play on and look."""

    game = GAME

    def runs(self, *steps: Step) -> "Table":
        """Do these steps next, up to the first question, even where no game comes to."""
        self.heard = []
        self.state.stack.clear()
        self.state.push(*steps)
        GAME._settle(self.state, self.heard.append)
        return self

    def loads(self, figure: str, barrels: int, *after: Step) -> "Table":
        """Let a figure have barrels to load, taken from the supply, and these steps follow."""
        named = cast(Figure, figure)
        self.state.players[self.state.owner(named)].barrels -= barrels
        return self.runs(LoadBarrels(named, barrels), *after)

    def load_on(self) -> "Table":
        """Answer by the first choice until all have loaded and ships have come; hear all of it."""
        heard: list[Event] = []
        while (decision := GAME.decision(self.state)) and decision.kind in LOADING:
            self.do(decision.seats[0], str(decision.choices[0][0]))
            heard += self.heard
        self.heard = heard
        return self

    def lay(self, cards: Mapping[str, int]) -> "Table":
        """Lay a card for every figure: those given, 1 for all others."""
        heard: list[Event] = []
        for seat in range(len(self.state.players)):
            for figure in self.state.figures_of(seat):
                self.do(seat, f"play figure={figure} card={cards.get(figure, 1)}")
                heard += self.heard
        self.heard = heard
        return self

    def walks(self, figure: str, card: int) -> int:
        """Let a figure walk; return where it comes to stand."""
        self.heard = []
        move(self.state, cast(Figure, figure), card, self.heard.append)
        return self.place(figure)

    def place(self, figure: str) -> int:
        """Return where a figure stands."""
        return self.state.places[cast(Figure, figure)]

    def legal(self, seat: Seat) -> list[str]:
        """Return what a seat may do, as text."""
        decision = GAME.decision(self.state)
        return [str(action) for action in decision.legal(seat)] if decision else []

    def coins(self, seat: Seat) -> int:
        """Return a player's coins."""
        return self.state.players[seat].coins

    def barrels(self, seat: Seat) -> int:
        """Return the barrels in a player's supply."""
        return self.state.players[seat].barrels

    def cargo(self, ship: str) -> dict[Seat, int]:
        """Return whose barrels are aboard a ship in the harbour."""
        return self.state.ship(cast(Any, ship)).cargo

    @property
    def points(self) -> list[int]:
        """The points by seat."""
        return [player.points for player in self.state.players]

    @property
    def piers(self) -> list[str]:
        """The ships in the harbour, pier 1 first."""
        return [ship.ship for ship in self.state.harbour]


def position(
    seats: int = 4,
    *,
    places: Mapping[str, int] | None = None,
    partner: str | None = None,
    points: Mapping[Seat, int] | None = None,
    coins: Mapping[Seat, int] | None = None,
    supply: Mapping[Seat, int] | None = None,
    harbour: Mapping[str, Mapping[Seat, int]] | None = None,
    stacks: Sequence[int] = (5, 6),
    rail: Sequence[str] = (),
    thirds: Mapping[str, Seat] | None = None,
    pile: Mapping[Seat, int] | None = None,
) -> Table:
    """Return a table at the beginning of a round.

    `supply` gives away all barrels beyond it onto the tavern pile, so that the number is right.
    """
    owners = {worker_of(COLOURS[seat], size): seat for seat in range(seats) for size in SIZES}
    owners |= cast(Any, thirds or {})
    standing = {worker: tavern_of(worker) for worker in owners} | cast(Any, places or {})
    lying = harbour if harbour is not None else {ship: {} for ship in FREIGHTERS[:4]}
    each = BARRELS_OF_A_COLOUR * (2 if seats == 2 else 1)
    coin_of = coins or {}
    left_over = [ship for ship in FREIGHTERS if ship not in lying]
    state = MontegoState(
        rules=GAME.rules,
        stack=[],
        options=Options(),
        players=[
            Player(each, coins=coin_of.get(seat, 0), ships=(points or {}).get(seat, 0))
            for seat in range(seats)
        ],
        owners=owners,
        warehouses=list(WAREHOUSES[: warehouses_for(seats)]),
        turned=[False] * warehouses_for(seats),
        places=standing,
        rail=[cast(Any, worker) for worker in rail or owners],
        coins=15 - sum(coin_of.values()),
        tug=False,
        harbour=[Ship(cast(Any, ship), dict(cargo)) for ship, cargo in lying.items()],
        stacks=list(stacks),
        undrawn=left_over[: sum(stacks)],
        opened_in=0 if stacks[1] < STACK else None,
        journeys=[],
        loaded=[],
        pile=dict(pile or {}),
    )
    if partner is not None:
        state.partner = cast(Any, partner)
        state.hirer = owners[cast(Any, partner)]
    for seat, player in enumerate(state.players):
        aboard = sum(ship.cargo.get(seat, 0) for ship in state.harbour)
        player.barrels -= aboard + state.pile.get(seat, 0)
        if supply and seat in supply:
            state.pile[seat] = state.pile.get(seat, 0) + player.barrels - supply[seat]
            player.barrels = supply[seat]
    table = Table(state)
    return table.runs(PlayRound())


def next_round(seats: int, **how: Any) -> Table:
    """Return a table at which seat 0 has the last barrel of a round to load onto F4 at pier 4."""
    ships: dict[str, dict[Seat, int]] = {"F1": {}, "F7": {}, "F10": {}, "F4": {}}
    table = position(seats, harbour=ships, stacks=(5, 6), **how)
    departure = (CheckEnd(), FirstShipLeaves(), MoveTiles(), EndRound(), PlayRound())
    return table.loads("green-big", 1, *departure)
