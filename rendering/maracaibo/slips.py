"""Projects and buildings as slips: the kind on the band, the effect, the points at the right."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from games.maracaibo.buildings import Building
from games.maracaibo.cards import CARDS, CardId, CardKind
from rendering.core.area import Area
from rendering.core.canvas import Canvas
from rendering.core.colour import Colour
from rendering.core.kit import Kit
from rendering.core.sentence import Part, row, row_width
from rendering.core.sprite import Sprite
from rendering.maracaibo.brevity import GAP, bought_effects, planned_effects, put_lines, squeezed
from rendering.maracaibo.cards import kind_sign
from rendering.maracaibo.colours import colours_of
from rendering.maracaibo.effects import Sentence, building_effect
from rendering.maracaibo.pieces import building_icon, pointed_star, priced_coin

SPENT = 0.45
"""How strong the effect of a project is whose work is done."""
DONE_AT_ONCE: tuple[CardKind, ...] = ("immediate", "income")
BAND = 1.12
"""The width of a band for the height of a slip, at most."""
WIDEST_BAND = 54
STARRED = 200
"""Slips that are narrower than this have no room for points."""


class Sizes(NamedTuple):
    """How large a slip and the things on it are."""

    width: float
    height: float
    glyph: float

    @property
    def band(self) -> float:
        """The width of the band."""
        return min(WIDEST_BAND, round(self.height * BAND))


def card_slip(
    kit: Kit, number: CardId, sizes: Sizes, *, planned: bool = False, faint: bool = True
) -> Sprite:
    """Return a card on a slip: a `planned` one has its cost in place of its points.

    A bought one is `faint` where its work is done.
    """
    one = CARDS[number]
    spent = faint and not planned and one.kind in DONE_AT_ONCE
    size = min(54 if sizes.width > 250 else 42, sizes.height - 2)

    def draw(canvas: Canvas) -> None:
        _lay(canvas, sizes, colours_of(kit.theme).kinds[one.kind])
        sign = kind_sign(kit, one.kind, round(sizes.band * 0.62))
        canvas.put_middle(sign, sizes.band / 2, sizes.height / 2)
        left, right = sizes.band + 6, sizes.width - 5
        if planned:
            coin = priced_coin(kit, one.cost, size - 6)
            canvas.put(coin, left, round((sizes.height - coin.height) / 2))
            left += size - 2
        elif sizes.width >= STARRED:
            star = pointed_star(kit, one.points, size)
            right -= size
            canvas.put(star, right, round((sizes.height - size) / 2 - 1))
        effects = (planned_effects if planned else bought_effects)(kit, one)
        lines = squeezed(effects, right - left - 4, sizes.height, sizes.glyph)
        if spent:
            lines = lines._replace(lines=[faded(line) for line in lines.lines])
        put_lines(canvas, lines, left, sizes.height, SPENT if spent else 1)

    return kit.drawing(("card slip", number, sizes, planned, spent), *sizes[:2], draw)


def building_slip(kit: Kit, building: Building, sizes: Sizes) -> Sprite:
    """Return a prestige building in which somebody has invested, on a slip."""

    def draw(canvas: Canvas) -> None:
        _lay(canvas, sizes, kit.theme.inset)
        icon = building_icon(kit, building, round(sizes.band * 0.74))
        canvas.put_middle(icon, sizes.band / 2, sizes.height / 2)
        left = sizes.band + 8
        effect = partial(building_effect, kit, building)
        lines = squeezed([effect], sizes.width - left - 6, sizes.height, sizes.glyph)
        put_lines(canvas, lines, left, sizes.height)

    return kit.drawing(("building slip", building, sizes), *sizes[:2], draw)


def _lay(canvas: Canvas, sizes: Sizes, band: Colour) -> None:
    kit, theme = canvas.kit, canvas.kit.theme
    radius = round(min(14, sizes.height * 0.26))
    panel = kit.panel(*sizes[:2], radius, theme.tile, left=band, left_width=sizes.band)
    canvas.lay(panel, 0, 0)


def faded(parts: Sequence[Part], strength: float = SPENT) -> Sentence:
    """Return a sentence with its things weaker."""
    return [part.weaker(strength) if isinstance(part, Sprite) else part for part in parts]


def slip_sizes(
    count: int, area: Area, columns: Sequence[int], glyph: float, highest: float, lowest: float
) -> tuple[int, Sizes]:
    """Return in how many columns so many slips lie in an area, and how large they are.

    Of the numbers of `columns` the first one is taken in which they are no lower than `lowest`,
    else the last.
    """
    for wide in columns:
        lines = max(1, -(-count // wide))
        pitch = min(highest + ROW_GAP, (area.height + ROW_GAP) / lines)
        if pitch - ROW_GAP >= lowest or wide == columns[-1]:
            break
    height = max(lowest, int(pitch - ROW_GAP))
    width = int((area.width - COLUMN_GAP * (wide - 1)) / wide)
    return wide, Sizes(width, height, min(glyph, round(height * 0.72)))


ROW_GAP, COLUMN_GAP = 6, 8


def lay_slips(canvas: Canvas, slips: Sequence[Sprite], area: Area, columns: int) -> None:
    """Put slips line by line."""
    for place, slip in enumerate(slips):
        line, column = divmod(place, columns)
        x = area.x + column * (slip.width + COLUMN_GAP)
        canvas.put(slip, x, area.y + line * (slip.height + ROW_GAP), "slip")


def places_for(area: Area, columns: int, sizes: Sizes) -> int:
    """Return how many slips of a size an area holds."""
    return columns * int((area.height + ROW_GAP) // (sizes.height + ROW_GAP))


def note_slip(kit: Kit, parts: Sequence[Part], key: object, sizes: Sizes) -> Sprite:
    """Return a slip without a band that says something in few things."""

    def draw(canvas: Canvas) -> None:
        radius = round(min(14, sizes.height * 0.26))
        ground = kit.block(*sizes[:2], radius, kit.theme.inset, 0.6)
        canvas.lay(ground, 0, 0)
        x = (sizes.width - row_width(parts, GAP)) / 2
        row(canvas, round(x), sizes.height / 2, parts, GAP)

    return kit.drawing(("note slip", key, sizes), *sizes[:2], draw)
