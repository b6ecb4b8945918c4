"""The answers to a question in a few words each, with what they bring or cost."""

from collections.abc import Callable, Iterator, Mapping
from itertools import groupby

from games.core.action import Action
from games.maracaibo import actions
from games.maracaibo.buildings import PRESTIGE_BUILDINGS
from games.maracaibo.cards import CARDS
from games.maracaibo.careers import CAREER_CARDS, Career
from games.maracaibo.data import (
    FINAL_POINTS,
    GALLERY_PRICE,
    INTERIM_DOUBLOONS,
)
from games.maracaibo.gains import Gain
from games.maracaibo.map import MAP, Location, courses
from games.maracaibo.upgrades import (
    DRILL_COMBAT,
    EARNED,
    ENLISTING,
    MARQUE_POINTS,
    MARQUE_PRICE,
    SALE_OF_HAND,
    SCOUT_PRICE,
    SCOUT_STEPS,
)
from rendering.core.words import mark
from rendering.maracaibo.effect_words import (
    card_words,
    needed_words,
    offer_words,
    tally_words,
    upgrade_words,
)
from rendering.maracaibo.prospects import (
    assistants_at,
    offers_at,
    open_goods,
    payable,
    village_deeds,
)
from rendering.maracaibo.telling import Teller
from rendering.maracaibo.terms import CAREER_NAMES
from rendering.maracaibo.ventures import (
    Answers,
    additions,
    annexations,
    explorations,
    fights,
    influences,
    piles,
    wins,
)

ANY_CARD = mark("any hand card")
MUCH = 2
"""With less detail than this there is little room."""
PLAN, DISCARD = mark("plan {cards}"), mark("discard {cards}")
KEEP = mark("{career}: {tasks}; for all three {reward}")
KEEP_BRIEFLY = mark("{career}: {tasks}; then {reward}")
COMPLETE = mark("complete task {number} ({task})")
SAIL_VILLAGE, SAIL = mark("{place} for {points}, actions {n}"), mark("{place} for {points}")
UPPER, LOWER = mark("{place} by the upper way"), mark("{place} by the lower way")
CAN_DELIVER, CAN_PAY, HAS_ASSISTANT = (
    mark("you can deliver {goods}"),
    mark("you can pay the quest"),
    mark("your assistant"),
)
DELIVER = mark("deliver {good} ({card})")
ASSIST = mark("assistant {card}: {gains}")
QUEST, PAY, WAIVE = (
    mark("fulfil the quest: {quest}"),
    mark("pay with {cards}"),
    mark("pay {thing} with no card"),
)
EARN, SELL = mark("doubloons +{n}"), mark("discard all hand cards: doubloons +{n}")
ENLIST = mark("discard all hand cards: {gains}")
SCOUT = mark("doubloons −{price}: explore {steps}")
BUY = mark("buy {card} for {price}: {effect}")
BUY_BRIEFLY = mark("buy {cards}")
INVEST = mark("invest in {building} for {price} and a figure: {worth}")
INVEST_BRIEFLY = mark("invest in {building} for {price}")
DRILL = mark("combat points +{n} for {cards}")
REMOVE_LAST, REMOVE = mark("the last disc of {upgrade}: {effect}"), mark("a disc of {upgrades}")
RAID = mark("points +{n} for {price}")
DRAW, TAKE = mark("draw from the deck"), mark("take {card} for {price}")
NOTHING, FINISH, PASS = mark("decline"), mark("be done"), mark("no main action")


def answers(teller: Teller) -> list[str]:
    """Say all answers; those of one verb that differ little are told together."""
    told: list[str] = []
    choices = teller.view.choices
    for verb, together in groupby(sorted(choices, key=_order), key=type):
        told += _VERBS[verb](teller, list(together))
    return told


def _order(action: Action) -> int:
    return list(_VERBS).index(type(action))


def _cards(teller: Teller, found: Answers) -> str:
    """Name the cards of answers; where there is little room and it is all of the hand, say that."""
    cards = [action.card for action in found]
    if teller.detail < MUCH and len(cards) > 1 and set(cards) == set(teller.view.hand):
        return teller.say(ANY_CARD)
    return teller.card_names(cards)


def _named(text: str) -> Callable[[Teller, Answers], Iterator[str]]:
    """Return what tells all cards of a verb by name."""

    def tell(teller: Teller, found: Answers) -> Iterator[str]:
        yield teller.say(text, cards=_cards(teller, found))

    return tell


def _plain(text: str, **values: object) -> Callable[[Teller, Answers], Iterator[str]]:
    """Return what says an answer that is always the same."""

    def tell(teller: Teller, found: Answers) -> Iterator[str]:
        yield teller.say(text, **values)

    return tell


def _keeps(teller: Teller, found: Answers) -> Iterator[str]:
    for action in found:
        yield career_told(teller, action.career)


def career_told(teller: Teller, career: Career) -> str:
    """Say what a career asks for, and what it brings."""
    card = CAREER_CARDS[career]
    brief = teller.detail < MUCH
    return teller.say(
        KEEP_BRIEFLY if brief else KEEP,
        career=teller.say(CAREER_NAMES[career]),
        tasks=", ".join(needed_words(teller.say, one, brief=brief) for one in card.tasks),
        reward=teller.gains(card.reward),
    )


def _completions(teller: Teller, found: Answers) -> Iterator[str]:
    career = teller.me.career
    assert career is not None, "only a career has tasks"
    for action in found:
        needed = CAREER_CARDS[career].tasks[action.task - 1]
        task = needed_words(teller.say, needed)
        yield teller.say(COMPLETE, number=action.task, task=task)


def _voyages(teller: Teller, found: Answers) -> Iterator[str]:
    player = teller.me
    ways = courses(player.ship, teller.view.round)
    for action in found:
        place, points = teller.place(action.to), ways[action.to, action.route].points
        if action.route is not None:
            place = teller.say(UPPER if action.route == "upper" else LOWER, place=place)
        if MAP[action.to].kind == "village":
            deeds = village_deeds(player, points)
            said = teller.say(SAIL_VILLAGE, place=place, points=points, n=deeds)
        else:
            said = teller.say(SAIL, place=place, points=points)
        yield ", ".join([said, *_landing(teller, action.to)])


def _landing(teller: Teller, to: Location) -> Iterator[str]:
    """Say what a place offers, and what the reader can do there, as far as there is room."""
    view, player = teller.view, teller.me
    if teller.detail > 1:
        yield from (offer_words(teller.say, offer) for offer in offers_at(view, to))
    held = {CARDS[card].good for card in view.hand}
    goods = [teller.wanted(good) for good in open_goods(view, to) if good in held]
    if goods and teller.detail and any(player.discs.values()):
        yield teller.say(CAN_DELIVER, goods=", ".join(goods))
    if to in view.quests and payable(view, view.quests[to]):
        yield teller.say(CAN_PAY)
    if assistants_at(player, to):
        yield teller.say(HAS_ASSISTANT)


def _deliveries(teller: Teller, found: Answers) -> Iterator[str]:
    for action in found:
        good = teller.wanted(CARDS[action.card].good)
        yield teller.say(DELIVER, good=good, card=teller.card_name(action.card))


def _deeds(teller: Teller, found: Answers) -> Iterator[str]:
    there = offers_at(teller.view, teller.me.ship)
    for action in found:
        yield offer_words(teller.say, next(one for one in there if one.deed == action.deed))


def _assists(teller: Teller, found: Answers) -> Iterator[str]:
    for action in found:
        assistant = CARDS[action.card].assistant
        assert assistant is not None, "only assistants are listed"
        gains = teller.gains(assistant.action)
        yield teller.say(ASSIST, card=teller.card_name(action.card), gains=gains)


def _quests(teller: Teller, found: Answers) -> Iterator[str]:
    quest = teller.working.quest or teller.view.quests[teller.me.ship]
    yield teller.say(QUEST, quest=teller.quest(quest))


def _waivers(teller: Teller, found: Answers) -> Iterator[str]:
    for action in found:
        yield teller.say(WAIVE, thing=teller.wanted(action.thing))


def _enlisting(teller: Teller, found: Answers) -> Iterator[str]:
    yield teller.say(ENLIST, gains=teller.gains(ENLISTING))


def _purchases(teller: Teller, found: Answers) -> Iterator[str]:
    """Say what each card costs and does; where there is little room its name and price."""
    discount = teller.working.amount or 0 if teller.view.kind == "buy" else 0
    priced = [(action.card, teller.me.price(CARDS[action.card], discount)) for action in found]
    if not teller.detail:
        cards = ", ".join(f"{teller.card_name(card)} {costs}" for card, costs in priced)
        yield teller.say(BUY_BRIEFLY, cards=cards)
        return
    for card, costs in priced:
        effect = card_words(teller.say, CARDS[card])
        yield teller.say(BUY, card=teller.card_name(card), price=costs, effect=effect)


def _investments(teller: Teller, found: Answers) -> Iterator[str]:
    for action in found:
        yield teller.say(
            INVEST if teller.detail else INVEST_BRIEFLY,
            building=teller.building(action.building),
            price=teller.view.prices[action.building],
            worth=tally_words(teller.say, PRESTIGE_BUILDINGS[action.building].tally),
        )


def _drills(teller: Teller, found: Answers) -> Iterator[str]:
    yield teller.say(DRILL, n=DRILL_COMBAT, cards=_cards(teller, found))


def _removals(teller: Teller, found: Answers) -> Iterator[str]:
    """Say which upgrade a last disc completes, then where there are two."""
    discs = teller.me.discs
    for action in found:
        if discs[action.upgrade] == 1:
            yield teller.say(
                REMOVE_LAST,
                upgrade=teller.upgrade(action.upgrade),
                effect=upgrade_words(teller.say, action.upgrade),
            )
    two = [action.upgrade for action in found if discs[action.upgrade] > 1]
    told = (
        f"{teller.upgrade(one)} ({upgrade_words(teller.say, one)})"
        if teller.detail > 1
        else teller.upgrade(one)
        for one in two
    )
    if two:
        yield teller.say(REMOVE, upgrades=", ".join(told))


def _takes(teller: Teller, found: Answers) -> Iterator[str]:
    costs = GALLERY_PRICE if teller.me.discs["broker"] else 0
    for action in found:
        yield teller.say(TAKE, card=teller.card(action.card), price=costs)


def _collecting(teller: Teller, found: Answers) -> Iterator[str]:
    final = teller.view.phase == "final"
    gain = Gain("points", FINAL_POINTS) if final else Gain("doubloons", INTERIM_DOUBLOONS)
    yield teller.gains([gain])


_VERBS: Mapping[type[Action], Callable[[Teller, Answers], Iterator[str]]] = {
    actions.Keep: _keeps,
    actions.Sail: _voyages,
    actions.Deliver: _deliveries,
    actions.Act: _deeds,
    actions.Quest: _quests,
    actions.Assist: _assists,
    actions.Pay: _named(PAY),
    actions.Waive: _waivers,
    actions.Earn: _plain(EARN, n=EARNED),
    actions.Sell: _plain(SELL, n=SALE_OF_HAND),
    actions.Enlist: _enlisting,
    actions.Scout: _plain(SCOUT, price=SCOUT_PRICE, steps=SCOUT_STEPS),
    actions.Collect: _collecting,
    actions.Buy: _purchases,
    actions.Invest: _investments,
    actions.Drill: _drills,
    actions.Explore: explorations,
    actions.Influence: influences,
    actions.Remove: _removals,
    actions.Reveal: piles,
    actions.Fight: fights,
    actions.Add: additions,
    actions.Win: wins,
    actions.Annex: annexations,
    actions.Raid: _plain(RAID, n=MARQUE_POINTS, price=MARQUE_PRICE),
    actions.Draw: _plain(DRAW),
    actions.Take: _takes,
    actions.Complete: _completions,
    actions.Plan: _named(PLAN),
    actions.Discard: _named(DISCARD),
    actions.Pass: _plain(PASS),
    actions.Decline: _plain(NOTHING),
    actions.Finish: _plain(FINISH),
}
"""What tells the answers of each verb, in the order in which they are told."""
