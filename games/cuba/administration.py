"""Phase D: tax, duty, subsidy and the market laws (§7)."""

from collections import Counter
from typing import TYPE_CHECKING, ClassVar

from games.core.action import Action, Seat
from games.core.decision import Decision, ask
from games.core.errors import IllegalAction
from games.core.step import Happen, Step
from games.cuba.actions import Decline, Deliver, Pay
from games.cuba.data import CAPACITY, CROPS, Cube
from games.cuba.events import (
    DutyDelivered,
    DutyMissed,
    MarketChanged,
    Subsidised,
    TaxPaid,
    TaxUnpaid,
)
from games.cuba.laws import deliveries, subsidy, tax_due
from games.cuba.statutes import (
    BONUS_POINTS,
    DUTIES,
    DUTY_POINTS,
    MARKET_LAW_CUBES,
    TAX_POINTS,
)

if TYPE_CHECKING:
    from games.cuba.state import CubaState as State

PAY_OR_NOT = (Pay(), Decline())


class Administer(Step, frozen=True, tag="administer"):
    """§7: the tax of all, the duty of all, then subsidy and other law."""

    def run(self, state: "State", happen: Happen) -> None:
        """Lay out the phase, from the new start player."""
        order = state.turn_order
        state.push(
            *(PayTax(seat) for seat in order),
            *(DeliverDuty(seat) for seat in order),
            Subsidise(),
            ChangeMarket(),
        )


class PayTax(Step, frozen=True, tag="pay-tax"):
    """§7.1 Tax: each player may pay it for 2 points."""

    seat: Seat
    rule: ClassVar[str] = "tax"
    verbs: ClassVar[tuple[type[Action], ...]] = (Pay,)

    def decision(self, state: "State") -> Decision | None:
        """Ask whether to pay; skipped when nothing is due or the pesos do not suffice."""
        player = state.players[self.seat]
        due = tax_due(state.laws["tax"], player)
        return ask(self.seat, "tax", PAY_OR_NOT) if 0 < due <= player.pesos else None

    def run(self, state: "State", happen: Happen) -> None:
        """With 0 due it counts as paid (C-4)."""
        if tax_due(state.laws["tax"], state.players[self.seat]):
            happen(TaxUnpaid(seat=self.seat, able=False))
        else:
            self._pay(state, happen)

    def resolve(self, state: "State", seat: Seat, action: Pay | Decline, happen: Happen) -> None:
        """Pay, or not."""
        if isinstance(action, Pay):
            self._pay(state, happen)
        else:
            happen(TaxUnpaid(seat=seat, able=True))

    def _pay(self, state: "State", happen: Happen) -> None:
        player = state.players[self.seat]
        due = tax_due(state.laws["tax"], player)
        player.pesos -= due
        player.tax_paid = True
        player.laws += TAX_POINTS
        happen(TaxPaid(seat=self.seat, pesos=due, points=TAX_POINTS))


class DeliverDuty(Step, frozen=True, tag="deliver-duty"):
    """§7.2 Duty: each player may deliver it for 2 points, and 1 more who paid the tax, too."""

    seat: Seat
    rule: ClassVar[str] = "duty"
    verbs: ClassVar[tuple[type[Action], ...]] = (Deliver,)

    def decision(self, state: "State") -> Decision | None:
        """Ask for the cubes; skipped for who does not have them all (C-27)."""
        choices = deliveries(state.laws["duty"], state.players[self.seat])
        return ask(self.seat, "duty", [*choices, Decline()]) if choices else None

    def run(self, state: "State", happen: Happen) -> None:
        """Nothing can be delivered."""
        happen(DutyMissed(seat=self.seat, able=False))

    def resolve(
        self, state: "State", seat: Seat, action: Deliver | Decline, happen: Happen
    ) -> None:
        """Deliver to the supply, or not."""
        if isinstance(action, Decline):
            happen(DutyMissed(seat=seat, able=True))
            return
        player = state.players[seat]
        cubes = Counter(cube for cube in (action.first, action.second) if cube is not None)
        for cube, amount in cubes.items():
            state.lose(seat, cube, amount)
        bonus = BONUS_POINTS if player.tax_paid else 0
        player.duty_met = True
        player.laws += DUTY_POINTS + bonus
        happen(
            DutyDelivered(seat=seat, cubes=tuple(cubes.items()), points=DUTY_POINTS, bonus=bonus)
        )

    def why_not(self, state: "State", seat: Seat, action: Deliver) -> IllegalAction:
        """Say what the duty is, and how much of it there is."""
        law = state.laws["duty"]
        assert law is not None, "a duty is always in force"
        kinds, amount = DUTIES[law]
        given: tuple[Cube, ...] = tuple(
            cube for cube in (action.first, action.second) if cube is not None
        )
        lacking = next(
            (cube for cube in given if given.count(cube) > state.players[seat].has(cube)), None
        )
        if len(given) != amount or not set(given) <= set(kinds):
            reason = "The duty is {amount} of {kinds}."
        elif lacking is not None:
            reason = "You do not have so much {lacking}."
        else:
            reason = "Name the two in the order of {kinds}."
        return IllegalAction(reason, rule=self.rule, amount=amount, kinds=kinds, lacking=lacking)


class Subsidise(Step, frozen=True, tag="subsidise"):
    """§7.3 Subsidy: points for what everybody has now."""

    def run(self, state: "State", happen: Happen) -> None:
        """Score it."""
        law = state.laws["subsidy"]
        if law is None:
            return
        points = tuple(subsidy(law, player) for player in state.players)
        for player, amount in zip(state.players, points, strict=True):
            player.laws += amount
        happen(Subsidised(law=law, points=points))


class ChangeMarket(Step, frozen=True, tag="change-market"):
    """§7.4 Other: market reduction and increase, in every round in force (C-6)."""

    def run(self, state: "State", happen: Happen) -> None:
        """Take the cheapest crops off, or put crops on as long as there are any and spaces."""
        law = state.laws["other"]
        if law not in ("market_reduction", "market_increase"):
            return
        cubes: list[tuple[Cube, int]] = []
        for crop in CROPS:
            there = state.market[crop]
            if law == "market_reduction":
                amount = -min(MARKET_LAW_CUBES, there)
            else:
                amount = min(MARKET_LAW_CUBES, CAPACITY[crop] - there, state.supply[crop])
            state.market[crop] += amount
            state.supply[crop] -= amount
            if amount:
                cubes.append((crop, abs(amount)))
        happen(MarketChanged(law=law, cubes=tuple(cubes)))
