"""Notes on the lanes of the private maps: what a place costs, beside the ships that lie there."""

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import NamedTuple

from games.core.action import Seat
from games.maracaibo.map import Location
from rendering.core.sprite import Sprite
from rendering.maracaibo import grid
from rendering.maracaibo.places import place_of
from rendering.maracaibo.scene import Scene
from rendering.maracaibo.seats import sailors
from rendering.maracaibo.voyages import berths, put_ship, ship_sprite

PILL = 48
DEEP = 36
"""How far the middle of a note lies above its tile."""
SHIP, CLOSE_SHIP = 50, 42
FEW = 2
"""So many ships are of the larger size beside a note."""
GAP, SIDE = 4, 6


class Group(NamedTuple):
    """What lies on the lane before a place, from left to right: ships, then a note if there is one.

    What has no note stays where it is.
    """

    middle: float
    ships: tuple[Seat, ...]
    ship: float
    """How wide each ship is."""
    note: Sprite | None = None

    @property
    def width(self) -> float:
        """The width of all together."""
        ships = len(self.ships) * (self.ship + GAP)
        return ships + self.note.width if self.note is not None else ships - GAP


def draw_notes(scene: Scene, notes: Mapping[Location, Sprite]) -> None:
    """Put notes before their places; ships there make room, so that all of them are seen."""
    for _, row in groupby(sorted(notes, key=_row), key=_row):
        _draw_row(scene, {location: notes[location] for location in row})


def _row(location: Location) -> float:
    return grid.dot(location)[1]


def _draw_row(scene: Scene, notes: Mapping[Location, Sprite]) -> None:
    """Put the notes of the places of a row, which share the lane with all ships there."""
    here = next(iter(notes))
    groups: dict[Location, Group] = {}
    for location, berth in berths(scene).items():
        if _row(location) == _row(here) and grid.dot(location) not in map(grid.dot, notes):
            groups[location] = Group(grid.dot(location)[0], berth.seats, berth.width)
    for location, note in notes.items():
        ships = _ships_at(scene, location)
        width = SHIP if len(ships) <= FEW else CLOSE_SHIP
        groups[location] = Group(place_of(scene, location).middle[0], ships, width, note)
    in_order = sorted(groups, key=lambda location: groups[location].middle)
    lefts = spread([groups[location] for location in in_order])
    for location, left in zip(in_order, lefts, strict=True):
        if location in notes:
            _draw(scene, location, groups[location], left)


def _ships_at(scene: Scene, location: Location) -> tuple[Seat, ...]:
    dot = grid.dot(location)
    return tuple(
        seat for seat, sailor in enumerate(sailors(scene.view)) if grid.dot(sailor.ship) == dot
    )


def spread(groups: Sequence[Group]) -> list[float]:
    """Return where groups begin: before their places, moved as little as keeps them apart."""
    lefts: list[float] = []
    edge: float = SIDE
    for group in groups:
        wanted = group.middle - group.width / 2
        lefts.append(wanted if group.note is None else max(wanted, edge))
        edge = lefts[-1] + group.width + GAP
    edge = grid.WIDTH - SIDE
    for at, group in reversed([*enumerate(groups)]):
        if group.note is not None:
            lefts[at] = min(lefts[at], edge - group.width)
        edge = lefts[at] - GAP
    return lefts


def _draw(scene: Scene, location: Location, group: Group, left: float) -> None:
    """Put the ships of a group on the edge of the tile, then its note on the lane."""
    top = place_of(scene, location).y
    for seat in group.ships:
        put_ship(scene, seat, left, top, ship_sprite(scene, seat, group.ship))
        left += group.ship + GAP
    note = group.note
    assert note is not None, "only what has a note is laid here"
    with scene.canvas.frame(f"note {location}", left - 2, top - DEEP - PILL, note.width + 4, 96):
        scene.canvas.put(note, round(left), round(top - DEEP - PILL / 2), f"note {location}")
