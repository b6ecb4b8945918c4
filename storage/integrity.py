"""Whether a database file is whole, as far as SQLite can tell."""

import sqlite3
from collections import Counter


def damage(connection: sqlite3.Connection) -> list[str]:
    """Return a line for each thing that is wrong with the file or its references."""
    try:
        found = [line for (line,) in connection.execute("PRAGMA integrity_check") if line != "ok"]
        broken = Counter(table for table, *_ in connection.execute("PRAGMA foreign_key_check"))
    except sqlite3.DatabaseError as error:
        return [str(error)]
    lost = (f"rows of {table} that belong to no table: {rows}" for table, rows in broken.items())
    return [*found, *lost]
