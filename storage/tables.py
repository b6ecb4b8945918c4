"""Tables: from the lobby to the last score, or to being closed."""

import sqlite3
from collections.abc import Sequence

from storage.file import File
from storage.log import add_entries, add_snapshot, refuse_repeated
from storage.rows import EntryRow, SeatRow, SnapshotRow, TableRow
from storage.seats import reorder
from storage.table_queries import (
    COLUMNS,
    MOVABLE,
    OPEN,
    get_table,
    require_free,
    require_lobby,
    require_movable,
    require_open,
    select_tables,
    show_again,
    update_table,
)

FINISHED_LISTED = 100
"""Finished tables among which somebody may look for one."""


class Tables:
    """Open, find, start and close tables."""

    def __init__(self, file: File) -> None:
        self._file = file

    async def create(
        self,
        *,
        game: str,
        seats: int,
        options: str,
        rules: int,
        guild_id: int,
        channel_id: int,
        opener_id: int,
        locale: str,
        at: int,
    ) -> TableRow:
        """Open a lobby in a channel; raises ChannelTaken when it has an open table."""
        values = (game, seats, options, rules, guild_id, channel_id, opener_id, locale, at)

        def work(connection: sqlite3.Connection) -> TableRow:
            require_free(connection, channel_id)
            (row,) = connection.execute(
                "INSERT INTO tables (game, status, seats, options, rules, guild_id, channel_id,"
                " opener_id, locale, created_at) VALUES (?, 'lobby', ?, ?, ?, ?, ?, ?, ?, ?)"
                f" RETURNING {COLUMNS}",
                values,
            ).fetchall()
            return TableRow(*row)

        return await self._file.transaction(work)

    async def get(self, table_id: int) -> TableRow:
        """Return a table; raises NoSuchTable."""
        return await self._file.read(lambda connection: get_table(connection, table_id))

    async def open_in(self, channel_id: int) -> TableRow | None:
        """Return the table in its lobby or in play in a channel, if there is one."""
        found = await self._select(f"WHERE channel_id = ? AND {OPEN}", channel_id)
        return found[0] if found else None

    async def latest_finished_in(self, channel_id: int) -> TableRow | None:
        """Return the table whose game was the last to be finished in a channel, if any was."""
        found = await self._select(
            "WHERE channel_id = ? AND status = 'finished' ORDER BY ended_at DESC, id DESC LIMIT 1",
            channel_id,
        )
        return found[0] if found else None

    async def finished_for(self, user_id: int, channel_id: int) -> list[TableRow]:
        """Return the finished tables of a channel and of a person, the latest first."""
        seated = "id IN (SELECT table_id FROM seats WHERE user_id = ? OR owner_id = ?)"
        return await self._select(
            f"WHERE status = 'finished' AND (channel_id = ? OR {seated})"
            f" ORDER BY ended_at DESC, id DESC LIMIT {FINISHED_LISTED}",
            channel_id,
            user_id,
            user_id,
        )

    async def open_of(self, user_id: int) -> list[TableRow]:
        """Return the open tables at which a person sits, oldest first."""
        seated = "id IN (SELECT table_id FROM seats WHERE user_id = ?)"
        return await self._select(f"WHERE {seated} AND {OPEN} ORDER BY id", user_id)

    async def movable_of(self, user_id: int) -> list[TableRow]:
        """Return the tables at which a person sits that are open, or whose end is not shown yet."""
        seated = "id IN (SELECT table_id FROM seats WHERE user_id = ?)"
        return await self._select(f"WHERE {seated} AND {MOVABLE} ORDER BY id", user_id)

    async def owned_by(self, user_id: int) -> list[TableRow]:
        """Return the tables in play where somebody else plays a person's seat, oldest first."""
        owned = "id IN (SELECT table_id FROM seats WHERE owner_id = ?)"
        return await self._select(f"WHERE {owned} AND status = 'playing' ORDER BY id", user_id)

    async def with_clocks(self) -> list[TableRow]:
        """Return the tables in play with reminders or a limit, oldest first."""
        return await self._select(
            "WHERE status = 'playing' AND (reminder_hours IS NOT NULL OR limit_hours IS NOT NULL)"
            " ORDER BY id"
        )

    async def with_computers(self) -> list[TableRow]:
        """Return the tables in play at which a computer player plays a seat, oldest first."""
        seated = "id IN (SELECT table_id FROM seats WHERE computer = 1)"
        return await self._select(f"WHERE {seated} AND status = 'playing' ORDER BY id")

    async def counts(self) -> dict[tuple[str, str], int]:
        """Return how many tables there are, by game and status."""

        def work(connection: sqlite3.Connection) -> dict[tuple[str, str], int]:
            query = "SELECT game, status, COUNT(*) FROM tables GROUP BY game, status"
            return {(game, status): count for game, status, count in connection.execute(query)}

        return await self._file.read(work)

    async def playing(self) -> list[TableRow]:
        """Return all tables in play, oldest first."""
        return await self._select("WHERE status = 'playing' ORDER BY id")

    async def change_options(self, table_id: int, options: str) -> TableRow:
        """Replace the options; raises NotInLobby once the game has started."""

        def work(connection: sqlite3.Connection) -> TableRow:
            require_lobby(connection, table_id)
            return update_table(connection, table_id, "options = ?", options)

        return await self._file.transaction(work)

    async def move(
        self, table_id: int, channel_id: int, *, at: int, again: bool = False
    ) -> TableRow:
        """Go on in another channel; raises ChannelTaken, or TableOver when nothing is left to show.

        What is shown in the old channel becomes `previous_message_id`, in `previous_channel_id`;
        where nothing is yet, what was shown before stays it.
        With `again` the newest post is to be shown once more, and calls people once more.
        """

        def work(connection: sqlite3.Connection) -> TableRow:
            table = require_movable(connection, table_id)
            if table.channel_id == channel_id:
                return table
            if table.status in {"lobby", "playing"}:
                require_free(connection, channel_id)
            left, left_in = table.shown_message_id or table.lobby_message_id, table.channel_id
            if left is None:
                left = table.previous_message_id
                left_in = table.previous_channel_id or table.channel_id
            assignments = (
                "channel_id = ?, previous_channel_id = ?, previous_message_id = ?,"
                " shown_message_id = NULL, lobby_message_id = NULL"
            )
            table = update_table(
                connection,
                table_id,
                assignments,
                channel_id,
                None if left is None or left_in == channel_id else left_in,
                left,
            )
            if not again or table.shown_number is None:
                return table
            return show_again(connection, table_id, ping=True, at=at)

        return await self._file.transaction(work)

    async def remind(self, table_id: int, hours: int | None) -> TableRow:
        """Remind who is asked every so many hours, or with None never; raises TableOver."""
        return await self._change_open(table_id, "reminder_hours = ?", hours)

    async def limit(self, table_id: int, hours: int | None) -> TableRow:
        """Let the others vote after so many hours, or with None never; raises TableOver."""
        return await self._change_open(table_id, "limit_hours = ?", hours)

    async def set_lobby_message(self, table_id: int, message_id: int | None) -> TableRow:
        """Remember which message shows the lobby; raises NoSuchTable."""
        return await self._file.transaction(
            lambda connection: update_table(
                connection, table_id, "lobby_message_id = ?", message_id
            )
        )

    async def start(
        self,
        table_id: int,
        *,
        order: Sequence[int],
        entries: Sequence[EntryRow],
        snapshot: SnapshotRow,
        at: int,
    ) -> list[SeatRow]:
        """Begin the game with whoever sits in the lobby; return the seats as they are played.

        `order[n]` is the lobby seat of whoever plays as seat n. The table's `seats` becomes their
        number. Raises NotInLobby, SeatsChanged when `order` is no order of the taken seats, and
        what `Log.append` raises.
        """

        def work(connection: sqlite3.Connection) -> list[SeatRow]:
            refuse_repeated(connection, entries)
            require_lobby(connection, table_id)
            seats = reorder(connection, table_id, order)
            assignments = "status = 'playing', started_at = ?, seats = ?"
            update_table(connection, table_id, assignments, at, len(seats))
            add_entries(connection, table_id, entries)
            add_snapshot(connection, table_id, snapshot)
            return seats

        return await self._file.transaction(work)

    async def close(self, table_id: int, *, at: int) -> TableRow:
        """Give the table up, in its lobby or in play; raises TableOver."""

        def work(connection: sqlite3.Connection) -> TableRow:
            require_open(connection, table_id)
            return update_table(connection, table_id, "status = 'closed', ended_at = ?", at)

        return await self._file.transaction(work)

    async def _change_open(self, table_id: int, assignments: str, *values: int | None) -> TableRow:
        def work(connection: sqlite3.Connection) -> TableRow:
            require_open(connection, table_id)
            return update_table(connection, table_id, assignments, *values)

        return await self._file.transaction(work)

    async def _select(self, clause: str, *values: int) -> list[TableRow]:
        return await self._file.read(lambda connection: select_tables(connection, clause, *values))
