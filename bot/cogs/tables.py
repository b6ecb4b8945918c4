"""`/table`: opening, joining, starting and closing tables."""

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from bot import replies
from bot.options import completions, options_from
from bot.refusals import say
from bot.ui import lobby
from bot.ui.answers import Interaction, reader_language
from games.registry import GAMES

if TYPE_CHECKING:
    from bot.client import Malecon

FEWEST_SEATS = min(min(game.seats) for game in GAMES.values())
MOST_SEATS = max(max(game.seats) for game in GAMES.values())


@app_commands.guild_only()
class TableCog(
    commands.GroupCog, group_name="table", group_description="Open, join, start and close tables."
):
    """The life of a table."""

    def __init__(self, client: "Malecon") -> None:
        self._client = client

    @app_commands.command(description="Open a table here; others join by its button.")
    @app_commands.describe(
        game="Which game",
        seats="For how many players",
        options="What you agree on, other than the printed rules",
        thread="Play in a new thread of this channel",
    )
    @app_commands.choices(
        game=[app_commands.Choice(name=game.title, value=slug) for slug, game in GAMES.items()]
    )
    async def new(
        self,
        interaction: Interaction,
        game: str,
        seats: app_commands.Range[int, FEWEST_SEATS, MOST_SEATS],
        options: str = "",
        thread: bool = False,
    ) -> None:
        """Open a lobby."""
        agreed = options_from(game, seats, options, reader_language(interaction))
        await self._client.lobbies.open_table(interaction, game, seats, agreed, thread=thread)

    @new.autocomplete("seats")
    async def _complete_seats(
        self, interaction: Interaction, typed: int | str
    ) -> list[app_commands.Choice[int]]:
        game = GAMES.get(str(getattr(interaction.namespace, "game", "")))
        counts = game.seats if game else range(FEWEST_SEATS, MOST_SEATS + 1)
        return [
            app_commands.Choice(name=str(count), value=count)
            for count in counts
            if str(count).startswith(str(typed or ""))
        ]

    @new.autocomplete("options")
    async def _complete_options(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        slug = str(getattr(interaction.namespace, "game", ""))
        seats = getattr(interaction.namespace, "seats", None)
        if slug not in GAMES:
            return []
        return [
            app_commands.Choice(name=title, value=value)
            for title, value in completions(slug, seats, typed, reader_language(interaction))
        ][:25]

    @app_commands.command(description="Take a seat at this channel's table.")
    async def join(self, interaction: Interaction) -> None:
        """Join the lobby."""
        row = await self._client.finding.row(interaction)
        await self._client.lobbies.join(interaction, row.id)

    @app_commands.command(description="Give up your seat before the game has begun.")
    async def leave(self, interaction: Interaction) -> None:
        """Leave the lobby."""
        row = await self._client.finding.row(interaction)
        await self._client.lobbies.leave(interaction, row.id)

    @app_commands.command(description="Begin the game with those who have joined.")
    async def start(self, interaction: Interaction) -> None:
        """Start the game."""
        row = await self._client.finding.row(interaction)
        await self._client.lobbies.start(interaction, row.id)

    @app_commands.command(description="See who sits at this channel's table, and whose turn it is.")
    async def info(self, interaction: Interaction) -> None:
        """Describe the table privately."""
        row = await self._client.finding.row(interaction)
        language = reader_language(interaction)
        seats = await self._client.database.seats.at(row.id)
        text = lobby.lobby_text(row, seats, language)
        if row.status == "playing":
            table = await self._client.tables.live(row.id)
            reader = await self._client.reader(interaction, table)
            text = replies.info(reader, lobby.agreed_options(row, language))
        await say(interaction, text)
        if row.status == "lobby":  # its message may be gone, or never have come
            await self._client.lobbies.refresh(interaction, row.id)

    @app_commands.command(description="Close this channel's table; a running game if two agree.")
    async def close(self, interaction: Interaction) -> None:
        """Close the table."""
        row = await self._client.finding.row(interaction)
        await self._client.closing.close(interaction, row)
