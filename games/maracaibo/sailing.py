"""Phase A: a ship sails (§5.1)."""

from functools import cache
from typing import TYPE_CHECKING, ClassVar

from games.core.action import Action, Seat
from games.core.errors import IllegalAction
from games.core.step import Happen
from games.maracaibo.acting import ChooseAction
from games.maracaibo.actions import Sail
from games.maracaibo.choosing import ChoiceStep
from games.maracaibo.data import MOVEMENT
from games.maracaibo.events import Sailed
from games.maracaibo.map import MAP, Location, courses

if TYPE_CHECKING:
    from games.maracaibo.state import MaracaiboState as State


@cache
def sails(origin: Location, number: int) -> list[Sail]:
    """Return everywhere a ship can sail in a round."""
    return [Sail(to, route) for to, route in courses(origin, number)]


class SailShip(ChoiceStep, frozen=True, tag="sail-ship"):
    """§5.1 Phase A: one to seven steps forward; homeward-bound spaces end the movement."""

    kind: ClassVar[str] = "sail"
    rule: ClassVar[str] = "sailing"
    verbs: ClassVar[tuple[type[Action], ...]] = (Sail,)

    def answers(self, state: "State") -> list[Sail]:
        """Where to; at least one step is compulsory."""
        return sails(state.players[state.active].ship, state.round)

    def resolve(self, state: "State", seat: Seat, action: Sail, happen: Happen) -> None:
        """Sail there; the points spent decide how many village actions there are.

        Where there is one way only it is sailed unasked: it continues the path before.
        """
        player = state.players[seat]
        before = player.path if len(self.answers(state)) == 1 else ()
        course = courses(player.ship, state.round)[action.to, action.route]
        happen(Sailed(seat=seat, origin=player.ship, path=course.path))
        player.ship, player.path = action.to, (*before, *course.path)
        state.push(ChooseAction(course.points))

    def why_not(self, state: "State", seat: Seat, action: Sail) -> IllegalAction:
        """Say that it is out of reach, or that a branch must be named, or not."""
        ways = courses(state.players[seat].ship, state.round)
        routes = tuple(route for to, route in ways if to == action.to)
        if not routes:
            reason = "{place} is not within {most} steps of your ship."
        elif None in routes:
            reason = "There is one way to {place}: no branch is named."
        else:
            reason = "Two branches lead to {place}: name the upper or the lower one."
        return IllegalAction(
            reason,
            rule=self.rule,
            place=MAP[action.to].name,
            most=MOVEMENT,
        )
