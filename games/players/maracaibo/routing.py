"""Where a captain of Maracaibo sails: the stops that bring most in what is left of the round."""

from collections.abc import Iterator
from functools import cache
from math import ceil

from games.maracaibo.cities import HOMEWARD
from games.maracaibo.map import MAP, Course, Location, courses, onward
from games.maracaibo.upgrades import village_actions
from games.players.maracaibo.stopping import besides, best_action, city, offer, village
from games.players.maracaibo.worth import Worth

ENDS: tuple[Location, ...] = ("21a", "22")
STEP = 0.3
"""What a step costs: the fewer are left, the fewer stops."""
LATER_IN_VILLAGE = 2.2
"""What an action in a village is worth at a later stop, when this one's purchases are made."""
DELAYED = 0.9
"""How much of the worth of what can be bought is left when it is bought at a later stop."""
PACE = 4.0
"""How many steps the ship that ends the round makes in a turn."""


def stop(worth: Worth, location: Location, points: int) -> float:
    """Return what sailing there for so many points is worth, and what the round still brings."""
    now = best_action(worth, location, points)
    shopping = MAP[location].kind == "village" and now == village(worth, points)
    return now - _steps(worth, points) + rest(worth, location, turns(worth), not shopping)


def turns(worth: Worth) -> int:
    """Guess how many turns of the round are left after this one: others end it, too."""
    left = min(steps_left(ship, worth.view.round) for ship in _other_ships(worth))
    return max(1, ceil(left / (PACE * worth.style.haste))) - 1


def _other_ships(worth: Worth) -> Iterator[Location]:
    yield from (player.ship for player in worth.view.players if player is not worth.me)
    if worth.view.jean is not None:
        yield worth.view.jean.ship


@cache
def steps_left(origin: Location, number: int) -> int:
    """Return how many steps the shortest way to the end of round `number` has."""
    if origin in ENDS:
        return 0
    return 1 + min(steps_left(at, number) for at in onward(origin, number))


def rest(worth: Worth, location: Location, left: int, buying: bool) -> float:
    """Return what the best stops of `left` further turns are worth.

    `buying` is who has not yet done, in a village, what can be paid now: that is done once.
    """
    if not left or location in ENDS:
        return 0.0
    key = location, left, buying
    if key not in worth.rests:
        ways = courses(location, worth.view.round).values()
        worth.rests[key] = max(_along(worth, way, left - 1, buying) for way in ways)
    return worth.rests[key]


def _along(worth: Worth, way: Course, left: int, buying: bool) -> float:
    """Return what one further stop, and the best ones after it, are worth."""
    usual = later(worth, way.to, way.points)
    found = usual + rest(worth, way.to, left, buying)
    if buying and MAP[way.to].kind == "village":
        delayed = usual + DELAYED * (best_action(worth, way.to, way.points) - usual)
        found = max(found, delayed + rest(worth, way.to, left, False))
    return found - _steps(worth, way.points)


def later(worth: Worth, location: Location, points: int) -> float:
    """Return what a later stop is worth, whatever has been bought on the way."""
    key = location, points
    if key not in worth.later:
        worth.later[key] = max(_usual(worth, location, points), *besides(worth, location), 0.0)
    return worth.later[key]


def _usual(worth: Worth, location: Location, points: int) -> float:
    """Return what everybody can do there is worth."""
    if MAP[location].kind == "village":
        return LATER_IN_VILLAGE * village_actions(points, not worth.me.discs["sails"])
    if location in HOMEWARD:
        return max(offer(worth, one) for one in HOMEWARD[location])
    return city(worth, location)


def _steps(worth: Worth, points: int) -> float:
    return STEP * worth.style.haste * points
