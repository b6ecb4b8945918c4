"""What a total is worth in a combat of Maracaibo, and how to spend it."""

from games.maracaibo.cities import FLAGS
from games.maracaibo.data import MARKERS, Nation
from games.maracaibo.map import CITIES, VILLAGES, Location
from games.maracaibo.tokens import sides
from games.maracaibo.upgrades import (
    CITY_PRICE,
    LARGE_INFLUENCE,
    MARQUE_POINTS,
    MARQUE_PRICE,
    SMALL_INFLUENCE,
    VILLAGE_PRICE,
)
from games.players.maracaibo.worth import CARD, COMBAT_POINT, DOUBLOON, Worth

MARKER = 0.9
"""What a marker on the map does for the value of a nation that one has rank in."""

Bullet = tuple[tuple[int, float], ...]
"""An option of a combat: what each way to use it costs, and what that is worth."""


def annexing(worth: Worth, nation: Nation, location: Location) -> float:
    """Return what annexing a location is worth."""
    flag = worth.gains(FLAGS.get(location, ()))
    bonus = DOUBLOON * worth.perk("annexation_doubloons")
    marker = MARKER + 0.25 * worth.me.ranks[nation]
    return worth.influence(nation, 1) + flag + bonus + marker


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
            free = [at for at in places if at not in worth.view.markers]
            best = max((annexing(worth, nation, at) for at in free), default=0)
            found.append(((cost, best),))
    if not worth.me.discs["marque"]:
        found.append(((MARQUE_PRICE, MARQUE_POINTS),))
    return found


def _best(bullets: tuple[Bullet, ...], total: int) -> float:
    if not bullets:
        return 0
    first, *rest = bullets
    others = tuple(rest)
    with_first = (value + _best(others, total - cost) for cost, value in first if cost <= total)
    return max((_best(others, total), *with_first))


def side(worth: Worth, token: int | None, nation: Nation) -> float:
    """Return what fighting for a nation is worth, with the best number of combat points."""
    one = sides(token)[nation]
    costs = DOUBLOON * one.doubloons + one.points + CARD * one.cards
    value = one.value + worth.perk("combat")
    best = max(
        spending(worth, nation, value + points) - COMBAT_POINT * points
        for points in range(worth.me.combat + 1)
    )
    return best + worth.gains(one.gains) - costs


def added(worth: Worth, token: int | None, nation: Nation, points: int) -> float:
    """Return what adding so many combat points is worth."""
    value = sides(token)[nation].value + worth.perk("combat")
    return spending(worth, nation, value + points) - COMBAT_POINT * points
