"""When the channel is told what happened: which part of a log belongs into which message."""

from collections.abc import Iterable
from typing import Any

import msgspec

from games.core.action import Seat
from games.core.event import Event
from games.core.game import Game
from games.core.log import Position
from games.core.state import State
from games.core.view import View


class Post(msgspec.Struct, frozen=True):
    """A message that is due: what happened up to entry `number`.

    `view` is what spectators see after it. With `since`, the view at the picture before, a new
    picture is due; without, words are enough. `decision` is what the next players are asked.
    """

    number: int
    decision: int
    events: tuple[Event, ...]
    view: View
    since: View | None

    def pictured(self) -> "Post":
        """Return the same post with a picture, even if words were enough at its time."""
        return self if self.since is not None else msgspec.structs.replace(self, since=self.view)


class Reporter:
    """Follows a game move by move and says which posts become due.

    A post is due when somebody else is asked or called, when answers are wanted in secret, or the
    board is wanted anew: small decisions of one player in a row make one message, a sealed one
    always makes its own. Live play and the replay after a restart use the same reporter, so they
    agree on what a channel has been told.
    """

    def __init__(self, game: Game[Any, Any, Any], state: State) -> None:
        self._game = game
        self._asked = self._who_is_asked(state)
        self._closed = state.closed
        self._pictured: View = game.view(state, None)
        self._events: list[Event] = []
        self.told = 0
        """The entry up to which the newest post tells."""

    def copy(self) -> "Reporter":
        """Return a reporter of its own in the same place."""
        other = object.__new__(Reporter)
        other._game, other._asked, other._pictured = self._game, self._asked, self._pictured
        other._closed, other._events, other.told = self._closed, self._events.copy(), self.told
        return other

    @property
    def untold(self) -> tuple[Event, ...]:
        """What is still to be told."""
        return tuple(self._events)

    def without_untold(self) -> "Reporter":
        """Return a reporter that has told the same, and keeps nothing that is still to be told."""
        other = self.copy()
        other._events = []
        return other

    def with_untold(self, events: Iterable[Event]) -> "Reporter":
        """Return a reporter that has still to tell these events, too."""
        other = self.copy()
        other._events += events
        return other

    def follow(self, position: Position[Any], events: list[Event]) -> Post | None:
        """Take note of what an entry brought; return the post that became due, if any."""
        self._events += events
        decision = self._game.decision(position.state)
        if decision is not None and decision.by_chance:
            return None
        asked = decision.seats if decision else ()
        closed, self._closed = self._closed, position.state.closed
        in_secret = decision is not None and decision.sealed and closed != position.state.closed
        fresh = any(event.fresh_board for event in self._events)
        anew = any(event.calls_anew for event in events)
        if asked == self._asked and not (in_secret or fresh or anew):
            return None
        view = self._game.view(position.state, None)
        post = Post(
            number=position.entries,
            decision=position.decision,
            events=tuple(event for event in self._events if event.heard_by(None)),
            view=view,
            since=self._pictured if fresh else None,
        )
        self._asked = asked
        self._events = []
        self.told = position.entries
        if fresh:
            self._pictured = view
        return post

    def _who_is_asked(self, state: State) -> tuple[Seat, ...]:
        decision = self._game.decision(state)
        return decision.seats if decision and not decision.by_chance else ()
