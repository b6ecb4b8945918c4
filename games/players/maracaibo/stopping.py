"""What stopping somewhere is worth to a captain of Maracaibo: the best action there."""

from games.maracaibo.cards import CARDS, CardId
from games.maracaibo.cities import CITY_ACTIONS, HOMEWARD, Offer
from games.maracaibo.gains import Gain
from games.maracaibo.map import MAP, Location
from games.maracaibo.upgrades import (
    DRILL_COMBAT,
    EARNED,
    ENLISTING,
    SALE_OF_HAND,
    SCOUT_PRICE,
    SCOUT_STEPS,
    SIGNAL_DOUBLOONS,
    village_actions,
)
from games.players.maracaibo.guesses import CARD
from games.players.maracaibo.worth import Worth

DRAWN = 1.0
"""What a card from the deck is worth."""


def best_action(worth: Worth, location: Location, points: int) -> float:
    """Return what the best main action at a location is worth."""
    if (location, points) not in worth.stops:
        worth.stops[location, points] = max(_actions(worth, location, points))
    return worth.stops[location, points]


def _actions(worth: Worth, location: Location, points: int) -> list[float]:
    found = [0.0]
    if MAP[location].kind == "village":
        found.append(village(worth, points))
    elif location in HOMEWARD:
        found += [offer(worth, one) for one in HOMEWARD[location]]
    else:
        found.append(city(worth, location))
    return [*found, *besides(worth, location)]


def besides(worth: Worth, location: Location) -> list[float]:
    """Return what the quest and the own assistants at a location are worth, if there are any."""
    quest = worth.view.quests.get(location)
    payable = quest is not None and worth.payable(quest)
    found = [worth.quest(quest)] if quest is not None and payable else []
    return [*found, *(assistant(worth, card) for card in _assistants_at(worth, location))]


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
        return worth.bid(one.gains[0].amount)
    return worth.gains(one.gains) - worth.doubloon * one.price


def village(worth: Worth, points: int) -> float:
    """Return what a village is worth: the best actions, and further ones about as earning."""
    actions = village_actions(points, not worth.me.discs["sails"])
    return sum(_in_village(worth)[:actions])


def _in_village(worth: Worth) -> list[float]:
    """Return what the best actions in a village are worth, as many as there can be."""
    if worth.singles is None:
        found = [*purchases(worth), drill(worth), scout(worth), sale(worth), enlisting(worth)]
        found += [
            worth.investment(built)
            for built, price in worth.view.prices.items()
            if price is not None and price <= worth.me.doubloons and built not in worth.me.buildings
        ]
        earning = max(0.0, worth.doubloon * EARNED)
        worth.singles = sorted([*found, *[earning] * 3], reverse=True)[:3]
    return worth.singles


def purchases(worth: Worth) -> list[float]:
    """Return what the best cards that can be paid together are worth."""
    found, money = [], worth.me.doubloons
    for value, card in sorted((worth.purchase(one), one) for one in worth.affordable())[::-1]:
        price = worth.price(CARDS[card])
        if price <= money:
            found.append(value)
            money -= price
    return found


def sale(worth: Worth) -> float:
    """Return what selling the hand is worth."""
    hand = len(worth.view.hand)
    return worth.doubloon * SALE_OF_HAND - in_hand(worth) if hand else 0


def enlisting(worth: Worth) -> float:
    """Return what the crew call is worth."""
    hand = len(worth.view.hand)
    if not hand or worth.me.discs["crew_call"]:
        return 0
    return worth.gains(ENLISTING) - in_hand(worth)


def in_hand(worth: Worth) -> float:
    """Return what the hand is worth beyond the cards one draws instead."""
    return 0.6 * sum(max(0.0, worth.hold(card) - DRAWN) for card in worth.view.hand)


def drill(worth: Worth) -> float:
    """Return what drilling with the worst card is worth."""
    if not worth.view.hand or worth.me.discs["armoury"]:
        return 0
    return worth.gains((Gain("combat", DRILL_COMBAT),)) - CARD


def scout(worth: Worth) -> float:
    """Return what sending scouts out is worth."""
    if worth.me.discs["scouts"] or worth.me.doubloons < SCOUT_PRICE:
        return 0
    return worth.steps(SCOUT_STEPS) - worth.doubloon * SCOUT_PRICE


def assistant(worth: Worth, card: CardId) -> float:
    """Return what the action of an assistant is worth."""
    one = CARDS[card].assistant
    assert one is not None, "only assistants act"
    pays = worth.perk("assistant_doubloons") + SIGNAL_DOUBLOONS * (not worth.me.discs["signals"])
    brought = worth.assisting(one.location, one.action)
    return (brought + worth.doubloon * pays) * worth.style.assistants


def _assistants_at(worth: Worth, location: Location) -> list[CardId]:
    found = []
    for card in worth.me.bought:
        one = CARDS[card].assistant
        if one is not None and one.location == location:
            found.append(card)
    return found
