"""Ships: scored when they leave (§5), followed by the next one, until the end (§6)."""

from typing import TYPE_CHECKING, Literal

from games.core.action import Seat
from games.core.decision import Decision, draw
from games.core.step import Happen, Step
from games.montego.actions import DrawShip
from games.montego.data import LAST_BARREL_BONUS, PIERS, PILE_POINTS, side_of
from games.montego.events import GameEnded, PileScored, ShipCame, ShipScored, TugLeft
from games.montego.scoring import shares
from games.montego.ships import Ship

if TYPE_CHECKING:
    from games.montego.state import MontegoState as State


def score_ship(
    state: "State",
    ship: Ship,
    why: Literal["full", "pier 1", "end"],
    happen: Happen,
    bonus: Seat | None = None,
) -> None:
    """§5: score a ship and take it out of the game; those behind it move up."""
    _pay_for(state, ship, why, happen, bonus)
    state.harbour.remove(ship)


def _pay_for(
    state: "State",
    ship: Ship,
    why: Literal["full", "pier 1", "end"],
    happen: Happen,
    bonus: Seat | None = None,
) -> None:
    """Score a ship where it lies and give its barrels back to their owners."""
    points = shares(ship.cargo, side_of(ship.ship, len(state.players)).points)
    for seat, amount in points.items():
        state.players[seat].ships += amount
    if bonus is not None:
        state.players[bonus].bonuses += LAST_BARREL_BONUS
        points[bonus] = points.get(bonus, 0) + LAST_BARREL_BONUS
    for seat, barrels in ship.cargo.items():
        state.players[seat].barrels += barrels
    happen(ShipScored(ship=ship.ship, pier=state.pier(ship), why=why, points=points, bonus=bonus))


class DrawFirstShips(Step, frozen=True, tag="draw-first-ships"):
    """Set-up 7: shuffle the freighters; three to piers 2, 3 and 4, behind the tug."""

    def decision(self, state: "State") -> Decision | None:
        """Draw a ship for the next empty pier."""
        if len(state.harbour) + state.tug >= PIERS:
            return None
        return draw("draw-ship", [DrawShip(ship) for ship in state.undrawn])

    def resolve(self, state: "State", seat: Seat, action: DrawShip, happen: Happen) -> None:
        """Put it there."""
        berth(state, action)
        state.push(self)


def berth(state: "State", drawn: DrawShip) -> None:
    """Put a ship that was drawn to the first empty pier."""
    state.undrawn.remove(drawn.ship)
    state.harbour.append(Ship(drawn.ship, {}))


class DrawNextShip(Step, frozen=True, tag="draw-next-ship"):
    """§4.4 3: the next ship comes to the last pier, from the first stack, then the second."""

    def decision(self, state: "State") -> Decision | None:
        """Draw it; with both stacks empty nothing is added."""
        if not state.ships_to_come:
            return None
        return draw("draw-ship", [DrawShip(ship) for ship in state.undrawn])

    def resolve(self, state: "State", seat: Seat, action: DrawShip, happen: Happen) -> None:
        """Put it to the pier; note the round in which the second stack is opened."""
        which = 0 if state.stacks[0] else 1
        opened = which == 1 and state.opened_in is None
        if opened:
            state.opened_in = state.round
        state.stacks[which] -= 1
        berth(state, action)
        pier = state.pier(state.ship(action.ship))
        happen(ShipCame(ship=action.ship, pier=pier, opened=opened))


class FirstShipLeaves(Step, frozen=True, tag="first-ship-leaves"):
    """§4.6 First ship leaves: scored without a bonus; in round 1 it is the tug."""

    def run(self, state: "State", happen: Happen) -> None:
        """Let the ship at pier 1 go."""
        if state.tug:
            state.tug = False
            happen(TugLeft())
        else:
            score_ship(state, state.harbour[0], "pier 1", happen)
        state.push(DrawNextShip())


class CheckEnd(Step, frozen=True, tag="check-end"):
    """§6 End of the game: with few ships left and none to come this round was the last."""

    def run(self, state: "State", happen: Happen) -> None:
        """Score the ships in the harbour and the tavern pile."""
        if not state.last_round:
            return
        for ship in state.harbour:
            _pay_for(state, ship, "end", happen)
        state.harbour.clear()
        points = shares(state.pile, PILE_POINTS[len(state.players)])
        for seat, amount in points.items():
            state.players[seat].pile += amount
        if points:
            happen(PileScored(points=points))
        state.stack.clear()
        happen(GameEnded())
