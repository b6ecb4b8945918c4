"""What a player has, and what only that player knows."""

from collections.abc import Iterator, Sequence

from bot.wording.cuba import things
from bot.wording.cuba.cards import CARDS
from bot.wording.cuba.fields import number_of, plan
from bot.wording.language import Language
from games.core.action import Seat
from games.cuba.data import CHARACTERS
from games.cuba.view import CubaView, PlayerView


def holdings(view: CubaView, names: Sequence[str], language: Language) -> str:
    """Tell the reader what is the reader's own, the plantation, and what is still secret."""
    if view.seat is None:
        return language.gettext("You do not play here, so you hold nothing.")
    return "\n".join(_lines(view, view.seat, language))


def _lines(view: CubaView, seat: Seat, language: Language) -> Iterator[str]:
    player = view.players[seat]
    text = language.gettext("You have {points} and {pesos}.")
    yield text.format(
        points=things.so_many("point", player.points, language),
        pesos=things.so_many("peso", player.pesos, language),
    )
    text = language.gettext("Yard: {yard} · warehouse: {stored}")
    yield text.format(
        yard=things.stock(player.yard, language), stored=things.stock(player.stored, language)
    )
    text = language.gettext("Your plantation, with the figure on field {field}:")
    yield text.format(field=number_of(player.figure))
    yield plan(player, language)
    yield from _cards(view, player, language)
    if view.bribe is not None:
        text = language.gettext("You have put down {pesos} for votes, in secret.")
        yield text.format(pesos=things.so_many("peso", view.bribe, language))


def _cards(view: CubaView, player: PlayerView, language: Language) -> Iterator[str]:
    """List the cards in hand, and the one that lies aside."""
    in_hand = [
        language.say(CARDS[card].name)
        for card in CHARACTERS
        if card not in player.played and card not in (view.aside, player.vote)
    ]
    if in_hand:
        text = language.gettext("Cards in hand: {cards}.")
        yield text.format(cards=language.list(in_hand))
    if view.aside is not None:
        text = language.gettext("Set aside for parliament, in secret: {card}.")
        yield text.format(card=language.say(CARDS[view.aside].name))
