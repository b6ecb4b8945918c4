"""When a ship leaves, and the flags that drive it away (§9)."""

from typing import TYPE_CHECKING, Literal

from games.core.step import Happen, Step
from games.santiago.data import FIRST_FLAG, LAST_FLAG, SHIPS
from games.santiago.events import Cause, FlagMoved, GameEnded, ShipLeft

if TYPE_CHECKING:
    from games.santiago.state import SantiagoState


class EndGame(Step, frozen=True, tag="end-game"):
    """§11 The end: all holdings are shown."""

    def run(self, state: "SantiagoState", happen: Happen) -> None:
        """Say so; nothing is left to do."""
        happen(GameEnded())


def depart(state: "SantiagoState", cause: Cause, happen: Happen) -> None:
    """Let the ship leave (§9.1); with the seventh the game ends at once (§11).

    Under the option to finish the turn the game goes on until its end, with no ship in port. A
    ship of four zeros arrives when the turn is over: with it the game ends in any case.
    """
    state.departed += 1
    state.dice.clear()
    state.aside = None
    happen(ShipLeft(number=state.departed, cause=cause))
    if state.departed < SHIPS:
        state.value = FIRST_FLAG
    elif cause == "zeros" or not state.options.finish_turn_after_seventh:
        state.stack[:] = [EndGame()]


def depart_if_served(state: "SantiagoState", cause: Cause, happen: Happen) -> None:
    """Let the ship leave when all its dice show 0."""
    if not any(state.dice.values()):
        depart(state, cause, happen)


def raise_flag(
    state: "SantiagoState", why: Literal["passing", "round", "port_authority"], happen: Happen
) -> None:
    """Move the value marker one flag to the right; on the chequered flag the ship leaves."""
    if state.value == LAST_FLAG:
        depart(state, why, happen)
    else:
        state.value += 1
        happen(FlagMoved(value=state.value, why=why))
