"""Noticing that a program has a database open, and keeping others out of it.

A program that has a database open in WAL mode, as the bot does, holds SQLite's shared lock on some
bytes of the file, from its first read until it closes it or dies, even while it does nothing.
"""

import errno
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from storage.connection import opened
from storage.errors import AlreadyRunning, DatabaseFailed, DatabaseInUse

SHARED_FIRST = 0x4000_0002
SHARED_SIZE = 510
"""The bytes of SQLite's shared lock, which are part of its file format."""

PATIENCE = 1_000
"""Milliseconds to wait for a program that is about to close the file; a bot does not."""


@contextmanager
def held(path: Path) -> Iterator[None]:
    """Keep a file, whatever is in it, from being opened as a database for one block.

    Within it the file must not be opened here either: closing it would end the lock.

    Raises DatabaseInUse, or OSError when it cannot be opened.
    """
    if sys.platform == "win32":  # where a file that is open cannot be replaced, nor removed
        yield
        return
    with path.open("rb+") as file:
        if not _lock(file):
            raise DatabaseInUse(path)
        yield


def claim(path: Path) -> IO[str]:
    """Keep a database to this process as its only bot, until the file returned is closed.

    However the process ends, that ends with it. Whoever only looks or copies needs no claim.

    Raises AlreadyRunning, or DatabaseFailed when the file for it cannot be made.
    """
    lock = path.with_name(f"{path.name}.lock")
    try:
        file = lock.open("a")
    except OSError as error:
        raise DatabaseFailed(f"The file {lock.name} cannot be made: {error.strerror}.") from error
    if not _claimed(file):
        file.close()
        raise AlreadyRunning(path)
    return file


@contextmanager
def alone(path: Path) -> Iterator[sqlite3.Connection]:
    """Open a database that is there and keep every other program out of it for one block.

    Raises DatabaseInUse, NoSuchFile or DatabaseFailed.
    """
    with opened(path, busy_timeout=PATIENCE, writes=True) as connection:
        connection.execute("PRAGMA locking_mode = EXCLUSIVE")
        try:
            connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY:
                raise DatabaseInUse(path) from error
            raise
        connection.execute("COMMIT")
        yield connection


def _claimed(file: IO[str]) -> bool:
    """Lock an open file until it is closed, however that happens; return whether it was free."""
    if sys.platform == "win32":  # no lock there that ends with a process that is killed
        return True
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def _lock(file: IO[bytes]) -> bool:
    assert sys.platform != "win32", "there is no such lock"
    import fcntl

    try:
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB, SHARED_SIZE, SHARED_FIRST)
    except OSError as error:
        if error.errno in {errno.EACCES, errno.EAGAIN}:
            return False
        raise
    return True
