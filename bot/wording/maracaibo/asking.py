"""What questions have in common."""

from collections.abc import Callable, Iterator, Sequence

from bot.wording.language import Language
from bot.wording.maracaibo import things
from games.core.action import Seat
from games.maracaibo.actions import Complete, Plan
from games.maracaibo.data import PLANNING_AREAS
from games.maracaibo.view import MaracaiboView

Ask = Callable[[MaracaiboView, Seat, Sequence[str], Language], Iterator[str]]
"""Asks one kind of question: the view, the seat of the reader, safe names, the language."""

OUTSIDE = frozenset({"choose-cards", "end-action"})
"""Questions that speak of planning themselves."""


def free_actions(view: MaracaiboView, language: Language) -> Iterator[str]:
    """Say what may be done before, at any moment of the action phase (§5.2).

    It is not asked for again when the answer ends the action.
    """
    if view.kind in OUTSIDE:
        return
    parts = list(free(view, language))
    if parts:
        text = language.gettext("Before that you may {deeds}.")
        yield text.format(deeds=language.list(parts))


def free(view: MaracaiboView, language: Language) -> Iterator[str]:
    """Say which free actions the reader has."""
    assert view.seat is not None, "only players act"
    if any(isinstance(choice, Plan) for choice in view.choices):
        left = PLANNING_AREAS - len(view.players[view.seat].planned)
        text = language.ngettext(
            "plan a card ({amount} area is empty)", "plan cards ({amount} areas are empty)", left
        )
        yield text.format(amount=left)
    ready = [choice.task for choice in view.choices if isinstance(choice, Complete)]
    if ready:
        text = language.ngettext(
            "complete task {numbers} of your career",
            "complete tasks {numbers} of your career",
            len(ready),
        )
        yield text.format(numbers=language.list(map(str, ready)))


def means(view: MaracaiboView, seat: Seat, language: Language) -> str:
    """Say what the reader can pay with: doubloons, figures, cards in hand."""
    player = view.players[seat]
    text = language.gettext("You have {doubloons}, {figures} and {cards} in hand.")
    return text.format(
        doubloons=things.so_many("doubloon", player.doubloons, language),
        figures=things.so_many("figure", player.figures, language),
        cards=things.so_many("card", player.hand, language),
    )


def awaited(view: MaracaiboView, names: Sequence[str], language: Language) -> str:
    """Say whose secret answers are still missing."""
    text = language.ngettext(
        "{players} is still awaited.", "{players} are still awaited.", len(view.asked)
    )
    return text.format(players=language.list(names[seat] for seat in view.asked))
