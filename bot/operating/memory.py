"""Gives memory back to the system.

Every picture needs some megabytes for a moment. The C library of most Linux systems keeps what was
freed, in pieces that fit nothing else, and a bot that draws all day would seem to grow.
"""

import asyncio
import ctypes
from collections.abc import Callable
from functools import cache

INTERVAL = 15.0
"""Seconds from one time to the next; what is given back has to be asked for again."""


def give_back() -> bool:
    """Give what is free back; False where the C library knows no way."""
    trim = _malloc_trim()
    if trim is None:
        return False
    trim(0)
    return True


@cache
def _malloc_trim() -> Callable[[int], int] | None:
    """Return the function of glibc that does it."""
    try:
        found: Callable[[int], int] | None = getattr(ctypes.CDLL(None), "malloc_trim", None)
    except (OSError, TypeError):  # Windows has no such handle to the program itself
        return None
    return found


class GivingBack:
    """Gives memory back again and again, in a thread, so that nobody waits for it."""

    def __init__(self) -> None:
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin, in the running loop; where there is no way, nothing is done."""
        if _malloc_trim() is not None:
            self._task = asyncio.create_task(self._go_on(), name="giving memory back")

    def close(self) -> None:
        """End."""
        if self._task is not None:
            self._task.cancel()

    async def _go_on(self) -> None:
        while True:
            await asyncio.sleep(INTERVAL)
            await asyncio.to_thread(give_back)
