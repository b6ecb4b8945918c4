"""The time, in Unix milliseconds as the rows of the database have it."""

import time
from datetime import UTC, datetime

HOUR = 3_600_000
"""Milliseconds."""


def now() -> int:
    """Return this moment."""
    return time.time_ns() // 1_000_000


def as_time(milliseconds: int) -> datetime:
    """Return a moment as discord.py takes it."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC)
