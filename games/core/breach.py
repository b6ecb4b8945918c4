"""What a law's check raises, and how it looks at a game."""

from typing import Any, NoReturn

import msgspec

from games.core.action import Action, Seat
from games.core.event import Event
from games.core.game import Game
from games.core.record import Record
from games.core.state import State

AnyGame = Game[Any, Any, Any]


class Breach(Exception):
    """A law of the house does not hold; `record` leads to where it was seen to fail."""

    def __init__(self, law: int, why: str) -> None:
        super().__init__(f"Law {law} is broken: {why}")
        self.law = law
        self.record: Record | None = None


def breach(law: int, why: str) -> NoReturn:
    """Raise a breach of this law."""
    raise Breach(law, why)


def seats_of(game: AnyGame, state: State) -> int:
    """Count the players."""
    return int(game.view(state, None).seats)


def seen(game: AnyGame, state: State, seat: Seat | None) -> bytes:
    """Return what a seat, or a spectator, sees, byte for byte."""
    return msgspec.json.encode(game.view(state, seat))


def done(game: AnyGame, state: State, seat: Seat, action: Action) -> tuple[Any, list[Event]]:
    """Do a listed action in a copy; return the copy and what happened."""
    other = state.copy()
    return other, game.apply(other, seat, action)
