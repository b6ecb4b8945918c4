"""What happens in the harbour (§9): delivery rounds and new ships."""

from typing import TYPE_CHECKING, ClassVar

from games.core.action import Action, Seat
from games.core.decision import Decision, ask, draw
from games.core.errors import IllegalAction
from games.core.step import Happen, Step
from games.santiago.actions import Deliver, Keep, Pass, Roll
from games.santiago.buildings import deliver
from games.santiago.data import DICE, GOODS, SHIPS, WOOD_POINTS
from games.santiago.events import Delivered, Passed, Rolled, ShipArrived
from games.santiago.ships import depart, depart_if_served, raise_flag

if TYPE_CHECKING:
    from games.santiago.state import SantiagoState as State


class DeliveryRound(Step, frozen=True, tag="delivery-round"):
    """§9.4 Delivery round: from the active player clockwise, round and round, until all passed."""

    seat: Seat
    passed: tuple[Seat, ...] = ()
    rule: ClassVar[str] = "delivery round"
    verbs: ClassVar[tuple[type[Action], ...]] = (Deliver,)

    def decision(self, state: "State") -> Decision | None:
        """Ask for one kind of good, wood for one die, or to pass."""
        cubes = state.players[self.seat].cubes
        demanded = [(good, demand) for good, demand in state.dice.items() if demand]
        choices: list[Deliver | Pass] = [
            Deliver(good, amount)
            for good, demand in demanded
            for amount in range(1, min(cubes[good], demand) + 1)
        ]
        wood = cubes["wood"]
        if wood:
            choices += (
                Deliver("wood", amount, good)
                for good, demand in demanded
                for amount in range(1, min(wood, demand) + 1)
            )
        choices.append(Pass())
        return ask(self.seat, "deliver", choices)

    def resolve(self, state: "State", seat: Seat, action: Deliver | Pass, happen: Happen) -> None:
        """Deliver, or be out; the round ends with the last demand or the last pass."""
        if isinstance(action, Pass):
            passed = (*self.passed, seat)
            happen(Passed(seat=seat))
            if len(passed) == len(state.players):
                raise_flag(state, "round", happen)
            else:
                state.push(DeliveryRound(self._following(state, passed), passed))
            return
        worth = WOOD_POINTS if action.cube == "wood" else state.value
        delivery = Delivered(
            seat=seat,
            cube=action.cube,
            die=action.die,
            amount=action.amount,
            points=action.amount * worth,
            left=state.dice[action.die] - action.amount,
        )
        deliver(state, seat, delivery, happen)
        depart_if_served(state, "delivery", happen)
        if state.ship_in_port:
            state.push(DeliveryRound(self._following(state, self.passed), self.passed))

    def _following(self, state: "State", passed: tuple[Seat, ...]) -> Seat:
        """Return the next seat clockwise that has not passed; it may be the same one again."""
        clockwise = (*state.others_clockwise(self.seat), self.seat)
        return next(seat for seat in clockwise if seat not in passed)

    def why_not(self, state: "State", seat: Seat, action: Deliver) -> IllegalAction:
        """Say what the ship does not want, or what the player lacks."""
        demand = state.dice.get(action.die, 0)
        held = state.players[seat].cubes[action.cube]
        if action.cube == "wood" and action.instead is None:
            reason = "Wood is delivered instead of a demanded good, which must be named."
        elif action.cube != "wood" and action.instead is not None:
            reason = "Only wood can be delivered instead of another good, not {cube}."
        elif not demand:
            reason = "The ship demands no {good}."
        elif action.amount > demand:
            reason = "The ship demands only {demand} {good}."
        elif not held:
            reason = "You have no {cube}."
        elif action.amount > held:
            reason = "You have only {held} {cube}."
        else:
            reason = "At least one cube must be delivered."
        return IllegalAction(
            reason, rule=self.rule, good=action.die, cube=action.cube, demand=demand, held=held
        )


class NewShip(Step, frozen=True, tag="new-ship"):
    """§9.2 Rolling the new ship: by the active player at the end of the turn."""

    def run(self, state: "State", happen: Happen) -> None:
        """Roll, unless a ship is in port or the last one has left."""
        if not state.ship_in_port and state.departed < SHIPS:
            state.push(RollDice(state.active))


class RollDice(Step, frozen=True, tag="roll-dice"):
    """§9.2: five dice, one for each good."""

    roller: Seat
    faces: tuple[int, ...] = ()

    def decision(self, state: "State") -> Decision | None:
        """Roll the next die."""
        good = GOODS[len(self.faces)]
        faces = DICE[good]
        return draw("roll", [Roll(good, face) for face in faces], tuple(faces.values()))

    def resolve(self, state: "State", seat: Seat, action: Roll, happen: Happen) -> None:
        """Note the face; after the fifth the roller chooses."""
        faces = (*self.faces, action.face)
        if len(faces) < len(GOODS):
            state.push(RollDice(self.roller, faces))
            return
        dice = dict(zip(GOODS, faces, strict=True))
        happen(Rolled(seat=self.roller, number=state.departed + 1, dice=dice))
        state.push(LoadDice(self.roller, faces))


class LoadDice(Step, frozen=True, tag="load-dice"):
    """§9.2 and §9.3: four dice go on the ship; a ship of four zeros leaves at once."""

    roller: Seat
    faces: tuple[int, ...]
    rule: ClassVar[str] = "rolling the new ship"

    def decision(self, state: "State") -> Decision | None:
        """Ask which die to leave out."""
        return ask(self.roller, "keep", [Keep(good) for good in GOODS])

    def resolve(self, state: "State", seat: Seat, action: Keep, happen: Happen) -> None:
        """Put four on the ship; roll again when they demand nothing."""
        rolled = zip(GOODS, self.faces, strict=True)
        dice = {good: face for good, face in rolled if good != action.without}
        number = state.departed + 1
        happen(ShipArrived(seat=seat, number=number, dice=dice, aside=action.without))
        if any(dice.values()):
            state.dice = dice.copy()
            state.aside = action.without
            return
        depart(state, "zeros", happen)
        if state.departed < SHIPS:
            state.push(RollDice(self.roller))
