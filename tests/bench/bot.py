"""Measure the bot: from a click to the acknowledgement, and to the new board in the channel.

The bot, as it runs on Discord, is alone in a child process. This process is the local Discord and
all the people, so that on two cores each has one; how long the bot itself has an interaction in
hands is taken in the child.
"""

import asyncio
import json
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from sandbox.local import Sandbox
from sandbox.world import PEOPLE
from tests.bench.bot_tables import Crowd, Waits
from tests.bench.report import Row, median, percentile, write

ROOT = Path(__file__).parents[2]
OPEN, SECRET, MIXED, LARGE = "santiago-de-cuba", "montego-bay", "cuba", "maracaibo"
"""A game in which one is asked after the other, one in which all are asked at once, one in which
turns of many small answers are followed by a question to all, and one of large pictures and many
cards."""
MEGABYTE = 1e6
ONE_LINE = 1 << 26
"""Bytes that a line of figures may have."""


@dataclass(frozen=True)
class Plan:
    """How much is measured.

    At busy tables an answer comes `pause` seconds after the question, on the average. `memory` are
    the turns after which it is looked at. `secret` are the turns of a game with sealed decisions,
    for which all players answer, each with several cards; `mixed` those of a game with turns of
    both kinds, enough to come to the sealed one; `large` those of the game with the largest
    pictures.
    """

    rounds: int = 3
    turns_alone: int = 40
    tables: int = 50
    turns_busy: int = 6
    secret: int = 4
    mixed: int = 30
    large: int = 10
    pause: float = 2.0
    memory: tuple[int, ...] = (100, 500, 1000)


class Bot(NamedTuple):
    """The bot in its child process, its database, and the local Discord it is on."""

    discord: Sandbox
    process: asyncio.subprocess.Process
    database: Path

    async def figures(self) -> dict[str, Any]:
        """Return what the child has seen since it was last asked."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(b"figures\n")
        told: dict[str, Any] = json.loads(await self.process.stdout.readline())
        return told


class Load(NamedTuple):
    """What one run showed: what people waited for, what the child saw, how many seconds it was."""

    waits: Waits
    child: dict[str, Any]
    lasted: float

    @property
    def answers(self) -> int:
        """Return how many decisions were answered."""
        return len(self.waits.acknowledged["answer"])

    @property
    def deferred(self) -> float:
        """Return the share of acknowledgements that came before the answer itself was there."""
        acknowledged = self.waits.acknowledged
        return self.waits.deferred / (self.answers + len(acknowledged.get("look", ())))


async def measure(plan: Plan | None = None) -> list[Row]:
    """Return the rows about speed with one table and with many, and about memory."""
    plan = plan or Plan()
    async with bot_running() as bot:
        cold = await play(bot, tables=1, turns=1)
        await play(bot, tables=1, turns=plan.turns_alone)
        alone = [await play(bot, tables=1, turns=plan.turns_alone) for _ in range(plan.rounds)]
        busy = [
            await play(bot, tables=plan.tables, turns=plan.turns_busy, pause=plan.pause)
            for _ in range(plan.rounds)
        ]
        flat_out = await play(bot, tables=plan.tables, turns=plan.turns_busy)
        await play(bot, tables=1, turns=plan.secret, game=SECRET)
        secret_alone = [
            await play(bot, tables=1, turns=2 * plan.secret, game=SECRET)
            for _ in range(plan.rounds)
        ]
        secret_busy = [
            await play(bot, tables=plan.tables, turns=plan.secret, pause=plan.pause, game=SECRET)
            for _ in range(plan.rounds)
        ]
        await play(bot, tables=1, turns=plan.mixed, game=MIXED)
        mixed_alone = await play(bot, tables=1, turns=4 * plan.mixed, game=MIXED)
        mixed_busy = await play(
            bot, tables=plan.tables, turns=plan.mixed, pause=plan.pause, game=MIXED
        )
        await play(bot, tables=1, turns=plan.large, game=LARGE)
        large_alone = await play(bot, tables=1, turns=4 * plan.large, game=LARGE)
        large_busy = await play(
            bot, tables=plan.tables, turns=plan.large, pause=plan.pause, game=LARGE
        )
    return [
        *_first(cold),
        *_waits("one table", alone),
        *_waits(f"{plan.tables} tables", busy, acknowledged=100, board=500),
        *_own(f"{plan.tables} tables", busy, plan.pause),
        *_flat_out(f"{plan.tables} tables", flat_out),
        *_waits("secret answers, one table", secret_alone),
        *_waits(f"secret answers, {plan.tables} tables", secret_busy, acknowledged=100, board=500),
        *_waits("small answers, one table", [mixed_alone]),
        *_waits(f"small answers, {plan.tables} tables", [mixed_busy], acknowledged=100, board=500),
        *_own(f"small answers, {plan.tables} tables", [mixed_busy], plan.pause),
        *_waits("large pictures, one table", [large_alone]),
        *_waits(f"large pictures, {plan.tables} tables", [large_busy], acknowledged=100, board=500),
        _memory(f"with {plan.tables} tables", large_busy),
        *await measure_memory(plan),
    ]


def _first(load: Load) -> list[Row]:
    slowest = max(max(waits) for waits in load.waits.acknowledged.values())
    note = "the slowest of the first turn after a start"
    return [Row("bot: first turn: acknowledged", slowest * 1e3, "ms", note)]


def _waits(
    where: str, loads: list[Load], *, acknowledged: float | None = None, board: float | None = None
) -> list[Row]:
    """Return how long people waited: the medians over the runs of medians and percentiles."""
    rows: list[Row] = []
    for kind in ("answer", "look", "completion"):
        waits = [load.waits.acknowledged.get(kind, []) for load in loads]
        if all(waits):
            rows += _spread(f"bot: {where}: {kind} → acknowledged", waits, acknowledged)
    boards = [load.waits.boards for load in loads]
    return [*rows, *_spread(f"bot: {where}: answer → new board", boards, board)]


def _spread(
    name: str, runs: Sequence[Sequence[float]], at_most: float | None = None, note: str = ""
) -> list[Row]:
    count = sum(len(run) for run in runs)
    of_all = f"of {count:,}" + (f"; {note}" if note else "")
    return [
        Row(f"{name}, median", _over(runs, median) * 1e3, "ms", of_all),
        Row(f"{name}, p99", _over(runs, _p99) * 1e3, "ms", at_most=at_most),
    ]


def _over(runs: Sequence[Sequence[float]], figure: Callable[[Sequence[float]], float]) -> float:
    return median([figure(run) for run in runs])


def _p99(values: Sequence[float]) -> float:
    return percentile(values, 99)


def _own(where: str, loads: list[Load], pause: float) -> list[Row]:
    """Return what the bot's own process shows under load."""
    share = median([load.child["processor"] / load.lasted for load in loads])
    return [
        *_spread(f"bot: {where}: in its hands", [load.child["own"] for load in loads]),
        *_spread(f"bot: {where}: event loop late", [load.child["late"] for load in loads]),
        Row(
            f"bot: {where}: answers",
            median([load.answers / load.lasted for load in loads]),
            "/s",
            f"each {pause:g} s after its question, on the average",
        ),
        Row(f"bot: {where}: of one core", share * 100, "%"),
        Row(
            f"bot: {where}: acknowledged before the picture was there",
            median([load.deferred for load in loads]) * 100,
            "%",
        ),
    ]


def _flat_out(where: str, load: Load) -> list[Row]:
    """Return what happens when nobody thinks before answering: as much as two cores can."""
    waits = load.waits.acknowledged["answer"]
    note = "nobody thinks: each table acts as soon as it can, people and bot on the same cores"
    return [
        Row(f"bot: {where} flat out: answers", load.answers / load.lasted, "/s", note),
        Row(f"bot: {where} flat out: answer → acknowledged, p99", _p99(waits) * 1e3, "ms"),
        Row(f"bot: {where} flat out: answer → new board, p99", _p99(load.waits.boards) * 1e3, "ms"),
        Row(f"bot: {where} flat out: event loop late, p99", _p99(load.child["late"]) * 1e3, "ms"),
        Row(
            f"bot: {where} flat out: processor for an answer",
            load.child["processor"] / load.answers * 1e3,
            "ms",
        ),
    ]


async def measure_memory(plan: Plan) -> list[Row]:
    """Return the rows about memory, at some numbers of turns of one run."""
    rows = []
    async with bot_running() as bot:
        done = 0
        for turns in plan.memory:
            rows.append(
                _memory(f"after {turns:,} turns", await play(bot, tables=1, turns=turns - done))
            )
            done = turns
    return rows


def _memory(when: str, load: Load) -> Row:
    return Row(f"bot: memory {when}", load.child["memory"] / MEGABYTE, "MB", at_most=200)


async def play(bot: Bot, *, tables: int, turns: int, pause: float = 0.0, game: str = OPEN) -> Load:
    """Play at many tables at once, so many turns at each, in channels that are new.

    All are open before the first answer; then nobody waits for anybody at another table.
    """
    world = bot.discord.world
    crowd = Crowd(bot.discord, [name for name, _ in PEOPLE], pause, seed=turns)
    channels = [world.add_channel(f"table-{n}")["id"] for n in range(tables)]
    scripted = [crowd.table_in(channel, game) for channel in channels]
    await asyncio.gather(*(table.open() for table in scripted))
    await bot.figures()
    began = time.perf_counter()
    await asyncio.gather(*(table.play(turns) for table in scripted))
    lasted = time.perf_counter() - began
    waits = Waits()
    for table in scripted:
        waits.add(table.waits)
    load = Load(waits, await bot.figures(), lasted)
    await asyncio.gather(*(table.close() for table in scripted))
    crowd.leave()
    return load


@asynccontextmanager
async def bot_running() -> AsyncIterator[Bot]:
    """Start a local Discord here, and the bot in a child with a new database, for one block."""
    with tempfile.TemporaryDirectory(prefix="malecon-bench-") as folder:
        async with Sandbox() as discord_:
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "tests.bench.bot_child"),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                cwd=ROOT,
                limit=ONE_LINE,
            )
            assert process.stdin is not None
            database = Path(folder, "bench.sqlite3")
            told = {"port": discord_.port, "token": discord_.token, "database": str(database)}
            process.stdin.write(json.dumps(told).encode() + b"\n")
            try:
                await _online(discord_, process)
                yield Bot(discord_, process, database)
            finally:
                process.stdin.close()
                await process.wait()


async def _online(discord_: Sandbox, process: asyncio.subprocess.Process) -> None:
    """Wait until the bot is there; fail when it ends before."""
    ended = asyncio.create_task(process.wait())
    online = asyncio.create_task(discord_.bot_online())
    await asyncio.wait({ended, online}, return_when=asyncio.FIRST_COMPLETED)
    ended.cancel()
    online.cancel()
    if process.returncode is not None:
        raise RuntimeError(f"The bot has ended with code {process.returncode}.")


if __name__ == "__main__":
    print(write(asyncio.run(measure())))  # noqa: T201 (this is its output)
