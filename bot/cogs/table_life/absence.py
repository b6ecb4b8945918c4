"""`/table replace`, `return`, `reminders` and `limit`: for when somebody is away."""

from discord import app_commands

from bot.cogs.players import completions, place_of, players_of
from bot.cogs.table_life.part import TablePart
from bot.finding import SeveralTables
from bot.refusals import Refusal
from bot.ui.answers import Interaction, answer, reader_language
from bot.wording.language import Language
from rendering.core.tokens import SEAT_LETTERS
from storage.rows import TableRow

LONGEST = 24 * 90
"""Hours: the longest that a clock may run."""


class Absence(TablePart):
    """The commands by which a game goes on although somebody is away."""

    @app_commands.command(description="Let somebody else play for a player, when the others agree.")
    @app_commands.describe(player="Whose seat")
    async def replace(self, interaction: Interaction, player: str) -> None:
        """Call a vote on a seat, or fill one that nobody plays."""
        table = await self._client.finding.table_here(interaction)
        seat = place_of(players_of(table), player)
        if seat is None:
            language = reader_language(interaction)
            letters = language.list(list(SEAT_LETTERS[: len(table.users)]), "or")
            text = language.gettext("Choose a seat of this table: {letters}.")
            raise Refusal(text.format(letters=letters))
        await self._client.reader(interaction, table)
        await self._client.seating.replace(interaction, table, seat)

    @replace.autocomplete("player")
    async def _complete_players(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        try:
            table = await self._client.finding.table_here(interaction)
        except Refusal:
            return []
        return completions(players_of(table), typed)

    @app_commands.command(name="return", description="Take your seat back and play on yourself.")
    async def come_back(self, interaction: Interaction) -> None:
        """Take one's own seat back."""
        try:
            await self._client.seating.come_back(interaction)
        except SeveralTables as several:
            which = self._client.my_tables.which(interaction, "return", several.rows)
            await answer(interaction, which)

    @app_commands.command(description="Remind whoever is awaited at this table, or stop it.")
    @app_commands.describe(hours="Every how many hours; 0: never")
    async def reminders(
        self, interaction: Interaction, hours: app_commands.Range[int, 0, LONGEST]
    ) -> None:
        """Set how often who is awaited is reminded."""
        row = await self._own_table(interaction)
        await self._client.database.tables.remind(row.id, hours or None)
        public = Language.of(row.locale)
        text = public.gettext("⏰ Table {table}: nobody is reminded any more.")
        if hours:
            text = public.ngettext(
                "⏰ Table {table}: whoever is awaited is reminded every hour.",
                "⏰ Table {table}: whoever is awaited is reminded every {hours} hours.",
                hours,
            )
        await interaction.response.send_message(text.format(table=row.id, hours=hours))

    @app_commands.command(
        description="Say when the others are asked who plays on for somebody late."
    )
    @app_commands.describe(hours="After how many hours somebody is awaited too long; 0: never")
    async def limit(
        self, interaction: Interaction, hours: app_commands.Range[int, 0, LONGEST]
    ) -> None:
        """Set after how long the others are asked whether somebody else plays on."""
        row = await self._own_table(interaction)
        await self._client.database.tables.limit(row.id, hours or None)
        public = Language.of(row.locale)
        text = public.gettext("⏳ Table {table}: there is no time limit any more.")
        if hours:
            text = public.ngettext(
                "⏳ Table {table}: when somebody is awaited for an hour, the others are asked"
                " whether somebody else plays on.",
                "⏳ Table {table}: when somebody is awaited for {hours} hours, the others are asked"
                " whether somebody else plays on.",
                hours,
            )
        await interaction.response.send_message(text.format(table=row.id, hours=hours))

    async def _own_table(self, interaction: Interaction) -> TableRow:
        """Return this channel's table for somebody who sits there; raises Refusal."""
        row = await self._client.finding.row(interaction)
        await self._client.finding.require_seat(interaction, row.id)
        return row
