"""Queries about one table, used by all that work on tables within a transaction."""

import sqlite3

from storage.errors import ChannelTaken, NoSuchTable, NotInLobby, TableOver
from storage.rows import TableRow, columns

COLUMNS = columns(TableRow)
OPEN = "status IN ('lobby', 'playing')"
UNSHOWN = (
    "(shown_number IS NULL OR shown_number <"
    " (SELECT max(number) FROM entries WHERE entries.table_id = tables.id))"
)
"""Something was committed and is not posted yet."""

MOVABLE = f"({OPEN} OR (status = 'finished' AND {UNSHOWN}))"


def select_tables(connection: sqlite3.Connection, clause: str, *values: int) -> list[TableRow]:
    """Return the tables that a clause (WHERE …, ORDER BY …) selects."""
    rows = connection.execute(f"SELECT {COLUMNS} FROM tables {clause}", values).fetchall()
    return [TableRow(*row) for row in rows]


def get_table(connection: sqlite3.Connection, table_id: int) -> TableRow:
    """Return a table; raises NoSuchTable."""
    found = select_tables(connection, "WHERE id = ?", table_id)
    if not found:
        raise NoSuchTable(table_id)
    return found[0]


def update_table(
    connection: sqlite3.Connection, table_id: int, assignments: str, *values: str | int | None
) -> TableRow:
    """Change columns of a table and return it; raises NoSuchTable."""
    rows = connection.execute(
        f"UPDATE tables SET {assignments} WHERE id = ? RETURNING {COLUMNS}", (*values, table_id)
    ).fetchall()
    if not rows:
        raise NoSuchTable(table_id)
    return TableRow(*rows[0])


def require_lobby(connection: sqlite3.Connection, table_id: int) -> TableRow:
    """Return a table that has not started; raises NotInLobby."""
    table = get_table(connection, table_id)
    if table.status != "lobby":
        raise NotInLobby(table_id, table.status)
    return table


def require_open(connection: sqlite3.Connection, table_id: int) -> TableRow:
    """Return a table in its lobby or in play; raises TableOver."""
    table = get_table(connection, table_id)
    if table.status not in {"lobby", "playing"}:
        raise TableOver(table_id, table.status)
    return table


def require_movable(connection: sqlite3.Connection, table_id: int) -> TableRow:
    """Return a table that is open, or whose end is not shown yet; raises TableOver."""
    table = get_table(connection, table_id)
    if not select_tables(connection, f"WHERE id = ? AND {MOVABLE}", table_id):
        raise TableOver(table_id, table.status)
    return table


def show_again(connection: sqlite3.Connection, table_id: int, *, ping: bool, at: int) -> TableRow:
    """Let the newest post be shown once more, for it is nowhere to be seen; perhaps it pings."""
    again = "shown_message_id = NULL, shown_number = max(shown_number - 1, 0), anew_at = ?"
    if ping:
        again += ", pinged_number = NULL"
    return update_table(connection, table_id, again, at)


def require_free(connection: sqlite3.Connection, channel_id: int) -> None:
    """Raise ChannelTaken when a channel has an open table."""
    taken = select_tables(connection, f"WHERE channel_id = ? AND {OPEN}", channel_id)
    if taken:
        raise ChannelTaken(taken[0].id)
