"""`/maracaibo village`: what can be done in a village only."""

from discord import app_commands
from discord.app_commands import Transform

from bot.cogs.maracaibo import parameters as p
from bot.cogs.verbs import Verbs
from bot.ui.answers import Interaction
from games.maracaibo.actions import Drill, Earn, Enlist, Scout, Sell


class VillageVerbs(Verbs):
    """The village actions, but for buying and investing."""

    village = app_commands.Group(name="village", description="Further village actions.")

    @village.command(description="Take a doubloon.")
    async def earn(self, interaction: Interaction) -> None:
        """Take a doubloon."""
        await self._do(interaction, Earn())

    @village.command(description="Discard your whole hand for doubloons.")
    async def sell(self, interaction: Interaction) -> None:
        """Sell the hand."""
        await self._do(interaction, Sell())

    @village.command(description="Armoury: discard a card for combat points.")
    @app_commands.describe(card="Which card of your hand")
    async def drill(self, interaction: Interaction, card: Transform[str, p.DRILL]) -> None:
        """Drill with a card."""
        reader = await self._player(interaction)
        await self._act(interaction, reader, Drill(p.DRILL.read(interaction, reader, card)))

    @village.command(description="Crew call: discard your hand for doubloons and a figure.")
    async def enlist(self, interaction: Interaction) -> None:
        """Call a crew."""
        await self._do(interaction, Enlist())

    @village.command(description="Scouts: pay doubloons to explore.")
    async def scout(self, interaction: Interaction) -> None:
        """Send scouts."""
        await self._do(interaction, Scout())
