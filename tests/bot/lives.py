"""Many short lives of the bot, each a process of its own that is killed at an instant."""

import asyncio
import json
import os
import signal
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Self

from sandbox.local import Sandbox
from tests.bot.instants import Instant
from tests.bot.running import ROOT
from tests.local_discord import QUICK_READY

KILLED = -signal.SIGKILL
UNHURRIED = 2.5
"""Seconds within which every answer is ready, so that none is acknowledged first."""

Position = tuple[str, str, list[str]]
"""A game's slug, a state of it as text, and the players' names."""


class Life:
    """One process of the bot, as it is seen from outside."""

    def __init__(self) -> None:
        self.process: int | None = None
        self.instants: list[Instant] = []
        """What it told, when it was not ordered to die."""
        self.ended: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        """Becomes its exit code, negative for a signal."""
        self._rested: set[int] = set()
        self._told = asyncio.Event()

    def hear(self, told: dict[str, Any]) -> None:
        """Take note of a line that it or its parent wrote."""
        match told:
            case {"life": process}:
                self.process = process
            case {"instant": given}:
                self.instants.append(Instant(*given))
            case {"at_rest": interaction}:
                self._rested.add(interaction)
            case {"ended": code}:
                self.ended.set_result(code)
        self._told.set()

    async def over(self, interaction: int) -> bool:
        """Wait until it has died, or until an interaction is dealt with; return whether it died."""
        while not self.ended.done() and interaction not in self._rested:
            self._told.clear()
            await self._told.wait()
        return self.ended.done()

    def kill(self) -> None:
        """End it as a power cut does."""
        if self.process is not None and not self.ended.done():
            os.kill(self.process, signal.SIGKILL)


class Lives:
    """The lives, one after the other, that one prepared process forks."""

    def __init__(self, spawner: asyncio.subprocess.Process) -> None:
        self._spawner = spawner
        self._life: Life | None = None

    @classmethod
    @asynccontextmanager
    async def prepared(cls, positions: Sequence[Position]) -> AsyncIterator[Self]:
        """Load the bot, with pictures of these positions, for one block."""
        spawner = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.bot.spawner", json.dumps({"positions": positions})),
            cwd=ROOT,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        lives = cls(spawner)
        listening = asyncio.create_task(lives._listen())
        try:
            yield lives
        finally:
            assert spawner.stdin is not None
            spawner.stdin.close()
            await spawner.wait()
            await listening

    async def _listen(self) -> None:
        assert self._spawner.stdout is not None
        async for line in self._spawner.stdout:
            if self._life is not None:
                self._life.hear(json.loads(line))
        if self._life is not None and not self._life.ended.done():
            self._life.ended.set_exception(RuntimeError("whoever forks the lives has ended"))

    @asynccontextmanager
    async def life(
        self,
        sandbox: Sandbox,
        database: Path,
        *,
        instant: Instant | None = None,
        patience: float = UNHURRIED,
    ) -> AsyncIterator[Life]:
        """Let a bot live for one block, or until it comes to the instant at which it dies."""
        order = {
            "port": sandbox.port,
            "token": sandbox.token,
            "database": str(database),
            "log": str(log_of(database)),
            "patience": patience,
            "ready_after": QUICK_READY,
            "instant": instant,
        }
        self._life = life = Life()
        assert self._spawner.stdin is not None
        self._spawner.stdin.write(f"{json.dumps(order)}\n".encode())
        try:
            online = asyncio.create_task(sandbox.bot_online())
            await asyncio.wait({online, life.ended}, return_when=asyncio.FIRST_COMPLETED)
            online.cancel()
            assert not life.ended.done(), log_of(database).read_text(encoding="utf-8")
            yield life
        finally:
            life.kill()
            await life.ended
            await sandbox.bot_online(online=False)


def log_of(database: Path) -> Path:
    """Return where the lives with this database log."""
    return database.with_name("log.txt")
