"""Project cards: one drawing in two forms, from what the rules' table says of a card.

Cost, kind and points are on the band, then name and effect, and at the foot the good or object that
the card is instead. A high card has its band at the top, a wide one at its left.
"""

from collections.abc import Callable, Sequence
from gettext import NullTranslations

from games.maracaibo.cards import CARDS, Card, CardId, CardKind
from rendering.core.area import Area
from rendering.core.canvas import Canvas
from rendering.core.colour import WHITE
from rendering.core.kit import LIP, Kit
from rendering.core.lettering import Setting
from rendering.core.sentence import row, row_width
from rendering.core.sprite import Sprite
from rendering.core.theme import Shade
from rendering.maracaibo.colours import colours_of
from rendering.maracaibo.effects import Sentence, card_rows, fitted
from rendering.maracaibo.lines import name_lines, write_lines
from rendering.maracaibo.pieces import chip, parchment, pointed_star, priced_coin
from rendering.maracaibo.terms import KIND_ICONS

HIGH_UNIT, WIDE_UNIT = 232, 312
"""The widths of a high and of a wide card in which the sizes below are given."""
WIDE_HEIGHT = 230
TALL = 1.62
"""Cards that are not as high for their width have everything a little closer."""
GLYPHS = {1: 56, 2: 46, 3: 38}
"""The things in an effect by the number of its rows."""
GAP = 5


def card(kit: Kit, number: CardId, width: float, height: float, words: NullTranslations) -> Sprite:
    """Return a project card; `words` translate its name."""
    one = CARDS[number]
    name = words.gettext(one.name)

    def draw(canvas: Canvas) -> None:
        if width > height:
            _draw_wide(canvas, one, name, width, height)
        else:
            _draw_high(canvas, one, name, width, height)

    return kit.drawing(("project", number, name), width, height, draw)


def kind_sign(kit: Kit, kind: CardKind, size: float) -> Sprite:
    """Return the sign of a kind of card, as it stands on the band."""
    return kit.icon(KIND_ICONS[kind], size, WHITE)


def band_shade(kit: Kit, kind: CardKind) -> Shade:
    """Return the colours of the band of a kind of card."""
    colour = colours_of(kit.theme).kinds[kind]
    return Shade(colour.mix(WHITE, 0.12), colour)


def _draw_high(canvas: Canvas, one: Card, name: str, width: float, height: float) -> None:
    kit, unit = canvas.kit, width / HIGH_UNIT
    tight = height < width * TALL
    band, naming, foot = (74, 66, 70) if tight else (86, 74, 86)
    radius, face = round(20 * unit), height - LIP
    canvas.lay(kit.panel(width, height, radius, _body(kit), lip=kit.theme.lip), 0, 0)
    canvas.lay(_top(kit, width, round(band * unit), radius, band_shade(kit, one.kind)), 0, 0)
    coin, star, sign = round((band - 18) * unit), round((band - 12) * unit), round(44 * unit)
    middle = band * unit / 2
    canvas.put(priced_coin(kit, one.cost, coin), round(9 * unit), round(middle - coin / 2))
    canvas.put_middle(kind_sign(kit, one.kind, sign), round(width / 2), round(middle))
    right = width - star - round(5 * unit)
    canvas.put(pointed_star(kit, one.points, star), right, round(middle - star / 2))
    lines = name_lines(name, width - 16 * unit, round((26 if tight else 29) * unit))
    write_lines(canvas, lines, width / 2, (band + naming / 2 + 2) * unit, kit.theme.strong)
    top, edge = round((band + naming) * unit), round(9 * unit)
    inset = Area(edge, top, width - 2 * edge, round(face - foot * unit) - top)
    _draw_effect(canvas, one, inset, unit)
    _draw_foot(canvas, one, Area(0, face - foot * unit, width, foot * unit), unit)


def _draw_wide(canvas: Canvas, one: Card, name: str, width: float, height: float) -> None:
    kit, theme = canvas.kit, canvas.kit.theme
    unit = min(width / WIDE_UNIT, height / WIDE_HEIGHT)
    band, naming, foot = round(84 * unit), 64 * unit, 64 * unit
    radius, face, colour = round(20 * unit), height - LIP, colours_of(theme).kinds[one.kind]
    panel = kit.panel(
        width, height, radius, _body(kit), lip=theme.lip, left=colour, left_width=band
    )
    canvas.lay(panel, 0, 0)
    coin, star, sign = round(64 * unit), round(68 * unit), round(42 * unit)
    canvas.put_middle(priced_coin(kit, one.cost, coin), band / 2, round(8 * unit + coin / 2))
    canvas.put_middle(kind_sign(kit, one.kind, sign), band / 2, round(face * 0.5))
    canvas.put_middle(
        pointed_star(kit, one.points, star), band / 2, round(face - 6 * unit - star / 2)
    )
    room = width - band - 18 * unit
    middle = band + (width - band) / 2
    lines = name_lines(name, room, round(26 * unit))
    write_lines(canvas, lines, middle, naming / 2 + unit, theme.strong)
    edge = round(9 * unit)
    inset = Area(band + edge, round(naming), width - band - 2 * edge, round(face - foot - naming))
    _draw_effect(canvas, one, inset, unit)
    _draw_foot(canvas, one, Area(band, face - foot, width - band, foot), unit)


def _body(kit: Kit) -> Shade:
    return Shade(kit.theme.active.top, kit.theme.tile.bottom)


def _top(kit: Kit, width: float, height: float, radius: float, shade: Shade) -> Sprite:
    """Return a band with round corners above and square ones below."""

    def make() -> Sprite:
        whole = kit.panel(width, height + 2 * radius, radius, shade).rgba()
        return Sprite.of(whole.crop((0, 0, whole.width, kit.px(height))), width, height)

    return kit.made(("band", width, height, radius, shade), make)


def _draw_effect(canvas: Canvas, one: Card, area: Area, unit: float) -> None:
    """Put the lines of the effect one below the other on a dark ground."""
    kit = canvas.kit
    ground = kit.block(area.width, area.height, round(14 * unit), kit.theme.inset)
    canvas.lay(ground, area.x, area.y)
    most = len(card_rows(kit, one))
    pitch = area.height / most
    glyph = min(round(GLYPHS[most] * unit), int(pitch * 0.85))
    room = area.width - 14 * unit
    for line in range(most):
        parts = fitted(_line(kit, one, line), room, glyph, GAP)
        x = area.middle[0] - row_width(parts, GAP) / 2
        row(canvas, round(x), round(area.y + pitch * (line + 0.5)), parts, GAP)


def _line(kit: Kit, one: Card, number: int) -> Callable[[float], Sentence]:
    """Return what makes one of a card's lines in any size."""
    return lambda glyph: card_rows(kit, one, glyph)[number]


def _draw_foot(canvas: Canvas, one: Card, area: Area, unit: float) -> None:
    """Put the good or object that the card is instead of a project."""
    kit, middle = canvas.kit, round(area.middle[1])
    size = round(area.height - 14 * unit)
    canvas.put_middle(chip(kit, one.good, size), round(area.x + area.width * 0.27), middle)
    thing = parchment(kit, one.object, size)
    canvas.put_middle(thing, round(area.x + area.width * 0.73), middle)
    slash = Setting("/", "heavy", round(40 * unit))
    canvas.write(slash, area.middle[0], middle, kit.theme.soft, "middle", "middle")


def spread(count: int, most: int) -> Sequence[int]:
    """Return how many cards lie in each line when at most so many lie in one: as even as can be."""
    lines = -(-count // most)
    even, more = divmod(count, max(1, lines))
    return [even + (line < more) for line in range(lines)]
