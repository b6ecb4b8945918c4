"""Tiles of laws and papers of bills: what they do, as a glyph sentence and in words."""

from functools import partial
from typing import NamedTuple

from games.cuba.statutes import Group, Law
from rendering.core.area import Area
from rendering.core.canvas import Canvas
from rendering.core.colour import Colour
from rendering.core.kit import LIP
from rendering.core.lettering import Setting, Step
from rendering.core.sentence import Part, row, row_width
from rendering.core.sprite import Sprite
from rendering.core.theme import Shade
from rendering.cuba.bills import Bill
from rendering.cuba.colours import colours_of
from rendering.cuba.effects import fitted, law_effect
from rendering.cuba.paragraph import lines, write_lines
from rendering.cuba.scene import Scene
from rendering.cuba.terms import GROUP_ICONS, GROUP_NUMBERS, LAW_TEXTS

FADED = 0.38


class Look(NamedTuple):
    """How large things are on a tile, and where they stand below its upper edge."""

    name: str
    frame: str
    """The mask of dashes around a bill."""
    corner: float
    end: float
    """The left end, where a gavel or a quill tells law and bill apart."""
    sign: float
    left: float
    sentence_y: float
    words_y: float
    glyph: float
    text: float
    gap: float
    words: tuple[Step, ...]
    two_lines: tuple[Step, ...]
    foot: float = 0
    """What is left free for something else."""


def lay_group(canvas: Canvas, group: Group, area: Area, tab: float) -> None:
    """Lay a group's panel: its icon and number at the left."""
    kit, own = canvas.kit, colours_of(canvas.kit.theme)
    panel = kit.panel(*area[2:], 20, kit.theme.panel, left=own.tab, left_width=tab)
    canvas.lay(panel, area.x, area.y)
    size = tab - 10
    canvas.lay(kit.icon(GROUP_ICONS[group], size, own.tab_ink), area.x + 5, area.y + 36)
    text = Setting(GROUP_NUMBERS[group], "heavy", 34)
    canvas.write(text, area.x + tab / 2, area.foot - 60, own.tab_ink, "middle", "middle")


def draw_law(scene: Scene, law: Law | None, area: Area, look: Look) -> None:
    """Put a law in force on a tile with a gavel; where none is, an empty place."""
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    own, radius = colours_of(theme), look.corner
    face = Area(area.x, area.y, area.width, area.height - LIP)
    if law is None:
        canvas.lay(kit.block(*area[2:], radius, own.bill, 0.4), area.x, area.y)
        canvas.lay(kit.mask(look.frame, *area[2:], theme.socket, 0.35), area.x, area.y)
        with canvas.frame("no law", *area):
            _put_sign(canvas, "gavel", face, look, theme.dim, 0.5)
        return
    tile = kit.panel(
        *area[2:], radius, theme.tile, lip=theme.lip, left=own.law, left_width=look.end
    )
    canvas.lay(tile, area.x, area.y)
    with canvas.frame("law", *face):
        _put_sign(canvas, "gavel", face, look, theme.paper)
        canvas.put(_contents(scene, law, face, look), face.x + look.end, face.y, law)


def draw_bill(
    scene: Scene, bill: Bill | None, area: Area, look: Look, *, barred: bool = False
) -> None:
    """Put a bill on a dashed paper with a quill; a church bars it from veto.

    What was vetoed or dropped is faint and struck out.
    """
    kit, canvas, own = scene.kit, scene.canvas, colours_of(scene.theme)
    gone = bill is not None and bill.is_gone
    strength = FADED if gone or bill is None else 1
    ground, end = Shade(own.bill, own.bill), own.bill.mix(own.bill_edge, 0.14)
    sheet = kit.panel(*area[2:], look.corner, ground, light=0, left=end, left_width=look.end)
    canvas.lay(sheet, area.x, area.y)
    canvas.lay(kit.mask(look.frame, *area[2:], own.bill_edge, 0.75 * strength), *area[:2])
    with canvas.frame("bill", *area):
        _put_sign(canvas, "church" if barred else "quill-ink", area, look, own.bill_edge, strength)
        if bill is None:
            return
        contents = _contents(scene, bill.statute, area, look)
        shown = contents.weaker(FADED) if gone else contents
        canvas.put(shown, area.x + look.end, area.y, bill.statute)
        if gone:
            _strike(scene, bill.statute, area, look)


def _put_sign(
    canvas: Canvas, icon: str, area: Area, look: Look, colour: Colour, strength: float = 1
) -> None:
    sign = canvas.kit.icon(icon, look.sign, colour, strength)
    middle = area.y + (area.height - look.foot) / 2
    canvas.put_middle(sign, area.x + look.end / 2, middle, icon)


def _sentence(scene: Scene, law: Law, width: float, look: Look) -> list[Part]:
    make = partial(law_effect, scene.kit, law)
    return fitted(make, width - look.left - 8, look.glyph, look.text, look.gap)


def _contents(scene: Scene, law: Law, area: Area, look: Look) -> Sprite:
    """Return what a law does, and below it the same in words."""
    width, height = area.width - look.end, area.height - look.foot
    words = scene.words.gettext(LAW_TEXTS[law])

    def draw(canvas: Canvas) -> None:
        row(canvas, look.left, look.sentence_y, _sentence(scene, law, width, look), look.gap)
        said = lines(words, width - look.left - 8, look.words, look.two_lines)
        write_lines(canvas, said, look.left, look.words_y, scene.theme.soft)

    return scene.kit.drawing(("law", law, words, look.name), width, height, draw)


def _strike(scene: Scene, law: Law, area: Area, look: Look) -> None:
    """Strike out the sentence of a tile."""
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    sentence = _sentence(scene, law, area.width - look.end, look)
    width = round(row_width(sentence, look.gap)) + 12
    x, y = area.x + look.end + look.left - 6, area.y + look.sentence_y
    canvas.lay(kit.block(width, 14, 7, theme.on_light), x, y - 7)
    canvas.lay(kit.block(width - 6, 6, 3, theme.struck), x + 3, y - 3)
