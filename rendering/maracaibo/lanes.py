"""The lanes between locations: where they run, where an arrow shows the way."""

import math
from typing import NamedTuple

from games.maracaibo.map import MAP, Location
from rendering.core.area import Area
from rendering.maracaibo import grid

Edge = tuple[Location, Location]
Point = tuple[float, float]
ROUND = 30
"""The radius of corners."""
MARGIN = 32
"""The room around a lane for its light."""


class Head(NamedTuple):
    """An arrow head on a lane: its middle, and its turn in degrees clockwise from the right."""

    x: float
    y: float
    turn: int


EDGES: tuple[Edge, ...] = tuple(
    (place, onward)
    for place, there in MAP.items()
    for onward in there.onward
    if not (place == "20" and onward == "21b")
)
"""Every lane; that from 20 to 21 is drawn once."""

RIGHT, DOWN, LEFT, UP = 0, 90, 180, 270
HEADS: dict[Edge, tuple[Head, ...]] = {
    ("1", "2"): (Head(329, 110, RIGHT),),
    ("2", "3"): (Head(643, 110, RIGHT),),
    ("3", "4"): (Head(982, 110, RIGHT),),
    ("3", "5"): (Head(945, 214, DOWN), Head(1000, 316, RIGHT)),
    ("4", "6"): (Head(1200, 110, RIGHT), Head(1350, 110, RIGHT)),
    ("5", "6"): (Head(1283, 214, UP), Head(1350, 110, RIGHT)),
    ("6", "7"): (Head(1428, 262, DOWN),),
    ("7", "8"): (Head(1428, 468, DOWN),),
    ("8", "9"): (Head(1428, 674, DOWN),),
    ("10", "11"): (Head(1271, 896, LEFT),),
    ("11", "12"): (Head(957, 896, LEFT),),
    ("12", "14"): (Head(643, 896, LEFT),),
    ("12", "13"): (Head(800, 800, UP), Head(960, 728, RIGHT)),
    ("13", "15"): (Head(957, 522, LEFT),),
    ("15", "18"): (Head(643, 522, LEFT),),
    ("14", "16"): (Head(329, 896, LEFT), Head(172, 878, UP)),
    ("16", "17"): (Head(172, 680, UP),),
    ("17", "18"): (Head(329, 522, RIGHT),),
    ("18", "19"): (Head(620, 466, UP),),
    ("19", "20"): (Head(650, 316, LEFT),),
    ("20", "21a"): (Head(403, 316, LEFT),),
    ("21b", "22"): (Head(208, 316, LEFT),),
}


def way(edge: Edge) -> list[Point]:
    """Return the corners of a lane, both ends included."""
    start, end = grid.dot(edge[0]), grid.dot(edge[1])
    match edge:
        case ("3", "5"):
            return [start, (945, start[1]), (945, end[1]), end]
        case ("5", "6"):
            return [start, (1283, start[1]), (1283, end[1]), end]
        case ("12", "13"):
            return [start, (start[0], 728), (end[0], 728), end]
        case ("14", "16"):
            return [start, (end[0], start[1]), end]
        case ("18", "19"):
            # it ends behind the tile: from the dot above the tile the next lane begins
            return [start, (start[0], 500), (620, 500), (620, 424), (692, 424)]
    return [start, end]


def shown_path(edge: Edge) -> str:
    """Return a lane as it is drawn: without what another lane that it leaves, or joins, shows."""
    corners = way(edge)
    if edge == ("3", "5"):
        corners[0] = (corners[1][0] - 49, corners[0][1])
    elif edge == ("5", "6"):
        corners[-1] = (corners[-2][0] + ROUND, corners[-1][1])
    return _rounded(corners)


def box(edge: Edge) -> Area:
    """Return what a lane and its light cover."""
    corners = way(edge)
    left, top = (min(point[axis] for point in corners) - MARGIN for axis in (0, 1))
    right, foot = (max(point[axis] for point in corners) + MARGIN for axis in (0, 1))
    return Area(left, top, right - left, foot - top)


def path(edge: Edge, left: float = 0, top: float = 0) -> str:
    """Return a lane as an SVG path with round corners, seen from the corner `left`, `top`."""
    return _rounded([(x - left, y - top) for x, y in way(edge)])


def _rounded(points: list[Point]) -> str:
    drawn = f"M{points[0][0]:g} {points[0][1]:g}"
    for before, corner, after in zip(points, points[1:], points[2:], strict=False):
        radius = min(ROUND, math.dist(before, corner), math.dist(after, corner) / 2)
        (ax, ay), (bx, by) = (_towards(corner, other, radius) for other in (before, after))
        drawn += f" L{ax:.1f} {ay:.1f} Q{corner[0]:g} {corner[1]:g} {bx:.1f} {by:.1f}"
    return f"{drawn} L{points[-1][0]:g} {points[-1][1]:g}"


def _towards(start: Point, end: Point, length: float) -> Point:
    share = length / (math.dist(start, end) or 1)
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def drawn(edge: Edge) -> Edge:
    """Return the lane that stands for an edge: that to 21 serves every round."""
    return ("20", "21a") if edge == ("20", "21b") else edge
