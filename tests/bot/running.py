"""The bot in this process, and in one of its own that can be killed."""

import asyncio
import json
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any, Self

from bot.client import Malecon
from bot.settings import Settings
from sandbox.local import Sandbox
from tests.bot.cold import cold
from tests.local_discord import QUICK_READY, logged_in

ROOT = Path(__file__).parents[2]
DATABASE = "malecon.sqlite3"
PATIENCE = 30.0
"""Seconds to wait for what must come: late on a busy machine is no failure."""


@asynccontextmanager
async def malecon(
    sandbox: Sandbox, folder: Path, *, warm: bool = False, **settings: Any
) -> AsyncIterator[Malecon]:
    """Run the bot in this process for one block, its database in a folder.

    Unless it is to be `warm`, it draws nothing before it has to: tests start many bots.
    """
    chosen = Settings(token=sandbox.token, database=folder / DATABASE, **settings)
    with nullcontext() if warm else cold():
        running = Malecon(chosen, guild_ready_timeout=QUICK_READY)
        async with logged_in(running, sandbox) as bot:
            yield bot


class Child:
    """The bot in a process of its own: `async with Child(sandbox, folder) as bot:`.

    It can be killed at any moment and started again. What it logs is kept for the test to read.
    """

    def __init__(self, sandbox: Sandbox, folder: Path) -> None:
        self._sandbox = sandbox
        self._folder = folder
        self._process: asyncio.subprocess.Process | None = None
        self.starts = 0

    @property
    def database(self) -> Path:
        """Where its database is."""
        return self._folder / DATABASE

    @property
    def log(self) -> str:
        """All it has logged, in all its lives."""
        return (self._folder / "log.txt").read_text(encoding="utf-8")

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *failure: object) -> None:
        await self.kill()

    async def start(self, **orders: Any) -> None:
        """Start it, with orders for the runner, and wait until it is logged in."""
        told = {
            "port": self._sandbox.port,
            "token": self._sandbox.token,
            "database": str(self.database),
            "ready_after": QUICK_READY,
            **orders,
        }
        with (self._folder / "log.txt").open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "tests.bot.runner", json.dumps(told)), cwd=ROOT, stderr=log
            )
        self.starts += 1
        died = asyncio.create_task(self._process.wait())
        online = asyncio.create_task(self._sandbox.bot_online())
        await asyncio.wait({died, online}, return_when=asyncio.FIRST_COMPLETED)
        online.cancel()
        assert not died.done() or orders, self.log
        died.cancel()

    def kill_now(self) -> None:
        """End it as a power cut does, without waiting."""
        if self._process is not None and self._process.returncode is None:
            self._process.kill()

    async def dead(self) -> None:
        """Wait for its end, and until Discord knows of it."""
        assert self._process is not None
        await self._process.wait()
        await self._sandbox.bot_online(online=False)

    async def kill(self) -> None:
        """End it as a power cut does."""
        self.kill_now()
        await self.dead()

    async def ended(self) -> int:
        """Wait for its end by itself; return the exit code, negative for a signal."""
        assert self._process is not None
        code = await self._process.wait()
        await self._sandbox.bot_online(online=False)
        return code

    def terminate(self) -> None:
        """Ask it to end."""
        assert self._process is not None
        self._process.terminate()
