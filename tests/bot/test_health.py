"""`/health` and `/metrics`, as a program of the operator's asks for them."""

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families

from bot.client import Malecon
from bot.operating.version import version
from sandbox.local import Sandbox
from tests.bot.placing import GAME, place
from tests.bot.running import PATIENCE, malecon
from tests.bot.test_start import ON_THE_SANDBOX, run, said
from tests.games.santiago.positions import position

NOT_CONNECTED = {"status": "unavailable", "reason": "Discord's gateway is not connected."}
NO_DATABASE = {"status": "unavailable", "reason": "The database does not answer."}


class Asked:
    """The endpoint of one bot."""

    def __init__(self, session: aiohttp.ClientSession) -> None:
        self._session = session

    async def health(self) -> tuple[int, Any]:
        async with self._session.get("/health") as answer:
            return answer.status, await answer.json()

    async def well(self) -> None:
        """Wait until the bot is."""
        async with asyncio.timeout(PATIENCE):
            for _ in count():
                if (await self.health())[0] == 200:
                    return
                await asyncio.sleep(0.05)

    async def numbers(self) -> dict[str, dict[tuple[str, ...], float]]:
        """Return the samples by name, each with its labels' values."""
        async with self._session.get("/metrics") as answer:
            assert answer.status == 200
            assert answer.headers["Content-Type"].startswith("text/plain; version=")
            text = await answer.text()
        found: dict[str, dict[tuple[str, ...], float]] = {}
        for family in text_string_to_metric_families(text):
            for sample in family.samples:
                found.setdefault(sample.name, {})[tuple(sample.labels.values())] = sample.value
        return found


@asynccontextmanager
async def asked(port: int) -> AsyncIterator[Asked]:
    async with aiohttp.ClientSession(f"http://127.0.0.1:{port}") as session:
        yield Asked(session)


@pytest.fixture
async def watched(
    discord_: Sandbox, tmp_path: Path, unused_tcp_port: int
) -> AsyncIterator[tuple[Malecon, Asked]]:
    running = malecon(discord_, tmp_path, health_port=unused_tcp_port)
    async with running as bot, asked(unused_tcp_port) as endpoint:
        yield bot, endpoint


async def test_a_bot_that_is_well(watched: tuple[Malecon, Asked]) -> None:
    _, endpoint = watched
    assert await endpoint.health() == (200, {"status": "ok"})


async def test_a_bot_without_its_gateway(watched: tuple[Malecon, Asked], discord_: Sandbox) -> None:
    bot, endpoint = watched
    disconnected, resumed = asyncio.Event(), asyncio.Event()

    async def on_disconnect(shard: int) -> None:
        disconnected.set()

    async def on_resumed(shard: int) -> None:
        resumed.set()

    bot.add_listener(on_disconnect, "on_shard_disconnect")
    bot.add_listener(on_resumed, "on_shard_resumed")
    before = (await endpoint.numbers()).get("malecon_gateway_events_total", {})
    async with discord_.faults.gateway_down():
        await disconnected.wait()
        assert await endpoint.health() == (503, NOT_CONNECTED)
        assert (await endpoint.numbers())["malecon_gateway_up"] == {(): 0}
    await resumed.wait()
    await endpoint.well()
    assert await endpoint.health() == (200, {"status": "ok"})
    numbers = await endpoint.numbers()
    assert numbers["malecon_gateway_up"] == {(): 1}
    for event in ("disconnect", "resumed"):
        grown = numbers["malecon_gateway_events_total"][(event,)] - before.get((event,), 0)
        assert grown >= 1


async def test_a_database_that_does_not_answer(watched: tuple[Malecon, Asked]) -> None:
    bot, endpoint = watched
    await bot.database.close()
    assert await endpoint.health() == (503, NO_DATABASE)
    numbers = await endpoint.numbers()
    assert numbers["malecon_database_up"] == {(): 0}
    assert "malecon_tables" not in numbers, "better no number than an old one"


async def test_the_numbers(watched: tuple[Malecon, Asked], discord_: Sandbox) -> None:
    bot, endpoint = watched
    people = [discord_.player(name) for name in ("Ana", "Győző")]
    await place(bot.database, discord_, position(seats=2), people)
    before = await endpoint.numbers()
    await people[0].slash("turn")
    numbers = await endpoint.numbers()
    assert numbers["malecon_tables"] == {(GAME, "playing"): 1}
    assert numbers["malecon_database_up"] == numbers["malecon_gateway_up"] == {(): 1}
    assert numbers["malecon_build_info"] == {(version(),): 1}
    for name in (
        "process_resident_memory_bytes",
        "process_start_time_seconds",
        "malecon_gateway_latency_seconds",
        "malecon_event_loop_lag_seconds",
    ):
        assert set(numbers[name]) == {()}
    drawn = (GAME, "choices")
    grown = numbers["malecon_picture_seconds_count"][drawn] - before.get(
        "malecon_picture_seconds_count", {}
    ).get(drawn, 0)
    assert grown == 1


async def test_it_is_off_unless_it_is_asked_for(discord_: Sandbox, tmp_path: Path) -> None:
    async with malecon(discord_, tmp_path) as bot:
        assert bot.operating.health._runner is None


async def test_a_port_that_is_taken(
    discord_: Sandbox, tmp_path: Path, unused_tcp_port: int
) -> None:
    server = await asyncio.start_server(lambda *_: None, "127.0.0.1", unused_tcp_port)
    command = (sys.executable, "-c", ON_THE_SANDBOX, str(discord_.port))
    given = {"DISCORD_TOKEN": discord_.token, "MALECON_HEALTH_PORT": str(unused_tcp_port)}
    async with server:
        code, _, err = await said(tmp_path, *command, **given)
    assert code == 1
    told = f"MALECON_HEALTH_PORT: 127.0.0.1:{unused_tcp_port} cannot be used: "
    assert err.splitlines()[-1].startswith(told)
    assert "Traceback" not in err


async def test_the_question_that_a_container_asks(
    discord_: Sandbox, tmp_path: Path, unused_tcp_port: int
) -> None:
    question = (sys.executable, "-m", "bot.operating")
    given = {"MALECON_HEALTH_PORT": str(unused_tcp_port), "MALECON_HEALTH_ADDRESS": "0.0.0.0"}
    code, _, err = await said(tmp_path, *question)
    assert (code, err) == (2, "MALECON_HEALTH_PORT is not set, so the bot does not tell.\n")
    code, _, err = await said(tmp_path, *question, **given)
    assert code == 1
    assert err.startswith(f"The bot does not answer at 127.0.0.1:{unused_tcp_port}: ")
    command = (sys.executable, "-c", ON_THE_SANDBOX, str(discord_.port))
    process, writing = await run(tmp_path, *command, DISCORD_TOKEN=discord_.token, **given)
    await discord_.bot_online()
    async with asked(unused_tcp_port) as endpoint:
        await endpoint.well()  # online is a little earlier than ready
    code, out, _ = await said(tmp_path, *question, **given)
    assert (code, out) == (0, '{"status": "ok"}\n')
    process.terminate()
    await writing
    assert process.returncode == 0
