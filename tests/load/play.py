"""Play at many tables of all games for a while, and look at what became of it.

As for the bench, the bot is alone in a child process; this process is the local Discord and all the
people.
"""

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import cycle, islice
from pathlib import Path
from typing import NamedTuple

from bot.course import Course, follow_all
from games.registry import GAMES
from sandbox.world import PEOPLE
from storage.database import Database
from tests.bench.bot import Bot, bot_running
from tests.bench.bot_tables import Crowd, ScriptedTable, Waits
from tests.bench.report import Row, median, percentile

MEGABYTE = 1e6
PATIENCE = 30.0
"""Seconds within which the bot shows what is still to be shown when people stop."""


@dataclass(frozen=True)
class Plan:
    """How many tables are played at, and for how many `seconds`.

    An answer comes `pause` seconds after the question, on the average. Memory is looked at every
    `glance` seconds; what it is after `settled` seconds is what later looks are compared with.
    """

    tables: int = 200
    seconds: float = 600.0
    pause: float = 10.0
    glance: float = 15.0
    settled: float = 60.0


class Glance(NamedTuple):
    """The memory of the bot, in bytes, so many seconds after the start."""

    at: float
    memory: int


class Books(NamedTuple):
    """What is in the database after it all, compared with what people did and saw.

    `lost` are clicks that were answered and are in no log, `doubled` those that are there twice or
    that nobody made; `unshown` are posts that should have come and did not, `repeated` those that
    came twice.
    """

    moves: int
    lost: int
    doubled: int
    unshown: int
    repeated: int


async def measure(plan: Plan) -> list[Row]:
    """Return the rows about waiting, memory, and whether anything was lost or done twice."""
    async with bot_running() as bot:
        crowd = Crowd(bot.discord, [name for name, _ in PEOPLE], plan.pause, seed=plan.tables)
        tables = [
            crowd.table_in(bot.discord.world.add_channel(f"table-{number}")["id"], game)
            for number, game in enumerate(islice(cycle(GAMES), plan.tables))
        ]
        for some in _by_tens(tables):
            await asyncio.gather(*(table.open() for table in some))
        await bot.figures()
        began = time.perf_counter()
        crowd.ends = began + plan.seconds
        watching = asyncio.create_task(_watch(bot, plan, began))
        try:
            await asyncio.gather(*(table.play_on() for table in tables))
        finally:
            glances = await watching
        lasted = time.perf_counter() - began
        books = await _balance(bot.database, tables)
        crowd.leave()
    waits = Waits()
    for table in tables:
        waits.add(table.waits)
    return [
        *_waits(waits, lasted),
        *_growth(glances, plan),
        *_figures(books),
    ]


def _by_tens(tables: Sequence[ScriptedTable]) -> list[Sequence[ScriptedTable]]:
    return [tables[start : start + 10] for start in range(0, len(tables), 10)]


async def _watch(bot: Bot, plan: Plan, began: float) -> list[Glance]:
    """Look at the bot's memory until the time is up."""
    glances = []
    while (at := time.perf_counter() - began) < plan.seconds:
        glances.append(Glance(at, (await bot.figures())["memory"]))
        await asyncio.sleep(min(plan.glance, max(0.0, plan.seconds - at)))
    return [*glances, Glance(at, (await bot.figures())["memory"])]


def _waits(waits: Waits, lasted: float) -> list[Row]:
    """Return how long people waited until they were answered, whatever they did."""
    every, moves = waits.answered, len(waits.acknowledged["answer"])
    rows = [
        Row("load: moves", moves / lasted, "/s", f"{moves:,} in {lasted:,.0f} s"),
        Row("load: answered, median", median(every) * 1e3, "ms", f"of {len(every):,}"),
        Row("load: answered, p99", percentile(every, 99) * 1e3, "ms"),
        Row("load: answered, p99.9", percentile(every, 99.9) * 1e3, "ms", at_most=2500),
        Row("load: answered, slowest", max(every) * 1e3, "ms"),
    ]
    if waits.boards:
        rows += [
            Row("load: new board, median", median(waits.boards) * 1e3, "ms"),
            Row("load: new board, p99.9", percentile(waits.boards, 99.9) * 1e3, "ms"),
        ]
    return rows


def _growth(glances: Sequence[Glance], plan: Plan) -> list[Row]:
    """Return what the memory was after the first minute, and how much more it was at the end."""
    later = [glance.memory for glance in glances if glance.at >= plan.settled] or [
        glances[-1].memory
    ]
    part = max(1, len(later) // 4)
    first, last = median(later[:part]), median(later[-part:])
    return [
        Row("load: memory after the first minute", first / MEGABYTE, "MB"),
        Row("load: memory at the end", last / MEGABYTE, "MB"),
        Row(
            "load: memory at the end, of that after the first minute",
            last / first * 100,
            "%",
            "medians of the first and the last quarter of the looks",
            at_most=110,
        ),
    ]


def _figures(books: Books) -> list[Row]:
    return [
        Row("load: moves in the logs", books.moves, ""),
        Row("load: moves lost", books.lost, "", at_most=0),
        Row("load: moves doubled", books.doubled, "", at_most=0),
        Row("load: posts missing", books.unshown, "", at_most=0),
        Row("load: posts repeated", books.repeated, "", at_most=0),
    ]


async def _balance(path: Path, tables: Sequence[ScriptedTable]) -> Books:
    """Compare the logs of all tables with what people did there, and the posts with the logs."""
    moves = lost = doubled = unshown = repeated = 0
    async with Database.open(path) as database:
        await _all_shown(database)
        for table in tables:
            seen = table.posts
            logged, due = 0, set[tuple[int, int]]()
            for number in {number for number, _ in seen}:
                clicks, posts = await _log_of(database, number)
                logged += clicks
                due |= {(number, post) for post in posts}
            moves += logged
            lost += max(0, table.moves - logged)
            doubled += max(0, logged - table.moves)
            unshown += len(due - set(seen))
            repeated += len(seen) - len(set(seen))
    return Books(moves, lost, doubled, unshown, repeated)


async def _all_shown(database: Database) -> None:
    """Wait until the bot, which works on, has posted everything."""
    for _ in range(round(PATIENCE / 0.1)):
        if not await database.boards.unshown():
            return
        await asyncio.sleep(0.1)


async def _log_of(database: Database, table_id: int) -> tuple[int, list[int]]:
    """Return how many clicks of players a log holds, and the entries up to which posts tell."""
    row = await database.tables.get(table_id)
    game = GAMES[row.game]
    entries = await database.log.entries(table_id)
    lines = [(entry.number, entry.seat, game.load_action(entry.action)) for entry in entries]
    start = Course.beginning(game, game.setup(row.seats, game.load_options(row.options)))
    posts = [followed.post.number for _, followed in follow_all(start, lines) if followed.post]
    clicks = [entry for entry in entries if entry.interaction_id is not None and entry.seat >= 0]
    return len(clicks), posts
