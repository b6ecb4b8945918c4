"""The private pictures for acting: what a place offers, villages, what cards are good for."""

from collections.abc import Mapping
from functools import partial

from games.core.action import Action
from games.maracaibo.actions import (
    Act,
    Assist,
    Buy,
    Collect,
    Deliver,
    Drill,
    Earn,
    Enlist,
    Invest,
    Plan,
    Quest,
    Scout,
    Sell,
)
from games.maracaibo.buildings import PRESTIGE_BUILDINGS, Building
from games.maracaibo.cards import CARDS, CardId
from games.maracaibo.cities import Offer
from games.maracaibo.data import FINAL_POINTS, INTERIM_DOUBLOONS
from games.maracaibo.gains import Gain
from games.maracaibo.map import MAP
from games.maracaibo.quests import QUESTS, QuestId
from games.maracaibo.upgrades import DRILL_COMBAT, EARNED, SALE_OF_HAND, SIGNAL_DOUBLOONS
from games.maracaibo.view import MaracaiboView
from rendering.core.kit import Kit
from rendering.core.lettering import Step, fit
from rendering.core.sentence import Quiet
from rendering.core.words import mark
from rendering.maracaibo import pieces
from rendering.maracaibo.asked import Asked, besides, flat, plan_sign
from rendering.maracaibo.blocks import Block, Tag, cards_block, offers_block, row_block, sheet_for
from rendering.maracaibo.effects import (
    Sentence,
    Signs,
    assistant_action,
    building_effect,
    effect,
    offers,
    reward,
    upgrade_effect,
)
from rendering.maracaibo.offers import Maker, Offers
from rendering.maracaibo.prospects import offers_at, village_deeds
from rendering.maracaibo.question import Sheet

ACTION = mark("{place}: your action")
CITY = mark("{place}: the city, too?")
VILLAGE = mark("{place}: action {number} of {most}")
END = mark("Anything else?")
QUEST = mark("Fulfil this quest?")
BUY = mark("Buy a card for {n} less")
INTERIM = mark("End of the round: buy a card, or take this")
FINAL = mark("End of the game: buy a card, or take this")
PLANNED = mark("planned")
WORD = 3.6
"""How wide a word in a note is for its height, at most."""
WORD_STEPS = (Step("bold", 25), *(Step("narrow", size) for size in range(25, 13, -1)))


def place_title(asked: Asked, text: str, **values: object) -> str:
    """Return a title that names the place where the ship is."""
    ship = asked.player.ship
    place = f"{asked.say(MAP[ship].name)} ({ship.rstrip('ab')})"
    return asked.say(text, place=place, **values)


def action_title(asked: Asked) -> str:
    """Say where the ship is."""
    return place_title(asked, ACTION)


def city_title(asked: Asked) -> str:
    """Say that the city's own action may follow."""
    return place_title(asked, CITY)


def village_title(asked: Asked) -> str:
    """Say which village action it is, and of how many."""
    done, most = asked.working.done or 0, asked.working.allowed or 0
    return place_title(asked, VILLAGE, number=done + 1, most=most)


def buy_title(asked: Asked) -> str:
    """Say by how much cards are cheaper."""
    return asked.say(BUY, n=asked.working.amount or 0)


def collect_title(asked: Asked) -> str:
    """Say what ends."""
    return asked.say(FINAL if asked.view.phase == "final" else INTERIM)


def cards_shown(view: MaracaiboView) -> int:
    """Return how many cards lie on the picture."""
    assert view.seat is not None, "a question has a reader"
    tagged = {action.card for action in view.choices if isinstance(action, CARD_VERBS)}
    planned = set(view.players[view.seat].planned) & tagged
    in_hand = set(view.hand) & tagged
    return (len(view.hand) if in_hand else 0) + len(planned)


def sheet(view: MaracaiboView) -> Sheet:
    """Return the page for all cards that may be used."""
    return sheet_for(cards_shown(view))


def blocks(asked: Asked) -> list[Block]:
    """Return what the place offers, the cards with what each is good for, free actions."""
    made = [make for action in asked.view.choices if (make := _offer(asked, action)) is not None]
    tags = tags_of(asked)
    hand = asked.view.hand if any(card in tags for card in asked.view.hand) else ()
    planned = [card for card in asked.player.planned if card in tags]
    lies = partial(word, asked.say(PLANNED))
    return flat(
        [
            _points_spent(asked),
            offers_block(asked.kit, Offers(made), asked.sheet),
            cards_block([*hand, *planned], tags, asked.sheet, told=dict.fromkeys(planned, lies)),
            besides(asked, planning=False),
        ]
    )


def word(text: str, kit: Kit, glyph: float) -> Sentence:
    """Return a word as it stands in a note, no longer than its place."""
    return [Quiet(fit(text, WORD * glyph, WORD_STEPS))]


def _points_spent(asked: Asked) -> list[Block]:
    """Return how many village actions the points allow, when the main action is chosen."""
    points = asked.working.points
    if points is None or asked.working.done is not None or MAP[asked.player.ship].kind != "village":
        return []
    deeds = village_deeds(asked.player, points)

    def make(kit: Kit, glyph: float) -> Sentence:
        signs = Signs(kit, glyph)
        return [
            signs.quiet(str(points)),
            signs.arrow,
            *signs.so_many(deeds, pieces.village(kit, glyph)),
        ]

    return [row_block(make, asked.sheet)] if deeds > 1 else []


def _offer(asked: Asked, action: Action) -> Maker | None:
    """Return what writes an answer that is no card's; None for others."""
    match action:
        case Act(deed=deed):
            there = offers_at(asked.view, asked.player.ship)
            offer = next(one for one in there if one.deed == deed)
            return partial(_city_offer, offer)
        case Quest():
            quest = asked.working.quest or asked.view.quests[asked.player.ship]
            return partial(quest_sentence, quest)
        case Assist(card=card):
            return partial(_assist, asked, card)
        case Invest(building=building):
            return partial(_invest, asked, building)
        case Collect():
            return partial(_collect, final=asked.view.phase == "final")
        case Sell():
            return partial(_sell, len(asked.view.hand))
        case Enlist():
            return partial(_enlist, len(asked.view.hand))
        case Earn():
            return lambda kit, glyph: effect(kit, Gain("doubloons", EARNED), glyph)
        case Scout():
            return lambda kit, glyph: upgrade_effect(kit, "scouts", glyph)
    return None


def _city_offer(offer: Offer, kit: Kit, glyph: float) -> Sentence:
    return offers(kit, [offer], glyph)


def quest_sentence(quest: QuestId, kit: Kit, glyph: float, *, begun: bool = False) -> Sentence:
    """Return what a quest asks for, the first of it ticked off once paid, and what it brings."""
    (first, second), gains = QUESTS[quest]
    signs = Signs(kit, glyph)
    size = round(glyph * 1.06)
    costs: Sentence = [pieces.wanted(kit, first, size)]
    costs += [-6, pieces.tick(kit, round(glyph * 0.8)), 8] if begun else [4]
    costs.append(pieces.wanted(kit, second, size))
    return [signs.quest, 4, *costs, signs.arrow, *reward(kit, gains, glyph)]


def _assist(asked: Asked, card: CardId, kit: Kit, glyph: float) -> Sentence:
    """Return an assistant's action, and what comes after it by projects and Signal flags."""
    assistant = CARDS[card].assistant
    assert assistant is not None, "only assistants are listed"
    after = asked.player.perk("assistant_doubloons")
    after += 0 if asked.player.discs["signals"] else SIGNAL_DOUBLOONS
    signs = Signs(kit, glyph)
    more = [signs.space, *signs.doubloons(f"+{after}")] if after else []
    figure = pieces.figure(kit, glyph)
    return [figure, 4, *assistant_action(kit, assistant, glyph), *more]


def _invest(asked: Asked, building: Building, kit: Kit, glyph: float) -> Sentence:
    """Return what a building costs now, and what it is worth at the end."""
    signs, there = Signs(kit, glyph), PRESTIGE_BUILDINGS[building]
    paid = [*signs.doubloons(f"−{asked.view.prices[building]}"), *signs.so_many("−1", signs.figure)]
    new = there.symbol is not None and there.symbol not in asked.player.symbols
    token = reward(kit, (Gain("symbol", symbol=there.symbol),), glyph) if new else []
    icon = pieces.building_icon(kit, building, round(glyph * 1.15))
    return [icon, 6, *paid, signs.arrow, *building_effect(kit, building, glyph), *token]


def _collect(kit: Kit, glyph: float, *, final: bool) -> Sentence:
    gain = Gain("points", FINAL_POINTS) if final else Gain("doubloons", INTERIM_DOUBLOONS)
    return effect(kit, gain, glyph)


def _sell(cards: int, kit: Kit, glyph: float) -> Sentence:
    signs = Signs(kit, glyph)
    return [*signs.so_many(f"−{cards}", signs.card), signs.arrow, *signs.doubloons(SALE_OF_HAND)]


def _enlist(cards: int, kit: Kit, glyph: float) -> Sentence:
    signs = Signs(kit, glyph)
    _, _, _, *gain = upgrade_effect(kit, "crew_call", glyph)
    return [*signs.so_many(f"−{cards}", signs.card), signs.arrow, *gain]


CARD_VERBS = (Buy, Deliver, Drill, Plan)
"""The verbs that name a card, in the order in which they are told below it."""


def tags_of(asked: Asked) -> Mapping[CardId, list[Tag]]:
    """Return what may be done with each card."""
    tags: dict[CardId, list[Tag]] = {}
    for action in (one for verb in CARD_VERBS for one in asked.choices(verb)):
        match action:
            case Buy(card=card):
                tags.setdefault(card, []).append(partial(_buy, asked, card))
            case Deliver(card=card):
                tags.setdefault(card, []).append(partial(_deliver, asked, card))
            case Drill(card=card):
                tags.setdefault(card, []).append(_drill)
            case Plan(card=card):
                tags.setdefault(card, []).append(plan_sign)
    return tags


def _buy(asked: Asked, card: CardId, kit: Kit, glyph: float) -> Sentence:
    """Return what a card costs the reader now, discounts counted."""
    discount = asked.working.amount or 0 if asked.view.kind == "buy" else 0
    paid = asked.player.price(CARDS[card], discount)
    return Signs(kit, glyph).doubloons(f"−{paid}" if paid else 0)


def _deliver(asked: Asked, card: CardId, kit: Kit, glyph: float) -> Sentence:
    """Return the good that is delivered, and what comes of it besides the disc."""
    signs = Signs(kit, glyph)
    doubloons = asked.player.perk("delivery_doubloons")
    points = asked.player.perk("delivery_points")
    more = [*(signs.doubloons(doubloons) if doubloons else [])]
    more += signs.points(points) if points else []
    good = pieces.chip(kit, CARDS[card].good, glyph)
    return [good, signs.arrow, pieces.disc_leaving(kit, glyph), *more]


def _drill(kit: Kit, glyph: float) -> Sentence:
    return [Signs(kit, glyph).arrow, *effect(kit, Gain("combat", DRILL_COMBAT), glyph)]
