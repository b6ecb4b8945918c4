"""What the picture of a hand shows, in words."""

from collections.abc import Iterator, Sequence

from games.core.action import Seat
from games.maracaibo.cards import CARDS, CardId
from rendering.core.words import mark
from rendering.maracaibo.answers import MUCH, career_told
from rendering.maracaibo.prospects import markets_ahead, quests_ahead
from rendering.maracaibo.scene import Scene
from rendering.maracaibo.ship_description import tell_head, tell_progress
from rendering.maracaibo.telling import Teller, within_limit
from rendering.maracaibo.terms import CAREER_NAMES

HAND, NO_HAND = mark("In hand: {cards}."), mark("No cards in hand.")
GOES = mark("{card} [{places}]")
DELIVERED, ASKED = mark("deliver at {places}"), mark("quest at {places}")
CAREERS = mark("Your careers: {careers}.")
PLANS, DISCARDS, KEEPS = (
    mark("You plan {cards} in secret."),
    mark("You discard {cards} in secret."),
    mark("You keep {career} in secret."),
)


def describe_hand(scene: Scene, seat: Seat) -> str:
    """Say what the reader's cards are and where they can go, then the ship; at most 1024."""

    def tell(teller: Teller) -> Sequence[str]:
        told = [tell_hand(teller, seat), *tell_careers(teller), *tell_secrets(teller)]
        if scene.view.phase != "set-up":
            told += [tell_head(teller, seat), *tell_progress(teller, seat)]
        elif teller.detail >= MUCH:
            told.append(tell_head(teller, seat))
        return told

    return within_limit(scene, tell)


def tell_hand(teller: Teller, seat: Seat) -> str:
    """Say the cards of the reader, with what each can still be used for where there is room."""
    hand = teller.view.hand
    if not hand:
        return teller.say(NO_HAND)
    cards = (_card(teller, seat, card) for card in hand)
    return teller.say(HAND, cards="; ".join(cards))


def _card(teller: Teller, seat: Seat, card: CardId) -> str:
    told = teller.card(card)
    places = "; ".join(_places(teller, seat, card)) if teller.detail > 1 else ""
    return teller.say(GOES, card=told, places=places) if places else told


def _places(teller: Teller, seat: Seat, card: CardId) -> Iterator[str]:
    """Say where the good of a card can be delivered ahead, and who asks for its object."""
    one = CARDS[card]
    for text, places in (
        (DELIVERED, markets_ahead(teller.view, seat, one.good)),
        (ASKED, quests_ahead(teller.view, seat, one.object)),
    ):
        if places:
            yield teller.say(text, places=", ".join(places))


def tell_careers(teller: Teller) -> Iterator[str]:
    """Say between which careers the reader will choose."""
    careers = "; ".join(career_told(teller, career) for career in teller.view.careers)
    if careers:
        yield teller.say(CAREERS, careers=careers)


def tell_secrets(teller: Teller) -> Iterator[str]:
    """Say what the reader has chosen while that is secret."""
    view = teller.view
    if view.plan is not None:
        yield teller.say(PLANS, cards=teller.card_name(view.plan))
    if view.discards:
        yield teller.say(DISCARDS, cards=teller.card_names(view.discards))
    if view.keep is not None:
        yield teller.say(KEEPS, career=teller.say(CAREER_NAMES[view.keep]))
