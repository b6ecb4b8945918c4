"""The harbour: loading (§5.5), sailing and moving up (§8)."""

from functools import cache
from typing import TYPE_CHECKING, ClassVar, Literal

from games.core.action import Action, Seat
from games.core.decision import Decision, ask, draw
from games.core.errors import IllegalAction
from games.core.step import Happen, Step
from games.cuba.actions import DrawShip, Finish, Load
from games.cuba.data import DOCKS, SHIPS, SLOTS, Merchandise
from games.cuba.events import HarbourArranged, Loaded, ShipCame, ShipSailed
from games.cuba.ships import Ship

if TYPE_CHECKING:
    from games.cuba.state import CubaState as State

FINISH = Finish()


@cache
def loads(dock: int, cube: Merchandise, amounts: tuple[int, ...], most: int) -> tuple[Load, ...]:
    """Return all ways to load so many of a kind in a dock, `most` at the most."""
    return tuple(Load(dock, cube, amount) for amount in amounts if amount <= most)


ANY_AMOUNT = tuple(range(1, SLOTS + 1))


class LoadCargo(Step, frozen=True, tag="load-cargo"):
    """§5.5 Mayor: any merchandise on one ship; §1.9 offices: a cube, or two of a kind.

    `dock` is that of the ship once it is chosen; with `office` a single answer is all.
    """

    dock: int | None = None
    amounts: tuple[int, ...] = ANY_AMOUNT
    office: bool = False
    rule: ClassVar[str] = "loading ships"
    verbs: ClassVar[tuple[type[Action], ...]] = (Load,)

    def decision(self, state: "State") -> Decision | None:
        """Ask what to load, or to be done; skipped when nothing can be loaded."""
        player = state.players[state.active]
        choices: list[Load | Finish] = []
        for dock in DOCKS if self.dock is None else (self.dock,):
            ship = state.docks[dock - 1]
            if ship is None:
                continue
            for kind in SHIPS[ship.number]:
                most = min(ship.free_for(kind), player.has(kind))
                if most:
                    choices += loads(dock, kind, self.amounts, most)
        return ask(state.active, "load", [*choices, FINISH]) if choices else None

    def resolve(self, state: "State", seat: Seat, action: Load | Finish, happen: Happen) -> None:
        """Load and score; under the Harbour act a full ship sails at once (§8)."""
        if isinstance(action, Finish):
            return
        ship = state.docks[action.dock - 1]
        assert ship is not None, "only ships in a dock are listed"
        player = state.players[seat]
        player.spend(action.cube, action.amount)
        ship.loaded[action.cube] = ship.loaded.get(action.cube, 0) + action.amount
        points = action.amount * action.dock
        player.cargo += points
        happen(
            Loaded(
                seat=seat,
                ship=ship.number,
                dock=action.dock,
                cube=action.cube,
                amount=action.amount,
                points=points,
                free=ship.free,
            )
        )
        if not ship.free and state.in_force("harbour_act"):
            sail(state, action.dock, "harbour_act", happen)
            state.push(MoveShipsUp())
        elif not self.office:
            state.push(LoadCargo(action.dock))

    def why_not(self, state: "State", seat: Seat, action: Load) -> IllegalAction:
        """Say what is wrong with the dock, the ship, the kind or the number."""
        ship = state.docks[action.dock - 1] if action.dock in DOCKS else None
        held = state.players[seat].has(action.cube)
        free = ship.free_for(action.cube) if ship else 0
        if action.dock not in DOCKS:
            reason = "The docks are 1, 2 and 3; the ship at sea cannot be loaded."
        elif self.dock is not None and action.dock != self.dock:
            reason = "The Mayor loads one ship only, now the one in dock {chosen}."
        elif ship is None:
            reason = "There is no ship in dock {dock}."
        elif not free:
            reason = "The ship in dock {dock} has no room for {cube}."
        elif not held:
            reason = "You have no {cube}."
        elif action.amount > min(free, held):
            reason = "You have {held} {cube} and the ship has room for {free}."
        else:
            reason = "Here you load {amounts} of a kind."
        amounts = tuple(map(str, self.amounts))
        return IllegalAction(
            reason,
            rule=self.rule,
            dock=action.dock,
            chosen=self.dock,
            cube=action.cube,
            held=held,
            free=free,
            amounts=amounts,
        )


def sail(
    state: "State", dock: int, why: Literal["full", "dock_3", "harbour_act"], happen: Happen
) -> None:
    """§8: the cargo goes to the supply, the ship under the pile."""
    ship = state.docks[dock - 1]
    assert ship is not None, "only a ship that is there sails"
    for kind, amount in ship.loaded.items():
        state.supply[kind] += amount
    state.docks[dock - 1] = None
    state.sailed.append(ship.number)
    happen(ShipSailed(ship=ship.number, dock=dock, why=why, cargo=tuple(ship.loaded.items())))


def sail_at_end_of_round(state: "State", happen: Happen) -> None:
    """§8 3: the ship in dock 3, full or not, and every full one; that from dock 3 lies highest."""
    for dock in sorted(DOCKS, reverse=True):
        ship = state.docks[dock - 1]
        if ship is not None and (dock == max(DOCKS) or not ship.free):
            sail(state, dock, "dock_3" if ship.free else "full", happen)


class MoveShipsUp(Step, frozen=True, tag="move-ships-up"):
    """§8 3d: into the next higher empty dock; the ship at sea and new ones follow."""

    def run(self, state: "State", happen: Happen) -> None:
        """Keep the order, and fill what is left empty."""
        ships = [ship for ship in reversed(state.docks) if ship is not None]
        if len(ships) < len(DOCKS) and state.sea is not None:
            ships.append(Ship(state.sea, {}))
            state.sea = None
        empty = [None] * (len(DOCKS) - len(ships))
        state.docks[:] = [*empty, *reversed(ships)]
        state.push(FillHarbour())


class FillHarbour(Step, frozen=True, tag="fill-harbour"):
    """§8 3d and e: ships from the pile, for the higher dock first and for the sea last."""

    def decision(self, state: "State") -> Decision | None:
        """Draw from the shuffled part; skipped when the next one is known, or none is wanted."""
        if state.sea is None and state.undrawn:
            return draw("draw-ship", [DrawShip(ship) for ship in state.undrawn])
        return None

    def run(self, state: "State", happen: Happen) -> None:
        """Take the ship that was put under the pile first, or tell how all lie now."""
        if state.sea is None:
            self._arrive(state, state.sailed.pop(0), happen)
            return
        one, two, three = (ship.number if ship else 0 for ship in state.docks)
        happen(HarbourArranged(docks=(one, two, three), sea=state.sea))

    def resolve(self, state: "State", seat: Seat, action: DrawShip, happen: Happen) -> None:
        """Put the ship that was drawn to its place."""
        state.undrawn.remove(action.ship)
        self._arrive(state, action.ship, happen)

    def _arrive(self, state: "State", number: int, happen: Happen) -> None:
        dock = max((dock for dock in DOCKS if state.docks[dock - 1] is None), default=0)
        if dock:
            state.docks[dock - 1] = Ship(number, {})
        else:
            state.sea = number
        happen(ShipCame(ship=number, dock=dock))
        state.push(self)
