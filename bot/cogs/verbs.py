"""What all commands of games do: see who acts, and act."""

from typing import TYPE_CHECKING, ClassVar

from discord.ext import commands

from bot.replies import Reader
from bot.ui.answers import Interaction
from games.core.action import Action

if TYPE_CHECKING:
    from bot.client import Malecon


class Verbs(commands.Cog):
    """Some of the verbs of a game's rules, each a command."""

    game: ClassVar[str]

    def __init__(self, client: "Malecon") -> None:
        self._client = client

    async def _player(self, interaction: Interaction) -> Reader:
        return await self._client.answering.player(interaction, self.game)

    async def _act(self, interaction: Interaction, reader: Reader, action: Action) -> None:
        await self._client.answering.command(interaction, reader, action)

    async def _do(self, interaction: Interaction, action: Action) -> None:
        """Do what nothing has to be said about."""
        await self._act(interaction, await self._player(interaction), action)
