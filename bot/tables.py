"""All tables: opened, started, found again, kept while they are in use."""

from collections import OrderedDict
from typing import Any
from weakref import WeakValueDictionary

from bot.clock import now
from bot.course import Course
from bot.moves import Played, as_rows, as_snapshot, next_draw, play
from bot.table import Table
from games.core.game import Game
from games.registry import GAMES
from storage.database import Database
from storage.rows import SeatRow, TableRow

KEPT = 500
"""How many tables stay in memory after their last use; the others are read again."""


def numbers_to_start(row: TableRow) -> tuple[int, ...]:
    """Return with how many players a table's game can begin: nobody is alone who wanted company."""
    fewest = min(row.seats, 2)
    return tuple(number for number in GAMES[row.game].seats if fewest <= number <= row.seats)


class WrongNumber(Exception):
    """The game cannot begin with as many as sit in the lobby."""

    def __init__(self, game: Game[Any, Any, Any], seated: int) -> None:
        super().__init__(f"{game.title} cannot begin with {seated} here.")
        self.game = game
        self.seated = seated


class Tables:
    """Finds live tables by their number; there is never more than one `Table` for a table."""

    def __init__(self, database: Database, *, snapshot_every: int) -> None:
        self.database = database
        self._snapshot_every = snapshot_every
        self._live: WeakValueDictionary[int, Table] = WeakValueDictionary()
        self._recent: OrderedDict[int, Table] = OrderedDict()

    async def live(self, table_id: int) -> Table:
        """Return a table that is in play or finished.

        Raises:
            NoSuchTable: there is none with that number.
            LookupError: it has not begun.
        """
        table = self._live.get(table_id)
        if table is None:
            row = await self.database.tables.get(table_id)
            seats = await self.database.seats.at(table_id)
            table = await self._make(row, seats)
            await table.load()
            table = self._live.setdefault(table_id, table)  # somebody may have been faster
        self._keep(table)
        return table

    def forget(self, table_id: int) -> None:
        """Read a table anew when it is next asked for: it was closed or moved."""
        self._live.pop(table_id, None)
        self._recent.pop(table_id, None)

    async def start(self, row: TableRow, interaction_id: int | None, user_id: int) -> Table:
        """Begin the game of a lobby with who sits there: deal, and commit the set-up.

        Raises:
            WrongNumber: the game cannot begin with that many at this table.
            NotInLobby: it has begun already, or was closed.
            SeatsChanged: somebody joined or left at this very moment.
        """
        game = GAMES[row.game]
        seats = await self.database.seats.at(row.id)
        if len(seats) not in numbers_to_start(row):
            raise WrongNumber(game, len(seats))
        course = Course.beginning(game, game.setup(len(seats), game.load_options(row.options)))
        snapshot = as_snapshot(game, course.position)
        drawn = next_draw(game, course.position)
        played = play(course, drawn) if drawn else Played(course, [], [], [])
        rows = as_rows(game, played.entries, 0, interaction_id, user_id)
        order = range(len(seats))
        await self.database.tables.start(
            row.id, order=order, entries=rows, snapshot=snapshot, at=now()
        )
        return await self.live(row.id)

    async def _make(self, row: TableRow, seats: list[SeatRow]) -> Table:
        ids = {seat.user_id for seat in seats} | {seat.owner_id for seat in seats}
        users = [user for user in ids if user is not None]
        people = await self.database.people.among(users)
        names = {user_id: person.name for user_id, person in people.items()}
        if not users:  # an imported game brings names of nobody's along
            imported = await self.database.imports.names(row.id)
            names = {-1 - seat: name for seat, name in enumerate(imported) if name is not None}
        return Table(
            self.database,
            GAMES[row.game],
            row,
            seats,
            names,
            snapshot_every=self._snapshot_every,
        )

    def _keep(self, table: Table) -> None:
        self._recent[table.id] = table
        self._recent.move_to_end(table.id)
        if len(self._recent) > KEPT:
            idle = next((key for key, kept in self._recent.items() if not kept.busy), None)
            if idle is not None:
                del self._recent[idle]
