"""Taking back: a line of the log like any other, so the log is never rewritten."""

from collections.abc import Iterable

from games.core.action import Action, Seat
from games.core.errors import ReplayDiverged

Line = tuple[int, Seat, Action]
"""A line of a log: its number, who, and what."""


class Undo(Action, frozen=True, tag="undo"):
    """Go back to where the log stood after line `to`; no game lists it among its actions.

    `to` is the number of a line that stands, or of the line at which a replay begins.
    """

    to: int


def standing(lines: Iterable[Line], start: int = 0) -> list[Line]:
    """Return the lines that count, those taken back left out; each undo that counts stays.

    `start` is how many lines led to where these begin.

    Raises:
        ReplayDiverged: a number is missing, or an undo leads to where nothing stands.
    """
    kept: list[Line] = []
    expected = start
    for number, seat, action in lines:
        expected += 1
        if number != expected:
            raise ReplayDiverged(number, f"entry {expected} should follow")
        if isinstance(action, Undo):
            while kept and kept[-1][0] > action.to:
                kept.pop()
            if action.to != (kept[-1][0] if kept else start):
                raise ReplayDiverged(number, f"it leads to entry {action.to}, which does not stand")
        kept.append((number, seat, action))
    return kept
