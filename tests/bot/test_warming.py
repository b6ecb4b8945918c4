from collections.abc import Callable
from pathlib import Path

from bot.drawing import Drawing
from bot.warming import warm_up
from games.registry import GAMES
from rendering import Picture
from sandbox.local import Sandbox
from tests.bot.running import malecon


class Noting(Drawing):
    """Draws, and notes for what."""

    def __init__(self) -> None:
        super().__init__(1)
        self.drawn: list[str] = []

    async def _draw(self, draw: Callable[[], Picture], what: str) -> Picture | None:
        picture = await super()._draw(draw, what)
        assert picture is not None, what
        self.drawn.append(what)
        return picture


async def test_every_kind_of_picture_of_every_game_is_drawn_ahead() -> None:
    drawing = Noting()
    await warm_up(drawing)
    drawing.close()
    assert drawing.drawn == [
        f"{kind} of {slug} at the start" for slug in GAMES for kind in ("board", "choices", "hand")
    ]


async def test_the_bot_does_so_when_it_starts(discord_: Sandbox, tmp_path: Path) -> None:
    async with malecon(discord_, tmp_path, warm=True) as bot:
        assert bot.warming is not None
        await bot.warming
