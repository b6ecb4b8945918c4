"""Which entries have been posted in public, in which message, and who was pinged."""

import sqlite3

from storage.file import File
from storage.rows import TableRow
from storage.table_queries import (
    UNSHOWN,
    get_table,
    select_tables,
    show_again,
    update_table,
)


class Boards:
    """Keep what was committed and what was shown together, across a crash."""

    def __init__(self, file: File) -> None:
        self._file = file

    async def shown(self, table_id: int, number: int, message_id: int) -> TableRow:
        """Remember that all entries up to `number` were posted, in this message.

        The message before becomes `previous_message_id`, whose buttons are to be removed. A
        number below the one shown already, or the same message again, changes nothing. Raises
        NoSuchTable.
        """

        def work(connection: sqlite3.Connection) -> TableRow:
            table = get_table(connection, table_id)
            if message_id == table.shown_message_id and number == table.shown_number:
                return table
            if table.shown_number is not None and number < table.shown_number:
                return table
            assignments = "shown_number = ?, shown_message_id = ?, anew_at = NULL"
            values: list[int | None] = [number, message_id]
            if table.shown_message_id not in {None, message_id}:
                assignments += ", previous_message_id = ?, previous_channel_id = NULL"
                values.append(table.shown_message_id)
            return update_table(connection, table_id, assignments, *values)

        return await self._file.transaction(work)

    async def unshown(self) -> list[TableRow]:
        """Return the tables, in play or finished, with entries committed and not yet posted."""
        return await self._select(
            f"WHERE status IN ('playing', 'finished') AND {UNSHOWN} ORDER BY id"
        )

    async def lost(self, table_id: int, message_id: int, *, at: int) -> TableRow:
        """Let the newest post be shown once more, for its message was deleted; it pings no more.

        Nothing changes when another message is the newest by now. Raises NoSuchTable.
        """

        def work(connection: sqlite3.Connection) -> TableRow:
            table = get_table(connection, table_id)
            if table.shown_message_id != message_id:
                return table
            return show_again(connection, table_id, ping=False, at=at)

        return await self._file.transaction(work)

    async def with_old_buttons(self) -> list[TableRow]:
        """Return the tables with a previous message whose buttons are to be removed."""
        return await self._select("WHERE previous_message_id IS NOT NULL ORDER BY id")

    async def old_buttons_removed(self, table_id: int, message_id: int) -> None:
        """Forget the previous message, if it still is this one."""
        await self._file.transaction(
            lambda connection: (
                connection.execute(
                    "UPDATE tables SET previous_message_id = NULL, previous_channel_id = NULL"
                    " WHERE id = ? AND previous_message_id = ?",
                    (table_id, message_id),
                ).rowcount
            )
        )

    async def pinged(self, table_id: int, number: int) -> bool:
        """Remember the ping about decision `number`; False when there was one already."""

        def work(connection: sqlite3.Connection) -> bool:
            table = get_table(connection, table_id)
            if table.pinged_number is not None and table.pinged_number >= number:
                return False
            update_table(connection, table_id, "pinged_number = ?", number)
            return True

        return await self._file.transaction(work)

    async def _select(self, clause: str) -> list[TableRow]:
        return await self._file.read(lambda connection: select_tables(connection, clause))
