"""How a table is given up."""

from typing import TYPE_CHECKING

from bot.clock import now
from bot.refusals import Refusal, say
from bot.ui import lobby as ui
from bot.ui.answers import Interaction, reader_language
from bot.wording.language import Language
from storage.rows import TableRow

if TYPE_CHECKING:
    from bot.client import Malecon


class Closing:
    """Closes a lobby at once, and a running game when two of its players want to.

    Who may manage the channel may close any table.
    """

    def __init__(self, client: "Malecon") -> None:
        self._client = client

    async def close(self, interaction: Interaction, row: TableRow) -> None:
        """Close a table, or ask the other players of a running game to agree.

        Raises:
            Refusal: somebody else's table.
            TableOver: it is over already.
        """
        public = Language.of(row.locale)
        if not interaction.permissions.manage_channels:
            await self._client.finding.require_seat(interaction, row.id)
            if row.status == "playing":
                text = public.gettext(
                    "{person} wants to give the game up. It ends when another player agrees."
                ).format(person=interaction.user.mention)
                view = ui.close_view(row.id, interaction.user.id, public)
                await interaction.response.send_message(text, view=view)
                return
        row = await self._client.database.tables.close(row.id, at=now())
        self._client.tables.forget(row.id)
        if row.started_at is None:
            await say(interaction, reader_language(interaction).gettext("The table is closed."))
            await self._client.lobbies.refresh(interaction, row.id)
        else:
            await interaction.response.send_message(ui.closed_text(row, public))

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
        row = await self._client.database.tables.close(table_id, at=now())
        self._client.tables.forget(table_id)
        await interaction.response.edit_message(
            content=ui.closed_text(row, Language.of(row.locale)), view=None
        )
