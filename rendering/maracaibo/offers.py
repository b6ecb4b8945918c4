"""Tiles that each bear one answer as a glyph sentence, in as many lines as they need."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from rendering.core.area import Area
from rendering.core.kit import LIP, Kit
from rendering.core.lettering import caption
from rendering.core.light import light
from rendering.core.sentence import row, row_width
from rendering.maracaibo.effects import Sentence
from rendering.maracaibo.question import LEFT, Sheet
from rendering.maracaibo.scene import Scene

Maker = Callable[[Kit, float], Sentence]
"""What writes an answer in any size of its things."""
GLYPH, SMALLEST = 50, 30
HEIGHT, GAP, PITCH = 82, 18, 100
PAD = 20
CAPTION = 38
COLUMNS = ((1, 1), (4, 2), (9, 3))
"""By the most tiles, in how many columns they have room at least."""
ALIKE = 1.4


class Offers(NamedTuple):
    """Answers of one kind, with a caption above them if there are several kinds."""

    made: Sequence[Maker]
    caption: str | None = None
    legal: bool = True
    """Whether they may be chosen; else they only tell what is possible later."""


class Tile(NamedTuple):
    """A sentence on a tile so wide."""

    sentence: Sentence
    width: float


def lines_of(kit: Kit, offers: Offers, sheet: Sheet) -> list[list[Tile]]:
    """Return tiles in lines: of one width where they are much alike, else as wide as they need."""
    tiles = _tiles(kit, offers, GLYPH)
    widths = [tile.width for tile in tiles]
    alike = max(widths) <= ALIKE * min(widths)
    columns = _columns(len(tiles)) if alike else min(2, len(tiles))
    most, glyph = (sheet.room + GAP) / columns - GAP, float(GLYPH)
    while glyph > SMALLEST and max(tile.width for tile in tiles) > most:
        glyph -= 2
        tiles = _tiles(kit, offers, glyph)
    if not alike:
        return _flowing(tiles, sheet.room)
    widest = max(tile.width for tile in tiles)
    return _in_columns([tile._replace(width=widest) for tile in tiles], sheet.room)


def _tiles(kit: Kit, offers: Offers, glyph: float) -> list[Tile]:
    sentences = [make(kit, glyph) for make in offers.made]
    return [Tile(one, max(HEIGHT, round(row_width(one)) + 2 * PAD)) for one in sentences]


def _columns(count: int) -> int:
    """Return how many of so many tiles lie in a line at least: the more, the more there are."""
    return next((columns for most, columns in COLUMNS if count <= most), 4)


def _in_columns(tiles: list[Tile], room: float) -> list[list[Tile]]:
    most = max(1, int((room + GAP) // (tiles[0].width + GAP)))
    lines = -(-len(tiles) // most)
    in_line = -(-len(tiles) // lines)
    return [tiles[n : n + in_line] for n in range(0, len(tiles), in_line)]


def _flowing(tiles: list[Tile], room: float) -> list[list[Tile]]:
    lines: list[list[Tile]] = [[]]
    for tile in tiles:
        if lines[-1] and _width([*lines[-1], tile]) > room:
            lines.append([])
        lines[-1].append(tile)
    return lines


def _width(line: Sequence[Tile]) -> float:
    return sum(tile.width + GAP for tile in line) - GAP


def height_of(kit: Kit, offers: Offers, sheet: Sheet) -> float:
    """Return how high such offers are, the room below them included."""
    above = CAPTION if offers.caption else 0
    return above + PITCH * len(lines_of(kit, offers, sheet))


def draw_offers(scene: Scene, offers: Offers, sheet: Sheet, y: float) -> None:
    """Put all tiles below y, framed where they may be chosen."""
    if offers.caption:
        with scene.canvas.frame("caption", LEFT, y, sheet.room, CAPTION):
            text = caption(scene.words.gettext(offers.caption), sheet.room - 20)
            scene.canvas.write(text, LEFT + 6, y + 18, scene.theme.soft, down="middle")
        y += CAPTION
    for line in lines_of(scene.kit, offers, sheet):
        x = LEFT + (sheet.room - _width(line)) / 2
        for tile in line:
            area = Area(round(x), y, tile.width, HEIGHT)
            _draw_tile(scene, tile.sentence, area, offers.legal)
            x += tile.width + GAP
        y += PITCH


def _draw_tile(scene: Scene, sentence: Sentence, area: Area, legal: bool) -> None:
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    face = Area(area.x, area.y, area.width, area.height - LIP)
    canvas.lay(kit.shadow(*area[2:], 18, strength=0.45), *area[:2])
    shade = theme.tile if legal else theme.quiet
    canvas.lay(kit.panel(*area[2:], 18, shade, lip=theme.lip), *area[:2])
    if legal:
        light(scene.canvas, face, 18)
    with canvas.frame("offer", *face):
        left = face.middle[0] - row_width(sentence) / 2
        row(canvas, round(left), face.middle[1], sentence)
