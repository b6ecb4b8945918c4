"""What all commands of Maracaibo do: see who acts, and act."""

from typing import TYPE_CHECKING

from discord.ext import commands

from bot.cogs.maracaibo.parts import SLUG
from bot.replies import Reader
from bot.ui.answers import Interaction
from games.core.action import Action

if TYPE_CHECKING:
    from bot.client import Malecon


class Verbs(commands.Cog):
    """Some of the verbs of the rules, each a command."""

    _client: "Malecon"

    async def _player(self, interaction: Interaction) -> Reader:
        return await self._client.answering.player(interaction, SLUG)

    async def _act(self, interaction: Interaction, reader: Reader, action: Action) -> None:
        await self._client.answering.command(interaction, reader, action)

    async def _do(self, interaction: Interaction, action: Action) -> None:
        """Do what nothing has to be said about."""
        await self._act(interaction, await self._player(interaction), action)
