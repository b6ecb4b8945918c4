"""The database file: one connection that writes, one that reads beside it."""

from collections import deque
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from storage.connection import Connection
from storage.errors import DatabaseFailed
from storage.schema import check, migrate
from storage.transactions import Turn, Work, in_snapshot, serve

T = TypeVar("T")


class File:
    """Runs transactions and reads; each is one function, run whole on its connection's thread."""

    def __init__(self, writer: Connection, reader: Connection) -> None:
        self._writer = writer
        self._reader = reader
        self._waiting: deque[Turn[Any]] = deque()

    @classmethod
    async def open(cls, path: Path, *, busy_timeout: int) -> "File":
        """Open or create the file and bring it up to date."""
        _make_private(path)
        writer = await Connection.open(
            path, read_only=False, busy_timeout=busy_timeout, check=check
        )
        try:
            await writer.run(migrate)
            reader = await Connection.open(path, read_only=True, busy_timeout=busy_timeout)
        except BaseException:
            await writer.close()
            raise
        return cls(writer, reader)

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
        await self._writer.run(partial(serve, waiting=self._waiting))
        return turn.result()

    async def read(self, work: Work[T]) -> T:
        """Run a function that only reads; it sees everything committed before it began."""
        return await self._reader.run(partial(in_snapshot, work=work))

    async def close(self) -> None:
        """Finish what is queued and close; the writer last, so that it tidies the WAL away."""
        try:
            await self._reader.close()
        finally:
            await self._writer.close()


def _make_private(path: Path) -> None:
    """Create the file for the bot's own account alone: it holds every player's secrets."""
    try:
        if not path.exists():
            path.touch(mode=0o600)
    except OSError as error:
        raise DatabaseFailed(
            f"The database file {path.name} cannot be created: {error.strerror}."
        ) from error
