"""What parliament, administration and final scores share: a row for each player, a high title."""

from games.core.action import Seat
from games.cuba.view import CubaView
from rendering.core.area import Area
from rendering.core.colour import Colour
from rendering.core.lettering import Step, fit, ladder
from rendering.core.sentence import number, row
from rendering.core.tokens import coin, piece, star
from rendering.cuba import grid
from rendering.cuba.header import draw_rounds
from rendering.cuba.phases import phase_name
from rendering.cuba.pieces import start_sign
from rendering.cuba.scene import Scene

ROW_HEIGHT, ROW_PITCH = 92, 100
PIECE, NAME, NAME_END = 14, 98, 312
TASK_X, TASK_END = 560, grid.ROUNDS_X - 24
NAME_STEPS = (
    *(Step("heavy", 36), Step("heavy", 32)),
    *(Step("narrow", size) for size in range(35, 23, -1)),
)


def row_area(number_: int, top: float) -> Area:
    """Return the place of a row below `top`."""
    return Area(grid.MARGIN, top + number_ * ROW_PITCH, grid.INNER, ROW_HEIGHT)


def draw_heading(scene: Scene, task: str = "") -> None:
    """Put the phase as a title, what is going on, and the rounds."""
    kit, canvas, theme, area = scene.kit, scene.canvas, scene.theme, grid.HEADER
    with canvas.frame("title", area.x - 2, area.y, TASK_X - area.x - 14, area.height):
        canvas.put(kit.icon("palm-tree", 50, theme.brand), area.x - 2, area.y + 3, "palm-tree")
        words = scene.words.gettext(phase_name(scene.view)).upper()
        title = fit(words, TASK_X - area.x - 76, ladder(34, 22))
        canvas.write(title, area.x + 56, area.y + 30, theme.strong, down="middle")
    if task:
        with canvas.frame("task", TASK_X, area.y, TASK_END - TASK_X, area.height):
            text = fit(task, TASK_END - TASK_X, ladder(28, 18, "bold"))
            canvas.write(text, TASK_END - 4, area.y + 30, theme.now, "right", "middle")
    draw_rounds(scene)


def draw_row(scene: Scene, seat: Seat, area: Area, light: Colour | None = None) -> None:
    """Put a player's piece and name on a row; `light` frames it."""
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    if light is not None:
        glow = kit.glow(*area[2:], 20, light, blur=10, strength=0.6, line=5)
        canvas.lay(glow, area.x, area.y)
        canvas.lay(kit.panel(*area[2:], 20, theme.active), area.x, area.y)
    else:
        panel = kit.panel(*area[2:], 20, theme.panel)
        key = ("cuba row", area, canvas.height)
        canvas.patch(key, area.box, lambda: canvas.lay(panel, area.x, area.y))
    middle = area.y + area.height / 2
    end = area.x + NAME_END
    with canvas.frame(f"name {seat}", area.x, area.y, NAME_END + 2, area.height):
        canvas.put(piece(kit, seat, 68), area.x + PIECE, round(middle - 36), "piece")
        if seat == scene.view.start and not scene.view.over:
            end -= 54
            canvas.put(start_sign(kit, 46), end, round(middle - 23), "start player")
            end -= 8
        name = fit(scene.shown(seat), end - area.x - NAME, NAME_STEPS)
        canvas.write(name, area.x + NAME, middle, theme.strong, down="middle")


def put_holdings(scene: Scene, seat: Seat, area: Area) -> None:
    """Put a player's points and pesos, in columns where no number has three digits."""
    player, kit = scene.view.players[seat], scene.kit
    size = 40 if max(player.points, player.pesos) < 100 else 36
    things = ((star(kit, size), player.points), (coin(kit, size - 2), player.pesos))
    with scene.canvas.frame(f"holdings {seat}", *area):
        for place, (sprite, amount) in enumerate(things):
            x = round(area.x + place * area.width / 2)
            ink = scene.theme.strong if amount else scene.theme.dim
            row(scene.canvas, x, area.middle[1], [sprite, number(str(amount), size)], 4, ink)


def in_order(view: CubaView) -> list[Seat]:
    """Return the seats clockwise from the start player."""
    return [(view.start + number_) % view.seats for number_ in range(view.seats)]
