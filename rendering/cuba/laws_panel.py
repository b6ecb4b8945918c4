"""The laws in force, and what each would pay each player now."""

from collections.abc import Sequence
from functools import partial
from typing import Literal

from games.core.action import Seat
from games.cuba.statutes import BONUS_POINTS, GROUPS, Group
from rendering.core.area import Area
from rendering.core.kit import Kit
from rendering.core.sentence import Part, number, row
from rendering.core.tokens import piece, star
from rendering.cuba.colours import colours_of
from rendering.cuba.dues import Pay, pay_of
from rendering.cuba.effects import fitted, law_effect
from rendering.cuba.scene import Scene
from rendering.cuba.terms import GROUP_ICONS

Block = Group | Literal["total"]
BLOCKS: tuple[Block, ...] = (*GROUPS, "total")
PAD, GAP = 12, 8
OTHER_HEIGHT = 62
"""The height of the fourth law's block, which pays nobody."""
HEAD = 52
ROW = 58
NARROWEST = 76
"""A piece and a number of one digit."""
ROOMY = 110
"""With less than this for a player, numbers of two digits are smaller."""
NOTHING = "–"


def lay_laws(scene: Scene, area: Area, *, across: bool = False) -> None:
    """Lay the ground of the panel, before light falls on it from beside."""
    canvas, places = scene.canvas, _places(area, across=across)
    canvas.patch(("laws", area, canvas.height), area.box, lambda: _lay_blocks(scene, area, places))


def draw_laws(scene: Scene, area: Area, *, across: bool = False) -> None:
    """Put a block for each law and one for all together; side by side, or one below the other."""
    canvas = scene.canvas
    pays = [pay_of(scene.view, seat) for seat in range(scene.view.seats)]
    for block, place in zip(BLOCKS, _places(area, across=across), strict=True):
        with canvas.frame(f"law {block}", *place):
            _draw_block(scene, block, place, pays)


def _lay_blocks(scene: Scene, area: Area, places: Sequence[Area]) -> None:
    kit, canvas = scene.kit, scene.canvas
    canvas.lay(kit.panel(*area[2:], 22, kit.theme.panel), *area[:2])
    for place in places:
        canvas.lay(kit.block(place.width, place.height, 16, kit.theme.inset), *place[:2])


def _places(area: Area, *, across: bool) -> list[Area]:
    """Return where the blocks lie."""
    x, y = area.x + PAD, area.y + PAD
    if across:
        width = (area.width - 2 * PAD + GAP) / len(BLOCKS)
        return [
            Area(round(x + n * width), y, round(width - GAP), area.height - 2 * PAD)
            for n in range(len(BLOCKS))
        ]
    rest = area.height - 2 * PAD - OTHER_HEIGHT - GAP * (len(BLOCKS) - 1)
    places = []
    for block in BLOCKS:
        height = OTHER_HEIGHT if block == "other" else rest // (len(BLOCKS) - 1)
        places.append(Area(x, y, area.width - 2 * PAD, height))
        y += height + GAP
    return places


def _draw_block(scene: Scene, block: Block, area: Area, pays: Sequence[Pay]) -> None:
    if block == "other":
        _draw_sentence(scene, block, area, area.middle[1])
        return
    room = min(area.height - _rows(scene, area) * ROW, 110)
    _draw_sentence(scene, block, area, area.y + room / 2 + 2)
    _draw_pays(scene, block, area, pays)


def _draw_sentence(scene: Scene, block: Block, area: Area, middle: float) -> None:
    """Put the group's icon and what the law does; in the last block what both together bring."""
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    own, left, room = colours_of(theme), area.x + 66, area.width - 78
    if block == "total":
        canvas.write(number("=", 44), area.x + 33, middle, theme.soft, "middle", "middle")
        row(canvas, left, middle, fitted(partial(_bonus, kit), room, 40, 38, 5), 5)
        return
    canvas.put_middle(kit.icon(GROUP_ICONS[block], 40, own.tab_ink), area.x + 33, middle, block)
    law = scene.view.laws[block]
    if law is None:
        canvas.write(number(NOTHING, 36), left + 4, middle, own.zero, down="middle")
        return
    row(canvas, left, middle, fitted(partial(law_effect, kit, law), room, 40, 38, 5), 5)


def _bonus(kit: Kit, glyph: float, text: float) -> list[Part]:
    """Return what tax and duty together bring beside their points."""
    own = colours_of(kit.theme)
    tax, duty = (kit.icon(GROUP_ICONS[group], glyph, own.tab_ink) for group in ("tax", "duty"))
    return [tax, duty, 4, number(f"+{BONUS_POINTS}", text), star(kit, glyph + 2)]


def _rows(scene: Scene, area: Area) -> int:
    """Return in how many rows the players stand."""
    wide = (area.width - 16) / scene.view.seats >= NARROWEST
    return 1 if wide and area.height < HEAD + 2 * ROW + 30 else 2


def _draw_pays(scene: Scene, block: Block, area: Area, pays: Sequence[Pay]) -> None:
    """Put what each player gets, all pieces in the same columns."""
    rows = _rows(scene, area)
    columns = -(-scene.view.seats // rows)
    width = (area.width - 16) / columns
    for seat, pay in enumerate(pays):
        line, column = divmod(seat, columns)
        x = area.x + 8 + width * column
        y = area.foot - ROW * (rows - line) + ROW / 2 - 4
        _draw_pay(scene, seat, _points(block, pay), x, y, width, total=block == "total")


def _points(block: Block, pay: Pay) -> int:
    return pay.total if block == "total" else int(getattr(pay, block))


def _draw_pay(
    scene: Scene, seat: Seat, points: int, x: float, y: float, width: float, *, total: bool
) -> None:
    kit, theme = scene.kit, scene.theme
    ink = theme.star.face if total else theme.strong
    size, side, gap = 44 if total else 38, 40, 8
    if points > 9 and width < ROOMY:
        size, side, gap = 34, 38, 5
    text = number(str(points) if points else NOTHING, size)
    parts: list[Part] = [piece(kit, seat, side), text]
    left = round(x + max(2, (width - 84) / 2))
    row(scene.canvas, left, y, parts, gap, ink if points else colours_of(theme).zero)
