"""The way into the database."""

from collections.abc import Generator
from contextlib import nullcontext
from pathlib import Path
from types import TracebackType
from typing import Any

from storage.boards import Boards
from storage.file import File, Timed
from storage.imports import Imports
from storage.log import Log
from storage.people import People
from storage.reminders import Reminders
from storage.seats import Seats
from storage.settings import Meta, Settings
from storage.tables import Tables
from storage.votes import Votes

BUSY_TIMEOUT = 2000
"""Milliseconds to wait for another program's lock: a player is to get an answer within three."""


class Database:
    """An open database file, with one room for each kind of row.

    Every method is a single transaction, and committed to the disk when it returns. Cancelling the
    caller does not undo it: what was asked for is still done whole.
    """

    def __init__(self, file: File) -> None:
        self._file = file
        self.tables = Tables(file)
        self.seats = Seats(file)
        self.log = Log(file)
        self.boards = Boards(file)
        self.people = People(file)
        self.settings = Settings(file)
        self.meta = Meta(file)
        self.votes = Votes(file)
        self.reminders = Reminders(file)
        self.imports = Imports(file)

    @staticmethod
    def open(
        path: str | Path, *, busy_timeout: int = BUSY_TIMEOUT, timed: Timed = nullcontext
    ) -> "Opening":
        """Open or create the file: `async with Database.open(path) as db`, or await it.

        `busy_timeout` is in milliseconds; `timed` measures every transaction, with the wait for it.
        Raises DatabaseFailed, with what is wrong.
        """
        return Opening(Path(path), busy_timeout, timed)

    async def close(self) -> None:
        """Finish what is queued and close the file."""
        await self._file.close()


class Opening:
    """A database about to be opened; await it, or use it with `async with`."""

    def __init__(self, path: Path, busy_timeout: int, timed: Timed) -> None:
        self._path = path
        self._busy_timeout = busy_timeout
        self._timed = timed
        self._database: Database | None = None

    def __await__(self) -> Generator[Any, None, Database]:
        return self._open().__await__()

    async def __aenter__(self) -> Database:
        self._database = await self._open()
        return self._database

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        if self._database is not None:
            await self._database.close()

    async def _open(self) -> Database:
        file = await File.open(self._path, busy_timeout=self._busy_timeout, timed=self._timed)
        return Database(file)
