"""`/table join`, `leave`, `start`, `info` and `close`."""

from discord import app_commands

from bot import replies
from bot.cogs.table_life.part import TablePart
from bot.refusals import say
from bot.ui import lobby
from bot.ui.answers import Interaction, reader_language


class Sitting(TablePart):
    """The commands of those who sit at a table, from joining to closing."""

    @app_commands.command(description="Take a seat at this channel's table.")
    async def join(self, interaction: Interaction) -> None:
        """Join the lobby."""
        row = await self._client.finding.row(interaction)
        if row.status == "playing":
            await self._client.seating.join(interaction, row)
        else:
            await self._client.lobbies.join(interaction, row.id)

    @app_commands.command(description="Give up your seat; in a running game others play on.")
    async def leave(self, interaction: Interaction) -> None:
        """Leave the lobby, or the game."""
        row = await self._client.finding.row(interaction)
        if row.status == "playing":
            await self._client.seating.ask_to_give_up(interaction, row)
        else:
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
            text = replies.info(reader, row, lobby.agreed_options(row, language))
            text = replies.noticed(reader, text)
        await say(interaction, text)
        if row.status == "lobby":  # its message may be gone, or never have come
            await self._client.lobbies.refresh(interaction, row.id)

    @app_commands.command(description="Close this channel's table; a running game if two agree.")
    async def close(self, interaction: Interaction) -> None:
        """Close the table."""
        row = await self._client.finding.row(interaction)
        await self._client.closing.close(interaction, row)
