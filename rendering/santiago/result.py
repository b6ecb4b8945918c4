"""The final ranking, on the water that the seventh ship has left."""

from games.core.outcome import Score
from games.santiago.data import CUBES_FOR_A_POINT
from rendering.core.lettering import fit, ladder
from rendering.core.places import place_name, places
from rendering.santiago import grid
from rendering.santiago.pieces import (
    Part,
    Quiet,
    any_cube,
    coin,
    number,
    piece,
    row,
    row_width,
    star,
)
from rendering.santiago.scene import Scene

TABLE = grid.Area(102, 470, 944, 208)
ROW_HEIGHT = 48
PLACE, PIECE, NAME = 18, 62, 116
"""Where these begin, from the table's left edge."""
POINTS, CUBES, PESOS = 440, 668, 780
"""Where these end."""
NAME_WIDTH = 216


def draw_result(scene: Scene) -> None:
    """Put a line for each player, best first: points, what cubes added, pesos, total."""
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    outcome = scene.view.outcome
    assert outcome is not None
    canvas.lay(kit.block(TABLE.width, TABLE.height, 24, theme.glass, 0.84), TABLE.x, TABLE.y)
    lines = places(outcome)
    top = TABLE.y + (TABLE.height - len(lines) * ROW_HEIGHT) / 2
    for line, (place, seat, tied) in enumerate(lines):
        y = top + line * ROW_HEIGHT
        if seat in outcome.winners:
            band = kit.block(TABLE.width - 16, ROW_HEIGHT - 4, 14, theme.now, 0.22)
            canvas.lay(band, TABLE.x + 8, y + 2)
        text = place_name(scene.words, place, shared=tied)
        with canvas.frame(f"result {seat}", TABLE.x, y, TABLE.width, ROW_HEIGHT):
            _draw_line(scene, outcome.scores[seat], text, y + ROW_HEIGHT / 2)


def _draw_line(scene: Scene, score: Score, place: str, y: float) -> None:
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    seat, x = score.seat, TABLE.x
    canvas.write(fit(place, PIECE - PLACE - 4, ladder(32)), x + PLACE, y, theme.soft, down="middle")
    canvas.put(piece(kit, seat, 40), x + PIECE, y - 21, "piece")
    name = fit(scene.shown(seat), NAME_WIDTH, ladder(32))
    canvas.write(name, x + NAME, y, theme.strong, down="middle")
    cubes = score.parts["cubes"] * CUBES_FOR_A_POINT + score.ties["cubes left"]
    points: list[Part] = [number(str(score.parts["points"]), 34), star(kit, 36)]
    row(canvas, x + POINTS - row_width(points), y, points)
    gained: list[Part] = [
        Quiet(number(str(cubes), 32)),
        any_cube(kit, 34),
        kit.icon("arrow", 24, theme.soft),
        number(f"+{score.parts['cubes']}", 34),
        star(kit, 36),
    ]
    row(canvas, x + CUBES - row_width(gained), y, gained)
    pesos: list[Part] = [Quiet(number(str(score.ties["pesos"]), 32)), coin(kit, 32)]
    row(canvas, x + PESOS - row_width(pesos), y, pesos)
    total: list[Part] = [number(str(score.total), 42), star(kit, 44)]
    row(canvas, TABLE.right - 18 - row_width(total), y, total)
