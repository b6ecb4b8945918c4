"""The bot on a local Discord."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.client import Malecon
from sandbox.local import Sandbox
from tests.bot.running import malecon
from tests.local_discord import local_discord


@pytest.fixture
async def discord_() -> AsyncIterator[Sandbox]:
    """Start a local Discord where everybody reads English; it is checked at its end."""
    async with local_discord() as sandbox:
        sandbox.world.locales.update(dict.fromkeys(sandbox.world.locales, "en-US"))
        yield sandbox


@pytest.fixture
async def bot(discord_: Sandbox, tmp_path: Path) -> AsyncIterator[Malecon]:
    """Run the bot in this process, on a new database."""
    async with malecon(discord_, tmp_path) as running:
        yield running
