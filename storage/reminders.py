"""Reminders: of which decision a seat was last reminded, when, and in which message."""

import sqlite3

import msgspec

from storage.file import File
from storage.rows import ReminderRow, columns

_COLUMNS = columns(ReminderRow)


class Reminders:
    """Remember the latest reminder of each seat."""

    def __init__(self, file: File) -> None:
        self._file = file

    async def at(self, table_id: int) -> dict[int, ReminderRow]:
        """Return the latest reminders of a table, by seat."""

        def work(connection: sqlite3.Connection) -> dict[int, ReminderRow]:
            rows = connection.execute(
                f"SELECT {_COLUMNS} FROM reminders WHERE table_id = ?", (table_id,)
            ).fetchall()
            return {row[1]: ReminderRow(*row) for row in rows}

        return await self._file.read(work)

    async def standing(self) -> list[ReminderRow]:
        """Return the reminders whose messages are not gone yet, of all tables."""
        rows = await self._file.read(
            lambda connection: connection.execute(
                f"SELECT {_COLUMNS} FROM reminders WHERE message_id IS NOT NULL"
                " ORDER BY table_id, seat"
            ).fetchall()
        )
        return [ReminderRow(*row) for row in rows]

    async def note(self, row: ReminderRow, previous: int | None) -> bool:
        """Note a reminder that is about to be sent.

        `previous` is when the one before was noted, None when there was none. False when somebody
        else has noted one meanwhile: then it is not to be sent.
        """

        def work(connection: sqlite3.Connection) -> bool:
            known = connection.execute(
                "SELECT at FROM reminders WHERE table_id = ? AND seat = ?", (row.table_id, row.seat)
            ).fetchall()
            if (known[0][0] if known else None) != previous:
                return False
            connection.execute(
                f"INSERT INTO reminders ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?)"
                " ON CONFLICT (table_id, seat) DO UPDATE SET decision = excluded.decision,"
                " at = excluded.at, channel_id = excluded.channel_id,"
                " message_id = excluded.message_id",
                (row.table_id, row.seat, row.decision, row.at, row.channel_id, row.message_id),
            )
            return True

        return await self._file.transaction(work)

    async def not_sent(self, row: ReminderRow, before: ReminderRow | None) -> bool:
        """Take back that a reminder was noted, for it was not sent; `before` counts again.

        False when another was noted meanwhile.
        """

        def work(connection: sqlite3.Connection) -> bool:
            ours = (row.table_id, row.seat, row.at)
            where = "table_id = ? AND seat = ? AND at = ?"
            gone = connection.execute(f"DELETE FROM reminders WHERE {where}", ours).rowcount
            if gone and before is not None:
                connection.execute(
                    f"INSERT INTO reminders ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?)",
                    msgspec.structs.astuple(before),
                )
            return gone > 0

        return await self._file.transaction(work)

    async def set_message(self, table_id: int, seat: int, message_id: int | None) -> None:
        """Remember the message of the latest reminder; None once it is gone."""
        await self._file.transaction(
            lambda connection: (
                connection.execute(
                    "UPDATE reminders SET message_id = ? WHERE table_id = ? AND seat = ?",
                    (message_id, table_id, seat),
                ).rowcount
            )
        )
