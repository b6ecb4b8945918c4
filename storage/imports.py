"""Finished games that came from a file: tables to be looked at, where nobody sits."""

import sqlite3
from collections.abc import Sequence

from storage.file import File
from storage.log import add_entries, add_snapshot, refuse_repeated
from storage.rows import EntryRow, SnapshotRow, TableRow
from storage.table_queries import COLUMNS


class Imports:
    """Store imported games, and how their players were called."""

    def __init__(self, file: File) -> None:
        self._file = file

    async def add(
        self,
        *,
        game: str,
        options: str,
        rules: int,
        names: Sequence[str | None],
        entries: Sequence[EntryRow],
        snapshots: Sequence[SnapshotRow],
        shown_number: int,
        guild_id: int,
        channel_id: int,
        opener_id: int,
        locale: str,
        at: int,
    ) -> TableRow:
        """Store a finished game whole, whatever else is open in the channel; return its table.

        `names` are the players' by seat. What came after entry `shown_number` is shown from now on.
        Raises AlreadyDone when an interaction is in the log of any table; nothing is kept then.
        """

        def work(connection: sqlite3.Connection) -> TableRow:
            refuse_repeated(connection, entries)
            (found,) = connection.execute(
                "INSERT INTO tables (game, status, seats, options, rules, guild_id, channel_id,"
                " opener_id, locale, created_at, started_at, ended_at, shown_number,"
                " anew_at) VALUES (?, 'finished', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
                f" RETURNING {COLUMNS}",
                (
                    *(game, len(names), options, rules, guild_id, channel_id, opener_id, locale),
                    *(at, at, at, shown_number, at),
                ),
            ).fetchall()
            table = TableRow(*found)
            seats = [(table.id, seat, at) for seat in range(len(names))]
            connection.executemany(
                "INSERT INTO seats (table_id, seat, user_id, joined_at) VALUES (?, ?, NULL, ?)",
                seats,
            )
            connection.executemany(
                "INSERT INTO imported_seats (table_id, seat, name) VALUES (?, ?, ?)",
                [(table.id, seat, name) for seat, name in enumerate(names)],
            )
            add_entries(connection, table.id, entries)
            for snapshot in snapshots:
                add_snapshot(connection, table.id, snapshot)
            return table

        return await self._file.transaction(work)

    async def names(self, table_id: int) -> list[str | None]:
        """Return how the players of an imported game were called, by seat; of others nothing."""
        rows = await self._file.read(
            lambda connection: connection.execute(
                "SELECT name FROM imported_seats WHERE table_id = ? ORDER BY seat", (table_id,)
            ).fetchall()
        )
        return [name for (name,) in rows]
