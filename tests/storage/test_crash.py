"""Programs that die while they write: what they acknowledged is there, and nothing by half."""

import asyncio
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from storage.database import Database
from tests.storage.rows import entries, game, lobby, snapshot
from tests.storage.victim import BATCH, OPERATIONS

MORE_STATEMENTS_THAN_ANY_OPERATION_HAS = 60


def victim(*arguments: object) -> subprocess.Popen[str]:
    """Start the program that is to die."""
    command = [sys.executable, "-m", "tests.storage.victim", *map(str, arguments)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


@pytest.mark.parametrize("commits_before", [1, 40, 400])
async def test_kill_9_loses_no_acknowledged_commit(path: Path, commits_before: int) -> None:
    async with Database.open(path, busy_timeout=10_000) as db:
        ours = await game(db, channel_id=30)
        theirs = [await game(db, channel_id=channel_id) for channel_id in range(31, 39)]
        acknowledged = await asyncio.to_thread(_kill_after, commits_before, path, theirs)
        # the dead program's lock is gone with it
        await db.log.append(ours, entries(1, 3))
        for table_id in theirs:
            count = await db.log.count(table_id)
            assert count >= acknowledged.get(table_id, 0)
            assert count % BATCH == 0
            assert await db.log.entries(table_id) == entries(1, count)
            assert await db.log.snapshot(table_id) == snapshot(count)
    _check(path)


def _kill_after(commits: int, path: Path, tables: list[int]) -> dict[int, int]:
    """Kill a writing program some time after so many commits; return what it acknowledged."""
    program = victim("write", path, *tables)
    assert program.stdout is not None
    lines = [program.stdout.readline() for _ in range(commits)]
    program.kill()
    lines += program.stdout.readlines()
    program.stdout.close()
    assert program.wait(60) == -signal.SIGKILL
    acknowledged: dict[int, int] = {}
    for line in lines:
        table_id, number = map(int, line.split())
        acknowledged[table_id] = number
    assert len(lines) >= commits
    return acknowledged


@pytest.mark.parametrize("operation", OPERATIONS)
def test_death_before_any_statement_leaves_everything_as_it_was(path: Path, operation: str) -> None:
    table_id = asyncio.run(_prepare(path, operation))
    before = _dump(path)
    for statement in range(1, MORE_STATEMENTS_THAN_ANY_OPERATION_HAS):
        with victim("die", path, operation, table_id, statement) as program:
            ending = program.wait(60)
        if ending == 0:
            break
        assert ending == -signal.SIGKILL
        assert _dump(path) == before
    assert ending == 0
    assert statement > 3
    assert _dump(path) != before
    _check(path)


async def _prepare(path: Path, operation: str) -> int:
    async with Database.open(path) as db:
        if operation == "finish":
            return await game(db)
        return (await lobby(db, 10, 11, 12)).id


async def test_a_file_that_may_not_grow_keeps_what_was_acknowledged(path: Path) -> None:
    async with Database.open(path) as db:
        table_id = await game(db)
    program = victim("fill", path, table_id, 300_000)
    output, _ = await asyncio.to_thread(program.communicate, timeout=60)
    number, _, error = output.strip().partition(" ")
    assert error.startswith(("DatabaseFull: The disk is full", "DatabaseFailed: The database file"))
    assert program.returncode == 0
    assert int(number) > BATCH
    async with Database.open(path) as db:
        assert await db.log.entries(table_id) == entries(1, int(number))
        await db.log.append(table_id, entries(int(number) + 1, int(number) + 1))
    _check(path)


def _dump(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as connection:
        return list(connection.iterdump())


def _check(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
