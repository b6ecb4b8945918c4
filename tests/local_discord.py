"""The local Discord for tests: started anew for each, checked at its end.

A conftest takes the fixture in with `from tests.local_discord import discord_` and names it in
`__all__`.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TypeVar

import discord
import pytest

from sandbox.local import Sandbox
from sandbox.point import point_discord_at
from tests.openapi_file import OPENAPI

Bot = TypeVar("Bot", bound=discord.Client)

QUICK_READY = 0.05
"""Seconds without a further guild after which discord.py is ready; 2.0 by itself."""


@pytest.fixture
async def discord_() -> AsyncIterator[Sandbox]:
    """Yield a local Discord; afterwards fail for unknown routes and bodies Discord refuses."""
    async with local_discord() as sandbox:
        yield sandbox


@asynccontextmanager
async def local_discord() -> AsyncIterator[Sandbox]:
    """Start a local Discord for one block, and fail at its end for anything it had to refuse.

    A test that sends something wrong on purpose clears `violations` itself.
    """
    async with Sandbox(openapi=OPENAPI) as sandbox:
        point_discord_at(sandbox.port)
        yield sandbox
        assert sandbox.unknown_routes == []
        assert [str(breach) for breach in sandbox.violations] == []


@asynccontextmanager
async def logged_in(bot: Bot, sandbox: Sandbox) -> AsyncIterator[Bot]:
    """Run a bot on a local Discord for one block; it is ready inside, and closed at the end."""
    running = asyncio.create_task(bot.start(sandbox.token))
    ready = asyncio.create_task(sandbox.bot_online())
    try:
        await asyncio.wait({running, ready}, return_when=asyncio.FIRST_COMPLETED)
        if running.done():
            running.result()
        await bot.wait_until_ready()
        yield bot
    finally:
        ready.cancel()
        await bot.close()
        await asyncio.wait({running})
