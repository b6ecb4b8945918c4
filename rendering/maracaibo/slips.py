"""Projects and buildings as slips: the kind on the band, the effect, the points at the right."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from games.maracaibo.buildings import Building
from games.maracaibo.cards import CARDS, Card, CardId, CardKind
from rendering.core.area import Area
from rendering.core.canvas import Canvas
from rendering.core.colour import Colour
from rendering.core.kit import Kit
from rendering.core.sentence import Part, Quiet, number, row, row_width
from rendering.core.sprite import Sprite
from rendering.maracaibo.cards import kind_sign
from rendering.maracaibo.colours import colours_of
from rendering.maracaibo.effects import (
    Sentence,
    assistant_action,
    building_effect,
    card_effect,
    fitted,
    perk,
    reward,
    tally,
)
from rendering.maracaibo.pieces import building_icon, pointed_star, priced_coin

SPENT = 0.45
"""How strong the effect of a project is whose work is done."""
DONE_AT_ONCE: tuple[CardKind, ...] = ("immediate", "income")
BAND = 1.12
"""The width of a band for the height of a slip, at most."""
WIDEST_BAND = 54
GAP = 4
LEAST = 24
"""Things that would be smaller than this are left out where something is planned."""


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
    size = min(54, sizes.height - 2)

    def draw(canvas: Canvas) -> None:
        _lay(canvas, sizes, colours_of(kit.theme).kinds[one.kind])
        sign = kind_sign(kit, one.kind, round(sizes.band * 0.62))
        canvas.put_middle(sign, sizes.band / 2, sizes.height / 2)
        left, right = sizes.band + 8, sizes.width - 5
        if planned:
            coin = priced_coin(kit, one.cost, size - 6)
            canvas.put(coin, left - 2, round((sizes.height - coin.height) / 2))
            left += size - 2
        else:
            star = pointed_star(kit, one.points, size)
            right -= size
            canvas.put(star, right, round((sizes.height - size) / 2 - 1))
        effect = partial(short_effect if planned else remaining_effect, kit, one)
        room = right - left - 4
        if planned and row_width(card_effect(kit, one, LEAST), GAP) <= room:
            effect = partial(card_effect, kit, one)
        parts = fitted(effect, room, sizes.glyph, GAP)
        row(
            canvas,
            left,
            sizes.height / 2,
            faded(parts) if spent else parts,
            GAP,
            strength=SPENT if spent else 1,
        )

    return kit.drawing(("card slip", number, sizes, planned, spent), *sizes[:2], draw)


def remaining_effect(kit: Kit, one: Card, glyph: float) -> Sentence:
    """Return what a bought card still does; where that is nothing, what it has done."""
    if one.assistant is not None:
        return assistant_action(kit, one.assistant, glyph)
    if one.perk is not None:
        return perk(kit, one.perk, glyph)
    if one.tally is not None:
        return tally(kit, one.tally, glyph)
    return reward(kit, one.gains, glyph)


def short_effect(kit: Kit, one: Card, glyph: float) -> Sentence:
    """Return what matters most of what a card does; a sign says where there is more."""
    plain = tuple(gain for gain in one.gains if gain.given is None and gain.kind != "symbol")
    special = one.assistant or one.perk or one.tally
    main = remaining_effect(kit, one, glyph) if special else reward(kit, plain, glyph)
    left_out = bool(one.gains) if special else len(plain) < len(one.gains)
    more: Sentence = [Quiet(number("…", glyph))]
    return [*main, *(more if left_out else [])]


def building_slip(kit: Kit, building: Building, sizes: Sizes) -> Sprite:
    """Return a prestige building in which somebody has invested, on a slip."""

    def draw(canvas: Canvas) -> None:
        _lay(canvas, sizes, kit.theme.inset)
        icon = building_icon(kit, building, round(sizes.band * 0.74))
        canvas.put_middle(icon, sizes.band / 2, sizes.height / 2)
        left = sizes.band + 8
        parts = fitted(
            lambda glyph: building_effect(kit, building, glyph),
            sizes.width - left - 8,
            sizes.glyph,
            GAP,
        )
        row(canvas, left, sizes.height / 2, parts, GAP)

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
