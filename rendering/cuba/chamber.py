"""The bills of a round above the laws in force: what each does and what it would pay whom."""

from games.core.action import Seat
from games.cuba.statutes import GROUPS, Group, Law
from rendering.core.area import Area
from rendering.core.kit import LIP
from rendering.core.lettering import Step
from rendering.core.sentence import Part, number, row, row_width
from rendering.core.tokens import piece
from rendering.cuba import grid
from rendering.cuba.bills import bill_of
from rendering.cuba.colours import colours_of
from rendering.cuba.dues import points_from
from rendering.cuba.law_tiles import Look, draw_bill, draw_law, lay_group
from rendering.cuba.scene import Scene

GAP, TAB = 14, 60
TILE_HEIGHT, BETWEEN = 158, 16
HEIGHT = 2 * TILE_HEIGHT + BETWEEN + 20
ROOMY = Look(
    name="chamber",
    frame="cuba/bill-large",
    corner=16,
    end=46,
    sign=32,
    left=12,
    sentence_y=48,
    words_y=110,
    glyph=48,
    text=46,
    gap=5,
    words=(Step("bold", 23), Step("bold", 21), Step("narrow", 23), Step("narrow", 21)),
    two_lines=(Step("bold", 24), Step("narrow", 24), Step("narrow", 21), Step("narrow", 18)),
)
STRIP = 46
"""The foot of a tile on which stands what it would pay."""
LOW = ROOMY._replace(
    name="chamber low",
    sentence_y=32,
    words_y=79,
    two_lines=(Step("bold", 20), Step("narrow", 20), Step("narrow", 18)),
    foot=STRIP,
)
PAYS = ((34, 32), (30, 29), (26, 26), (22, 23))
"""The sizes of pieces and points: the first that fits, the last at the worst."""
Points = tuple[int, ...]


def draw_chamber(scene: Scene, y: float, *, pays: bool) -> None:
    """Put the four groups side by side; `pays` adds what each would bring everybody now."""
    width = (grid.INNER - GAP * (len(GROUPS) - 1)) / len(GROUPS)
    for place, group in enumerate(GROUPS):
        x = round(grid.MARGIN + place * (width + GAP))
        area = Area(x, y, round(width), HEIGHT)
        lay_group(scene.canvas, group, area, TAB)
        above = Area(x + TAB + 8, y + 10, area.width - TAB - 18, TILE_HEIGHT)
        _draw_group(scene, group, above, pays=pays)


def _draw_group(scene: Scene, group: Group, above: Area, *, pays: bool) -> None:
    """Put a bill, and below it the law in force."""
    view, canvas = scene.view, scene.canvas
    bill, law, barred = bill_of(view, group), view.laws[group], view.barred == group
    open_ = bill.statute if bill and bill.state == "open" else None
    may, does = (_points(scene, one) if pays else () for one in (open_, law))
    below = Area(above.x, above.foot + BETWEEN, above.width, above.height)

    def draw() -> None:
        draw_bill(scene, bill, above, LOW if may else ROOMY, barred=barred)
        _draw_pays(scene, may, above.x, above.foot, above.width)
        draw_law(scene, law, below, LOW if does else ROOMY)
        _draw_pays(scene, does, below.x, below.foot - LIP, below.width)

    key = ("cuba chamber", above, bill, law, barred, may, does, scene.language, canvas.height)
    canvas.patch(key, (above.x - 8, above.y - 9, above.right + 9, below.foot + 9), draw)
    if bill is not None and bill.state == "enacted":
        light = scene.theme.news
        glow = scene.kit.glow(below.width, below.height - LIP, 16, light, blur=8, strength=0.6)
        canvas.lay(glow, below.x, below.y)
        _draw_arrow(scene, above)


def _draw_arrow(scene: Scene, bill: Area) -> None:
    """Put the sign that a bill has become law."""
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    x, y = bill.middle[0], bill.foot + BETWEEN / 2 - 3
    casing = kit.mask("cuba/enacted", 46, 40, colours_of(theme).bill)
    canvas.lay(casing, round(x - 23), round(y - 20))
    canvas.lay(kit.mask("cuba/enacted", 34, 30, theme.news), round(x - 17), round(y - 15))


def _points(scene: Scene, law: Law | None) -> Points:
    """Return what a law alone would give each player as things stand; nothing where none would."""
    if law is None:
        return ()
    points = [points_from(law, player) for player in scene.view.players]
    return tuple(one for one in points if one is not None)


def _draw_pays(scene: Scene, points: Points, x: float, foot: float, width: float) -> None:
    """Put the points of each player on a strip at the foot of a tile."""
    if not points:
        return
    theme = scene.theme
    area = Area(x + 3, foot - STRIP - 3, width - 6, STRIP)
    scene.canvas.lay(scene.kit.block(*area[2:], 13, theme.inset), area.x, area.y)
    column = (area.width - 8) / len(points)
    for size in PAYS:
        pays = [_pay(scene, *size, *pay) for pay in enumerate(points)]
        if max(row_width(pay, 3) for pay in pays) + 5 <= column:
            break
    with scene.canvas.frame("pays", *area):
        for seat, pay in enumerate(pays):
            ink = theme.star.face if points[seat] else colours_of(theme).zero
            left = area.x + 4 + column * (seat + 0.5) - row_width(pay, 3) / 2
            row(scene.canvas, round(left), area.middle[1], pay, 3, ink)


def _pay(scene: Scene, side: float, size: float, seat: Seat, points: int) -> list[Part]:
    return [piece(scene.kit, seat, side), number(str(points) if points else "–", size)]
