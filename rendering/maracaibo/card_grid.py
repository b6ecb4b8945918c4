"""Cards of a hand side by side, each with room for notes below it: large if there are few."""

from collections.abc import Sequence
from typing import NamedTuple

from rendering.core.area import Area
from rendering.maracaibo.cards import spread

WIDTH, LEFT, ROOM = 1000, 20, 960
GAP = 12
NOTE, NOTE_GAP = 44, 6


class Shape(NamedTuple):
    """How many cards lie in a line, and how large they are."""

    in_line: int
    width: float
    height: float


HIGH, WIDE, TIGHT = Shape(4, 231, 414), Shape(3, 312, 226), Shape(4, 231, 334)
SHAPES = ((4, HIGH), (6, WIDE), (8, TIGHT))
"""By the most cards; more of them are wide again."""


def shape_for(count: int) -> Shape:
    """Return the shape of so many cards."""
    return next((shape for most, shape in SHAPES if count <= most), WIDE)


class Place(NamedTuple):
    """Where a card lies, and where its notes are."""

    card: Area
    notes: tuple[Area, ...]


def places(
    count: int, y: float, notes: int, shape: Shape | None = None, room: float = ROOM
) -> Sequence[Place]:
    """Return where so many cards lie below y, each with so many notes; lines are centred."""
    form = shape or shape_for(count)
    pitch = form.height + notes * (NOTE + NOTE_GAP) + GAP
    found = []
    for line, in_line in enumerate(spread(count, form.in_line)):
        whole = in_line * (form.width + GAP) - GAP
        left = LEFT + (room - whole) / 2
        for column in range(in_line):
            card = Area(
                round(left + column * (form.width + GAP)),
                y + line * pitch,
                form.width,
                form.height,
            )
            below = tuple(
                Area(card.x, card.foot + NOTE_GAP + n * (NOTE + NOTE_GAP), card.width, NOTE)
                for n in range(notes)
            )
            found.append(Place(card, below))
    return found


def height_of(count: int, notes: int, shape: Shape | None = None) -> float:
    """Return how high so many cards with their notes are, the room below them included."""
    form = shape or shape_for(count)
    return len(spread(count, form.in_line)) * (form.height + notes * (NOTE + NOTE_GAP) + GAP)
