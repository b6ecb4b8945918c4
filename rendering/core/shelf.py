"""What was made once and may be needed again."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

T = TypeVar("T")


class Shelf(Generic[T]):
    """Keep the `room` things used last; safe to share between threads.

    Making happens outside the lock: two threads may make the same thing, and both are right,
    because the same key always makes the same.
    """

    def __init__(self, room: int) -> None:
        self.room = room
        self._kept: OrderedDict[Hashable, T] = OrderedDict()
        self._lock = Lock()

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """Return what the key stands for, made now if it is not on the shelf."""
        kept = self.find(key)
        if kept is not None:
            return kept
        thing = make()
        self.put(key, thing)
        return thing

    def find(self, key: Hashable) -> T | None:
        """Return what is kept for the key, None when nothing is."""
        with self._lock:
            if key not in self._kept:
                return None
            self._kept.move_to_end(key)
            return self._kept[key]

    def put(self, key: Hashable, thing: T) -> None:
        """Keep a thing; the one not used for the longest time makes room."""
        with self._lock:
            self._kept[key] = thing
            while len(self._kept) > self.room:
                self._kept.popitem(last=False)

    def __len__(self) -> int:
        """Return how many things are kept."""
        return len(self._kept)
