"""The bot alone in a process, with a watch on its event loop: the child of `tests.bench.bot`.

The first line of its input says where the local Discord is. Each further line asks for one line of
figures about the time since the last one; it ends with its input.
"""

import asyncio
import json
import logging
import os
import sys
import threading
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord

from bot.client import Malecon
from bot.settings import Settings
from sandbox.point import point_discord_at

BEAT = 0.005
"""Seconds between two looks at how late the loop is."""


class Watch:
    """Takes the times of the bot's own work."""

    def __init__(self) -> None:
        self.late: list[float] = []
        self.own: list[float] = []
        self._received: dict[str, float] = {}
        self._processor = time.process_time()

    async def beat(self) -> None:
        """Note again and again by how many seconds the loop was late."""
        while True:
            due = time.perf_counter() + BEAT
            await asyncio.sleep(BEAT)
            self.late.append(time.perf_counter() - due)

    async def received(self, interaction: discord.Interaction[Any]) -> None:
        """Note when an interaction has come in."""
        self._received[str(interaction.id)] = time.perf_counter()

    async def sending(
        self,
        _session: aiohttp.ClientSession,
        _context: SimpleNamespace,
        request: aiohttp.TraceRequestStartParams,
    ) -> None:
        """Note when the answer to an interaction goes out."""
        match request.url.path.split("/"):
            case [*_, "interactions", interaction_id, _token, "callback"]:
                began = self._received.pop(interaction_id, None)
                if began is not None:
                    self.own.append(time.perf_counter() - began)

    def figures(self) -> dict[str, Any]:
        """Return what was seen since the last call; times in seconds, memory in bytes."""
        processor = time.process_time()
        told = {
            "late": self.late,
            "own": self.own,
            "processor": processor - self._processor,
            "memory": memory(),
        }
        self.late, self.own, self._processor = [], [], processor
        return told


def memory() -> int:
    """Return the bytes of this process that lie in memory now."""
    pages = Path("/proc/self/statm").read_text().split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE")


async def run(port: int, token: str, database: Path) -> None:
    """Run the bot until the input ends."""
    point_discord_at(port)
    watch = Watch()
    settings = Settings(token=token, database=database, log_level="WARNING")
    bot = Malecon(settings, guild_ready_timeout=0.05)
    assert bot.http.http_trace is not None, "the bot watches its requests"
    bot.http.http_trace.on_request_start.append(watch.sending)
    bot.add_listener(watch.received, "on_interaction")
    async with running(bot, token), beating(watch):
        async for _ in lines_of_input():
            print(json.dumps(watch.figures()), flush=True)  # noqa: T201 - what the parent reads


@asynccontextmanager
async def running(bot: Malecon, token: str) -> AsyncIterator[None]:
    """Run the bot for one block."""
    task = asyncio.create_task(bot.start(token))
    try:
        yield
    finally:
        await bot.close()
        await task


@asynccontextmanager
async def beating(watch: Watch) -> AsyncIterator[None]:
    """Watch the loop for one block."""
    task = asyncio.create_task(watch.beat())
    try:
        yield
    finally:
        task.cancel()


async def lines_of_input() -> AsyncIterator[str]:
    """Yield the lines of the standard input, read in a thread."""
    loop, lines = asyncio.get_running_loop(), asyncio.Queue[str]()

    def read() -> None:
        for line in sys.stdin:
            loop.call_soon_threadsafe(lines.put_nowait, line)
        loop.call_soon_threadsafe(lines.put_nowait, "")

    threading.Thread(target=read, daemon=True).start()
    while line := await lines.get():
        yield line


if __name__ == "__main__":
    told = json.loads(sys.stdin.readline())
    discord.utils.setup_logging(level=logging.WARNING)
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody speaks here
    asyncio.run(run(told["port"], told["token"], Path(told["database"])))
