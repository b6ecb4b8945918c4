"""A player on the board as text: one line with all that is public."""

from collections.abc import Iterator

from bot.wording.cuba import things
from bot.wording.cuba.ballots import ballot, unbought
from bot.wording.cuba.buildings import BUILDINGS
from bot.wording.cuba.cards import CARDS
from bot.wording.cuba.fields import number_of
from bot.wording.language import Language
from games.core.action import Seat
from games.cuba.data import TOWN_HALL_VOTES, VOTES, Character
from games.cuba.events import Ballot
from games.cuba.view import CubaView, PlayerView


def player_line(
    view: CubaView, seat: Seat, name: str, language: Language, *, brief: bool = False
) -> str:
    """Write points, pesos, stock, cards, buildings; `brief` has cards by their numbers alone."""
    return f"{name}: {' · '.join(_parts(view, seat, language, brief))}"


def _parts(view: CubaView, seat: Seat, language: Language, brief: bool) -> Iterator[str]:
    player = view.players[seat]
    yield things.so_many("point", player.points, language)
    yield things.so_many("peso", player.pesos, language)
    yield things.stock(player.yard, language)
    if any(player.stored.values()):
        text = language.gettext("stored {crops}")
        yield text.format(crops=things.stock(player.stored, language))
    text = language.gettext("figure on {field}")
    yield text.format(field=number_of(player.figure))
    if player.built:
        yield ", ".join(
            f"{number_of(field)} {language.say(BUILDINGS[building].name)}"
            for field, building in sorted(player.built.items())
        )
    yield from _cards(player, language, brief)
    if seat in view.asked:
        yield language.gettext("**is awaited**")


def _cards(player: PlayerView, language: Language, brief: bool) -> Iterator[str]:
    """Write the cards played; once one is turned up in parliament, all votes instead."""
    if player.vote is not None:
        yield _votes(player, player.vote, language, brief)
        return
    if player.played:
        text = language.gettext("played {cards}")
        if brief:
            cards = [str(VOTES[card]) for card in player.played]
        else:
            cards = [language.say(CARDS[card].name) for card in player.played]
        yield text.format(cards=", ".join(cards))
    if player.aside:
        yield language.gettext("a card set aside")
    if player.town_hall:
        yield language.gettext("{building} {votes}").format(
            building=language.say(BUILDINGS["town_hall"].name),
            votes=language.count(things.VOTES, TOWN_HALL_VOTES),
        )


def _votes(player: PlayerView, card: Character, language: Language, brief: bool) -> str:
    if brief:
        return language.count(things.VOTES, player.votes)
    hall = TOWN_HALL_VOTES if player.town_hall else 0
    votes = Ballot(card, hall, player.bought)
    return ballot(votes, language) if player.bought else unbought(votes, language)
