"""Measure commits: one moves a game on, by one entry.

Beside ours runs the plain sqlite3 module with the same statements and the same PRAGMAs. Both take
turns in short rounds, so that whatever else the machine does touches both alike.
"""

import asyncio
import sqlite3
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from storage.database import Database
from storage.log import INSERT_ENTRY, SELECT_INTERACTION, SELECT_LAST_NUMBER, SELECT_STATUS
from storage.rows import EntryRow, SnapshotRow
from tests.bench.report import Row, median, percentile, write

ROUNDS = 15
COMMITS = 200
TABLES = 50
READS = 50
ACTION = '{"type":"deliver","good":"tobacco","amount":3}'


async def measure() -> list[Row]:
    """Return the rows about commits and reads."""
    with tempfile.TemporaryDirectory(prefix="malecon-bench-") as folder:
        ours, plain = Path(folder, "ours.sqlite3"), Path(folder, "plain.sqlite3")
        await _new_game(plain)
        async with Database.open(ours) as database:
            tables = [await _open_table(database, channel) for channel in range(TABLES + 1)]
            one, many, beside = await _take_turns(database, tables, plain)
            reads = await _read(database, tables[0])
        return _rows(one, many, beside, reads)


def _rows(
    one: list[list[float]], many: list[float], beside: list[list[float]], reads: list[float]
) -> list[Row]:
    ratios = [sum(theirs) / sum(mine) for mine, theirs in zip(one, beside, strict=True)]
    commits = [seconds for round_ in one for seconds in round_]
    plain = [seconds for round_ in beside for seconds in round_]
    return [
        Row("storage: commits, one table", median([COMMITS / sum(r) for r in one]), "/s"),
        Row("storage: commits, plain sqlite3", median([COMMITS / sum(r) for r in beside]), "/s"),
        Row("storage: commits, ratio to plain", median(ratios), "×", "target: at least 0.75"),
        Row(f"storage: commits, {TABLES} tables at once", median(many), "/s"),
        Row(
            "storage: the same, ratio to plain",
            median([m * sum(r) / COMMITS for m, r in zip(many, beside, strict=True)]),
            "×",
            "target: at least 0.75",
        ),
        Row("storage: one commit, median", median(commits) * 1e6, "µs"),
        Row("storage: one commit, p99", percentile(commits, 99) * 1e6, "µs"),
        Row("storage: one commit, plain, median", median(plain) * 1e6, "µs"),
        Row("storage: one commit, plain, p99", percentile(plain, 99) * 1e6, "µs"),
        Row("storage: read 400 entries, median", median(reads) * 1e3, "ms", "target: about 1"),
    ]


async def _take_turns(
    database: Database, tables: Sequence[int], plain: Path
) -> tuple[list[list[float]], list[float], list[list[float]]]:
    one: list[list[float]] = []
    many: list[float] = []
    beside: list[list[float]] = []
    connection = _connect(plain)
    try:
        for round_ in range(ROUNDS):
            one.append(await _append(database, tables[0], round_ * COMMITS, COMMITS))
            beside.append(_append_plainly(connection, round_ * COMMITS, COMMITS))
            share = COMMITS // TABLES * 4
            began = time.perf_counter()
            await asyncio.gather(
                *(_append(database, table, round_ * share, share) for table in tables[1:])
            )
            many.append(TABLES * share / (time.perf_counter() - began))
    finally:
        connection.close()
    return one, many, beside


async def _append(database: Database, table_id: int, done: int, count: int) -> list[float]:
    """Append entries one by one; return how long each commit took, in seconds."""
    times = []
    for number in range(done + 1, done + count + 1):
        interaction = table_id * 1_000_000 + number
        entry = EntryRow(number, 0, ACTION, 1, number, interaction, 17)
        began = time.perf_counter()
        await database.log.append(table_id, [entry])
        times.append(time.perf_counter() - began)
    return times


def _append_plainly(connection: sqlite3.Connection, done: int, count: int) -> list[float]:
    """Do what `Log.append` does, with nothing between the statements and the file."""
    times = []
    for number in range(done + 1, done + count + 1):
        interaction = 1_000_000 + number
        began = time.perf_counter()
        connection.execute("BEGIN IMMEDIATE")
        connection.execute(SELECT_INTERACTION, (interaction,)).fetchall()
        connection.execute(SELECT_STATUS, (1,)).fetchall()
        connection.execute(SELECT_LAST_NUMBER, (1,)).fetchall()
        connection.executemany(INSERT_ENTRY, [(1, number, 0, ACTION, 1, number, interaction, 17)])
        connection.execute("COMMIT")
        times.append(time.perf_counter() - began)
    return times


async def _read(database: Database, table_id: int) -> list[float]:
    """Return how long reading the last 400 entries took, each time."""
    count = await database.log.count(table_id)
    times = []
    for _ in range(READS):
        began = time.perf_counter()
        await database.log.entries(table_id, after=count - 400)
        times.append(time.perf_counter() - began)
    return times


async def _new_game(path: Path) -> None:
    async with Database.open(path) as database:
        await _open_table(database, 1)


async def _open_table(database: Database, channel_id: int) -> int:
    table = await database.tables.create(
        game="santiago-de-cuba",
        seats=2,
        options="{}",
        rules=1,
        guild_id=1,
        channel_id=channel_id,
        opener_id=17,
        locale="en",
        at=0,
    )
    await database.seats.join(table.id, 17, at=0)
    await database.tables.start(
        table.id, order=[0], entries=[], snapshot=SnapshotRow(0, 0, 1, "{}"), at=0
    )
    return table.id


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None)
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        connection.execute(f"PRAGMA {pragma}").fetchall()
    return connection


if __name__ == "__main__":
    print(write(asyncio.run(measure())))  # noqa: T201 (this is its output)
