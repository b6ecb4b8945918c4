"""`python -m storage restore`: a backup comes back, and nothing is lost for it."""

import asyncio
import shutil
import signal
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest

from storage import backup as backups
from storage import schema
from storage.__main__ import main
from storage.database import Database
from storage.errors import DatabaseBusy, DatabaseReplaced
from storage.holding import held
from storage.schema import Migration, migrate, shipped_migrations
from tests.storage.command import HOLDING, ROOT, open_elsewhere, refused, storage
from tests.storage.files import damage, dump, execute, files_in
from tests.storage.played import ANA

NEXT = Migration(
    len(shipped_migrations()) + 1,
    "9999_weather",
    "CREATE TABLE weather (day INTEGER);\nINSERT INTO weather VALUES (7);\n",
)


@pytest.fixture
def backup(database: Path, tmp_path: Path) -> Path:
    """Return a backup of the database, in a folder of its own."""
    folder = tmp_path / "backups"
    folder.mkdir()
    assert storage("backup", folder / "monday.sqlite3", "--database", database).returncode == 0
    return folder / "monday.sqlite3"


def kept_beside(path: Path) -> list[Path]:
    return sorted(path.parent.glob(f"{path.name}.replaced-*"))


async def play_more(path: Path) -> None:
    """Change the database after the backup."""
    async with Database.open(path) as database:
        await database.people.remember(ANA, "Ana the Late", "de", at=99)


def known_as(monkeypatch: pytest.MonkeyPatch, migrations: Sequence[Migration]) -> None:
    """Let the program be of another version, which knows these migrations."""
    monkeypatch.setattr(schema, "shipped_migrations", lambda: migrations)


def test_a_backup_comes_back_and_what_was_there_is_kept(database: Path, backup: Path) -> None:
    as_backed_up = dump(database)
    asyncio.run(play_more(database))
    later = dump(database)
    assert later != as_backed_up
    done = storage("restore", backup, "--database", database)
    assert (done.returncode, done.stderr) == (0, "")
    [kept] = kept_beside(database)
    assert done.stdout.splitlines() == [
        f"{database} is now as {backup} has it.",
        f"What was there before is kept as {kept}.",
        "Games are back where they stood; what was posted since then stays in the channels.",
    ]
    assert dump(database) == dump(backup) == as_backed_up
    assert dump(kept) == later
    assert storage("verify", "--database", database).returncode == 0
    assert files_in(database.parent) == ["backups", database.name, kept.name]
    # and it can be put back in turn
    assert storage("restore", kept, "--database", database).returncode == 0
    assert dump(database) == later


def test_the_bot_starts_on_what_was_restored(database: Path, backup: Path) -> None:
    asyncio.run(play_more(database))
    assert storage("restore", backup, "--database", database).returncode == 0
    asyncio.run(play_more(database))
    assert [stat.S_IMODE(file.stat().st_mode) for file in database.parent.glob("*.sqlite3*")] == [
        stat.S_IMODE(database.stat().st_mode)
    ] * 2


def test_while_the_bot_holds_the_database_nothing_is_restored(database: Path, backup: Path) -> None:
    before = dump(database)
    with open_elsewhere(database):
        told = refused("restore", backup, "--database", database)
        assert told == f"{database} is in use: stop the bot, and whatever else has it open, first."
    assert dump(database) == before
    assert kept_beside(database) == []


def test_a_bot_that_was_killed_holds_nothing_and_all_it_committed_is_kept(
    database: Path, backup: Path
) -> None:
    with open_elsewhere(database) as process:
        asyncio.run(play_more(database))
        later = dump(database)
        process.kill()
        assert process.wait(60) == -signal.SIGKILL
    assert Path(f"{database}-wal").stat().st_size > 0, "not all is in the file itself"
    assert storage("restore", backup, "--database", database).returncode == 0
    [kept] = kept_beside(database)
    assert files_in(database.parent) == ["backups", database.name, kept.name]
    assert dump(database) == dump(backup)
    assert dump(kept) == later


def test_a_damaged_database_is_replaced_and_kept_to_the_byte(database: Path, backup: Path) -> None:
    damage(database)
    damaged = database.read_bytes()
    assert storage("verify", "--database", database).returncode == 1
    assert storage("restore", backup, "--database", database).returncode == 0
    assert [kept.read_bytes() for kept in kept_beside(database)] == [damaged]
    assert dump(database) == dump(backup)


def test_what_lies_beside_a_file_that_sqlite_cannot_read_goes_with_it(
    database: Path, backup: Path
) -> None:
    """It would be read into the new database otherwise."""
    database.write_text("Dear diary, " * 1000)
    for ending in ("-wal", "-journal"):
        Path(f"{database}{ending}").write_text(f"more{ending}")
    Path(f"{database}-shm").write_text("of no use")
    assert storage("restore", backup, "--database", database).returncode == 0
    kept = kept_beside(database)
    main_file = kept[0]
    assert kept == [main_file, Path(f"{main_file}-journal"), Path(f"{main_file}-wal")]
    assert [file.read_text() for file in kept] == [
        "Dear diary, " * 1000,
        "more-journal",
        "more-wal",
    ]
    assert files_in(database.parent) == ["backups", database.name, *(file.name for file in kept)]
    assert dump(database) == dump(backup)


def test_a_damaged_database_that_is_held_is_left_alone(database: Path, backup: Path) -> None:
    with open_elsewhere(database):
        with database.open("rb+") as file:
            file.write(b"rubbish, no header" * 10)
        damaged = database.read_bytes()
        assert "is in use" in refused("restore", backup, "--database", database)
        assert database.read_bytes() == damaged


def test_a_link_to_the_database_stays_one(database: Path, backup: Path, tmp_path: Path) -> None:
    link = tmp_path / "backups" / "link.sqlite3"
    link.symlink_to(database)
    asyncio.run(play_more(database))
    assert storage("restore", backup, "--database", link).returncode == 0
    assert link.is_symlink()
    assert dump(database) == dump(backup)
    assert len(kept_beside(database)) == 1


@pytest.mark.parametrize("folder", ["", "new/er"])
def test_on_a_new_machine_there_is_nothing_to_keep(
    backup: Path, tmp_path: Path, folder: str
) -> None:
    database = tmp_path / folder / "elsewhere.sqlite3"
    done = storage("restore", backup, "--database", database)
    assert done.returncode == 0
    assert "is kept" not in done.stdout
    assert dump(database) == dump(backup)
    assert kept_beside(database) == []
    assert stat.S_IMODE(database.stat().st_mode) == 0o600


def test_what_is_no_backup_changes_nothing(database: Path, backup: Path, tmp_path: Path) -> None:
    before = database.read_bytes()
    other = tmp_path / "other.sqlite3"
    execute(other, "CREATE TABLE recipes (name TEXT)")
    for content, told in (
        (None, f"There is no file {backup}."),
        (b"Dear diary, " * 1000, "The file is not a SQLite database."),
        (b"", "The file is empty: it has no tables of this program."),
        (other.read_bytes(), "The file is a database of another program."),
        (backup.read_bytes()[:40_000], None),
    ):
        backup.unlink(missing_ok=True)
        if content is not None:
            backup.write_bytes(content)
        said = refused("restore", backup, "--database", database)
        assert said == told or (told is None and "damaged" in said) or "malformed" in said
        assert database.read_bytes() == before
        missing = tmp_path / "missing.sqlite3"
        refused("restore", backup, "--database", missing)
        assert not missing.exists()
    assert kept_beside(database) == []
    assert set(files_in(tmp_path)) == {"backups", database.name, other.name}


def test_a_database_is_not_restored_from_itself(database: Path) -> None:
    before = database.read_bytes()
    told = refused("restore", database, "--database", database)
    assert told == f"{database} is the database itself: a backup is another file."
    assert database.read_bytes() == before


def test_a_newer_backup_is_refused(database: Path, backup: Path) -> None:
    with closing(sqlite3.connect(backup, isolation_level=None)) as connection:
        migrate(connection, [*shipped_migrations(), NEXT])
    before = database.read_bytes()
    told = refused("restore", backup, "--database", database)
    assert "newer than this program, which does not know its migration 9999_weather" in told
    assert database.read_bytes() == before


def test_an_older_backup_is_brought_up_to_date(
    database: Path,
    backup: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    known_as(monkeypatch, [*shipped_migrations(), NEXT])
    given = ["--database", str(database)]
    for command in (["verify"], ["forget", str(ANA), "--yes"]):
        assert main([*given, *command]) == 2
        assert capsys.readouterr().err == (
            "storage: The database lacks migration 9999_weather: start the bot once, which applies"
            " it.\n"
        )
    assert main([*given, "restore", str(backup)]) == 0
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("SELECT * FROM weather").fetchall() == [(7,)]
    [kept] = kept_beside(database)
    with pytest.raises(sqlite3.OperationalError, match="no such table: weather"):
        execute(kept, "SELECT * FROM weather")
    with pytest.raises(sqlite3.OperationalError, match="no such table: weather"):
        execute(backup, "SELECT * FROM weather")
    assert main([*given, "verify"]) == 0


def test_a_restore_that_fails_at_the_last_moment_changes_nothing(
    database: Path,
    backup: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def fail(*_: object) -> None:
        raise OSError(5, "Input/output error", "a disk")

    before = database.read_bytes()
    monkeypatch.setattr(backups, "_keep", fail)
    assert main(["--database", str(database), "restore", str(backup)]) == 2
    assert capsys.readouterr().err == "storage: a disk: Input/output error.\n"
    assert database.read_bytes() == before
    assert files_in(database.parent) == ["backups", database.name]


def test_a_bot_that_starts_meanwhile_is_told_to_wait(database: Path) -> None:
    with held(database):
        starting = subprocess.run(
            [sys.executable, "-c", HOLDING, str(database)],
            cwd=ROOT,
            input="",
            capture_output=True,
            text=True,
            check=False,
        )
    assert DatabaseBusy.__name__ in starting.stderr
    with open_elsewhere(database):
        pass


async def test_a_bot_does_not_go_on_with_a_file_that_was_replaced(
    database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between opening the file and locking it somebody restores another."""
    new, old = tmp_path / "new.sqlite3", tmp_path / "old.sqlite3"
    shutil.copyfile(database, new)

    def restore_and_check(connection: sqlite3.Connection) -> None:
        if new.exists():
            old.hardlink_to(database)
            new.replace(database)
        schema.check(connection)

    monkeypatch.setattr("storage.file.check", restore_and_check)
    before = dump(database)
    with pytest.raises(DatabaseReplaced):
        async with Database.open(database):
            pass
    async with Database.open(database) as opened:
        await opened.people.remember(ANA, "Ana the Late", "de", at=99)
    assert dump(old) == before
    assert dump(database) != before
