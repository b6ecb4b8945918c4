"""What was made once and may be needed again."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

from rendering.core.archive import Archive

T = TypeVar("T")


class Shelf(Generic[T]):
    """Keep the things used last, as many as there is `room` for; safe to share between threads.

    What has to make room goes to the `archive`, if there is one, and is fetched from there.
    `weigh` says how much room a thing takes, 1 each where it is not given. Making happens outside
    the lock: two threads may make the same thing, and both are right, because the same key always
    makes the same.
    """

    def __init__(
        self,
        room: int,
        weigh: Callable[[T], int] = lambda thing: 1,
        archive: Archive[T] | None = None,
    ) -> None:
        self.room = room
        self._archive = archive
        self.taken = 0
        self._weigh = weigh
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
            if key in self._kept:
                self._kept.move_to_end(key)
                return self._kept[key]
        archived = self._archive.find(key) if self._archive is not None else None
        if archived is not None:
            self.put(key, archived)
        return archived

    def put(self, key: Hashable, thing: T) -> None:
        """Keep a thing; those not used for the longest time make room."""
        old = []
        with self._lock:
            if key in self._kept:
                self.taken -= self._weigh(self._kept.pop(key))
            self._kept[key] = thing
            self.taken += self._weigh(thing)
            while self._kept and self.taken > self.room:
                old.append(self._kept.popitem(last=False))
                self.taken -= self._weigh(old[-1][1])
        if self._archive is not None:
            for gone in old:
                self._archive.put(*gone)

    def __len__(self) -> int:
        """Return how many things are kept."""
        return len(self._kept)
