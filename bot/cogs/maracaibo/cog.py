"""`/maracaibo`: the verbs of Maracaibo."""

from discord import app_commands
from discord.app_commands import Transform
from discord.ext import commands

from bot import replies
from bot.cogs.maracaibo import parameters as p
from bot.cogs.maracaibo.fighting import FightVerbs
from bot.cogs.maracaibo.parts import SLUG
from bot.cogs.maracaibo.village import VillageVerbs
from bot.ui.answers import Interaction, answer
from games.maracaibo.actions import (
    Act,
    Assist,
    Buy,
    Collect,
    Complete,
    Decline,
    Deliver,
    Discard,
    Draw,
    Explore,
    Finish,
    Influence,
    Invest,
    Keep,
    Pass,
    Pay,
    Plan,
    Quest,
    Remove,
    Sail,
    Take,
    Waive,
)


@app_commands.guild_only()
class MaracaiboCog(
    FightVerbs,
    VillageVerbs,
    commands.GroupCog,
    group_name="maracaibo",
    group_description="Play Maracaibo.",
):
    """One command for each verb of the rules; every parameter is completed from what is legal.

    Discord holds 25 commands in a group, so what belongs to combats and villages alone is in groups
    of its own.
    """

    game = SLUG

    @app_commands.command(description="Put a hand card into a planning area.")
    @app_commands.describe(card="Which card")
    async def plan(self, interaction: Interaction, card: Transform[str, p.PLAN]) -> None:
        """Plan a card."""
        reader = await self._player(interaction)
        await self._act(interaction, reader, Plan(p.PLAN.read(interaction, reader, card)))

    @app_commands.command(description="Discard a hand card.")
    @app_commands.describe(card="Which card")
    async def discard(self, interaction: Interaction, card: Transform[str, p.DISCARD]) -> None:
        """Discard a card."""
        reader = await self._player(interaction)
        await self._act(interaction, reader, Discard(p.DISCARD.read(interaction, reader, card)))

    @app_commands.command(description="Keep one of your two careers, in secret.")
    @app_commands.describe(career="Which career; it may be changed until all are in")
    async def keep(self, interaction: Interaction, career: Transform[str, p.KEEP]) -> None:
        """Keep a career."""
        reader = await self._player(interaction)
        await self._act(interaction, reader, Keep(p.KEEP.read(interaction, reader, career)))

    @app_commands.command(description="Complete a task of your career and take its figure.")
    @app_commands.describe(task="Its number, 1 to 3")
    async def complete(self, interaction: Interaction, task: Transform[int, p.COMPLETE]) -> None:
        """Complete a task."""
        await self._do(interaction, Complete(task))

    @app_commands.command(description="Sail 1 to 7 steps.")
    @app_commands.describe(
        to="The number or name of a location", route="By which branch, if both lead there"
    )
    async def sail(
        self,
        interaction: Interaction,
        to: Transform[str, p.SAIL_TO],
        route: Transform[str, p.SAIL_ROUTE] = "",
    ) -> None:
        """Sail."""
        reader = await self._player(interaction)
        location = p.SAIL_TO.read(interaction, reader, to)
        branch = p.SAIL_ROUTE.read(interaction, reader, route) if route else None
        await self._act(interaction, reader, Sail(location, branch))

    @app_commands.command(name="pass", description="Do no main action.")
    async def do_nothing(self, interaction: Interaction) -> None:
        """Pass."""
        await self._do(interaction, Pass())

    @app_commands.command(description="City: deliver the good of a hand card.")
    @app_commands.describe(card="Which card")
    async def deliver(self, interaction: Interaction, card: Transform[str, p.DELIVER]) -> None:
        """Deliver a good."""
        reader = await self._player(interaction)
        await self._act(interaction, reader, Deliver(p.DELIVER.read(interaction, reader, card)))

    @app_commands.command(description="Use the action of a city, or of a homeward-bound space.")
    @app_commands.describe(deed="Which one")
    async def act(self, interaction: Interaction, deed: Transform[str, p.ACT]) -> None:
        """Use the place."""
        reader = await self._player(interaction)
        await self._act(interaction, reader, Act(p.ACT.read(interaction, reader, deed)))

    @app_commands.command(description="Use one of your assistants here.")
    @app_commands.describe(card="The card of the assistant")
    async def assist(self, interaction: Interaction, card: Transform[str, p.ASSIST]) -> None:
        """Use an assistant."""
        reader = await self._player(interaction)
        await self._act(interaction, reader, Assist(p.ASSIST.read(interaction, reader, card)))

    @app_commands.command(description="Fulfil the quest that is here.")
    async def quest(self, interaction: Interaction) -> None:
        """Fulfil a quest."""
        await self._do(interaction, Quest())

    @app_commands.command(description="Quest: pay a good or an object with a hand card.")
    @app_commands.describe(card="Which card")
    async def pay(self, interaction: Interaction, card: Transform[str, p.PAY]) -> None:
        """Pay with a card."""
        reader = await self._player(interaction)
        await self._act(interaction, reader, Pay(p.PAY.read(interaction, reader, card)))

    @app_commands.command(description="Quest: pay an object by a project that allows it.")
    @app_commands.describe(thing="Which object")
    async def waive(self, interaction: Interaction, thing: Transform[str, p.WAIVE]) -> None:
        """Pay by a project."""
        reader = await self._player(interaction)
        await self._act(interaction, reader, Waive(p.WAIVE.read(interaction, reader, thing)))

    @app_commands.command(description="Buy a project from hand or planning area.")
    @app_commands.describe(card="Which card")
    async def buy(self, interaction: Interaction, card: Transform[str, p.BUY]) -> None:
        """Buy a project."""
        reader = await self._player(interaction)
        await self._act(interaction, reader, Buy(p.BUY.read(interaction, reader, card)))

    @app_commands.command(description="Village: invest in a prestige building.")
    @app_commands.describe(building="Which building")
    async def invest(self, interaction: Interaction, building: Transform[str, p.INVEST]) -> None:
        """Invest."""
        reader = await self._player(interaction)
        await self._act(interaction, reader, Invest(p.INVEST.read(interaction, reader, building)))

    @app_commands.command(description="Move your explorer.")
    @app_commands.describe(to="The number of a space on the explorer track")
    async def explore(self, interaction: Interaction, to: Transform[str, p.EXPLORE]) -> None:
        """Explore."""
        reader = await self._player(interaction)
        await self._act(interaction, reader, Explore(p.EXPLORE.read(interaction, reader, to)))

    @app_commands.command(description="Choose with which nation you gain influence.")
    @app_commands.describe(nation="Which nation")
    async def influence(
        self, interaction: Interaction, nation: Transform[str, p.INFLUENCE]
    ) -> None:
        """Gain influence."""
        reader = await self._player(interaction)
        nation_ = p.INFLUENCE.read(interaction, reader, nation)
        await self._act(interaction, reader, Influence(nation_))

    @app_commands.command(description="Take a disc off your ship board.")
    @app_commands.describe(upgrade="From the spot of which upgrade")
    async def remove(self, interaction: Interaction, upgrade: Transform[str, p.REMOVE]) -> None:
        """Remove a disc."""
        reader = await self._player(interaction)
        await self._act(interaction, reader, Remove(p.REMOVE.read(interaction, reader, upgrade)))

    @app_commands.command(description="Draw a card from the deck.")
    async def draw(self, interaction: Interaction) -> None:
        """Draw from the deck."""
        await self._do(interaction, Draw())

    @app_commands.command(description="Take a card of the gallery into your hand.")
    @app_commands.describe(card="Which card")
    async def take(self, interaction: Interaction, card: Transform[str, p.TAKE]) -> None:
        """Take from the gallery."""
        reader = await self._player(interaction)
        await self._act(interaction, reader, Take(p.TAKE.read(interaction, reader, card)))

    @app_commands.command(
        description="End of a round: take doubloons, or a point, and buy nothing."
    )
    async def collect(self, interaction: Interaction) -> None:
        """Take doubloons or a point."""
        await self._do(interaction, Collect())

    @app_commands.command(description="Do without what is offered.")
    async def decline(self, interaction: Interaction) -> None:
        """Do without."""
        await self._do(interaction, Decline())

    @app_commands.command(description="Be done with what you are doing.")
    async def finish(self, interaction: Interaction) -> None:
        """Be done."""
        await self._do(interaction, Finish())

    @app_commands.command(description="See nations, explorers, prestige buildings and gallery.")
    async def tracks(self, interaction: Interaction) -> None:
        """Show the tracks."""
        table = await self._client.finding.table_of(interaction, SLUG)
        reader = await self._client.reader(interaction, table)
        await answer(interaction, replies.second_board(reader))
