"""How late the event loop is: while it is kept from running, nobody is answered."""

import asyncio
from collections import deque
from time import monotonic

TICK = 0.1
"""Seconds between two looks at the clock."""

NOTICED = 0.02
"""Seconds of delay that are kept."""

REMEMBERED = 1200
"""Delays that are kept."""


class Lag:
    """Looks at the clock again and again, and remembers when it was late for that."""

    def __init__(self) -> None:
        self._late: deque[tuple[float, float]] = deque(maxlen=REMEMBERED)
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look, in the running loop."""
        self._task = asyncio.create_task(self._look(), name="event loop's lag")

    def close(self) -> None:
        """Look no more."""
        if self._task is not None:
            self._task.cancel()

    def between(self, since: float, until: float) -> float:
        """Return for how many seconds between two moments the loop was kept from running."""
        overlaps = (min(end, until) - max(due, since) for due, end in self._late)
        return sum(seconds for seconds in overlaps if seconds > 0)

    def longest(self, seconds: float) -> float:
        """Return the longest delay of the last so many seconds."""
        since = monotonic() - seconds
        return max((end - due for due, end in self._late if end >= since), default=0.0)

    async def _look(self) -> None:
        while True:
            due = monotonic() + TICK
            await asyncio.sleep(TICK)
            now = monotonic()
            if now - due >= NOTICED:
                self._late.append((due, now))
