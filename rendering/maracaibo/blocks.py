"""The parts of a private picture, one below the other."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from games.maracaibo.cards import CardId
from rendering.core.area import Area
from rendering.core.kit import LIP, Kit
from rendering.core.lettering import caption
from rendering.core.light import light, veil
from rendering.core.sentence import row, row_width
from rendering.maracaibo.card_grid import (
    GAP,
    NOTE,
    WIDE,
    Place,
    Shape,
    height_of,
    places,
    shape_for,
)
from rendering.maracaibo.cards import card
from rendering.maracaibo.effects import Sentence, fitted
from rendering.maracaibo.offers import CAPTION, Offers, draw_offers
from rendering.maracaibo.offers import height_of as height_of_offers
from rendering.maracaibo.question import BROAD, LEFT, MAP, NARROW, Sheet
from rendering.maracaibo.scene import Scene

Tag = Callable[[Kit, float], Sentence]
"""What writes what may be done with a card in any size of its things."""
TAG_GAP = 6
TAG_GLYPH = 34
ROW = 72
ROW_GAP = 14
SHEETS = ((4, NARROW), (8, BROAD))
"""By the most cards; more of them need the widest page."""
IN_LINE = {BROAD: 4, MAP: 5}


class Block(NamedTuple):
    """A part of a picture: how high it is, and who draws it below a line."""

    height: float
    draw: Callable[[Scene, float], None]


def sheet_for(cards: int) -> Sheet:
    """Return the page on which so many cards have room."""
    return next((sheet for most, sheet in SHEETS if cards <= most), MAP)


def offers_block(kit: Kit, offers: Offers, sheet: Sheet) -> list[Block]:
    """Return tiles with an answer each, nothing where there is none."""
    if not offers.made:
        return []
    height = height_of_offers(kit, offers, sheet)
    return [Block(height, lambda scene, y: draw_offers(scene, offers, sheet, y))]


def row_block(make: Tag, sheet: Sheet, *, glyph: float = 44) -> Block:
    """Return a row that says what the question is about."""

    def draw(scene: Scene, y: float) -> None:
        area = Area(LEFT, y, sheet.room, ROW)
        scene.canvas.lay(scene.kit.panel(*area[2:], 18, scene.theme.panel), *area[:2])
        with scene.canvas.frame("subject", *area):
            parts = fitted(partial(make, scene.kit), area.width - 40, glyph, 5)
            left = area.middle[0] - row_width(parts, 5) / 2
            row(scene.canvas, round(left), area.middle[1], parts, 5)

    return Block(ROW + ROW_GAP, draw)


def caption_block(text: str, sheet: Sheet) -> Block:
    """Return a line that says what lies below it."""

    def draw(scene: Scene, y: float) -> None:
        with scene.canvas.frame("caption", LEFT, y, sheet.room, CAPTION):
            said = caption(text, sheet.room - 20)
            scene.canvas.write(said, LEFT + 6, y + 18, scene.theme.soft, down="middle")

    return Block(CAPTION, draw)


def cards_block(
    cards: Sequence[CardId],
    tags: Mapping[CardId, Sequence[Tag]],
    sheet: Sheet,
    *,
    dark: Sequence[CardId] | None = None,
    told: Mapping[CardId, Tag] | None = None,
) -> list[Block]:
    """Return cards with what may be done with each; those without a tag lie in the dark.

    `dark` names those that do, where tags tell something else than what is possible; `told` is what
    is to be known of a card besides.
    """
    if not cards:
        return []
    shape = _shape(len(cards), sheet)
    in_row = 2 if shape.width < 300 else 3
    labels = {card: _labels(card, tags, told or {}) for card in cards}
    notes = max(-(-len(labels[card]) // in_row) for card in cards)
    hidden = [one for one in cards if not tags.get(one)] if dark is None else dark

    def draw(scene: Scene, y: float) -> None:
        lying = places(len(cards), y, notes, shape, sheet.room)
        for one, place in zip(cards, lying, strict=True):
            _draw_card(scene, one, place, labels[one], in_row, one in hidden)

    return [Block(height_of(len(cards), notes, shape), draw)]


class Label(NamedTuple):
    """A note below a card: something that may be done, or something to be known."""

    make: Tag
    legal: bool


def _labels(
    card: CardId, tags: Mapping[CardId, Sequence[Tag]], told: Mapping[CardId, Tag]
) -> list[Label]:
    known = [Label(told[card], legal=False)] if card in told else []
    return [*known, *(Label(tag, legal=True) for tag in tags.get(card, ()))]


def _shape(count: int, sheet: Sheet) -> Shape:
    if sheet not in IN_LINE:
        return shape_for(count)
    width = int((sheet.room + GAP) / IN_LINE[sheet] - GAP)
    return Shape(IN_LINE[sheet], width, WIDE.height)


def _draw_card(
    scene: Scene, number: CardId, place: Place, labels: Sequence[Label], in_row: int, hidden: bool
) -> None:
    kit, canvas, area = scene.kit, scene.canvas, place.card
    canvas.lay(kit.shadow(*area[2:], 20, strength=0.5), *area[:2])
    with canvas.frame(f"card {number}", *area):
        canvas.put(card(kit, number, *area[2:], scene.words), *area[:2], number)
    if hidden:
        veil(scene.canvas, area, 20, 0.66)
    elif any(label.legal for label in labels):
        light(scene.canvas, Area(*area[:3], area.height - LIP), 20)
    for line in range(0, len(labels), in_row):
        _draw_labels(scene, labels[line : line + in_row], place.notes[line // in_row])


def _draw_labels(scene: Scene, labels: Sequence[Label], area: Area) -> None:
    """Put what may be done with a card, and what is to be known, on pills side by side."""
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    width = int((area.width - TAG_GAP * (len(labels) - 1)) / len(labels))
    for place, label in enumerate(labels):
        pill = Area(round(area.x + place * (width + TAG_GAP)), area.y, width, NOTE)
        ground = kit.block(*pill[2:], NOTE / 2, theme.well)
        if label.legal:
            ground = kit.block(*pill[2:], NOTE / 2, theme.on_light, edge=theme.now, line=3)
        canvas.lay(ground, *pill[:2])
        with canvas.frame("tag", *pill):
            parts = fitted(partial(label.make, kit), width - 22, TAG_GLYPH, 4)
            left = pill.middle[0] - row_width(parts, 4) / 2
            row(canvas, round(left), pill.middle[1], parts, 4)
