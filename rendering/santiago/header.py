"""The band at the top: name, supply, ships."""

from games.santiago.data import CUBES, SHIPS
from rendering.core.canvas import Canvas
from rendering.core.header import PRIVATE, lay_pill, square
from rendering.core.lettering import Setting, fit, ladder
from rendering.core.words import mark, words
from rendering.santiago import grid
from rendering.santiago.pieces import cube
from rendering.santiago.scene import Scene
from rendering.santiago.street import caption

SUPPLY = mark("Supply")
GLOW = 24
"""How far light falls around the square of the ship that counts."""
TITLE = "SANTIAGO DE CUBA"


def lay_header(canvas: Canvas, language: str, *, private: bool) -> None:
    """Lay what is the same on every board of this language; a private one says so."""
    kit, theme = canvas.kit, canvas.kit.theme
    header, supply = grid.HEADER, grid.SUPPLY
    middle = header.y + header.height / 2
    _lay_title(canvas, language, private=private)
    lay_pill(canvas, supply)
    with canvas.frame("supply caption", *supply[:2], grid.SUPPLY_FIRST - supply.x, supply.height):
        text = caption(words(language).gettext(SUPPLY), 88)
        canvas.write(text, supply.x + 24, middle, theme.soft, down="middle")
    for place, kind in enumerate(CUBES):
        x = grid.SUPPLY_FIRST + place * grid.SUPPLY_PITCH
        canvas.lay(cube(kit, kind, grid.SUPPLY_CUBE), x, supply.y + 6)
    canvas.lay(kit.icon("boat", 46, theme.soft), grid.TRACK_X - 58, header.y + 6)


def _lay_title(canvas: Canvas, language: str, *, private: bool) -> None:
    kit, theme, header = canvas.kit, canvas.kit.theme, grid.HEADER
    icon, colour = ("padlock", theme.now) if private else ("palm-tree", theme.brand)
    width = grid.SUPPLY.x - header.x - 14
    with canvas.frame("title", header.x - 2, header.y, width, header.height):
        canvas.put(kit.icon(icon, 50, colour), header.x - 2, header.y + 2, icon)
        if private:
            text = fit(words(language).gettext(PRIVATE), width - 60, ladder(33, 20))
            canvas.write(text, header.x + 58, header.y + 41, theme.now)
        else:
            canvas.write(Setting(TITLE, "heavy", 33, 2), header.x + 52, header.y + 41, theme.strong)


def draw_header(scene: Scene) -> None:
    """Put what changes: how many cubes the bank has, which ship it is."""
    canvas, theme = scene.canvas, scene.theme
    supply = grid.SUPPLY
    middle = supply.y + supply.height / 2
    for place, kind in enumerate(CUBES):
        x = grid.SUPPLY_FIRST + place * grid.SUPPLY_PITCH
        amount = scene.view.bank[kind]
        with canvas.frame(f"supply {kind}", x, supply.y, grid.SUPPLY_PITCH, supply.height):
            colour = theme.strong if amount else theme.dim
            canvas.write(Setting(str(amount), "heavy", 40), x + 52, middle, colour, down="middle")
    track = grid.TRACK_X - GLOW, 0, grid.WIDTH, grid.HEADER.y + 5 + grid.TRACK_SQUARE + GLOW
    canvas.patch(("ships", scene.view.departed), track, lambda: _draw_track(scene))


def _draw_track(scene: Scene) -> None:
    for ship in range(1, SHIPS + 1):
        _draw_ship_square(scene, ship)


def _draw_ship_square(scene: Scene, ship: int) -> None:
    kit, theme, canvas = scene.kit, scene.theme, scene.canvas
    side = grid.TRACK_SQUARE
    x, y = grid.TRACK_X + (ship - 1) * grid.TRACK_PITCH, grid.HEADER.y + 5
    current = scene.view.departed + 1
    if ship == current:
        canvas.lay(
            kit.glow(side, side, 15, theme.now, blur=9, strength=0.7, line=0, spread=2), x, y
        )
    ground, ink = square(kit, side, ship, current)
    canvas.lay(ground, x, y)
    with canvas.frame(f"ship {ship}", x, y, side, side):
        number = Setting(str(ship), "heavy", 36 if ship == current else 30)
        canvas.write(number, x + side / 2, y + side / 2, ink, "middle", "middle")
