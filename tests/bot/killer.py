"""Kills the bot at random moments: when one of its requests arrives at Discord."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

from aiohttp import web

from sandbox.faults import Verdict
from sandbox.local import Sandbox
from tests.bot.running import Child

QUIET, BUSY = 15, 60
"""How many requests the bot may make, at least and at most, before it dies."""


class Killer:
    """Kills a bot so many times, and starts it again each time.

    It dies when a request of its arrives. Half of these are still carried out, as when the answer
    is lost on the way; half of them never reach Discord.
    """

    def __init__(self, sandbox: Sandbox, bot: Child, rng: Random, *, deaths: int) -> None:
        self._sandbox = sandbox
        self._bot = bot
        self._rng = rng
        self._deaths = deaths
        self._left = rng.randint(QUIET, BUSY)
        self._struck = asyncio.Event()
        self._before = sandbox.faults.before

    @asynccontextmanager
    async def at_work(self) -> AsyncIterator[None]:
        """Kill within the block; all deaths must have come by its end."""
        self._sandbox.faults.before = self._watch  # type: ignore[method-assign]
        reviving = asyncio.create_task(self._revive())
        try:
            yield
            await reviving
        finally:
            reviving.cancel()
            self._sandbox.faults.before = self._before  # type: ignore[method-assign]

    async def _watch(self, call: str) -> Verdict:
        """Count a request; at the chosen one, kill."""
        self._left -= 1
        if self._left == 0:
            self._bot.kill_now()
            self._struck.set()
            if self._rng.random() < 0.5:
                return Verdict(web.Response(status=500))
        return await self._before(call)

    async def _revive(self) -> None:
        for left in reversed(range(self._deaths)):
            await self._struck.wait()
            self._struck.clear()
            await self._bot.dead()
            await self._bot.start()
            if left:
                self._left = self._rng.randint(QUIET, BUSY)
