"""Seats that computer players play: they answer through the same path as people do."""

import asyncio
import logging
from typing import TYPE_CHECKING

from bot.table import SeatChanged, Table
from bot.table_life.thinking import Thinking
from games.core.action import Seat
from games.core.errors import RulesError
from storage.errors import NotPlaying

if TYPE_CHECKING:
    from bot.client import Malecon

log = logging.getLogger(__name__)

WAITS = (2.0, 10.0, 60.0)
"""Seconds until a computer player that failed tries again; then somebody has to look."""


class Computers:
    """Lets computer players answer whatever they are asked, table by table.

    They rest where nobody sits any more: a game is not played to its end unseen.
    """

    def __init__(self, client: "Malecon") -> None:
        self._client = client
        self._thinking = Thinking()
        self._running: dict[int, asyncio.Task[None]] = {}
        self._closed = False

    def wake(self, table: Table) -> None:
        """See to it that the computer players of a table answer."""
        running = self._running.get(table.id)
        if self._closed:
            return
        if (running is None or running.done()) and _asked(table) is not None:
            task = asyncio.create_task(self._play(table.id), name=f"computers of {table.id}")
            self._running[table.id] = task
            task.add_done_callback(lambda ended: self._forget(table.id, ended))

    def _forget(self, table_id: int, ended: "asyncio.Task[None]") -> None:
        if self._running.get(table_id) is ended:
            del self._running[table_id]

    async def close(self) -> None:
        """Think no more; what was not answered is asked again after the next start."""
        self._closed = True
        tasks = list(self._running.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._thinking.close()

    async def _play(self, table_id: int) -> None:
        failures = 0
        while True:
            try:
                if not await self._answer(table_id):
                    return
            except NotPlaying:
                return  # the table was closed meanwhile
            except Exception:
                log.exception("a computer player failed: table %s", table_id)
                if failures == len(WAITS):
                    return
                await asyncio.sleep(WAITS[failures])
                failures += 1
            else:
                failures = 0

    async def _answer(self, table_id: int) -> bool:
        """Choose and act, if a computer player is asked; return whether one was.

        What was asked may be taken back, the seat taken over, or the table read anew meanwhile.
        """
        table = await self._client.tables.live(table_id)
        seat = _asked(table)
        if seat is None:
            return False
        player, decision = table.seats[seat], table.position.decision
        state = table.position.state.copy()
        action = await self._thinking.choose(table.game, state, seat, table_id + seat)
        table = await self._client.tables.live(table_id)
        if table.seats[seat] != player or not table.awaits(seat):
            return True
        try:
            with self._client.acting(table):
                await table.act(seat, action, decision=decision, player=player)
        except (RulesError, SeatChanged) as error:
            log.info("too late: table %s seat %s: %s", table_id, seat, error)
        return True


def _asked(table: Table) -> Seat | None:
    """Return the first computer player whose answer is awaited at a table that goes on."""
    if table.row.status == "closed" or table.users.count(None) == len(table.users):
        return None
    seats = (seat.seat for seat in table.seats if seat.computer)
    return next((seat for seat in seats if table.awaits(seat)), None)
