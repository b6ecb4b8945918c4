"""The tracks on which the ways of a round are drawn: rounded rings inside the walk's edge."""

from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple

from games.montego.data import LEFT_TAVERN
from games.montego.view import Journey
from rendering.montego import grid
from rendering.montego.grid import Walk

Side = Literal[0, 1, 2, 3]
"""The sides of a ring in the order in which one walks: top, right, foot, left."""
LONGEST_OVERLAP = 0.35
"""Spaces that lie between two ways on one track, at least."""
ROOM = 24
"""Pixels from the outermost track to the innermost, at most."""
EDGE = 7
"""Pixels from the walk's edge to the outermost track."""
WIDEST_GAP = 8
BEYOND = 14
"""How far from the middle of a space a way begins."""
BEGINNINGS_APART = 22
ENDS_APART = 34


class Way(NamedTuple):
    """A journey on the ring: places count spaces clockwise from the first, taverns in between.

    `end` is where it ended and `blocked` where its card led to, the same unless it stepped back;
    neither is smaller than `start` because of a lap.
    """

    journey: Journey
    start: float
    end: float
    blocked: float


class Point(NamedTuple):
    """A place on a ring: a side, and how far along the picture's x or y."""

    side: Side
    at: float


class Straight(NamedTuple):
    """A straight piece, from the smaller to the larger x or y."""

    side: Side
    start: float
    end: float


class Bend(NamedTuple):
    """The quarter circle after a side."""

    after: Side


class Ring(NamedTuple):
    """The track so far inside the edge of the walk."""

    offset: int

    @property
    def radius(self) -> int:
        """The radius of its bends."""
        return grid.WALK_CORNER - self.offset

    def line(self, side: Side) -> float:
        """Return the y of top and foot, the x of right and left."""
        area = grid.WALK
        edges = (area.y, area.right, area.foot, area.x)
        return edges[side] + (self.offset if side in (0, 3) else -self.offset)

    def limits(self, side: Side) -> tuple[float, float]:
        """Return where a side begins and where it ends, in walking direction."""
        area, inside = grid.WALK, grid.WALK_CORNER
        return (
            (area.x + inside, area.right - inside),
            (area.y + inside, area.foot - inside),
            (area.right - inside, area.x + inside),
            (area.foot - inside, area.y + inside),
        )[side]

    def pieces(self, start: Point, end: Point) -> Iterator[Straight | Bend]:
        """Yield what lies between two points, clockwise."""
        side, at = start
        while side != end.side or not _is_before(side, at, end.at):
            last = self.limits(side)[1]
            yield Straight(side, min(at, last), max(at, last))
            yield Bend(side)
            side = (side + 1) % 4  # type: ignore[assignment]  # one of the four again
            at = self.limits(side)[0]
        yield Straight(side, min(at, end.at), max(at, end.at))


def _is_before(side: Side, one: float, other: float) -> bool:
    return one <= other if side in (0, 1) else one >= other


def ways(journeys: Sequence[Journey], walk: Walk) -> list[Way]:
    """Return the ways of a round; who stayed in a tavern has none."""
    return [_way(journey, walk) for journey in journeys if journey.place >= 0]


def _way(journey: Journey, walk: Walk) -> Way:
    start: float = journey.origin
    if journey.origin < 0:
        start = -0.5 if journey.origin == LEFT_TAVERN else walk.warehouses - 0.5
    blocked = start + (journey.wanted - start) % walk.spaces
    back = (journey.wanted - journey.place) % walk.spaces
    return Way(journey, start, blocked - back, blocked)


def spread(found: Sequence[Way], walk: Walk) -> list[int]:
    """Return the track of each way: the outermost on which it meets no other."""
    tracks: list[list[Way]] = []
    placed = []
    for way in found:
        number = next(
            (n for n, track in enumerate(tracks) if not any(_meet(way, o, walk) for o in track)),
            len(tracks),
        )
        if number == len(tracks):
            tracks.append([])
        tracks[number].append(way)
        placed.append(number)
    return placed


def _meet(one: Way, other: Way, walk: Walk) -> bool:
    """Return whether two ways, with what they had to step back, share a part of the ring."""
    first, second = min(one.start, one.end), min(other.start, other.end)
    lap = walk.spaces
    return (second - first) % lap <= one.blocked - first + LONGEST_OVERLAP or (
        first - second
    ) % lap <= other.blocked - second + LONGEST_OVERLAP


def offsets(tracks: int) -> list[int]:
    """Return how far inside the walk's edge each track lies."""
    gap = WIDEST_GAP if tracks < 2 else min(WIDEST_GAP, ROOM // (tracks - 1))
    return [EDGE + gap * number for number in range(tracks)]


def begin(ring: Ring, way: Way, walk: Walk, earlier: int = 0) -> Point:
    """Return where a way begins: a little beyond the space's middle, or at the tavern's end.

    Jack and his partner begin on the same space: further on by how many have begun there `earlier`.
    """
    if way.journey.origin < 0:
        middle = grid.WALK.middle[1]
        aside = (ring.offset - 18) * 3.4
        if way.journey.origin == LEFT_TAVERN:
            return Point(3, round(middle - aside))
        return Point(1, round(middle + aside))
    return at_space(way.journey.origin, walk, BEYOND + BEGINNINGS_APART * earlier)


def at_space(space: int, walk: Walk, beyond: float = 0) -> Point:
    """Return the point outside a space, so many pixels further on."""
    space %= walk.spaces
    if walk.is_north(space):
        return Point(0, walk.x(space) + beyond)
    return Point(2, walk.x(space) - beyond)


def ends(found: Sequence[Way]) -> list[float]:
    """Return how far right of its space's middle each way ends, so that several stay apart."""
    shifts = []
    for number, way in enumerate(found):
        same = [n for n, other in enumerate(found) if other.journey.place == way.journey.place]
        shifts.append((same.index(number) - (len(same) - 1) / 2) * ENDS_APART)
    return shifts
