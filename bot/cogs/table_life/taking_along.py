"""`/table export` and `/table import`."""

import discord
from discord import app_commands

from bot.cogs.table_life.part import TablePart
from bot.ui.answers import Interaction


class TakingAlong(TablePart):
    """The commands for games as files."""

    @app_commands.command(description="Get the log as a file: the whole one after the end.")
    @app_commands.describe(
        names="Put the players' names into the file; else it has seats only",
        table="Which table; without it this channel's, or the last one finished here",
    )
    async def export(
        self, interaction: Interaction, names: bool = False, table: int | None = None
    ) -> None:
        """Give the log of a table."""
        await self._client.taking_along.export(interaction, table, names=names)

    @export.autocomplete("table")
    async def _complete_exported(
        self, interaction: Interaction, typed: int | str
    ) -> list[app_commands.Choice[int]]:
        return await self._client.taking_along.complete(interaction, str(typed))

    @app_commands.command(name="import", description="Open a finished game to be looked at here.")
    @app_commands.describe(file="What /table export gave when the game was over")
    async def open_file(self, interaction: Interaction, file: discord.Attachment) -> None:
        """Open a finished game from its file."""
        await self._client.taking_along.open_file(interaction, file)
