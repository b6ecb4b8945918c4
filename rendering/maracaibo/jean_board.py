"""Jean's board: her counts, what she is ahead by, and the cards that she has turned up (§15)."""

from collections.abc import Sequence
from typing import NamedTuple

from games.maracaibo.automa import (
    AHEAD_IN_QUESTS,
    AHEAD_IN_UPGRADES,
    AHEAD_ON_TRAIL,
    COMPARED_POINTS,
    DISCS_PER_UPGRADE,
    ORDERS,
    AutomaCard,
    Move,
)
from games.maracaibo.data import JEAN, NATIONS
from games.maracaibo.gains import Gain
from games.maracaibo.trail import SPACES_LEFT
from games.maracaibo.view import JeanView, MaracaiboView
from rendering.core.area import Area
from rendering.core.colour import Colour
from rendering.core.kit import Kit
from rendering.core.lettering import Setting, ladder
from rendering.core.lettering import fit as fit_text
from rendering.core.page import page
from rendering.core.sentence import Part, Quiet, number, row, row_width
from rendering.core.sprite import Sprite
from rendering.core.tokens import star
from rendering.core.words import mark
from rendering.maracaibo import pieces, seats
from rendering.maracaibo.cell_head import draw_cell_head
from rendering.maracaibo.effects import effect, fitted, joined
from rendering.maracaibo.news import NO_NEWS
from rendering.maracaibo.prospects import completed
from rendering.maracaibo.scene import Scene

LEVEL = mark("level {number}")
DECK = mark("deck {count}")
PAD = 13
COUNTS_Y, COUNTS_HEIGHT = 64, 50
AHEAD_Y, AHEAD_HEIGHT, AHEAD_PITCH = 122, 58, 64
NATIONS_Y = AHEAD_Y + 3 * AHEAD_PITCH
CARDS_Y, CARD_HEIGHT, CARD_PITCH = NATIONS_Y + AHEAD_PITCH, 40, 45
HUMAN, GAP = 0, 8
PAGE = (800, 642)
BOARD = Area(15, 15, 770, 612)


class Lead(NamedTuple):
    """What is compared at the end: both counts, how far Jean is ahead, and from when it counts."""

    signs: tuple[Sprite, ...]
    hers: str
    yours: str
    ahead: int
    steps: tuple[int, int, int]


def leads(kit: Kit, view: MaracaiboView, jean: JeanView) -> list[Lead]:
    """Return what is compared at the end of a game for one."""
    human = view.players[HUMAN]
    quests = len(jean.quests), len(human.quests)
    upgrades = jean.discs // DISCS_PER_UPGRADE, len(completed(human))
    left = SPACES_LEFT[jean.explorer], SPACES_LEFT[human.explorer]
    size = 44
    finish = kit.icon("checkered-flag", 38, kit.theme.soft)
    return [
        _lead((pieces.quest_sign(kit, size),), quests, quests[0] - quests[1], AHEAD_IN_QUESTS),
        _lead((pieces.wheel(kit, size),), upgrades, upgrades[0] - upgrades[1], AHEAD_IN_UPGRADES),
        _lead(
            (pieces.boot(kit, size), finish),
            (-left[0], -left[1]),
            left[1] - left[0],
            AHEAD_ON_TRAIL,
        ),
    ]


def _lead(
    signs: tuple[Sprite, ...], counts: tuple[int, int], ahead: int, steps: tuple[int, int, int]
) -> Lead:
    hers, yours = (str(abs(count)) for count in counts)
    return Lead(signs, hers, yours, ahead, steps)


def jean_scene(kit: Kit, view: MaracaiboView, names: Sequence[str], language: str) -> Scene:
    """Begin a picture of Jean's board: nothing but the page is on it."""
    return Scene(page(kit, *PAGE, "jean"), view, names, language, NO_NEWS)


def draw_jean_page(scene: Scene) -> None:
    """Put Jean's board by itself."""
    scene.canvas.lay(scene.kit.panel(*BOARD[2:], 22, scene.theme.panel), *BOARD[:2])
    draw_cell_head(scene, JEAN, BOARD)
    draw_jean(scene, BOARD)


def draw_jean(scene: Scene, area: Area) -> None:
    """Put what lies before Jean below her head, for which room is left."""
    jean = scene.view.jean
    assert jean is not None, "only a game for one has Jean"
    _draw_counts(scene, jean, area)
    for line, lead in enumerate(leads(scene.kit, scene.view, jean)):
        place = Area(
            area.x + PAD,
            area.y + AHEAD_Y + line * AHEAD_PITCH,
            area.width - 2 * PAD,
            AHEAD_HEIGHT,
        )
        _draw_lead(scene, line, lead, place)
    _draw_nations(scene, jean, area)
    _draw_cards(scene, jean, area)


def _draw_nations(scene: Scene, jean: JeanView, area: Area) -> None:
    """Put her influence with each nation, the rank, and what that is worth now."""
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    width = (area.width - 2 * PAD - 2 * GAP) / len(NATIONS)
    for place, nation in enumerate(NATIONS):
        cell = Area(
            round(area.x + PAD + place * (width + GAP)),
            area.y + NATIONS_Y,
            int(width),
            AHEAD_HEIGHT,
        )
        canvas.lay(kit.block(*cell[2:], 14, theme.inset, 0.75), *cell[:2])
        points = jean.ranks[nation] * scene.view.nations[nation].value
        parts: list[Part] = [
            *(pieces.shield(kit, nation, 34), number(str(jean.influence[nation]), 36), 8),
            *(pieces.pennant(kit, jean.ranks[nation], 34), 8),
            *(Quiet(number(str(points), 30)), star(kit, 34).weaker(0.6)),
        ]
        with canvas.frame(f"influence {nation}", *cell):
            left = cell.middle[0] - row_width(parts, 4) / 2
            row(canvas, round(left), cell.middle[1], parts, 4)


def _draw_counts(scene: Scene, jean: JeanView, area: Area) -> None:
    """Put discs, cards, income, quests, and at the right her level and what is in her deck."""
    kit, canvas, theme, y = scene.kit, scene.canvas, scene.theme, area.y + COUNTS_Y
    counts: Sequence[tuple[Sprite, int]] = (
        (seats.disc(kit, scene.view, JEAN, 38), jean.discs),
        (pieces.card_sign(kit, 42), jean.cards),
        (pieces.point_rise(kit, 42), jean.income),
        (pieces.quest_sign(kit, 42), len(jean.quests)),
    )
    x = area.x + PAD + 6
    for place, (sign, count) in enumerate(counts):
        with canvas.frame(f"count {place}", x, y, 112, COUNTS_HEIGHT):
            canvas.put(sign, x, round(y + 24 - sign.height / 2))
            ink = theme.strong if count else theme.dim
            canvas.write(number(str(count), 38), x + 50, y + 24, ink, down="middle")
        x += 112
    right = area.right - PAD - 4
    with canvas.frame("level", x + 8, y, right - x - 8, COUNTS_HEIGHT):
        level = scene.words.gettext(LEVEL).format(number=jean.level)
        deck = scene.words.gettext(DECK).format(count=jean.deck)
        text = fit_text(f"{level} · {deck}", right - x - 8, ladder(27, 18, "bold"))
        canvas.write(text, right, y + 24, theme.soft, "right", "middle")


def _draw_lead(scene: Scene, line: int, lead: Lead, area: Area) -> None:
    """Put hers and yours, and the three steps of which she has reached some."""
    kit, canvas, theme, view = scene.kit, scene.canvas, scene.theme, scene.view
    canvas.lay(kit.block(*area[2:], 14, theme.inset, 0.75), *area[:2])
    middle = area.middle[1]
    with canvas.frame(f"lead {line}", *area):
        parts: list[Part] = [
            *lead.signs,
            12,
            *(seats.token(kit, view, JEAN, 38), number(lead.hers, 38), 14),
            *(seats.token(kit, view, HUMAN, 38), number(lead.yours, 38)),
        ]
        row(canvas, area.x + 12, middle, parts, 6)
        width = 128
        x = area.right - 3 * width - 4
        for step, points in zip(lead.steps, COMPARED_POINTS, strict=True):
            reached = lead.ahead >= step
            last = reached and lead.ahead < next((s for s in lead.steps if s > step), 99)
            chip = Area(x, area.y + 7, width - 8, area.height - 14)
            ground = kit.block(*chip[2:], 12, theme.tile.top if last else theme.well)
            canvas.lay(ground, *chip[:2])
            ink: Colour = theme.strong if last else theme.dim
            sign = star(kit, 34)
            sentence: list[Part] = [
                Quiet(number(f"+{step}:", 26)),
                number(str(points), 30),
                sign if last else sign.weaker(0.4),
            ]
            left = chip.middle[0] - row_width(sentence, 3) / 2
            row(canvas, round(left), middle, sentence, 3, ink)
            x += width


def _draw_cards(scene: Scene, jean: JeanView, area: Area) -> None:
    """Put the cards turned up since she shuffled, the last one first and bright."""
    width = (area.width - 2 * PAD - 8) // 2
    for place, card in enumerate(reversed(jean.used)):
        line, column = divmod(place, 2)
        at = Area(
            area.x + PAD + column * (width + 8),
            area.y + CARDS_Y + line * CARD_PITCH,
            width,
            CARD_HEIGHT,
        )
        _draw_card(scene, card, at, last=place == 0)


def _draw_card(scene: Scene, card: AutomaCard, area: Area, *, last: bool) -> None:
    """Put a card: how far and which way she sails, which gallery card goes, what she does."""
    kit, canvas, theme, orders = scene.kit, scene.canvas, scene.theme, ORDERS[card]
    shade = theme.active if last else theme.quiet
    canvas.lay(kit.panel(*area[2:], 12, shade, lip=theme.lip), *area[:2])
    middle = area.y + (area.height - 5) / 2
    turn = "maracaibo/head-270" if orders.route == "upper" else "maracaibo/head-90"
    with canvas.frame(f"orders {card}", *area):
        name = Setting(card, "heavy", 26)
        canvas.write(name, area.x + 10, middle, theme.soft if last else theme.dim, down="middle")
        parts: list[Part] = [
            *(number(str(orders.steps), 28), seats.ship(kit, scene.view, JEAN, 28), 2),
            *(kit.icon(turn, 30, theme.soft), 2),
            *(Quiet(number(f"{orders.display}.", 26)), pieces.card_sign(kit, 28)),
        ]
        end = row(canvas, area.x + 52, middle, parts, 3, theme.strong if last else theme.soft)
        now = [move for move in orders.moves if max(scene.view.round, 1) in move.rounds]
        room = area.right - end - 24
        sentence = fitted(
            lambda glyph: joined([move_parts(kit, move, glyph) for move in now], 8), room, 32
        )
        row(canvas, round(area.right - 8 - row_width(sentence, 4)), middle, sentence, 4)


def move_parts(kit: Kit, move: Move, glyph: float) -> list[Part]:
    """Return what Jean does as a glyph sentence."""
    match move.what:
        case "explore":
            return effect(kit, Gain("explore", move.amount), glyph)
        case "influence":
            return effect(kit, Gain("influence", move.amount, nation=move.nation), glyph)
        case "points":
            return effect(kit, Gain("points", move.amount), glyph)
        case "quest":
            return [pieces.quest_sign(kit, round(glyph * 1.1))]
        case "disc":
            return [number("+1", round(glyph * 0.95)), pieces.disc_leaving(kit, glyph)]
    influence = effect(kit, Gain("influence", move.amount), glyph)
    more: list[Part] = [
        number(f"+{move.villages}", round(glyph * 0.95)),
        pieces.village(kit, glyph),
    ]
    fight = pieces.fight(kit, round(glyph * 1.1))
    return [fight, *(more if move.villages else []), 6, *influence]
