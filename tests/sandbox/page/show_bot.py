"""A bot that sends everything a bot may send, and answers as the tests of the page need it."""

import asyncio
import io
from typing import Any

import discord
from discord import app_commands, ui
from PIL import Image

from tests.local_discord import QUICK_READY

HUNGARIAN = {
    "Open a table": "Asztal nyitása",
    "table": "asztal",
    "new": "uj",
    "game": "jatek",
    "Which game": "Melyik játék",
    "Yellow": "Sárga",
}
GAMES = ("Santiago de Cuba", "Cuba", "Montego Bay", "Maracaibo")
ALT = "The board: the car stands at Maria."


def picture(
    name: str = "board.png", alt: str = ALT, size: tuple[int, int] = (1600, 1200)
) -> discord.File:
    """Return a picture of the size of a board."""
    data = io.BytesIO()
    Image.new("RGB", size, "#12293d").save(data, "PNG")
    data.seek(0)
    return discord.File(data, name, description=alt)


class Hungarian(app_commands.Translator):
    """Translate a few words, so that one user reads commands in their own language."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: Any
    ) -> str | None:
        return HUNGARIAN.get(string.message) if locale is discord.Locale.hungarian else None


class Gift(ui.Modal, title="A gift for El Zorro"):
    """A form with every kind of field."""

    words: ui.Label[Any] = ui.Label(
        text="What do you say?",
        description="All will read it.",
        component=ui.TextInput(min_length=3, max_length=20),
    )
    good: ui.Label[Any] = ui.Label(
        text="Good",
        component=ui.Select(
            options=[discord.SelectOption(label=good) for good in ("Rum", "Sugar", "Tobacco")],
            max_values=2,
        ),
    )
    speed: ui.Label[Any] = ui.Label(
        text="Speed",
        component=ui.RadioGroup(
            options=[discord.RadioGroupOption(label=speed) for speed in ("Fast", "Slow")]
        ),
    )
    extras: ui.Label[Any] = ui.Label(
        text="Extras",
        component=ui.CheckboxGroup(
            options=[discord.CheckboxGroupOption(label=extra) for extra in ("Bow", "Card")],
            required=False,
            min_values=0,
        ),
    )
    sure: ui.Label[Any] = ui.Label(text="I am sure", component=ui.Checkbox())

    def __init__(self, bot: "ShowBot") -> None:
        super().__init__(timeout=60)
        self.bot = bot

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        if self.bot.is_silent:
            return
        parts: list[Any] = [label.component for label in (self.words, self.good, self.speed)]
        said, goods, speed = parts
        extras: Any = self.extras.component
        sure: Any = self.sure.component
        answer = (
            f"{said.value}; {', '.join(goods.values)}; {speed.value}; {extras.values}; {sure.value}"
        )
        await interaction.response.send_message(answer, ephemeral=True)


class Errand(ui.Modal, title="An errand"):
    """A form with a person, a file and a text above them."""

    hint: ui.TextDisplay[Any] = ui.TextDisplay("Choose **well**.")
    whom: ui.Label[Any] = ui.Label(text="Whom", component=ui.UserSelect())
    letter: ui.Label[Any] = ui.Label(text="Letter", component=ui.FileUpload(required=False))
    note: ui.Label[Any] = ui.Label(
        text="Note", component=ui.TextInput(style=discord.TextStyle.paragraph, required=False)
    )

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        whom: Any = self.whom.component
        letter: Any = self.letter.component
        note: Any = self.note.component
        names = [file.filename for file in letter.values]
        answer = f"{whom.values[0].display_name}; {names}; {note.value!r}"
        await interaction.response.send_message(answer, ephemeral=True)


class Lobby(ui.View):
    """Buttons in every style, menus of every kind."""

    def __init__(self, bot: "ShowBot") -> None:
        super().__init__(timeout=60)
        self.bot = bot
        self.joined: list[str] = []
        self.add_item(ui.Button(label="Website", url="https://example.org/rules"))

    @ui.button(label="Join", emoji="🎲", style=discord.ButtonStyle.success, custom_id="join")
    async def join(self, interaction: discord.Interaction[Any], _button: Any) -> None:
        self.joined.append(interaction.user.display_name)
        await interaction.response.edit_message(
            content=f"Seated: {', '.join(self.joined)}", view=self
        )

    @ui.button(label="Form", style=discord.ButtonStyle.primary, custom_id="form")
    async def form(self, interaction: discord.Interaction[Any], _button: Any) -> None:
        await interaction.response.send_modal(Gift(self.bot))

    @ui.button(label="Silence", style=discord.ButtonStyle.secondary, custom_id="silence")
    async def silence(self, interaction: discord.Interaction[Any], _button: Any) -> None:
        """Answer nothing."""

    @ui.button(label="Closed", style=discord.ButtonStyle.danger, custom_id="closed", disabled=True)
    async def closed(self, interaction: discord.Interaction[Any], _button: Any) -> None:
        raise AssertionError

    @ui.select(
        placeholder="One good",
        custom_id="one",
        options=[
            discord.SelectOption(label="Rum", description="3 points each", emoji="🥃"),
            discord.SelectOption(label="Sugar", description="1 point each"),
            discord.SelectOption(label="Tobacco", description="2 points each"),
        ],
    )
    async def one(self, interaction: discord.Interaction[Any], select: Any) -> None:
        await interaction.response.send_message(f"One: {select.values}", ephemeral=True)

    @ui.select(
        placeholder="Two or three",
        custom_id="more",
        min_values=2,
        max_values=3,
        options=[discord.SelectOption(label=name) for name in ("José", "Maria", "Pedro", "Alonso")],
    )
    async def more(self, interaction: discord.Interaction[Any], select: Any) -> None:
        await interaction.response.send_message(f"More: {select.values}", ephemeral=True)

    @ui.select(cls=ui.UserSelect, placeholder="Somebody", custom_id="who")
    async def who(self, interaction: discord.Interaction[Any], select: Any) -> None:
        await interaction.response.send_message(
            f"Who: {select.values[0].display_name}", ephemeral=True
        )

    @ui.select(cls=ui.ChannelSelect, placeholder="Somewhere", custom_id="where")
    async def where(self, interaction: discord.Interaction[Any], select: Any) -> None:
        await interaction.response.send_message(f"Where: {select.values[0].name}", ephemeral=True)


class Board(ui.LayoutView):
    """Components V2 of every kind."""

    def __init__(self) -> None:
        super().__init__(timeout=60)
        gallery = ui.MediaGallery[Any](
            discord.MediaGalleryItem("attachment://board.png", description=ALT),
            discord.MediaGalleryItem("attachment://hand.png", description="A hand.", spoiler=True),
        )
        turn = ui.Button[Any](label="My turn", style=discord.ButtonStyle.primary, custom_id="turn")
        log: ui.File[Any] = ui.File("attachment://log.txt")
        small: ui.Thumbnail[Any] = ui.Thumbnail(
            "attachment://board.png", description="A small board."
        )
        self.add_item(
            ui.Container(
                ui.TextDisplay("## Round 4\n-# after 23 moves"),
                gallery,
                ui.Separator(),
                ui.Section("Pesos are private.", accessory=turn),
                ui.Section("A small picture.", accessory=small),
                log,
                ui.ActionRow(ui.Button(label="Log", custom_id="log")),
                accent_colour=0xFFC45C,
            )
        )

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        await interaction.response.send_message("Where to?", file=picture(), ephemeral=True)
        return False


class ShowBot(discord.Client):
    """Show things when asked; `release` lets deferred answers and the held one go on."""

    def __init__(self) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            guild_ready_timeout=QUICK_READY,
        )
        self.release = asyncio.Event()
        self.held = asyncio.Event()
        self.is_silent = False
        self.tree = app_commands.CommandTree(self)
        self.tree.add_command(table_group(self))
        add_commands(self.tree, self)

    async def setup_hook(self) -> None:
        await self.tree.set_translator(Hungarian())
        await self.tree.sync()


def table_group(bot: ShowBot) -> app_commands.Group:
    """Return /table new and /table info."""
    group = app_commands.Group(name="table", description="Tables", guild_only=True)

    @group.command(name="new", description="Open a table")
    @app_commands.describe(game="Which game", seats="How many play", rival="Against whom")
    @app_commands.choices(
        flower=[app_commands.Choice(name=name, value=name.lower()) for name in ("Yellow", "Blue")]
    )
    async def new(
        interaction: discord.Interaction[Any],
        game: str,
        seats: app_commands.Range[int, 2, 4],
        rival: discord.Member | None = None,
        is_open: bool | None = None,
        flower: str | None = None,
        place: discord.TextChannel | None = None,
        note: app_commands.Range[str, 3, 10] | None = None,
    ) -> None:
        told = [
            game,
            seats,
            rival and rival.display_name,
            is_open,
            flower,
            place and place.name,
            note,
        ]
        words = ", ".join(str(each) for each in told)
        await interaction.response.send_message(f"Table: {words}", view=Lobby(bot))

    @new.autocomplete("game")
    async def complete(
        interaction: discord.Interaction[Any], typed: str
    ) -> list[app_commands.Choice[str]]:
        if typed == "m":
            bot.held.set()
            await bot.release.wait()
        found = [name for name in GAMES if typed.lower() in name.lower()]
        return [app_commands.Choice(name=name, value=name.lower()) for name in found]

    @group.command(name="info", description="Tell about the table")
    async def info(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message("No table here.", ephemeral=True)

    return group


def add_commands(tree: app_commands.CommandTree[ShowBot], bot: ShowBot) -> None:
    """Add the commands without a group."""

    @tree.command(description="Show the board")
    async def board(interaction: discord.Interaction[Any]) -> None:
        log = discord.File(io.BytesIO(b"1. Ana drove."), "log.txt")
        files = [picture(), picture("hand.png", "A hand."), log]
        await interaction.response.send_message(view=Board(), files=files)

    @tree.command(description="Show a picture")
    async def look(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message("Ana drove to Maria.", file=picture())

    @tree.command(description="Think until released")
    async def think(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer(thinking=True)
        await bot.release.wait()
        await interaction.edit_original_response(content="Thought through.")

    @tree.command(description="Never answer")
    async def sleep(interaction: discord.Interaction[Any]) -> None:
        """Answer nothing."""

    @tree.command(description="Call somebody")
    async def call(interaction: discord.Interaction[Any], whom: discord.Member) -> None:
        await interaction.response.send_message(
            f"{whom.mention}, it is your turn.",
            allowed_mentions=discord.AllowedMentions(users=[whom]),
        )

    @tree.command(description="Go into a thread")
    async def thread(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message("The table is in the thread.")
        answer = await interaction.original_response()
        channel: Any = interaction.channel
        message = await channel.fetch_message(answer.id)
        opened = await message.create_thread(name="Cuba at seven")
        await opened.send("Welcome to the table.")
        await interaction.user.send("Your table is open.")

    @tree.command(description="Run an errand")
    async def errand(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_modal(Errand(timeout=60))

    @tree.command(description="Read a letter")
    @app_commands.describe(letter="The letter", copies="How many")
    async def letter(
        interaction: discord.Interaction[Any], letter: discord.Attachment, copies: int = 1
    ) -> None:
        words = (await letter.read()).decode()
        await interaction.response.send_message(f"{letter.filename}, {copies}: {words}")

    @tree.command(description="Show the final score")
    async def score(interaction: discord.Interaction[Any]) -> None:
        embed = discord.Embed(title="Final score", description="**Ana** wins.", colour=0x35D6C4)
        embed.add_field(name="Ana", value="31 points").add_field(name="Mateo", value="29 points")
        embed.set_footer(text="Santiago de Cuba").set_image(url="attachment://board.png")
        embed.set_thumbnail(url="https://example.org/elsewhere.png")
        await interaction.response.send_message(embed=embed, file=picture())
