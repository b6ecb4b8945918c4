"""What a total is worth in a combat of Maracaibo, and how to spend it."""

from games.maracaibo.cities import FLAGS
from games.maracaibo.data import MARKERS, Nation
from games.maracaibo.map import CITIES, VILLAGES, Location
from games.maracaibo.measures import Measure
from games.maracaibo.tokens import sides
from games.maracaibo.upgrades import (
    CITY_PRICE,
    DISPLACEMENT_PRICE,
    LARGE_INFLUENCE,
    MARQUE_POINTS,
    MARQUE_PRICE,
    SMALL_INFLUENCE,
    VILLAGE_PRICE,
)
from games.players.maracaibo.guesses import CARD, COMBAT_POINT
from games.players.maracaibo.worth import Worth

MARKER, RANKED = 0.4, 0.35
"""What a marker on the map does for the value of a nation, and for each rank one has there."""
MARKERS_OF: dict[Nation, Measure] = {
    "france": "markers_of_france",
    "england": "markers_of_england",
    "spain": "markers_of_spain",
}

Bullet = tuple[tuple[int, float], ...]
"""An option of a combat: what each way to use it costs, and what that is worth."""


def annexing(worth: Worth, nation: Nation, location: Location) -> float:
    """Return what annexing a location is worth."""
    flag = worth.gains(FLAGS.get(location, ()))
    bonus = worth.doubloon * worth.perk("annexation_doubloons")
    marker = MARKER + RANKED * worth.me.ranks[nation] + worth.goals.wish(MARKERS_OF[nation])
    wished = worth.goals.wish("cities_annexed") * (location in CITIES)
    return worth.influence(nation, 1) + flag + bonus + marker + wished


def spending(worth: Worth, nation: Nation, total: int) -> float:
    """Return the most that a total can bring."""
    return _best(tuple(_options(worth, nation)), total)


def _options(worth: Worth, nation: Nation) -> list[Bullet]:
    """Return the bullets, each with its alternatives of cost and worth."""
    small, large = SMALL_INFLUENCE, LARGE_INFLUENCE
    found: list[Bullet] = [
        (
            (small[0], worth.influence(nation, small[1])),
            (large[0], worth.influence(nation, large[1])),
        )
    ]
    if worth.view.nations[nation].given < MARKERS:
        for cost, places in ((VILLAGE_PRICE, VILLAGES), (CITY_PRICE, CITIES)):
            found.append(_places(worth, nation, cost, places))
    if not worth.me.discs["marque"]:
        found.append(((MARQUE_PRICE, MARQUE_POINTS),))
    return found


def _places(worth: Worth, nation: Nation, cost: int, places: tuple[Location, ...]) -> Bullet:
    """Return what the best free place costs and brings, and the best of another nation."""
    held = worth.view.markers
    free = [annexing(worth, nation, at) for at in places if at not in held]
    ways = [(cost, max(free))] if free else []
    if not worth.me.discs["nets"]:
        others = [at for at in places if held.get(at, nation) != nation]
        ways += [(cost + DISPLACEMENT_PRICE, annexing(worth, nation, at)) for at in others]
    return tuple(ways)


def _best(bullets: tuple[Bullet, ...], total: int) -> float:
    if not bullets:
        return 0
    first, *rest = bullets
    others = tuple(rest)
    with_first = (value + _best(others, total - cost) for cost, value in first if cost <= total)
    return max((_best(others, total), *with_first))


def point_cost(worth: Worth) -> float:
    """Return what a combat point is worth when it is kept: hardly anything at the end."""
    return COMBAT_POINT * min(1.0, worth.rounds_left)


def side(worth: Worth, token: int | None, nation: Nation) -> float:
    """Return what fighting for a nation is worth, with the best number of combat points."""
    one = sides(token)[nation]
    costs = worth.doubloon * one.doubloons + one.points + CARD * one.cards
    value = one.value + worth.perk("combat")
    best = max(
        spending(worth, nation, value + points) - point_cost(worth) * points
        for points in range(worth.me.combat + 1)
    )
    return best + worth.gains(one.gains) - costs


def added(worth: Worth, token: int | None, nation: Nation, points: int) -> float:
    """Return what adding so many combat points is worth."""
    value = sides(token)[nation].value + worth.perk("combat")
    return spending(worth, nation, value + points) - point_cost(worth) * points
