"""Taking back: a line of the log like any other, so the log is never rewritten."""

from bisect import bisect_right
from collections.abc import Iterable, Sequence

from games.core.action import Action, Seat
from games.core.errors import ReplayDiverged

Line = tuple[int, Seat, Action]
"""A line of a log: its number, who, and what."""


class Undo(Action, frozen=True, tag="undo"):
    """Go back to where the log stood after line `to`; no game lists it among its actions.

    `to` is the number of a line that stands, or of the line at which a replay begins. With `agreed`
    it leads further back than a seat may go alone, for the others agreed.
    """

    to: int
    agreed: bool = False


def standing(lines: Iterable[Line], start: int = 0) -> list[Line]:
    """Return the lines that count, those taken back left out; each undo that counts stays.

    `start` is how many lines led to where these begin.

    Raises:
        ReplayDiverged: a number is missing, or an undo leads to where nothing stands.
    """
    kept: list[Line] = []
    before = start
    for number, seat, action in lines:
        require_next(number, before)
        if isinstance(action, Undo):
            stood = [start, *(line[0] for line in kept)]
            del kept[still_standing(stood, number, action) - 1 :]
        kept.append((number, seat, action))
        before = number
    return kept


def require_next(number: int, before: int) -> None:
    """Raise ReplayDiverged unless line `number` follows line `before`."""
    if number != before + 1:
        raise ReplayDiverged(number, f"entry {before + 1} should follow")


def still_standing(stood: Sequence[int], number: int, undo: Undo) -> int:
    """Return how many of the lines that stood, in order, still do after line `number`, an undo.

    Raises:
        ReplayDiverged: it leads to where none of them stands.
    """
    left = bisect_right(stood, undo.to)
    if not left or stood[left - 1] != undo.to:
        raise ReplayDiverged(number, f"it leads to entry {undo.to}, which does not stand")
    return left
