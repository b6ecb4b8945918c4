import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from storage.connection import Connection
from storage.errors import DatabaseBusy, DatabaseClosed, DatabaseFull
from storage.file import File

Work = Callable[[sqlite3.Connection], int]


class Bench:
    """A file with one table of notes, whose writer can be held up and listened to."""

    def __init__(self, file: File, writer: Connection) -> None:
        self.file = file
        self.writer = writer
        self.statements: list[str] = []

    async def listen(self) -> None:
        """Write down every statement from now on."""
        await self.writer.run(lambda c: c.set_trace_callback(self.statements.append))

    async def together(self, *works: Work) -> list[int | BaseException]:
        """Let functions wait for one another, so that they come to share a commit."""
        go = threading.Event()
        holding = asyncio.create_task(self.writer.run(lambda _: go.wait(10)))
        await asyncio.sleep(0)
        waiting = [asyncio.create_task(self.file.transaction(work)) for work in works]
        await asyncio.sleep(0)
        go.set()
        await holding
        return await asyncio.gather(*waiting, return_exceptions=True)

    async def notes(self) -> list[str]:
        """Read the notes that were committed."""
        rows = await self.file.read(lambda c: c.execute("SELECT text FROM notes").fetchall())
        return [text for (text,) in rows]


@pytest.fixture
async def bench(path: Path) -> AsyncIterator[Bench]:
    """Open a file without the checks of migrations."""
    writer = await Connection.open(path, read_only=False, busy_timeout=50)
    reader = await Connection.open(path, read_only=True, busy_timeout=50)
    file = File(writer, reader)
    await file.transaction(lambda c: c.execute("CREATE TABLE notes (text TEXT UNIQUE)").rowcount)
    yield Bench(file, writer)
    await file.close()


def note(text: str) -> Work:
    return lambda c: c.execute("INSERT INTO notes VALUES (?)", (text,)).rowcount


def note_then_fail(text: str) -> Work:
    def work(connection: sqlite3.Connection) -> int:
        note(text)(connection)
        raise LookupError(text)

    return work


async def test_a_function_that_raises_leaves_nothing(bench: Bench) -> None:
    with pytest.raises(LookupError, match="half"):
        await bench.file.transaction(note_then_fail("half"))
    assert await bench.notes() == []
    assert await bench.file.transaction(note("whole")) == 1


async def test_tasks_do_not_share_a_transaction(bench: Bench) -> None:
    """One task's failure takes back what it did itself, and nothing of the task beside it."""
    inside, go = threading.Event(), threading.Event()

    def slow(connection: sqlite3.Connection) -> int:
        note("slow")(connection)
        inside.set()
        assert go.wait(10)
        raise LookupError("slow")

    failing = asyncio.create_task(bench.file.transaction(slow))
    await asyncio.to_thread(inside.wait, 10)
    beside = asyncio.create_task(bench.file.transaction(note("beside")))
    await asyncio.sleep(0)
    assert await bench.notes() == []
    go.set()
    with pytest.raises(LookupError):
        await failing
    assert await beside == 1
    assert await bench.notes() == ["beside"]


async def test_those_that_wait_share_a_commit(bench: Bench) -> None:
    await bench.listen()
    outcomes = await bench.together(*(note(str(number)) for number in range(20)))
    assert outcomes == [1] * 20
    assert await bench.notes() == [str(number) for number in range(20)]
    assert bench.statements.count("COMMIT") == 1


async def test_one_alone_needs_no_savepoint(bench: Bench) -> None:
    await bench.listen()
    await bench.file.transaction(note("alone"))
    assert bench.statements == [
        "BEGIN IMMEDIATE",
        "INSERT INTO notes VALUES ('alone')",
        "COMMIT",
    ]


async def test_a_failure_among_those_that_share_a_commit_is_its_own(bench: Bench) -> None:
    outcomes = await bench.together(
        note("first"), note_then_fail("second"), note("first"), note("last")
    )
    assert [type(outcome) for outcome in outcomes] == [
        int,
        LookupError,
        sqlite3.IntegrityError,
        int,
    ]
    assert await bench.notes() == ["first", "last"]


async def test_a_later_one_sees_what_an_earlier_one_did(bench: Bench) -> None:
    def count(connection: sqlite3.Connection) -> int:
        return len(connection.execute("SELECT text FROM notes").fetchall())

    outcomes = await bench.together(count, note("a"), count, note_then_fail("b"), count)
    assert [outcomes[0], outcomes[2], outcomes[4]] == [0, 1, 1]


async def test_a_commit_that_fails_fails_all_that_share_it(bench: Bench) -> None:
    def promise_what_is_missing(connection: sqlite3.Connection) -> int:
        connection.execute("CREATE TABLE child (id INTEGER REFERENCES notes (text))")
        connection.execute("PRAGMA defer_foreign_keys = ON")
        return connection.execute("INSERT INTO child VALUES ('missing')").rowcount

    outcomes = await bench.together(note("before"), promise_what_is_missing, note("after"))
    assert [type(outcome) for outcome in outcomes] == [sqlite3.IntegrityError] * 3
    assert await bench.notes() == []
    assert await bench.file.transaction(note("later")) == 1


async def test_whoever_is_told_that_it_is_closed_is_not_served_on_the_quiet(
    bench: Bench,
) -> None:
    go = threading.Event()
    holding = asyncio.create_task(bench.writer.run(lambda _: go.wait(10)))
    in_time = asyncio.create_task(bench.file.transaction(note("in time")))
    await asyncio.sleep(0)
    closing = asyncio.create_task(bench.writer.close())
    await asyncio.sleep(0)
    with pytest.raises(DatabaseClosed):
        await bench.file.transaction(note("too late"))
    go.set()
    await asyncio.gather(holding, in_time, closing)
    assert await bench.notes() == ["in time"]


async def test_a_full_disk_fails_with_nothing_half_done(bench: Bench) -> None:
    await bench.file.transaction(note("before"))
    await bench.writer.run(_leave_no_room)
    with pytest.raises(DatabaseFull, match="The disk is full: nothing was saved"):
        await bench.file.transaction(_note_much)
    assert await bench.notes() == ["before"]
    await bench.writer.run(lambda c: c.execute("PRAGMA max_page_count = 100000").fetchone())
    assert await bench.file.transaction(_note_much) == 1


async def test_a_disk_full_for_one_of_many_tells_each_the_truth(bench: Bench) -> None:
    await bench.writer.run(_leave_no_room)
    outcomes = await bench.together(note("before"), _note_much, note("after"))
    assert isinstance(outcomes[1], DatabaseFull)
    told = {"before": outcomes[0], "after": outcomes[2]}
    assert await bench.notes() == [text for text, outcome in told.items() if outcome == 1]


async def test_a_transaction_given_up_by_the_database_fails_all(bench: Bench) -> None:
    """SQLite may roll everything back by itself, for lack of room or memory."""

    def lose_all(connection: sqlite3.Connection) -> int:
        connection.execute("ROLLBACK")
        raise MemoryError

    outcomes = await bench.together(note("before"), lose_all, note("after"))
    assert [type(outcome) for outcome in outcomes] == [MemoryError] * 3
    assert await bench.notes() == []
    assert await bench.file.transaction(note("later")) == 1


async def test_a_lock_held_for_too_long_is_named(bench: Bench, path: Path) -> None:
    blocking = sqlite3.connect(path, isolation_level=None)
    blocking.execute("BEGIN IMMEDIATE")
    outcomes = await bench.together(note("a"), note("b"))
    assert [type(outcome) for outcome in outcomes] == [DatabaseBusy] * 2
    blocking.execute("ROLLBACK")
    blocking.close()
    assert await bench.together(note("a"), note("b")) == [1, 1]


async def test_a_lock_that_is_let_go_in_time_is_waited_for(path: Path) -> None:
    file = await File.open(path, busy_timeout=10_000)
    blocking = sqlite3.connect(path, isolation_level=None)
    blocking.execute("BEGIN IMMEDIATE")
    writing = asyncio.create_task(
        file.transaction(lambda c: c.execute("INSERT INTO meta VALUES ('a', 'b')").rowcount)
    )
    await file.read(lambda c: c.execute("SELECT 1").fetchone())
    assert not writing.done()
    blocking.execute("ROLLBACK")
    blocking.close()
    assert await writing == 1
    await file.close()


def _leave_no_room(connection: sqlite3.Connection) -> None:
    (pages,) = connection.execute("PRAGMA page_count").fetchone()
    connection.execute(f"PRAGMA max_page_count = {pages + 1}").fetchone()


def _note_much(connection: sqlite3.Connection) -> int:
    return note("much " * 10_000)(connection)
