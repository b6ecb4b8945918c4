"""Empty rooms and load (§4.4)."""

from typing import TYPE_CHECKING, ClassVar

from games.core.action import Seat
from games.core.decision import Decision, ask
from games.core.errors import IllegalAction
from games.core.step import Happen, Step
from games.montego.actions import Load, TakeBack
from games.montego.data import JACK, Figure
from games.montego.events import (
    BarrelsTaken,
    CoinTaken,
    Loaded,
    NothingBroken,
    PutOnPile,
    TookBack,
)
from games.montego.harbour import DrawNextShip, score_ship

if TYPE_CHECKING:
    from games.montego.state import MontegoState as State


class CountFigures(Step, frozen=True, tag="count-figures"):
    """§4.4 1: the harbour master counts from his crate, against the arrows."""

    space: int | None = None

    def run(self, state: "State", happen: Happen) -> None:
        """Let the next figure empty its room, then count on."""
        first = state.spaces - 1 if self.space is None else self.space
        for space in range(first, -1, -1):
            for figure in state.at(space):
                state.push(EmptyRoom(figure), CountFigures(space - 1))
                return


class EmptyRoom(Step, frozen=True, tag="empty-room"):
    """§4.4 2: coin, good barrels, broken barrels."""

    figure: Figure

    def run(self, state: "State", happen: Happen) -> None:
        """Take what the room holds."""
        seat = state.owner(self.figure)
        player, room = state.players[seat], state.room(state.places[self.figure])
        state.loaded.append(self.figure)
        if room.coin:
            amount = min(1, state.coins)
            state.coins -= amount
            player.coins += amount
            happen(CoinTaken(seat=seat, figure=self.figure, amount=amount))
        if room.barrels:
            barrels = min(room.barrels, player.barrels)
            player.barrels -= barrels
            forfeited = room.barrels - barrels
            happen(
                BarrelsTaken(seat=seat, figure=self.figure, barrels=barrels, forfeited=forfeited)
            )
            state.push(LoadBarrels(self.figure, barrels))
        elif room.broken and self.figure == JACK:
            happen(NothingBroken(seat=seat, figure=self.figure, why="jack"))
        elif room.broken:
            state.push(MakeUpForBroken(self.figure, room.broken))


class LoadBarrels(Step, frozen=True, tag="load-barrels"):
    """§4.4 2 and 3: every barrel goes aboard; a full ship is scored at once."""

    figure: Figure
    left: int
    rule: ClassVar[str] = "loading"

    def decision(self, state: "State") -> Decision | None:
        """Ask for a ship and how many barrels; skipped with nothing to load or no ship left."""
        if not self.left:
            return None
        choices = [
            Load(ship.ship, barrels)
            for ship in state.harbour
            for barrels in range(1, min(self.left, state.free_holds(ship)) + 1)
        ]
        return ask(state.owner(self.figure), "load", choices)

    def run(self, state: "State", happen: Happen) -> None:
        """§4.4 4: with no ship left the barrels go onto the tavern pile."""
        if self.left:
            seat = state.owner(self.figure)
            state.pile[seat] = state.pile.get(seat, 0) + self.left
            happen(PutOnPile(seat=seat, figure=self.figure, barrels=self.left))

    def resolve(self, state: "State", seat: Seat, action: Load, happen: Happen) -> None:
        """Bring them aboard, then load on."""
        ship = state.ship(action.ship)
        ship.cargo[seat] = ship.cargo.get(seat, 0) + action.barrels
        free = state.free_holds(ship)
        happen(
            Loaded(
                seat=seat,
                figure=self.figure,
                ship=ship.ship,
                pier=state.pier(ship),
                barrels=action.barrels,
                free=free,
            )
        )
        load_on = LoadBarrels(self.figure, self.left - action.barrels)
        if free:
            state.push(load_on)
            return
        state.push(DrawNextShip(), load_on)
        score_ship(state, ship, "full", happen, bonus=seat)

    def why_not(self, state: "State", seat: Seat, action: Load) -> IllegalAction:
        """Say that the ship is not there, has no room, or that there are fewer barrels."""
        ship = next((ship for ship in state.harbour if ship.ship == action.ship), None)
        if ship is None:
            reason = "{ship} is not in the harbour."
        elif action.barrels > self.left:
            reason = "You have {left} barrels to load."
        elif action.barrels > state.free_holds(ship):
            reason = "{ship} has {free} holds left."
        else:
            reason = "Every barrel must be loaded."
        pier, free = (state.pier(ship), state.free_holds(ship)) if ship else (0, 0)
        return IllegalAction(
            reason, rule=self.rule, ship=action.ship, pier=pier, left=self.left, free=free
        )


class MakeUpForBroken(Step, frozen=True, tag="make-up-for-broken"):
    """§4.4 2: take back as many of your own barrels as are broken, as far as any are aboard."""

    figure: Figure
    left: int
    taken: int = 0
    rule: ClassVar[str] = "broken barrels"

    def decision(self, state: "State") -> Decision | None:
        """Ask for a ship; skipped when nothing is left to take back."""
        seat = state.owner(self.figure)
        if not self.left:
            return None
        return ask(
            seat, "take-back", [TakeBack(ship.ship) for ship in state.harbour if seat in ship.cargo]
        )

    def run(self, state: "State", happen: Happen) -> None:
        """Tell when there was nothing aboard at all."""
        if not self.taken:
            seat = state.owner(self.figure)
            happen(NothingBroken(seat=seat, figure=self.figure, why="none aboard"))

    def resolve(self, state: "State", seat: Seat, action: TakeBack, happen: Happen) -> None:
        """Take one barrel back into the supply."""
        ship = state.ship(action.ship)
        ship.cargo[seat] -= 1
        if not ship.cargo[seat]:
            del ship.cargo[seat]
        state.players[seat].barrels += 1
        pier = state.pier(ship)
        happen(TookBack(seat=seat, figure=self.figure, ship=ship.ship, pier=pier))
        state.push(MakeUpForBroken(self.figure, self.left - 1, self.taken + 1))

    def why_not(self, state: "State", seat: Seat, action: TakeBack) -> IllegalAction:
        """Say that the ship is not there, or none of the player's barrels aboard."""
        ship = next((ship for ship in state.harbour if ship.ship == action.ship), None)
        reason = "You have no barrel aboard {ship}."
        if ship is None:
            reason = "{ship} is not in the harbour."
        pier = state.pier(ship) if ship else 0
        return IllegalAction(reason, rule=self.rule, ship=action.ship, pier=pier)
