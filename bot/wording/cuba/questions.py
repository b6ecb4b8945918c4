"""What is asked: in full to who is asked."""

from collections.abc import Callable, Iterator, Sequence

from bot.wording.cuba import things
from bot.wording.cuba.activity_questions import ACTIVITIES
from bot.wording.cuba.cards import CARDS
from bot.wording.cuba.voting_questions import VOTING
from bot.wording.language import Language
from bot.wording.names import safe_name
from bot.wording.waiting import waiting
from games.core.action import Seat
from games.cuba.data import CARDS_TO_PLAY
from games.cuba.view import CubaView

Ask = Callable[[CubaView, Seat, Sequence[str], Language], Iterator[str]]


def question(view: CubaView, names: Sequence[str], language: Language) -> str:
    """Ask the reader what the rules ask now, or say who is awaited.

    Secret answers may be changed until the last one is in, so a reader who is not awaited any more
    may be asked still.
    """
    safe = [safe_name(name) for name in names]
    if view.seat is not None and view.choices:
        return "\n".join(_QUESTIONS[view.kind or ""](view, view.seat, safe, language))
    return waiting(view, safe, language)


def _pick_materials(
    view: CubaView, seat: Seat, names: Sequence[str], language: Language
) -> Iterator[str]:
    yield language.gettext("Which two materials do you begin with?")


def _pick_crops(
    view: CubaView, seat: Seat, names: Sequence[str], language: Language
) -> Iterator[str]:
    text = language.gettext("You have {things}. Which two crops do you begin with?")
    yield text.format(things=things.stock(view.players[seat].yard, language))


def _set_aside(
    view: CubaView, seat: Seat, names: Sequence[str], language: Language
) -> Iterator[str]:
    yield language.gettext(
        "Which card do you set aside? It votes for you in parliament; you play the other four."
    )
    if view.aside is None:
        yield language.gettext("Your card is secret, and you may change it until all are in.")
        return
    text = language.gettext("You have chosen {card}. You may change it until all are in.")
    yield text.format(card=language.say(CARDS[view.aside].object))
    yield awaited(view, names, language)


def _play(view: CubaView, seat: Seat, names: Sequence[str], language: Language) -> Iterator[str]:
    player = view.players[seat]
    number = len(player.played) + 1
    if number < CARDS_TO_PLAY:
        text = language.gettext("Which card do you play? It is your card {number} of {cards}.")
    elif view.aside is None:
        text = language.gettext(
            "Which card do you play? It is your last one: the other votes in parliament."
        )
    else:
        text = language.gettext("Which card do you play? It is your last one.")
    yield text.format(number=number, cards=CARDS_TO_PLAY)
    text = language.gettext("You have {pesos}, in the yard: {yard}; in the warehouse: {stored}.")
    yield text.format(
        pesos=things.so_many("peso", player.pesos, language),
        yard=things.stock(player.yard, language),
        stored=things.stock(player.stored, language),
    )


def awaited(view: CubaView, names: Sequence[str], language: Language) -> str:
    """Say whose secret answers are still missing."""
    text = language.ngettext(
        "{players} is still awaited.", "{players} are still awaited.", len(view.asked)
    )
    return text.format(players=language.list(names[seat] for seat in view.asked))


_QUESTIONS: dict[str, Ask] = {
    "pick-materials": _pick_materials,
    "pick-crops": _pick_crops,
    "set-aside": _set_aside,
    "play": _play,
    **ACTIVITIES,
    **VOTING,
}
