"""The log of a table: its entries, and snapshots from which to read on."""

import sqlite3
from collections.abc import Sequence

from storage.errors import AlreadyDone, EntryConflict, NoSuchTable, NotPlaying
from storage.file import File
from storage.rows import EntryRow, SeatRow, SnapshotRow, columns
from storage.seats import change_seat

_ENTRY = columns(EntryRow)
_SNAPSHOT = columns(SnapshotRow)

SELECT_STATUS = "SELECT status FROM tables WHERE id = ?"
SELECT_INTERACTION = "SELECT table_id, number FROM entries WHERE interaction_id = ?"
SELECT_LAST_NUMBER = "SELECT coalesce(max(number), 0) FROM entries WHERE table_id = ?"
INSERT_ENTRY = f"INSERT INTO entries (table_id, {_ENTRY}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
INSERT_SNAPSHOT = f"INSERT INTO snapshots (table_id, {_SNAPSHOT}) VALUES (?, ?, ?, ?, ?)"


class Log:
    """Append to a table's log, and read it."""

    def __init__(self, file: File) -> None:
        self._file = file

    async def append(
        self,
        table_id: int,
        entries: Sequence[EntryRow],
        snapshot: SnapshotRow | None = None,
        *,
        finished: bool = False,
        seat: SeatRow | None = None,
    ) -> None:
        """Commit entries that follow the log, with a snapshot after one of them if given.

        `finished` ends the table at the time of the last entry; `seat` is played by somebody else
        from now on. Raises AlreadyDone when an interaction is in the log of any table, NotPlaying,
        AlreadySeated, or EntryConflict when the numbers do not follow the last one; nothing is kept
        then.
        """
        if not entries:
            raise ValueError("there is no entry to append")

        def work(connection: sqlite3.Connection) -> None:
            refuse_repeated(connection, entries)
            _require_playing(connection, table_id)
            add_entries(connection, table_id, entries)
            if snapshot is not None:
                add_snapshot(connection, table_id, snapshot)
            if seat is not None:
                change_seat(connection, table_id, seat)
            if finished:
                connection.execute(
                    "UPDATE tables SET status = 'finished', ended_at = ? WHERE id = ?",
                    (entries[-1].at, table_id),
                )

        await self._file.transaction(work)

    async def entries(self, table_id: int, after: int = 0) -> list[EntryRow]:
        """Return the entries with a number above `after`, in order."""
        return await self._file.read(lambda connection: select_entries(connection, table_id, after))

    async def snapshot(self, table_id: int, upto: int | None = None) -> SnapshotRow | None:
        """Return the latest snapshot, or the latest with a number of at most `upto`."""
        limit = "" if upto is None else "AND number <= ?"
        values = (table_id,) if upto is None else (table_id, upto)

        def work(connection: sqlite3.Connection) -> SnapshotRow | None:
            rows = connection.execute(
                f"SELECT {_SNAPSHOT} FROM snapshots WHERE table_id = ? {limit}"
                " ORDER BY number DESC LIMIT 1",
                values,
            ).fetchall()
            return SnapshotRow(*rows[0]) if rows else None

        return await self._file.read(work)

    async def time_of(self, table_id: int, number: int) -> int | None:
        """Return when an entry was made; None when there is none with that number."""
        rows = await self._file.read(
            lambda connection: connection.execute(
                "SELECT at FROM entries WHERE table_id = ? AND number = ?", (table_id, number)
            ).fetchall()
        )
        return rows[0][0] if rows else None

    async def count(self, table_id: int) -> int:
        """Return the number of entries, which is the number of the last one."""
        return await self._file.read(lambda connection: last_number(connection, table_id))


def select_entries(connection: sqlite3.Connection, table_id: int, after: int = 0) -> list[EntryRow]:
    """Return the entries with a number above `after`, in order."""
    rows = connection.execute(
        f"SELECT {_ENTRY} FROM entries WHERE table_id = ? AND number > ? ORDER BY number",
        (table_id, after),
    ).fetchall()
    return [EntryRow(*row) for row in rows]


def select_snapshots(connection: sqlite3.Connection, table_id: int) -> list[SnapshotRow]:
    """Return all snapshots of a table, in order."""
    rows = connection.execute(
        f"SELECT {_SNAPSHOT} FROM snapshots WHERE table_id = ? ORDER BY number", (table_id,)
    ).fetchall()
    return [SnapshotRow(*row) for row in rows]


def last_number(connection: sqlite3.Connection, table_id: int) -> int:
    """Return the number of the last entry of a table, 0 when there is none."""
    ((number,),) = connection.execute(SELECT_LAST_NUMBER, (table_id,)).fetchall()
    return int(number)


def add_entries(connection: sqlite3.Connection, table_id: int, entries: Sequence[EntryRow]) -> None:
    """Insert entries; raises EntryConflict when they do not follow the last one."""
    for expected, entry in enumerate(entries, last_number(connection, table_id) + 1):
        if entry.number != expected:
            raise EntryConflict(table_id, entry.number, expected)
    connection.executemany(
        INSERT_ENTRY,
        [
            (
                table_id,
                entry.number,
                entry.seat,
                entry.action,
                entry.rules,
                entry.at,
                entry.interaction_id,
                entry.user_id,
            )
            for entry in entries
        ],
    )


def add_snapshot(connection: sqlite3.Connection, table_id: int, snapshot: SnapshotRow) -> None:
    """Insert a snapshot of a moment that the log has reached."""
    if snapshot.number > last_number(connection, table_id):
        raise ValueError(f"the log has no entry {snapshot.number} to take a snapshot after")
    connection.execute(
        INSERT_SNAPSHOT,
        (table_id, snapshot.number, snapshot.decision, snapshot.rules, snapshot.state),
    )


def refuse_repeated(connection: sqlite3.Connection, entries: Sequence[EntryRow]) -> None:
    """Raise AlreadyDone when one of the interactions has been logged before."""
    for entry in entries:
        if entry.interaction_id is not None:
            found = connection.execute(SELECT_INTERACTION, (entry.interaction_id,)).fetchall()
            if found:
                raise AlreadyDone(*found[0])


def _require_playing(connection: sqlite3.Connection, table_id: int) -> None:
    found = connection.execute(SELECT_STATUS, (table_id,)).fetchall()
    if not found:
        raise NoSuchTable(table_id)
    if found[0][0] != "playing":
        raise NotPlaying(table_id, found[0][0])
