"""Looking at a table: my turn, my holdings, the board, the log."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from bot import replies
from bot.cogs.players import completions, place_of, players_of
from bot.finding import SeveralTables
from bot.refusals import Refusal
from bot.table import Table
from bot.ui.answers import Interaction, Reply, answer, reader_language
from bot.wording.language import Language
from bot.wording.names import safe_name
from bot.wording.registry import opponents
from games.core.action import Seat

if TYPE_CHECKING:
    from bot.client import Malecon


class Look(commands.Cog):
    """What the buttons under a board show, and `/tables`, the way to every board."""

    def __init__(self, client: "Malecon") -> None:
        self._client = client

    @app_commands.command(description="See privately what is asked of you, and answer it.")
    @app_commands.guild_only()
    async def turn(self, interaction: Interaction) -> None:
        """Show what is asked of the reader."""
        await self._show(interaction, "turn")

    @app_commands.command(description="See privately what you hold.")
    @app_commands.guild_only()
    async def hand(self, interaction: Interaction) -> None:
        """Show the reader's holdings."""
        await self._show(interaction, "hand")

    @app_commands.command(description="See the board as it is now.")
    @app_commands.describe(for_all="Show it to everybody in the channel")
    @app_commands.guild_only()
    async def board(self, interaction: Interaction, for_all: bool = False) -> None:
        """Show the board, privately or for all."""
        await self._show(interaction, "board", public=for_all)

    @app_commands.command(
        name="second-board", description="See what the board has no room for, such as tracks."
    )
    @app_commands.guild_only()
    async def second_board(self, interaction: Interaction) -> None:
        """Show what the board has no room for."""
        await self._show(interaction, "second")

    @app_commands.command(
        name="player-boards", description="See the boards before the players: all, or one large."
    )
    @app_commands.describe(player="Whose; all when left out")
    @app_commands.guild_only()
    async def player_boards(self, interaction: Interaction, player: str = "") -> None:
        """Show the boards of all players, or that of one."""

        async def boards(reader: replies.Reader) -> Reply:
            return await replies.player_boards(reader, _seat(reader, player))

        await self._show(interaction, "boards", boards)

    @player_boards.autocomplete("player")
    async def _players(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        try:
            table = await self._client.finding.table(interaction)
        except Refusal:
            return []
        return completions(_owners_of(table, reader_language(interaction)), typed)

    @app_commands.command(description="Read privately what has happened.")
    @app_commands.guild_only()
    async def log(self, interaction: Interaction) -> None:
        """Show the latest page of the log."""
        await self._show(interaction, "log")

    @app_commands.command(description="List your tables, those that wait for you first.")
    @app_commands.guild_only()
    async def tables(self, interaction: Interaction) -> None:
        """List the tables of whoever asks."""
        await answer(interaction, self._client.my_tables.listing(interaction))

    async def _show(
        self,
        interaction: Interaction,
        what: str,
        reply: Callable[[replies.Reader], Awaitable[Reply]] | None = None,
        *,
        public: bool = False,
    ) -> None:
        """Show what `replies.REPLIES` has under this word, or a `reply` of that kind."""
        try:
            table = await self._client.finding.table(interaction)
        except SeveralTables as several:
            here = [row.id for row in several.rows if row.channel_id == interaction.channel_id]
            if not public:
                which = self._client.my_tables.which(interaction, what, several.rows)
                await answer(interaction, which)
                return
            if not here:
                raise
            table = await self._client.tables.live(here[0])
        reader = await self._client.reader(interaction, table)
        if public:
            reader = reader.in_public()
        said = (reply or replies.REPLIES[what])(reader)
        await answer(
            interaction, replies.read_in(interaction.channel_id, reader, said), public=public
        )


def _owners_of(table: Table, language: Language) -> list[tuple[str, str]]:
    """Return the letters of all who have a board, and their names, players first."""
    others = opponents(table.game.slug, table.view(None), language)
    return [*players_of(table), *((name[0], name) for name in others)]


def _seat(reader: replies.Reader, player: str) -> Seat | None:
    """Return whose board is meant, by letter or name; None for all.

    Raises:
        Refusal: nobody here is called so.
    """
    if not player.strip():
        return None
    players = _owners_of(reader.table, reader.language)
    place = place_of(players, player)
    if place is not None:
        return place
    raise Refusal(
        reader.language.gettext("Nobody at this table is called so; here play {players}.").format(
            players=reader.language.list(
                [f"{letter} {safe_name(name)}" for letter, name in players]
            )
        )
    )
