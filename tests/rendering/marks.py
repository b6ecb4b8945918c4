"""What a picture puts where: every text and thing with its box and the part it belongs to."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations

from rendering.core.canvas import Box, Frame, Mark
from rendering.core.kit import Kit
from rendering.core.theme import DUSK

TOLERANCE = 1.0
"""Pixels by which rounding may shift a thing."""


def recording_kit() -> Kit:
    """Return a kit that writes down what is put where."""
    kit = Kit(DUSK)
    kit.marks = []
    return kit


def shared_kit() -> Kit:
    """Return a recording kit that many tests use, without what a test before has put."""
    kit = _shared_kit()
    kit.marks = []
    return kit


@cache
def _shared_kit() -> Kit:
    return recording_kit()


def marks_of(kit: Kit) -> list[Mark]:
    """Return what was put since the last time."""
    marks, kit.marks = kit.marks, []
    assert marks, "nothing was put"
    return marks


def outside(marks: Iterable[Mark]) -> Iterator[str]:
    """Name each mark that leaves its part of the picture."""
    for mark in marks:
        left, top, right, foot = mark.box
        area = mark.frame.box
        if (
            left < area[0] - TOLERANCE
            or top < area[1] - TOLERANCE
            or right > area[2] + TOLERANCE
            or foot > area[3] + TOLERANCE
        ):
            yield f"{mark.what!r} at {mark.box} leaves {mark.frame.name} {area}"


def overlapping(marks: Iterable[Mark]) -> Iterator[str]:
    """Name each pair of marks in one part of the picture that cover each other."""
    parts: dict[Frame, list[Mark]] = defaultdict(list)
    for mark in marks:
        parts[mark.frame].append(mark)
    for frame, together in parts.items():
        for one, other in combinations(together, 2):
            if meet(one.box, other.box):
                yield f"{one.what!r} {one.box} covers {other.what!r} {other.box} in {frame.name}"


def meet(one: Box, other: Box) -> bool:
    """Return whether two boxes share more than an edge."""
    across = min(one[2], other[2]) - max(one[0], other[0])
    down = min(one[3], other[3]) - max(one[1], other[1])
    return across > TOLERANCE and down > TOLERANCE
