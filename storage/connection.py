"""One connection to the database file, with a thread of its own."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TypeVar, cast

import aiosqlite

from storage.errors import DatabaseClosed, DatabaseFailed, NoSuchFile, raise_as_failure
from storage.transactions import Work

T = TypeVar("T")

OLDEST_SQLITE = (3, 37, 0)
"""The first version with STRICT tables."""

CACHED_STATEMENTS = 256


class Connection:
    """A connection on which whole functions run, one after the other."""

    def __init__(self, aiosqlite_connection: aiosqlite.Connection) -> None:
        self._aiosqlite = aiosqlite_connection
        self._closing: asyncio.Future[None] | None = None

    @classmethod
    async def open(
        cls,
        path: Path,
        *,
        read_only: bool,
        busy_timeout: int,
        check: Work[object] | None = None,
    ) -> "Connection":
        """Open the file, creating it unless `read_only`; wait `busy_timeout` ms for locks.

        `check` looks at the file before anything in it is changed, and raises to leave it alone.
        """

        def connect() -> sqlite3.Connection:
            mode = "ro" if read_only else "rwc"
            connection = _connect(path, mode=mode, busy_timeout=busy_timeout)
            try:
                if check is not None:
                    check(connection)
                _set_pragmas(connection, read_only=read_only)
            except BaseException:
                connection.close()
                raise
            return connection

        proxy = _Proxy(connect, iter_chunk_size=64)
        try:
            await proxy
        except BaseException as error:
            await proxy.thread_ended()
            if isinstance(error, sqlite3.Error):
                raise_as_failure(error)
            raise
        return cls(proxy)

    async def run(self, work: Work[T]) -> T:
        """Run a function on the connection's thread and return what it returns.

        It runs whole even when the caller is cancelled meanwhile. This is the one place that uses
        what aiosqlite does not promise: its queue of functions, and the connection they run on.
        """
        self.require_open()
        inner = self._aiosqlite

        def on_thread() -> T:
            return work(inner._conn)

        try:
            done = await inner._execute(on_thread)  # type: ignore[no-untyped-call] # see above
        except sqlite3.Error as error:
            raise_as_failure(error)
        return cast(T, done)

    def require_open(self) -> None:
        """Raise DatabaseClosed after `close`."""
        if self._closing is not None:
            raise DatabaseClosed

    async def close(self) -> None:
        """Finish what is queued, then close the file; it may be asked for more than once."""
        if self._closing is None:
            self._closing = asyncio.ensure_future(self._aiosqlite.close())
        await asyncio.shield(self._closing)


class _Proxy(aiosqlite.Connection):
    """Lets whoever failed to open it wait for the end of its thread.

    Otherwise the thread may report to an event loop that has been closed meanwhile.
    """

    _ended: asyncio.Future[None] | None = None

    def stop(self) -> asyncio.Future[None] | None:
        """Stop the thread, and remember what to wait for."""
        self._ended = super().stop()
        return self._ended

    async def thread_ended(self) -> None:
        """Return when the thread is done, once it was told to stop."""
        if self._ended is not None:
            await self._ended


@contextmanager
def opened(path: Path, *, busy_timeout: int, writes: bool = False) -> Iterator[sqlite3.Connection]:
    """Open a file that is there, for one block without an event loop.

    Raises NoSuchFile or DatabaseFailed, the latter also for what fails within the block.
    """
    if not path.is_file():
        raise NoSuchFile(path)
    try:
        with closing(_connect(path, mode="rw", busy_timeout=busy_timeout)) as connection:
            if not writes:
                connection.execute("PRAGMA query_only = ON")
            connection.execute("PRAGMA foreign_keys = ON")
            yield connection
    except sqlite3.Error as error:
        raise_as_failure(error)


def _connect(path: Path, *, mode: str, busy_timeout: int) -> sqlite3.Connection:
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        raise DatabaseFailed(
            f"SQLite {sqlite3.sqlite_version} is too old; at least 3.37 is needed."
        )
    return sqlite3.connect(
        f"{path.absolute().as_uri()}?mode={mode}",
        uri=True,
        timeout=busy_timeout / 1000,
        isolation_level=None,
        cached_statements=CACHED_STATEMENTS,
    )


def _set_pragmas(connection: sqlite3.Connection, *, read_only: bool) -> None:
    """Put in force what keeps a committed row for good."""
    if read_only:
        connection.execute("PRAGMA query_only = ON")
    else:
        (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
        if mode != "wal":
            raise DatabaseFailed(f"The file system offers no WAL journal, only {mode}.")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
