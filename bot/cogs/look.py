"""Looking at a table: my turn, my holdings, the board, the log."""

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from bot import replies
from bot.ui.answers import Interaction, answer

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
        await answer(interaction, replies.turn(await self._reader(interaction)))

    @app_commands.command(description="See privately what you hold.")
    @app_commands.guild_only()
    async def hand(self, interaction: Interaction) -> None:
        """Show the reader's holdings."""
        await answer(interaction, replies.hand(await self._reader(interaction)))

    @app_commands.command(description="See the board as it is now.")
    @app_commands.describe(for_all="Show it to everybody in the channel")
    @app_commands.guild_only()
    async def board(self, interaction: Interaction, for_all: bool = False) -> None:
        """Show the board, privately or for all."""
        reader = await self._reader(interaction)
        if for_all:
            reader = reader.in_public()
        await answer(interaction, replies.board(reader), public=for_all)

    @app_commands.command(description="Read privately what has happened.")
    @app_commands.guild_only()
    async def log(self, interaction: Interaction) -> None:
        """Show the latest page of the log."""
        await answer(interaction, replies.log(await self._reader(interaction)))

    async def _reader(self, interaction: Interaction) -> replies.Reader:
        table = await self._client.finding.table(interaction)
        return await self._client.reader(interaction, table)
