"""`/about`: which bot this is, and how it is."""

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from bot.operating.about import about
from bot.ui.answers import Interaction, answer, reader_language

if TYPE_CHECKING:
    from bot.client import Malecon


class About(commands.Cog):
    """Tells about the bot itself."""

    def __init__(self, client: "Malecon") -> None:
        self._client = client

    @app_commands.command(description="See the bot's version, and whether it is well.")
    @app_commands.guild_only()
    async def about(self, interaction: Interaction) -> None:
        """Tell it privately."""
        await answer(interaction, about(self._client, reader_language(interaction)))
