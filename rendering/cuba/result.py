"""The final scores: places, where the points come from, and the pesos that decide a tie."""

from games.core.outcome import Outcome, Score
from games.cuba.data import POINTS_PER_TILE
from games.cuba.view import CubaView
from rendering.core.area import Area
from rendering.core.lettering import Step, fit, ladder
from rendering.core.light import lay_row
from rendering.core.places import place_name, places
from rendering.core.sentence import Part, number, row
from rendering.core.sprite import Sprite
from rendering.core.tokens import coin, piece, star
from rendering.core.words import mark
from rendering.cuba import grid
from rendering.cuba.colours import colours_of
from rendering.cuba.ledger import NAME_STEPS, draw_heading
from rendering.cuba.pieces import black_marker, building
from rendering.cuba.scene import Scene

HEAD_Y, HEAD_HEIGHT = 82, 92
TOP = HEAD_Y + HEAD_HEIGHT + 8
ROW_HEIGHT, ROW_PITCH = 124, 134
PLACE, PIECE, NAME = 24, 96, 186
COLUMNS = {"cargo": 640, "effects": 776, "alternatives": 912, "laws": 1048, "buildings": 1184}
"""The middle of each column of points, from the left edge of a row."""
TOTAL, PESOS = 1398, 1524
"""Right-aligned there."""
ICON, ICON_GAP = 44, 4

PARTS = {
    "cargo": mark("ships"),
    "effects": mark("effects"),
    "alternatives": mark("instead"),
    "laws": mark("laws"),
    "buildings": mark("buildings"),
    "points": mark("points"),
    "pesos": mark("pesos"),
}
CAPTION = (Step("bold", 21), Step("narrow", 22), Step("narrow", 18))
TIE = mark("Equal points: more pesos win")
SHARED = mark("Equal in points and pesos: the place is shared")


def height(view: CubaView) -> int:
    """Return the height of the picture."""
    return TOP + view.seats * ROW_PITCH + 12


def draw_result(scene: Scene) -> None:
    """Put a line for each player, the best first."""
    outcome = scene.view.outcome
    assert outcome is not None, "the final scores need an outcome"
    draw_heading(scene, _rule(scene, outcome))
    _draw_heads(scene)
    lines = list(enumerate(places(outcome)))
    areas = [Area(grid.MARGIN, TOP + n * ROW_PITCH, grid.INNER, ROW_HEIGHT) for n, _ in lines]
    for number_, (_, seat, _) in sorted(lines, key=lambda line: line[1][1] in outcome.winners):
        lay_row(scene.canvas, areas[number_], lit=seat in outcome.winners)
    for number_, (place, seat, tied) in lines:
        text = place_name(scene.words, place, shared=tied)
        with scene.canvas.frame(f"result {seat}", *areas[number_]):
            _draw_line(scene, outcome.scores[seat], text, areas[number_])


def _rule(scene: Scene, outcome: Outcome) -> str:
    """Say what decided, where points alone did not."""
    if len(outcome.winners) > 1:
        return scene.words.gettext(SHARED)
    return scene.words.gettext(TIE) if outcome.tie_break else ""


def _draw_heads(scene: Scene) -> None:
    """Put over each column what its points are for."""
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    own, x = colours_of(theme), grid.MARGIN
    canvas.lay(kit.block(grid.INNER, HEAD_HEIGHT, 18, own.tab, 0.55), x, HEAD_Y)
    heads: dict[str, Sprite] = {
        "cargo": kit.icon("boat", 54, theme.paper),
        "effects": kit.icon("cycle", 50, theme.paper),
        "alternatives": black_marker(kit, 50),
        "laws": kit.icon("gavel", 52, theme.paper),
    }
    middle = HEAD_Y + 35
    with canvas.frame("result heads", x, HEAD_Y, grid.INNER, HEAD_HEIGHT):
        for part, sprite in heads.items():
            canvas.put_middle(sprite, x + COLUMNS[part], middle, part)
        house = kit.icon("house", 48, theme.paper)
        parts: list[Part] = [house, number(f"×{POINTS_PER_TILE}", 32)]
        row(canvas, x + COLUMNS["buildings"] - 46, middle, parts, 4, theme.soft)
        canvas.put_middle(star(kit, 54), x + TOTAL - 36, middle, "points")
        canvas.put_middle(coin(kit, 44), x + PESOS - 28, middle, "pesos")
        columns = {**COLUMNS, "points": TOTAL - 36, "pesos": PESOS - 28}
        for part, column in columns.items():
            caption = fit(scene.words.gettext(PARTS[part]), 116, CAPTION)
            canvas.write(caption, x + column, HEAD_Y + 75, theme.soft, "middle", "middle")


def _draw_line(scene: Scene, score: Score, place: str, area: Area) -> None:
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    x, middle = area.x, area.y + area.height / 2
    text = fit(place, PIECE - PLACE - 6, ladder(44))
    canvas.write(text, x + PLACE, middle, theme.soft, down="middle")
    canvas.put(piece(kit, score.seat, 76), x + PIECE, round(middle - 40), "piece")
    built = list(scene.view.players[score.seat].built.values())
    name_y = area.y + (38 if built else ROW_HEIGHT / 2)
    won = scene.view.outcome is not None and score.seat in scene.view.outcome.winners
    room = COLUMNS["cargo"] - 50 - NAME - (60 if won else 0)
    name = fit(scene.shown(score.seat), room, NAME_STEPS)
    end = canvas.write(name, x + NAME, name_y, theme.strong, down="middle")
    if won:
        canvas.put(kit.icon("laurels", 46, theme.now), round(end + 12), name_y - 23, "laurels")
    side = min(ICON, (COLUMNS["cargo"] - 50 - NAME) // max(1, len(built)) - ICON_GAP)
    for number_, tile in enumerate(built):
        left, top = x + NAME + number_ * (side + ICON_GAP), area.y + 88 - side / 2
        canvas.put(building(kit, tile, side), left, round(top), tile)
    for part, column in COLUMNS.items():
        amount = score.parts[part]
        ink = theme.strong if amount else theme.dim
        canvas.write(number(str(amount), 46), x + column, middle, ink, "middle", "middle")
    canvas.write(
        number(str(score.total), 64), x + TOTAL, middle, theme.star.face, "right", "middle"
    )
    pesos = number(str(score.ties["pesos"]), 42)
    canvas.write(pesos, x + PESOS, middle, theme.soft, "right", "middle")
