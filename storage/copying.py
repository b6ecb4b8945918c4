"""Copying a database whole, as it is at one moment, and putting a file in its place."""

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from storage.connection import opened
from storage.errors import DatabaseDamaged
from storage.integrity import damage
from storage.schema import require_ours

BUSY_TIMEOUT = 10_000
"""Milliseconds to wait for another program's lock: here nobody waits for an answer."""

SIDES = ("-wal", "-journal", "-shm")
"""The endings of the files in which SQLite keeps what belongs to a database beside it.

The first two may hold what was committed, or what is to be rolled back; beside another database
they would destroy it.
"""


def sides(database: Path) -> list[Path]:
    """Return the names of the files that may lie beside a database, and belong to it."""
    return [Path(f"{database}{ending}") for ending in SIDES]


@contextmanager
def unfinished(beside: Path) -> Iterator[Path]:
    """Yield a new, empty file beside another; at the end it is removed unless it was renamed."""
    handle, name = tempfile.mkstemp(".unfinished", f".{beside.name}.", beside.parent)
    os.close(handle)
    path = Path(name)
    try:
        yield path
    finally:
        for file in (path, *sides(path)):
            file.unlink(missing_ok=True)


def copy(source: Path, target: Path) -> None:
    """Copy a database into an empty file, whoever writes to it meanwhile; check the copy.

    The copy is one file, with nothing beside it, and forced to the disk.

    Raises DatabaseDamaged, NotOurDatabase, SchemaTooNew or another DatabaseFailed.
    """
    with opened(source, busy_timeout=BUSY_TIMEOUT) as original:
        require_ours(original)
        with opened(target, busy_timeout=BUSY_TIMEOUT, writes=True) as copied:
            copied.execute("PRAGMA synchronous = OFF")  # it is forced to the disk below
            # All pages in one step see one moment; several would begin anew at every commit.
            original.backup(copied)
    with opened(target, busy_timeout=BUSY_TIMEOUT, writes=True) as copied:
        copied.execute("PRAGMA journal_mode = DELETE").fetchall()
        if lines := damage(copied):
            raise DatabaseDamaged(source, lines[0])
    force_to_disk(target)


def force_to_disk(path: Path) -> None:
    """Return when a file, or which names a folder has, would survive a power cut."""
    if os.name == "nt" and path.is_dir():
        return  # a folder cannot be opened there
    handle = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
