"""The private pictures whose answers are cards: the first eight, to discard, to pay, to draw."""

from collections.abc import Mapping
from functools import partial

from games.maracaibo.actions import Discard, Draw, Pay, Take, Waive
from games.maracaibo.cards import CardId
from games.maracaibo.data import DEALT_CARDS, GALLERY_PRICE, KEPT_CARDS, Object
from games.maracaibo.quests import QUESTS, Wanted
from games.maracaibo.view import MaracaiboView
from rendering.core.area import Area
from rendering.core.kit import Kit
from rendering.core.sentence import Quiet, number
from rendering.core.words import mark
from rendering.maracaibo import pieces
from rendering.maracaibo.asked import Asked, flat, plan_sign
from rendering.maracaibo.blocks import (
    Block,
    Tag,
    caption_block,
    cards_block,
    offers_block,
    row_block,
)
from rendering.maracaibo.career import BRIEF_HEIGHT, draw_brief_careers
from rendering.maracaibo.choose_action import quest_sentence, word
from rendering.maracaibo.effects import Sentence, Signs
from rendering.maracaibo.offers import Maker, Offers
from rendering.maracaibo.question import BROAD, LEFT, NARROW, Sheet
from rendering.maracaibo.scene import Scene

FIRST = mark("Plan one card, discard three")
DISCARD = mark("Discard a card")
PAY = mark("What pays?")
HELD = mark("Your hand")
DRAW = mark("Draw: card {number} of {most}")
FIRST_DISCARDS = DEALT_CARDS - KEPT_CARDS - 1
KEEP_WORD, DISCARD_WORD = mark("keep"), mark("discard")


def draw_sheet(view: MaracaiboView) -> Sheet:
    """Return the page for the gallery, and for a hand below it."""
    return BROAD if view.hand else NARROW


def first_blocks(asked: Asked) -> list[Block]:
    """Return the eight cards with what has been said of each so far."""
    hand, plan, discards = asked.view.hand, asked.view.plan, asked.view.discards
    complete = plan is not None and len(discards) == FIRST_DISCARDS
    tags: dict[CardId, list[Tag]] = {}
    for card in hand:
        if card == plan:
            tags[card] = [plan_sign]
        elif card in discards:
            tags[card] = [partial(word, asked.say(DISCARD_WORD))]
        elif complete:
            tags[card] = [partial(word, asked.say(KEEP_WORD))]
    return flat([cards_block(hand, tags, asked.sheet, dark=discards), _careers(asked)])


def _careers(asked: Asked) -> list[Block]:
    """Return the careers between which the reader will choose."""
    careers = asked.view.careers

    def draw(scene: Scene, y: float) -> None:
        area = Area(LEFT, y, asked.sheet.room, BRIEF_HEIGHT)
        draw_brief_careers(scene, careers, asked.seat, area)

    return [Block(BRIEF_HEIGHT + 8, draw)] if careers else []


def discard_blocks(asked: Asked) -> list[Block]:
    """Return the cards that may be discarded."""
    tags: dict[CardId, list[Tag]] = {action.card: [_discard] for action in asked.choices(Discard)}
    return cards_block(asked.view.hand, tags, asked.sheet)


def _discard(kit: Kit, glyph: float) -> Sentence:
    signs = Signs(kit, glyph)
    return signs.so_many("−1", signs.card)


def pay_blocks(asked: Asked) -> list[Block]:
    """Return the quest, what pays its next symbol without a card, and the cards that do."""
    quest = asked.working.quest
    assert quest is not None, "something is paid"
    paid = len(asked.working.paid) + len(asked.working.waived)
    symbol = QUESTS[quest].cost[min(paid, 1)]
    made: list[Maker] = [partial(_waive, action.thing) for action in asked.choices(Waive)]
    tags: dict[CardId, list[Tag]] = {
        action.card: [partial(_pay, symbol)] for action in asked.choices(Pay)
    }
    return flat(
        [
            [row_block(partial(quest_sentence, quest, begun=bool(paid)), asked.sheet)],
            offers_block(asked.kit, Offers(made), asked.sheet),
            cards_block(asked.view.hand, tags, asked.sheet),
        ]
    )


def _waive(thing: Object, kit: Kit, glyph: float) -> Sentence:
    paid = pieces.parchment(kit, thing, round(glyph * 1.06))
    free = Quiet(number("−0", round(glyph * 0.8)))
    return [paid, pieces.tick(kit, round(glyph * 0.8)), free, pieces.card_sign(kit, glyph)]


def _pay(symbol: Wanted, kit: Kit, glyph: float) -> Sentence:
    paid = pieces.wanted(kit, symbol, round(glyph * 1.06))
    return [Signs(kit, glyph).arrow, paid, pieces.tick(kit, round(glyph * 0.8))]


def draw_title(asked: Asked) -> str:
    """Say which card it is, and of how many."""
    player = asked.player
    return asked.say(DRAW, number=player.hand + 1, most=player.hand_limit)


def draw_blocks(asked: Asked) -> list[Block]:
    """Return the gallery with what its cards cost, the deck, and what the reader holds so far."""
    made: list[Maker] = [partial(_deck, asked.view.deck)] if asked.choices(Draw) else []
    tags = _takes(asked)
    return flat(
        [
            cards_block(asked.view.gallery, tags, asked.sheet),
            offers_block(asked.kit, Offers(made), asked.sheet),
            held_blocks(asked),
        ]
    )


def held_blocks(asked: Asked) -> list[Block]:
    """Return the reader's hand where it is no answer, but decides which one is good."""
    if not asked.view.hand:
        return []
    hand = cards_block(asked.view.hand, {}, asked.sheet, dark=())
    return [caption_block(asked.say(HELD), asked.sheet), *hand]


def _deck(cards: int, kit: Kit, glyph: float) -> Sentence:
    signs = Signs(kit, glyph)
    return [signs.card, signs.number("?"), signs.space, signs.quiet(f"({cards})")]


def _takes(asked: Asked) -> Mapping[CardId, list[Tag]]:
    costs = GALLERY_PRICE if asked.player.discs["broker"] else 0
    return {action.card: [partial(_take, costs)] for action in asked.choices(Take)}


def _take(costs: int, kit: Kit, glyph: float) -> Sentence:
    return Signs(kit, glyph).doubloons(f"−{costs}" if costs else 0)
