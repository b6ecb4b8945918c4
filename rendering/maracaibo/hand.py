"""The private picture: the reader's cards, where each can go, and the own ship in short."""

from collections.abc import Sequence
from functools import partial

from games.core.action import Seat
from games.maracaibo.cards import CARDS, CardId
from games.maracaibo.data import PLANNING_AREAS
from games.maracaibo.upgrades import UPGRADES
from games.maracaibo.view import MaracaiboView
from rendering.core.area import Area
from rendering.core.header import PRIVATE
from rendering.core.kit import Kit
from rendering.core.lettering import Step, fit, ladder
from rendering.core.page import page
from rendering.core.sentence import Part, Quiet, number, row, row_width
from rendering.core.tokens import piece
from rendering.maracaibo import pieces
from rendering.maracaibo.card_grid import (
    HIGH,
    LEFT,
    ROOM,
    WIDTH,
    Place,
    height_of,
    places,
    shape_for,
)
from rendering.maracaibo.cards import card
from rendering.maracaibo.career import BRIEF_HEIGHT, draw_brief_careers, draw_tasks, lay_socket
from rendering.maracaibo.effects import Sentence, fitted
from rendering.maracaibo.holdings import Holding, draw_spread
from rendering.maracaibo.news import NO_NEWS
from rendering.maracaibo.prospects import markets_ahead, on_trail_ahead, quests_ahead
from rendering.maracaibo.scene import Scene
from rendering.maracaibo.ship_board import draw_symbols
from rendering.maracaibo.slips import Sizes, card_slip
from rendering.maracaibo.spots import plain_spot

TOP = 84
NAME_STEPS = (Step("heavy", 36), Step("heavy", 33), *ladder(34, 20, "narrow"))
PRIVATE_STEPS = (Step("bold", 23), *(Step("narrow", size) for size in range(23, 14, -1)))
NAME_X = 98
HOLDINGS = Area(440, 12, 540, 60)
PLANNED = Sizes(312, 62, 40)
SPOT, SPOT_PITCH = (74, 62), 80.5
TASKS, SYMBOLS = 644, 310
ROW_GAP = 10
EMPTY_HEIGHT = 120
THINGS: Sequence[Holding] = (*("hand", "doubloons", "figures", "combat", "points"),)


def notes_for(count: int) -> int:
    """Return how many notes each of so many cards has: with few, good and object have their own."""
    return 2 if shape_for(count) == HIGH else 1


def height_for(view: MaracaiboView) -> float:
    """Return how high the picture of a reader's hand is."""
    count = len(view.hand)
    cards = height_of(count, notes_for(count)) if count else EMPTY_HEIGHT
    if view.phase == "set-up":
        return TOP + cards + (BRIEF_HEIGHT + 8 if view.careers else 0)
    return TOP + cards + 3 * (PLANNED.height + ROW_GAP) + 6


def paint_hand(kit: Kit, view: MaracaiboView, names: Sequence[str], language: str = "en") -> Scene:
    """Paint what is the reader's alone, in true colour.

    Raises:
        ValueError: the view is a spectator's.
    """
    if view.seat is None:
        raise ValueError("A spectator has no hand that could be drawn.")
    canvas = page(kit, WIDTH, height_for(view), "hand")
    scene = Scene(canvas, view, names, language, NO_NEWS)
    draw_hand(scene, view.seat)
    return scene


def draw_hand(scene: Scene, seat: Seat) -> None:
    """Put the cards, the planned ones, the ship in short, and what the reader has."""
    view = scene.view
    _draw_head(scene, seat)
    y = _draw_cards(scene, seat)
    if view.phase != "set-up":
        y = _draw_planned(scene, seat, y)
        y = _draw_spots(scene, seat, y)
        _draw_career(scene, seat, y)
    elif view.careers:
        draw_brief_careers(scene, view.careers, seat, Area(LEFT, y, ROOM, BRIEF_HEIGHT))


def _draw_head(scene: Scene, seat: Seat) -> None:
    """Put piece and name, that nobody else sees this, and what the reader has."""
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    with canvas.frame("head", 0, 0, HOLDINGS.x - 8, TOP - 4):
        canvas.put(piece(kit, seat, 62), LEFT, 10, "piece")
        room = HOLDINGS.x - 16 - NAME_X
        name = fit(scene.shown(seat), room, NAME_STEPS)
        canvas.write(name, NAME_X, 44, theme.strong)
        canvas.put(kit.icon("padlock", 24, theme.now), NAME_X, 52, "padlock")
        said = fit(scene.words.gettext(PRIVATE), room - 32, PRIVATE_STEPS)
        canvas.write(said, NAME_X + 32, 65, theme.soft, down="middle")
    draw_spread(scene, seat, THINGS, HOLDINGS, 40, 40)


def _draw_cards(scene: Scene, seat: Seat) -> float:
    """Put the cards with what they are good for ahead; return where they end."""
    kit, canvas, hand = scene.kit, scene.canvas, scene.view.hand
    notes = notes_for(len(hand))
    if not hand:
        area = Area(LEFT, TOP, ROOM, EMPTY_HEIGHT - ROW_GAP)
        lay_socket(scene, area)
        with canvas.frame("no cards", *area):
            canvas.put_middle(pieces.card_sign(kit, 66).weaker(0.3), *area.middle, "no cards")
        return TOP + EMPTY_HEIGHT
    for number_, place in zip(hand, places(len(hand), TOP, notes), strict=True):
        with canvas.frame(f"card {number_}", *place.card):
            shadow = kit.shadow(*place.card[2:], 20, strength=0.5)
            canvas.lay(shadow, *place.card[:2])
            canvas.put(card(kit, number_, *place.card[2:], scene.words), *place.card[:2], number_)
        _draw_notes(scene, seat, number_, place)
    return TOP + height_of(len(hand), notes)


def _draw_notes(scene: Scene, seat: Seat, number_: CardId, place: Place) -> None:
    """Put where the good can be delivered ahead, and which quests ahead ask for the object."""
    sentences = (
        partial(_good_ahead, scene, seat, number_),
        partial(_object_ahead, scene, seat, number_),
    )
    if len(place.notes) == len(sentences):
        for area, sentence in zip(place.notes, sentences, strict=True):
            put_note(scene, area, fitted(sentence, area.width - 24, 36, 5))
        return
    area = place.notes[0]
    half = area.width / 2 - 3
    for side, sentence in enumerate(sentences):
        part = Area(round(area.x + side * (half + 6)), area.y, int(half), area.height)
        put_note(scene, part, fitted(sentence, part.width - 16, 34, 4), 4)


def put_note(scene: Scene, area: Area, parts: Sequence[Part], gap: float = 5) -> None:
    """Put a sentence in the middle of a dark pill."""
    canvas = scene.canvas
    canvas.lay(scene.kit.block(*area[2:], area.height / 2, scene.theme.well), *area[:2])
    with canvas.frame("note", *area):
        row(canvas, round(area.middle[0] - row_width(parts, gap) / 2), area.middle[1], parts, gap)


def _good_ahead(scene: Scene, seat: Seat, number_: CardId, glyph: float) -> Sentence:
    """Return the good of a card and the cities ahead that still take it."""
    kit, good = scene.kit, CARDS[number_].good
    there = markets_ahead(scene.view, seat, good)
    badges: Sentence = [pieces.badge(kit, place, round(glyph * 1.06)) for place in there]
    return [pieces.chip(kit, good, glyph), *_after_arrow(kit, badges, glyph)]


def _object_ahead(scene: Scene, seat: Seat, number_: CardId, glyph: float) -> Sentence:
    """Return the object of a card and the quests ahead that ask for it; the boot is the track."""
    kit, thing = scene.kit, CARDS[number_].object
    there = quests_ahead(scene.view, seat, thing)
    badges: Sentence = [pieces.badge(kit, place, round(glyph * 1.06)) for place in there]
    if on_trail_ahead(scene.view, seat, thing):
        badges.append(pieces.boot(kit, round(glyph * 1.06)))
    return [pieces.parchment(kit, thing, glyph), *_after_arrow(kit, badges, glyph)]


def _after_arrow(kit: Kit, badges: Sentence, glyph: float) -> Sentence:
    nothing = Quiet(number("–", round(glyph * 0.9)))
    return [kit.icon("arrow", round(glyph * 0.66), kit.theme.soft), *(badges or [nothing])]


def _draw_planned(scene: Scene, seat: Seat, y: float) -> float:
    """Put the planned cards, which lie in the open, and the free planning areas."""
    kit, canvas, planned = scene.kit, scene.canvas, scene.view.players[seat].planned
    for place in range(PLANNING_AREAS):
        area = Area(LEFT + place * (PLANNED.width + 12), y, PLANNED.width, PLANNED.height)
        with canvas.frame(f"planned {place}", *area):
            if place < len(planned):
                slip = card_slip(kit, planned[place], PLANNED, planned=True)
                canvas.put(slip, *area[:2], planned[place])
                continue
            lay_socket(scene, area)
            canvas.put_middle(pieces.card_sign(kit, 40).weaker(0.25), *area.middle, "empty")
    return y + PLANNED.height + ROW_GAP


def _draw_spots(scene: Scene, seat: Seat, y: float) -> float:
    """Put the spots of the ship board in one line."""
    discs = scene.view.players[seat].discs
    for place, upgrade in enumerate(UPGRADES):
        area = Area(round(LEFT + place * SPOT_PITCH), y, *SPOT)
        with scene.canvas.frame(f"spot {upgrade}", *area):
            spot = plain_spot(scene, seat, upgrade, discs[upgrade], *SPOT)
            scene.canvas.put(spot, *area[:2], upgrade)
    return y + SPOT[1] + ROW_GAP


def _draw_career(scene: Scene, seat: Seat, y: float) -> None:
    """Put the tasks of the career, and the synergy tokens."""
    draw_tasks(scene, seat, Area(LEFT, y, TASKS, PLANNED.height))
    draw_symbols(scene, seat, Area(LEFT + ROOM - SYMBOLS, y, SYMBOLS, PLANNED.height), 48)
