"""Whoever lets the others wait: reminders, and a vote once the time of a table is up."""

import asyncio
import logging
from collections.abc import Awaitable
from typing import TYPE_CHECKING

import discord

from bot.clock import HOUR, now
from bot.pings import pinging
from bot.table import Table
from bot.table_life.quiet_hours import is_quiet
from bot.ui.board import turn_view
from bot.wording.language import Language
from bot.wording.registry import WORDINGS
from games.core.action import Seat
from storage.rows import ReminderRow, TableRow

if TYPE_CHECKING:
    from bot.client import Malecon

log = logging.getLogger(__name__)

INTERVAL = 30.0
"""Seconds between two looks at the tables with a clock."""


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
            standing = await self._client.database.reminders.standing()
            rows = await self._client.database.tables.with_clocks()
        except Exception:
            log.exception("clocks not seen")
            return
        for reminder in standing:
            await _trying(reminder.table_id, self._look_through(reminder))
        for row in rows:
            await _trying(row.id, self._look_at(row, at))

    async def _look_through(self, reminder: ReminderRow) -> None:
        """Take down a reminder that is not true any more, whatever its table has come to."""
        table = await self._client.tables.live(reminder.table_id)
        if not _holds(table, reminder.seat, reminder.decision):
            await self._take_down(reminder)

    async def _look_at(self, row: TableRow, at: int) -> None:
        table = await self._client.tables.live(row.id)
        self._client.votes.wake(table)
        reminders = await self._client.database.reminders.at(row.id)
        for seat in range(len(table.users)):
            if table.users[seat] is None or not table.awaits(seat):
                continue
            since = await self.asked_since(table, seat)
            if row.reminder_hours is not None:
                every = row.reminder_hours * HOUR
                reminded = self._remind(table, seat, since, every, reminders.get(seat), at)
                await _trying(row.id, reminded)
            if row.limit_hours is not None:
                await _trying(row.id, self._limit(table, seat, since, row.limit_hours * HOUR, at))

    async def asked_since(self, table: Table, seat: Seat) -> int:
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
        if user is None:
            return
        quiet = await self._client.database.settings.quiet_hours([user])
        if is_quiet(quiet.get(user), at):
            return
        row = ReminderRow(table.id, seat, decision, at, table.row.channel_id, None)
        noted = await self._client.database.reminders.note(row, latest.at if latest else None)
        if not noted or not _holds(table, seat, decision) or table.users[seat] != user:
            return
        if latest is not None:
            await self._delete(latest)
        try:
            message_id = await self._send(table, seat, user, turn=(at - since) // every)
        except (discord.Forbidden, discord.NotFound):
            raise  # somebody has to see to the channel first: it is tried when it is time again
        except Exception:
            await self._client.database.reminders.not_sent(row, latest)
            raise
        await self._client.database.reminders.set_message(table.id, seat, message_id)

    async def _send(self, table: Table, seat: Seat, user: int, turn: int) -> int:
        language = Language.of(table.row.locale)
        summons = WORDINGS[table.game.slug].summons(table.view(None), table.names, language)
        channel = self._client.get_partial_messageable(
            table.row.channel_id, guild_id=table.row.guild_id
        )
        message = await channel.send(
            f"⏰ {table.called(seat)}: {summons}",
            view=turn_view(table.id, language),
            nonce=f"{table.id}-r{seat}-{table.position.decision}-{turn}",
            allowed_mentions=pinging([user]),
        )
        return int(message.id)

    async def _take_down(self, reminder: ReminderRow) -> None:
        """Delete a reminder that is not true any more."""
        if await self._delete(reminder):
            await self._client.database.reminders.set_message(
                reminder.table_id, reminder.seat, None
            )

    async def _delete(self, reminder: ReminderRow) -> bool:
        """Delete the message of a reminder; False when that is to be tried again."""
        if reminder.message_id is None:
            return True
        channel = self._client.get_partial_messageable(reminder.channel_id)
        try:
            await channel.get_partial_message(reminder.message_id).delete()
        except (discord.Forbidden, discord.NotFound) as error:
            log.info("reminder stays: table %s: %s", reminder.table_id, error)
        except discord.HTTPException as error:
            log.warning("reminder not taken down: table %s: %s", reminder.table_id, error)
            return False
        return True

    async def _limit(self, table: Table, seat: Seat, since: int, limit: int, at: int) -> None:
        """Let the others vote on a seat whose time is up, once for each time that passes."""
        if at < since + limit or not table.others(seat):
            return
        latest = await self._client.database.votes.latest(table.id, "replace", seat)
        if latest is not None and latest.opened_at >= since:
            asked_in_vain = latest.message_id is None  # the question did not reach the channel
            if at < latest.opened_at + (min(limit, HOUR) if asked_in_vain else limit):
                return
        await self._client.votes.ask(table, "replace", seat, late=True, at=at)


async def _trying(table_id: int, looking: Awaitable[None]) -> None:
    """Look after one seat or table; what fails there keeps nobody else waiting."""
    try:
        await looking
    except discord.HTTPException as error:
        log.warning("not reminded: table %s: %s", table_id, error)
    except Exception:
        log.exception("not reminded: table %s", table_id)


def _holds(table: Table, seat: Seat, decision: int) -> bool:
    """Whether a seat that somebody plays is still to answer this very decision."""
    return (
        table.row.status != "closed"
        and table.users[seat] is not None
        and table.position.decision == decision
        and table.awaits(seat)
    )
