"""What is asked in parliament and by the administration."""

from collections.abc import Callable, Iterator, Sequence

from bot.wording.cuba import laws, things
from bot.wording.language import Language
from games.core.action import Seat
from games.cuba.statutes import BONUS_POINTS, DUTY_POINTS, LAWS_TO_ENACT, TAX_POINTS
from games.cuba.view import CubaView

Ask = Callable[[CubaView, Seat, Sequence[str], Language], Iterator[str]]


def _bribe(view: CubaView, seat: Seat, names: Sequence[str], language: Language) -> Iterator[str]:
    pesos = view.players[seat].pesos
    if view.players[seat].bought:
        text = language.gettext(
            "You are tied for most with {players}: how many more votes do you buy, a peso each?"
            " You have {pesos}."
        )
    else:
        text = language.gettext(
            "How many votes do you buy, a peso each? Everybody pays, whoever wins; you have"
            " {pesos}."
        )
    others = language.list(names[other] for other in view.buying if other != seat)
    yield text.format(players=others, pesos=things.so_many("peso", pesos, language))
    if view.players[seat].bought:
        text = language.gettext("Of those still tied the first in turn order wins: {players}.")
        yield text.format(players=_in_turn_order(view, names, language))
    text = language.gettext("Votes so far: {votes}.")
    yield text.format(votes=_votes_so_far(view, names, language))
    if view.bribe is None:
        yield language.gettext("Your purchase is secret, and you may change it until all are in.")
        return
    text = language.gettext("You have put down {pesos}. You may change it until all are in.")
    yield text.format(pesos=things.so_many("peso", view.bribe, language))
    text = language.ngettext(
        "{players} is still awaited.", "{players} are still awaited.", len(view.asked)
    )
    yield text.format(players=language.list(names[seat] for seat in view.asked))


def _in_turn_order(view: CubaView, names: Sequence[str], language: Language) -> str:
    """Name who buys votes, from the start player on."""
    seats = sorted(view.buying, key=lambda seat: (seat - view.start) % view.seats)
    return language.list(names[seat] for seat in seats)


def _votes_so_far(view: CubaView, names: Sequence[str], language: Language) -> str:
    return language.list(
        f"{names[other]} {player.votes}" for other, player in enumerate(view.players)
    )


def _enact(view: CubaView, seat: Seat, names: Sequence[str], language: Language) -> Iterator[str]:
    left = LAWS_TO_ENACT - len(view.enacted)
    if left == LAWS_TO_ENACT:
        text = language.gettext("You have won the vote. Which {amount} bills become law?")
    else:
        text = language.gettext("Which other bill becomes law?")
    yield text.format(amount=left)
    present = [laws.effect(law, language) for group in view.bills if (law := view.laws[group])]
    if present:
        text = language.gettext("A bill takes the place of the law of its group, now: {laws}.")
        yield text.format(laws=" · ".join(present))


def _tax(view: CubaView, seat: Seat, names: Sequence[str], language: Language) -> Iterator[str]:
    player = view.players[seat]
    text = language.gettext("Do you pay the tax of {pesos} for {points}? You have {held}.")
    yield text.format(
        pesos=things.so_many("peso", player.tax_due, language),
        points=things.so_many("point", TAX_POINTS, language),
        held=things.so_many("peso", player.pesos, language),
    )
    yield _bonus(view, seat, language)


def _bonus(view: CubaView, seat: Seat, language: Language) -> str:
    text = language.gettext("Who meets both tax and duty gets {points} more.")
    return text.format(points=things.so_many("point", BONUS_POINTS, language))


def _duty(view: CubaView, seat: Seat, names: Sequence[str], language: Language) -> Iterator[str]:
    law = view.laws["duty"]
    assert law is not None, "a duty is always in force"
    text = language.gettext("The duty is {cubes}. What do you deliver for {points}?")
    bonus = BONUS_POINTS if view.players[seat].tax_paid else 0
    yield text.format(
        cubes=laws.dues(law, language),
        points=things.so_many("point", DUTY_POINTS + bonus, language),
    )


VOTING: dict[str, Ask] = {
    "bribe": _bribe,
    "enact": _enact,
    "tax": _tax,
    "duty": _duty,
}
