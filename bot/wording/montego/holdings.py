"""What a player has, and what only that player knows."""

from collections.abc import Iterator, Sequence

from bot.wording.language import Language
from bot.wording.montego import places, things
from bot.wording.montego.cards import laid
from bot.wording.montego.figures import figures_of, lettered
from bot.wording.montego.naming import ANSWERS
from games.core.action import Seat
from games.montego.view import MontegoView


def holdings(view: MontegoView, names: Sequence[str], language: Language) -> str:
    """Tell the reader what is the reader's own, and what lies face down."""
    if view.seat is None:
        return language.gettext("You do not play here, so you hold nothing.")
    return "\n".join(_lines(view, view.seat, language))


def _lines(view: MontegoView, seat: Seat, language: Language) -> Iterator[str]:
    player = view.players[seat]
    yield language.gettext("You have {points}, {coins} and {barrels}.").format(
        points=language.count(things.POINTS, player.points),
        coins=language.count(things.COINS, player.coins),
        barrels=language.count(things.BARRELS_LEFT, player.barrels),
    )
    if view.rooms:
        yield from _standing(view, seat, language)
    if view.wants is not None:
        text = language.gettext("Your secret answer about Lazy Jack: {answer}.")
        yield text.format(answer=language.say(ANSWERS[view.wants]))
    if view.laid:
        text = language.gettext("Face down lie: {cards}.")
        yield text.format(cards=laid(view, seat, language))


def _standing(view: MontegoView, seat: Seat, language: Language) -> Iterator[str]:
    """Say where the reader's figures stand."""
    figures = lettered(view, language)
    text = language.gettext("{docker} stands {at_place}.")
    for figure in figures_of(view, seat):
        at_place = places.at(view, view.places[figure], language)
        sentence = text.format(docker=figures.subject(figure, seat), at_place=at_place)
        yield sentence[:1].upper() + sentence[1:]
