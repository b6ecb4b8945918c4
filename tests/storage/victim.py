"""A program that writes to a database until it is killed.

`python -m tests.storage.victim write PATH TABLE…` appends to tables, all at once, and prints table
and last number after each commit. `… die PATH OPERATION TABLE STATEMENT` does one thing and
kills itself just before the given statement of it, counted from 1. `… fill PATH TABLE BYTES`
appends until files may not grow beyond a size, and prints the last number and the error.
"""

import asyncio
import os
import resource
import signal
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

from storage.connection import Connection
from storage.database import Database
from storage.errors import DatabaseFailed
from storage.file import File
from tests.storage.rows import entries, snapshot

BATCH = 3
"""Entries per commit; the last of them gets a snapshot."""

OPERATIONS: dict[str, Callable[[Database, int], Awaitable[object]]] = {
    "start": lambda db, table_id: db.tables.start(
        table_id, order=[2, 0, 1], entries=entries(1, 2), snapshot=snapshot(2), at=2_000
    ),
    "leave": lambda db, table_id: db.seats.leave(table_id, 10),
    "finish": lambda db, table_id: db.log.append(
        table_id, entries(1, 2), snapshot(2), finished=True
    ),
}


async def write(path: Path, tables: list[int]) -> None:
    """Append to all tables without an end."""
    async with Database.open(path, busy_timeout=10_000) as db:
        await asyncio.gather(*(_append_for_ever(db, table_id) for table_id in tables))


async def _append_for_ever(db: Database, table_id: int) -> None:
    number = await db.log.count(table_id)
    while True:
        first, number = number + 1, number + BATCH
        await db.log.append(table_id, entries(first, number), snapshot(number))
        _say(f"{table_id} {number}")


async def die(path: Path, operation: str, table_id: int, statement: int) -> None:
    """Do one thing, and die before its nth statement; end as usual when it has fewer."""
    writer = await Connection.open(path, read_only=False, busy_timeout=1_000)
    reader = await Connection.open(path, read_only=True, busy_timeout=1_000)
    left = statement

    def count(_: str) -> None:
        nonlocal left
        left -= 1
        if left == 0:
            os.kill(os.getpid(), signal.SIGKILL)

    await writer.run(lambda connection: connection.set_trace_callback(count))
    db = Database(File(writer, reader))
    await OPERATIONS[operation](db, table_id)
    await writer.run(lambda connection: connection.set_trace_callback(None))
    await db.close()


async def fill(path: Path, table_id: int, limit: int) -> None:
    """Append until the system refuses to let a file grow, then say what was acknowledged."""
    async with Database.open(path) as db:
        resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))
        number = 0
        try:
            while True:
                first = number + 1
                await db.log.append(table_id, entries(first, number + BATCH))
                number += BATCH
        except DatabaseFailed as error:
            _say(f"{number} {type(error).__name__}: {error}")


def _say(line: str) -> None:
    os.write(1, f"{line}\n".encode())


async def main(command: str, path: str, *rest: str) -> None:
    """Do what the command line says."""
    if command == "write":
        await write(Path(path), [int(table_id) for table_id in rest])
    elif command == "die":
        await die(Path(path), rest[0], int(rest[1]), int(rest[2]))
    else:
        await fill(Path(path), int(rest[0]), int(rest[1]))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
