"""How the stories of several games are told."""

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

from bot.wording.game import TEXT_LIMIT
from bot.wording.language import Language
from bot.wording.names import shorter_and_shorter
from games.core.event import Answered, Event

E = TypeVar("E", bound=Event)


class Teller(Protocol):
    """Puts events into lines, once."""

    def tell(self, events: Sequence[Event]) -> list[str]:
        """Return the lines."""


def told(
    teller: Callable[[Sequence[str], Language], Teller],
    events: Sequence[Event],
    names: Sequence[str],
    language: Language,
) -> list[str]:
    """Tell events with names as long as there is room for.

    That an answer was noted is told only when nothing came of it.
    """
    happened = [event for event in events if not isinstance(event, Answered)]
    if events and not happened:
        return [language.gettext("Your answer is noted; nobody else sees it yet.")]
    lines: list[str] = []
    for short in shorter_and_shorter(names):
        lines = teller(short, language).tell(happened)
        if sum(map(len, lines)) <= TEXT_LIMIT:
            break
    return lines


def of_kind(kind: type[E], events: Sequence[Event]) -> list[E]:
    """Return the events that are of a kind."""
    return [event for event in events if isinstance(event, kind)]
