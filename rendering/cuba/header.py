"""The band at the top: name and phase, the supply, the rounds."""

from games.cuba.data import CUBES, ROUNDS
from rendering.core.area import Area
from rendering.core.canvas import Canvas
from rendering.core.header import PRIVATE, lay_pill, square
from rendering.core.lettering import Setting, Step, fit, ladder
from rendering.core.words import mark
from rendering.cuba import grid
from rendering.cuba.phases import phase_name
from rendering.cuba.pieces import chip
from rendering.cuba.scene import Scene

TITLE = "CUBA"
SUPPLY = mark("Supply")
CHIP = 46
FIRST_CHIP = 122


def draw_header(scene: Scene, *, private: bool = False) -> None:
    """Put the whole band; a private picture says that it is one."""
    draw_title(scene, private=private)
    draw_supply(scene)
    draw_rounds(scene)


def draw_title(scene: Scene, *, private: bool = False, area: Area = grid.TITLE) -> None:
    """Put the game's name and the phase, or that nobody else sees the picture."""
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    icon, colour = ("padlock", theme.now) if private else ("palm-tree", theme.brand)
    left, width = area.x + 56, area.width - 56
    with canvas.frame("title", *area):
        canvas.put(kit.icon(icon, 50, colour), area.x, area.y + 3, icon)
        if private:
            text = fit(scene.words.gettext(PRIVATE), width, ladder(33, 18))
            canvas.write(text, left, area.y + 29, theme.now, down="middle")
            return
        canvas.write(Setting(TITLE, "heavy", 31, 2), left, area.y + 29, theme.strong)
        phase = fit(scene.words.gettext(phase_name(scene.view)), width, ladder(23, 15, "bold"))
        canvas.write(phase, left, area.y + 53, theme.soft)


def lay_supply(canvas: Canvas) -> None:
    """Lay the pill with a chip of each kind, which is the same on every board."""
    kit, area = canvas.kit, grid.SUPPLY
    lay_pill(canvas, area)
    for number, kind in enumerate(CUBES):
        canvas.lay(chip(kit, kind, CHIP), _chip_x(number), area.y + 6)


def _chip_x(number: int) -> int:
    pitch = (grid.SUPPLY.width - FIRST_CHIP - 6) / len(CUBES)
    return round(grid.SUPPLY.x + FIRST_CHIP + number * pitch)


def draw_supply(scene: Scene, *, laid: bool = False) -> None:
    """Put how many cubes of each kind are left; `laid` tells that the pill is there already."""
    canvas, theme, area = scene.canvas, scene.theme, grid.SUPPLY
    if not laid:
        key = ("cuba supply", canvas.height)
        canvas.patch(key, area.box, lambda: lay_supply(canvas))
    with canvas.frame("supply", *area):
        steps = (Step("bold", 25), Step("narrow", 24), Step("narrow", 21), Step("narrow", 18))
        caption = fit(scene.words.gettext(SUPPLY), FIRST_CHIP - 32, steps)
        canvas.write(caption, area.x + 24, area.y + 29, theme.soft, down="middle")
        for number, kind in enumerate(CUBES):
            count = scene.view.supply[kind]
            text = Setting(str(count), "heavy", 40)
            ink = theme.strong if count else theme.dim
            canvas.write(text, _chip_x(number) + CHIP + 8, area.y + 29, ink, down="middle")


def draw_rounds(scene: Scene, y: float = grid.HEADER.y + 5, x: float = grid.ROUNDS_X) -> None:
    """Put a square for each round: those over, the one that is on, those to come."""
    canvas, view = scene.canvas, scene.view
    area = x - 20, 0, x + ROUNDS * grid.ROUND_PITCH + 15, grid.HARBOUR.y
    current = ROUNDS + 1 if view.over else view.round
    key = ("cuba rounds", current, x, y, canvas.height)
    canvas.patch(key, area, lambda: _lay_rounds(scene, current, x, y))


def _lay_rounds(scene: Scene, current: int, left: float, y: float) -> None:
    kit, canvas, theme, side = scene.kit, scene.canvas, scene.theme, grid.ROUND_SQUARE
    for number in range(1, ROUNDS + 1):
        x, size = left + (number - 1) * grid.ROUND_PITCH, 30
        if number == current:
            glow = kit.glow(side, side, 15, theme.now, blur=7, strength=0.8, line=0, spread=2)
            canvas.lay(glow, x, y)
            size = 36
        ground, ink = square(kit, side, number, current)
        canvas.lay(ground, x, y)
        with canvas.frame(f"round {number}", x, y, side, side):
            text = Setting(str(number), "heavy", size)
            canvas.write(text, x + side / 2, y + side / 2, ink, "middle", "middle")
