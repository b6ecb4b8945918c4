"""Set-up (§2): the street is laid out, a start player drawn, the first ship rolled."""

from typing import TYPE_CHECKING

from games.core.action import Seat
from games.core.decision import Decision, draw
from games.core.step import Happen, Step
from games.santiago.actions import LayBuilding, LayCuban, NameStartPlayer
from games.santiago.data import BUILDINGS, CUBANS, HARBOUR
from games.santiago.events import SetUp
from games.santiago.harbour import RollDice

if TYPE_CHECKING:
    from games.santiago.state import SantiagoState as State


class LayOutBuildings(Step, frozen=True, tag="lay-out-buildings"):
    """Set-up 1: shuffle the twelve buildings onto their spaces."""

    def decision(self, state: "State") -> Decision | None:
        """Draw a building for the next empty space."""
        left = [LayBuilding(tile) for tile in BUILDINGS if tile not in state.buildings]
        return draw("lay-building", left) if left else None

    def resolve(self, state: "State", seat: Seat, action: LayBuilding, happen: Happen) -> None:
        """Lay it there."""
        state.buildings[state.buildings.index(None)] = action.building
        state.push(self)


class LayOutCubans(Step, frozen=True, tag="lay-out-cubans"):
    """Set-up 1: shuffle the nine Cubans onto stops 1 to 9."""

    def decision(self, state: "State") -> Decision | None:
        """Draw a Cuban for the next empty stop."""
        left = [LayCuban(tile) for tile in CUBANS if tile not in state.cubans]
        return draw("lay-cuban", left) if left else None

    def resolve(self, state: "State", seat: Seat, action: LayCuban, happen: Happen) -> None:
        """Lay it there."""
        state.cubans[state.cubans.index(None, HARBOUR + 1)] = action.cuban
        state.push(self)


class ChooseStartPlayer(Step, frozen=True, tag="choose-start-player"):
    """Set-up 5: a start player by lot."""

    def decision(self, state: "State") -> Decision | None:
        """Draw one of the seats."""
        return draw("start-player", [NameStartPlayer(seat) for seat in range(len(state.players))])

    def resolve(self, state: "State", seat: Seat, action: NameStartPlayer, happen: Happen) -> None:
        """Give that seat the first turn."""
        state.start = state.active = action.seat
        happen(SetUp(start=action.seat))


class FirstShip(Step, frozen=True, tag="first-ship"):
    """Set-up 6: the player to the right of the start player rolls for the first ship."""

    def run(self, state: "State", happen: Happen) -> None:
        """Let the last in turn order roll."""
        state.push(RollDice((state.active - 1) % len(state.players)))
