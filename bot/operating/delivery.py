"""How long interactions are on their way to us, whatever the clocks say."""

import time
from collections import deque

COMPARED = 100
"""Interactions among which the quickest shows by how much the clocks differ."""


class Delivery:
    """Compares when interactions were made, by Discord's clock, with when they arrived, by ours.

    The difference of the clocks is in every comparison alike, so the smallest of the latest is
    taken for no delay. Our time is the monotonic clock's, put right once: a clock that is set anew
    later makes nobody late.
    """

    def __init__(self) -> None:
        self._wall_minus_monotonic = time.time() - time.monotonic()
        self._offsets: deque[float] = deque(maxlen=COMPARED)

    def delay(self, made: float, arrived: float) -> float:
        """Return by how many seconds an interaction came later than the quickest did.

        `made` is in Unix seconds, `arrived` by the monotonic clock.
        """
        offset = arrived + self._wall_minus_monotonic - made
        self._offsets.append(offset)
        return offset - min(self._offsets)
