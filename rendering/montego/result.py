"""The final ranking, on the water that all ships have left."""

from games.core.outcome import Score
from rendering.core.area import Area
from rendering.core.lettering import fit, ladder
from rendering.core.places import place_name, places
from rendering.core.sentence import number
from rendering.core.tokens import coin, piece, star
from rendering.montego.colours import colours_of
from rendering.montego.harbour import draw_pile
from rendering.montego.pieces import bonus_hold
from rendering.montego.scene import Scene

TABLE = Area(92, 676, 1416, 354)
BESIDE_PILE = Area(418, 676, 1148, 354)
HEAD, ROW_HEIGHT = 62, 70
PLACE, PIECE, NAME = 26, 84, 160
"""Where these begin, from the table's left edge."""
SHIPS, BONUSES, PILE, COINS, TOTAL = 606, 476, 346, 206, 32
"""Where these end, from the table's right edge."""
PARTS = ("ships", "last barrels", "tavern pile")


def draw_result(scene: Scene) -> None:
    """Put a line for each player, best first: where the points come from, coins, total."""
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    outcome = scene.view.outcome
    assert outcome is not None
    table = BESIDE_PILE if scene.view.pile else TABLE
    if scene.view.pile:
        draw_pile(scene)
    lines = places(outcome)
    height = HEAD + len(lines) * ROW_HEIGHT + 14
    top = table.y + round((table.height - height) / 2)
    canvas.lay(kit.block(table.width, height, 24, theme.glass, 0.84), table.x, top)
    _draw_head(scene, table, top)
    for line, (place, seat, tied) in enumerate(lines):
        area = Area(table.x, top + HEAD + line * ROW_HEIGHT, table.width, ROW_HEIGHT)
        if seat in outcome.winners:
            band = kit.block(area.width - 20, ROW_HEIGHT - 4, 16, theme.now, 0.22)
            canvas.lay(band, area.x + 10, area.y + 2)
        text = place_name(scene.words, place, shared=tied)
        with canvas.frame(f"result {seat}", *area):
            _draw_line(scene, outcome.scores[seat], text, area)


def _draw_head(scene: Scene, table: Area, top: float) -> None:
    """Put over each column what its points are for."""
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    heads = (
        (SHIPS, kit.icon("boat", 46, theme.paper)),
        (BONUSES, bonus_hold(kit)),
        (PILE, kit.icon("beer-stein", 44, colours_of(theme).mug)),
        (COINS, coin(kit, 44)),
        (TOTAL, star(kit, 56)),
    )
    with canvas.frame("result heads", table.x, top, table.width, HEAD + 6):
        for from_right, sprite in heads:
            canvas.put_middle(sprite, table.right - from_right - 24, top + 36, "head")


def _draw_line(scene: Scene, score: Score, place: str, area: Area) -> None:
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    x, y, right = area.x, area.middle[1], area.right
    text = fit(place, PIECE - PLACE - 6, ladder(36))
    canvas.write(text, x + PLACE, y, theme.soft, down="middle")
    canvas.put(piece(kit, score.seat, 56), x + PIECE, round(y - 29), "piece")
    name = fit(scene.shown(score.seat), area.width - NAME - SHIPS - 90, ladder(40, 26))
    canvas.write(name, x + NAME, y, theme.strong, down="middle")
    parts = [score.parts[part] for part in PARTS]
    for from_right, amount in zip((SHIPS, BONUSES, PILE), parts, strict=True):
        ink = theme.strong if amount else theme.dim
        canvas.write(number(str(amount), 38), right - from_right, y, ink, "right", "middle")
    coins = number(str(score.ties["coins"]), 38)
    canvas.write(coins, right - COINS, y, theme.soft, "right", "middle")
    total = number(str(score.total), 54)
    canvas.write(total, right - TOTAL, y, theme.star.face, "right", "middle")
