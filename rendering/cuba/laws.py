"""Laws in force and bills on the board: what they do, as a glyph sentence and in words."""

from typing import Literal, NamedTuple

from games.cuba.statutes import GROUP_OF, GROUPS, Group, Law, Statute
from games.cuba.view import CubaView
from rendering.core.area import Area
from rendering.core.canvas import Canvas
from rendering.core.colour import Colour
from rendering.core.kit import LIP
from rendering.core.lettering import Setting, Step
from rendering.core.sentence import row
from rendering.core.sprite import Sprite
from rendering.core.theme import Shade
from rendering.cuba import grid
from rendering.cuba.colours import colours_of
from rendering.cuba.effects import fitted, law_effect
from rendering.cuba.paragraph import lines, write_lines
from rendering.cuba.scene import Scene
from rendering.cuba.terms import GROUP_ICONS, GROUP_NUMBERS, LAW_TEXTS

State = Literal["open", "vetoed", "enacted", "dropped"]
TAB = 50
END = 40
"""The left end of a tile, where a gavel or a quill tells law and bill apart."""
TILE = Area(56, 7, 248, 100)
PITCH = 106
SENTENCE_Y, WORDS_Y = 24, 70
WORDS = tuple(Step("narrow", size) for size in (22, 21, 20, 19))
TWO_LINES = (Step("narrow", 20), Step("narrow", 19), Step("narrow", 18))
FADED = 0.38


class Bill(NamedTuple):
    """A bill of this round, and what became of it."""

    statute: Statute
    state: State


def bill_of(view: CubaView, group: Group) -> Bill | None:
    """Return this round's bill of a group, if one has been turned up."""
    states: tuple[tuple[State, tuple[Statute, ...]], ...] = (
        ("open", tuple(view.bills.values())),
        ("vetoed", (view.vetoed,) if view.vetoed else ()),
        ("enacted", view.enacted),
        ("dropped", view.dropped),
    )
    found = (
        Bill(statute, state)
        for state, statutes in states
        for statute in statutes
        if GROUP_OF[statute] == group
    )
    return next(found, None)


def lay_laws(canvas: Canvas) -> None:
    """Lay the four groups with their tabs."""
    for number, group in enumerate(GROUPS):
        lay_group(canvas, group, grid.law(number))


def lay_group(canvas: Canvas, group: Group, area: Area, tab: float = TAB) -> None:
    """Lay a group's panel: its icon and number at the left."""
    kit, own = canvas.kit, colours_of(canvas.kit.theme)
    panel = kit.panel(*area[2:], 20, kit.theme.panel, left=own.tab, left_width=tab)
    canvas.lay(panel, area.x, area.y)
    size = tab - 10
    canvas.lay(kit.icon(GROUP_ICONS[group], size, own.tab_ink), area.x + 5, area.y + 36)
    text = Setting(GROUP_NUMBERS[group], "heavy", 34)
    middle = area.x + tab / 2, area.foot - 60
    canvas.write(text, *middle, own.tab_ink, "middle", "middle")


def draw_laws(scene: Scene) -> None:
    """Put the law in force and the bill of each group."""
    view, canvas = scene.view, scene.canvas
    for number, group in enumerate(GROUPS):
        area, law, bill = grid.law(number), view.laws[group], bill_of(view, group)
        above = Area(area.x + TILE.x, area.y + TILE.y, *TILE[2:])
        barred = view.barred == group
        key = ("cuba law", number, law, bill, barred, scene.language)

        def draw(
            above: Area = above,
            law: Law | None = law,
            bill: Bill | None = bill,
            barred: bool = barred,
        ) -> None:
            draw_law(scene, law, above)
            below = Area(above.x, above.y + PITCH, *TILE[2:])
            draw_bill(scene, bill, below, barred=barred)

        canvas.patch(key, (area.x + TAB, area.y, area.right, area.foot), draw)
        if group in scene.news.laws and law is not None:
            light = scene.theme.news
            glow = scene.kit.glow(above.width, above.height - LIP, 14, light, blur=3, strength=0.6)
            canvas.lay(glow, above.x, above.y)


def draw_law(scene: Scene, law: Law | None, area: Area) -> None:
    """Put a law in force on a tile with a gavel; where none is, an empty place."""
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    own = colours_of(theme)
    if law is None:
        canvas.lay(kit.block(*area[2:], 14, own.bill, 0.4), area.x, area.y)
        canvas.lay(kit.mask("cuba/bill", *area[2:], theme.socket, 0.35), area.x, area.y)
        with canvas.frame("no law", *area):
            _put_end(canvas, "gavel", area, theme.dim, 0.5)
        return
    tile = kit.panel(*area[2:], 14, theme.tile, lip=theme.lip, left=own.law, left_width=END)
    canvas.lay(tile, area.x, area.y)
    face = Area(area.x, area.y, area.width, area.height - LIP)
    with canvas.frame("law", *face):
        _put_end(canvas, "gavel", face, theme.paper)
        canvas.put(_contents(scene, law, face), face.x + END, face.y, law)


def draw_bill(scene: Scene, bill: Bill | None, area: Area, *, barred: bool = False) -> None:
    """Put a bill on a dashed paper with a quill; a church bars it from veto.

    What was vetoed or dropped is faint and struck out.
    """
    kit, canvas, own = scene.kit, scene.canvas, colours_of(scene.theme)
    gone = bill is not None and bill.state in ("vetoed", "dropped")
    strength = FADED if gone or bill is None else 1
    end = own.bill.mix(own.bill_edge, 0.14)
    ground = Shade(own.bill, own.bill)
    sheet = kit.panel(*area[2:], 14, ground, light=0, left=end, left_width=END)
    canvas.lay(sheet, area.x, area.y)
    canvas.lay(kit.mask("cuba/bill", *area[2:], own.bill_edge, 0.75 * strength), *area[:2])
    with canvas.frame("bill", *area):
        _put_end(canvas, "church" if barred else "quill-ink", area, own.bill_edge, strength)
        if bill is None:
            return
        contents = _contents(scene, bill.statute, area)
        shown = contents.weaker(FADED) if gone else contents
        canvas.put(shown, area.x + END, area.y, bill.statute)
        if gone:
            _strike(canvas, area)


def _put_end(canvas: Canvas, icon: str, area: Area, colour: Colour, strength: float = 1) -> None:
    """Put the sign at the left end of a tile."""
    sign = canvas.kit.icon(icon, 28, colour, strength)
    canvas.put_middle(sign, area.x + END / 2, area.y + area.height / 2, icon)


def _contents(scene: Scene, law: Law, area: Area) -> Sprite:
    """Return what a law does, and below it the same in words."""
    kit, theme = scene.kit, scene.theme
    width, height = area.width - END, area.height
    words = scene.words.gettext(LAW_TEXTS[law])

    def draw(canvas: Canvas) -> None:
        sentence = fitted(lambda glyph, text: law_effect(kit, law, glyph, text), width - 16)
        row(canvas, 10, SENTENCE_Y, sentence, 4)
        said = lines(words, width - 18, WORDS, TWO_LINES)
        write_lines(canvas, said, 10, WORDS_Y, theme.soft)

    return kit.drawing(("law", law, words), width, height, draw)


def _strike(canvas: Canvas, area: Area) -> None:
    """Strike out the sentence of a tile."""
    kit, theme = canvas.kit, canvas.kit.theme
    width, x, y = area.width - END - 16, area.x + END + 8, area.y + SENTENCE_Y
    canvas.lay(kit.block(width, 14, 7, theme.on_light), x, y - 7)
    canvas.lay(kit.block(width - 6, 6, 3, theme.struck), x + 3, y - 3)
