"""Looking at a table: my turn, my holdings, the board, the log."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from bot import replies
from bot.ui.answers import Interaction, Reply, answer

if TYPE_CHECKING:
    from bot.client import Malecon


class Look(commands.Cog):
    """`/turn`, `/hand`, `/board` and `/log`; the buttons under a board do the same."""

    def __init__(self, client: "Malecon") -> None:
        self._client = client

    @app_commands.command(description="See privately what is asked of you, and answer it.")
    @app_commands.guild_only()
    async def turn(self, interaction: Interaction) -> None:
        """Show what is asked of the reader."""
        await self._show(interaction, replies.turn)

    @app_commands.command(description="See privately what you hold.")
    @app_commands.guild_only()
    async def hand(self, interaction: Interaction) -> None:
        """Show the reader's holdings."""
        await self._show(interaction, replies.hand)

    @app_commands.command(description="See the board as it is now.")
    @app_commands.describe(for_all="Show it to everybody in the channel")
    @app_commands.guild_only()
    async def board(self, interaction: Interaction, for_all: bool = False) -> None:
        """Show the board, privately or for all."""
        await self._show(interaction, replies.board, public=for_all)

    @app_commands.command(description="Read privately what has happened.")
    @app_commands.guild_only()
    async def log(self, interaction: Interaction) -> None:
        """Show the latest page of the log."""
        await self._show(interaction, replies.log)

    async def _show(
        self,
        interaction: Interaction,
        reply: Callable[[replies.Reader], Awaitable[Reply]],
        *,
        public: bool = False,
    ) -> None:
        table = await self._client.finding.table(interaction)
        reader = await self._client.reader(interaction, table)
        if public:
            reader = reader.in_public()
        said = reply(reader)
        if table.row.channel_id != interaction.channel_id:
            said = replies.from_elsewhere(reader, said)
        await answer(interaction, said, public=public)
