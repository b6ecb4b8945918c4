"""Seats: who joins a lobby, who leaves it, who sits where."""

import sqlite3
from collections.abc import Sequence

import msgspec

from storage.errors import AlreadySeated, NotSeated, SeatsChanged, TableFull
from storage.file import File
from storage.rows import SeatRow, columns
from storage.table_queries import get_table, require_lobby

_COLUMNS = columns(SeatRow)


class Seats:
    """Take, give up and list the seats of a table."""

    def __init__(self, file: File) -> None:
        self._file = file

    async def join(self, table_id: int, user_id: int, *, at: int) -> SeatRow:
        """Take the next seat of a lobby; raises AlreadySeated, TableFull or NotInLobby."""

        def work(connection: sqlite3.Connection) -> SeatRow:
            seats = select_seats(connection, table_id)
            if any(seat.user_id == user_id for seat in seats):
                raise AlreadySeated(table_id, user_id)
            table = require_lobby(connection, table_id)
            if len(seats) >= table.seats:
                raise TableFull(table_id, table.seats)
            taken = SeatRow(len(seats), user_id, at)
            _insert(connection, table_id, [taken])
            return taken

        return await self._file.transaction(work)

    async def leave(self, table_id: int, user_id: int) -> list[SeatRow]:
        """Give up a seat in a lobby, those behind move up; return who is left.

        Raises NotInLobby or NotSeated.
        """

        return await self._file.transaction(
            lambda connection: leave_lobby(connection, table_id, user_id)
        )

    async def at(self, table_id: int) -> list[SeatRow]:
        """Return the seats of a table in order; raises NoSuchTable."""

        def work(connection: sqlite3.Connection) -> list[SeatRow]:
            get_table(connection, table_id)
            return select_seats(connection, table_id)

        return await self._file.read(work)


def select_seats(connection: sqlite3.Connection, table_id: int) -> list[SeatRow]:
    """Return the seats of a table in order."""
    rows = connection.execute(
        f"SELECT {_COLUMNS} FROM seats WHERE table_id = ? ORDER BY seat", (table_id,)
    ).fetchall()
    return [
        SeatRow(seat, user_id, joined_at, bool(computer), owner_id)
        for seat, user_id, joined_at, computer, owner_id in rows
    ]


def change_seat(connection: sqlite3.Connection, table_id: int, now: SeatRow) -> None:
    """Let somebody else play a seat of a running game.

    Raises AlreadySeated when the person plays another seat there, or owns one.
    """
    for row in select_seats(connection, table_id):
        people = {row.user_id, row.owner_id} - {None}
        if row.seat != now.seat and now.user_id is not None and now.user_id in people:
            raise AlreadySeated(table_id, now.user_id)
    connection.execute(
        "UPDATE seats SET user_id = ?, joined_at = ?, computer = ?, owner_id = ?"
        " WHERE table_id = ? AND seat = ?",
        (now.user_id, now.joined_at, now.computer, now.owner_id, table_id, now.seat),
    )


def leave_lobby(connection: sqlite3.Connection, table_id: int, user_id: int) -> list[SeatRow]:
    """Give up a seat, those behind move up; raises NotInLobby or NotSeated."""
    require_lobby(connection, table_id)
    seats = select_seats(connection, table_id)
    staying = [seat for seat in seats if seat.user_id != user_id]
    if len(staying) == len(seats):
        raise NotSeated(table_id, user_id)
    return _rewrite(connection, table_id, staying)


def reorder(connection: sqlite3.Connection, table_id: int, order: Sequence[int]) -> list[SeatRow]:
    """Seat whoever sits at `order[n]` at n; raises SeatsChanged if that is no order of them."""
    seats = select_seats(connection, table_id)
    if not seats or sorted(order) != list(range(len(seats))):
        raise SeatsChanged(table_id, len(seats))
    return _rewrite(connection, table_id, [seats[seat] for seat in order])


def _rewrite(
    connection: sqlite3.Connection, table_id: int, people: Sequence[SeatRow]
) -> list[SeatRow]:
    """Seat these people from 0 on; rows are replaced, for an update would meet taken numbers."""
    seats = [msgspec.structs.replace(row, seat=seat) for seat, row in enumerate(people)]
    connection.execute("DELETE FROM seats WHERE table_id = ?", (table_id,))
    _insert(connection, table_id, seats)
    return seats


def _insert(connection: sqlite3.Connection, table_id: int, seats: Sequence[SeatRow]) -> None:
    connection.executemany(
        f"INSERT INTO seats (table_id, {_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?)",
        [(table_id, *msgspec.structs.astuple(row)) for row in seats],
    )
