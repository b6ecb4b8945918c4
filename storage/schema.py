"""Bring a database file to the shape this program works with, step by numbered step."""

import hashlib
import sqlite3
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from storage.errors import (
    DatabaseFailed,
    MigrationChanged,
    NotOurDatabase,
    SchemaTooNew,
    SchemaTooOld,
)
from storage.transactions import in_transaction

SHIPPED = Path(__file__).with_name("migrations")
"""The folder of `NNNN_what_it_does.sql`, numbered from 0001 without a gap."""

_RECORD = """
CREATE TABLE IF NOT EXISTS migrations (
    number INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    checksum TEXT NOT NULL,
    applied_at INTEGER NOT NULL
) STRICT
"""


class Migration(msgspec.Struct, frozen=True):
    """One step from a shape of the database to the next."""

    number: int
    name: str
    sql: str

    @property
    def checksum(self) -> str:
        """Return what changes whenever the text does."""
        return hashlib.sha256(self.sql.encode()).hexdigest()


def shipped_migrations(folder: Path = SHIPPED) -> list[Migration]:
    """Read the migrations of a folder, in order."""
    found = [_read_migration(file) for file in sorted(folder.glob("*.sql"))]
    numbers = [migration.number for migration in found]
    if numbers != list(range(1, len(found) + 1)):
        raise ValueError(f"migrations must be numbered from 1 without a gap, not {numbers}")
    return found


def check(connection: sqlite3.Connection) -> None:
    """Raise what `migrate` would raise about a file that is not for this program."""
    _missing(connection, shipped_migrations())


def require_ours(connection: sqlite3.Connection) -> list[str]:
    """Return the names of the migrations that a database of this program still lacks.

    Raises what `migrate` raises, and NotOurDatabase for a file with nothing in it.
    """
    known = shipped_migrations()
    missing = _missing(connection, known)
    if len(missing) == len(known):
        raise NotOurDatabase("The file is empty: it has no tables of this program.")
    return [migration.name for migration in missing]


def require_current(connection: sqlite3.Connection) -> None:
    """Raise SchemaTooOld for a database of this program that lacks a migration."""
    if lacking := require_ours(connection):
        raise SchemaTooOld(
            f"The database lacks migration {lacking[0]}: start the bot once, which applies it."
        )


def migrate(
    connection: sqlite3.Connection, migrations: Sequence[Migration] | None = None
) -> list[str]:
    """Apply what the file lacks, each migration in a transaction; return the names applied.

    Raises SchemaTooNew, MigrationChanged or NotOurDatabase before anything is touched.
    """
    known = shipped_migrations() if migrations is None else migrations
    if not _missing(connection, known):
        return []
    applied = []
    # Tables that others refer to can only be replaced while nobody watches the references;
    # each migration is checked as a whole before it is committed.
    connection.execute("PRAGMA foreign_keys = OFF")
    try:
        while name := in_transaction(connection, lambda inner: _apply_next(inner, known)):
            applied.append(name)
    finally:
        connection.execute("PRAGMA foreign_keys = ON")
    return applied


def statements(sql: str) -> Iterator[str]:
    """Split a script into its statements."""
    gathered = ""
    for line in sql.splitlines(keepends=True):
        gathered += line
        if sqlite3.complete_statement(gathered):
            yield gathered
            gathered = ""
    if any(line.strip() and not line.strip().startswith("--") for line in gathered.splitlines()):
        raise ValueError(f"the script ends within a statement: {gathered.strip()[:60]}")


def _read_migration(file: Path) -> Migration:
    number, _, _ = file.stem.partition("_")
    return Migration(int(number), file.stem, file.read_text(encoding="utf-8"))


def _apply_next(connection: sqlite3.Connection, known: Sequence[Migration]) -> str | None:
    """Apply the first missing migration; None when another process has applied them all."""
    missing = _missing(connection, known)
    if not missing:
        return None
    migration = missing[0]
    connection.execute(_RECORD)
    for statement in statements(migration.sql):
        connection.execute(statement)
    if broken := connection.execute("PRAGMA foreign_key_check").fetchall():
        raise DatabaseFailed(
            f"Migration {migration.name} would leave {len(broken)} rows without what they refer to."
        )
    connection.execute(
        "INSERT INTO migrations (number, name, checksum, applied_at) VALUES (?, ?, ?, ?)",
        (migration.number, migration.name, migration.checksum, time.time_ns() // 1_000_000),
    )
    return migration.name


def _missing(connection: sqlite3.Connection, known: Sequence[Migration]) -> Sequence[Migration]:
    """Compare what is recorded with what is known; return what is still to be applied."""
    recorded = _recorded(connection)
    for (number, name, checksum), migration in zip(recorded, known, strict=False):
        if (number, checksum) != (migration.number, migration.checksum):
            raise MigrationChanged(
                f"The database was made with another text of migration {name}; "
                "restore the version of the program that wrote it."
            )
    if len(recorded) > len(known):
        _, name, _ = recorded[-1]
        raise SchemaTooNew(
            f"The database is newer than this program, which does not know its migration {name}; "
            "update the program."
        )
    return known[len(recorded) :]


def _recorded(connection: sqlite3.Connection) -> list[tuple[int, str, str]]:
    names = {
        name
        for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")
    }
    if "migrations" in names:
        return connection.execute(
            "SELECT number, name, checksum FROM migrations ORDER BY number"
        ).fetchall()
    if names:
        raise NotOurDatabase("The file is a database of another program.")
    return []
