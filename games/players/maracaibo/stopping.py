"""What stopping somewhere is worth to a captain of Maracaibo: the best action there."""

from collections.abc import Sequence

from games.maracaibo.cards import CARDS, CardId
from games.maracaibo.cities import CITY_ACTIONS, HOMEWARD, Offer
from games.maracaibo.map import MAP, Location
from games.maracaibo.quests import QUESTS, QuestId, shows
from games.maracaibo.upgrades import (
    DRILL_COMBAT,
    EARNED,
    ENLISTING,
    SALE_OF_HAND,
    SCOUT_PRICE,
    SCOUT_STEPS,
    village_actions,
)
from games.players.maracaibo.worth import CARD, COMBAT_POINT, DOUBLOON, Worth

STEP = 0.6
"""What a step costs: the fewer are left, the fewer stops."""


def stop(worth: Worth, location: Location, points: int) -> float:
    """Return what sailing there for so many points is worth."""
    return best_action(worth, location, points) - STEP * worth.style.haste * points


def best_action(worth: Worth, location: Location, points: int) -> float:
    """Return what the best main action at a location is worth."""
    found = [0.0]
    if MAP[location].kind == "village":
        found.append(village(worth, points))
    elif location in HOMEWARD:
        found += [offer(worth, one) for one in HOMEWARD[location]]
    else:
        found.append(city(worth, location))
    quest = worth.view.quests.get(location)
    if quest is not None and may_pay(worth, quest):
        found.append(worth.quest(quest))
    found += (assistant(worth, card) for card in _assistants_at(worth, location))
    return max(found)


def city(worth: Worth, location: Location) -> float:
    """Return what delivering to a city and using it is worth."""
    seen = worth.view.cities[location]
    used = max((offer(worth, one) for one in CITY_ACTIONS[seen.city]), default=0)
    free = [good for good in seen.market if good not in seen.discs]
    deliverable = any(CARDS[card].good in free for card in worth.view.hand)
    return max(used, 0) + (max(0, worth.delivery() - CARD) if deliverable else 0)


def offer(worth: Worth, one: Offer) -> float:
    """Return what an offer is worth, 0 when it cannot be paid."""
    if worth.me.doubloons < one.price:
        return 0
    if one.deed == "bid":
        return max((worth.purchase(card, 3) for card in affordable(worth, 3)), default=0)
    return worth.gains(one.gains) - DOUBLOON * one.price


def affordable(worth: Worth, discount: int = 0) -> list[CardId]:
    """Return the own cards that the doubloons suffice for."""
    own = (*worth.view.hand, *worth.me.planned)
    return [card for card in own if worth.price(CARDS[card], discount) <= worth.me.doubloons]


def village(worth: Worth, points: int) -> float:
    """Return what a village is worth: the best action, and further ones about as earning."""
    sails = not worth.me.discs["sails"]
    purchases = sorted((worth.purchase(card) for card in affordable(worth)), reverse=True)
    singles = [*purchases[:1], drill(worth), scout(worth), sale(worth), enlisting(worth)]
    singles += [
        worth.investment(built)
        for built, price in worth.view.prices.items()
        if price is not None and price <= worth.me.doubloons and built not in worth.me.buildings
    ]
    best = sorted([*singles, *[DOUBLOON * EARNED] * 3], reverse=True)
    return sum(max(0, one) for one in best[: village_actions(points, sails)])


def sale(worth: Worth) -> float:
    """Return what selling the hand is worth."""
    hand = len(worth.view.hand)
    return DOUBLOON * SALE_OF_HAND - 0.35 * hand if hand else 0


def enlisting(worth: Worth) -> float:
    """Return what the crew call is worth."""
    hand = len(worth.view.hand)
    if not hand or worth.me.discs["crew_call"]:
        return 0
    return worth.gains(ENLISTING) - 0.5 * hand


def drill(worth: Worth) -> float:
    """Return what drilling with the worst card is worth."""
    if not worth.view.hand or worth.me.discs["armoury"]:
        return 0
    return COMBAT_POINT * DRILL_COMBAT - CARD


def scout(worth: Worth) -> float:
    """Return what sending scouts out is worth."""
    if worth.me.discs["scouts"] or worth.me.doubloons < SCOUT_PRICE:
        return 0
    return worth.steps(SCOUT_STEPS) - DOUBLOON * SCOUT_PRICE


def assistant(worth: Worth, card: CardId) -> float:
    """Return what the action of an assistant is worth."""
    one = CARDS[card].assistant
    assert one is not None, "only assistants act"
    pays = worth.perk("assistant_doubloons") + 2 * (not worth.me.discs["signals"])
    return (worth.gains(one.action) + DOUBLOON * pays) * worth.style.assistants


def may_pay(worth: Worth, quest: QuestId) -> bool:
    """Whether the own hand and projects can pay a quest."""
    first, second = QUESTS[quest].cost
    perks = (CARDS[card].perk for card in worth.me.bought)
    free = [perk.thing for perk in perks if perk is not None and perk.thing is not None]
    ways = [
        [*(card for card in worth.view.hand if shows(CARDS[card], wanted)), *_free(wanted, free)]
        for wanted in (first, second)
    ]
    return any(one != other for one in ways[0] for other in ways[1])


def _free(wanted: str, free: Sequence[str]) -> list[str]:
    return [thing for thing in free if thing == wanted]


def _assistants_at(worth: Worth, location: Location) -> list[CardId]:
    found = []
    for card in worth.me.bought:
        one = CARDS[card].assistant
        if one is not None and one.location == location:
            found.append(card)
    return found
