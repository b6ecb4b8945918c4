"""Where tables are: whether a channel is still there, and what the bot may do in it."""

import asyncio
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import discord

from bot.permissions import lacking, needed_to_post, needed_to_show
from bot.table import Table
from bot.trouble import Trouble, advice, met, playing_on
from bot.wording.language import Language
from storage.rows import TableRow

if TYPE_CHECKING:
    from bot.client import Malecon

log = logging.getLogger(__name__)

PATIENCE = 5.0
"""Seconds that Discord may take to tell of a channel."""

Channel = discord.abc.GuildChannel | discord.Thread


class Place(NamedTuple):
    """A table's channel as far as it is known, and what keeps posts from it.

    `trouble` is None where all is well, and `allowed` None where it is not known.
    """

    channel: Channel | None
    trouble: Trouble | None
    allowed: discord.Permissions | None


class Places:
    """Looks at the channels of tables: from memory, or by asking Discord."""

    def __init__(self, client: "Malecon") -> None:
        self._client = client
        self._gone: set[int] = set()
        self._shut: set[int] = set()

    def note_gone(self, channel_id: int) -> None:
        """Take note that a channel or thread was deleted."""
        self._gone.add(channel_id)

    def note_thread(self, thread_id: int, *, shut: bool) -> None:
        """Take note whether a thread is locked and archived: discord.py forgets archived ones."""
        if shut:
            self._shut.add(thread_id)
        else:
            self._shut.discard(thread_id)

    def known(self, row: TableRow) -> Place:
        """Return a table's channel as it is known without asking Discord.

        A thread that was archived is not known, nor a channel that was deleted before the start.
        """
        if row.channel_id in self._gone:
            return Place(None, Trouble.GONE, None)
        channel = self._client.get_channel(row.channel_id)
        if isinstance(channel, Channel):
            return _judged(channel)
        return Place(None, Trouble.LOCKED if row.channel_id in self._shut else None, None)

    async def look(self, row: TableRow) -> Place:
        """Return a table's channel, asking Discord for one that is not known.

        A post that found no channel is believed, too.
        """
        place = self.known(row)
        if place.channel is None and place.trouble is None:
            return await self.ask(row)
        troubled = self._client.poster.troubled.get(row.id)
        if troubled is not None and troubled.trouble is Trouble.GONE:
            return Place(None, Trouble.GONE, None)
        return place

    async def ask(self, row: TableRow) -> Place:
        """Return a table's channel as Discord tells it now."""
        try:
            async with asyncio.timeout(PATIENCE):
                channel = await self._client.fetch_channel(row.channel_id)
        except (discord.DiscordException, TimeoutError) as error:
            trouble = met(error)
            if trouble is Trouble.GONE:
                self.note_gone(row.channel_id)
            log.info("channel not seen: table %s: %s", row.id, error)
            return self.known(row)._replace(trouble=trouble)
        if not isinstance(channel, Channel):
            return Place(None, Trouble.GONE, None)
        return _judged(channel)

    async def gone_among(self, rows: Sequence[TableRow]) -> list[TableRow]:
        """Return those tables whose channel is not there any more."""
        places = await asyncio.gather(*(self.look(row) for row in rows))
        return [
            row for row, place in zip(rows, places, strict=True) if place.trouble is Trouble.GONE
        ]

    def notice(self, table: Table, language: Language) -> str:
        """Say what keeps posts from a table's channel and what to do; "" where all is well."""
        if table.row.status == "closed" or (table.decision is None and not table.due):
            return ""
        place = self.known(table.row)
        trouble = place.trouble or table.trouble
        if trouble is None:
            return ""
        text = advice(trouble, f"<#{table.row.channel_id}>", missing(place, language), language)
        if trouble is Trouble.PICTURELESS:
            return f"⚠ {text}"
        return f"⚠ {text} {playing_on(language)}"


def missing(place: Place, language: Language) -> list[str]:
    """Return the names of the permissions that a table's channel lacks, the worst first."""
    if place.allowed is None:
        return []
    needed = needed_to_post(language, thread=isinstance(place.channel, discord.Thread))
    worst = lacking(place.allowed, needed)
    found = worst or lacking(place.allowed, needed_to_show(language)[:1])
    return [one.name for one in found]


def _judged(channel: Channel) -> Place:
    """Tell from what is known of a channel what keeps posts from it."""
    try:
        allowed = channel.permissions_for(channel.guild.me)
    except (discord.ClientException, AttributeError):
        return Place(channel, None, None)  # the thread's channel or the bot's roles are not known
    thread = isinstance(channel, discord.Thread)
    posting = needed_to_post(Language.of("en"), thread=thread)
    if _locked(channel, allowed):
        return Place(channel, Trouble.LOCKED, allowed)
    if lacking(allowed, posting):
        return Place(channel, Trouble.FORBIDDEN, allowed)
    if not allowed.attach_files:
        return Place(channel, Trouble.PICTURELESS, allowed)
    return Place(channel, None, allowed)


def _locked(channel: Channel, allowed: discord.Permissions) -> bool:
    """Whether a thread takes no posts; one that is only archived is opened by the next."""
    if not isinstance(channel, discord.Thread) or not channel.locked:
        return False
    return channel.archived or not allowed.manage_threads
