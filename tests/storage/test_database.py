import asyncio
import sqlite3
import stat
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path

import aiosqlite
import pytest

from storage.connection import Connection
from storage.database import Database
from storage.errors import (
    DatabaseBusy,
    DatabaseClosed,
    DatabaseFailed,
    NoSuchTable,
    NotOurDatabase,
)
from storage.file import File
from tests.storage.rows import entries, game, lobby

PRAGMAS = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 1234}

DIARY = "Dear diary, " * 1000


@pytest.fixture
def diary(path: Path) -> Path:
    """Put something else where the database should be."""
    path.write_text(DIARY)
    return path


async def test_what_was_stored_is_there_after_reopening(path: Path) -> None:
    async with Database.open(path) as db:
        table_id = await game(db)
        await db.log.append(table_id, entries(1, 3))
    async with Database.open(str(path)) as db:
        assert await db.log.entries(table_id) == entries(1, 3)


async def test_every_transaction_is_measured_also_one_that_fails(path: Path) -> None:
    measured: list[str] = []

    @contextmanager
    def timed() -> Iterator[None]:
        measured.append("began")
        try:
            yield
        finally:
            measured.append("ended")

    async with Database.open(path, timed=timed) as db:
        measured.clear()
        await db.meta.put("key", "value")
        assert measured == ["began", "ended"]
        await db.meta.get("key")
        assert measured == ["began", "ended"] * 2
        with pytest.raises(NoSuchTable):
            await db.tables.get(7)
        assert measured == ["began", "ended"] * 3


async def test_closing_leaves_one_file_behind(path: Path) -> None:
    db = await Database.open(path)
    await game(db)
    await db.close()
    await db.close()
    assert files_beside(path) == [path]


async def test_closing_may_be_asked_for_many_times_at_once(path: Path) -> None:
    db = await Database.open(path)
    table_id = await game(db)
    appending = asyncio.create_task(db.log.append(table_id, entries(1, 1)))
    await asyncio.sleep(0)  # let it queue up
    impatient = asyncio.create_task(db.close())
    closing_calls = [asyncio.create_task(db.close()) for _ in range(3)]
    await asyncio.sleep(0)
    impatient.cancel()
    await asyncio.gather(appending, *closing_calls)
    assert files_beside(path) == [path]


async def test_the_file_is_for_its_owner_alone(db: Database, path: Path) -> None:
    await game(db)
    modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in files_beside(path)}
    assert set(modes) == {path.name, f"{path.name}-wal", f"{path.name}-shm"}
    assert set(modes.values()) == {0o600}


async def test_a_path_may_hold_any_character(tmp_path: Path) -> None:
    path = tmp_path / "mesa ñ?mode=ro#%20&.sqlite3"
    async with Database.open(path) as db:
        await lobby(db)
    assert files_beside(path) == [path]


async def test_what_was_asked_for_before_closing_is_still_done(path: Path) -> None:
    db = await Database.open(path)
    table_id = await game(db)
    waiting = [
        asyncio.create_task(db.log.append(table_id, entries(number, number)))
        for number in range(1, 21)
    ]
    await asyncio.sleep(0)  # let them queue up
    await db.close()
    await asyncio.gather(*waiting)
    async with Database.open(path) as db:
        assert await db.log.count(table_id) == 20


async def test_after_closing_nothing_is_done(path: Path) -> None:
    db = await Database.open(path)
    table_id = await game(db)
    await db.close()
    with pytest.raises(DatabaseClosed, match=r"^The database is closed\.$"):
        await db.log.append(table_id, entries(1, 1))
    with pytest.raises(DatabaseClosed):
        await db.tables.get(table_id)
    async with Database.open(path) as db:
        assert await db.log.count(table_id) == 0


async def test_cancelling_the_caller_does_not_cut_a_transaction(path: Path) -> None:
    async with Database.open(path) as db:
        table_id = await game(db)
        caller = asyncio.create_task(db.log.append(table_id, entries(1, 3)))
        await asyncio.sleep(0)  # let it queue up
        caller.cancel()
        with pytest.raises(asyncio.CancelledError):
            await caller
        await db.log.append(table_id, entries(4, 4))
    async with Database.open(path) as db:
        assert await db.log.entries(table_id) == entries(1, 4)


@pytest.mark.parametrize("read_only", [False, True], ids=["writer", "reader"])
async def test_every_connection_has_its_pragmas_in_force(path: Path, read_only: bool) -> None:
    async with Database.open(path):
        pass
    writer = await Connection.open(path, read_only=False, busy_timeout=1234)
    connection = await Connection.open(path, read_only=read_only, busy_timeout=1234)
    try:
        for pragma, value in PRAGMAS.items():
            assert await connection.run(_pragma(pragma)) == value
        assert await connection.run(_pragma("query_only")) == int(read_only)
    finally:
        await connection.close()
        await writer.close()


async def test_the_connections_of_an_open_file_have_them_too(path: Path) -> None:
    file = await File.open(path, busy_timeout=1234)
    try:
        for pragma, value in PRAGMAS.items():
            assert await file.transaction(_pragma(pragma)) == value
            assert await file.read(_pragma(pragma)) == value
    finally:
        await file.close()


async def test_a_read_cannot_write(path: Path) -> None:
    file = await File.open(path, busy_timeout=1000)
    try:
        with pytest.raises(DatabaseFailed, match="readonly"):
            await file.read(lambda c: c.execute("INSERT INTO meta VALUES ('a', 'b')").rowcount)
    finally:
        await file.close()


async def test_a_read_sees_one_moment(path: Path) -> None:
    """Between two queries of one read, a commit changes nothing for it."""
    file = await File.open(path, busy_timeout=1000)
    between, committed = threading.Event(), threading.Event()

    def count_twice(connection: sqlite3.Connection) -> tuple[int, int]:
        query = "SELECT count(*) FROM meta"
        (first,) = connection.execute(query).fetchone()
        between.set()
        assert committed.wait(10)
        (second,) = connection.execute(query).fetchone()
        return first, second

    try:
        reading = asyncio.create_task(file.read(count_twice))
        await asyncio.to_thread(between.wait, 10)
        await file.transaction(lambda c: c.execute("INSERT INTO meta VALUES ('a', 'b')").rowcount)
        committed.set()
        assert await reading == (0, 0)
    finally:
        await file.close()


async def test_reads_go_on_while_a_transaction_takes_its_time(path: Path) -> None:
    file = await File.open(path, busy_timeout=1000)
    done = threading.Event()
    try:
        writing = asyncio.create_task(file.transaction(lambda _: done.wait(10)))
        assert await file.read(lambda c: c.execute("SELECT 1").fetchone()) == (1,)
        assert not writing.done()
        done.set()
        assert await writing
    finally:
        await file.close()


async def test_functions_run_in_turn_on_one_thread_of_their_own(path: Path) -> None:
    """What `Connection.run` takes from aiosqlite without being promised it."""
    connection = await Connection.open(path, read_only=False, busy_timeout=1000)
    ran: list[tuple[int, int]] = []

    def note(number: int, inner: sqlite3.Connection) -> int:
        assert isinstance(inner, sqlite3.Connection)
        ran.append((number, threading.get_ident()))
        return number

    try:
        outcomes = await asyncio.gather(
            *(connection.run(partial(note, number)) for number in range(50))
        )
    finally:
        await connection.close()
    assert outcomes == [number for number, _ in ran] == list(range(50))
    threads = {thread for _, thread in ran}
    assert len(threads) == 1
    assert threading.get_ident() not in threads


async def test_an_error_in_a_function_reaches_its_caller_and_nobody_else(path: Path) -> None:
    connection = await Connection.open(path, read_only=False, busy_timeout=1000)
    try:
        outcomes = await asyncio.gather(
            connection.run(_fail), connection.run(lambda _: "fine"), return_exceptions=True
        )
    finally:
        await connection.close()
    assert isinstance(outcomes[0], LookupError)
    assert outcomes[1] == "fine"


async def test_the_folder_must_be_there(tmp_path: Path) -> None:
    with pytest.raises(
        DatabaseFailed, match=r"lost\.sqlite3 cannot be created: No such file or dir"
    ):
        await Database.open(tmp_path / "nowhere" / "lost.sqlite3")


async def test_a_folder_is_not_a_database(tmp_path: Path) -> None:
    with pytest.raises(DatabaseFailed, match="unable to open database file"):
        await Database.open(tmp_path)


async def test_a_file_that_is_no_database_is_left_alone(diary: Path) -> None:
    with pytest.raises(NotOurDatabase, match="not a SQLite database"):
        await Database.open(diary)
    assert files_beside(diary) == [diary]
    assert text_of(diary) == DIARY


def test_the_database_of_another_program_is_left_alone(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    before = path.read_bytes()

    async def fail() -> None:
        with pytest.raises(NotOurDatabase, match="a database of another program"):
            await Database.open(path)

    asyncio.run(fail())
    assert path.read_bytes() == before
    assert files_beside(path) == [path]


async def test_a_locked_file_is_not_opened_half(path: Path) -> None:
    blocking = sqlite3.connect(path, isolation_level=None)
    blocking.execute("BEGIN EXCLUSIVE")
    with pytest.raises(DatabaseBusy, match="Another program holds the database locked"):
        await Database.open(path, busy_timeout=20)
    blocking.execute("ROLLBACK")
    blocking.close()
    async with Database.open(path, busy_timeout=20) as db:
        await lobby(db)


async def test_an_old_sqlite_is_refused(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite3, "sqlite_version_info", (3, 36, 0))
    with pytest.raises(DatabaseFailed, match=r"is too old; at least 3\.37 is needed"):
        await Database.open(path)


def test_failing_to_open_leaves_no_thread_behind(diary: Path) -> None:
    """A thread that waits for work would keep the program from ending."""
    before = threading.active_count()

    async def fail() -> None:
        with pytest.raises(NotOurDatabase):
            await Database.open(diary)

    asyncio.run(fail())
    for thread in threading.enumerate():
        if thread is not threading.current_thread() and not thread.daemon:
            thread.join(10)
    assert threading.active_count() <= before


def test_the_version_of_aiosqlite_is_one_it_was_written_for() -> None:
    assert aiosqlite.__version__.startswith("0.22.")


def files_beside(path: Path) -> list[Path]:
    return list(path.parent.iterdir())


def text_of(path: Path) -> str:
    return path.read_text()


def _pragma(name: str) -> Callable[[sqlite3.Connection], object]:
    return lambda connection: connection.execute(f"PRAGMA {name}").fetchone()[0]


def _fail(_: sqlite3.Connection) -> None:
    raise LookupError
