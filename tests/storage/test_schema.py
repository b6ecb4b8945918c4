import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from storage.database import Database
from storage.errors import (
    DatabaseFailed,
    MigrationChanged,
    NotOurDatabase,
    SchemaTooNew,
)
from storage.rows import PersonRow
from storage.schema import Migration, migrate, shipped_migrations, statements
from tests.storage.rows import entries, entry, snapshot
from tests.storage.sample import SCHEMAS

SAMPLES = sorted(SCHEMAS.glob("*.sql"))

FIRST = Migration(1, "0001_games", "CREATE TABLE games (id INTEGER PRIMARY KEY);")
SECOND = Migration(
    2,
    "0002_moves",
    "CREATE TABLE moves (game INTEGER REFERENCES games (id));\n"
    "INSERT INTO games VALUES (1);\n"
    "INSERT INTO moves VALUES (1);\n",
)


@pytest.fixture
def bare(path: Path) -> Iterator[sqlite3.Connection]:
    """Open an empty file as storage opens one, without its tables."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA foreign_keys = ON")
        yield connection


def dump(connection: sqlite3.Connection) -> list[str]:
    return list(connection.iterdump())


def shape(connection: sqlite3.Connection) -> dict[str, list[tuple[object, ...]]]:
    """Describe all tables by their columns, keys and indices, however they came about."""
    names = connection.execute(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
    ).fetchall()
    found = {}
    for (name,) in names:
        columns = connection.execute(f"SELECT * FROM pragma_table_info('{name}')").fetchall()
        keys = connection.execute(f"SELECT * FROM pragma_foreign_key_list('{name}')").fetchall()
        indices = connection.execute(
            'SELECT list.name, list."unique", list.partial, info.name'
            f" FROM pragma_index_list('{name}') AS list, pragma_index_info(list.name) AS info"
            " ORDER BY list.name, info.seqno"
        ).fetchall()
        strict = connection.execute(
            "SELECT strict, wr FROM pragma_table_list WHERE name = ?", (name,)
        ).fetchall()
        found[name] = sorted(columns) + sorted(keys) + indices + strict
    return found


def test_there_is_a_sample_of_every_schema_that_was_shipped() -> None:
    assert [int(sample.stem) for sample in SAMPLES] == [
        migration.number for migration in shipped_migrations()
    ]


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.stem)
def test_a_file_of_every_schema_becomes_one_of_today(sample: Path, tmp_path: Path) -> None:
    old, new = tmp_path / "old.sqlite3", tmp_path / "new.sqlite3"
    with closing(sqlite3.connect(old)) as connection:
        connection.executescript(sample.read_text(encoding="utf-8"))
    asyncio.run(_find_everything(old))
    asyncio.run(_open_and_close(new))
    with closing(sqlite3.connect(old)) as migrated, closing(sqlite3.connect(new)) as fresh:
        assert shape(migrated) == shape(fresh)
        assert migrated.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert migrated.execute("PRAGMA foreign_key_check").fetchall() == []


async def _find_everything(path: Path) -> None:
    """Look for what `sample.fill` stored; what is asked for here was there from schema 1 on."""
    async with Database.open(path) as db:
        waiting, playing, finished, closed = [await db.tables.get(number) for number in range(1, 5)]
        assert [waiting.status, playing.status] == ["lobby", "playing"]
        assert [finished.status, closed.status] == ["finished", "closed"]
        assert waiting.lobby_message_id == 600
        assert [seat.user_id for seat in await db.seats.at(waiting.id)] == [10, 11, 12]
        assert (playing.shown_number, playing.shown_message_id) == (2, 701)
        assert (playing.previous_message_id, playing.pinged_number) == (700, 2)
        assert await db.log.entries(playing.id) == [
            entry(1, interaction_id=500, user_id=10),
            entry(2),
        ]
        assert await db.log.snapshot(playing.id) == snapshot(2)
        assert await db.log.entries(finished.id) == entries(1, 3)
        assert await db.people.get(10) == PersonRow(10, "Ana 🌴", "es-ES", 1)
        assert await db.people.get(11) == PersonRow(11, "o'Brien\nJr.", None, 2)
        assert await db.settings.guild_language(20) == "de"
        assert await db.settings.person_language(10) == "en-GB"
        assert await db.meta.get("commands") == "abc"
        await db.log.append(playing.id, entries(3, 3))


async def _open_and_close(path: Path) -> None:
    async with Database.open(path):
        pass


def test_migrations_are_applied_in_order_and_once(bare: sqlite3.Connection) -> None:
    assert migrate(bare, [FIRST]) == ["0001_games"]
    assert migrate(bare, [FIRST, SECOND]) == ["0002_moves"]
    assert migrate(bare, [FIRST, SECOND]) == []
    assert bare.execute("SELECT * FROM moves").fetchall() == [(1,)]
    rows = bare.execute("SELECT number, name, checksum, applied_at FROM migrations").fetchall()
    assert [row[:3] for row in rows] == [
        (step.number, step.name, step.checksum) for step in (FIRST, SECOND)
    ]
    assert all(at > 1_600_000_000_000 for *_, at in rows)


def test_a_migration_that_fails_leaves_the_one_before(bare: sqlite3.Connection) -> None:
    migrate(bare, [FIRST])
    before = dump(bare)
    failing = Migration(2, "0002_moves", SECOND.sql + "INSERT INTO nowhere VALUES (1);")
    with pytest.raises(sqlite3.OperationalError, match="no such table: nowhere"):
        migrate(bare, [FIRST, failing])
    assert dump(bare) == before
    assert migrate(bare, [FIRST, SECOND]) == ["0002_moves"]


def test_each_migration_is_committed_by_itself(bare: sqlite3.Connection) -> None:
    failing = Migration(2, "0002_moves", "INSERT INTO nowhere VALUES (1);")
    with pytest.raises(sqlite3.OperationalError):
        migrate(bare, [FIRST, failing])
    assert bare.execute("SELECT name FROM migrations").fetchall() == [("0001_games",)]


def test_a_table_that_others_refer_to_can_be_replaced(bare: sqlite3.Connection) -> None:
    migrate(bare, [FIRST, SECOND])
    replacing = Migration(
        3,
        "0003_titles",
        "CREATE TABLE new_games (id INTEGER PRIMARY KEY, title TEXT);\n"
        "INSERT INTO new_games (id) SELECT id FROM games;\n"
        "DROP TABLE games;\n"
        "ALTER TABLE new_games RENAME TO games;\n",
    )
    migrate(bare, [FIRST, SECOND, replacing])
    assert bare.execute("SELECT * FROM moves JOIN games ON id = game").fetchall() == [(1, 1, None)]
    assert bare.execute("PRAGMA foreign_keys").fetchone() == (1,)
    with pytest.raises(sqlite3.IntegrityError, match="FOREIGN KEY"):
        bare.execute("INSERT INTO moves VALUES (2)")


def test_a_migration_that_breaks_references_is_not_kept(bare: sqlite3.Connection) -> None:
    migrate(bare, [FIRST, SECOND])
    before = dump(bare)
    breaking = Migration(3, "0003_forget", "DELETE FROM games;")
    with pytest.raises(DatabaseFailed, match="0003_forget would leave 1 rows without"):
        migrate(bare, [FIRST, SECOND, breaking])
    assert dump(bare) == before
    assert bare.execute("PRAGMA foreign_keys").fetchone() == (1,)


def test_a_newer_file_is_refused_untouched(bare: sqlite3.Connection) -> None:
    migrate(bare, [FIRST, SECOND])
    before = dump(bare)
    with pytest.raises(SchemaTooNew, match="does not know its migration 0002_moves; update the"):
        migrate(bare, [FIRST])
    assert dump(bare) == before


def test_a_file_made_by_another_migration_is_refused_untouched(bare: sqlite3.Connection) -> None:
    migrate(bare, [FIRST])
    before = dump(bare)
    changed = Migration(1, FIRST.name, FIRST.sql + " -- edited")
    with pytest.raises(MigrationChanged, match="made with another text of migration 0001_games"):
        migrate(bare, [changed, SECOND])
    assert dump(bare) == before


def test_the_database_of_another_program_is_refused_untouched(bare: sqlite3.Connection) -> None:
    bare.execute("CREATE TABLE recipes (name TEXT)")
    before = dump(bare)
    with pytest.raises(NotOurDatabase, match="a database of another program"):
        migrate(bare)
    assert dump(bare) == before


def test_a_full_disk_at_a_migration_leaves_nothing(path: Path) -> None:
    """A file with no room for the first schema is as empty afterwards as before."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA max_page_count = 3")
        with pytest.raises(sqlite3.OperationalError, match="full"):
            migrate(connection)
        assert dump(connection) == ["BEGIN TRANSACTION;", "COMMIT;"]


async def test_what_the_runner_refuses_reaches_whoever_opens_the_file(path: Path) -> None:
    await _open_and_close(path)
    _execute(path, "INSERT INTO migrations VALUES (999, '0999_from_the_future', '', 1)")
    with pytest.raises(SchemaTooNew, match="0999_from_the_future"):
        await Database.open(path)
    _execute(path, "DELETE FROM migrations WHERE number = 999")
    _execute(path, "UPDATE migrations SET checksum = 'something else' WHERE number = 1")
    with pytest.raises(MigrationChanged):
        await Database.open(path)
    _execute(path, "DROP TABLE migrations")
    with pytest.raises(NotOurDatabase):
        await Database.open(path)


def _execute(path: Path, sql: str) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute(sql)


async def test_many_who_open_a_new_file_at_once_make_one_database(path: Path) -> None:
    databases = await asyncio.gather(*(Database.open(path) for _ in range(6)))
    try:
        for database in databases:
            assert await database.tables.playing() == []
    finally:
        await asyncio.gather(*(database.close() for database in databases))


def test_migrations_are_numbered_without_a_gap(tmp_path: Path) -> None:
    (tmp_path / "0001_games.sql").write_text(FIRST.sql)
    assert shipped_migrations(tmp_path) == [FIRST]
    (tmp_path / "0003_moves.sql").write_text(SECOND.sql)
    with pytest.raises(ValueError, match=r"without a gap, not \[1, 3\]"):
        shipped_migrations(tmp_path)


def test_line_ends_of_another_system_change_no_checksum(tmp_path: Path) -> None:
    (tmp_path / "0001_moves.sql").write_bytes(SECOND.sql.replace("\n", "\r\n").encode())
    assert shipped_migrations(tmp_path)[0].checksum == SECOND.checksum


def test_a_script_is_split_at_its_statements_ends_only() -> None:
    script = (
        "-- first; a comment\n"
        "CREATE TABLE a (text TEXT DEFAULT ';');\n"
        "CREATE TRIGGER t AFTER INSERT ON a BEGIN\n"
        "    DELETE FROM a;\n"
        "END;\n"
        "-- last words\n"
    )
    first, second = statements(script)
    assert first.endswith("DEFAULT ';');\n")
    assert second.startswith("CREATE TRIGGER")
    with pytest.raises(ValueError, match="ends within a statement: DROP TABLE a"):
        list(statements("DROP TABLE a"))
