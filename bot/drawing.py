"""Pictures, drawn in worker threads so that nobody waits for somebody else's."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from time import monotonic

import discord

from bot.operating.happenings import failed
from bot.operating.metrics import PICTURES
from bot.operating.work import took
from games.core.action import Seat
from games.core.view import View
from rendering import ARTISTS, PLAYER_BOARDS, SECOND_BOARDS, Picture

log = logging.getLogger(__name__)


class Drawing:
    """Draws boards, hands and choices away from the event loop.

    A picture that cannot be drawn is None, and no reason to keep words back; the log says why, and
    `about` what it was drawn for. One of the threads draws what is posted, so that nobody's board
    waits for the pictures of many single readers; a thread that is alone draws everything.
    """

    def __init__(self, threads: int) -> None:
        self._threads = threads
        self._public = ThreadPoolExecutor(1, thread_name_prefix="drawing boards")
        self._private = (
            ThreadPoolExecutor(threads - 1, thread_name_prefix="drawing")
            if threads > 1
            else self._public
        )
        self._awaited = 0

    @property
    def busy(self) -> bool:
        """Whether as many pictures are awaited as are drawn at a time."""
        return self._awaited >= self._threads

    async def board(
        self,
        slug: str,
        view: View,
        names: list[str],
        language: str,
        *,
        about: str,
        since: View | None = None,
        posted: bool = False,
    ) -> Picture | None:
        """Draw the public board; what changed `since` an earlier view is marked.

        One that is to be `posted` waits for other posts only.
        """
        artist = ARTISTS[slug]
        return await self._draw(
            lambda: artist.board(view, names, since=since, language=language),
            slug,
            "board",
            about,
            self._public if posted else self._private,
        )

    async def hand(
        self, slug: str, view: View, names: list[str], language: str, *, about: str
    ) -> Picture | None:
        """Draw what the view's reader holds."""
        artist = ARTISTS[slug]
        return await self._draw(
            lambda: artist.hand(view, names, language=language), slug, "hand", about
        )

    async def choices(
        self, slug: str, view: View, names: list[str], language: str, *, about: str
    ) -> Picture | None:
        """Draw the board with what the view's reader may do."""
        artist = ARTISTS[slug]
        return await self._draw(
            lambda: artist.choices(view, names, language=language), slug, "choices", about
        )

    async def second_board(
        self, slug: str, view: View, names: list[str], language: str, *, about: str
    ) -> Picture | None:
        """Draw what the board has no room for."""
        artist = SECOND_BOARDS[slug]
        return await self._draw(
            lambda: artist.draw(view, names, language=language), slug, "second board", about
        )

    async def player_boards(
        self,
        slug: str,
        view: View,
        names: list[str],
        seat: Seat | None,
        language: str,
        *,
        about: str,
    ) -> Picture | None:
        """Draw the board that lies before a seat, or with None those of all."""
        boards = PLAYER_BOARDS[slug]

        def draw() -> Picture:
            if seat is None:
                return boards.every(view, names, language=language)
            return boards.of(view, names, seat, language=language)

        return await self._draw(draw, slug, "player boards", about)

    def close(self) -> None:
        """End the workers; pictures that nobody waits for any more are not drawn."""
        for workers in (self._public, self._private):
            workers.shutdown(wait=False, cancel_futures=True)

    async def _draw(
        self,
        draw: Callable[[], Picture],
        slug: str,
        what: str,
        about: str,
        workers: ThreadPoolExecutor | None = None,
    ) -> Picture | None:
        asked = monotonic()

        def measured() -> tuple[Picture, float, float]:
            began = monotonic()
            return draw(), began, monotonic()

        self._awaited += 1
        try:
            picture, began, ended = await asyncio.get_running_loop().run_in_executor(
                workers or self._private, measured
            )
        except Exception:
            log.exception("not drawn: %s of %s", what, about)
            failed("picture")
            return None
        finally:
            self._awaited -= 1
        took("drawing_queue", began - asked)
        took("drawing", ended - began)
        PICTURES.labels(slug, what).observe(ended - began)
        return picture


def as_file(picture: Picture, name: str) -> discord.File:
    """Make an attachment of a picture, with its alt text; a file can be sent once."""
    return discord.File(BytesIO(picture.png), filename=f"{name}.png", description=picture.alt)
