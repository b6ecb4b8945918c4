"""Taking a copy of the database while the bot goes on, and putting one back."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from storage.connection import opened
from storage.copying import BUSY_TIMEOUT, copy, force_to_disk, sides, unfinished
from storage.errors import DatabaseFailed, FileThere, NoSuchFolder, SameFile
from storage.holding import held
from storage.schema import migrate

MAGIC = b"SQLite format 3\0"
"""With what every database of SQLite begins."""


def back_up(database: Path, target: Path, *, overwrite: bool = False) -> None:
    """Copy the database as it is now to `target`, which comes to be at once and whole.

    Raises FileThere unless it is to be overwritten, NoSuchFolder, SameFile or DatabaseFailed.
    """
    if not target.parent.is_dir():
        raise NoSuchFolder(target.parent)
    if target.resolve() in (database.resolve(), *sides(database.resolve())):
        raise SameFile(target)
    if target.exists() and not overwrite:
        raise FileThere(target)
    with unfinished(target) as made:
        copy(database, made)
        if target.exists() and overwrite:
            with held(target):
                for side in sides(target):
                    side.unlink(missing_ok=True)
                made.replace(target)
        else:
            _name(made, target)
        force_to_disk(target.absolute().parent)


def restore(backup: Path, database: Path, stamp: str) -> Path | None:
    """Put a backup in the place of the database, brought up to date; return where that is kept.

    What was there is kept beside it under a name that ends with `stamp`; None: nothing was there.
    Whatever fails, the database is as it was.

    Raises DatabaseInUse, SameFile, or what is wrong with the backup.
    """
    database = database.resolve()  # where a link leads, which stays
    if backup.exists() and database.exists() and backup.samefile(database):
        raise SameFile(backup)
    _tidy(database)
    new = _create(database)
    with (
        held(database),
        _removed_after_failure(database, new=new),
        unfinished(database) as copied,
    ):
        copy(backup, copied)
        with opened(copied, busy_timeout=BUSY_TIMEOUT, writes=True) as connection:
            migrate(connection)
        _make_like(copied, database)
        force_to_disk(copied)
        kept = _keep(database, stamp)
        copied.replace(database)
        force_to_disk(database.absolute().parent)
    return kept


def _name(made: Path, target: Path) -> None:
    """Give a file its name, unless another has got it meanwhile."""
    try:
        target.hardlink_to(made)  # a rename would replace
    except FileExistsError:
        raise FileThere(target) from None
    except OSError:  # a file system that knows no links, such as a memory stick's
        if target.exists():
            raise FileThere(target) from None
        made.rename(target)


def _create(database: Path) -> bool:
    """See to it that there is a file to be held, if only an empty one; return whether it is new."""
    database.parent.mkdir(parents=True, exist_ok=True)
    if database.exists():
        return False
    database.touch(mode=0o600, exist_ok=False)
    return True


@contextmanager
def _removed_after_failure(database: Path, *, new: bool) -> Iterator[None]:
    try:
        yield
    except BaseException:
        if new:
            database.unlink()
        raise


def _tidy(database: Path) -> None:
    """Let SQLite bring back into the database what a crash has left beside it.

    Beside a file that it does not know it would throw that away.
    """
    if database.exists() and _begins_as_sqlite(database):
        with suppress(DatabaseFailed), opened(database, busy_timeout=0) as connection:
            connection.execute("SELECT 1 FROM sqlite_schema").fetchall()


def _begins_as_sqlite(database: Path) -> bool:
    with database.open("rb") as file:
        return file.read(len(MAGIC)) == MAGIC


def _make_like(copied: Path, database: Path) -> None:
    """Let those read and write the copy who may read and write the database."""
    shutil.copymode(database, copied)
    owner = database.stat()
    if hasattr(os, "chown"):
        with suppress(PermissionError):  # only the administrator gives files away
            os.chown(copied, owner.st_uid, owner.st_gid)


def _keep(database: Path, stamp: str) -> Path | None:
    """Give the database a second name, to whatever lies beside it, too; None when it is empty."""
    wal, journal, index = sides(database)
    index.unlink(missing_ok=True)
    if not any(file.exists() and file.stat().st_size for file in (database, wal, journal)):
        return None
    kept = database.with_name(f"{database.name}.{stamp}")
    kept.hardlink_to(database)
    for side, moved in zip((wal, journal), sides(kept), strict=False):
        if side.exists():
            side.replace(moved)
    return kept
