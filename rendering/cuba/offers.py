"""Cards that each bear one answer as a glyph sentence, in as many lines as they need."""

from collections.abc import Sequence
from typing import NamedTuple

from rendering.core.area import Area
from rendering.core.kit import LIP
from rendering.core.lettering import caption
from rendering.core.light import light
from rendering.core.sentence import Part, row, row_width
from rendering.cuba.question import LEFT, ROOM
from rendering.cuba.scene import Scene

GLYPH, TEXT = 56, 48
CARD_HEIGHT, CARD_PITCH, CARD_GAP = 92, 108, 16
PAD = 22
CAPTION = 40


class Offers(NamedTuple):
    """Answers of one kind, with a caption above them if there are several kinds."""

    cards: Sequence[Sequence[Part]]
    caption: str | None = None


def lines_of(cards: Sequence[Sequence[Part]]) -> list[Sequence[Sequence[Part]]]:
    """Break cards into lines, as even as can be."""
    most = max(1, int((ROOM + CARD_GAP) // (_card_width(cards) + CARD_GAP)))
    count = -(-len(cards) // most)
    per_line = -(-len(cards) // count)
    return [cards[n : n + per_line] for n in range(0, len(cards), per_line)]


def _card_width(cards: Sequence[Sequence[Part]]) -> float:
    """Return the width of each card: that which the widest needs."""
    return max(CARD_HEIGHT, *(round(row_width(parts)) + 2 * PAD for parts in cards))


def height_of(offers: Sequence[Offers]) -> float:
    """Return how high such offers are."""
    captions = sum(CAPTION for one in offers if one.caption)
    return captions + CARD_PITCH * sum(len(lines_of(one.cards)) for one in offers)


def draw_offers(scene: Scene, offers: Sequence[Offers], y: float) -> float:
    """Put all cards below y, framed where they may be chosen; return where they end."""
    for one in offers:
        if one.caption:
            with scene.canvas.frame("caption", LEFT, y, ROOM, CAPTION):
                text = caption(scene.words.gettext(one.caption), ROOM - 20)
                scene.canvas.write(text, LEFT + 6, y + 20, scene.theme.soft, down="middle")
            y += CAPTION
        for line in lines_of(one.cards):
            _draw_line(scene, line, y, _card_width(one.cards))
            y += CARD_PITCH
    return y


def _draw_line(scene: Scene, line: Sequence[Sequence[Part]], y: float, width: float) -> None:
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    whole = len(line) * (width + CARD_GAP) - CARD_GAP
    x: float = round(LEFT + (ROOM - whole) / 2)
    for parts in line:
        area = Area(x, y, width, CARD_HEIGHT)
        canvas.lay(kit.shadow(*area[2:], 18, strength=0.45), *area[:2])
        canvas.lay(kit.panel(*area[2:], 18, theme.tile, lip=theme.lip), *area[:2])
        face = Area(area.x, area.y, area.width, area.height - LIP)
        light(scene.canvas, face, 18)
        with canvas.frame("offer", *face):
            left = face.middle[0] - row_width(parts) / 2
            row(canvas, round(left), face.middle[1], parts)
        x += width + CARD_GAP
