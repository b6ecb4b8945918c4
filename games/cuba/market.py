"""Tradeswoman: purchases and sales (§5.2) at the prices of the market (§1.4)."""

from functools import cache
from typing import TYPE_CHECKING, ClassVar

from games.core.action import Action, Seat
from games.core.decision import Decision, ask
from games.core.errors import IllegalAction
from games.core.step import Happen, Step
from games.cuba.actions import Buy, Finish, Sell
from games.cuba.data import (
    CAPACITY,
    CROPS,
    EMPTY_ROW_PRICE,
    MERCHANDISE,
    Crop,
    Merchandise,
    buy_price,
    sale_price,
)
from games.cuba.events import Bought, Sold

if TYPE_CHECKING:
    from games.cuba.state import CubaState as State

FINISH = Finish()


@cache
def purchases(kind: Merchandise, most: int) -> tuple[Buy, ...]:
    """Return all purchases of a kind, of up to so many cubes."""
    return tuple(Buy(kind, amount) for amount in range(1, most + 1))


@cache
def sales(kind: Merchandise, most: int) -> tuple[Sell, ...]:
    """Return all sales of a kind, of up to so many cubes."""
    return tuple(Sell(kind, amount) for amount in range(1, most + 1))


@cache
def affordable(cubes: int, pesos: int) -> int:
    """Return how many cubes so many pesos can buy from a row."""
    amount = 0
    while buy_price(cubes, amount + 1) <= pesos:
        amount += 1
    return amount


def with_kind(kinds: tuple[Merchandise, ...], kind: Merchandise) -> tuple[Merchandise, ...]:
    """Return the kinds with one more, each named once."""
    return kinds if kind in kinds else (*kinds, kind)


def cheapest_crops(state: "State") -> list[Crop]:
    """Return the crops of which no other is cheaper on the market."""
    most = max(state.market[crop] for crop in CROPS)
    return [crop for crop in CROPS if state.market[crop] == most]


class Trade(Step, frozen=True, tag="trade"):
    """§5.2 Tradeswoman: any number of purchases and sales, but not both of one kind.

    `bought` and `sold` are the kinds that were traded so far.
    """

    bought: tuple[Merchandise, ...] = ()
    sold: tuple[Merchandise, ...] = ()
    rule: ClassVar[str] = "the Tradeswoman"
    verbs: ClassVar[tuple[type[Action], ...]] = (Buy, Sell)

    def decision(self, state: "State") -> Decision | None:
        """Ask for one purchase or sale, or to be done; skipped when none is possible."""
        player = state.players[state.active]
        choices: list[Buy | Sell | Finish] = []
        for kind in MERCHANDISE:
            cubes = state.market[kind]
            if kind not in self.sold and player.pesos > EMPTY_ROW_PRICE - 1 - cubes:
                there = cubes + state.supply[kind]
                choices += purchases(kind, min(there, affordable(cubes, player.pesos)))
            if kind not in self.bought:
                choices += sales(kind, player.has(kind))
        return ask(state.active, "trade", [*choices, FINISH]) if choices else None

    def resolve(
        self, state: "State", seat: Seat, action: Buy | Sell | Finish, happen: Happen
    ) -> None:
        """Trade, then on."""
        if isinstance(action, Buy):
            self._buy(state, seat, action, happen)
            state.push(Trade(with_kind(self.bought, action.cube), self.sold))
        elif isinstance(action, Sell):
            self._sell(state, seat, action, happen)
            state.push(Trade(self.bought, with_kind(self.sold, action.cube)))

    def _buy(self, state: "State", seat: Seat, action: Buy, happen: Happen) -> None:
        """Take the cheapest cubes; those beyond the row come from the supply."""
        player, kind = state.players[seat], action.cube
        price = buy_price(state.market[kind], action.amount)
        from_market = min(action.amount, state.market[kind])
        player.pesos -= price
        state.market[kind] -= from_market
        state.supply[kind] -= action.amount - from_market
        player.yard[kind] += action.amount
        happen(
            Bought(
                seat=seat,
                cube=kind,
                amount=action.amount,
                pesos=price,
                left=state.market[kind],
            )
        )

    def _sell(self, state: "State", seat: Seat, action: Sell, happen: Happen) -> None:
        """Fill the best spaces; what has no space goes to the supply."""
        player, kind = state.players[seat], action.cube
        price = sale_price(kind, state.market[kind], action.amount)
        placed = min(action.amount, CAPACITY[kind] - state.market[kind])
        player.spend(kind, action.amount)
        player.pesos += price
        state.market[kind] += placed
        state.supply[kind] += action.amount - placed
        happen(
            Sold(
                seat=seat,
                cube=kind,
                amount=action.amount,
                pesos=price,
                left=state.market[kind],
            )
        )

    def why_not(self, state: "State", seat: Seat, action: Buy | Sell) -> IllegalAction:
        """Say what is missing, or that the kind goes the other way in this action."""
        kind, player = action.cube, state.players[seat]
        there = state.market[kind] + state.supply[kind]
        other_way = self.sold if isinstance(action, Buy) else self.bought
        price = 0
        if kind in other_way:
            reason = "You cannot both buy and sell {cube} with one Tradeswoman."
        elif action.amount < 1:
            reason = "At least one cube is traded."
        elif isinstance(action, Sell):
            reason = "You have {held} {cube}."
        elif action.amount > there:
            reason = "There are only {there} {cube} to buy."
        else:
            price = buy_price(state.market[kind], action.amount)
            reason = "For {amount} {cube} you need {price} pesos and you have {pesos}."
        return IllegalAction(
            reason,
            rule=self.rule,
            cube=kind,
            amount=action.amount,
            held=player.has(kind),
            there=there,
            price=price,
            pesos=player.pesos,
        )
