"""Project cards in a few words."""

from collections.abc import Iterable

from bot.wording.language import Language, Phrase, phrase
from bot.wording.maracaibo import effects, things
from bot.wording.maracaibo.proper_names import card_name
from games.maracaibo.cards import CARDS, CardId, CardKind

KINDS: dict[CardKind, Phrase] = {
    "immediate": phrase("kind of card", "at once"),
    "income": phrase("kind of card", "income"),
    "permanent": phrase("kind of card", "lasting"),
    "assistant": phrase("kind of card", "assistant"),
    "end": phrase("kind of card", "end of the game"),
}


def cards(several: Iterable[CardId], language: Language) -> str:
    """List cards by name, joined as a sentence does."""
    return language.list(card_name(card, language) for card in several)


def effect(card: CardId, language: Language) -> str:
    """Say what a card does when bought."""
    return effects.card_effect(CARDS[card], language)


def project(card: CardId, language: Language, price: int | None = None) -> str:
    """Say what a card costs and does when bought: "costs 3, scores 1, doubloon income +1".

    Its price is the printed one unless another one is given.
    """
    parts = [
        costs(card, language, price),
        scores(card, language),
        effect(card, language),
    ]
    return ", ".join(filter(None, parts))


def costs(card: CardId, language: Language, price: int | None = None) -> str:
    """Say what a card costs: the printed price unless another one is given."""
    text = language.gettext("costs {cost}")
    return text.format(cost=CARDS[card].cost if price is None else price)


def scores(card: CardId, language: Language) -> str:
    """Say how many points are printed on a card, for the end of the game; empty for none."""
    points = CARDS[card].points
    if not points:
        return ""
    # Translators: points for the end of the game, printed on a card; effects come after it.
    return language.gettext("scores {points}").format(points=points)


def symbols(card: CardId, language: Language) -> str:
    """Name the good and the object that a card shows: "sugar/map"."""
    data = CARDS[card]
    return f"{things.good(data.good, language)}/{things.wanted(data.object, language)}"


def summary(card: CardId, language: Language, price: int | None = None) -> str:
    """Say all that a card is good for, but for its condition."""
    return f"{symbols(card, language)}; {project(card, language, price)}"


def listed(card: CardId, language: Language) -> str:
    """Write a card as a line of a list: its name, then all that it is good for."""
    data = CARDS[card]
    line = f"**{card_name(card, language)}** {summary(card, language)}"
    if data.condition is None:
        return line
    text = language.gettext("{card} (needs {condition})")
    return text.format(card=line, condition=effects.condition(data.condition, language))
