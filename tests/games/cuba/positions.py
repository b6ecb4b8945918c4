"""Positions of Cuba, set up as one would on a table.

    table = position(holds={0: "5 stone"}, built={0: {1: "cement_factory"}})
    assert table.do(0, "play foreman", "activate 1", "give stone 4").points(0) == 4

Everything that is not said is as plain as possible: it is round 2, seat 0 begins and is about to
play a card, all plantations have the same side, nobody has anything, the market is as at the start,
the printed laws are in force, and ships 1, 2 and 3 lie in docks 3, 2 and 1, ship 4 at sea.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from games.core.action import Seat
from games.core.event import Event
from games.core.step import Step
from games.cuba.administration import Administer
from games.cuba.data import CUBES, SHIPS
from games.cuba.game import Cuba
from games.cuba.parliament import BuyVotes, ChangeStartPlayer, CountVotes, RevealCards
from games.cuba.ships import Ship
from games.cuba.state import CubaState, Player, before_set_up
from games.cuba.statutes import GROUP_OF
from games.cuba.steps import CloseRound, EndRound, PlayCard
from games.cuba.view import CubaView, Options
from tests.games.core.table import GameTable

GAME = Cuba()
PRINTED_LAWS = ("printed_tax", "printed_duty")


class Table(GameTable[CubaState, CubaView]):
    """A state with what happened last, and short ways to play on and look."""

    game = GAME

    def runs(self, *steps: Step) -> "Table":
        """Do these steps next, up to the first question; then the round is over."""
        return super().runs(*steps, CloseRound())

    def draws_on(self) -> "Table":
        """Let chance bring whatever comes first on its lists, until a player is asked."""
        heard: list[Event] = []
        while (decision := GAME.decision(self.state)) is not None and decision.by_chance:
            heard += self.draw(str(decision.choices[0][0])).heard
        self.heard = heard
        return self

    def legal(self, seat: Seat = 0) -> list[str]:
        """Return what a seat may do, as text."""
        decision = GAME.decision(self.state)
        return [str(action) for action in decision.legal(seat)] if decision else []

    def player(self, seat: Seat) -> Player:
        """Return what a seat has."""
        return self.state.players[seat]

    def points(self, seat: Seat) -> int:
        """Return where a score marker stands."""
        return self.player(seat).points

    def pesos(self, seat: Seat) -> int:
        """Return a seat's pesos."""
        return self.player(seat).pesos

    def yard(self, seat: Seat) -> str:
        """Write what lies in a yard."""
        return written(self.player(seat).yard)

    def stored(self, seat: Seat) -> str:
        """Write what lies in a warehouse."""
        return written(self.player(seat).stored)

    @property
    def harbour(self) -> list[int | None]:
        """The ships in docks 3, 2, 1 and at sea."""
        docks = [ship.number if ship else None for ship in reversed(self.state.docks)]
        return [*docks, self.state.sea]


def written(amounts: Mapping[Any, int]) -> str:
    """Write amounts as text, none with 0."""
    return ", ".join(f"{amount} {kind}" for kind, amount in amounts.items() if amount)


def read(text: str) -> dict[str, int]:
    """Read amounts such as "2 wood, 10 pesos"."""
    pairs = (part.split() for part in text.split(",") if part.strip())
    return {kind: int(amount) for amount, kind in pairs}


Docked = int | tuple[int, str] | None


def position(
    seats: int = 3,
    *,
    holds: Mapping[Seat, str] | None = None,
    stored: Mapping[Seat, str] | None = None,
    built: Mapping[Seat, Mapping[int, str]] | None = None,
    figures: Mapping[Seat, int] | None = None,
    played: Mapping[Seat, Sequence[str]] | None = None,
    points: Mapping[Seat, int] | None = None,
    laws: Sequence[str] = (),
    bills: Sequence[str] = (),
    docks: Mapping[int, Docked] | None = None,
    sea: int = 4,
    sailed: Sequence[int] = (),
    market: Mapping[str, int] | None = None,
    markers: Sequence[str] = (),
    round: int = 2,  # noqa: A002 - the rules call it so
    start: Seat = 0,
    active: Seat | None = None,
    options: Options | None = None,
) -> Table:
    """Return a table at which the active seat is about to play a card.

    What `holds`, `stored`, docks and the market take beyond the start comes from the supply.
    """
    state = before_set_up(GAME.rules, seats, options or Options())
    state.round, state.start = round, start
    state.active = start if active is None else active
    state.markers = [*markers]  # type: ignore[list-item]  # written in tests as text
    for seat, player in enumerate(state.players):
        _hold(player, (holds or {}).get(seat, ""), (stored or {}).get(seat, ""))
        player.built = dict((built or {}).get(seat, {}))  # type: ignore[arg-type]  # as above
        player.figure = (figures or {}).get(seat, 0)
        player.played = [*(played or {}).get(seat, ())]  # type: ignore[list-item]  # as above
        player.effects = (points or {}).get(seat, 0)
    _lay_laws(state, laws, bills)
    lying = {3: 1, 2: 2, 1: 3, **(docks or {})}
    _berth(state, lying, sea, sailed)
    stocked: dict[Any, int] = {**(market or {})}
    state.market.update(stocked)
    for player in state.players:
        for tile in player.built.values():
            state.tiles[tile] -= 1
    state.tiles = {tile: left for tile, left in state.tiles.items() if left}
    _count_supply(state)
    state.push(
        PlayCard(),
        ChangeStartPlayer(),
        RevealCards(),
        BuyVotes(),
        CountVotes(),
        Administer(),
        EndRound(),
    )
    assert GAME.audit(state) == []
    return Table(state)


def _hold(player: Player, held: str, stored: str) -> None:
    amounts: dict[Any, int] = read(held)
    player.pesos = amounts.pop("pesos", amounts.pop("peso", 0))
    player.yard.update(amounts)
    in_store: dict[Any, int] = read(stored)
    player.stored.update(in_store)


def _lay_laws(state: CubaState, laws: Sequence[Any], bills: Sequence[Any]) -> None:
    for law in laws:
        state.laws[GROUP_OF[law]] = law
    for statute in bills:
        state.bills[GROUP_OF[statute]] = statute
    for statute in (*laws, *bills):
        state.statutes[GROUP_OF[statute]].remove(statute)


def _berth(state: CubaState, lying: Mapping[int, Docked], sea: int, sailed: Sequence[int]) -> None:
    for dock, what in lying.items():
        number, cargo = what if isinstance(what, tuple) else (what, "")
        loaded: dict[Any, int] = read(cargo)
        state.docks[dock - 1] = None if number is None else Ship(number, loaded)
    state.sea = sea
    state.sailed = [*sailed]
    gone = {sea, *sailed, *(ship.number for ship in state.docks if ship)}
    state.undrawn = [number for number in SHIPS if number not in gone]


def _count_supply(state: CubaState) -> None:
    for cube in CUBES:
        taken = sum(player.has(cube) for player in state.players)
        aboard: list[dict[Any, int]] = [ship.loaded for ship in state.docks if ship]
        taken += sum(cargo.get(cube, 0) for cargo in aboard)
        on_market: dict[Any, int] = dict(state.market)
        total = 15 if cube not in ("citrus", "sugar", "tobacco") else 18
        state.supply[cube] = total - taken - on_market.get(cube, 0)
