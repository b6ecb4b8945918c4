"""What bought projects do for their owner: lasting effects, and what further cards cost (§6.2)."""

from collections.abc import Callable, Iterable

from games.maracaibo.cards import CARDS, Card, CardId, PerkKind


def perk(bought: Iterable[CardId], kind: PerkKind) -> int:
    """Add up a lasting effect over all projects bought."""
    perks = (CARDS[card].perk for card in bought)
    return sum(one.amount for one in perks if one is not None and one.kind == kind)


def price(card: Card, owned: Callable[[PerkKind], int], discount: int = 0) -> int:
    """Return what a card costs who has `owned` of each lasting effect: never below nothing."""
    less = discount + owned("cheaper_cards")
    if card.assistant is not None:
        less += owned("cheaper_assistants")
    return max(0, card.cost - less)
