"""A state of any game, set up by hand, with short ways to play on and look."""

from typing import Any, ClassVar, Generic, Self, TypeVar

import pytest

from games.core.action import CHANCE, Seat
from games.core.errors import IllegalAction
from games.core.event import Event
from games.core.game import Game
from games.core.outcome import Outcome
from games.core.state import State
from games.core.step import Step
from games.core.view import View

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
E = TypeVar("E", bound=Event)


class GameTable(Generic[S, V]):
    """A state with what happened last, and short ways to play on and look."""

    game: ClassVar[Game[Any, Any, Any]]

    def __init__(self, state: S) -> None:
        self.state = state
        self.heard: list[Event] = []

    def do(self, seat: Seat, *lines: str) -> Self:
        """Let a seat do one thing after the other; `heard` tells what happened in all of them."""
        self.heard = []
        for line in lines:
            self.heard += self.game.apply(self.state, seat, self.game.parse_action(line))
            assert self.game.audit(self.state) == []
        return self

    def draw(self, *lines: str) -> Self:
        """Let chance bring one thing after the other."""
        return self.do(CHANCE, *lines)

    def runs(self, *steps: Step) -> Self:
        """Do these steps next, up to the first question; what was to be done before is gone."""
        self.heard = []
        self.state.stack.clear()
        self.state.push(*steps)
        self.game._settle(self.state, self.heard.append)
        assert self.game.audit(self.state) == []
        return self

    def tells(self, kind: type[E]) -> list[E]:
        """Return what happened last, of one kind."""
        return [event for event in self.heard if isinstance(event, kind)]

    def told(self, kind: type[E]) -> E:
        """Return the one thing of this kind that happened last."""
        [event] = self.tells(kind)
        return event

    def refuses(self, seat: Seat, line: str) -> str:
        """Return the sentence with which an action is refused; nothing changes by it."""
        before = self.game.dump(self.state)
        with pytest.raises(IllegalAction) as refused:
            self.game.apply(self.state, seat, self.game.parse_action(line))
        assert self.game.dump(self.state) == before
        return str(refused.value)

    def view(self, seat: Seat | None = None) -> V:
        """Return what a seat, or a spectator, may know."""
        view: V = self.game.view(self.state, seat)
        return view

    @property
    def asked(self) -> tuple[tuple[Seat, ...], str]:
        """Who is awaited, and for what."""
        decision = self.game.decision(self.state)
        assert decision is not None, "the game is over"
        return decision.awaited, decision.kind

    @property
    def outcome(self) -> Outcome:
        """How the game ended."""
        outcome = self.game.outcome(self.state)
        assert outcome is not None, "the game goes on"
        return outcome
