"""Database files as they lie in their folder: read, changed and damaged past all checks."""

import sqlite3
from contextlib import closing
from pathlib import Path


def files_in(folder: Path) -> list[str]:
    """Return the names of all files of a folder."""
    return sorted(file.name for file in folder.iterdir())


def dump(path: Path) -> list[str]:
    """Return everything in a database as SQL."""
    with closing(sqlite3.connect(path)) as connection:
        return list(connection.iterdump())


def execute(path: Path, *sql: str) -> None:
    """Change a database."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for statement in sql:
            connection.execute(statement)


def damage(database: Path) -> None:
    """Overwrite a page of the log, in the middle of the file, with rubbish."""
    with closing(sqlite3.connect(database)) as connection:
        (size,) = connection.execute("PRAGMA page_size").fetchone()
        query = "SELECT pageno FROM dbstat WHERE name = 'entries' AND pagetype = 'leaf' LIMIT 1"
        try:
            (page,) = connection.execute(query).fetchone()
        except sqlite3.OperationalError:  # this SQLite tells nothing of its pages
            page = database.stat().st_size // size // 2
    with database.open("rb+") as file:
        file.seek((page - 1) * size)
        file.write(b"\x0d\xff" * (size // 2))
