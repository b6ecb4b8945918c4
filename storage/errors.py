"""What storage refuses, and what can be wrong with the database file."""

import sqlite3
from pathlib import Path
from typing import NoReturn


class StorageError(Exception):
    """Base of everything storage refuses; `str()` is one sentence."""


class NoSuchTable(StorageError):
    """There is no table with this id."""

    def __init__(self, table_id: int) -> None:
        super().__init__(f"There is no table {table_id}.")
        self.table_id = table_id


class ChannelTaken(StorageError):
    """The channel already has an open table, `table_id`."""

    def __init__(self, table_id: int) -> None:
        super().__init__(f"Table {table_id} is already open in this channel.")
        self.table_id = table_id


class NotInLobby(StorageError):
    """The table has started or is over, so its seats and options stay as they are."""

    def __init__(self, table_id: int, status: str) -> None:
        super().__init__(f"Table {table_id} is {status}, no longer in its lobby.")
        self.table_id = table_id
        self.status = status


class NotPlaying(StorageError):
    """The table has not started, or is over, so nothing can be added to its log."""

    def __init__(self, table_id: int, status: str) -> None:
        super().__init__(f"Table {table_id} is not being played: its status is {status}.")
        self.table_id = table_id
        self.status = status


class TableOver(StorageError):
    """The table is finished or closed."""

    def __init__(self, table_id: int, status: str) -> None:
        super().__init__(f"Table {table_id} is over: its status is {status}.")
        self.table_id = table_id
        self.status = status


class TableFull(StorageError):
    """Every seat of the table is taken."""

    def __init__(self, table_id: int, seats: int) -> None:
        super().__init__(f"All {seats} seats of table {table_id} are taken.")
        self.table_id = table_id
        self.seats = seats


class AlreadySeated(StorageError):
    """The person already sits at the table."""

    def __init__(self, table_id: int, user_id: int) -> None:
        super().__init__(f"Person {user_id} already sits at table {table_id}.")
        self.table_id = table_id
        self.user_id = user_id


class NotSeated(StorageError):
    """The person does not sit at the table."""

    def __init__(self, table_id: int, user_id: int) -> None:
        super().__init__(f"Person {user_id} does not sit at table {table_id}.")
        self.table_id = table_id
        self.user_id = user_id


class SeatsChanged(StorageError):
    """The order given is not an order of those who sit there; somebody joined, or all left."""

    def __init__(self, table_id: int, taken: int) -> None:
        super().__init__(
            f"That is no order to start table {table_id} in: {taken} people sit there."
        )
        self.table_id = table_id
        self.taken = taken


class NoSuchVote(StorageError):
    """There is no vote with that number."""

    def __init__(self, vote_id: int) -> None:
        super().__init__(f"There is no vote {vote_id}.")
        self.vote_id = vote_id


class VoteOver(StorageError):
    """The vote has ended."""

    def __init__(self, vote_id: int, outcome: str) -> None:
        super().__init__(f"Vote {vote_id} has ended: {outcome}.")
        self.vote_id = vote_id
        self.outcome = outcome


class EntryConflict(StorageError):
    """The entry does not follow the last one of the log; somebody else was faster."""

    def __init__(self, table_id: int, number: int, expected: int) -> None:
        super().__init__(f"Entry {number} of table {table_id} came when {expected} was next.")
        self.table_id = table_id
        self.number = number
        self.expected = expected


class AlreadyDone(StorageError):
    """The same interaction has been logged before, as entry `number` of table `table_id`."""

    def __init__(self, table_id: int, number: int) -> None:
        super().__init__(f"This interaction is already entry {number} of table {table_id}.")
        self.table_id = table_id
        self.number = number


class DatabaseFailed(StorageError):
    """The database file cannot be used; nothing of the transaction was kept."""


class DatabaseClosed(DatabaseFailed):
    """The database was closed."""

    def __init__(self) -> None:
        super().__init__("The database is closed.")


class DatabaseBusy(DatabaseFailed):
    """Another program holds the lock of the file for too long."""


class DatabaseFull(DatabaseFailed):
    """There is no room left for the file."""


class DatabaseInUse(DatabaseFailed):
    """A program has the file open: the bot, or anything else."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path} is in use: stop the bot, and whatever else has it open, first.")


class AlreadyRunning(DatabaseFailed):
    """Another process plays with the database, and so with the same players."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            f"A bot is running with {path} already: stop that one first, or give this one another"
            " token and database."
        )


class DatabaseReplaced(DatabaseFailed):
    """Another file has taken the place of the one that was being opened."""

    def __init__(self) -> None:
        super().__init__("The database was replaced while it was being opened: start again.")


class NoSuchFile(DatabaseFailed):
    """There is no file with this name."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"There is no file {path}.")


class NoSuchFolder(DatabaseFailed):
    """There is no folder with this name to put a file into."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"There is no folder {path}.")


class FileThere(DatabaseFailed):
    """A file has this name already."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path} exists already, and was left as it is: --overwrite replaces it.")


class SameFile(DatabaseFailed):
    """The database would be its own backup."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path} is the database itself: a backup is another file.")


class DatabaseDamaged(DatabaseFailed):
    """The file is not whole."""

    def __init__(self, path: Path, found: str) -> None:
        super().__init__(f"{path} is damaged: {found}.")


class SchemaTooOld(DatabaseFailed):
    """The file was written by an older version of the program and has to be brought up to date."""


class SchemaTooNew(DatabaseFailed):
    """The file was written by a newer version of the program."""


class MigrationChanged(DatabaseFailed):
    """A migration the file was made with is not the one this program ships."""


class NotOurDatabase(DatabaseFailed):
    """The file is something else."""


_UNUSABLE = frozenset(
    {
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_CORRUPT,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_NOMEM,
        sqlite3.SQLITE_PERM,
        sqlite3.SQLITE_PROTOCOL,
        sqlite3.SQLITE_READONLY,
    }
)


def raise_as_failure(error: sqlite3.Error) -> NoReturn:
    """Raise what the world did to the file as DatabaseFailed; a mistake in a query as it is."""
    code = getattr(error, "sqlite_errorcode", None)  # absent when Python itself complains
    primary = None if code is None else code & 0xFF
    if primary in {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}:
        raise DatabaseBusy(
            "Another program holds the database locked: nothing was saved, try again in a moment."
        ) from error
    if primary == sqlite3.SQLITE_FULL:
        raise DatabaseFull(
            "The disk is full: nothing was saved, make room and try again."
        ) from error
    if primary == sqlite3.SQLITE_NOTADB:
        raise NotOurDatabase("The file is not a SQLite database.") from error
    if primary in _UNUSABLE:
        raise DatabaseFailed(
            f"The database file cannot be used, nothing was saved: {error}."
        ) from error
    raise error
