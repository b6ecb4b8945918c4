"""Who plays a seat of a running game: giving it up, giving it away, taking it, taking it back."""

import asyncio
import logging
from typing import TYPE_CHECKING

import discord

from bot.clock import HOUR, now
from bot.finding import SeveralTables
from bot.refusals import Refusal, say
from bot.table import Table
from bot.ui.answers import Interaction, reader_language
from bot.ui.seats import give_up_view, seats_view
from bot.wording.language import Language
from bot.wording.names import known_as
from games.core.action import Seat
from rendering.core.tokens import SEAT_LETTERS
from storage.errors import AlreadySeated
from storage.rows import SeatRow, TableRow

if TYPE_CHECKING:
    from bot.client import Malecon

log = logging.getLogger(__name__)

GONE = frozenset({10007, 10013})
"""Discord's codes: the person has left the server or was banned; the account is deleted."""

USUAL_LIMIT = 24
"""Hours after which somebody is late where a table has set no limit."""

PATIENCE = 1.5
"""Seconds to find out whether somebody is in the server; then the others are asked."""


class Seating:
    """Lets seats change hands, so that a game goes on without who sat there at first.

    A seat keeps its owner, who gets it back at any time; a log knows seats, not people.
    """

    def __init__(self, client: "Malecon") -> None:
        self._client = client

    async def ask_to_give_up(self, interaction: Interaction, row: TableRow) -> None:
        """Ask whoever wants to leave a running game who plays on.

        Raises:
            Refusal: the person does not play there.
        """
        table = await self._client.tables.live(row.id)
        language = reader_language(interaction)
        _own_seat(table, interaction, language)
        text = language.gettext(
            "Who plays on for you? Your seat stays yours: `/table return` gives it back to you."
        )
        view = give_up_view(table.id, language)
        await interaction.response.send_message(text, view=view, ephemeral=True)

    async def give_up(self, interaction: Interaction, table_id: int, *, computer: bool) -> None:
        """Leave a running game to a computer player, or to whoever takes the seat.

        Raises:
            Refusal: the person does not play there.
        """
        table = await self._client.tables.live(table_id)
        language = reader_language(interaction)
        seat = _own_seat(table, interaction, language)
        await self.give_away(table, seat, computer=computer, interaction=interaction)
        text = language.gettext("You have left the seat; `/table return` gives it back to you.")
        await interaction.response.edit_message(content=text, view=None)

    async def replace(self, interaction: Interaction, table: Table, seat: Seat) -> None:
        """Let somebody else play a seat: at once where nobody is left, else when the others agree.

        Who alone would decide has to wait first: nobody plays against one other who can be rid of
        them at any time.

        Raises:
            Refusal: the person does not play there, or it is their own seat, or a computer's, or
                they alone would decide and have not waited long enough.
        """
        language = reader_language(interaction)
        own = _own_seat(table, interaction, language)
        if seat == own:
            raise Refusal(language.gettext("That is your own seat: `/table leave` gives it up."))
        if table.seats[seat].computer:
            raise Refusal(
                language.gettext(
                    "A computer player plays there already: `/table join` takes the seat over."
                )
            )
        if table.vacant(seat) or await self._gone(table, seat):
            await self.give_away(table, seat, computer=True, interaction=interaction)
            text = language.gettext(
                "🪑 A computer player plays on at seat {seat}. Whoever wants to can take the seat"
                " over; its owner gets it back with `/table return`."
            ).format(seat=SEAT_LETTERS[seat])
            await interaction.response.send_message(text, ephemeral=True)
            return
        if table.others(seat) == [interaction.user.id]:
            await self._must_be_late(table, seat, language)
        await interaction.response.defer(ephemeral=True)
        text = await self._client.votes.ask_for(
            interaction.user.id, table, "replace", seat, language
        )
        await interaction.edit_original_response(content=text)

    async def _must_be_late(self, table: Table, seat: Seat, language: Language) -> None:
        """Refuse unless a seat has been awaited for as long as the table's limit, or for a day."""
        row = await self._client.database.tables.get(table.id)
        hours = row.limit_hours or USUAL_LIMIT
        asked = await self._client.reminding.asked_since(table, seat)
        if table.awaits(seat) and now() >= asked + hours * HOUR:
            return
        text = language.ngettext(
            "Only you would decide that: it is possible when {person} has been awaited for an"
            " hour.",
            "Only you would decide that: it is possible when {person} has been awaited for"
            " {hours} hours.",
            hours,
        )
        raise Refusal(text.format(person=table.safe_names[seat], hours=hours))

    async def give_away(
        self, table: Table, seat: Seat, *, computer: bool, interaction: Interaction | None
    ) -> None:
        """Let a computer player play a seat, or nobody until somebody takes it; commit it.

        Raises:
            SeatChanged: somebody else was faster.
        """
        row = table.seats[seat]
        owner = row.user_id if row.owner_id is None else row.owner_id
        await self._reseat(table, row, SeatRow(seat, None, now(), computer, owner), interaction)

    async def join(self, interaction: Interaction, row: TableRow) -> None:
        """Take one's own seat in a running game back, or one that nobody else sits on.

        Raises:
            Refusal: there is none.
            AlreadySeated: the person plays there.
        """
        table = await self._client.tables.live(row.id)
        language, user = reader_language(interaction), interaction.user.id
        if table.seat_of(user) is not None:
            raise AlreadySeated(table.id, user)
        own = [seat.seat for seat in table.seats if seat.owner_id == user]
        free = own or [seat.seat for seat in table.seats if seat.user_id is None]
        if not free:
            raise Refusal(
                language.gettext(
                    "The game here has begun; open another with `/table new` and `thread: True`."
                )
            )
        if len(free) == 1:
            await self.take(interaction, table.id, free[0])
            return
        text = language.gettext("Which seat do you want to take?")
        seats = [(seat, f"{SEAT_LETTERS[seat]} {table.names[seat]}") for seat in free]
        await interaction.response.send_message(
            text, view=seats_view(table.id, seats), ephemeral=True
        )

    async def take(self, interaction: Interaction, table_id: int, seat: Seat) -> None:
        """Take a seat that nobody plays, or a computer player; its owner may always take it.

        Raises:
            Refusal: somebody plays there.
            AlreadySeated: the person plays another seat of the table, or owns one.
        """
        table = await self._client.tables.live(table_id)
        language, user = reader_language(interaction), interaction.user.id
        row = table.seats[seat]
        if row.owner_id != user and row.user_id is not None:
            raise Refusal(
                language.gettext("{person} plays there now.").format(person=table.safe_names[seat])
            )
        await self._client.remember(interaction)
        table.rename(user, known_as(interaction.user))
        owner = None if row.owner_id == user else row.owner_id
        await self._reseat(table, row, SeatRow(seat, user, now(), False, owner), interaction)
        text = language.gettext("You play seat {seat} from now on: see `/turn`.")
        await say(interaction, text.format(seat=SEAT_LETTERS[seat]))

    async def come_back(self, interaction: Interaction) -> None:
        """Take one's own seat back, at the table of this channel or the only one.

        Raises:
            SeveralTables: it could be one of several.
            Refusal: nobody plays for the person.
        """
        rows = await self._client.database.tables.owned_by(interaction.user.id)
        here = [row for row in rows if row.channel_id == interaction.channel_id]
        language = reader_language(interaction)
        if not rows:
            raise Refusal(language.gettext("Nobody else plays a seat of yours."))
        if not here and len(rows) > 1:
            raise SeveralTables(language, rows)
        await self.chosen(interaction, (here or rows)[0].id)

    async def chosen(self, interaction: Interaction, table_id: int) -> None:
        """Take one's own seat at a table back.

        Raises:
            Refusal: nobody plays for the person there.
        """
        table = await self._client.tables.live(table_id)
        for row in table.seats:
            if row.owner_id == interaction.user.id:
                await self.take(interaction, table.id, row.seat)
                return
        raise Refusal(reader_language(interaction).gettext("Nobody else plays a seat of yours."))

    async def _reseat(
        self, table: Table, before: SeatRow, row: SeatRow, interaction: Interaction | None
    ) -> None:
        with self._client.acting(table):
            await table.reseat(
                row,
                player=before,
                interaction_id=interaction.id if interaction else None,
                user_id=interaction.user.id if interaction else None,
            )

    async def _gone(self, table: Table, seat: Seat) -> bool:
        """Whether whoever plays a seat is not in the server any more."""
        user = table.users[seat]
        guild = self._client.get_guild(table.row.guild_id)
        if guild is None or user is None:
            return False
        try:
            async with asyncio.timeout(PATIENCE):
                await guild.fetch_member(user)
        except discord.NotFound as error:
            return error.code in GONE
        except TimeoutError:
            log.info("member not looked up in time: table %s seat %s", table.id, seat)
        return False


def _own_seat(table: Table, interaction: Interaction, language: Language) -> Seat:
    seat = table.seat_of(interaction.user.id)
    if seat is None:
        raise Refusal(language.gettext("Only those who sit at this table can do that."))
    if not table.goes_on:
        raise Refusal(language.gettext("This table is over: open a new one with `/table new`."))
    return seat


def not_your_own(seat: SeatRow, language: Language) -> str:
    """Say to the owner of a seat that another plays it, or nobody, and how that ends."""
    if seat.user_id is None and not seat.computer:
        return language.gettext(
            "🪑 Nobody plays your seat for now: `/table return` gives it back to you."
        )
    return language.gettext(
        "🪑 Your seat is played by somebody else for now: `/table return` gives it back to you."
    )
