"""The time, for the rows of the database."""

import time


def now() -> int:
    """Return the time in Unix milliseconds."""
    return time.time_ns() // 1_000_000
