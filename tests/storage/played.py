"""Games as the bot plays and stores them, with moves taken back and snapshots on the way.

`python -m tests.storage.played PATH` plays on and on, one move after the other at several tables,
until its standard input ends; after each commit it prints the table and its last entry.
"""

import asyncio
import os
import sys
import threading
from pathlib import Path
from random import Random

from bot.table import Table
from bot.tables import Tables
from games.core.chance import answer_at_random
from games.core.undo import Undo
from games.registry import GAMES
from storage.database import Database

ANA, BOB = 801_103_512_246_789_121, 290_926_756_397_842_432
"""Ids as long as Discord's are."""

SNAPSHOT_EVERY = 4


async def begun(
    database: Database, game: str, channel_id: int, people: tuple[int, ...] = (ANA, BOB)
) -> Table:
    """Open a table, let people sit down, and begin; the first of them opens and starts it."""
    row = await database.tables.create(
        game=game,
        seats=len(people),
        options="{}",
        rules=GAMES[game].rules,
        guild_id=1,
        channel_id=channel_id,
        opener_id=people[0],
        locale="en-US",
        at=1,
    )
    for user_id in people:
        await database.seats.join(row.id, user_id, at=2)
    tables = Tables(database, snapshot_every=SNAPSHOT_EVERY)
    return await tables.start(await database.tables.get(row.id), None, people[0])


async def move(table: Table, rng: Random) -> None:
    """Make a move, or now and then take one back."""
    decision = table.decision
    assert decision is not None, "the game goes on"
    back = [(seat, step) for seat in decision.seats for step in table.course.undoable(seat)]
    if back and rng.random() < 0.15:
        seat, step = rng.choice(back)
        await table.act(seat, Undo(step.before.entries))
    else:
        await table.act(*answer_at_random(decision, rng))


async def play(table: Table, rng: Random, moves: int | None = None) -> None:
    """Make so many moves, or all until the game is over."""
    while table.decision is not None and moves != 0:
        await move(table, rng)
        moves = None if moves is None else moves - 1


async def store_games(path: Path) -> None:
    """Store a game of each kind in play, one finished, one given up, and an open lobby."""
    async with Database.open(path) as database:
        for channel_id, slug in enumerate(GAMES, 30):
            table, rng = await begun(database, slug, channel_id), Random(slug)
            await play(table, rng, 60)
            while not await _taken_back(table):
                await play(table, rng, 1)
        await play(await begun(database, "santiago-de-cuba", 50), Random(5))
        given_up = await begun(database, "montego-bay", 51)
        await play(given_up, Random(6), 20)
        await database.tables.close(given_up.id, at=9)
        await database.tables.create(
            game="cuba",
            seats=3,
            options="{}",
            rules=1,
            guild_id=1,
            channel_id=52,
            opener_id=ANA,
            locale="en-US",
            at=1,
        )


async def _taken_back(table: Table) -> bool:
    _, lines = await table.whole_log()
    return any(isinstance(action, Undo) for _, _, action in lines)


async def play_on(path: Path, over: threading.Event) -> None:
    """Play a move at each table in turn, at a new one where a game has ended, until it is over."""
    rng, channel_id = Random(1), 30
    async with Database.open(path) as database:
        tables: list[Table] = []
        while not over.is_set():
            while len(tables) < 4:
                slug = rng.choice(list(GAMES))
                tables.append(await begun(database, slug, channel_id := channel_id + 1))
                _say(tables[-1])
            for table in tables:
                await move(table, rng)
                _say(table)
            tables = [table for table in tables if table.decision is not None]


def _say(table: Table) -> None:
    os.write(1, f"{table.id} {table.position.entries}\n".encode())


def main() -> None:
    """Play until the standard input ends."""
    over = threading.Event()

    def wait_for_end() -> None:
        sys.stdin.read()
        over.set()

    threading.Thread(target=wait_for_end, daemon=True).start()
    asyncio.run(play_on(Path(sys.argv[1]), over))


if __name__ == "__main__":
    main()
