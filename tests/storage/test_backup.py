"""`python -m storage backup`: a copy of one moment, taken while a bot plays on."""

import resource
import shutil
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from storage import copying
from storage.__main__ import main
from tests.storage.command import ROOT, open_elsewhere, refused, storage
from tests.storage.files import damage, files_in

TRANSACTIONS = 1000

Lengths = dict[int, int]
"""How long the log of each table is."""


@pytest.fixture
def target(tmp_path: Path) -> Path:
    """Return where a backup is to be, in a folder of its own."""
    folder = tmp_path / "backups"
    folder.mkdir()
    return folder / "monday.sqlite3"


def lengths_in(path: Path) -> Lengths:
    with closing(sqlite3.connect(path)) as connection:
        rows = connection.execute("SELECT table_id, max(number) FROM entries GROUP BY table_id")
        return dict(rows.fetchall())


class Player:
    """A process that plays; `moments` are the lengths of all logs after each of its commits."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self._process = process
        self.moments: list[Lengths] = [{}]

    def play_until(self, commits: int) -> None:
        """Wait until it has committed so often."""
        while len(self.moments) <= commits:
            self._hear(self._line())

    def end(self) -> None:
        """Let it stop, and hear all that it has done."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        while line := self._line():
            self._hear(line)
        assert self._process.wait(60) == 0

    def _line(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline()

    def _hear(self, line: str) -> None:
        table_id, number = map(int, line.split())
        self.moments.append({**self.moments[-1], table_id: number})


@pytest.fixture
def player(path: Path) -> Iterator[Player]:
    """Let another process play, until the test lets it end."""
    command = [sys.executable, "-m", "tests.storage.played", str(path)]
    with subprocess.Popen(
        command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        yield Player(process)


def test_a_backup_under_load_is_a_moment_that_was(
    player: Player, path: Path, tmp_path: Path
) -> None:
    copies = [tmp_path / f"copy-{number}.sqlite3" for number in range(3)]
    acknowledged = []
    for number, copied in enumerate(copies):
        player.play_until(1 + number * TRANSACTIONS // 3)
        acknowledged.append(len(player.moments) - 1)
        assert storage("backup", copied, "--database", path).returncode == 0
    while lengths_in(path) == lengths_in(copies[-1]):
        player.play_until(len(player.moments))
    player.play_until(TRANSACTIONS)
    player.end()
    found = [player.moments.index(lengths_in(copied)) for copied in copies]
    assert found == sorted(set(found)), "each is a later moment"
    assert all(at >= before for at, before in zip(found, acknowledged, strict=True))
    assert found[-1] < len(player.moments) - 1, "it played on meanwhile"
    for copied in copies:
        done = storage("verify", "--database", copied)
        assert done.returncode == 0, done.stdout
    assert lengths_in(path) == player.moments[-1]


def test_a_backup_is_one_file_for_its_owner(database: Path, target: Path) -> None:
    done = storage("backup", target, "--database", database)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == f"{database} is copied to {target}.\n"
    assert files_in(target.parent) == [target.name]
    assert stat.S_IMODE(target.stat().st_mode) == 0o600
    target.parent.chmod(0o500)  # as on a disk that nobody can write to
    with closing(sqlite3.connect(f"{target.as_uri()}?mode=ro", uri=True)) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("delete",)
    target.parent.chmod(0o700)
    assert lengths_in(target) == lengths_in(database)


def test_what_is_there_is_replaced_only_when_asked_for(database: Path, target: Path) -> None:
    target.write_text("Dear diary")
    Path(f"{target}-wal").write_text("of another database")
    told = refused("backup", target, "--database", database)
    assert told == f"{target} exists already, and was left as it is: --overwrite replaces it."
    assert target.read_text() == "Dear diary"
    assert storage("backup", target, "--overwrite", "--database", database).returncode == 0
    assert lengths_in(target) == lengths_in(database)
    assert files_in(target.parent) == [target.name], "nothing is left that would be read into it"


def test_what_comes_to_be_there_meanwhile_is_not_replaced(
    database: Path,
    target: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def be_late(path: Path) -> None:
        target.write_text("Dear diary")

    monkeypatch.setattr(copying, "force_to_disk", be_late)
    assert main(["--database", str(database), "backup", str(target)]) == 2
    assert "exists already" in capsys.readouterr().err
    assert target.read_text() == "Dear diary"
    assert files_in(target.parent) == [target.name]


def test_a_database_in_use_is_not_replaced_by_a_backup(database: Path, target: Path) -> None:
    shutil.copyfile(database, target)
    before = lengths_in(target)
    with open_elsewhere(target):
        told = refused("backup", target, "--overwrite", "--database", database)
        assert told == f"{target} is in use: stop the bot, and whatever else has it open, first."
    assert lengths_in(target) == before


@pytest.mark.parametrize("ending", ["", "-wal", "-shm", "-journal"])
def test_a_database_is_not_its_own_backup(database: Path, ending: str) -> None:
    before = database.read_bytes()
    target = f"{database}{ending}"
    told = refused("backup", target, "--overwrite", "--database", database)
    assert told == f"{target} is the database itself: a backup is another file."
    assert database.read_bytes() == before
    assert files_in(database.parent) == [database.name]


def test_what_cannot_be_backed_up(path: Path, target: Path) -> None:
    assert refused("backup", target, "--database", path) == f"There is no file {path}."
    nowhere = target.parent / "lost" / "monday.sqlite3"
    assert refused("backup", nowhere, "--database", path) == f"There is no folder {nowhere.parent}."
    path.write_text("Dear diary, " * 1000)
    told = refused("backup", target, "--database", path)
    assert told == "The file is not a SQLite database."
    path.write_bytes(b"")
    told = refused("backup", target, "--database", path)
    assert told == "The file is empty: it has no tables of this program."
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    told = refused("backup", target, "--database", path)
    assert told == "The file is a database of another program."
    assert files_in(target.parent) == []


def test_a_damaged_database_gives_no_backup(database: Path, target: Path) -> None:
    damage(database)
    told = refused("backup", target, "--database", database)
    assert told.startswith((f"{database} is damaged: ", "The database file cannot be used"))
    assert files_in(target.parent) == []


def test_a_full_disk_leaves_no_half_of_a_backup(database: Path, target: Path) -> None:
    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (50_000, 50_000))

    told = refused("backup", target, "--database", database, preexec_fn=limit)
    assert told.startswith(("The disk is full", "The database file cannot be used"))
    assert files_in(target.parent) == []
