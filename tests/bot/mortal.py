"""A channel with a table where the bot dies, and what must be true there afterwards."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any
from unittest.mock import patch

from bot.course import Course
from bot.posts import Post
from games.core.action import CHANCE
from games.core.view import View
from games.registry import GAMES
from sandbox import messages
from sandbox.local import Sandbox
from sandbox.players import Player
from sandbox.seen import Message
from storage.database import Database
from storage.rows import EntryRow, SnapshotRow, TableRow, columns
from tests.bot.chronicle import Chronicle, post_number
from tests.bot.clicks import NAMES, Click
from tests.bot.lives import log_of
from tests.bot.placing import place
from tests.bot.running import DATABASE, PATIENCE
from tests.bot.scripted import board_button, choices_in
from tests.local_discord import local_discord

TABLE = 1
FAILED = "Something went wrong here."


class World:
    """A local Discord with one table, and the database of the bots that live and die there."""

    def __init__(self, sandbox: Sandbox, folder: Path, kind: type[Click]) -> None:
        self.sandbox = sandbox
        self.database = folder / DATABASE
        self.players = [sandbox.player(name) for name in NAMES[: kind.seats]]
        self.click = kind(self.players)
        self.chronicle = Chronicle(sandbox)
        self.interactions = 0
        self._before = 0
        sandbox.world.listen(self._hear)

    def _hear(self, news: Any) -> None:
        self.interactions += news.name == "INTERACTION_CREATE"

    def mark(self) -> None:
        """Take what the log has as what led to the click."""
        self._before = len(self._entries())

    async def is_put_right(self) -> bool:
        """Wait until all is shown, click once more, and see that it counts once.

        Return whether it had counted before.
        """
        await self._told()
        counted = self._counted()
        assert counted in (0, 1)
        if not counted:
            assert len(self._due()) == len(self.chronicle.posts(TABLE))
        await self.click.again()
        assert self._counted() == 1
        await self._told()
        return bool(counted)

    async def every_button_works(self) -> None:
        """Press every button of the newest board, then use what an answer offers: it counts."""
        player = self._asked()[0]
        for board in self._boards():  # the newest, or none if the channel was told nothing yet
            for button in board.buttons:
                answer = await player.use(board, button.custom_id)
                assert answer.ephemeral, "it answers whoever pressed it"
                assert not answer.text.startswith(FAILED)
        before = len(self._entries())
        offered = await player.slash("turn")
        custom_id, value = choices_in(offered)[0]
        answer = await player.use(offered, custom_id, None if value is None else [value])
        assert not answer.text.startswith(FAILED)
        assert sum(entry.seat != CHANCE for entry in self._entries()[before:]) == 1
        await self._told()

    def _asked(self) -> list[Player]:
        view = self._view()
        return [self.players[seat] for seat in view.asked]

    def _view(self) -> View:
        course = self._followed()[0]
        view: View = course.game.view(course.position.state, None)
        return view

    def nothing_went_wrong(self) -> None:
        """See that nobody's bot failed in a way that nobody foresaw."""
        assert "Traceback" not in log_of(self.database).read_text(encoding="utf-8")

    async def _told(self) -> None:
        """Wait until the channel is told of all that counted, once, and old buttons are gone."""
        await _until(self._is_told)
        posts = self.chronicle.posts(TABLE)
        due = self._due()
        assert list(posts) == [post.number for post in due]
        for post in due:
            asked = {self.players[seat].id for seat in post.view.asked}
            assert posts[post.number].pinged == asked
        assert sum(len(player.pings) for player in self.players) == sum(
            len(post.view.asked) for post in due
        )

    def _is_told(self) -> bool:
        row, due = self._row(), self._due()
        if not due:
            return True
        return (
            row.shown_number == due[-1].number
            and row.previous_message_id is None
            and [post_number(message, TABLE) for message in self._boards()] == [due[-1].number]
            and self._names_the_awaited()
        )

    def _names_the_awaited(self) -> bool:
        """Tell whether the newest post names those who are still asked, and nobody else."""
        text = self._boards()[-1].content.split("▶")[-1]
        return self._asked() == [player for player in self.players if f"<@{player.id}>" in text]

    def _boards(self) -> list[Message]:
        return [m for m in self.players[0].visible() if board_button(m, "log")]

    # The database, as it is committed at this moment

    def _counted(self) -> int:
        return self.click.counts(self._entries()[self._before :])

    def _due(self) -> list[Post]:
        return self._followed()[1] if self._row().started_at else []

    def _followed(self) -> tuple[Course, list[Post]]:
        """Return where the log leads, and the posts that it makes due."""
        game = GAMES[self.click.game]
        [start] = self._select(SnapshotRow, "snapshots WHERE number = 0")
        course = Course.beginning(game, game.load(start.state), 0, start.decision)
        posts = []
        for entry in self._entries():
            course, _, post = course.follow(entry.seat, game.load_action(entry.action))
            posts += [post] if post else []
        return course, posts

    def _entries(self) -> list[EntryRow]:
        return self._select(EntryRow, "entries ORDER BY number")

    def _row(self) -> TableRow:
        return self._select(TableRow, "tables")[0]

    def _select(self, kind: Callable[..., Any], clause: str) -> list[Any]:
        where = f"{self.database.as_uri()}?mode=ro"
        with closing(sqlite3.connect(where, uri=True)) as connection:
            found = connection.execute(f"SELECT {columns(kind)} FROM {clause}")
            return [kind(*row) for row in found]


@asynccontextmanager
async def begun(kind: type[Click], folder: Path) -> AsyncIterator[World]:
    """Lay out a new world for one block, with the click's table in it.

    Its Discord drops no message for its nonce, as after some minutes.
    """
    await asyncio.to_thread(folder.mkdir)
    with patch.object(messages, "NONCE_SECONDS", 0):
        async with local_discord() as sandbox:
            sandbox.world.locales.update(dict.fromkeys(sandbox.world.locales, "en-US"))
            world = World(sandbox, folder, kind)
            at = kind.table()
            async with Database.open(world.database) as database:
                if at is not None:
                    await place(database, sandbox, at, world.players, game=kind.game)
            yield world


async def _until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():  # noqa: ASYNC110 - no event tells what another process commits
            await asyncio.sleep(0.005)
