"""Village actions (§7): one to three of them, by the movement points that were spent."""

from typing import TYPE_CHECKING, ClassVar

from games.core.action import Action, Seat
from games.core.errors import IllegalAction
from games.core.step import Happen, Step
from games.maracaibo.actions import Buy, Drill, Earn, Enlist, Finish, Invest, Scout, Sell
from games.maracaibo.buildings import BUILDINGS, PRESTIGE_BUILDINGS, Building
from games.maracaibo.buying import buy, purchases, why_not_buy
from games.maracaibo.cards import CARDS, CardId
from games.maracaibo.data import INVESTOR_PRICES, INVESTORS
from games.maracaibo.events import Invested, VillageDeed, VillageUsed
from games.maracaibo.free import ActStep
from games.maracaibo.gains import Gain
from games.maracaibo.tracks import (
    gain_combat,
    take_doubloons,
    take_symbol,
)
from games.maracaibo.upgrades import (
    DRILL_COMBAT,
    EARNED,
    ENLISTING,
    SALE_OF_HAND,
    SCOUT_PRICE,
    SCOUT_STEPS,
    village_actions,
)

if TYPE_CHECKING:
    from games.maracaibo.state import MaracaiboState as State
    from games.maracaibo.state import Player

VillageAction = Earn | Sell | Buy | Invest | Drill | Enlist | Scout
VILLAGE_VERBS: tuple[type[Action], ...] = (Earn, Sell, Buy, Invest, Drill, Enlist, Scout)

EARN = Earn()
SELL = Sell()
ENLIST = Enlist()
SCOUT = Scout()
FINISH = Finish()
INVESTS = {building: Invest(building) for building in BUILDINGS}
DRILLS = {card: Drill(card) for card in CARDS}


def village_options(state: "State", seat: Seat) -> list[VillageAction]:
    """Return the village actions that a player can do and pay."""
    player = state.players[seat]
    options: list[VillageAction] = [EARN]
    if player.hand:
        options.append(SELL)
        if player.has("armoury"):
            options += [DRILLS[card] for card in player.hand]
        if player.has("crew_call"):
            options.append(ENLIST)
    if player.has("scouts") and player.doubloons >= SCOUT_PRICE:
        options.append(SCOUT)
    options += purchases(state, seat)
    if player.figures:
        options += [INVESTS[built] for built in state.buildings if _may_invest(state, seat, built)]
    return options


def investment_price(state: "State", building: Building) -> int | None:
    """Return what the next investor pays, None when the building has no free slot."""
    investors = len(state.investors[building])
    if investors == INVESTORS[len(state.players)]:
        return None
    return INVESTOR_PRICES[investors]


def _may_invest(state: "State", seat: Seat, building: Building) -> bool:
    cost = investment_price(state, building)
    affordable = cost is not None and state.players[seat].doubloons >= cost
    return affordable and seat not in state.investors[building]


def do_village_action(state: "State", seat: Seat, action: VillageAction, happen: Happen) -> None:
    """Carry one village action out; what it leads to is pushed."""
    match action:
        case Earn():
            _tell(state, seat, "earn", happen)
            take_doubloons(state, seat, EARNED, "village", happen)
        case Sell():
            _tell(state, seat, "sell", happen, _discard_hand(state, seat))
            take_doubloons(state, seat, SALE_OF_HAND, "village", happen)
        case Enlist():
            _tell(state, seat, "enlist", happen, _discard_hand(state, seat))
            state.receive((ENLISTING, "village"))
        case Drill(card=card):
            state.players[seat].hand.remove(card)
            state.discarded.append(card)
            _tell(state, seat, "drill", happen, (card,))
            gain_combat(state, seat, DRILL_COMBAT, happen)
        case Scout():
            _tell(state, seat, "scout", happen)
            take_doubloons(state, seat, -SCOUT_PRICE, "village", happen)
            state.receive(((Gain("explore", SCOUT_STEPS),), "village"))
        case Buy(card=card):
            buy(state, seat, card, happen)
        case Invest(building=building):
            _invest(state, seat, building, happen)


def _tell(
    state: "State",
    seat: Seat,
    deed: VillageDeed,
    happen: Happen,
    cards: tuple[CardId, ...] = (),
) -> None:
    location = state.players[seat].ship
    happen(VillageUsed(seat=seat, location=location, deed=deed, cards=cards))


def _discard_hand(state: "State", seat: Seat) -> tuple[CardId, ...]:
    hand = state.players[seat].hand
    cards = tuple(hand)
    state.discarded += hand
    hand.clear()
    return cards


def _invest(state: "State", seat: Seat, building: Building, happen: Happen) -> None:
    """§13: pay the price of the next slot and a figure; the token comes with it."""
    player = state.players[seat]
    cost = investment_price(state, building)
    assert cost is not None, "only buildings with a free slot are offered"
    investors = state.investors[building]
    investors.append(seat)
    player.buildings.append(building)
    player.figures -= 1
    happen(Invested(seat=seat, building=building, place=len(investors), paid=cost))
    take_doubloons(state, seat, -cost, "buildings", happen)
    symbol = PRESTIGE_BUILDINGS[building].symbol
    if symbol is not None:
        take_symbol(state, seat, symbol, happen)


def why_not_village(state: "State", seat: Seat, action: Action) -> IllegalAction:
    """Say why a village action is not possible in this village."""
    player = state.players[seat]
    details: dict[str, object] = {"doubloons": player.doubloons}
    match action:
        case Buy(card=card):
            return why_not_buy(state, seat, card)
        case Invest(building=building):
            reason, cost = _why_not_invest(state, seat, building)
            details |= {"building": building, "cost": cost}
        case Drill(card=card):
            reason = "Your hand has no card {card}."
            details["card"] = card
            if not player.has("armoury"):
                reason = "Your ship has no Armoury."
        case Scout():
            reason = "Scouting costs {price} doubloons and you have {doubloons}."
            details["price"] = SCOUT_PRICE
            if not player.has("scouts"):
                reason = "Your ship has no Scouts."
        case Enlist() if not player.has("crew_call"):
            reason = "Your ship has no Crew call."
        case _:
            reason = "Your hand is empty."
    return IllegalAction(reason, rule="village actions", **details)


def _why_not_invest(state: "State", seat: Seat, building: Building) -> tuple[str, int | None]:
    if building not in state.buildings:
        reason = "The {building} is not open."
        return reason, None
    cost = investment_price(state, building)
    if seat in state.investors[building]:
        reason = "You have invested in the {building}."
    elif cost is None:
        reason = "All places on the {building} are taken."
    elif not state.players[seat].figures:
        reason = "Investing needs a figure of your own supply, and you have none."
    else:
        reason = "The {building} costs {cost} doubloons and you have {doubloons}."
    return reason, cost


class AfterVillageAction(Step, frozen=True, tag="after-village-action"):
    """§7: projects pay right after the second action; then another one is possible, or not.

    How many there are is looked up again before each: sails completed on the way count.
    """

    points: int
    done: int

    def run(self, state: "State", happen: Happen) -> None:
        """Ask for the next one if the points allow it."""
        player = state.players[state.active]
        if self.done < village_actions(self.points, player.has("sails")):
            state.push(ActInVillage(self.points, self.done))
        if self.done == PAID_ACTION:
            each = _village_perks(player)
            state.receive(*(((Gain("doubloons", n), Gain("points", n)), "cards") for n in each))


PAID_ACTION = 2
"""After which village action of a turn projects pay (§6.1 PV)."""


def _village_perks(player: "Player") -> list[int]:
    perks = (CARDS[card].perk for card in player.bought)
    return [perk.amount for perk in perks if perk is not None and perk.kind == "village"]


class ActInVillage(ActStep, frozen=True, tag="act-in-village"):
    """§7: another village action, chosen after the one before is resolved; any may be skipped."""

    points: int
    done: int
    kind: ClassVar[str] = "village"
    rule: ClassVar[str] = "village actions"
    verbs: ClassVar[tuple[type[Action], ...]] = VILLAGE_VERBS

    def options(self, state: "State") -> list[VillageAction | Finish]:
        """Every action that can be done and paid, or to stop."""
        return [*village_options(state, state.active), FINISH]

    def carry_out(
        self, state: "State", seat: Seat, action: VillageAction | Finish, happen: Happen
    ) -> None:
        """Do it."""
        if isinstance(action, Finish):
            return
        state.push(AfterVillageAction(self.points, self.done + 1))
        do_village_action(state, seat, action, happen)

    def why_not(self, state: "State", seat: Seat, action: Action) -> IllegalAction:
        """Say what is missing."""
        return why_not_village(state, seat, action)
