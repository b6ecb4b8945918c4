"""Whoever lets the others wait: reminders, and a vote once the time of a table is up."""

import asyncio
import logging
from typing import TYPE_CHECKING

import discord

from bot.clock import now
from bot.quiet_hours import is_quiet
from bot.table import Table
from bot.ui.board import turn_view
from bot.wording.language import Language
from bot.wording.registry import WORDINGS
from games.core.action import Seat
from storage.rows import ReminderRow, TableRow, VoteRow

if TYPE_CHECKING:
    from bot.client import Malecon

log = logging.getLogger(__name__)

INTERVAL = 30.0
"""Seconds between two looks at the tables with a clock."""

HOUR = 3_600_000
"""Milliseconds."""


class Reminding:
    """Looks at the clocks of all tables, again and again."""

    def __init__(self, client: "Malecon") -> None:
        self._client = client
        self._running: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Look at the clocks from now on until `close`."""
        self._running = asyncio.create_task(self._run(), name="clocks")

    async def close(self) -> None:
        """Look no more."""
        if self._running is not None:
            self._running.cancel()
            await asyncio.gather(self._running, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(INTERVAL)
            await self.look(now())

    async def look(self, at: int) -> None:
        """Remind who is to be reminded at this moment, in Unix milliseconds, and call votes."""
        try:
            rows = await self._client.database.tables.with_clocks()
        except Exception:
            log.exception("clocks not seen")
            return
        for row in rows:
            try:
                await self._look_at(row, at)
            except discord.HTTPException as error:
                log.warning("not reminded: table %s: %s", row.id, error)
            except Exception:
                log.exception("not reminded: table %s", row.id)

    async def _look_at(self, row: TableRow, at: int) -> None:
        table = await self._client.tables.live(row.id)
        reminders = await self._client.database.reminders.at(row.id)
        for seat, reminder in reminders.items():
            if not _holds(table, seat, reminder.decision):
                await self._take_down(reminder)
        if row.limit_hours is not None:
            await self._lapse_votes(table)
        for seat in [seat for seat in range(len(table.users)) if table.awaits(seat)]:
            if table.users[seat] is None:
                continue
            since = await self._asked_since(table, seat)
            if row.reminder_hours is not None:
                every = row.reminder_hours * HOUR
                await self._remind(table, seat, since, every, reminders.get(seat), at)
            if row.limit_hours is not None:
                await self._limit(table, seat, since, row.limit_hours * HOUR, at)

    async def _asked_since(self, table: Table, seat: Seat) -> int:
        """Return since when a seat is asked, by the person who plays it now."""
        asked = await self._client.database.log.time_of(table.id, table.position.decision)
        begun = table.row.started_at or table.row.created_at
        return max(asked or begun, table.seats[seat].joined_at)

    async def _remind(
        self,
        table: Table,
        seat: Seat,
        since: int,
        every: int,
        latest: ReminderRow | None,
        at: int,
    ) -> None:
        """Remind a seat when it is time: `every` so many milliseconds, once each time."""
        decision = table.position.decision
        again = latest is not None and latest.decision == decision and latest.at >= since
        if at < (latest.at if latest is not None and again else since) + every:
            return
        user = table.users[seat]
        assert user is not None, "nobody else is reminded"
        quiet = await self._client.database.settings.quiet_hours([user])
        if is_quiet(quiet.get(user), at):
            return
        row = ReminderRow(table.id, seat, decision, at, table.row.channel_id, None)
        noted = await self._client.database.reminders.note(row, latest.at if latest else None)
        if not noted or not _holds(table, seat, decision):
            return
        if latest is not None:
            await self._take_down(latest)
        message_id = await self._send(table, seat, user)
        await self._client.database.reminders.set_message(table.id, seat, message_id)

    async def _send(self, table: Table, seat: Seat, user: int) -> int:
        language = Language.of(table.row.locale)
        summons = WORDINGS[table.game.slug].summons(table.view(None), table.names, language)
        channel = self._client.get_partial_messageable(
            table.row.channel_id, guild_id=table.row.guild_id
        )
        message = await channel.send(
            f"⏰ {table.called(seat)}: {summons}",
            view=turn_view(table.id, language),
            allowed_mentions=discord.AllowedMentions(
                everyone=False, roles=False, replied_user=False, users=[discord.Object(user)]
            ),
        )
        return int(message.id)

    async def _take_down(self, reminder: ReminderRow) -> None:
        """Delete a reminder that is not true any more, or followed by another."""
        if reminder.message_id is None:
            return
        channel = self._client.get_partial_messageable(reminder.channel_id)
        try:
            await channel.get_partial_message(reminder.message_id).delete()
        except discord.HTTPException as error:
            log.info("reminder stays: table %s: %s", reminder.table_id, error)
        await self._client.database.reminders.set_message(reminder.table_id, reminder.seat, None)

    async def _lapse_votes(self, table: Table) -> None:
        """End the votes on those who have answered after all."""
        for seat in range(len(table.users)):
            latest = await self._client.database.votes.latest(table.id, "replace", seat)
            if latest is not None and latest.late:
                await self._client.votes.lapse(table, latest)

    async def _limit(self, table: Table, seat: Seat, since: int, limit: int, at: int) -> None:
        """Let the others vote on a seat whose time is up, once for each time that passes."""
        others = [user for other, user in enumerate(table.users) if other != seat]
        if at < since + limit or not any(user is not None for user in others):
            return
        latest = await self._client.database.votes.latest(table.id, "replace", seat)
        asked = latest is not None and latest.opened_at >= since
        if latest is not None and asked and not _may_be_asked_anew(latest, limit, at):
            return
        await self._client.votes.ask(table, "replace", seat, late=True)


def _holds(table: Table, seat: Seat, decision: int) -> bool:
    """Whether a seat is still to answer this very decision."""
    return table.position.decision == decision and table.awaits(seat)


def _may_be_asked_anew(vote: VoteRow, limit: int, at: int) -> bool:
    """Whether a vote has ended, and its time has passed once more."""
    return vote.outcome is not None and at >= vote.opened_at + limit
