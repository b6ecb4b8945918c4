"""How a table goes on in another channel."""

from collections.abc import Awaitable, Sequence
from typing import TYPE_CHECKING

from discord import app_commands

from bot.clock import now
from bot.permissions import require_posting
from bot.refusals import Refusal
from bot.ui.answers import Interaction, Reply, answer, answer_in_place, reader_language
from bot.wording.language import Language
from storage.errors import ChannelTaken
from storage.rows import TableRow

if TYPE_CHECKING:
    from bot.client import Malecon


class Moving:
    """Moves tables to where `/table move` is given; everybody who sits at one may do it."""

    def __init__(self, client: "Malecon") -> None:
        self._client = client

    async def command(self, interaction: Interaction, table_id: int | None) -> None:
        """Let a table go on in this channel: the one that is named, or whose channel is gone.

        Else it is asked which.

        Raises:
            Refusal: no such table, or nothing can be posted here.
        """
        require_posting(interaction)
        rows = await self.elsewhere(interaction)
        if table_id is not None:
            await answer(
                interaction, self._move(interaction, self._named(interaction, rows, table_id))
            )
            return
        gone = await self._client.places.gone_among(rows)
        if len(gone) == 1:
            await answer(interaction, self._move(interaction, gone[0]))
        elif rows:
            await answer(interaction, self._client.my_tables.which(interaction, "move", rows))
        else:
            raise Refusal(
                reader_language(interaction).gettext(
                    "You sit at no open table in another channel of this server."
                )
            )

    async def chosen(self, interaction: Interaction, table_id: int) -> None:
        """Let the table go on here that was chosen in a menu.

        Raises:
            Refusal: it is no such table any more, or nothing can be posted here.
        """
        require_posting(interaction)
        rows = await self.elsewhere(interaction)
        row = self._named(interaction, rows, table_id)
        await answer_in_place(interaction, self._move(interaction, row))

    async def complete(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[int]]:
        """Return the tables that may be meant, as completions."""
        return self._client.my_tables.completions(await self.elsewhere(interaction), typed)

    async def elsewhere(self, interaction: Interaction) -> list[TableRow]:
        """Return the person's tables in other channels of this server, oldest first."""
        rows = await self._client.database.tables.movable_of(interaction.user.id)
        return [
            row
            for row in rows
            if row.guild_id == interaction.guild_id and row.channel_id != interaction.channel_id
        ]

    def _named(self, interaction: Interaction, rows: Sequence[TableRow], table_id: int) -> TableRow:
        for row in rows:
            if row.id == table_id:
                return row
        raise Refusal(
            reader_language(interaction).gettext(
                "You sit at no open table with that number in another channel of this server."
            )
        )

    async def _move(self, interaction: Interaction, row: TableRow) -> Reply:
        """Move a table here, show it here, and say in its old channel where it went."""
        client, channel_id = self._client, interaction.channel_id or 0
        language = reader_language(interaction)
        if row.status == "lobby":
            async with client.poster.turn(row.id):
                row = await self._to(
                    client.database.tables.move(row.id, channel_id, at=now()), language
                )
                await client.poster.remove_old_buttons(row)
            await client.lobbies.refresh(interaction, row.id)
        else:
            table = await client.tables.live(row.id)
            async with client.poster.turn(row.id):
                await self._to(table.move(channel_id, at=now()), language)
            client.poster.wake(table)
        return Reply(language.gettext("Table {table} goes on here.").format(table=row.id))

    async def _to(self, move: Awaitable[TableRow], language: Language) -> TableRow:
        """Move a table to a channel; say what else can be done if another is open there."""
        try:
            return await move
        except ChannelTaken as error:
            text = language.gettext(
                "This channel has a table already, {table}: give `/table move` in a thread or in"
                " another channel, and yours goes on there."
            )
            raise Refusal(text.format(table=error.table_id)) from error
