"""The three nations: what a rank is worth and why, everybody's influence, the markers left."""

from collections import defaultdict

from games.core.action import Seat
from games.maracaibo.data import (
    INFLUENCE_END,
    NATIONS,
    RANKS,
    RANKS_AT,
    SLOT_VALUES,
    SLOTS,
    Nation,
)
from rendering.core.area import Area
from rendering.core.canvas import Canvas
from rendering.core.lettering import Setting
from rendering.core.sentence import number, row
from rendering.core.theme import Shade
from rendering.core.tokens import TRIANGLE
from rendering.maracaibo import grid
from rendering.maracaibo.colours import band, colours_of, emptied
from rendering.maracaibo.pieces import emblem, pennant, shield
from rendering.maracaibo.scene import Scene
from rendering.maracaibo.seats import haloed, sailors, token

RADIUS, INSIDE = 20, 8
FLAG = (46, 36)
SIZES = {1: 48, 2: 33, 3: 26, 4: 26}
"""Pieces by how many stand on one space."""
OFFSETS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((0, 0),),
    2: ((0, -17), (0, 17)),
    3: ((-13, -15), (13, -15), (0, 15)),
    4: ((-13, -15), (13, -15), (-13, 15), (13, 15)),
}
MARKER = 38


def lay_nations(canvas: Canvas, y: float = grid.NATIONS_Y) -> None:
    """Lay the rows of the nations with their ranks, which are the same on every picture."""
    for place, nation in enumerate(NATIONS):
        _lay_nation(canvas, nation, grid.nation(place, y))


def _lay_nation(canvas: Canvas, nation: Nation, area: Area) -> None:
    kit, theme = canvas.kit, canvas.kit.theme
    own = colours_of(theme)
    colour = own.nations[nation].face
    shade = Shade(theme.panel.top.mix(colour, 0.07), theme.panel.bottom.mix(colour, 0.05))
    panel = kit.panel(*area[2:], RADIUS, shade, left=colour, left_width=grid.NATION_TAB)
    canvas.lay(panel, area.x, area.y)
    sign = emblem(kit, nation, 54, theme.on_light)
    canvas.lay(sign, area.x + 6, area.y + area.height / 2 - 27)
    ends = (*RANKS_AT, INFLUENCE_END + 1)
    for rank, (first, last) in enumerate(zip((0, *ends), ends, strict=False)):
        left, width = grid.CELLS_X + first * grid.CELL, (last - first) * grid.CELL - 6
        ground = kit.block(width, area.height - 2 * INSIDE, 12, band(theme, nation, rank))
        canvas.lay(ground, left, area.y + INSIDE)
    with canvas.frame(f"ranks {nation}", *area):
        for influence in range(1, INFLUENCE_END + 1):
            x = grid.CELLS_X + influence * grid.CELL + (grid.CELL - 6) / 2
            if influence in RANKS_AT:
                flag = pennant(kit, RANKS[influence], *FLAG)
                canvas.put(flag, x - FLAG[0] / 2, area.foot - INSIDE - FLAG[1], "rank")
                continue
            ink = theme.strong.mix(theme.soft, 0.8)
            text = Setting(str(influence), "bold", 22)
            canvas.write(text, x, area.foot - 27, ink, "middle", "middle", strength=0.75)


def draw_nations(scene: Scene, y: float = grid.NATIONS_Y) -> None:
    """Put values, pieces and markers on rows that are laid."""
    for place, nation in enumerate(NATIONS):
        area = grid.nation(place, y)
        _draw_value(scene, nation, area)
        _draw_influence(scene, nation, area)
        _draw_slots(scene, nation, area)


def _draw_value(scene: Scene, nation: Nation, area: Area) -> None:
    """Put what a rank is worth now, and the part of it that is for dominance."""
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    now, left = scene.view.nations[nation], area.x + grid.NATION_TAB + 16
    ink = theme.news if nation in scene.news.values else theme.strong
    with canvas.frame(f"value {nation}", left - 4, area.y, grid.CELLS_X - left - 2, area.height):
        size = 62 if now.value < 10 else 52
        canvas.write(Setting(f"×{now.value}", "heavy", size), left, area.y + 45, ink, down="middle")
        crown = kit.icon("crown", 36, colours_of(theme).gold, 1 if now.dominance else 0.35)
        ink = theme.soft if now.dominance else theme.dim
        row(canvas, left, area.foot - 27, [crown, number(f"+{now.dominance}", 32)], 6, ink)


def _draw_influence(scene: Scene, nation: Nation, area: Area) -> None:
    """Put everybody's piece on the space of their influence."""
    kit, canvas, view = scene.kit, scene.canvas, scene.view
    standing: dict[int, list[Seat]] = defaultdict(list)
    for seat, sailor in enumerate(sailors(view)):
        standing[sailor.influence[nation]].append(seat)
    middle = area.y + INSIDE + (area.height - 2 * INSIDE - FLAG[1]) / 2 + 1
    for influence, seats in standing.items():
        x = grid.CELLS_X + influence * grid.CELL + (grid.CELL - 6) / 2
        size = SIZES[len(seats)]
        left = grid.CELLS_X + influence * grid.CELL
        with canvas.frame(
            f"influence {nation} {influence}", left - 2, area.y, grid.CELL, area.height
        ):
            for seat, (across, down) in zip(seats, OFFSETS[len(seats)], strict=True):
                piece = token(kit, view, seat, size)
                if seat in scene.news.influence.get(nation, frozenset()):
                    key = ("token", seat, size, view.jean is None)
                    piece = haloed(kit, piece, key, scene.theme.news)
                drop = -2 if seat == TRIANGLE else 0
                canvas.put_middle(piece, x + across, middle + down + drop, f"influence {seat}")


def _draw_slots(scene: Scene, nation: Nation, area: Area) -> None:
    """Put the markers that are left; an empty slot shows what it adds to the value."""
    given = scene.view.nations[nation].given
    fresh = range(given - scene.news.given.get(nation, 0), given)
    first = 0
    for place, (holds, adds) in enumerate(zip(SLOTS, SLOT_VALUES, strict=True)):
        gone = min(max(given - first, 0), holds)
        new = any(marker in fresh for marker in range(first, first + holds))
        slot = Area(
            grid.SLOTS_X + place * grid.SLOT_PITCH,
            area.y + INSIDE,
            grid.SLOT,
            area.height - 2 * INSIDE,
        )
        with scene.canvas.frame(f"slot {nation} {place}", *slot):
            _draw_slot(scene, nation, slot, holds - gone, holds, adds, new=new)
        first += holds


def _draw_slot(
    scene: Scene, nation: Nation, slot: Area, left: int, holds: int, adds: int, *, new: bool
) -> None:
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    edge = theme.news if new else None
    ground = kit.block(
        *slot[2:],
        12,
        colours_of(theme).place if left else emptied(theme, nation),
        edge=edge,
        line=4,
    )
    canvas.lay(ground, slot.x, slot.y)
    x, y = slot.middle
    if not left:
        canvas.write(number(f"+{adds}", 34), x, y, theme.strong, "middle", "middle")
        return
    for place in range(holds):
        down = y if holds == 1 else y + (-25, 25)[place]
        if place >= holds - left:
            canvas.put_middle(shield(kit, nation, MARKER), x, round(down), "marker")
        else:
            canvas.write(number(f"+{adds}", 28), x, down, theme.dim, "middle", "middle")
