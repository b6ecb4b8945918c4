"""Which table a command means."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.operating.work import note
from bot.refusals import Refusal
from bot.table import Table
from bot.ui.answers import Interaction, reader_language
from bot.wording.language import Language
from storage.rows import TableRow

if TYPE_CHECKING:
    from bot.client import Malecon


class SeveralTables(Refusal):
    """It could be one of several tables, `rows`, none of which is here."""

    def __init__(self, language: Language, rows: Sequence[TableRow]) -> None:
        text = language.gettext("You play at several tables: use the command in {channels}.")
        super().__init__(text.format(channels=_channels(rows)))
        self.rows = rows


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
            raise Refusal(await self._none_here(interaction))
        note(table=row.id)
        return row

    async def _none_here(self, interaction: Interaction) -> str:
        """Say that this channel has no table, and where those of the person are."""
        language = reader_language(interaction)
        rows = await self._client.database.tables.open_of(interaction.user.id)
        if not rows:
            return none_open(language)
        text = language.ngettext(
            "No table is open in this channel. You sit at one in {channels}: use the command there,"
            " or `/table move` here to go on in this channel.",
            "No table is open in this channel. You sit at some in {channels}: use the command"
            " there, or `/table move` here to go on with one of them in this channel.",
            len(rows),
        )
        return text.format(channels=language.list([f"<#{row.channel_id}>" for row in rows]))

    async def table(self, interaction: Interaction) -> Table:
        """Return the table to look at: this channel's, else the reader's only one.

        The channel's latest finished table will do when nothing is open. One that was imported to
        be looked at here may be meant as well as those at which the reader plays.

        Raises:
            SeveralTables: it could be one of several.
            Refusal: there is none, or it has not begun.
        """
        row = await self._client.database.tables.open_in(interaction.channel_id or 0)
        if row is None:
            rows = await self.possible(interaction)
            if len(rows) > 1:
                raise SeveralTables(reader_language(interaction), rows)
            row = rows[0] if rows else await self.row(interaction)
        return await self._begun(interaction, row)

    async def possible(self, interaction: Interaction) -> list[TableRow]:
        """Return the tables that may be looked at where none is open: see `table`."""
        rows = await self._elsewhere(interaction)
        here = await self._client.database.tables.latest_finished_in(interaction.channel_id or 0)
        if here is not None and (not rows or await self._client.database.imports.names(here.id)):
            rows.append(here)
        return rows

    async def table_here(self, interaction: Interaction) -> Table:
        """Return the open table of this channel.

        Raises:
            Refusal: there is none, or it has not begun.
        """
        return await self._begun(interaction, await self.row(interaction))

    async def table_of(self, interaction: Interaction, game: str) -> Table:
        """Return this channel's table, at which a command of this game acts.

        Raises:
            Refusal: there is none, it has not begun, or it is one of another game; says where the
                person plays this game instead.
        """
        _ = reader_language(interaction).gettext
        row = await self._client.database.tables.open_in(interaction.channel_id or 0)
        if row is None:
            rows = [row for row in await self._elsewhere(interaction) if row.game == game]
            if len(rows) == 1:
                gone = await self._client.places.gone_among(rows)
                text = _("Your table is in {channel}: play there.")
                if gone:
                    text = _(
                        "The channel of your table is gone: `/table move` here goes on in this"
                        " channel, and `/turn` plays on without one."
                    )
                raise Refusal(text.format(channel=_channels(rows)))
            if rows:
                raise SeveralTables(reader_language(interaction), rows)
            raise Refusal(none_open(reader_language(interaction)))
        table = await self._begun(interaction, row)
        if table.game.slug != game:
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

    async def _begun(self, interaction: Interaction, row: TableRow) -> Table:
        if row.status == "lobby":
            raise Refusal(
                reader_language(interaction).gettext(
                    "The game has not begun: the lobby's Start button begins it."
                )
            )
        note(table=row.id)
        return await self._client.tables.live(row.id)

    async def _elsewhere(self, interaction: Interaction) -> list[TableRow]:
        """Return the tables in play at which the person sits, wherever they are."""
        rows = await self._client.database.tables.open_of(interaction.user.id)
        return [row for row in rows if row.status == "playing"]


def none_open(language: Language) -> str:
    """Say that a channel has no table."""
    return language.gettext("No table is open in this channel: `/table new` opens one.")


def _channels(rows: Sequence[TableRow]) -> str:
    return ", ".join(f"<#{row.channel_id}>" for row in rows)
