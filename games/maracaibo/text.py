"""The table of Maracaibo as lines of text, as far as a view shows it."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeVar

from games.core.action import Seat
from games.maracaibo.data import NATIONS
from games.maracaibo.map import LOCATIONS, MAP, Location
from games.maracaibo.view import JeanView, MaracaiboView, PlayerView, SailorView, Working

K = TypeVar("K", bound=str)


def table_lines(view: MaracaiboView) -> Iterator[str]:
    """Write round, map, nations, tracks and players, then what is the reader's own."""
    yield f"round: {view.round}, {view.phase}; first: {_who(view, view.first)}"
    if view.asked:
        yield f"awaited: seat {_joined(view.asked)}, to {view.kind}"
    if view.working is not None:
        yield from _working(view.working)
    yield from _map(view)
    yield from _nations(view)
    yield from _trail(view)
    yield f"quests left: {view.quests_left}, on top {view.top_quest or '–'}"
    yield f"combat tokens: left pile {view.piles[0]}, right pile {view.piles[1]}"
    yield f"deck: {view.deck}; gallery: {_joined(view.gallery)}"
    yield f"discarded: {_joined(view.discarded)}"
    yield from _buildings(view)
    for seat, player in enumerate(view.players):
        yield from _player(view, seat, player)
    if view.jean is not None:
        yield from _jean(view.jean)
    yield from _own(view)


def _who(view: MaracaiboView, seat: Seat) -> str:
    return f"seat {seat}" if seat < view.seats else "Jean"


def _joined(values: Sequence[object]) -> str:
    return ", ".join(map(str, values)) or "–"


def _amounts(amounts: Mapping[K, int]) -> str:
    return ", ".join(f"{amount} {what}" for what, amount in amounts.items() if amount) or "–"


def _working(working: Working) -> Iterator[str]:
    parts = {
        "points spent": working.points,
        "village actions done": working.done,
        "of": working.allowed,
        "steps": working.steps,
        "combat token": working.token,
        "for": working.nation,
        "total left": working.total,
        "quest": working.quest,
        "amount": working.amount,
        "good": working.good,
    }
    said = [f"{name} {value}" for name, value in parts.items() if value is not None]
    said += [f"paid {_joined((*working.paid, *working.waived))}"] if working.quest else []
    yield f"now: {', '.join(said) or '–'}"


def _map(view: MaracaiboView) -> Iterator[str]:
    for location in LOCATIONS:
        parts = list(_at(view, location))
        if parts:
            yield f"{location} {MAP[location].name}: {'; '.join(parts)}"


def _at(view: MaracaiboView, location: Location) -> Iterator[str]:
    """Write what is at a location, nothing where nothing is."""
    city = view.cities.get(location)
    if city is not None:
        spaces = (
            f"{good} ({_who(view, city.discs[good])})" if good in city.discs else good
            for good in city.market
        )
        yield f"{city.city}, market {', '.join(spaces)}"
    if location in view.markers:
        yield f"held by {view.markers[location]}"
    if location in view.quests:
        yield f"quest {view.quests[location]}"
    ships = [f"seat {seat}" for seat, one in enumerate(view.players) if one.ship == location]
    if view.jean is not None and view.jean.ship == location:
        ships.append("Jean")
    if ships:
        yield f"ships: {', '.join(ships)}"


def _nations(view: MaracaiboView) -> Iterator[str]:
    for nation in NATIONS:
        now = view.nations[nation]
        led = ", ".join(_who(view, seat) for seat in now.leaders) or "nobody"
        yield (
            f"{nation}: worth {now.value} a rank ({now.dominance} for dominance), "
            f"{now.given} markers given, {now.markers} on the map; led by {led}"
        )


def _trail(view: MaracaiboView) -> Iterator[str]:
    quests = (f"{quest} on {space}" for space, quest in view.trail.items())
    yield f"explorer track: quests {', '.join(quests) or '–'}"
    for number, seats in enumerate(view.crossings, 1):
        yield f"  barrier {number}: crossed by {_all(view, seats)}"
    yield f"  at the end: {_all(view, view.arrivals)}"


def _all(view: MaracaiboView, seats: Sequence[Seat]) -> str:
    return ", ".join(_who(view, seat) for seat in seats) or "–"


def _buildings(view: MaracaiboView) -> Iterator[str]:
    for building in view.buildings:
        price = view.prices[building]
        costs = "full" if price is None else f"next investor pays {price}"
        yield f"{building}: {costs}; invested {_all(view, view.investors[building])}"
    yield f"prestige buildings face down: {view.buildings_left}"


def _sailor(sailor: SailorView) -> Iterator[str]:
    ranks = (
        f"{nation} {sailor.influence[nation]} (rank {sailor.ranks[nation]})" for nation in NATIONS
    )
    yield f"  influence: {', '.join(ranks)}"
    yield f"  explorer on {sailor.explorer}, {sailor.barriers} barriers crossed"
    yield f"  quests: {_joined(sailor.quests)}; combat tokens: {_joined(sailor.tokens)}"
    yield f"  scored: {_amounts(sailor.scored)}; to score: {_amounts(sailor.to_score)}"


def _player(view: MaracaiboView, seat: Seat, player: PlayerView) -> Iterator[str]:
    yield (
        f"seat {seat}: {player.points} points, {player.doubloons} doubloons, "
        f"{player.combat} combat points; in {player.ship} {MAP[player.ship].name}"
    )
    yield f"  hand: {player.hand} of {player.hand_limit} cards; planned: {_joined(player.planned)}"
    yield f"  projects: {_joined(player.bought)}; synergy: {_joined(player.symbols)}"
    yield f"  income: {player.doubloon_income} doubloons, {player.point_income} points"
    yield f"  figures: {player.figures}, {player.reserve} in the general supply"
    discs = (f"{upgrade} {left}" for upgrade, left in player.discs.items())
    yield f"  discs: {', '.join(discs)}; {player.delivered} goods delivered"
    if player.career is not None:
        ready = f", ready {_joined(player.ready)}" if player.ready else ""
        yield f"  career: {player.career}, open tasks {_joined(player.tasks)}{ready}"
    yield from _sailor(player)


def _jean(jean: JeanView) -> Iterator[str]:
    yield (
        f"Jean, level {jean.level}: {jean.points} points, {jean.discs} discs, "
        f"{jean.cards} cards; in {jean.ship} {MAP[jean.ship].name}"
    )
    yield f"  income: {jean.income}; turned up {_joined(jean.used)}, {jean.deck} in the deck"
    yield from _sailor(jean)


def _own(view: MaracaiboView) -> Iterator[str]:
    if view.hand:
        yield f"your hand: {_joined(view.hand)}"
    if view.careers:
        yield f"your careers: {_joined(view.careers)}"
    if view.plan is not None or view.discards:
        yield f"you plan {view.plan or '–'} and discard {_joined(view.discards)}"
    if view.keep is not None:
        yield f"you keep {view.keep}"
