"""Several programs on one file, many tasks in each."""

import asyncio
from pathlib import Path

from storage.database import Database
from storage.errors import AlreadyDone, AlreadySeated, ChannelTaken, EntryConflict
from storage.rows import TableRow
from tests.storage.rows import entry, game, lobby

TASKS = 8
MOVES = 12


async def test_two_programs_write_one_log_together(path: Path) -> None:
    """Everybody tries until it is their entry that comes next: none is lost, none doubled."""
    async with (
        Database.open(path, busy_timeout=30_000) as one,
        Database.open(path, busy_timeout=30_000) as other,
    ):
        table_id = await game(one)
        starts = [1_000 * task for task in range(1, 2 * TASKS + 1)]
        await asyncio.gather(
            *(_move(one, table_id, clicks) for clicks in starts[:TASKS]),
            *(_move(other, table_id, clicks) for clicks in starts[TASKS:]),
        )
        log = await one.log.entries(table_id)
        assert await other.log.entries(table_id) == log
    assert [row.number for row in log] == list(range(1, 2 * TASKS * MOVES + 1))
    clicks = [row.interaction_id or 0 for row in log]
    for first in starts:
        mine = [click for click in clicks if first <= click < first + 1_000]
        assert mine == list(range(first, first + MOVES))


async def _move(db: Database, table_id: int, clicks: int) -> None:
    for click in range(clicks, clicks + MOVES):
        while True:
            number = await db.log.count(table_id) + 1
            try:
                await db.log.append(table_id, [entry(number, interaction_id=click)])
            except EntryConflict:
                continue
            break


async def test_of_two_programs_one_takes_the_click(path: Path) -> None:
    async with Database.open(path) as one, Database.open(path) as other:
        table_id = await game(one)
        for click in range(1, 30):
            number = await one.log.count(table_id) + 1
            click_once = [entry(number, interaction_id=click)]
            outcomes = await asyncio.gather(
                one.log.append(table_id, click_once),
                other.log.append(table_id, click_once),
                return_exceptions=True,
            )
            assert sorted(map(str, map(type, outcomes))) == sorted(
                map(str, (type(None), AlreadyDone))
            )


async def test_of_two_programs_one_gets_the_channel(path: Path) -> None:
    async with Database.open(path) as one, Database.open(path) as other:
        outcomes = await asyncio.gather(lobby(one), lobby(other), return_exceptions=True)
        (table,) = [outcome for outcome in outcomes if isinstance(outcome, TableRow)]
        (refusal,) = [outcome for outcome in outcomes if isinstance(outcome, ChannelTaken)]
        assert refusal.table_id == table.id
        assert await other.tables.open_in(30) == await one.tables.open_in(30) == table


async def test_of_two_programs_one_seats_the_person(path: Path) -> None:
    async with Database.open(path) as one, Database.open(path) as other:
        table = await lobby(one)
        outcomes = await asyncio.gather(
            one.seats.join(table.id, 10, at=1),
            other.seats.join(table.id, 10, at=1),
            return_exceptions=True,
        )
        assert sum(isinstance(outcome, AlreadySeated) for outcome in outcomes) == 1
        assert len(await one.seats.at(table.id)) == 1


async def test_what_one_program_committed_the_other_reads(path: Path) -> None:
    async with Database.open(path) as one, Database.open(path) as other:
        for number in range(50):
            await one.meta.put("latest", str(number))
            assert await other.meta.get("latest") == str(number)


async def test_many_tables_move_at_once(path: Path) -> None:
    async with Database.open(path) as db:
        tables = [await game(db, channel_id=100 + number) for number in range(40)]
        await asyncio.gather(
            *(_move(db, table_id, 1_000 * number) for number, table_id in enumerate(tables, 1))
        )
        for number, table_id in enumerate(tables, 1):
            assert await db.log.entries(table_id) == [
                entry(move + 1, interaction_id=1_000 * number + move) for move in range(MOVES)
            ]
