"""The answers to a question in a few words each, with what they bring or cost."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from games.core.action import Action
from games.maracaibo import actions
from games.maracaibo.buildings import PRESTIGE_BUILDINGS
from games.maracaibo.cards import CARDS
from games.maracaibo.careers import CAREER_CARDS, Career
from games.maracaibo.cities import FLAGS
from games.maracaibo.data import (
    FINAL_POINTS,
    GALLERY_PRICE,
    INFLUENCE_END,
    INTERIM_DOUBLOONS,
    PILES,
    RANKS,
)
from games.maracaibo.gains import Gain
from games.maracaibo.map import CITIES, MAP, Location, courses
from games.maracaibo.tokens import sides
from games.maracaibo.trail import BARRIERS, CROSSED, END, END_POINTS, REWARDS
from games.maracaibo.upgrades import (
    CITY_PRICE,
    DISPLACEMENT_PRICE,
    DRILL_COMBAT,
    EARNED,
    ENLISTING,
    LARGE_INFLUENCE,
    MARQUE_POINTS,
    MARQUE_PRICE,
    SALE_OF_HAND,
    SCOUT_PRICE,
    SCOUT_STEPS,
    SMALL_INFLUENCE,
    VILLAGE_PRICE,
)
from games.maracaibo.view import PlayerView, Working
from rendering.core.words import mark
from rendering.maracaibo.effect_words import (
    card_words,
    needed_words,
    offer_words,
    side_words,
    tally_words,
    upgrade_words,
)
from rendering.maracaibo.prospects import (
    assistants_at,
    offers_at,
    open_goods,
    payable,
    perk,
    price,
    village_deeds,
)
from rendering.maracaibo.telling import Teller
from rendering.maracaibo.terms import CAREER_NAMES

Answers = Sequence[Any]
"""The answers of one verb."""

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
EXPLORE, BARRIER, ARRIVE = (
    mark("{space}: {reward}"),
    mark("{space} behind barrier {number}, points +{points}: {reward}"),
    mark("{space}: points +{points}"),
)
INFLUENCE = mark("{nation}: {now} to {then}, rank {before} to {after}, a rank is worth {value}")
REMOVE_LAST, REMOVE = mark("the last disc of {upgrade}: {effect}"), mark("a disc of {upgrades}")
PILE = {"left": mark("left pile, tokens {n}"), "right": mark("right pile, tokens {n}")}
FIGHT, FIGHT_WITH = mark("{nation} {value}"), mark("{nation} {value} ({effects})")
ADD = mark("add {least} to {most} combat points to {value}")
WIN, RAID = mark("influence +{n} for {price}"), mark("points +{n} for {price}")
ANNEX, CITY = mark("annex for {price}: {places}"), mark("{place} ({flag})")
DRAW, TAKE = mark("draw from the deck"), mark("take {card} for {price}")
NOTHING, FINISH, PASS = mark("decline"), mark("be done"), mark("no main action")
NO_REWARD = mark("nothing")


def answers(teller: Teller) -> list[str]:
    """Say all answers; those of one verb that differ little are told together."""
    told: list[str] = []
    choices = teller.view.choices
    for verb, together in groupby(sorted(choices, key=_order), key=type):
        told += _VERBS[verb](teller, list(together))
    return told


def _order(action: Action) -> int:
    return list(_VERBS).index(type(action))


def _me(teller: Teller) -> PlayerView:
    assert teller.view.seat is not None, "a question has a reader"
    return teller.view.players[teller.view.seat]


def _working(teller: Teller) -> Working:
    return teller.view.working or Working()


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
    career = _me(teller).career
    assert career is not None, "only a career has tasks"
    for action in found:
        needed = CAREER_CARDS[career].tasks[action.task - 1]
        task = needed_words(teller.say, needed)
        yield teller.say(COMPLETE, number=action.task, task=task)


def _voyages(teller: Teller, found: Answers) -> Iterator[str]:
    player = _me(teller)
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
    view, player = teller.view, _me(teller)
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
    there = offers_at(teller.view, _me(teller).ship)
    for action in found:
        yield offer_words(teller.say, next(one for one in there if one.deed == action.deed))


def _assists(teller: Teller, found: Answers) -> Iterator[str]:
    for action in found:
        assistant = CARDS[action.card].assistant
        assert assistant is not None, "only assistants are listed"
        gains = teller.gains(assistant.action)
        yield teller.say(ASSIST, card=teller.card_name(action.card), gains=gains)


def _quests(teller: Teller, found: Answers) -> Iterator[str]:
    quest = _working(teller).quest or teller.view.quests[_me(teller).ship]
    yield teller.say(QUEST, quest=teller.quest(quest))


def _waivers(teller: Teller, found: Answers) -> Iterator[str]:
    for action in found:
        yield teller.say(WAIVE, thing=teller.wanted(action.thing))


def _enlisting(teller: Teller, found: Answers) -> Iterator[str]:
    yield teller.say(ENLIST, gains=teller.gains(ENLISTING))


def _purchases(teller: Teller, found: Answers) -> Iterator[str]:
    """Say what each card costs and does; where there is little room its name and price."""
    discount = _working(teller).amount or 0 if teller.view.kind == "buy" else 0
    priced = [(action.card, price(_me(teller), CARDS[action.card], discount)) for action in found]
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


def _explorations(teller: Teller, found: Answers) -> Iterator[str]:
    view, start = teller.view, _me(teller).explorer
    for action in found:
        space, quest = teller.space(action.to), view.trail.get(action.to)
        points = 0
        for barrier in range(CROSSED[start], CROSSED[action.to]):
            points += BARRIERS[barrier].points[len(view.crossings[barrier])]
        if action.to == END:
            points += END_POINTS[len(view.arrivals)]
            yield teller.say(ARRIVE, space=space, points=points)
            continue
        gains = REWARDS.get(action.to, ())
        reward = teller.gains(gains) if gains else teller.say(NO_REWARD)
        if quest is not None:
            reward = teller.quest(quest)
        text = BARRIER if points else EXPLORE
        number = CROSSED[action.to]
        yield teller.say(text, space=space, reward=reward, points=points, number=number)


def _influences(teller: Teller, found: Answers) -> Iterator[str]:
    amount = _working(teller).amount or 0
    for action in found:
        now = _me(teller).influence[action.nation]
        then = min(now + amount, INFLUENCE_END)
        yield teller.say(
            INFLUENCE,
            nation=teller.nation(action.nation),
            now=now,
            then=then,
            before=RANKS[now],
            after=RANKS[then],
            value=teller.view.nations[action.nation].value,
        )


def _removals(teller: Teller, found: Answers) -> Iterator[str]:
    """Say which upgrade a last disc completes, then where there are two."""
    discs = _me(teller).discs
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


def _piles(teller: Teller, found: Answers) -> Iterator[str]:
    for action in found:
        yield teller.say(PILE[action.pile], n=teller.view.piles[PILES.index(action.pile)])


def _fights(teller: Teller, found: Answers) -> Iterator[str]:
    token = sides(_working(teller).token)
    for action in found:
        side = token[action.nation]
        effects, nation = side_words(teller.say, side), teller.nation(action.nation)
        text = FIGHT_WITH if effects else FIGHT
        yield teller.say(text, nation=nation, value=side.value, effects=effects)


def _additions(teller: Teller, found: Answers) -> Iterator[str]:
    working = _working(teller)
    assert working.nation is not None, "points are added for a nation"
    value = sides(working.token)[working.nation].value + perk(_me(teller), "combat")
    points = [action.points for action in found]
    yield teller.say(ADD, least=min(points), most=max(points), value=value)


def _wins(teller: Teller, found: Answers) -> Iterator[str]:
    prices = {amount: cost for cost, amount in (SMALL_INFLUENCE, LARGE_INFLUENCE)}
    for action in found:
        yield teller.say(WIN, n=action.influence, price=prices[action.influence])


def _annexations(teller: Teller, found: Answers) -> Iterator[str]:
    """Say which places there are for each price, cities with what their flags bring."""
    priced = [(_annexing(teller, action.location), action.location) for action in found]
    for cost, group in groupby(sorted(priced, key=lambda pair: pair[0]), key=lambda pair: pair[0]):
        places = ", ".join(_annexed(teller, at) for _, at in group)
        yield teller.say(ANNEX, price=cost, places=places)


def _annexing(teller: Teller, at: Location) -> int:
    cost = CITY_PRICE if at in CITIES else VILLAGE_PRICE
    return cost + (DISPLACEMENT_PRICE if at in teller.view.markers else 0)


def _annexed(teller: Teller, at: Location) -> str:
    place = teller.place(at) if teller.detail > 1 else at
    if at not in FLAGS:
        return place
    return teller.say(CITY, place=place, flag=teller.gains(FLAGS[at]))


def _takes(teller: Teller, found: Answers) -> Iterator[str]:
    costs = GALLERY_PRICE if _me(teller).discs["broker"] else 0
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
    actions.Explore: _explorations,
    actions.Influence: _influences,
    actions.Remove: _removals,
    actions.Reveal: _piles,
    actions.Fight: _fights,
    actions.Add: _additions,
    actions.Win: _wins,
    actions.Annex: _annexations,
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
