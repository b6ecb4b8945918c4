"""What happens to the channels of tables."""

from typing import TYPE_CHECKING

import discord
from discord.ext import commands

if TYPE_CHECKING:
    from bot.client import Malecon


class Channels(commands.Cog):
    """Notes which channels are deleted, and posts what waits where something has changed."""

    def __init__(self, client: "Malecon") -> None:
        self._client = client

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Note that a channel is gone."""
        self._client.places.note_gone(channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Note that a thread is gone."""
        self._client.places.note_gone(payload.thread_id)

    @commands.Cog.listener()
    async def on_guild_channel_update(
        self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        """Try again what could not be posted there: the bot may be allowed to by now."""
        self._try_again(after.guild.id)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """Note whether it takes posts, and try again what could not be posted there."""
        about = payload.data.get("thread_metadata", {})
        shut = bool(about.get("locked") and about.get("archived"))
        self._client.places.note_thread(payload.thread_id, shut=shut)
        self._try_again(payload.guild_id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """Try again what could not be posted: the bot may be allowed to by now."""
        self._try_again(after.guild.id)

    def _try_again(self, guild_id: int) -> None:
        for table in list(self._client.poster.troubled.values()):
            if table.row.guild_id == guild_id:
                self._client.poster.wake(table)
