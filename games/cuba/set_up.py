"""Set-up (§2): the first ships, the start player, and what everybody begins with."""

from functools import cache
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, ClassVar

from games.core.action import Seat
from games.core.decision import Decision, ask, draw
from games.core.errors import IllegalAction
from games.core.step import Happen, Step
from games.cuba.actions import DrawShip, NameStartPlayer, Pick
from games.cuba.data import CROPS, MATERIALS, Cube
from games.cuba.events import Picked, ShipCame, StartPlayerDrawn
from games.cuba.ships import Ship

if TYPE_CHECKING:
    from games.cuba.state import CubaState as State


class DrawFirstShips(Step, frozen=True, tag="draw-first-ships"):
    """Set-up 2: shuffle the ships; one to dock 1, one to dock 2, the next at sea."""

    def decision(self, state: "State") -> Decision | None:
        """Draw the next one; dock 3 stays empty."""
        if state.sea is not None:
            return None
        return draw("draw-ship", [DrawShip(ship) for ship in state.undrawn])

    def resolve(self, state: "State", seat: Seat, action: DrawShip, happen: Happen) -> None:
        """Put it there."""
        state.undrawn.remove(action.ship)
        dock = next((dock for dock in (1, 2) if state.docks[dock - 1] is None), 0)
        if dock:
            state.docks[dock - 1] = Ship(action.ship, {})
        else:
            state.sea = action.ship
        happen(ShipCame(ship=action.ship, dock=dock))
        state.push(self)


class ChooseStartPlayer(Step, frozen=True, tag="choose-start-player"):
    """Set-up 4: a start player by lot."""

    def decision(self, state: "State") -> Decision | None:
        """Draw one of the seats."""
        return draw("start-player", [NameStartPlayer(seat) for seat in range(len(state.players))])

    def resolve(self, state: "State", seat: Seat, action: NameStartPlayer, happen: Happen) -> None:
        """Give that seat the start card; in its order all pick what they begin with."""
        state.start = state.active = action.seat
        happen(StartPlayerDrawn(seat=action.seat))
        state.push(
            *(PickTwo(picker, kinds) for picker in state.turn_order for kinds in (MATERIALS, CROPS))
        )


@cache
def pairs(kinds: tuple[Cube, ...]) -> tuple[Pick, ...]:
    """Return all picks of two cubes of these kinds, the same or different."""
    return tuple(Pick(*pair) for pair in combinations_with_replacement(kinds, 2))


class PickTwo(Step, frozen=True, tag="pick-two"):
    """Set-up 6: two materials, then two crops, of the same or of different kinds."""

    seat: Seat
    kinds: tuple[Cube, ...]
    rule: ClassVar[str] = "set-up"

    def decision(self, state: "State") -> Decision | None:
        """Ask for two; the supply always has them."""
        kind = "pick-materials" if self.kinds == MATERIALS else "pick-crops"
        return ask(self.seat, kind, pairs(self.kinds))

    def resolve(self, state: "State", seat: Seat, action: Pick, happen: Happen) -> None:
        """Put them into the yard."""
        for cube in (action.first, action.second):
            state.gain(seat, cube, 1)
        happen(Picked(seat=seat, cubes=(action.first, action.second)))

    def why_not(self, state: "State", seat: Seat, action: Pick) -> IllegalAction:
        """Say what can be picked, or that the pair is written the other way round."""
        if {action.first, action.second} <= set(self.kinds):
            reason = "Name the two in the order of {kinds}."
        else:
            reason = "Now you pick two of {kinds}."
        return IllegalAction(reason, rule=self.rule, kinds=self.kinds)
