"""`/maracaibo fight`: a combat, step by step."""

from discord import app_commands
from discord.app_commands import Transform

from bot.cogs.maracaibo import parameters as p
from bot.cogs.verbs import Verbs
from bot.ui.answers import Interaction
from games.maracaibo.actions import Add, Annex, Fight, Raid, Reveal, Win


class FightVerbs(Verbs):
    """A combat: the token, the nation, the points, and what the total is spent on."""

    fight = app_commands.Group(name="fight", description="A combat, step by step.")

    @fight.command(description="Turn up the top token of a pile.")
    @app_commands.describe(pile="Left or right")
    async def reveal(self, interaction: Interaction, pile: Transform[str, p.REVEAL]) -> None:
        """Turn up a token."""
        reader = await self._player(interaction)
        await self._act(interaction, reader, Reveal(p.REVEAL.read(interaction, reader, pile)))

    @fight.command(name="for", description="Choose the nation you fight for.")
    @app_commands.describe(nation="Which nation")
    async def for_nation(self, interaction: Interaction, nation: Transform[str, p.FIGHT]) -> None:
        """Choose a nation."""
        reader = await self._player(interaction)
        await self._act(interaction, reader, Fight(p.FIGHT.read(interaction, reader, nation)))

    @fight.command(description="Add some of your combat points to the token's value.")
    @app_commands.describe(points="How many; 0 for none")
    async def add(self, interaction: Interaction, points: Transform[int, p.ADD]) -> None:
        """Add combat points."""
        await self._do(interaction, Add(points))

    @fight.command(description="Spend some of the total on influence with your nation.")
    @app_commands.describe(influence="1 or 3")
    async def win(self, interaction: Interaction, influence: Transform[int, p.WIN]) -> None:
        """Spend on influence."""
        reader = await self._player(interaction)
        await self._act(interaction, reader, Win(p.WIN.read(interaction, reader, influence)))

    @fight.command(description="Put a marker of your nation on a village or city.")
    @app_commands.describe(location="Its number or name")
    async def annex(self, interaction: Interaction, location: Transform[str, p.ANNEX]) -> None:
        """Annex a location."""
        reader = await self._player(interaction)
        await self._act(interaction, reader, Annex(p.ANNEX.read(interaction, reader, location)))

    @fight.command(description="Letter of marque: spend some of the total on points.")
    async def raid(self, interaction: Interaction) -> None:
        """Use the Letter of marque."""
        await self._do(interaction, Raid())
