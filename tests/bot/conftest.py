"""The bot on a local Discord."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.client import Malecon
from sandbox.local import Sandbox
from tests.bot.running import malecon
from tests.local_discord import discord_

__all__ = ["discord_"]


@pytest.fixture
async def bot(discord_: Sandbox, tmp_path: Path) -> AsyncIterator[Malecon]:
    """Run the bot in this process, on a new database."""
    async with malecon(discord_, tmp_path) as running:
        yield running
