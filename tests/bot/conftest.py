"""The bot on a local Discord."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.client import Malecon
from bot.ui import answers
from sandbox import messages
from sandbox.local import Sandbox
from sandbox.players import Player
from storage.database import Database
from tests.bot.placing import place
from tests.bot.running import PATIENCE, Child, malecon
from tests.games.santiago.positions import STREET, position
from tests.local_discord import local_discord


@pytest.fixture(autouse=True)
def patient_players(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nobody give up before that."""
    for wait in (Player.sees, Player.until):
        monkeypatch.setitem(wait.__kwdefaults__, "timeout", PATIENCE)


@pytest.fixture(autouse=True)
def patient_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a bot in this process answer at once, however long it takes on a busy machine."""
    monkeypatch.setattr(answers, "PATIENCE", 2.5)


@pytest.fixture
async def discord_(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Sandbox]:
    """Start a local Discord where everybody reads English; it is checked at its end.

    It drops no message for its nonce: Discord does so for some minutes, and a bot may be away for
    longer.
    """
    monkeypatch.setattr(messages, "NONCE_SECONDS", 0)
    async with local_discord() as sandbox:
        sandbox.world.locales.update(dict.fromkeys(sandbox.world.locales, "en-US"))
        yield sandbox


@pytest.fixture
async def bot(discord_: Sandbox, tmp_path: Path) -> AsyncIterator[Malecon]:
    """Run the bot in this process, on a new database."""
    async with malecon(discord_, tmp_path) as running:
        yield running


@pytest.fixture
def people(discord_: Sandbox) -> list[Player]:
    """Everybody who is in the server from the start."""
    return [discord_.player(name) for name in ("Ana", "Győző", "Łukasz", "Mateo")]


@pytest.fixture
async def table(bot: Malecon, discord_: Sandbox, people: list[Player]) -> int:
    """A game of Ana and Győző in which every drive is a whole turn."""
    return await place(bot.database, discord_, position(seats=2, inactive=STREET), people[:2])


@pytest.fixture
def players(discord_: Sandbox) -> list[Player]:
    """The two who play where the bot dies."""
    return [discord_.player("Ana"), discord_.player("Mateo")]


@pytest.fixture
async def child(discord_: Sandbox, tmp_path: Path, players: list[Player]) -> Child:
    """A bot that has not started, with a game in which every drive is a whole turn."""
    bot = Child(discord_, tmp_path)
    async with Database.open(bot.database) as database:
        await place(database, discord_, position(seats=2, inactive=STREET), players)
    return bot
