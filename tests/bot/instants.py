"""Every instant between a click and the last that comes of it, found by watching the bot at work.

    instants = Instants(reached, at_rest)
    with instants.watched():
        asyncio.run(instants.follow(bot.start(token)))

An instant is where the event loop gets control back while an interaction is dealt with, where it
goes on from there, and where a thread begins, changes a table, commits, and ends. `reached` hears
of each, in whichever thread it is; `at_rest` hears when nothing of an interaction is left to do.
"""

import asyncio
import gc
import re
import sqlite3
import sys
import threading
from collections import Counter
from collections.abc import Callable, Coroutine, Generator, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path
from types import AsyncGeneratorType, CodeType, CoroutineType, FrameType, GeneratorType
from typing import Any, NamedTuple
from unittest.mock import patch

from discord.state import ConnectionState

from storage.connection import Connection

HOUSE = Path(__file__).parents[2]
CHANGES = ("INSERT", "UPDATE", "DELETE", "COMMIT")
TO_WHAT = re.compile(r"^\w+|(?<=FROM )\w+|(?<=INTO )\w+|(?<=^UPDATE )\w+")
OURS = ("bot/", "storage/", "discord/")
CLOCK = "__timeout_task_impl"
"""What forgets the buttons of a private reply after a quarter of an hour: nothing comes of it."""
SUSPENDABLE = (CoroutineType, GeneratorType, AsyncGeneratorType)


class Instant(NamedTuple):
    """A moment in the life of a bot: the `nth` time that this happened `where` it is.

    `interaction` counts the interactions of this life; `where` is the way from a task's first
    function to the innermost, `what` is one of "begins", "waits", "goes on" and "ends", or a
    statement of SQL that is about to be carried out.
    """

    interaction: int
    where: str
    what: str
    nth: int

    @property
    def place(self) -> str:
        """The innermost line of the house, or of discord.py: how they connect is not theirs."""
        ours = [one for one in self.where.split(" > ") if one.startswith(OURS)]
        return ours[-1] if ours else self.where


class Instants:
    """Watches the tasks and threads that a bot needs for its interactions."""

    def __init__(self, reached: Callable[[Instant], None], at_rest: Callable[[int], None]) -> None:
        self._reached = reached
        self._at_rest = at_rest
        self._interaction: ContextVar[int] = ContextVar("interaction", default=0)
        self._interactions = 0
        self._seen: Counter[tuple[int, str, str]] = Counter()
        self._seeing = threading.Lock()
        self._going_on: Counter[int] = Counter()

    @contextmanager
    def watched(self) -> Iterator[None]:
        """Watch whatever begins within the block, in the loop and in threads."""
        with (
            patch.object(ConnectionState, "parse_interaction_create", self._counting()),
            patch.object(Connection, "run", self._telling_sql()),
            patch.object(ThreadPoolExecutor, "submit", self._telling_threads()),
        ):
            yield

    async def follow(self, main: Coroutine[Any, Any, None]) -> None:
        """Run the main coroutine, with its tasks watched."""
        asyncio.get_running_loop().set_task_factory(self._make_task)
        await main

    def note(self, where: str, what: str, interaction: int | None = None) -> None:
        """Take note of an instant; without a number it belongs to the current interaction."""
        number = self._interaction.get() if interaction is None else interaction
        with self._seeing:
            key = (number, where, what)
            self._seen[key] += 1
            self._reached(Instant(*key, self._seen[key]))

    def _note_change(self, where: str, sql: str, number: int) -> None:
        """Take note of a statement that changes something: of what it does to which table."""
        if sql.startswith(CHANGES):
            self.note(where, " ".join(re.findall(TO_WHAT, sql)), number)

    def _counting(self) -> Callable[[ConnectionState[Any], Any], None]:
        genuine = ConnectionState.parse_interaction_create

        def parse(state: ConnectionState[Any], data: Any) -> None:
            self._interactions += 1
            token = self._interaction.set(self._interactions)
            try:
                genuine(state, data)
            finally:
                self._interaction.reset(token)

        return parse

    def _make_task(
        self, loop: asyncio.AbstractEventLoop, coroutine: Any, **named: Any
    ) -> asyncio.Task[Any]:
        number = self._interaction.get()
        if not number or coroutine.__name__ == CLOCK:
            return asyncio.Task(coroutine, loop=loop, **named)
        self._going_on[number] += 1
        task = asyncio.Task(Stepped(coroutine, self.note), loop=loop, **named)
        task.add_done_callback(lambda _: self._ended(number))
        return task

    def _ended(self, number: int) -> None:
        self._going_on[number] -= 1
        if not self._going_on[number]:
            self._at_rest(number)

    def _telling_sql(self) -> Any:
        genuine = Connection.run

        async def run(connection: Connection, work: Callable[[sqlite3.Connection], Any]) -> Any:
            number = self._interaction.get()
            if not number:
                return await genuine(connection, work)
            where = _here(sys._getframe(1))

            def stated(sqlite: sqlite3.Connection) -> Any:
                self.note(where, "begins", number)
                sqlite.set_trace_callback(lambda sql: self._note_change(where, sql, number))
                try:
                    return work(sqlite)
                finally:
                    sqlite.set_trace_callback(None)
                    self.note(where, "ends", number)

            return await genuine(connection, stated)

        return run

    def _telling_threads(self) -> Any:
        genuine = ThreadPoolExecutor.submit

        def submit(
            pool: ThreadPoolExecutor, work: Callable[..., Any], /, *given: Any, **named: Any
        ) -> Future[Any]:
            number = self._interaction.get()
            if not number:
                return genuine(pool, work, *given, **named)
            where = _here(sys._getframe(1))

            def told(*given: Any, **named: Any) -> Any:
                self.note(where, "begins", number)
                try:
                    return work(*given, **named)
                finally:
                    self.note(where, "ends", number)

            return genuine(pool, told, *given, **named)

        return submit


class Stepped(Coroutine[Any, Any, Any]):
    """A task's coroutine that tells when it begins, when it waits and when it goes on."""

    def __init__(self, coroutine: Any, note: Callable[[str, str], None]) -> None:
        self._coroutine = coroutine
        self._note = note
        self._where = _label(coroutine.cr_code, coroutine.cr_code.co_firstlineno)
        self._what = "begins"

    def __await__(self) -> Generator[Any, Any, Any]:
        raise NotImplementedError("a task steps it")

    def send(self, value: Any) -> Any:
        """Go on until it waits again."""
        return self._step(self._coroutine.send, value)

    def throw(self, *error: Any) -> Any:
        """Go on with an error until it waits again."""
        return self._step(self._coroutine.throw, *error)

    def close(self) -> None:
        """Give it up."""
        self._coroutine.close()

    def _step(self, on: Callable[..., Any], *given: Any) -> Any:
        self._note(self._where, self._what)
        awaited = on(*given)
        self._where, self._what = way_to(self._coroutine), "goes on"
        self._note(self._where, "waits")
        return awaited


def way_to(coroutine: Any) -> str:
    """Return where a suspended coroutine is: its own line, and those of what it waits for."""
    labels: list[str] = []
    inner = coroutine
    while isinstance(inner, SUSPENDABLE):
        frame, awaited = _within(inner)
        if frame is not None:
            labels.append(_label(frame.f_code, frame.f_lineno))
        if not isinstance(awaited, SUSPENDABLE):  # what wraps one does not say which
            found = [one for one in gc.get_referents(awaited) if isinstance(one, SUSPENDABLE)]
            awaited = found[0] if len(found) == 1 else None
        inner = awaited
    return " > ".join(labels)


def _within(suspended: Any) -> tuple[FrameType | None, Any]:
    match suspended:
        case CoroutineType():
            return suspended.cr_frame, suspended.cr_await
        case AsyncGeneratorType():
            return suspended.ag_frame, suspended.ag_await
        case _:
            return suspended.gi_frame, suspended.gi_yieldfrom


def _here(frame: FrameType | None) -> str:
    """Return the way to a running function, from the first that belongs to the house."""
    labels: list[str] = []
    while frame is not None and not frame.f_code.co_filename.endswith("asyncio/events.py"):
        if Path(frame.f_code.co_filename) != Path(__file__):
            labels.append(_label(frame.f_code, frame.f_lineno))
        frame = frame.f_back
    return " > ".join(reversed(labels))


def _label(code: CodeType, line: int) -> str:
    path = Path(code.co_filename)
    name = path.relative_to(HOUSE) if path.is_relative_to(HOUSE) else Path(*path.parts[-2:])
    if "site-packages" in path.parts:
        name = Path(*path.parts[path.parts.index("site-packages") + 1 :])
    return f"{name.as_posix()}:{line} {code.co_name}"
