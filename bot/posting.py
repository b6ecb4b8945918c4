"""Shows in the channel what was committed: words, the new board, a ping for who is next."""

import asyncio
import logging
from typing import Any, Protocol

import discord

from bot.drawing import Drawing, as_file
from bot.posts import Post
from bot.table import Table
from bot.ui.board import board_buttons
from bot.wording.language import Language
from bot.wording.registry import WORDINGS
from rendering import Picture
from storage.database import Database

log = logging.getLogger(__name__)

MESSAGE_LIMIT = 2000
"""Characters that a message may have."""


LOOKED_THROUGH = 25
"""Messages among which a post is looked for after a crash."""


class Channels(Protocol):
    """Finds channels: the client."""

    def get_partial_messageable(
        self,
        id: int,  # noqa: A002 - discord.py's name
        *,
        guild_id: int | None = None,
    ) -> Any:
        """Return a channel to send to, by its id, without asking Discord."""


class Poster:
    """Posts what is due, table by table, each in order and each once.

    After a crash the first post that is due may be in the channel already: it is looked for among
    the latest messages there. Every post also carries the table and the entry as its nonce, so that
    Discord itself drops a second copy sent right after the first.
    """

    def __init__(self, database: Database, drawing: Drawing, channels: Channels) -> None:
        self._database = database
        self._drawing = drawing
        self._channels = channels
        self._running: dict[int, asyncio.Task[None]] = {}

    def wake(self, table: Table) -> asyncio.Task[None] | None:
        """See to it that everything due at a table gets posted; return the task that does it."""
        running = self._running.get(table.id)
        if running is None and table.due:
            running = asyncio.create_task(self._post_all(table), name=f"posts of {table.id}")
            self._running[table.id] = running
            running.add_done_callback(lambda _: self._ended(table))
        return running

    def _ended(self, table: Table) -> None:
        self._running.pop(table.id, None)

    async def close(self) -> None:
        """Wait for the posts that are on their way."""
        await asyncio.gather(*self._running.values(), return_exceptions=True)

    async def _post_all(self, table: Table) -> None:
        while table.due:
            post = table.due[0]
            try:
                await self._post(table, post)
            except discord.HTTPException as error:
                log.warning("not posted: table %s entry %s: %s", table.id, post.number, error)
                return
            except Exception:
                log.exception("not posted: table %s entry %s", table.id, post.number)
                return
            table.due.popleft()

    async def _post(self, table: Table, post: Post) -> None:
        channel = self._channels.get_partial_messageable(
            table.row.channel_id, guild_id=table.row.guild_id
        )
        row = await self._database.tables.get(table.id)
        pinged = row.pinged_number is not None and row.pinged_number >= post.number
        language = Language.of(row.locale)
        message_id = await self._find_posted(channel, table, post)
        if message_id is None:
            message = await self._send(channel, table, post, language, ping=not pinged)
            message_id = message.id
        await self._database.boards.pinged(table.id, post.number)
        await self._database.boards.shown(table.id, post.number, message_id)
        await self.remove_old_buttons(table.id)

    async def _find_posted(self, channel: Any, table: Table, post: Post) -> int | None:
        """Look for a post that a crash kept from being noted; only once for a table read anew."""
        if not table.recovering:
            return None
        table.recovering = False
        mark = f":{table.id}:{post.number}"
        try:
            async for message in channel.history(limit=LOOKED_THROUGH):
                if any(id_.endswith(mark) for id_ in _board_ids(message)):
                    return int(message.id)
        except discord.HTTPException as error:
            log.info("cannot look back: table %s: %s", table.id, error)
        return None

    async def _send(
        self, channel: Any, table: Table, post: Post, language: Language, *, ping: bool
    ) -> Any:
        over = post.view.over
        asked = [table.users[seat] for seat in post.view.asked]
        users = [discord.Object(user) for user in asked if user is not None]
        extra: dict[str, Any] = {
            "view": board_buttons(table.id, post.number, language, over=over),
            "nonce": f"{table.id}-{post.number}",
            "allowed_mentions": discord.AllowedMentions(
                everyone=False, roles=False, replied_user=False, users=users if ping else False
            ),
        }
        content = words_of(table, post, language)
        picture = await self._picture(table, post, language)
        if picture is None:
            return await channel.send(content, **extra)
        try:
            return await channel.send(content, file=as_file(picture, "board"), **extra)
        except discord.Forbidden:  # without the permission to attach files, words do
            board = WORDINGS[table.game.slug].board(post.view, table.names, language)
            text = f"{content}\n\n{board}"
            return await channel.send(text if len(text) <= MESSAGE_LIMIT else content, **extra)

    async def _picture(self, table: Table, post: Post, language: Language) -> Picture | None:
        if post.since is None:
            return None
        slug, names = table.game.slug, table.names
        return await self._drawing.board(slug, post.view, names, language.code, post.since)

    async def remove_old_buttons(self, table_id: int) -> None:
        """Take the buttons off the message before the newest one; a deleted one needs nothing."""
        row = await self._database.tables.get(table_id)
        message_id = row.previous_message_id
        if message_id is None:
            return
        channel = self._channels.get_partial_messageable(row.channel_id, guild_id=row.guild_id)
        try:
            await channel.get_partial_message(message_id).edit(view=None)
        except discord.HTTPException as error:
            log.info("old buttons stay: table %s message %s: %s", table_id, message_id, error)
        await self._database.boards.old_buttons_removed(table_id, message_id)


def _board_ids(message: discord.Message) -> list[str]:
    """Return the ids of a message's board buttons."""
    rows = (row.children for row in message.components if isinstance(row, discord.ActionRow))
    ids = (getattr(child, "custom_id", None) for row in rows for child in row)
    return [id_ for id_ in ids if id_ is not None and id_.startswith("board:")]


def words_of(table: Table, post: Post, language: Language) -> str:
    """Tell what happened and who is next, or how the game ended; at most `MESSAGE_LIMIT` long."""
    wording = WORDINGS[table.game.slug]
    lines = wording.story(post.events, table.names, language)
    if post.view.over:
        ending = wording.result(post.view, table.names, language)
    else:
        asked = [table.users[seat] for seat in post.view.asked]
        mentions = language.list([f"<@{user}>" for user in asked if user is not None])
        summons = wording.summons(post.view, table.names, language)
        ending = f"▶ {mentions}: {summons}"
    return fit_lines(lines, ending)


def fit_lines(lines: list[str], ending: str) -> str:
    """Join lines and an ending; when it gets too long the oldest lines are left out."""
    kept = list(lines)
    while kept and len("\n".join([*kept, "", ending])) > MESSAGE_LIMIT:
        kept.pop(0)
    if len(kept) < len(lines):
        kept[:1] = ["…"]
    return "\n".join([*kept, "", ending] if kept else [ending])[:MESSAGE_LIMIT]
