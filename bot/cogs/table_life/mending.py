"""`/table move` and `/table doctor`."""

from discord import app_commands

from bot.cogs.table_life.part import TablePart
from bot.ui.answers import Interaction


class Mending(TablePart):
    """The commands for when something is wrong with a table's channel."""

    @app_commands.command(description="Go on in this channel with one of your tables.")
    @app_commands.describe(table="Which one; without it the one whose channel is gone")
    async def move(self, interaction: Interaction, table: int | None = None) -> None:
        """Move a table here."""
        await self._client.moving.command(interaction, table)

    @move.autocomplete("table")
    async def _complete_moved(
        self, interaction: Interaction, typed: int | str
    ) -> list[app_commands.Choice[int]]:
        return await self._client.moving.complete(interaction, str(typed))

    @app_commands.command(description="See what keeps a table from being shown, and who can help.")
    @app_commands.describe(table="Which of your tables; without it this channel's")
    async def doctor(self, interaction: Interaction, table: int | None = None) -> None:
        """Examine a table."""
        await self._client.doctor.command(interaction, table)

    @doctor.autocomplete("table")
    async def _complete_examined(
        self, interaction: Interaction, typed: int | str
    ) -> list[app_commands.Choice[int]]:
        return await self._client.doctor.complete(interaction, str(typed))
