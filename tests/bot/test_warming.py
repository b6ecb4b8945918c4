import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot.client import Malecon
from bot.drawing import Drawing
from bot.warming import Warming
from games.registry import GAMES
from rendering import PLAYER_BOARDS, SECOND_BOARDS, Picture
from sandbox.local import Sandbox
from tests.bot.running import malecon


class Noting(Drawing):
    """Draws, and notes for what."""

    def __init__(self) -> None:
        super().__init__(1)
        self.drawn: list[str] = []

    async def _draw(self, *asked: Any, **how: Any) -> Picture | None:
        picture = await super()._draw(*asked, **how)
        _, _, what, about, *_ = asked
        assert picture is not None, what
        self.drawn.append(f"{what} of {about}")
        return picture


@pytest.mark.parametrize("slug", GAMES)
async def test_every_kind_of_picture_of_a_game_is_drawn_ahead_once(slug: str) -> None:
    drawing = Noting()
    warming = Warming(drawing)
    warming.begin(slug)
    warming.begin(slug)
    await asyncio.gather(*warming.begun.values())
    drawing.close()
    kinds = ["board", "choices", "hand"]
    kinds += ["second board"] * (slug in SECOND_BOARDS)
    kinds += ["player boards"] * 2 * (slug in PLAYER_BOARDS)
    assert drawing.drawn == [f"{kind} of {slug} at the start" for kind in kinds]


async def test_a_lobby_has_its_game_drawn_ahead_and_so_has_a_restart(
    discord_: Sandbox, tmp_path: Path
) -> None:
    ana, gyozo = discord_.player("Ana"), discord_.player("Győző")
    async with malecon(discord_, tmp_path, warm=True) as bot:
        assert list(bot.warming.begun) == []
        lobby = await ana.slash("table new", game="santiago-de-cuba", seats=2)
        await gyozo.click(lobby, "Join")
        await ana.click(lobby, "Start")
        await drawn_ahead(bot)
    async with malecon(discord_, tmp_path, warm=True) as bot:
        assert bot.resuming is not None
        await bot.resuming
        await drawn_ahead(bot)


async def drawn_ahead(bot: Malecon) -> None:
    """Wait until the one game that is played has been drawn."""
    assert list(bot.warming.begun) == ["santiago-de-cuba"]
    await asyncio.gather(*bot.warming.begun.values())
