"""Measure commits: one moves a game on, by one entry.

Beside ours runs the plain sqlite3 module with the same statements and the same PRAGMAs. Both take
turns in short rounds, so that whatever else the machine does touches both alike.
"""

import asyncio
import sqlite3
import tempfile
import time
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path
from statistics import mean

from storage.database import Database
from storage.log import INSERT_ENTRY, SELECT_INTERACTION, SELECT_LAST_NUMBER, SELECT_STATUS
from storage.rows import EntryRow, SnapshotRow
from tests.bench.report import Row, median, percentile, write

ROUNDS = 15
COMMITS = 200
TABLES = 50
READS = 50
ACTION = '{"type":"deliver","good":"tobacco","amount":3}'


@dataclass
class Times:
    """Seconds, by round."""

    one: list[list[float]] = field(default_factory=list)
    """Each commit of one table alone."""
    many: list[float] = field(default_factory=list)
    """One commit of many tables at once, on average."""
    plain: list[list[float]] = field(default_factory=list)
    """Each commit of the plain module."""


async def measure() -> list[Row]:
    """Return the rows about commits and reads."""
    with tempfile.TemporaryDirectory(prefix="malecon-bench-") as folder:
        ours, plain = Path(folder, "ours.sqlite3"), Path(folder, "plain.sqlite3")
        async with Database.open(plain) as database:
            await _start_game(database, channel_id=1)
        async with Database.open(ours) as database:
            tables = [await _start_game(database, number) for number in range(TABLES + 1)]
            times = await _take_turns(database, tables, plain)
            reads = await _read(database, tables[0])
            turnarounds = await _turn_around(database)
    return _rows(times, reads, turnarounds)


def _rows(times: Times, reads: list[float], turnarounds: list[float]) -> list[Row]:
    one, plain = list(chain(*times.one)), list(chain(*times.plain))
    rates = [1 / mean(round_) for round_ in times.one]
    plain_rates = [1 / mean(round_) for round_ in times.plain]
    many_rates = [1 / seconds for seconds in times.many]
    together = f"{TABLES} tables at once"
    return [
        Row("storage: plain sqlite3", median(plain_rates), "commits/s"),
        Row("storage: one table alone", median(rates), "commits/s", "each waits for its disk"),
        Row(
            "storage: one table alone, ratio to plain",
            median(_ratios(rates, plain_rates)),
            "×",
            "the rest is the way to the thread and back",
            at_least=0.75,
        ),
        Row(f"storage: {together}", median(many_rates), "commits/s", "who waits shares a commit"),
        Row(
            f"storage: {together}, ratio to plain",
            median(_ratios(many_rates, plain_rates)),
            "×",
            at_least=0.75,
        ),
        Row("storage: one commit, median", median(one) * 1e6, "µs"),
        Row("storage: one commit, p99", percentile(one, 99) * 1e6, "µs"),
        Row("storage: one commit of plain sqlite3, median", median(plain) * 1e6, "µs"),
        Row("storage: one commit of plain sqlite3, p99", percentile(plain, 99) * 1e6, "µs"),
        Row("storage: to the thread and back, median", median(turnarounds) * 1e6, "µs"),
        Row("storage: read 400 entries, median", median(reads) * 1e3, "ms", at_most=1),
    ]


def _ratios(rates: Sequence[float], beside: Sequence[float]) -> list[float]:
    """Compare round by round, so that a slow moment of the machine touches both."""
    return [rate / other for rate, other in zip(rates, beside, strict=True)]


async def _take_turns(database: Database, tables: Sequence[int], plain: Path) -> Times:
    times = Times()
    share = 4 * COMMITS // TABLES
    with closing(_connect(plain)) as connection:
        for round_ in range(ROUNDS):
            times.one.append(await _append(database, tables[0], round_ * COMMITS, COMMITS))
            times.plain.append(_append_plainly(connection, round_ * COMMITS, COMMITS))
            began = time.perf_counter()
            await asyncio.gather(
                *(_append(database, table, round_ * share, share) for table in tables[1:])
            )
            times.many.append((time.perf_counter() - began) / (TABLES * share))
    return times


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


async def _turn_around(database: Database) -> list[float]:
    """Return how long a transaction takes that finds nothing to write, each time."""
    await database.people.remember(17, "Ana", None, at=0)
    times = []
    for _ in range(COMMITS):
        began = time.perf_counter()
        await database.people.remember(17, "Ana", None, at=0)
        times.append(time.perf_counter() - began)
    return times


async def _start_game(database: Database, channel_id: int) -> int:
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
