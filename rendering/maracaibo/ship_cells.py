"""All ship boards in one picture at one scale, the same thing at the same place of each."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from games.core.action import Seat
from games.maracaibo.data import PLANNING_AREAS
from games.maracaibo.upgrades import UPGRADE_NAMES, UPGRADES, Upgrade
from games.maracaibo.view import MaracaiboView
from rendering.core.area import Area
from rendering.core.canvas import Canvas
from rendering.core.kit import Kit
from rendering.core.lettering import Step, fit
from rendering.core.light import lay_cell
from rendering.core.page import page
from rendering.core.sentence import number, row, row_width
from rendering.maracaibo import grid, pieces
from rendering.maracaibo.career import draw_tasks, lay_socket
from rendering.maracaibo.cell_head import draw_cell_head
from rendering.maracaibo.colours import colours_of
from rendering.maracaibo.effects import fitted, upgrade_effect
from rendering.maracaibo.header import draw_header
from rendering.maracaibo.holdings import Holding, draw_in_columns
from rendering.maracaibo.jean_board import draw_jean
from rendering.maracaibo.news import NO_NEWS
from rendering.maracaibo.projects import draw_lasting
from rendering.maracaibo.prospects import completed
from rendering.maracaibo.scene import Scene
from rendering.maracaibo.seats import is_jean
from rendering.maracaibo.ship_board import draw_symbols
from rendering.maracaibo.slips import Sizes, card_slip
from rendering.maracaibo.spots import GAP as SPOT_GAP
from rendering.maracaibo.spots import SMALL, draw_spots, spot_areas

MARGIN, GAP = grid.MARGIN, 16
CELLS_Y = 84
CELL = (770, 612)
PAD = 13
COLUMNS: Sequence[tuple[Holding, float]] = (
    *(("figures", 98), ("hand", 136), ("combat", 104), ("doubloon_income", 112)),
    *(("point_income", 112), ("tokens", 92), ("quests", 90)),
)
COUNTS_Y, COUNTS_HEIGHT = 64, 48
HULL_Y, HULL = 120, (744, 206)
PLANNED_Y, PLANNED = 334, Sizes(244, 58, 34)
TASKS_Y, TASKS_HEIGHT, TASKS_WIDTH = 400, 54, 560
PROJECTS_Y = 462
LEGEND_HEIGHT = 160
LEGEND_STEPS = (Step("bold", 23), *(Step("narrow", size) for size in range(24, 15, -1)))
NARROW = 180
"""Entries of the legend that are narrower than this have no name."""
TINY = 15
"""How small the glyphs of an entry without a name may become."""


class Sheet(NamedTuple):
    """How the boards of so many players lie, and where it says what the upgrades do."""

    cells: int
    legend: Area
    height: float

    @staticmethod
    def cell(place: int) -> Area:
        """Return the place of a board."""
        line, column = divmod(place, 2)
        return Area(MARGIN + column * (CELL[0] + GAP), CELLS_Y + line * (CELL[1] + GAP), *CELL)


def sheet_for(view: MaracaiboView) -> Sheet:
    """Return the sheet for 1 to 4 players; Jean has a board, too.

    Below two boards, and below four, there is a band for the upgrades; beside three, a whole cell.
    """
    cells = view.seats + (view.jean is not None)
    if cells == 3:
        legend = Sheet.cell(3)
        return Sheet(cells, legend, legend.foot + 18)
    foot = Sheet.cell(cells - 1).foot + GAP
    height = LEGEND_HEIGHT if cells == 2 else 84
    return Sheet(cells, Area(MARGIN, foot, grid.INNER, height), foot + height + 18)


def cells_scene(kit: Kit, view: MaracaiboView, names: Sequence[str], language: str) -> Scene:
    """Begin a picture of all ship boards: nothing but the page is on it."""
    canvas = page(kit, grid.WIDTH, sheet_for(view).height, "ships")
    return Scene(canvas, view, names, language, NO_NEWS)


def draw_cells(scene: Scene) -> None:
    """Put the round, a board for each player and for Jean, and what the upgrades do."""
    view, sheet = scene.view, sheet_for(scene.view)
    lit = view.outcome.winners if view.outcome else view.asked
    for seat in sorted(range(sheet.cells), key=lambda seat: seat in lit):
        # the lit ones shine on the others
        lay_cell(scene.canvas, sheet.cell(seat), lit=seat in lit)
    draw_header(scene)  # its light falls on boards that were kept without it
    for seat in range(sheet.cells):
        if is_jean(view, seat):
            draw_cell_head(scene, seat, sheet.cell(seat))
            draw_jean(scene, sheet.cell(seat))
        else:
            _draw_cell(scene, seat, sheet.cell(seat))
    _draw_legend(scene, sheet.legend)


def _draw_cell(scene: Scene, seat: Seat, area: Area) -> None:
    draw_cell_head(scene, seat, area)
    inner = area.width - 2 * PAD
    counts = Area(area.x + PAD + 6, area.y + COUNTS_Y, inner - 6, COUNTS_HEIGHT)
    draw_in_columns(scene, seat, COLUMNS, counts, 38, 38)
    _draw_hull(scene, seat, Area(area.x + PAD, area.y + HULL_Y, *HULL))
    _draw_planned(scene, seat, area.x + PAD, area.y + PLANNED_Y)
    draw_tasks(scene, seat, Area(area.x + PAD, area.y + TASKS_Y, TASKS_WIDTH, TASKS_HEIGHT))
    left = area.x + PAD + TASKS_WIDTH + 6
    symbols = Area(left, area.y + TASKS_Y, area.right - PAD - left, TASKS_HEIGHT)
    draw_symbols(scene, seat, symbols, 34)
    room = Area(area.x + PAD, area.y + PROJECTS_Y, inner, area.height - PROJECTS_Y - PAD)
    draw_lasting(scene, seat, room)


def _draw_hull(scene: Scene, seat: Seat, area: Area) -> None:
    kit, canvas = scene.kit, scene.canvas
    canvas.lay(kit.art("maracaibo/hull-small", *HULL), *area[:2])
    spots = spot_areas(area.x + 20, area.y + 22, SMALL, SPOT_GAP[SMALL])
    draw_spots(scene, seat, spots, named=False)
    right = max(spot.right for spot in spots.values()) + 8
    wheel = Area(right, area.y + 26, 48, 92)
    canvas.lay(kit.block(*wheel[2:], 14, colours_of(kit.theme).keel, 0.78), *wheel[:2])
    with canvas.frame(f"wheel {seat}", *wheel):
        canvas.put_middle(pieces.wheel(kit, 38), wheel.middle[0], wheel.y + 25, "wheel")
        text = number(str(len(completed(scene.view.players[seat]))), 38)
        canvas.write(text, wheel.middle[0], wheel.y + 67, kit.theme.strong, "middle", "middle")


def _draw_planned(scene: Scene, seat: Seat, x: float, y: float) -> None:
    """Put a slip for each planned card, and a dashed place for each area that is free."""
    kit, canvas, planned = scene.kit, scene.canvas, scene.view.players[seat].planned
    pitch = (HULL[0] - PLANNED.width) / (PLANNING_AREAS - 1)
    for place in range(PLANNING_AREAS):
        area = Area(round(x + place * pitch), y, PLANNED.width, PLANNED.height)
        with canvas.frame(f"planned {seat} {place}", *area):
            if place < len(planned):
                slip = card_slip(kit, planned[place], PLANNED, planned=True)
                canvas.put(slip, *area[:2], planned[place])
                continue
            lay_socket(scene, area)
            canvas.put_middle(pieces.card_sign(kit, 36).weaker(0.25), *area.middle, "empty")


def _draw_legend(scene: Scene, area: Area) -> None:
    """Say what each upgrade does, in as many columns as there is room for."""
    columns = 12 if area.height < 100 else 6 if area.width > CELL[0] else 2
    lines = len(UPGRADES) // columns
    width = (area.width - 8 * (columns - 1)) / columns
    height = (area.height - 8 * (lines - 1)) / lines
    for place, upgrade in enumerate(UPGRADES):
        line, column = divmod(place, columns)
        x, y = area.x + column * (width + 8), area.y + line * (height + 8)
        _draw_entry(scene, upgrade, Area(round(x), round(y), int(width), int(height)))


def _draw_entry(scene: Scene, upgrade: Upgrade, area: Area) -> None:
    """Put an upgrade's icon with its name and effect; where it is narrow, the effect alone."""
    kit = scene.kit
    name = scene.words.gettext(UPGRADE_NAMES[upgrade])
    narrow = area.width < NARROW

    def draw(canvas: Canvas) -> None:
        canvas.lay(kit.block(*area[2:], 14, kit.theme.well), 0, 0)
        if narrow:
            canvas.put_middle(pieces.upgrade_icon(kit, upgrade, 40), area.width / 2, 24, upgrade)
            _put_effect(canvas, upgrade, area.width - 12, area.width / 2, area.height - 19, 26)
            return
        icon = 44
        canvas.put_middle(pieces.upgrade_icon(kit, upgrade, icon), 34, area.height / 2, upgrade)
        left = 66
        text = fit(name, area.width - left - 10, LEGEND_STEPS)
        canvas.write(text, left, area.height * 0.25, kit.theme.soft, down="middle")
        parts = fitted(
            lambda glyph: upgrade_effect(kit, upgrade, glyph), area.width - left - 10, 30
        )
        row(canvas, left, round(area.height * 0.72), parts, 4)

    entry = kit.drawing(("legend", upgrade, name), area.width, area.height, draw)
    with scene.canvas.frame(f"legend {upgrade}", *area):
        scene.canvas.put(entry, *area[:2], upgrade)


def _put_effect(
    canvas: Canvas, upgrade: Upgrade, room: float, middle: float, y: float, glyph: float
) -> None:
    parts = fitted(partial(upgrade_effect, canvas.kit, upgrade), room, glyph, 4, TINY)
    row(canvas, round(middle - row_width(parts, 4) / 2), y, parts, 4)
