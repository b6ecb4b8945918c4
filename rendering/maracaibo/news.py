"""What changed on the table since the previous picture."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from games.core.action import Seat
from games.maracaibo.buildings import Building
from games.maracaibo.cards import CARDS, CardId
from games.maracaibo.data import NATIONS, Good, Nation
from games.maracaibo.map import HAVANA, MAP, Location
from games.maracaibo.trail import Space
from games.maracaibo.view import MaracaiboView, PlayerView, SailorView

Edge = tuple[Location, Location]


class Voyage(NamedTuple):
    """Where a ship sailed; no lanes where the way is not known, as in games of old."""

    origin: Location
    to: Location
    lanes: tuple[Edge, ...]


class News(NamedTuple):
    """What is marked on the board; nothing of it is secret."""

    voyages: Mapping[Seat, Voyage] = {}
    points: Mapping[Seat, int] = {}
    """Points, for each who won or lost some."""
    doubloons: Mapping[Seat, int] = {}
    """Doubloons taken or paid, for each whose number changed."""
    combat: frozenset[Seat] = frozenset()
    """Whose combat points changed."""
    discs: frozenset[tuple[Location, Good]] = frozenset()
    """The market spaces on which a disc came to lie."""
    annexed: frozenset[Location] = frozenset()
    assistants: frozenset[CardId] = frozenset()
    """The cards whose figure came to the map."""
    fulfilled: frozenset[Location] = frozenset()
    """Where a quest was fulfilled."""
    explorers: Mapping[Seat, Space] = {}
    """Whose explorers moved, and from where."""
    influence: Mapping[Nation, frozenset[Seat]] = {}
    """Who gained influence with whom."""
    values: frozenset[Nation] = frozenset()
    """The nations that are worth another value now."""
    given: Mapping[Nation, int] = {}
    """How many markers left the slots of a nation."""
    investments: frozenset[tuple[Building, Seat]] = frozenset()
    buildings: frozenset[Building] = frozenset()
    """Those that were turned up."""
    gallery: frozenset[CardId] = frozenset()
    """The cards that were turned up."""


NO_NEWS = News()


def news(view: MaracaiboView, since: MaracaiboView | None) -> News:
    """Return what is new against the view of the previous board; nothing without one."""
    if since is None or since.phase == "set-up":
        return NO_NEWS
    sailors = list(zip(_sailors(view), _sailors(since), strict=True))
    players = list(zip(view.players, since.players, strict=True))
    same_round = view.round == since.round
    return News(
        voyages=dict(_voyages(view, since)),
        points={
            seat: now.points - then.points
            for seat, (now, then) in enumerate(sailors)
            if now.points != then.points
        },
        doubloons={
            seat: now.doubloons - then.doubloons
            for seat, (now, then) in enumerate(players)
            if now.doubloons != then.doubloons
        },
        combat=_seats(now.combat != then.combat for now, then in players),
        discs=_discs(view) - (_discs(since) if same_round else frozenset()),
        annexed=frozenset(
            at for at, nation in view.markers.items() if since.markers.get(at) != nation
        ),
        assistants=_assistants(view.players) - _assistants(since.players),
        fulfilled=frozenset(since.quests) - frozenset(view.quests) if same_round else frozenset(),
        explorers={
            seat: then.explorer
            for seat, (now, then) in enumerate(sailors)
            if now.explorer != then.explorer
        },
        influence={
            nation: _seats(now.influence[nation] > then.influence[nation] for now, then in sailors)
            for nation in NATIONS
        },
        values=frozenset(
            nation
            for nation in NATIONS
            if view.nations[nation].value != since.nations[nation].value
        ),
        given={
            nation: view.nations[nation].given - since.nations[nation].given for nation in NATIONS
        },
        investments=_investments(view) - _investments(since),
        buildings=frozenset(view.buildings) - frozenset(since.buildings),
        gallery=frozenset(view.gallery) - frozenset(since.gallery),
    )


def _sailors(view: MaracaiboView) -> tuple[SailorView, ...]:
    return (*view.players, *([view.jean] if view.jean is not None else []))


def _seats(changed: Iterable[bool]) -> frozenset[Seat]:
    return frozenset(seat for seat, new in enumerate(changed) if new)


def _discs(view: MaracaiboView) -> frozenset[tuple[Location, Good]]:
    return frozenset((at, good) for at, city in view.cities.items() for good in city.discs)


def _assistants(players: tuple[PlayerView, ...]) -> frozenset[CardId]:
    return frozenset(
        card for player in players for card in player.bought if CARDS[card].assistant is not None
    )


def _investments(view: MaracaiboView) -> frozenset[tuple[Building, Seat]]:
    return frozenset((built, seat) for built, seats in view.investors.items() for seat in seats)


def _voyages(view: MaracaiboView, since: MaracaiboView) -> Iterable[tuple[Seat, Voyage]]:
    """Tell where ships sailed; between two rounds they have come home."""
    for seat, (now, then) in enumerate(zip(_sailors(view), _sailors(since), strict=True)):
        origin = then.ship if view.round == since.round else HAVANA
        if now.ship != origin:
            path = now.path[now.path.index(origin) + 1 :] if origin in now.path else now.path
            known = bool(path) and path[0] in MAP[origin].onward
            sailed = zip((origin, *path), path, strict=False) if known else ()
            yield seat, Voyage(origin, now.ship, tuple(sailed))
