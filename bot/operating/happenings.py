"""What came of it: moves, refusals and failures, noted where they happen."""

from bot.operating.metrics import ERRORS, MOVES, REFUSALS
from bot.operating.work import note


def moved(game: str, seat: int, entry: int) -> None:
    """Note a move that was committed, up to an entry of the log."""
    MOVES.labels(game).inc()
    note("moved", seat=seat, entry=entry)


def refused(error: Exception) -> None:
    """Note that somebody is told why something cannot be done."""
    reason = type(error).__name__
    REFUSALS.labels(reason).inc()
    note("refused", reason=reason)


def failed(part: str, outcome: str | None = None) -> None:
    """Note that a part of the program failed, and what that means for what is being done."""
    ERRORS.labels(part).inc()
    note(outcome)
