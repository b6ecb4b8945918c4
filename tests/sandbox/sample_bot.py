"""A small ordinary bot that uses of Discord what the house's bot may use."""

import asyncio
import io
import re
from typing import Any, Self

import discord
from discord import app_commands
from PIL import Image

from tests.local_discord import QUICK_READY

GUILD_ONLY = discord.Intents(guilds=True)


def picture(width: int = 64, height: int = 48) -> io.BytesIO:
    """Return a PNG of one colour."""
    drawn = io.BytesIO()
    Image.new("P", (width, height), 3).save(drawn, "PNG")
    drawn.seek(0)
    return drawn


def board(name: str = "board.png") -> discord.File:
    return discord.File(picture(), name, description="An empty board.")


class Move(
    discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"mv:(?P<game>\d+):(?P<to>\w+)"
):
    """A button that works after a restart."""

    def __init__(self, game: int, to: str) -> None:
        super().__init__(discord.ui.Button(label=to, custom_id=f"mv:{game}:{to}"))
        self.game, self.to = game, to

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: Any, match: re.Match[str]
    ) -> Self:
        return cls(int(match["game"]), match["to"])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message(f"{self.to} in {self.game}", ephemeral=True)


class Note(discord.ui.Modal, title="A note"):
    text: discord.ui.Label[Any] = discord.ui.Label(
        text="Your note", component=discord.ui.TextInput(max_length=50)
    )
    colour: discord.ui.Label[Any] = discord.ui.Label(
        text="Colour",
        component=discord.ui.Select(
            options=[discord.SelectOption(label=c) for c in ("red", "blue")]
        ),
    )

    def __init__(self) -> None:
        super().__init__(timeout=60)

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        assert isinstance(self.text.component, discord.ui.TextInput)
        assert isinstance(self.colour.component, discord.ui.Select)
        words = f"{self.text.component.value} in {self.colour.component.values[0]}"
        await interaction.response.send_message(words, ephemeral=True)


class Lobby(discord.ui.View):
    def __init__(self) -> None:
        super().__init__(timeout=60)
        self.joined: list[str] = []

    @discord.ui.button(label="Join", emoji="🎲", custom_id="join")
    async def join(self, interaction: discord.Interaction[Any], _button: Any) -> None:
        self.joined.append(interaction.user.display_name)
        await interaction.response.edit_message(content=", ".join(self.joined), view=self)

    @discord.ui.button(label="Note", custom_id="note")
    async def note(self, interaction: discord.Interaction[Any], _button: Any) -> None:
        await interaction.response.send_modal(Note())

    @discord.ui.button(label="Closed", custom_id="closed", disabled=True)
    async def closed(self, interaction: discord.Interaction[Any], _button: Any) -> None:
        raise AssertionError

    @discord.ui.button(label="Later", custom_id="later")
    async def later(self, interaction: discord.Interaction[Any], _button: Any) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(content="edited later")

    @discord.ui.select(
        placeholder="A good",
        custom_id="good",
        options=[discord.SelectOption(label=g.title(), value=g) for g in ("rum", "tobacco")],
    )
    async def good(self, interaction: discord.Interaction[Any], select: Any) -> None:
        await interaction.response.send_message(f"chose {select.values[0]}", ephemeral=True)

    @discord.ui.select(cls=discord.ui.UserSelect, placeholder="Somebody", custom_id="whom")
    async def whom(self, interaction: discord.Interaction[Any], select: Any) -> None:
        await interaction.response.send_message(
            f"chose {select.values[0].mention}",
            allowed_mentions=discord.AllowedMentions(users=select.values),
        )


class Table(discord.ui.LayoutView):
    """A board in Components V2."""

    def __init__(self) -> None:
        super().__init__(timeout=60)
        shown = discord.MediaGalleryItem("attachment://board.png", description="The board, empty.")
        self.add_item(
            discord.ui.Container(
                discord.ui.TextDisplay("## The board"),
                discord.ui.MediaGallery(shown),
                discord.ui.Separator(),
                discord.ui.Section(
                    "Your turn",
                    accessory=discord.ui.Button(label="Resign", custom_id="mv:7:resign"),
                ),
                discord.ui.ActionRow(Move(7, "e4")),
            )
        )


class SampleBot(discord.Client):
    """Log in, synchronise, answer."""

    def __init__(self, *, intents: discord.Intents = GUILD_ONLY) -> None:
        super().__init__(
            intents=intents,
            allowed_mentions=discord.AllowedMentions.none(),
            guild_ready_timeout=QUICK_READY,
        )
        self.tree = app_commands.CommandTree(self)
        self.heard: list[discord.Message] = []
        self.failures: list[BaseException] = []
        self.resumed = asyncio.Event()
        self.enough = asyncio.Event()
        self.failed = asyncio.Event()
        add_commands(self.tree)
        self.tree.error(self.on_failure)

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Move)
        await self.tree.sync()

    async def on_failure(
        self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError
    ) -> None:
        self.failures.append(getattr(error, "original", error))
        self.failed.set()

    async def on_message(self, message: discord.Message) -> None:
        self.heard.append(message)

    async def on_resumed(self) -> None:
        self.resumed.set()


def add_commands(tree: app_commands.CommandTree[SampleBot]) -> None:
    game = app_commands.Group(name="game", description="Games.", guild_only=True)

    @game.command(description="Open a game.")
    @app_commands.describe(title="which game", seats="how many play", rival="against whom")
    async def new(
        interaction: discord.Interaction[SampleBot],
        title: str,
        seats: app_commands.Range[int, 2, 4] = 2,
        rival: discord.Member | None = None,
    ) -> None:
        against = f" against {rival.display_name}" if rival else ""
        await interaction.response.send_message(
            f"{title} for {seats}{against}", file=board(), view=Lobby()
        )

    @new.autocomplete("title")
    async def titles(
        interaction: discord.Interaction[SampleBot], typed: str
    ) -> list[app_commands.Choice[str]]:
        found = [t for t in ("santiago", "cuba", "maracaibo") if typed in t]
        return [app_commands.Choice(name=t.title(), value=t) for t in found]

    tree.add_command(game)

    @tree.command(description="A secret.")
    async def secret(interaction: discord.Interaction[SampleBot]) -> None:
        await interaction.response.send_message(
            f"{interaction.locale} {interaction.app_permissions.send_messages}", ephemeral=True
        )

    @tree.command(description="The board.")
    async def table(interaction: discord.Interaction[SampleBot]) -> None:
        await interaction.response.send_message(view=Table(), file=board())

    @tree.command(description="Something slow.")
    async def slow(interaction: discord.Interaction[SampleBot]) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await interaction.edit_original_response(content="done", attachments=[board()])
        await interaction.followup.send("and more", ephemeral=True)

    @tree.command(description="A thread.")
    async def thread(interaction: discord.Interaction[SampleBot]) -> None:
        await interaction.response.send_message("opening")
        answer = await interaction.original_response()
        message = await answer.channel.fetch_message(answer.id)
        opened = await message.create_thread(name="A game")
        first = await opened.send("in the thread", silent=True)
        await first.edit(content="edited in the thread", attachments=[board()])
        await interaction.user.send("your turn")

    @tree.command(description="Read a file.")
    async def read(interaction: discord.Interaction[SampleBot], file: discord.Attachment) -> None:
        about = f"{file.filename}, {file.size}, {file.content_type}, {file.ephemeral}"
        data = await file.read()
        await interaction.response.send_message(f"{about}: {data.decode()}", ephemeral=True)

    @tree.command(description="Say nothing in time.")
    async def late(interaction: discord.Interaction[SampleBot]) -> None:
        await interaction.client.enough.wait()
        await interaction.response.send_message("too late")

    @tree.command(description="Answer twice.")
    async def twice(interaction: discord.Interaction[SampleBot]) -> None:
        await interaction.response.send_message("once")
        await interaction.client.http.request(
            discord.http.Route(
                "POST",
                "/interactions/{webhook_id}/{webhook_token}/callback",
                webhook_id=interaction.id,
                webhook_token=interaction.token,
            ),
            json={"type": 4, "data": {"content": "twice"}},
        )
