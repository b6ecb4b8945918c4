"""Removing all that is known of a person, so that their games can still be played and read."""

import sqlite3
from typing import NamedTuple

from storage.errors import DatabaseFailed
from storage.seats import leave_lobby
from storage.transactions import in_transaction

ROWS_OF_A_PERSON = ("people", "person_settings", "ballots")
"""Tables with rows about one person each, by `user_id`."""


class Seat(NamedTuple):
    """Where somebody sits."""

    table_id: int
    seat: int


class Traces(NamedTuple):
    """What is known of a person.

    `own` counts the rows about nobody else; `entries`, `seats`, `votes` and `opened` count what
    names the person among other things. `playing` are those of the seats at which a game is going
    on.
    """

    own: int
    entries: int
    seats: int
    votes: int
    opened: int
    playing: tuple[Seat, ...]

    @property
    def none(self) -> bool:
        """Whether nothing is known."""
        return not (self.own or self.entries or self.seats or self.votes or self.opened)


def traces_of(connection: sqlite3.Connection, user_id: int) -> Traces:
    """Look for all that is known of a person."""

    def count(table: str, column: str = "user_id") -> int:
        query = f"SELECT count(*) FROM {table} WHERE {column} = ?"
        return int(connection.execute(query, (user_id,)).fetchone()[0])

    playing = connection.execute(
        "SELECT table_id, seat FROM seats JOIN tables ON id = table_id"
        " WHERE user_id = ? AND status = 'playing' ORDER BY table_id",
        (user_id,),
    ).fetchall()
    return Traces(
        own=sum(map(count, ROWS_OF_A_PERSON)),
        entries=count("entries"),
        seats=count("seats") + count("seats", "owner_id"),
        votes=count("votes"),
        opened=count("tables", "opener_id"),
        playing=tuple(Seat(*row) for row in playing),
    )


def forget(connection: sqlite3.Connection, user_id: int) -> None:
    """Remove a person from all rows, and from what is left in the file of rows of old.

    A seat in a lobby is given up; at a table whose game has begun it stays, and nobody sits there.
    Nobody else may have the file open: see `alone`.
    """
    connection.execute("PRAGMA secure_delete = ON").fetchall()
    in_transaction(connection, lambda inner: _erase(inner, user_id))
    try:
        connection.execute("VACUUM")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    except sqlite3.Error as error:
        raise DatabaseFailed(
            "The person is forgotten, but the file may still hold traces where nothing is stored"
            f" any more: make room and do it again ({error})."
        ) from error


def _erase(connection: sqlite3.Connection, user_id: int) -> None:
    lobbies = connection.execute(
        "SELECT table_id FROM seats JOIN tables ON id = table_id"
        " WHERE user_id = ? AND status = 'lobby'",
        (user_id,),
    ).fetchall()
    for (table_id,) in lobbies:
        leave_lobby(connection, table_id, user_id)
    connection.execute(
        "UPDATE imported_seats SET name = NULL"
        " WHERE name IN (SELECT name FROM people WHERE user_id = ?)",
        (user_id,),
    )
    for table in ROWS_OF_A_PERSON:
        connection.execute(f"DELETE FROM {table} WHERE user_id = ?", (user_id,))
    connection.execute("UPDATE seats SET user_id = NULL WHERE user_id = ?", (user_id,))
    connection.execute("UPDATE seats SET owner_id = NULL WHERE owner_id = ?", (user_id,))
    connection.execute("UPDATE entries SET user_id = NULL WHERE user_id = ?", (user_id,))
    connection.execute("UPDATE votes SET user_id = NULL WHERE user_id = ?", (user_id,))
    connection.execute("UPDATE tables SET opener_id = NULL WHERE opener_id = ?", (user_id,))
