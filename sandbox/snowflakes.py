"""Discord's ids: 64 bits that grow with time."""

import time

EPOCH_MS = 1_420_070_400_000
FOUNDED_MS = 1_767_225_600_000
"""When everything with a fixed id was made: the first moment of 2026, UTC."""


class Snowflakes:
    """Make ids, each greater than all before."""

    def __init__(self, last: int = 0) -> None:
        self.last = last

    def next(self) -> str:
        """Return a new id for this moment."""
        now = (int(time.time() * 1000) - EPOCH_MS) << 22
        self.last = max(now, self.last + 1)
        return str(self.last)


def fixed(number: int) -> str:
    """Return the same id on every run: for the guild, its channels and its first users."""
    return str(((FOUNDED_MS - EPOCH_MS) << 22) + number)


def created_at(snowflake: str) -> float:
    """Return when an id was made, in seconds since 1970."""
    return ((int(snowflake) >> 22) + EPOCH_MS) / 1000
