"""Pictures, drawn in worker threads so that nobody waits for somebody else's."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from typing import Any

import discord

from games.core.view import View
from rendering import ARTISTS, Picture


class Drawing:
    """Draws boards, hands and choices away from the event loop."""

    def __init__(self, threads: int) -> None:
        self._workers = ThreadPoolExecutor(threads, thread_name_prefix="drawing")

    async def board(
        self, slug: str, view: View, names: list[str], language: str, since: View | None = None
    ) -> Picture:
        """Draw the public board; what changed `since` an earlier view is marked."""
        artist = ARTISTS[slug]
        return await self._draw(lambda: artist.board(view, names, since=since, language=language))

    async def hand(self, slug: str, view: View, names: list[str], language: str) -> Picture:
        """Draw what the view's reader holds."""
        return await self._draw(lambda: ARTISTS[slug].hand(view, names, language=language))

    async def choices(self, slug: str, view: View, names: list[str], language: str) -> Picture:
        """Draw the board with what the view's reader may do."""
        return await self._draw(lambda: ARTISTS[slug].choices(view, names, language=language))

    def close(self) -> None:
        """End the workers; pictures that nobody waits for any more are not drawn."""
        self._workers.shutdown(wait=False, cancel_futures=True)

    async def _draw(self, draw: Callable[[], Any]) -> Picture:
        picture: Picture = await asyncio.get_running_loop().run_in_executor(self._workers, draw)
        return picture


def as_file(picture: Picture, name: str) -> discord.File:
    """Make an attachment of a picture, with its alt text; a file can be sent once."""
    return discord.File(BytesIO(picture.png), filename=f"{name}.png", description=picture.alt)
