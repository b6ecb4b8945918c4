"""Which table a command means."""

from typing import TYPE_CHECKING

from bot.refusals import Refusal
from bot.table import Table
from bot.ui.answers import Interaction, reader_language
from storage.rows import TableRow

if TYPE_CHECKING:
    from bot.client import Malecon


class Finding:
    """Finds the table of a channel, or the only one at which a person plays."""

    def __init__(self, client: "Malecon") -> None:
        self._client = client

    async def row(self, interaction: Interaction) -> TableRow:
        """Return the open table of this channel.

        Raises:
            Refusal: there is none.
        """
        row = await self._client.database.tables.open_in(interaction.channel_id or 0)
        if row is None:
            raise Refusal(
                reader_language(interaction).gettext(
                    "No table is open in this channel: `/table new` opens one."
                )
            )
        return row

    async def table(self, interaction: Interaction, game: str | None = None) -> Table:
        """Return the live table that is meant: this channel's, else the reader's only one.

        With `game` the table must be one of that game. The channel's latest finished table will do
        to look at when nothing is open.

        Raises:
            Refusal: there is none, it has not begun, or it could be one of several.
        """
        _ = reader_language(interaction).gettext
        tables = self._client.database.tables
        row = await tables.open_in(interaction.channel_id or 0)
        if row is None:
            row = await self._elsewhere(interaction, game)
        if row is None and game is None:
            row = await tables.latest_finished_in(interaction.channel_id or 0)
        if row is None:
            raise Refusal(_("No table is open in this channel: `/table new` opens one."))
        if row.status == "lobby":
            raise Refusal(_("The game has not begun: the lobby's Start button begins it."))
        table = await self._client.tables.live(row.id)
        if game is not None and table.game.slug != game:
            raise Refusal(
                _("This channel plays {game}: `/turn` shows what you may do here.").format(
                    game=table.game.title
                )
            )
        return table

    async def require_seat(self, interaction: Interaction, table_id: int) -> None:
        """Refuse who does not sit at the table.

        Raises:
            Refusal: says so.
        """
        if not await self.sits(interaction, table_id):
            raise Refusal(
                reader_language(interaction).gettext(
                    "Only those who sit at this table can do that."
                )
            )

    async def sits(self, interaction: Interaction, table_id: int) -> bool:
        """Whether the person sits at the table."""
        seats = await self._client.database.seats.at(table_id)
        return any(seat.user_id == interaction.user.id for seat in seats)

    async def _elsewhere(self, interaction: Interaction, game: str | None) -> TableRow | None:
        """Return the only table in play at which the person sits, wherever it is."""
        rows = [
            row
            for row in await self._client.database.tables.open_of(interaction.user.id)
            if row.status == "playing" and game in (None, row.game)
        ]
        if len(rows) > 1:
            channels = ", ".join(f"<#{row.channel_id}>" for row in rows)
            raise Refusal(
                reader_language(interaction)
                .gettext("You play at several tables: use the command in {channels}.")
                .format(channels=channels)
            )
        return rows[0] if rows else None
