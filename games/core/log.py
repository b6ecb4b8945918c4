"""The log of a game, and where it leads."""

from collections.abc import Iterable, Iterator
from typing import Any, Generic, TypeVar

import msgspec

from games.core.action import Action, Seat
from games.core.errors import ReplayDiverged, RulesError
from games.core.event import Event, Reseated
from games.core.game import Game
from games.core.reseat import Reseat
from games.core.state import State
from games.core.undo import Line, Undo, require_next, standing, still_standing

S = TypeVar("S", bound=State)


class Entry(msgspec.Struct, frozen=True):
    """One line of the log. Numbers run from 1 without a gap; `at` is in Unix milliseconds."""

    number: int
    seat: Seat
    action: Action
    rules: int
    at: int


class Position(Generic[S]):
    """A state together with its place in the log.

    `entries` counts the lines that led here. `decision` is the number of the open decision: the
    count of lines at the moment it was asked. It never comes twice in a log, not even after an
    undo, so a button that carries it is good for this very question only.
    """

    __slots__ = ("decision", "entries", "state")

    def __init__(self, state: S, entries: int = 0, decision: int = 0) -> None:
        self.state = state
        self.entries = entries
        self.decision = decision

    def copy(self) -> "Position[S]":
        """Return a position of its own that is equal to this one."""
        return Position(self.state.copy(), self.entries, self.decision)

    def renumbered(self, number: int) -> "Position[S]":
        """Return the same state as where line `number`, an undo, leads: its question is new."""
        return Position(self.state, number, number)

    def advance(self, game: Game[S, Any, Any], seat: Seat, action: Action) -> list[Event]:
        """Apply one action and count its line.

        Raises:
            IllegalAction: the rules do not allow it; nothing has changed.
        """
        if isinstance(action, Reseat):
            self.entries += 1
            return [Reseated(seat=seat, by=action.by)]
        closed = self.state.closed
        events = game.apply(self.state, seat, action)
        self.entries += 1
        if self.state.closed != closed:
            self.decision = self.entries
        return events


def replay(game: Game[S, Any, Any], start: Position[S], entries: Iterable[Line]) -> Position[S]:
    """Follow `entries` (number, seat, action) from a position of its own; return where they lead.

    What was taken back is passed over.

    Raises:
        ReplayDiverged: a number is missing, or an action is not possible where it stands.
    """
    position = start.copy()
    for number, seat, action in standing(entries, start.entries):
        if isinstance(action, Undo):
            position = position.renumbered(number)
            continue
        position.entries = number - 1
        try:
            position.advance(game, seat, action)
        except RulesError as error:
            raise ReplayDiverged(number, str(error)) from error
    return position


def positions(
    game: Game[S, Any, Any], start: Position[S], entries: Iterable[Line]
) -> Iterator[Position[S]]:
    """Yield where each of `entries` (number, seat, action) led, what was taken back included.

    Each position is there to be looked at, not to be played on.

    Raises:
        ReplayDiverged: a number is missing, an action is not possible where it stands, or an undo
            leads to where nothing stands.
    """
    stood = [start.copy()]
    for number, seat, action in entries:
        require_next(number, stood[-1].entries)
        if isinstance(action, Undo):
            del stood[still_standing([one.entries for one in stood], number, action) :]
            position = stood[-1].renumbered(number)
        else:
            position = stood[-1].copy()
            try:
                position.advance(game, seat, action)
            except RulesError as error:
                raise ReplayDiverged(number, str(error)) from error
        stood.append(position)
        yield position
