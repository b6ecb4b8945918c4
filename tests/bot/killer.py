"""Kills the bot at random moments: when one of its requests arrives at Discord."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

from aiohttp import web

from sandbox.faults import Verdict
from sandbox.local import Sandbox
from sandbox.world import Event as News
from tests.bot.running import Child

QUIET, BUSY = 15, 60
"""How many requests the bot may make, at least and at most, before it dies."""


class Killer:
    """Kills a bot so many times, and starts it again each time.

    Half of the times it dies when a request of its arrives, and that never reaches Discord; half of
    the times a message that it sends or changes is still carried out, and the answer is lost.
    """

    def __init__(self, sandbox: Sandbox, bot: Child, rng: Random, *, deaths: int) -> None:
        self._sandbox = sandbox
        self._bot = bot
        self._rng = rng
        self._deaths = deaths
        self._left = rng.randint(QUIET, BUSY)
        self._struck = asyncio.Event()
        self._before = sandbox.faults.before
        self._waits_for_message = False
        sandbox.world.listen(self._hear)

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
        """Count a request; kill at the chosen one, or at the next message."""
        self._left -= 1
        if self._left == 0:
            if self._rng.random() < 0.5:
                self._strike()
                return Verdict(web.Response(status=500))
            self._waits_for_message = True
        return await self._before(call)

    def _hear(self, news: News) -> None:
        if self._waits_for_message and news.name in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
            self._waits_for_message = False
            self._strike()

    def _strike(self) -> None:
        self._bot.kill_now()
        self._struck.set()

    async def _revive(self) -> None:
        for left in reversed(range(self._deaths)):
            await self._struck.wait()
            self._struck.clear()
            await self._bot.dead()
            await self._bot.start()
            if left:
                self._left = self._rng.randint(QUIET, BUSY)
