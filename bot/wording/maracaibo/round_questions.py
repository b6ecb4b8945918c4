"""What is asked before the game, for sailing and drawing, and when a round ends."""

from collections.abc import Iterator, Sequence

from bot.wording.language import Language
from bot.wording.maracaibo import asking, careers, things
from bot.wording.maracaibo.acting import collected
from bot.wording.maracaibo.asking import Ask
from bot.wording.maracaibo.cards import cards, listed
from bot.wording.maracaibo.proper_names import card_name, place
from games.core.action import Seat
from games.maracaibo.actions import Buy, Decline
from games.maracaibo.data import GALLERY_PRICE, MOVEMENT, ROUNDS
from games.maracaibo.set_up import FIRST_DISCARDS
from games.maracaibo.view import MaracaiboView


def _choose_cards(
    view: MaracaiboView, seat: Seat, names: Sequence[str], language: Language
) -> Iterator[str]:
    yield language.gettext(
        "Of your eight cards keep four in hand, plan one to buy later, and discard three."
    )
    if view.plan is None:
        yield language.gettext("Which one do you plan?")
    else:
        text = language.gettext("You plan {card}.")
        yield text.format(card=card_name(view.plan, language))
    if view.discards:
        text = language.gettext("You discard {cards}.")
        yield text.format(cards=cards(view.discards, language))
    missing = FIRST_DISCARDS - len(view.discards)
    if missing:
        text = language.ngettext(
            "{amount} card is still to be discarded.",
            "{amount} cards are still to be discarded.",
            missing,
        )
        yield text.format(amount=missing)
    else:
        yield language.gettext("A further one takes the place of the first of them.")
    if seat not in view.asked:
        yield language.gettext("You may change it until all are in.")
        yield asking.awaited(view, names, language)
    if view.careers:
        yield language.gettext("Afterwards you keep one of these careers:")
    yield from (careers.told(career, language) for career in view.careers)


def _choose_careers(
    view: MaracaiboView, seat: Seat, names: Sequence[str], language: Language
) -> Iterator[str]:
    yield language.gettext("Which career do you keep? Each has three tasks, in any order:")
    yield from (careers.told(career, language) for career in view.careers)
    if view.keep is None:
        if len(view.players) > 1:
            yield language.gettext("Your answer is secret, and you may change it until all are in.")
        return
    text = language.gettext("You keep {career}. You may change it until all are in.")
    yield text.format(career=careers.career_name(view.keep, language))
    yield asking.awaited(view, names, language)


def _sail(
    view: MaracaiboView, seat: Seat, names: Sequence[str], language: Language
) -> Iterator[str]:
    text = language.gettext(
        "Where do you sail? You are in {place} and have {points} points; what you spend decides"
        " how many village actions there are."
    )
    yield text.format(place=place(view.players[seat].ship, language), points=MOVEMENT)
    yield asking.means(view, seat, language)


def _draw(
    view: MaracaiboView, seat: Seat, names: Sequence[str], language: Language
) -> Iterator[str]:
    player = view.players[seat]
    missing = player.hand_limit - player.hand
    text = language.ngettext(
        "Where does your next card come from? You draw {amount} more, up to {limit} in hand.",
        "Where does your next card come from? You draw {amount} more, up to {limit} in hand.",
        missing,
    )
    if any(isinstance(choice, Decline) for choice in view.choices):
        text = language.gettext("The deck is used up. Do you take a card of the gallery?")
    yield text.format(amount=missing, limit=player.hand_limit)
    text = language.gettext("A card of the gallery costs {price}, and you have {held}.")
    if not player.discs["broker"]:
        text = language.gettext("Cards of the gallery are free.")
    yield text.format(
        price=things.so_many("doubloon", GALLERY_PRICE, language), held=player.doubloons
    )
    if view.hand:
        yield language.gettext("Your hand:")
        yield from (listed(card, language) for card in view.hand)


def _buy_or_collect(
    view: MaracaiboView, seat: Seat, names: Sequence[str], language: Language
) -> Iterator[str]:
    final = view.round == ROUNDS
    if any(isinstance(choice, Buy) for choice in view.choices):
        text = language.gettext(
            "Round {number} ends. Do you buy a project from hand or planning areas, or take"
            " doubloons?"
        )
        if final:
            text = language.gettext(
                "The game ends. Do you buy a last project from hand or planning areas, or take a"
                " point?"
            )
    else:
        text = language.gettext(
            "Round {number} ends. You can buy none of the cards in hand and planning areas; you may"
            " take {gain}."
        )
        if final:
            text = language.gettext(
                "The game ends. You can buy none of the cards in hand and planning areas; you may"
                " take {gain}."
            )
    yield text.format(number=view.round, gain=collected(view, language))
    yield asking.means(view, seat, language)


ROUND: dict[str, Ask] = {
    "choose-cards": _choose_cards,
    "choose-careers": _choose_careers,
    "sail": _sail,
    "draw": _draw,
    "buy-or-collect": _buy_or_collect,
}
