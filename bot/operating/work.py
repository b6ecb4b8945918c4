"""Where time goes: what is being done right now, and how long each part of it took.

What is done is an interaction to answer or a post to show. It travels in a context variable, so
that the parts measure themselves wherever they are, and lines of the log tell what they are about.
"""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from time import monotonic
from typing import Literal

from bot.operating.metrics import PARTS

Part = Literal["lock", "database", "drawing_queue", "drawing", "discord", "discord_retry"]
"""Waiting for the table's lock; a transaction; waiting for a thread, and drawing in it; a request
to Discord, and waiting until one that was refused for now may be repeated."""

Fact = str | int | float


class Work:
    """Something that is being done; times are in seconds, moments by the monotonic clock.

    `facts` are for the log: numbers of tables, seats and entries, never what somebody holds.
    """

    def __init__(self, began: float | None = None, **facts: Fact) -> None:
        self.began = monotonic() if began is None else began
        self.facts = facts
        self.parts: dict[str, float] = {}
        self.outcome: str | None = None
        self.acknowledged: float | None = None
        self.answered: float | None = None
        self.parts_until_answered: dict[str, float] = {}
        self.refused_for_now: float | None = None
        """Since when a request waits to be repeated."""

    def took(self, part: Part, seconds: float) -> None:
        """Add to the time that a part took."""
        self.parts[part] = self.parts.get(part, 0.0) + seconds

    def got_answer(self) -> None:
        """Note that an answer has just reached Discord; the first acknowledges, the last counts."""
        self.answered = monotonic()
        self.acknowledged = self.acknowledged or self.answered
        self.parts_until_answered = dict(self.parts)


_current: ContextVar[Work | None] = ContextVar("work", default=None)


def current() -> Work | None:
    """Return what is being done here; None: nothing that is measured."""
    return _current.get()


def begin(work: Work) -> None:
    """Let the rest of the running task, and the tasks it starts, be for this."""
    _current.set(work)


@contextmanager
def doing(work: Work) -> Iterator[None]:
    """Let a block be for this, whatever the task around it is for."""
    before = _current.set(work)
    try:
        yield
    finally:
        _current.reset(before)


def note(outcome: str | None = None, **facts: Fact) -> None:
    """Note a fact about what is being done, or what came of it."""
    work = _current.get()
    if work is not None:
        work.facts.update(facts)
        work.outcome = outcome or work.outcome


def took(part: Part, seconds: float) -> None:
    """Note how long a part took of what is being done."""
    PARTS.labels(part).observe(seconds)
    work = _current.get()
    if work is not None:
        work.took(part, seconds)


@contextmanager
def timed(part: Part) -> Iterator[None]:
    """Measure a block, also when it fails."""
    began = monotonic()
    try:
        yield
    finally:
        took(part, monotonic() - began)


class TimedLock(asyncio.Lock):
    """A lock for which waiting is measured."""

    async def acquire(self) -> Literal[True]:
        """Wait until it is free, and take it."""
        with timed("lock"):
            return await super().acquire()
