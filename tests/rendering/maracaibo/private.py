"""Views whose reader is asked something, with as much to choose from as there can be."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import msgspec

from games.core.action import Action
from games.maracaibo.actions import (
    Act,
    Add,
    Annex,
    AnyAction,
    Assist,
    Buy,
    Collect,
    Complete,
    Decline,
    Deliver,
    Discard,
    Draw,
    Drill,
    Earn,
    Enlist,
    Explore,
    Fight,
    Finish,
    Influence,
    Invest,
    Keep,
    Pass,
    Pay,
    Plan,
    Quest,
    Raid,
    Remove,
    Reveal,
    Sail,
    Scout,
    Sell,
    Take,
    Waive,
    Win,
)
from games.maracaibo.cards import CARDS, CardId
from games.maracaibo.careers import CAREERS
from games.maracaibo.cities import CITY_ACTIONS, HOMEWARD
from games.maracaibo.data import COMBAT_END, GOODS, NATIONS, OBJECTS, PILES
from games.maracaibo.map import CITIES, LOCATIONS, VILLAGES, courses
from games.maracaibo.quests import QUESTS, shows
from games.maracaibo.tokens import TOKENS
from games.maracaibo.trail import SPACES, hikes
from games.maracaibo.upgrades import UPGRADES
from games.maracaibo.view import MaracaiboView, PlayerView, Working
from rendering.maracaibo.choices import STAGES
from rendering.maracaibo.samples import WIDE_CARDS, extreme
from tests.rendering.maracaibo.positions import with_player

HAND = WIDE_CARDS[:6]
PLANNED = WIDE_CARDS[6:9]
EIGHT = WIDE_CARDS[:8]
KINDS = tuple(STAGES)


def reader(**changes: Any) -> MaracaiboView:
    """Return the fullest board for its first player, with a full hand and full planning areas."""
    plain: dict[str, Any] = {"ship": "6", "planned": PLANNED, "career": "diplomat"}
    plain |= {"tasks": (1, 2, 3), "ready": (1, 2, 3)}
    view = with_player(extreme(), 0, **{**plain, **changes})
    return msgspec.structs.replace(view, seat=0, hand=HAND, phase="act")


def asking(
    kind: str, choices: Sequence[Action], base: MaracaiboView | None = None, **changes: Any
) -> MaracaiboView:
    """Return a view whose first player is asked this."""
    view = base or reader()
    plain: dict[str, Any] = {"working": None, "asked": (0,), "kind": kind}
    return msgspec.structs.replace(view, **{**plain, **changes}, choices=tuple(choices))


FREE: tuple[AnyAction, ...] = (*map(Complete, (1, 2, 3)), *map(Plan, HAND))
"""Free actions, as many as there can be; planning though the areas are full."""


def in_set_up() -> Iterator[MaracaiboView]:
    """Yield the two secret choices before the game, untouched, half done and done."""
    base = msgspec.structs.replace(reader(planned=(), career=None, tasks=(), ready=()), round=0)
    base = msgspec.structs.replace(base, hand=EIGHT, phase="set-up")
    both = (*map(Plan, EIGHT), *map(Discard, EIGHT))
    for plan, discards in ((None, ()), (EIGHT[2], EIGHT[:1]), (EIGHT[7], EIGHT[:3])):
        for careers in ((), CAREERS[:2], ("merchant", "diplomat")):
            yield asking("choose-cards", both, base, plan=plan, discards=discards, careers=careers)
    for number in range(0, len(CAREERS), 2):
        two = CAREERS[number : number + 2]
        for keep in (None, two[0]):
            keeps = list(map(Keep, two))
            yield asking("choose-careers", keeps, base, careers=two, keep=keep)


def at_sea() -> Iterator[MaracaiboView]:
    """Yield sailing from everywhere with a choice, in each round that differs."""
    for number in (3, 4):
        for ship in LOCATIONS:
            ways = courses(ship, number)
            if len(ways) > 1:
                view = reader(ship=ship)
                sails = [Sail(to, route) for to, route in ways]
                yield asking("sail", sails, view, round=number)


def in_cities() -> Iterator[MaracaiboView]:
    """Yield every city action with everything else that a city may offer."""
    for at in CITIES:
        for city, ways in CITY_ACTIONS.items():
            view = reader(ship=at)
            there = msgspec.structs.replace(view.cities[at], city=city, market=GOODS[:3], discs={})
            view = msgspec.structs.replace(view, cities={**view.cities, at: there})
            acts = [Act(offer.deed) for offer in ways]
            delivers = [Deliver(card) for card in HAND]
            assists = [Assist(card) for card in _standing(view, at)]
            points = Working(points=3)
            if city == "auction" or at == "4":
                main = [*delivers, *acts, *assists, *FREE, Pass()]
                yield asking("action", main, view, working=points)
            yield asking("city", [*acts, *FREE, Finish()], view)
    for home in ("20", "21b"):
        acts = [Act(offer.deed) for offer in HOMEWARD[home]]
        working = Working(points=1)
        yield asking("action", [*acts, *FREE, Pass()], reader(ship=home), working=working)


def _standing(view: MaracaiboView, at: str) -> list[CardId]:
    cards = [card for card in view.players[0].bought if CARDS[card].assistant is not None]
    return [card for card in cards if CARDS[card].assistant.location == at] or cards[:1]  # type: ignore[union-attr]  # assistants only


def in_villages() -> Iterator[MaracaiboView]:
    """Yield village actions, few and many."""
    buys = [Buy(card) for card in (*HAND, *PLANNED)]
    invests = [Invest(building) for building in extreme().buildings]
    deeds = [Earn(), Sell(), *map(Drill, HAND), Enlist(), Scout(), *buys, *invests]
    full = reader(bought=("A26", "A33", "A37", "B101"))
    prices = dict.fromkeys(full.buildings, 10)
    for ship in ("15", "6"):
        view = msgspec.structs.replace(full, prices=prices)
        view = with_player(view, 0, ship=ship)
        quest = [Quest()] if ship in view.quests else []
        main = [*deeds, *quest, Assist("A37"), *FREE, Pass()]
        yield asking("action", main, view, working=Working(points=7))
        yield asking("action", [Earn(), Pass()], view, working=Working(points=1), hand=())
        village = [*deeds, *FREE, Finish()]
        yield asking("village", village, view, working=Working(points=7, done=2, allowed=3))
    for discount, cards in ((3, buys), (0, buys[:1])):
        working = Working(amount=discount)
        yield asking("buy", [*cards, *FREE, Decline()], full, working=working)
    for phase in ("interim", "final"):
        yield asking("buy-or-collect", [*buys, Collect()], full, phase=phase)
        yield asking("buy-or-collect", [buys[0], Collect()], full, phase=phase)
    yield asking("end-action", [*FREE, Finish()])
    yield asking("end-action", [Complete(2), Finish()])


def with_discs() -> Iterator[MaracaiboView]:
    """Yield spots with one and two discs, and without."""
    for counts in ((2, 2), (1, 0), (1, 2)):
        discs = {upgrade: counts[number % 2] for number, upgrade in enumerate(UPGRADES)}
        removes = [Remove(upgrade) for upgrade, left in discs.items() if left]
        view = reader(discs=discs)
        yield asking("place-disc", removes, view, working=Working(good="coffee"))
        yield asking("remove", [*removes, *FREE], view, working=Working(amount=3))


def exploring() -> Iterator[MaracaiboView]:
    """Yield explorations from everywhere."""
    for start in SPACES[:-1:3]:
        spaces = hikes(start, 10, frozenset())
        explores = [Explore(space) for space in spaces]
        view = msgspec.structs.replace(reader(explorer=start), crossings=((1,), (), (3, 2, 1)))
        view = msgspec.structs.replace(view, arrivals=(1, 2))
        yield asking("explore", [*explores, *FREE, Decline()], view, working=Working(steps=10))


def on_quests() -> Iterator[MaracaiboView]:
    """Yield every quest: offered, to be paid, half paid."""
    for quest in QUESTS:
        first = QUESTS[quest].cost[0]
        hand = [card for card in CARDS if shows(CARDS[card], first)][:6]
        pays: list[Action] = [Pay(card) for card in hand]
        waives: list[Action] = [Waive(thing) for thing in OBJECTS if thing == first]
        yield asking(
            "quest", [Quest(), *FREE, Decline()], working=Working(quest=quest), hand=tuple(hand)
        )
        working = Working(quest=quest)
        yield asking("pay", [*pays, *waives], working=working, hand=(*hand[:5], WIDE_CARDS[11]))
        working = Working(quest=quest, paid=(hand[0],))
        yield asking("pay", pays[1:3], working=working, hand=tuple(hand[1:4]))


def in_combat() -> Iterator[MaracaiboView]:
    """Yield every step of combats."""
    yield asking("reveal", [*map(Reveal, PILES), *FREE])
    for token in (None, *TOKENS):
        fights = [Fight(nation) for nation in (NATIONS if token is None else NATIONS[1:])]
        yield asking("fight", [*fights, *FREE], working=Working(token=token))
    yield asking("discard", list(map(Discard, HAND)), working=Working(token=10, nation="france"))
    for most in (1, 5, COMBAT_END):
        working = Working(token=4, nation="spain")
        adds = [Add(points) for points in range(most + 1)]
        yield asking("add", [*adds, *FREE], working=working)
    annexes = [Annex(at) for at in (*VILLAGES, *CITIES)]
    for nation in NATIONS:
        working = Working(token=4, nation=nation, total=21)
        yield asking("spend", [Win(1), Win(3), *annexes, Raid(), *FREE, Finish()], working=working)
        free = reader(discs=dict.fromkeys(UPGRADES, 2))
        yield asking("spend", [Win(1), *annexes[3:5], Finish()], free, working=working, markers={})


def gaining() -> Iterator[MaracaiboView]:
    """Yield influence to be gained, and cards to be drawn."""
    for amount in (1, 3):
        influences = [Influence(nation) for nation in NATIONS]
        yield asking("influence", [*influences, *FREE], working=Working(amount=amount))
    view = msgspec.structs.replace(reader(hand=5), hand=HAND[:5])
    gallery = WIDE_CARDS[6:10]
    for broker in (0, 2):
        discs = {**dict.fromkeys(UPGRADES, 0), "broker": broker}
        drawing = with_player(view, 0, discs=discs)
        takes = [Take(card) for card in gallery]
        yield asking("draw", [Draw(), *takes], drawing, gallery=gallery, phase="draw")
        yield asking("draw", [Decline(), *takes[:1]], drawing, gallery=gallery[:1], phase="draw")


@cache
def every_question() -> tuple[MaracaiboView, ...]:
    """Return all of them; every kind is among them."""
    makers = (in_set_up, at_sea, in_cities, in_villages, with_discs, exploring, on_quests)
    views = [view for make in (*makers, in_combat, gaining) for view in make()]
    assert {view.kind for view in views} == set(KINDS)
    return tuple(views)


def sized(seats: int, **changes: Any) -> MaracaiboView:
    """Return the fullest board with fewer players, something of all of them changed."""
    view = extreme()
    players: list[PlayerView] = [
        msgspec.structs.replace(one, **changes) for one in view.players[:seats]
    ]
    return msgspec.structs.replace(view, seats=seats, players=tuple(players))
