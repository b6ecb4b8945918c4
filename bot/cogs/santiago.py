"""`/santiago`: the verbs of Santiago de Cuba."""

from discord import app_commands
from discord.ext import commands

from bot.cogs.completion import choice_of, complete, legal, legal_of, numbered
from bot.cogs.typed import read_word
from bot.cogs.verbs import Verbs
from bot.replies import Reader
from bot.ui.answers import Interaction
from games.core.errors import InvalidAction
from games.registry import GAMES
from games.santiago.actions import (
    Decline,
    Deliver,
    Drive,
    Give,
    Keep,
    Pass,
    Place,
    Seize,
    Take,
    Use,
)
from games.santiago.data import BUILDINGS, CUBES, GOODS, Thing

SLUG = "santiago-de-cuba"
MOST_STOPS = 99


@app_commands.guild_only()
class SantiagoCog(
    Verbs, commands.GroupCog, group_name="santiago", group_description="Play Santiago de Cuba."
):
    """One command for each verb of the rules; every parameter is completed from what is legal."""

    game = SLUG

    @app_commands.command(description="Drive the car: the first stop is free, others cost a peso.")
    @app_commands.describe(stops="How many stops")
    async def drive(
        self, interaction: Interaction, stops: app_commands.Range[int, 1, MOST_STOPS]
    ) -> None:
        """Drive the car."""
        await self._do(interaction, Drive(stops))

    @app_commands.command(description="Take a good from Pablo.")
    @app_commands.describe(good="Which good")
    async def take(self, interaction: Interaction, good: str) -> None:
        """Take from Pablo."""
        reader = await self._player(interaction)
        await self._act(interaction, reader, Take(read_word(interaction, SLUG, good, GOODS)))

    @app_commands.command(description="Seize a building with Alonso's help.")
    @app_commands.describe(building="A building that belongs to nobody")
    async def seize(self, interaction: Interaction, building: str) -> None:
        """Seize a building."""
        reader = await self._player(interaction)
        await self._act(
            interaction, reader, Seize(read_word(interaction, SLUG, building, BUILDINGS))
        )

    @app_commands.command(description="Use the building your piece stands on, or one you own.")
    @app_commands.describe(how="What to do with it")
    async def use(self, interaction: Interaction, how: str) -> None:
        """Use a building."""
        reader = await self._player(interaction)
        await self._act(interaction, reader, self._use(interaction, reader, how))

    @app_commands.command(description="Do without what Pablo, Alonso or your building offers.")
    async def decline(self, interaction: Interaction) -> None:
        """Do without."""
        await self._do(interaction, Decline())

    @app_commands.command(description="Give one thing because of El Zorro.")
    @app_commands.describe(thing="A peso, a point or a good")
    async def give(self, interaction: Interaction, thing: str) -> None:
        """Give to El Zorro's friend."""
        reader = await self._player(interaction)
        things: tuple[Thing, ...] = ("peso", "point", *CUBES)
        await self._act(interaction, reader, Give(read_word(interaction, SLUG, thing, things)))

    @app_commands.command(description="Move your piece to a building of the Cuban's flower.")
    @app_commands.describe(building="Which building")
    async def place(self, interaction: Interaction, building: str) -> None:
        """Place the piece."""
        reader = await self._player(interaction)
        await self._act(
            interaction, reader, Place(read_word(interaction, SLUG, building, BUILDINGS))
        )

    @app_commands.command(description="Deliver one kind of good, or wood, to the ship.")
    @app_commands.describe(cargo="Which good, or wood in its place", amount="How many cubes")
    async def deliver(
        self, interaction: Interaction, cargo: str, amount: app_commands.Range[int, 1, 8]
    ) -> None:
        """Deliver to the ship."""
        reader = await self._player(interaction)
        cube, _, instead = cargo.partition(":")
        good = read_word(interaction, SLUG, instead, GOODS) if instead else None
        await self._act(
            interaction, reader, Deliver(read_word(interaction, SLUG, cube, CUBES), amount, good)
        )

    @app_commands.command(name="pass", description="Deliver nothing more in this round.")
    async def pass_(self, interaction: Interaction) -> None:
        """Pass in the delivery round."""
        await self._do(interaction, Pass())

    @app_commands.command(description="Put four dice on the new ship and set one aside.")
    @app_commands.describe(without="The good that this ship does not want")
    async def keep(self, interaction: Interaction, without: str) -> None:
        """Load the dice."""
        reader = await self._player(interaction)
        await self._act(interaction, reader, Keep(read_word(interaction, SLUG, without, GOODS)))

    @drive.autocomplete("stops")
    async def _stops(
        self, interaction: Interaction, typed: int | str
    ) -> list[app_commands.Choice[int]]:
        return await complete(
            self._client, interaction, SLUG, Drive, lambda drive: drive.stops, typed
        )

    @take.autocomplete("good")
    async def _goods(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await complete(self._client, interaction, SLUG, Take, _good_of, typed)

    @seize.autocomplete("building")
    async def _unowned(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        return await complete(self._client, interaction, SLUG, Seize, _building_of, typed)

    @place.autocomplete("building")
    async def _free(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await complete(self._client, interaction, SLUG, Place, _building_of, typed)

    @use.autocomplete("how")
    async def _uses(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await complete(self._client, interaction, SLUG, Use, str, typed)

    @give.autocomplete("thing")
    async def _things(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await complete(
            self._client, interaction, SLUG, Give, lambda gift: str(gift.thing), typed
        )

    @keep.autocomplete("without")
    async def _dice(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await complete(
            self._client, interaction, SLUG, Keep, lambda keep: str(keep.without), typed
        )

    @deliver.autocomplete("cargo")
    async def _cargoes(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        """Offer each cargo once, at the largest amount."""
        choices = await complete(self._client, interaction, SLUG, Deliver, _cargo_of, typed)
        return list({choice.value: choice for choice in choices}.values())

    @deliver.autocomplete("amount")
    async def _amounts(
        self, interaction: Interaction, typed: int | str
    ) -> list[app_commands.Choice[int]]:
        found = await legal(self._client, interaction, SLUG, Deliver)
        if found is None:
            return []
        reader, deliveries = found
        cargo = str(getattr(interaction.namespace, "cargo", ""))
        possible = [delivery for delivery in deliveries if _cargo_of(delivery) == cargo]
        return numbered(reader, possible, lambda delivery: delivery.amount, typed)

    def _use(self, interaction: Interaction, reader: Reader, how: str) -> Use:
        """Read a use as completed, or as it is called on its button."""
        for use in legal_of(reader, Use):
            choice = choice_of(reader, use)
            if how.casefold() in (choice.label.casefold(), choice.line.casefold()):
                return use
        try:
            action = GAMES[SLUG].parse_action(how)
        except InvalidAction:
            action = None
        if isinstance(action, Use):
            return action
        return Use(read_word(interaction, SLUG, how, BUILDINGS))


def _good_of(action: Take) -> str:
    return action.good


def _building_of(action: Seize | Place) -> str:
    return action.building


def _cargo_of(action: Deliver) -> str:
    return f"{action.cube}:{action.instead}" if action.instead else action.cube
