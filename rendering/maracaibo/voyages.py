"""Where ships have sailed, and where they are."""

from collections import defaultdict
from collections.abc import Collection
from typing import NamedTuple

from games.core.action import Seat
from games.maracaibo.map import Location
from rendering.core.colour import Colour
from rendering.core.kit import LIP
from rendering.core.sprite import Sprite
from rendering.maracaibo import grid, lanes
from rendering.maracaibo.colours import colours_of
from rendering.maracaibo.news import Edge, Voyage
from rendering.maracaibo.places import RADIUS, place_of
from rendering.maracaibo.scene import Scene
from rendering.maracaibo.seats import haloed, sailors, ship, token

SHIP, GAP = 66, 4
OVER_EDGE = 3
"""How far a hull reaches onto the tile below it."""
WIDER = 14
"""How much wider than a homeward-bound tile the ships before it may be together."""


def draw_voyages(scene: Scene) -> None:
    """Put light on the lanes that were sailed; tiles come on top of it."""
    for voyage in scene.news.voyages.values():
        for edge in voyage.lanes:
            _light(scene, edge)


def _light(scene: Scene, edge: Edge) -> None:
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    lane = lanes.drawn(edge)
    area = lanes.box(lane)
    light = kit.mask(f"maracaibo/voyage-{lane[0]}-{lane[1]}", area.width, area.height, theme.news)
    canvas.lay(light, area.x, area.y)
    for head in lanes.HEADS.get(lane, ()):
        bed = kit.mask(f"maracaibo/head-bed-{head.turn}", 44, 44, colours_of(theme).lane_bed)
        canvas.lay(bed, head.x - 22, head.y - 22)
        lit = kit.mask(f"maracaibo/head-{head.turn}", 44, 44, theme.news)
        canvas.lay(lit, head.x - 22, head.y - 22)


def draw_stops(scene: Scene) -> None:
    """Put dots on what was passed, a frame where a voyage ended, a ring where it began.

    There is no ring where another ship has come to lie.
    """
    taken = {grid.dot(sailor.ship) for sailor in sailors(scene.view)}
    for seat, voyage in scene.news.voyages.items():
        for _, stop in voyage.lanes:
            if stop != voyage.to:
                _dot(scene, stop)
        _frame_end(scene, voyage)
        if grid.dot(voyage.origin) not in taken:
            _ring(scene, seat, voyage.origin)


def _dot(scene: Scene, stop: Location) -> None:
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    x, y = grid.dot(stop)
    canvas.lay(kit.block(32, 32, 16, theme.stop_rim), x - 16, y - 16)
    canvas.lay(kit.block(19, 19, 9.5, theme.news), x - 9.5, y - 9.5)


def _ring(scene: Scene, seat: Seat, origin: Location) -> None:
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    x, y = grid.dot(origin)
    canvas.lay(kit.block(64, 64, 32, theme.origin, edge=theme.news, line=7), x - 32, y - 32)
    with canvas.frame(f"origin {seat}", x - 32, y - 32, 64, 64):
        canvas.put_middle(token(kit, scene.view, seat, 46), x, y + 1, "origin")


def _frame_end(scene: Scene, voyage: Voyage) -> None:
    area = place_of(scene, voyage.to)
    glow = scene.kit.glow(
        area.width, area.height - LIP, RADIUS, scene.theme.news, blur=8, strength=0.55, line=4
    )
    scene.canvas.lay(glow, area.x, area.y)


class Berth(NamedTuple):
    """The ships before a location, side by side, and how wide each is."""

    seats: tuple[Seat, ...]
    width: float


def berths(scene: Scene) -> dict[Location, Berth]:
    """Return where ships lie; both spaces that are numbered 21 are one."""
    there: dict[tuple[float, float], list[Seat]] = defaultdict(list)
    fleet = sailors(scene.view)
    for seat, sailor in enumerate(fleet):
        there[grid.dot(sailor.ship)].append(seat)
    found = {}
    for seats in there.values():
        location = fleet[seats[0]].ship
        room = place_of(scene, location).width
        room += WIDER if room == grid.HOME[0] else 0
        found[location] = Berth(tuple(seats), min(SHIP, int(room / len(seats)) - GAP))
    return found


def draw_ships(scene: Scene, without: Collection[Location] = ()) -> None:
    """Put every ship before its location, but for those `without` which others put there."""
    left_out = {grid.dot(location) for location in without}
    for location, berth in berths(scene).items():
        x, y = grid.dot(location)
        if (x, y) in left_out:
            continue
        left = x - (len(berth.seats) * (berth.width + GAP) - GAP) / 2
        for number, seat in enumerate(berth.seats):
            at = left + number * (berth.width + GAP)
            put_ship(scene, seat, at, y + grid.DOCK, ship_sprite(scene, seat, berth.width))


def put_ship(scene: Scene, seat: Seat, left: float, edge: float, sprite: Sprite) -> None:
    """Put a ship at the upper edge of a tile."""
    top = edge - sprite.height + OVER_EDGE
    with scene.canvas.frame(f"ship {seat}", left, top, sprite.width, sprite.height):
        scene.canvas.put(sprite, left, top, "ship")


def ship_sprite(scene: Scene, seat: Seat, width: float) -> Sprite:
    """Return a ship, with light around it where it sails next or has just sailed."""
    sprite = ship(scene.kit, scene.view, seat, width)
    light = light_of(scene, seat)
    if light is None:
        return sprite
    return haloed(scene.kit, sprite, ("ship", seat, width, scene.view.jean is None), light)


def light_of(scene: Scene, seat: Seat) -> Colour | None:
    """Return the light around a sailor's piece: whose turn it is, or who just sailed."""
    if scene.view.asked == (seat,):
        return scene.theme.now
    return scene.theme.news if seat in scene.news.voyages else None
