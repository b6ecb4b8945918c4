"""The answers of combats and explorations in a few words each, with what they bring or cost."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from games.maracaibo.cities import FLAGS
from games.maracaibo.data import INFLUENCE_END, PILES, RANKS
from games.maracaibo.gains import Gain
from games.maracaibo.map import CITIES, Location
from games.maracaibo.tokens import sides
from games.maracaibo.trail import BARRIERS, CROSSED, END, END_POINTS, REWARDS, Space
from games.maracaibo.upgrades import (
    CITY_PRICE,
    DISPLACEMENT_PRICE,
    LARGE_INFLUENCE,
    SMALL_INFLUENCE,
    VILLAGE_PRICE,
)
from rendering.core.words import mark
from rendering.maracaibo.effect_words import side_words
from rendering.maracaibo.prospects import steps_left
from rendering.maracaibo.telling import Teller

Answers = Sequence[Any]
"""The answers of one verb."""

EXPLORE = mark("{space}: {reward}")
BEHIND = mark("behind barrier {number} ({reward}): {spaces}")
INFLUENCE = mark("{nation}: {now} to {then}, rank {before} to {after}, a rank is worth {value}")
PILE = {"left": mark("left pile, tokens {n}"), "right": mark("right pile, tokens {n}")}
FIGHT, FIGHT_WITH = mark("{nation} {value}"), mark("{nation} {value} ({effects})")
ADD = mark("add {least} to {most} combat points to {value}")
WIN = mark("influence +{n} for {price}")
ANNEX, CITY = mark("annex for {price}: {places}"), mark("{place} ({flag})")
NO_REWARD = mark("nothing")


def explorations(teller: Teller, found: Answers) -> Iterator[str]:
    """Say what each space brings; those behind a barrier are told together with what it brings."""
    before = CROSSED[teller.me.explorer]
    for barriers, group in groupby(found, key=lambda action: CROSSED[action.to]):
        spaces = [_space(teller, action.to) for action in group]
        crossed = range(before, barriers)
        if not crossed:
            yield from spaces
            continue
        points = sum(BARRIERS[at].points[len(teller.view.crossings[at])] for at in crossed)
        gains = [
            Gain("points", points),
            *(gain for at in crossed for gain in BARRIERS[at].everybody),
        ]
        reward = teller.gains(gains)
        yield teller.say(BEHIND, number=barriers, reward=reward, spaces="; ".join(spaces))


def _space(teller: Teller, to: Space) -> str:
    """Say what a move that ends on a space brings: points, its quest, or its reward."""
    view = teller.view
    if to == END:
        points = END_POINTS[len(view.arrivals)] + steps_left(view)
        reward = teller.gains([Gain("points", points)])
    elif to in view.trail:
        reward = teller.quest(view.trail[to])
    else:
        reward = teller.gains(REWARDS.get(to, ())) or teller.say(NO_REWARD)
    return teller.say(EXPLORE, space=teller.space(to), reward=reward)


def influences(teller: Teller, found: Answers) -> Iterator[str]:
    """Say what becomes of the reader's rank with each nation."""
    amount = teller.working.amount or 0
    for action in found:
        now = teller.me.influence[action.nation]
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


def piles(teller: Teller, found: Answers) -> Iterator[str]:
    """Say how many tokens lie in each pile."""
    for action in found:
        yield teller.say(PILE[action.pile], n=teller.view.piles[PILES.index(action.pile)])


def fights(teller: Teller, found: Answers) -> Iterator[str]:
    """Say what each side of the token is worth, costs and brings."""
    token = sides(teller.working.token)
    for action in found:
        side = token[action.nation]
        effects, nation = side_words(teller.say, side), teller.nation(action.nation)
        text = FIGHT_WITH if effects else FIGHT
        yield teller.say(text, nation=nation, value=side.value, effects=effects)


def additions(teller: Teller, found: Answers) -> Iterator[str]:
    """Say how many points may be added to what."""
    working = teller.working
    assert working.nation is not None, "points are added for a nation"
    value = sides(working.token)[working.nation].value + teller.me.perk("combat")
    points = [action.points for action in found]
    yield teller.say(ADD, least=min(points), most=max(points), value=value)


def wins(teller: Teller, found: Answers) -> Iterator[str]:
    """Say what influence costs."""
    prices = {amount: cost for cost, amount in (SMALL_INFLUENCE, LARGE_INFLUENCE)}
    for action in found:
        yield teller.say(WIN, n=action.influence, price=prices[action.influence])


def annexations(teller: Teller, found: Answers) -> Iterator[str]:
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
