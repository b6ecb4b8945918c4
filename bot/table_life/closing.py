"""How a table is given up."""

from typing import TYPE_CHECKING

from bot.clock import now
from bot.refusals import Refusal, say
from bot.ui import closing as ui
from bot.ui.answers import Interaction, reader_language
from bot.wording.language import Language
from storage.rows import TableRow

if TYPE_CHECKING:
    from bot.client import Malecon


class Closing:
    """Closes a lobby at once, and a running game when two of its players want to.

    Who manages the channel may close others' tables, and who plays alone their own; a running game
    is closed by a second click.
    """

    def __init__(self, client: "Malecon") -> None:
        self._client = client

    async def close(self, interaction: Interaction, row: TableRow) -> None:
        """Close a table, or ask who has to agree: another player, else whoever asks once more.

        Raises:
            Refusal: somebody else's table.
            TableOver: it is over already.
        """
        sitting = await self._sitting(row.id)
        sits = interaction.user.id in sitting
        if not sits and not interaction.permissions.manage_channels:
            await self._client.finding.require_seat(interaction, row.id)
        if row.status != "playing":
            row = await self._close(row.id)
            await say(interaction, reader_language(interaction).gettext("The table is closed."))
            await self._client.lobbies.refresh(interaction, row.id, closed_by=interaction.user.id)
        elif sits and len(sitting) > 1:
            public = Language.of(row.locale)
            text = public.gettext(
                "{person} wants to give the game up. It ends when another player agrees."
            ).format(person=interaction.user.mention)
            view = ui.agree_view(row.id, interaction.user.id, public)
            await interaction.response.send_message(text, view=view)
        else:
            language = reader_language(interaction)
            asked = ui.confirm_alone_text if sits else ui.confirm_text
            await interaction.response.send_message(
                asked(row, language),
                view=ui.confirm_view(row.id, language),
                ephemeral=True,
            )

    async def agree(self, interaction: Interaction, table_id: int, asker: int) -> None:
        """Give a running game up, for two of its players want to.

        Raises:
            Refusal: it is the one who asked, or somebody who does not sit there.
            TableOver: it is over already.
        """
        await self._client.finding.require_seat(interaction, table_id)
        if interaction.user.id == asker:
            raise Refusal(
                reader_language(interaction).gettext("Another player has to agree, not you alone.")
            )
        row = await self._close(table_id)
        text = ui.given_up_text(row, asker, interaction.user.id, Language.of(row.locale))
        try:
            await interaction.response.edit_message(content=text, view=None)
        finally:
            await self._client.poster.retire_buttons(table_id)

    async def confirm(self, interaction: Interaction, table_id: int) -> None:
        """Close one's own game, or as the channel's manager another one; say who did.

        Raises:
            Refusal: whoever confirms does not play alone, nor manage the channel any more.
            TableOver: it is over already.
        """
        language = reader_language(interaction)
        row = await self._client.database.tables.get(table_id)
        alone = await self._sitting(table_id) == {interaction.user.id}
        if not alone and not interaction.permissions.manage_channels:
            raise Refusal(language.gettext("Only those who sit at this table can do that."))
        row = await self._close(table_id)
        text = ui.closed_text(row, interaction.user.id, Language.of(row.locale))
        try:
            await interaction.response.edit_message(
                content=language.gettext("The table is closed."), view=None
            )
            await interaction.followup.send(text)
        finally:
            await self._client.poster.retire_buttons(table_id)

    async def _sitting(self, table_id: int) -> set[int]:
        """Return who sits at a table; a seat may have been left empty by somebody forgotten."""
        seats = await self._client.database.seats.at(table_id)
        return {seat.user_id for seat in seats if seat.user_id is not None}

    async def _close(self, table_id: int) -> TableRow:
        row = await self._client.database.tables.close(table_id, at=now())
        self._client.tables.forget(table_id)
        return row
