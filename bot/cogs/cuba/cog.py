"""`/cuba`: the verbs of Cuba."""

from discord import app_commands
from discord.app_commands import Transform
from discord.ext import commands

from bot.cogs.cuba import parameters as p
from bot.cogs.cuba.parts import SLUG, in_order
from bot.cogs.verbs import Verbs
from bot.ui.answers import Interaction
from games.cuba.actions import (
    Activate,
    Bribe,
    Build,
    Buy,
    Decline,
    Deliver,
    Enact,
    Exchange,
    Finish,
    Give,
    Harvest,
    Load,
    Move,
    Pay,
    Pick,
    Place,
    Play,
    Sell,
    SetAside,
    Store,
    Swap,
    Veto,
)


@app_commands.guild_only()
class CubaCog(Verbs, commands.GroupCog, group_name="cuba", group_description="Play Cuba."):
    """One command for each verb of the rules; every parameter is completed from what is legal."""

    game = SLUG

    @app_commands.command(description="Pick two materials, then two crops, before the game.")
    @app_commands.describe(first="The first cube", second="The second one, of any of the kinds")
    async def pick(
        self,
        interaction: Interaction,
        first: Transform[str, p.PICK_FIRST],
        second: Transform[str, p.PICK_SECOND],
    ) -> None:
        """Pick two cubes."""
        reader = await self._player(interaction)
        pick = Pick(
            p.PICK_FIRST.read(interaction, reader, first),
            p.PICK_SECOND.read(interaction, reader, second),
        )
        await self._act(interaction, reader, in_order(reader, pick))

    @app_commands.command(
        name="set-aside", description="Variant: put a card aside in secret for parliament."
    )
    @app_commands.describe(character="Which card; it may be changed until all cards are in")
    async def set_aside(
        self, interaction: Interaction, character: Transform[str, p.SET_ASIDE]
    ) -> None:
        """Set a card aside."""
        reader = await self._player(interaction)
        card = p.SET_ASIDE.read(interaction, reader, character)
        await self._act(interaction, reader, SetAside(card))

    @app_commands.command(description="Play a card for its action, or for what a marker gives.")
    @app_commands.describe(
        character="Which card", take="What to take instead of the action, while places are free"
    )
    async def play(
        self,
        interaction: Interaction,
        character: Transform[str, p.PLAY_CHARACTER],
        take: Transform[str, p.PLAY_TAKE] = "",
    ) -> None:
        """Play a card."""
        reader = await self._player(interaction)
        card = p.PLAY_CHARACTER.read(interaction, reader, character)
        instead = p.PLAY_TAKE.read(interaction, reader, take) if take else None
        await self._act(interaction, reader, Play(card, instead))

    @app_commands.command(description="Worker: put your figure on a field, or leave it there.")
    @app_commands.describe(field="The number of the field")
    async def move(self, interaction: Interaction, field: Transform[str, p.MOVE]) -> None:
        """Move the figure."""
        reader = await self._player(interaction)
        await self._act(interaction, reader, Move(p.MOVE.read(interaction, reader, field)))

    @app_commands.command(
        description="Worker: harvest a crop field, for a water when none is free."
    )
    @app_commands.describe(field="The number of the field")
    async def harvest(self, interaction: Interaction, field: Transform[str, p.HARVEST]) -> None:
        """Harvest a field."""
        reader = await self._player(interaction)
        await self._act(interaction, reader, Harvest(p.HARVEST.read(interaction, reader, field)))

    @app_commands.command(description="Tradeswoman: buy crops or goods, the cheapest first.")
    @app_commands.describe(cube="Which kind", amount="How many; 1 if you do not say")
    async def buy(
        self,
        interaction: Interaction,
        cube: Transform[str, p.BUY_CUBE],
        amount: Transform[int, p.BUY_AMOUNT] = 1,
    ) -> None:
        """Buy on the market."""
        reader = await self._player(interaction)
        kind = p.BUY_CUBE.read(interaction, reader, cube)
        await self._act(interaction, reader, Buy(kind, amount))

    @app_commands.command(description="Tradeswoman: sell crops or goods, at the best price first.")
    @app_commands.describe(cube="Which kind", amount="How many; 1 if you do not say")
    async def sell(
        self,
        interaction: Interaction,
        cube: Transform[str, p.SELL_CUBE],
        amount: Transform[int, p.SELL_AMOUNT] = 1,
    ) -> None:
        """Sell on the market."""
        reader = await self._player(interaction)
        kind = p.SELL_CUBE.read(interaction, reader, cube)
        await self._act(interaction, reader, Sell(kind, amount))

    @app_commands.command(description="Architect: choose a building to pay for.")
    @app_commands.describe(building="Which building")
    async def build(self, interaction: Interaction, building: Transform[str, p.BUILD]) -> None:
        """Choose a building."""
        reader = await self._player(interaction)
        await self._act(interaction, reader, Build(p.BUILD.read(interaction, reader, building)))

    @app_commands.command(description="Architect: pay for the building and put it on a field.")
    @app_commands.describe(field="The number of the field, whose terrain is lost")
    async def place(self, interaction: Interaction, field: Transform[str, p.PLACE]) -> None:
        """Place the building."""
        reader = await self._player(interaction)
        await self._act(interaction, reader, Place(p.PLACE.read(interaction, reader, field)))

    @app_commands.command(description="Foreman: activate one of your buildings.")
    @app_commands.describe(field="The number of its field, or what it is called")
    async def activate(self, interaction: Interaction, field: Transform[str, p.ACTIVATE]) -> None:
        """Activate a building."""
        reader = await self._player(interaction)
        await self._act(interaction, reader, Activate(p.ACTIVATE.read(interaction, reader, field)))

    @app_commands.command(description="Give cubes for what your building pays or makes.")
    @app_commands.describe(cube="Which kind", amount="How many; 1 if you do not say")
    async def give(
        self,
        interaction: Interaction,
        cube: Transform[str, p.GIVE_CUBE],
        amount: Transform[int, p.GIVE_AMOUNT] = 1,
    ) -> None:
        """Give cubes to a building."""
        reader = await self._player(interaction)
        kind = p.GIVE_CUBE.read(interaction, reader, cube)
        await self._act(interaction, reader, Give(kind, amount))

    @app_commands.command(description="Black market: give a crop or good for one of another kind.")
    @app_commands.describe(give="What you give", take="What you take")
    async def swap(
        self,
        interaction: Interaction,
        give: Transform[str, p.SWAP_GIVE],
        take: Transform[str, p.SWAP_TAKE],
    ) -> None:
        """Swap on the black market."""
        reader = await self._player(interaction)
        swap = Swap(
            p.SWAP_GIVE.read(interaction, reader, give), p.SWAP_TAKE.read(interaction, reader, take)
        )
        await self._act(interaction, reader, swap)

    @app_commands.command(description="Warehouse: bring crops in from the yard.")
    @app_commands.describe(crop="Which crop", amount="How many; 1 if you do not say")
    async def store(
        self,
        interaction: Interaction,
        crop: Transform[str, p.STORE_CROP],
        amount: Transform[int, p.STORE_AMOUNT] = 1,
    ) -> None:
        """Store crops."""
        reader = await self._player(interaction)
        kind = p.STORE_CROP.read(interaction, reader, crop)
        await self._act(interaction, reader, Store(kind, amount))

    @app_commands.command(description="Mayor and offices: load crops or goods on a ship.")
    @app_commands.describe(
        dock="In which dock, which is the points for each cube",
        cube="Which kind",
        amount="How many; 1 if you do not say",
    )
    async def load(
        self,
        interaction: Interaction,
        dock: Transform[int, p.LOAD_DOCK],
        cube: Transform[str, p.LOAD_CUBE],
        amount: Transform[int, p.LOAD_AMOUNT] = 1,
    ) -> None:
        """Load a ship."""
        reader = await self._player(interaction)
        kind = p.LOAD_CUBE.read(interaction, reader, cube)
        await self._act(interaction, reader, Load(dock, kind, amount))

    @app_commands.command(description="Church: take one of the open bills out of the game.")
    @app_commands.describe(statute="Which bill")
    async def veto(self, interaction: Interaction, statute: Transform[str, p.VETO]) -> None:
        """Veto a bill."""
        reader = await self._player(interaction)
        await self._act(interaction, reader, Veto(p.VETO.read(interaction, reader, statute)))

    @app_commands.command(description="Lighthouse: exchange the ship at sea for one of the pile.")
    @app_commands.describe(ship="The number of the ship that comes")
    async def exchange(self, interaction: Interaction, ship: Transform[int, p.EXCHANGE]) -> None:
        """Exchange the ship at sea."""
        reader = await self._player(interaction)
        await self._act(interaction, reader, Exchange(ship))

    @app_commands.command(description="Say in secret how many votes you buy, a peso each.")
    @app_commands.describe(pesos="How many; it may be changed until all have said")
    async def bribe(self, interaction: Interaction, pesos: Transform[int, p.BRIBE]) -> None:
        """Buy votes."""
        reader = await self._player(interaction)
        await self._act(interaction, reader, Bribe(pesos))

    @app_commands.command(description="Make one of the open bills law.")
    @app_commands.describe(statute="Which bill")
    async def enact(self, interaction: Interaction, statute: Transform[str, p.ENACT]) -> None:
        """Enact a bill."""
        reader = await self._player(interaction)
        await self._act(interaction, reader, Enact(p.ENACT.read(interaction, reader, statute)))

    @app_commands.command(description="Pay the tax.")
    async def pay(self, interaction: Interaction) -> None:
        """Pay the tax."""
        await self._do(interaction, Pay())

    @app_commands.command(description="Deliver the duty: one cube, or two together.")
    @app_commands.describe(first="The cube", second="The other one, when the duty is two")
    async def deliver(
        self,
        interaction: Interaction,
        first: Transform[str, p.DELIVER_FIRST],
        second: Transform[str, p.DELIVER_SECOND] = "",
    ) -> None:
        """Deliver the duty."""
        reader = await self._player(interaction)
        delivery = Deliver(
            p.DELIVER_FIRST.read(interaction, reader, first),
            p.DELIVER_SECOND.read(interaction, reader, second) if second else None,
        )
        await self._act(interaction, reader, in_order(reader, delivery))

    @app_commands.command(description="Do without what is offered.")
    async def decline(self, interaction: Interaction) -> None:
        """Do without."""
        await self._do(interaction, Decline())

    @app_commands.command(description="Be done with what you are doing.")
    async def finish(self, interaction: Interaction) -> None:
        """Be done."""
        await self._do(interaction, Finish())
