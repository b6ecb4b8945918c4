"""The band at the top: name, stacks of ships, coins in stock, phases of the round."""

from games.montego.data import STACK
from rendering.core.canvas import Canvas
from rendering.core.header import PRIVATE, lay_pill, square
from rendering.core.lettering import Setting, Step, fit, ladder
from rendering.core.tokens import coin
from rendering.montego import grid
from rendering.montego.phases import PHASES, caption_of, phase_of
from rendering.montego.scene import Scene

TITLE = "MONTEGO BAY"
FIRST_STACK_X, SECOND_STACK_X, RULE_X, STOCK_X = 426, 548, 688, 708
PHASE_X = grid.WIDTH - grid.MARGIN - len(PHASES) * grid.PHASE_PITCH + 10


def lay_header(canvas: Canvas) -> None:
    """Lay what is the same on every board."""
    kit, theme, supply = canvas.kit, canvas.kit.theme, grid.SUPPLY
    lay_pill(canvas, supply)
    canvas.fill(RULE_X, supply.y + 12, 2, 34, theme.no_flower)
    canvas.lay(coin(kit, 44), STOCK_X, supply.y + 7)


def draw_title(scene: Scene, *, private: bool) -> None:
    """Put the game's name; a private picture says that it is one."""
    kit, canvas, theme, header = scene.kit, scene.canvas, scene.theme, grid.HEADER
    icon, colour = ("padlock", theme.now) if private else ("cargo-crane", theme.brand)
    width = grid.SUPPLY.x - header.x - 8
    with canvas.frame("title", header.x - 2, header.y, width, header.height):
        canvas.put(kit.icon(icon, 50, colour), header.x - 2, header.y + 2, icon)
        if private:
            text = fit(scene.words.gettext(PRIVATE), width - 62, ladder(33, 20))
            canvas.write(text, header.x + 56, header.y + 41, theme.now)
        else:
            canvas.write(Setting(TITLE, "heavy", 33, 2), header.x + 56, header.y + 41, theme.strong)


def draw_header(scene: Scene) -> None:
    """Put what changes: ships in both stacks, coins in stock, the phase."""
    kit, canvas, theme, view = scene.kit, scene.canvas, scene.theme, scene.view
    first, second = view.stacks
    _draw_stack(scene, FIRST_STACK_X, first, live=first > 0)
    _draw_stack(scene, SECOND_STACK_X, second, live=first == 0 and second > 0)
    unopened = second == STACK
    ink = theme.now if view.shuffle_due else theme.soft if unopened else theme.no_flower
    canvas.lay(kit.icon("cycle", 34, ink), SECOND_STACK_X + 90, grid.SUPPLY.y + 12)
    with canvas.frame("stock", STOCK_X + 46, grid.SUPPLY.y, 58, grid.SUPPLY.height):
        text = Setting(str(view.coins), "heavy", 40)
        ink = theme.strong if view.coins else theme.dim
        canvas.write(text, STOCK_X + 52, grid.SUPPLY.y + 29, ink, down="middle")
    _draw_phases(scene)


def _draw_stack(scene: Scene, x: float, ships: int, *, live: bool) -> None:
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    y = grid.SUPPLY.y
    with canvas.frame("stack", x, y, 90, grid.SUPPLY.height):
        canvas.put(kit.icon("boat", 44, theme.paper if live else theme.dim), x, y + 7, "stack")
        ink = theme.strong if ships else theme.dim
        canvas.write(Setting(str(ships), "heavy", 40), x + 54, y + 29, ink, down="middle")


def _draw_phases(scene: Scene) -> None:
    """Put a square for each phase, and the name of the one that is on."""
    canvas, theme, view = scene.canvas, scene.theme, scene.view
    phase = phase_of(view.kind)
    area = PHASE_X - 22, 0, grid.WIDTH, grid.TILES.y
    canvas.patch(("phases", phase, view.over), area, lambda: _lay_squares(scene, phase))
    caption = scene.words.gettext(caption_of(view.kind, over=view.over))
    left = grid.SUPPLY.right + 14
    width = PHASE_X - 20 - left
    with canvas.frame("phase", left, grid.HEADER.y, width, grid.HEADER.height):
        steps = (Step("heavy", 32), Step("heavy", 28), *ladder(31, 22)[2:])
        text = fit(caption, width, steps)
        canvas.write(text, PHASE_X - 20, grid.HEADER.y + 29, theme.now, "right", "middle")


def _lay_squares(scene: Scene, phase: int | None) -> None:
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    side, y = grid.PHASE_SQUARE, grid.HEADER.y + 5
    current = len(PHASES) if scene.view.over else -1 if phase is None else phase
    for number, (icon, _) in enumerate(PHASES):
        x = PHASE_X + number * grid.PHASE_PITCH
        if number == current:
            glow = kit.glow(side, side, 15, theme.now, blur=9, strength=0.7, line=0, spread=2)
            canvas.lay(glow, x, y)
        ground, ink = square(kit, side, number, current)
        canvas.lay(ground, x, y)
        with canvas.frame(f"phase {number}", x, y, side, side):
            canvas.put(kit.icon(icon, 34, ink), x + 7, y + 7, icon)
