"""Write a sample of the newest schema, for the migrations that will come after it.

Run it once when a migration is added: `python -m tests.storage.sample`. What it writes is kept as
it is from then on.
"""

import asyncio
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path

from storage.database import Database
from storage.rows import QuietHours, ReminderRow, SeatRow
from storage.schema import shipped_migrations
from tests.storage.rows import entries, entry, game, lobby, snapshot

SCHEMAS = Path(__file__).with_name("schemas")


async def fill(database: Database) -> None:
    """Store a row of every kind."""
    waiting = await lobby(database, 10, 11, 12, channel_id=31)
    await database.tables.set_lobby_message(waiting.id, 600)
    playing = await game(database, 10, 11, channel_id=32)
    await database.log.append(
        playing, [entry(1, interaction_id=500, user_id=10), entry(2)], snapshot(2)
    )
    await database.boards.shown(playing, 1, 700)
    await database.boards.shown(playing, 2, 701)
    await database.boards.pinged(playing, 2)
    finished = await game(database, 12, 10, channel_id=33)
    await database.log.append(finished, entries(1, 3), finished=True)
    closed = await lobby(database, 13, channel_id=31 + 3)
    await database.tables.close(closed.id, at=9_000)
    taken = SeatRow(1, None, joined_at=5, computer=True, owner_id=11)
    slow = await game(database, 10, 11, channel_id=35)
    await database.log.append(slow, [entry(1), entry(2)], seat=taken)
    await database.tables.remind(slow, 24)
    await database.tables.limit(slow, 72)
    vote = await database.votes.open(
        table_id=slow, kind="undo", seat=0, number=2, channel_id=35, at=6, back_to=1, user_id=10
    )
    await database.votes.set_message(vote.id, 800)
    await database.votes.cast(vote.id, 11, "undo", at=7)
    await database.reminders.note(ReminderRow(slow, 0, 2, 8, 35, 801), None)
    await database.settings.set_quiet_hours(10, QuietHours("Europe/Madrid", 22 * 60, 7 * 60))
    await database.imports.add(
        game="cuba",
        options="{}",
        rules=1,
        names=["Zoé", None],
        entries=entries(1, 3),
        snapshots=[snapshot(0), snapshot(2)],
        shown_number=2,
        guild_id=20,
        channel_id=33,
        opener_id=10,
        locale="de",
        at=9,
    )
    moved = await game(database, 10, 11, channel_id=36)
    await database.log.append(moved, entries(1, 3))
    await database.boards.shown(moved, 3, 702)
    await database.tables.move(moved, 37, at=10, again=True)
    await database.people.remember(10, "Ana 🌴", "es-ES", at=1)
    await database.people.remember(11, "o'Brien\nJr.", None, at=2)
    await database.settings.set_guild_language(20, "de")
    await database.settings.set_person_language(10, "en-GB")
    await database.meta.put("commands", "abc")


async def write_sample() -> Path:
    """Dump a filled database of the newest schema as SQL; refuse to replace one."""
    target = SCHEMAS / f"{len(shipped_migrations()):04}.sql"
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "sample.sqlite3")
        async with Database.open(path) as database:
            await fill(database)
        with closing(sqlite3.connect(path)) as connection, target.open("x") as file:
            file.writelines(f"{line}\n" for line in connection.iterdump())
    return target


if __name__ == "__main__":
    try:
        sys.stdout.write(f"{asyncio.run(write_sample()).name}\n")
    except FileExistsError as error:
        sys.exit(f"{Path(error.filename).name} is kept as it is: samples are never rewritten.")
