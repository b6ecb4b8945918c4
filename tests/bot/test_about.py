"""`/about`: which bot this is, and how it is."""

import re
from pathlib import Path

import pytest

from bot.client import Malecon
from bot.operating.version import version
from games.registry import GAMES
from sandbox.local import Sandbox
from sandbox.players import Player
from tests.bot.placing import GAME
from tests.bot.running import malecon


async def test_what_it_says(bot: Malecon, people: list[Player], table: int) -> None:
    ana = people[0]
    await ana.moved_to("plaza").slash("table new", game=GAME, seats=2)
    answer = await people[3].slash("about")
    assert answer.ephemeral
    title, started, way, tables, games = answer.text.splitlines()
    assert title == f"**Malecón** {version()}: board games for a channel. Licence: MIT."
    assert started == f"Started <t:{bot.operating.started_at // 1000}:R>."
    assert re.fullmatch(
        r"Discord answers within \d+ ms\.|The way to Discord has not been measured yet\.", way
    )
    assert tables == "Tables: 1 in play, 2 in all."
    assert all(game.title in games for game in GAMES.values())


@pytest.mark.parametrize(
    ("latency", "told"),
    [
        (0.0421, "Discord answers within 42 ms."),
        (float("inf"), "The way to Discord has not been measured yet."),
        (float("nan"), "The way to Discord has not been measured yet."),
    ],
)
async def test_how_far_discord_is(
    bot: Malecon,
    people: list[Player],
    monkeypatch: pytest.MonkeyPatch,
    latency: float,
    told: str,
) -> None:
    monkeypatch.setattr(type(bot), "latency", latency)
    assert told in (await people[0].slash("about")).text.splitlines()


async def test_whom_to_ask(discord_: Sandbox, tmp_path: Path) -> None:
    async with malecon(discord_, tmp_path, contact="https://example.org/malecon"):
        answer = await discord_.player("Ana").slash("about")
    assert answer.text.splitlines()[-1] == "Questions go to https://example.org/malecon."
