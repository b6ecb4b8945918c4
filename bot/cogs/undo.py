"""Taking back what one has just done."""

from typing import TYPE_CHECKING, Literal

from discord import app_commands
from discord.ext import commands

from bot.ui.answers import Interaction

if TYPE_CHECKING:
    from bot.client import Malecon


class UndoCog(commands.Cog):
    """`/undo`; the buttons under a private reply do the same."""

    def __init__(self, client: "Malecon") -> None:
        self._client = client

    @app_commands.command(
        description="Take back what you did last, or ask the others to go further back together."
    )
    @app_commands.describe(what="Your last step, or all you have done since the others acted")
    @app_commands.guild_only()
    async def undo(
        self, interaction: Interaction, what: Literal["last step", "whole turn"] = "last step"
    ) -> None:
        """Take back a step, or the whole turn."""
        await self._client.answering.undo_command(interaction, whole=what == "whole turn")
