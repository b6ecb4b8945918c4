"""What happened, in the past tense."""

from typing import ClassVar

import msgspec

from games.core.action import Seat
from games.core.reseat import By
from games.core.text import write_line


class Event(msgspec.Struct, frozen=True, tag=True, kw_only=True):
    """One fact that came about; never stored, for a replay tells it again.

    `to` names the seats that may know of it; None means everybody, spectators included.
    `fresh_board` marks the facts after which the group wants to see the board anew: the end of a
    turn, a set-up, a reveal. `reveals` marks those by which somebody learns what was secret: what
    led to one cannot be taken back. `calls_anew` marks those after which whoever is asked is to be
    called once more.
    """

    fresh_board: ClassVar[bool] = False
    calls_anew: ClassVar[bool] = False
    reveals: ClassVar[bool] = False
    to: tuple[Seat, ...] | None = None

    def heard_by(self, seat: Seat | None) -> bool:
        """Whether `seat` (None: a spectator) may know of it."""
        return self.to is None or seat in self.to

    def __str__(self) -> str:
        """Write the event as one line: what happened, then the particulars."""
        return write_line(self)


class Answered(Event, frozen=True, tag="answered", kw_only=True):
    """A seat answered a sealed decision, or changed its answer; nobody else is told."""

    seat: Seat


class Undone(Event, frozen=True, tag="undone", kw_only=True):
    """A seat took back what it had done since entry `back_to` of the log.

    With `agreed` everything since was taken back, whoever did it, for all agreed; `turn_of` are
    then the seats that were asked there.
    """

    fresh_board: ClassVar[bool] = True

    seat: Seat
    back_to: int
    agreed: bool = False
    turn_of: tuple[Seat, ...] = ()


class Reseated(Event, frozen=True, tag="reseated", kw_only=True):
    """A seat is played by somebody else from now on."""

    calls_anew: ClassVar[bool] = True

    seat: Seat
    by: By
