"""What changed on the table since the previous picture."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from games.core.action import Seat
from games.maracaibo.automa import ORDERS
from games.maracaibo.buildings import Building
from games.maracaibo.cards import CARDS, CardId
from games.maracaibo.data import JEAN, NATIONS, Good, Nation
from games.maracaibo.map import HAVANA, Location, courses, step_on
from games.maracaibo.trail import Space
from games.maracaibo.view import MaracaiboView, PlayerView, SailorView

Edge = tuple[Location, Location]


class Voyage(NamedTuple):
    """Where a ship sailed: `sure` lanes were sailed, of `unsure` ones only those of one branch.

    Which branch of a fork was taken is not always to be seen afterwards.
    """

    origin: Location
    to: Location
    sure: tuple[Edge, ...]
    unsure: tuple[Edge, ...] = ()


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
        if now.ship == origin:
            continue
        paths = _paths(view, seat, origin, now.ship)
        if paths:
            yield seat, _voyage(origin, now.ship, paths)


def _paths(
    view: MaracaiboView, seat: Seat, origin: Location, to: Location
) -> list[tuple[Location, ...]]:
    """Return the ways that a ship may have taken: all but one are ruled out where that is known."""
    if view.jean is not None and seat == JEAN:
        way = _way_of_jean(view, origin, to)
        return [way] if way else []
    ways = [course.path for course in courses(origin, view.round).values() if course.to == to]
    spent = view.working.points if view.working is not None and seat == view.active else None
    known = [path for path in ways if spent is None or len(path) == spent]
    return known or ways


def _way_of_jean(view: MaracaiboView, origin: Location, to: Location) -> tuple[Location, ...]:
    """Return the way of the card that Jean turned up last."""
    assert view.jean is not None, "she takes part"
    route = ORDERS[view.jean.used[-1]].route if view.jean.used else "upper"
    path: list[Location] = []
    at: Location | None = origin
    while at is not None and at != to:
        at = step_on(at, route, view.round)
        if at is not None:
            path.append(at)
    return tuple(path) if at == to else ()


def _voyage(origin: Location, to: Location, paths: list[tuple[Location, ...]]) -> Voyage:
    taken = [list(zip((origin, *path), path, strict=False)) for path in paths]
    sure = [edge for edge in taken[0] if all(edge in edges for edges in taken)]
    unsure = dict.fromkeys(edge for edges in taken for edge in edges if edge not in sure)
    return Voyage(origin, to, tuple(sure), tuple(unsure))
