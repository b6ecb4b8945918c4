"""All plantations in one picture, at one scale."""

from collections.abc import Sequence
from typing import NamedTuple

from games.core.action import Seat
from games.cuba.view import CubaView
from rendering.core.area import Area
from rendering.core.kit import Kit
from rendering.core.lettering import Step, fit
from rendering.core.light import lay_cell
from rendering.core.page import page
from rendering.core.sentence import number
from rendering.core.sprite import Sprite
from rendering.core.tokens import coin, piece, star
from rendering.cuba import grid
from rendering.cuba.beds import Beds
from rendering.cuba.cards import draw_cards
from rendering.cuba.header import draw_rounds, draw_supply, draw_title
from rendering.cuba.laws_panel import draw_laws, lay_laws
from rendering.cuba.news import NO_NEWS
from rendering.cuba.pieces import start_sign
from rendering.cuba.plantation import draw_plantation
from rendering.cuba.scene import Scene
from rendering.cuba.stock import draw_stock

MARGIN, GAP = 22, 16
CELLS_Y = 88
CELL_HEIGHT = 548
BED_Y, BED_HEIGHT, BED_GAP = 66, 90, 6
STOCK_Y = 358
CARDS_Y, CARDS_HEIGHT = 496, 42
PAD = 13
NAME_STEPS = (
    Step("heavy", 34),
    Step("heavy", 30),
    *(Step("narrow", size) for size in range(33, 25, -1)),
)


class Sheet(NamedTuple):
    """How the cells of so many players lie; the fewer they are, the larger the cells."""

    columns: int
    cell_width: float
    laws: Area
    across: bool
    """Whether the laws lie side by side below the cells."""
    width: float
    height: float

    def cell(self, seat: Seat) -> Area:
        """Return the place of a player's plantation."""
        line, column = divmod(seat, self.columns)
        return Area(
            MARGIN + column * (self.cell_width + GAP),
            CELLS_Y + line * (CELL_HEIGHT + GAP),
            self.cell_width,
            CELL_HEIGHT,
        )


def sheet_for(seats: int) -> Sheet:
    """Return the sheet for 2 to 5 players.

    Two lie above a band of laws, three and five leave the last cell of their grid to the laws, four
    have them in a column at their right.
    """
    columns, width = {2: (2, 640), 3: (2, 640), 4: (2, 560), 5: (3, 508)}[seats]
    lines = -(-seats // columns)
    right, foot = (
        MARGIN + columns * (width + GAP) - GAP,
        CELLS_Y + lines * (CELL_HEIGHT + GAP) - GAP,
    )
    if seats == 2:
        laws = Area(MARGIN, foot + GAP, right - MARGIN, 140)
    elif seats == 4:
        laws = Area(right + GAP, CELLS_Y, 304, foot - CELLS_Y)
    else:
        laws = Area(right - width, foot - CELL_HEIGHT, width, CELL_HEIGHT)
    return Sheet(
        columns,
        width,
        laws,
        seats == 2,
        max(right, laws.right) + MARGIN,
        max(foot, laws.foot) + 18,
    )


def every_scene(kit: Kit, view: CubaView, names: Sequence[str], language: str) -> Scene:
    """Begin a picture of all plantations: nothing but the page is on it."""
    sheet = sheet_for(view.seats)
    canvas = page(kit, sheet.width, sheet.height, "plantations")
    return Scene(canvas, view, names, language, NO_NEWS)


def draw_every(scene: Scene) -> None:
    """Put the round, a cell for each player, and the laws in force."""
    view, sheet = scene.view, sheet_for(scene.view.seats)
    _draw_band(scene)
    lit = view.outcome.winners if view.outcome else view.asked
    lay_laws(scene, sheet.laws, across=sheet.across)
    for seat in sorted(range(view.seats), key=lambda seat: seat in lit):
        # the lit ones shine on the others
        lay_cell(scene.canvas, sheet.cell(seat), lit=seat in lit)
    for seat in range(view.seats):
        _draw_cell(scene, seat, sheet.cell(seat))
    draw_laws(scene, sheet.laws, across=sheet.across)


def _draw_band(scene: Scene) -> None:
    """Put the band at the top; the supply where there is as much room as on the board."""
    width = scene.canvas.width
    rounds = width - grid.WIDTH + grid.ROUNDS_X
    if width == grid.WIDTH:
        draw_title(scene)
        draw_supply(scene)
    else:
        title = Area(grid.TITLE.x, grid.TITLE.y, rounds - 20 - grid.TITLE.x, grid.TITLE.height)
        draw_title(scene, area=title)
    draw_rounds(scene, x=rounds)


def beds_in(cell: Area) -> Beds:
    """Return the fields of a plantation in a cell."""
    width = (cell.width - 2 * PAD - 3 * BED_GAP) // 4
    left = cell.x + (cell.width - 4 * width - 3 * BED_GAP) // 2
    return Beds(left, cell.y + BED_Y, width, BED_HEIGHT, BED_GAP)


def _draw_cell(scene: Scene, seat: Seat, area: Area) -> None:
    _draw_head(scene, seat, Area(area.x, area.y, area.width, BED_Y - BED_GAP))
    draw_plantation(scene, seat, beds_in(area))
    draw_stock(scene, seat, area.x + 12, area.y + STOCK_Y, area.width - 24)
    cards = Area(area.x + PAD, area.y + CARDS_Y, area.width - 2 * PAD, CARDS_HEIGHT)
    draw_cards(scene, seat, cards)


def _draw_head(scene: Scene, seat: Seat, area: Area) -> None:
    """Put piece, name, points and pesos, and the rooster of the start player."""
    kit, canvas, theme, view = scene.kit, scene.canvas, scene.theme, scene.view
    player, middle = view.players[seat], area.y + 32
    with canvas.frame(f"head {seat}", *area):
        canvas.put(piece(kit, seat, 52), area.x + 10, area.y + 6, "piece")
        right = area.right - 16
        totals: tuple[tuple[Sprite, int], ...] = (
            (coin(kit, 38), player.pesos),
            (star(kit, 40), player.points),
        )
        for sprite, amount in totals:
            text = number(str(amount), 38)
            start = canvas.kit.label(text, theme.strong).advance
            canvas.write(text, right - start, middle, theme.strong, down="middle")
            canvas.put(sprite, right - start - 44, middle - sprite.height / 2)
            right -= start + 44 + 16
        if seat == view.start:
            canvas.put(start_sign(kit, 42), right - 42, middle - 21, "rooster")
            right -= 52
        name = fit(scene.shown(seat), right - area.x - 74, NAME_STEPS)
        canvas.write(name, area.x + 74, area.y + 44, theme.strong)
