"""What there is in a game for play to reach, and which of it a move has reached."""

from collections.abc import Callable, Iterable
from types import ModuleType
from typing import Any, NamedTuple, TypeVar, get_args

from games.core.action import Action, Seat
from games.core.event import Event
from games.core.outcome import Outcome
from games.core.state import State
from games.core.step import Step
from games.core.text import hints_of, members, tag_of

E = TypeVar("E", bound=Event)
Thing = str | int


class Move(NamedTuple):
    """An answer to what `step` asked, and what came of it; `outcome` is None while play goes on.

    `state` is where the move has led, not where it began; `view` is what the mover saw before,
    None by chance and where nobody looked.
    """

    step: Step
    seat: Seat
    action: Action
    events: tuple[Event, ...]
    state: Any
    outcome: Outcome | None
    view: Any = None


class Content(NamedTuple):
    """Everything of one kind that a game has: cards, laws, ways to end.

    `shown_by` is the part of a move that shows it, a kind of step, action, event or outcome;
    `reached` takes such a part with its move and yields things from the list. `at_hand` yields
    from a view what its reader may come to use; without it everything is at everybody's hand.
    """

    name: str
    things: tuple[Thing, ...]
    shown_by: type[Any]
    reached: Callable[[Any, Move], Iterable[Thing]]
    at_hand: Callable[[Any], Iterable[Thing]] | None = None


def shown(
    name: str,
    things: Iterable[Thing],
    kind: type[E],
    reached: Callable[[E], Iterable[Thing]],
    at_hand: Callable[[Any], Iterable[Thing]] | None = None,
) -> Content:
    """Return content that is told from events of one kind alone."""
    return Content(name, tuple(things), kind, lambda event, move: reached(event), at_hand)


def happened(events: ModuleType, *others: type[Event]) -> Content:
    """Return all kinds of events of a module, and further ones."""
    kinds = [*kinds_of_events(events), *others]
    return shown("events", map(tag_of, kinds), Event, lambda event: (tag_of(event),))


def kinds_of_events(events: ModuleType) -> list[type[Event]]:
    """Return the kinds of events that a module is there for."""
    kinds = (kind for kind in vars(events).values() if isinstance(kind, type))
    return [kind for kind in kinds if issubclass(kind, Event) and kind is not Event]


def endings(*tie_breaks: str) -> Content:
    """Return how the first place can be decided: by points, by a tie-breaker, or not at all."""

    def decided(outcome: Outcome, move: Move) -> tuple[str]:
        shared = len(outcome.winners) > 1
        return ("shared" if shared else outcome.tie_break or "points",)

    return Content("endings", ("points", *tie_breaks, "shared"), Outcome, decided)


def verbs(action_type: Any) -> Content:
    """Return all verbs of a game, those of chance included."""
    things = tuple(map(tag_of, members(action_type)))
    return Content("verbs", things, Action, lambda action, move: (action.verb,))


def questions(state_type: type[State]) -> Content:
    """Return all steps of a game that ask something."""
    [steps] = get_args(hints_of(state_type)["stack"])
    asking = (step for step in members(steps) if step.decision is not Step.decision)
    things = tuple(map(tag_of, asking))
    return Content("questions", things, Step, lambda step, move: (tag_of(step),))
