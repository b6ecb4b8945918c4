"""What the tracks show, in words."""

from collections.abc import Iterator, Sequence

from games.core.action import Seat
from games.maracaibo.buildings import PRESTIGE_BUILDINGS, Building
from games.maracaibo.data import MARKERS, NATIONS, Nation
from games.maracaibo.trail import BARRIERS, END_POINTS
from rendering.core.words import mark
from rendering.maracaibo.description import situation
from rendering.maracaibo.effect_words import tally_words
from rendering.maracaibo.scene import Scene
from rendering.maracaibo.seats import sailors
from rendering.maracaibo.telling import Teller, within_limit
from rendering.maracaibo.terms import SYMBOL_NAMES

NATION = mark("{nation} {value} a rank (dominance {dominance}, {left} markers left); {influence}.")
SHORT_NATION = mark("{nation} {value} a rank; {influence}.")
EXPLORERS = mark("Explorers: {explorers}.")
CROSSINGS = mark("Barriers crossed: {orders}.")
ORDER = mark("{what} {seats}, next {points}")
LAST_ORDER = mark("{what} {seats}")
END = mark("the end")
NOBODY, NOTHING = mark("nobody"), mark("nothing")
QUESTS = mark("Quests on the way: {quests}.")
BUILDINGS = mark("Prestige buildings: {buildings}.")
BUILDING = mark("{name}, {worth}{symbol}, {seats}, next pays {price}")
FULL = mark("{name}, {worth}{symbol}, full with {seats}")
SYMBOL = mark(", token {symbol}")
FACE_DOWN = mark("{count} face down")
GALLERY = mark("Gallery: {cards}.")
EMPTY = mark("empty")


def describe_tracks(scene: Scene) -> str:
    """Say what the tracks show, at most 1024 characters."""
    return within_limit(
        scene,
        lambda teller: (
            *situation(teller),
            *(_nation(teller, nation) for nation in NATIONS),
            _explorers(teller),
            _barriers(teller),
            *_quests(teller),
            _buildings(teller),
            _gallery(teller),
        ),
    )


def _nation(teller: Teller, nation: Nation) -> str:
    now = teller.view.nations[nation]
    influence = ", ".join(
        f"{teller.letter(seat)} {sailor.influence[nation]} ({sailor.ranks[nation]})"
        for seat, sailor in enumerate(sailors(teller.view))
    )
    return teller.say(
        NATION if teller.detail else SHORT_NATION,
        nation=teller.nation(nation),
        value=now.value,
        dominance=now.dominance,
        left=MARKERS - now.given,
        influence=influence,
    )


def _explorers(teller: Teller) -> str:
    explorers = ", ".join(
        f"{teller.letter(seat)} {teller.space(sailor.explorer)}"
        for seat, sailor in enumerate(sailors(teller.view))
    )
    return teller.say(EXPLORERS, explorers=explorers)


def _barriers(teller: Teller) -> str:
    """Say who crossed each barrier, who reached the end, and what the next one scores there."""
    view = teller.view
    orders = [
        _order(teller, str(number), seats, barrier.points)
        for number, (barrier, seats) in enumerate(zip(BARRIERS, view.crossings, strict=True), 1)
    ]
    orders.append(_order(teller, teller.say(END), view.arrivals, END_POINTS))
    return teller.say(CROSSINGS, orders="; ".join(orders))


def _order(teller: Teller, what: str, seats: Sequence[Seat], points: Sequence[int]) -> str:
    told = _seats(teller, seats)
    if len(seats) == len(sailors(teller.view)):
        return teller.say(LAST_ORDER, what=what, seats=told)
    return teller.say(ORDER, what=what, seats=told, points=points[len(seats)])


def _seats(teller: Teller, seats: Sequence[Seat]) -> str:
    return ", ".join(map(teller.letter, seats)) or teller.say(NOBODY)


def _quests(teller: Teller) -> Iterator[str]:
    if not teller.detail:
        return
    quests = "; ".join(
        f"{teller.space(space)} {teller.quest(quest)}" for space, quest in teller.view.trail.items()
    )
    yield teller.say(QUESTS, quests=quests or teller.say(NOTHING))


def _buildings(teller: Teller) -> str:
    view = teller.view
    told = [_building(teller, building) for building in view.buildings]
    if view.buildings_left:
        told.append(teller.say(FACE_DOWN, count=view.buildings_left))
    return teller.say(BUILDINGS, buildings="; ".join(told))


def _building(teller: Teller, building: Building) -> str:
    about, price = PRESTIGE_BUILDINGS[building], teller.view.prices[building]
    symbol = ""
    if about.symbol is not None and teller.detail > 1:
        symbol = teller.say(SYMBOL, symbol=teller.say(SYMBOL_NAMES[about.symbol]))
    return teller.say(
        FULL if price is None else BUILDING,
        name=teller.building(building),
        worth=tally_words(teller.say, about.tally),
        symbol=symbol,
        seats=_seats(teller, teller.view.investors[building]),
        price=price,
    )


def _gallery(teller: Teller) -> str:
    """Say what lies in the gallery, with costs and effects where there is room."""
    shorter = Teller(teller.scene, teller.length, max(0, teller.detail - 1))
    cards = shorter.cards(teller.view.gallery)
    return teller.say(GALLERY, cards=cards or teller.say(EMPTY))
