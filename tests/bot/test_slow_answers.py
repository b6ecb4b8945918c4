"""An answer that took over a second is warned of, with what took so long."""

import asyncio
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from typing import Any

import pytest

from bot.client import Malecon
from bot.drawing import Drawing
from bot.operating.delivery import Delivery
from bot.operating.lag import TICK, Lag
from bot.operating.work import Work, doing
from bot.warming import Warming
from bot.wording.santiago import wording as santiago
from rendering.santiago.artist import SantiagoArtist
from sandbox.local import Sandbox
from sandbox.players import Player
from tests.bot.breaking import CALLBACK
from tests.bot.placing import GAME
from tests.bot.told import everything_logged, told

__all__ = ["everything_logged"]

SECONDS = 1.2
"""How long whatever is slow takes here; less than a bot in tests waits before it acknowledges."""

SLOW = "slow interaction"


def slowed(function: Callable[..., Any]) -> Callable[..., Any]:
    """Return a function that does the same, and takes its time."""

    def slow(*given: Any, **named: Any) -> Any:
        time.sleep(SECONDS)
        return function(*given, **named)

    return slow


@pytest.fixture
def log(everything_logged: pytest.LogCaptureFixture) -> pytest.LogCaptureFixture:
    return everything_logged


async def test_a_picture(
    people: list[Player],
    table: int,
    monkeypatch: pytest.MonkeyPatch,
    log: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(SantiagoArtist, "hand", slowed(SantiagoArtist.hand))
    await people[0].slash("hand")
    line = await told(log, name="/hand")
    assert (line["message"], line["cause"], line["table"]) == (SLOW, "drawing", table)
    assert line["drawing_ms"] >= SECONDS * 1000


async def test_a_picture_for_somebody_else(
    bot: Malecon,
    people: list[Player],
    table: int,
    monkeypatch: pytest.MonkeyPatch,
    log: pytest.LogCaptureFixture,
) -> None:
    ana, gyozo, *_ = people
    drawing = asyncio.Event()
    loop = asyncio.get_running_loop()
    draw = slowed(SantiagoArtist.hand)

    def slow(*given: Any, **named: Any) -> Any:
        loop.call_soon_threadsafe(drawing.set)
        return draw(*given, **named)

    monkeypatch.setattr(SantiagoArtist, "hand", slow)
    first = asyncio.create_task(ana.slash("hand"))
    await drawing.wait()
    await gyozo.slash("board")
    line = await told(log, name="/board")
    assert (line["message"], line["cause"]) == (SLOW, "drawing_queue")
    await first


async def test_the_tables_lock(
    bot: Malecon, people: list[Player], table: int, log: pytest.LogCaptureFixture
) -> None:
    live = await bot.tables.live(table)
    async with live._lock:
        moving = asyncio.create_task(people[0].slash("santiago drive", stops=1))
        await asyncio.sleep(SECONDS)
    await moving
    line = await told(log, name="/santiago drive")
    assert (line["message"], line["cause"], line["outcome"]) == (SLOW, "lock", "moved")


async def test_the_database(
    bot: Malecon, people: list[Player], table: int, log: pytest.LogCaptureFixture
) -> None:
    with closing(sqlite3.connect(bot.settings.database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        moving = asyncio.create_task(people[0].slash("santiago drive", stops=1))
        await asyncio.sleep(SECONDS)
        other.execute("COMMIT")
    await moving
    line = await told(log, name="/santiago drive")
    assert (line["message"], line["cause"], line["outcome"]) == (SLOW, "database", "moved")


async def test_discord(
    discord_: Sandbox, people: list[Player], table: int, log: pytest.LogCaptureFixture
) -> None:
    discord_.faults.latency = SECONDS
    await people[0].slash("hand")
    discord_.faults.latency = 0.0
    line = await told(log, name="/hand")
    assert (line["message"], line["cause"]) == (SLOW, "discord")


async def test_a_request_that_has_to_be_repeated(
    discord_: Sandbox, people: list[Player], table: int, log: pytest.LogCaptureFixture
) -> None:
    discord_.faults.rate_limit(CALLBACK, retry_after=SECONDS)
    await people[0].slash("hand")
    line = await told(log, name="/hand")
    assert (line["message"], line["cause"]) == (SLOW, "discord_retry")
    assert line["outcome"] == "answered"


async def test_the_event_loop(
    people: list[Player],
    table: int,
    monkeypatch: pytest.MonkeyPatch,
    log: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(santiago, "holdings", slowed(santiago.holdings))
    await people[0].slash("hand")
    line = await told(log, name="/hand")
    assert (line["message"], line["cause"]) == (SLOW, "event_loop")


async def test_nobody_waits_for_what_is_drawn_ahead() -> None:
    drawing = Drawing(1)
    warming = Warming(drawing)
    opening = Work()
    with doing(opening):
        warming.begin(GAME)
        await warming.begun[GAME]
    assert opening.parts == {}
    drawing.close()


def test_clocks_that_differ_make_nobody_late() -> None:
    delivery = Delivery()
    ahead = time.time() + 3600
    delays = [delivery.delay(ahead + at, time.monotonic() + at + late) for at, late in LATE]
    assert delays == pytest.approx([0.0, 0.5, 0.0, 2.0], abs=0.05)


LATE = ((0, 0.1), (10, 0.6), (20, 0.1), (30, 2.1))
"""When an interaction is made, and how many seconds it is on its way."""


async def test_lag_is_what_overlaps() -> None:
    lag = Lag()
    lag.start()
    await asyncio.sleep(0)  # now it looks for the first time
    began = time.monotonic()
    slowed(lambda: None)()
    ended = time.monotonic()
    await asyncio.sleep(TICK)  # its look was due before
    lag.close()
    during = lag.between(began, ended)
    assert ended - began - TICK <= during <= ended - began
    assert lag.between(began - 10, began) == 0
    assert lag.between(began - 10, ended + 10) >= during
    assert lag.longest(60.0) >= during
