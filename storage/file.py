"""The database file: one connection that writes, one that reads beside it."""

import sqlite3
from collections import deque
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from storage.connection import Connection
from storage.errors import DatabaseFailed, DatabaseReplaced
from storage.schema import check, migrate
from storage.transactions import Turn, Work, in_snapshot, serve

T = TypeVar("T")
Timed = Callable[[], AbstractContextManager[object]]
"""Measures the block that it is used for."""


class File:
    """Runs transactions and reads; each is one function, run whole on its connection's thread."""

    def __init__(self, writer: Connection, reader: Connection, timed: Timed = nullcontext) -> None:
        self._writer = writer
        self._reader = reader
        self._timed = timed
        self._waiting: deque[Turn[Any]] = deque()

    @classmethod
    async def open(cls, path: Path, *, busy_timeout: int, timed: Timed = nullcontext) -> "File":
        """Open or create the file and bring it up to date.

        From then on nobody can put another file in its place: see `held`.
        """
        _make_private(path)
        here = _identity(path)
        writer = await Connection.open(
            path, read_only=False, busy_timeout=busy_timeout, check=check
        )
        try:
            await writer.run(_take_hold)
            _require_same(path, here)
            await writer.run(migrate)
            reader = await Connection.open(path, read_only=True, busy_timeout=busy_timeout)
        except BaseException:
            await writer.close()
            raise
        return cls(writer, reader, timed)

    async def transaction(self, work: Work[T]) -> T:
        """Run a function that writes: all of it is kept once this returns, or nothing.

        Statements are never awaited one by one: between two of them another task could slip its own
        into the same transaction.
        """
        self._writer.require_open()
        turn = Turn(work)
        self._waiting.append(turn)
        # There are as many calls to `serve` as turns, in the same order: a turn is served by its
        # own call at the latest, or by an earlier one together with others.
        with self._timed():
            await self._writer.run(partial(serve, waiting=self._waiting))
        return turn.result()

    async def read(self, work: Work[T]) -> T:
        """Run a function that only reads; it sees everything committed before it began."""
        with self._timed():
            return await self._reader.run(partial(in_snapshot, work=work))

    async def close(self) -> None:
        """Finish what is queued and close; the writer last, so that it tidies the WAL away."""
        try:
            await self._reader.close()
        finally:
            await self._writer.close()


def _take_hold(connection: sqlite3.Connection) -> None:
    """Read something: from its first read in WAL mode on, a connection locks the file it has."""
    connection.execute("SELECT 1 FROM sqlite_schema").fetchall()


def _require_same(path: Path, here: tuple[int, int] | None) -> None:
    if _identity(path) != here:
        raise DatabaseReplaced


def _identity(path: Path) -> tuple[int, int] | None:
    """Return what tells a file from any other that had or gets its name; None: there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _make_private(path: Path) -> None:
    """Create the file for the bot's own account alone: it holds every player's secrets."""
    try:
        if not path.exists():
            path.touch(mode=0o600)
    except OSError as error:
        raise DatabaseFailed(
            f"The database file {path.name} cannot be created: {error.strerror}."
        ) from error
