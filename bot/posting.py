"""Shows in the channel what was committed: words, the new board, a ping for who is next."""

import asyncio
import logging
from collections.abc import Sequence
from typing import Any, Protocol
from weakref import WeakValueDictionary

import discord
import msgspec

from bot.clock import as_time, now
from bot.drawing import Drawing, as_file
from bot.operating.watching import posting
from bot.operating.work import TimedLock
from bot.pings import pinging
from bot.posts import Post
from bot.table import Table
from bot.table_life.arriving import arrival, with_arrival
from bot.telling import all_words, post_words
from bot.trouble import met
from bot.ui.board import board_buttons, board_ids, with_farewell
from bot.wording.language import Language
from bot.wording.registry import board_labels
from games.core.action import Seat
from games.core.event import Reseated
from rendering import Picture
from storage.database import Database
from storage.rows import TableRow

log = logging.getLogger(__name__)

LOOKED_THROUGH = 100
"""Messages among which a post is looked for that may have been sent already."""

CLOCKS_APART = 60_000
"""Milliseconds by which Discord's clock may be behind."""

WAITS = (2.0, 10.0, 60.0, 300.0)
"""Seconds until a post that failed is tried again; the last of them again and again."""

TIME_TO_FINISH = 3.0
"""Seconds that posts on their way get when the bot ends; the next start shows the others."""

WORDS_WILL_DO = frozenset({403, 413})
"""Statuses with which a picture is refused: not permitted, too large."""


FILE_LIMIT = 10 * 2**20
"""Bytes that a file may have in a server that has bought nothing."""


class Channels(Protocol):
    """Finds channels: the client."""

    def get_partial_messageable(
        self,
        id: int,  # noqa: A002 - discord.py's name
        *,
        guild_id: int | None = None,
    ) -> Any:
        """Return a channel to send to, by its id, without asking Discord."""

    def get_guild(self, id: int, /) -> Any:  # noqa: A002 - discord.py's name
        """Return a server as far as it is known, else None."""


class Poster:
    """Posts what is due, table by table, each in order and each once.

    A post whose fate is unknown, because of a crash or an error, may be in the channel already: it
    is looked for there before it is sent again. Every post also carries the table and the entry as
    its nonce, so that Discord itself drops a second copy sent right after the first.
    """

    def __init__(self, database: Database, drawing: Drawing, channels: Channels) -> None:
        self._database = database
        self._drawing = drawing
        self._channels = channels
        self._running: dict[int, asyncio.Task[None]] = {}
        self._hurry: dict[int, asyncio.Event] = {}
        self._locks: WeakValueDictionary[int, TimedLock] = WeakValueDictionary()
        self.troubled: dict[int, Table] = {}
        """The tables whose posts cannot arrive, by their numbers."""

    def turn(self, table_id: int) -> TimedLock:
        """Return the lock under which one post at a time is made, and under which a table moves."""
        return self._locks.setdefault(table_id, TimedLock())

    def wake(self, table: Table) -> asyncio.Task[None] | None:
        """See to it that everything due at a table gets posted; return the task that does it.

        A post that failed and waits for its next try gets it at once.
        """
        running = self._running.get(table.id)
        if running is not None and not running.done():
            self._hurry[table.id].set()
        elif table.due or table.post_out_of_date:
            self._hurry[table.id] = asyncio.Event()
            running = asyncio.create_task(self._post_all(table), name=f"posts of {table.id}")
            self._running[table.id] = running
            running.add_done_callback(lambda ended: self._forget(table.id, ended))
        return running

    def _forget(self, table_id: int, ended: "asyncio.Task[None]") -> None:
        if self._running.get(table_id) is ended:
            del self._running[table_id], self._hurry[table_id]

    async def close(self) -> None:
        """Let the posts on their way arrive, for a moment; what is left stays due."""
        tasks = set(self._running.values())
        if tasks:
            _, late = await asyncio.wait(tasks, timeout=TIME_TO_FINISH)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    async def _post_all(self, table: Table) -> None:
        failures = 0
        while table.due or table.post_out_of_date:
            async with self.turn(table.id):
                if not table.due:
                    called = await self._call_who_is_awaited(table)
                    if not called and not table.due:
                        return  # until somebody answers, or looks at the table
                    continue
                await self._post_next(table)
            if table.trouble is None:
                failures = 0
            elif table.trouble.needs_people:
                return  # until somebody looks at the table, or its channel changes
            else:
                await self._wait(table.id, failures)
                failures += 1

    async def _post_next(self, table: Table) -> None:
        post = table.due[0]
        began = now()
        try:
            with posting(table.id, post.number):
                await self._post(table, post)
        except Exception as error:
            table.perhaps_shown_since = table.perhaps_shown_since or began
            self._note_trouble(table, error)
            _log_failure(table, post, error)
        else:
            table.note_shown(table.due.popleft())
            self._note_trouble(table, None)

    def _note_trouble(self, table: Table, error: Exception | None) -> None:
        table.trouble = None if error is None else met(error)
        if table.trouble is None:
            self.troubled.pop(table.id, None)
        else:
            self.troubled[table.id] = table

    async def _wait(self, table_id: int, failures: int) -> None:
        hurry = self._hurry[table_id]
        hurry.clear()
        try:
            async with asyncio.timeout(WAITS[min(failures, len(WAITS) - 1)]):
                await hurry.wait()
        except TimeoutError:
            pass

    async def _post(self, table: Table, post: Post) -> None:
        row = await self._database.tables.get(table.id)
        if row.status == "closed":
            return  # nobody waits for it any more
        if row.shown_number is None or row.shown_number < post.number:
            await self.remove_old_buttons(row)  # those that a crash has left
            channel = self._channels.get_partial_messageable(row.channel_id, guild_id=row.guild_id)
            table.shown_in_words = None
            guild = self._channels.get_guild(row.guild_id)
            table.arrival = arrival(row, guild, Language.of(row.locale))
            message_id = await self._find_posted(channel, table, post, row.shown_message_id)
            if message_id is None:
                pinged = row.pinged_number is not None and row.pinged_number >= post.number
                true = post.decision == table.due[-1].decision  # its request still is
                message_id = await self._send(channel, table, row, post, ping=true and not pinged)
            await self._database.boards.pinged(table.id, post.number)
            row = await self._database.boards.shown(table.id, post.number, message_id)
        await self.remove_old_buttons(row)

    async def _find_posted(
        self, channel: Any, table: Table, post: Post, shown_message_id: int | None
    ) -> int | None:
        """Look for a post that may be in the channel without having been noted."""
        since = table.perhaps_shown_since
        if since is None:
            return None
        since_id = discord.utils.time_snowflake(as_time(since - CLOCKS_APART))
        after = discord.Object(max(since_id, shown_message_id or 0))
        mark = f":{table.id}:{post.number}"
        found: int | None = None
        async for message in channel.history(limit=LOOKED_THROUGH, after=after, oldest_first=True):
            if any(id_.endswith(mark) for id_ in board_ids(message)):
                found = int(message.id)
                break
        table.perhaps_shown_since = None
        return found

    async def _send(
        self, channel: Any, table: Table, row: TableRow, post: Post, *, ping: bool
    ) -> int:
        language = Language.of(row.locale)
        asked = [table.users[seat] for seat in _called_by(table, post) if table.awaits(seat)]
        users = [user for user in asked if user is not None]
        extra: dict[str, Any] = {
            "view": _buttons(row, post.number, language, over=post.view.over, left=table.left),
            "nonce": _nonce(row, post),
            "allowed_mentions": pinging(users if ping else ()),
        }
        words = with_arrival(table.arrival, post_words(table, post, language))
        picture = await self._picture(table, post, language)
        if picture is not None and len(picture.png) <= self._file_limit(row):
            try:
                file = as_file(picture, "board")
                sent = await channel.send(words, file=file, **extra)
            except discord.HTTPException as error:
                if error.status not in WORDS_WILL_DO:
                    raise
                log.warning(
                    "without its picture: table %s entry %s: %s", table.id, post.number, error
                )
            else:
                table.shown_in_words = False
                return int(sent.id)
        words = with_arrival(table.arrival, all_words(table, post, language))
        message_id = int((await channel.send(words, **extra)).id)
        table.shown_in_words = True
        return message_id

    async def _call_who_is_awaited(self, table: Table) -> bool:
        """Let the newest post name only those whose secret answer is still missing.

        Return whether that is done, or can never be done; the answers are in all the same.
        """
        assert table.shown is not None, "only a post that was shown can be out of date"
        post = msgspec.structs.replace(table.shown, view=table.view(None))
        before, table.awaited_in_post = table.awaited_in_post, post.view.asked
        try:
            row = await self._database.tables.get(table.id)
            if row.shown_message_id is not None:
                channel = self._channels.get_partial_messageable(
                    row.channel_id, guild_id=row.guild_id
                )
                message = channel.get_partial_message(row.shown_message_id)
                words = post_words if await self._has_picture(table, post, message) else all_words
                told = words(table, post, Language.of(row.locale))
                await message.edit(content=with_arrival(table.arrival, told))
        except Exception as error:
            log.warning("awaited not told: table %s: %s", table.id, error)
            if not isinstance(error, discord.Forbidden | discord.NotFound):
                table.awaited_in_post = before
                return False
        return True

    def _file_limit(self, row: TableRow) -> int:
        """Return how large a file may be in a table's server, in bytes."""
        guild = self._channels.get_guild(row.guild_id)
        return FILE_LIMIT if guild is None else int(guild.filesize_limit)

    async def _has_picture(self, table: Table, post: Post, message: discord.PartialMessage) -> bool:
        """Whether a post that was shown, perhaps before a restart, came with its picture."""
        if post.since is None:
            return False
        if table.shown_in_words is None:
            table.shown_in_words = not (await message.fetch()).attachments
        return not table.shown_in_words

    async def _picture(self, table: Table, post: Post, language: Language) -> Picture | None:
        if post.since is None:
            return None
        return await self._drawing.board(
            table.game.slug,
            post.view,
            table.names,
            language.code,
            about=f"table {table.id} entry {post.number}",
            since=post.since,
            posted=True,
        )

    async def remove_old_buttons(self, row: TableRow) -> None:
        """Take the buttons off the message before the newest one; say where a table went.

        Where it went is said once its board is there: until then the row tells that board where it
        came from. That it cannot be done is no reason to stop: old buttons show what is current all
        the same.
        """
        message_id = row.previous_message_id
        on_its_way = row.previous_channel_id is not None and row.anew_at is not None
        if message_id is None or (on_its_way and row.status != "closed"):
            return
        channel_id = row.previous_channel_id or row.channel_id
        channel = self._channels.get_partial_messageable(channel_id, guild_id=row.guild_id)
        message = channel.get_partial_message(message_id)
        try:
            moved = row.previous_channel_id is not None
            words = await _farewell(row, message) if moved else {}
            await message.edit(view=None, **words)
        except discord.HTTPException as error:
            log.info("old buttons stay: table %s message %s: %s", row.id, message_id, error)
        await self._database.boards.old_buttons_removed(row.id, message_id)

    async def retire_buttons(self, table_id: int) -> None:
        """Leave under the newest board of a closed table only what can still be looked at.

        A post that is on its way is waited for, for a moment. That it cannot be done is no reason
        to stop: the buttons say that the table is closed.
        """
        running = self._running.get(table_id)
        if running is not None:
            self._hurry[table_id].set()
            await asyncio.wait({running}, timeout=TIME_TO_FINISH)
        row = await self._database.tables.get(table_id)
        await self.remove_old_buttons(row)
        if row.shown_message_id is None or row.shown_number is None:
            return
        channel = self._channels.get_partial_messageable(row.channel_id, guild_id=row.guild_id)
        view = _buttons(row, row.shown_number, Language.of(row.locale), over=True)
        try:
            await channel.get_partial_message(row.shown_message_id).edit(view=view)
        except discord.HTTPException as error:
            log.info("buttons stay: table %s: %s", table_id, error)


def _called_by(table: Table, post: Post) -> Sequence[Seat]:
    """Return whom a post pings: all who are asked, but not once more for the same question.

    It is asked once more when a seat changes hands; then only who plays that seat now is called.
    """
    before = table.shown
    same = before is not None and before.number < post.number and before.decision == post.decision
    if not same or not all(isinstance(event, Reseated) for event in post.events):
        return post.view.asked
    changed = {event.seat for event in post.events if isinstance(event, Reseated)}
    return [seat for seat in post.view.asked if seat in changed]


def _buttons(
    row: TableRow, number: int, language: Language, *, over: bool, left: Sequence[Seat] = ()
) -> discord.ui.View:
    boards = board_labels(row.game, language)
    return board_buttons(row.id, number, language, boards=boards, over=over, left=left)


async def _farewell(row: TableRow, message: discord.PartialMessage) -> dict[str, str]:
    """Return what a message says once its table is elsewhere; nothing if it cannot be read."""
    language = Language.of(row.locale)
    if row.started_at is None:
        return {"content": with_farewell("", row, language)}
    try:
        told = (await message.fetch()).content
    except discord.Forbidden:
        return {}
    return {"content": with_farewell(told, row, language)}


def _nonce(row: TableRow, post: Post) -> str:
    """Return by what Discord knows a second copy of a post from one that is to come once more."""
    anew = "" if row.anew_at is None else f"-{row.anew_at % 10**9}"
    return f"{row.id}-{post.number}{anew}"


def _log_failure(table: Table, post: Post, error: Exception) -> None:
    if isinstance(error, discord.HTTPException):
        log.warning("not posted: table %s entry %s: %s", table.id, post.number, error)
    else:
        log.error("not posted: table %s entry %s", table.id, post.number, exc_info=error)
