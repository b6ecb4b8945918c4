"""The bills of a round above the laws in force: what each does and what it would pay whom."""

from games.core.action import Seat
from games.cuba.statutes import GROUPS, Group, Law
from rendering.core.area import Area
from rendering.core.canvas import Canvas
from rendering.core.colour import Colour
from rendering.core.kit import LIP
from rendering.core.lettering import Step
from rendering.core.sentence import Part, number, row, row_width
from rendering.core.sprite import Sprite
from rendering.core.theme import Shade
from rendering.core.tokens import piece
from rendering.cuba import grid
from rendering.cuba.colours import colours_of
from rendering.cuba.dues import points_from
from rendering.cuba.effects import fitted, law_effect
from rendering.cuba.laws import FADED, Bill, bill_of, lay_group
from rendering.cuba.paragraph import lines, write_lines
from rendering.cuba.scene import Scene
from rendering.cuba.terms import LAW_TEXTS

GAP = 14
TAB, END = 60, 46
TILE_HEIGHT, BETWEEN = 158, 16
HEIGHT = 2 * TILE_HEIGHT + BETWEEN + 20
GLYPH, TEXT = 48, 46
SENTENCE_Y, WORDS_Y, STRIP = 32, 79, 46
ROOMY_SENTENCE_Y, ROOMY_WORDS_Y = 48, 110
"""The same where nothing stands below."""
WORDS = (Step("bold", 23), Step("bold", 21), Step("narrow", 23), Step("narrow", 21))
TWO_LINES = (Step("bold", 20), Step("narrow", 20), Step("narrow", 18))
ALONE = (Step("bold", 24), Step("narrow", 24), Step("narrow", 21), Step("narrow", 18))
"""Two lines where nothing stands below."""
Points = tuple[int, ...]
PAYS = ((34, 32), (30, 29), (26, 26), (22, 23))
"""The sizes of pieces and points: the first that fits."""


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
    view = scene.view
    bill, law, barred = bill_of(view, group), view.laws[group], view.barred == group
    laws: tuple[Law | None, ...] = (bill.statute if bill else None, law)
    told = tuple(_points(scene, one, pays=pays) for one in laws)
    below = Area(above.x, above.foot + BETWEEN, above.width, above.height)

    def draw() -> None:
        _draw_bill(scene, bill, above, told[0], barred=barred)
        _draw_law(scene, law, below, told[1])

    key = ("cuba chamber", above, bill, law, barred, told, scene.language, scene.canvas.height)
    scene.canvas.patch(key, (above.x - 8, above.y - 9, above.right + 9, below.foot + 9), draw)
    if bill is not None and bill.state == "enacted":
        light, (width, height) = scene.theme.news, below[2:]
        glow = scene.kit.glow(width, height - LIP, 16, light, blur=8, strength=0.6)
        scene.canvas.lay(glow, below.x, below.y)
        _draw_arrow(scene, above)


def _draw_arrow(scene: Scene, bill: Area) -> None:
    """Put the sign that a bill has become law."""
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    x, y = bill.middle[0], bill.foot + BETWEEN / 2 - 3
    casing = kit.mask("cuba/enacted", 46, 40, colours_of(theme).bill)
    canvas.lay(casing, round(x - 23), round(y - 20))
    canvas.lay(kit.mask("cuba/enacted", 34, 30, theme.news), round(x - 17), round(y - 15))


def _points(scene: Scene, law: Law | None, *, pays: bool) -> Points:
    """Return what a law alone would give each player as things stand; nothing where not told."""
    if law is None or not pays:
        return ()
    points = [points_from(law, player) for player in scene.view.players]
    return tuple(one for one in points if one is not None)


def _draw_bill(
    scene: Scene, bill: Bill | None, area: Area, points: Points, *, barred: bool
) -> None:
    kit, canvas, own = scene.kit, scene.canvas, colours_of(scene.theme)
    gone = bill is not None and bill.state in ("vetoed", "dropped")
    strength = FADED if gone or bill is None else 1
    end = own.bill.mix(own.bill_edge, 0.14)
    sheet = kit.panel(*area[2:], 16, Shade(own.bill, own.bill), light=0, left=end, left_width=END)
    canvas.lay(sheet, area.x, area.y)
    canvas.lay(kit.mask("cuba/bill-large", *area[2:], own.bill_edge, 0.75 * strength), *area[:2])
    with canvas.frame("bill", *area):
        _put_end(canvas, "church" if barred else "quill-ink", area, own.bill_edge, strength)
        if bill is None:
            return
        told = () if gone or bill.state == "enacted" else points
        contents = _contents(scene, bill.statute, area, roomy=not told)
        canvas.put(contents.weaker(FADED) if gone else contents, area.x + END, area.y, bill.statute)
        if gone:
            _strike(scene, bill.statute, area)
    _draw_pays(scene, told, area, area.height)


def _draw_law(scene: Scene, law: Law | None, area: Area, points: Points) -> None:
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    own = colours_of(theme)
    if law is None:
        canvas.lay(kit.block(*area[2:], 16, own.bill, 0.4), area.x, area.y)
        canvas.lay(kit.mask("cuba/bill-large", *area[2:], theme.socket, 0.35), area.x, area.y)
        with canvas.frame("no law", *area):
            _put_end(canvas, "gavel", area, theme.dim, 0.5)
        return
    tile = kit.panel(*area[2:], 16, theme.tile, lip=theme.lip, left=own.law, left_width=END)
    canvas.lay(tile, area.x, area.y)
    with canvas.frame("law", *area):
        _put_end(canvas, "gavel", area, theme.paper)
        contents = _contents(scene, law, area, roomy=not points)
        canvas.put(contents, area.x + END, area.y, law)
    _draw_pays(scene, points, area, area.height - LIP)


def _put_end(canvas: Canvas, icon: str, area: Area, colour: Colour, strength: float = 1) -> None:
    sign = canvas.kit.icon(icon, 32, colour, strength)
    canvas.put_middle(sign, area.x + END / 2, area.y + (area.height - STRIP) / 2, icon)


def _sentence(scene: Scene, law: Law, area: Area) -> list[Part]:
    kit, width = scene.kit, area.width - END - 20
    return fitted(lambda glyph, text: law_effect(kit, law, glyph, text), width, GLYPH, TEXT, 5)


def _contents(scene: Scene, law: Law, area: Area, *, roomy: bool) -> Sprite:
    """Return what a law does, and below it the same in words."""
    kit, width = scene.kit, area.width - END
    words = scene.words.gettext(LAW_TEXTS[law])
    height = area.height - LIP - (0 if roomy else STRIP)

    def draw(canvas: Canvas) -> None:
        y = ROOMY_SENTENCE_Y if roomy else SENTENCE_Y
        row(canvas, 12, y, _sentence(scene, law, area), 5)
        said = lines(words, width - 22, WORDS, ALONE if roomy else TWO_LINES)
        middle = ROOMY_WORDS_Y if roomy else WORDS_Y
        write_lines(canvas, said, 12, middle, scene.theme.soft)

    return kit.drawing(("chamber law", law, words, roomy), width, height, draw)


def _strike(scene: Scene, law: Law, area: Area) -> None:
    """Strike out the sentence of a tile."""
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    width = round(row_width(_sentence(scene, law, area), 5)) + 12
    x, y = area.x + END + 6, area.y + ROOMY_SENTENCE_Y
    canvas.lay(kit.block(width, 14, 7, theme.on_light), x, y - 7)
    canvas.lay(kit.block(width - 6, 6, 3, theme.struck), x + 3, y - 3)


def _draw_pays(scene: Scene, points: Points, area: Area, face: float) -> None:
    """Put the points that a law alone would give each player as things stand."""
    if not points:
        return
    kit, theme = scene.kit, scene.theme
    width, y = area.width - 6, area.y + face - STRIP - 3
    scene.canvas.lay(kit.block(width, STRIP, 13, theme.inset), area.x + 3, y)
    column = (width - 8) / len(points)
    sentences = ([_pay(scene, *sizes, *pay) for pay in enumerate(points)] for sizes in PAYS)
    parts = next(
        found
        for found in (*sentences, None)
        if found is None or max(row_width(pay, 3) for pay in found) + 5 <= column
    ) or [_pay(scene, *PAYS[-1], *pay) for pay in enumerate(points)]
    with scene.canvas.frame("pays", area.x + 3, y, width, STRIP):
        for seat, pay in enumerate(parts):
            ink = theme.star.face if points[seat] else colours_of(theme).zero
            middle = area.x + 7 + column * (seat + 0.5)
            left = round(middle - row_width(pay, 3) / 2)
            row(scene.canvas, left, y + STRIP / 2, pay, 3, ink)


def _pay(scene: Scene, side: float, size: float, seat: Seat, points: int) -> list[Part]:
    return [piece(scene.kit, seat, side), number(str(points) if points else "–", size)]
