import asyncio
import sqlite3

import pytest

from storage.database import Database
from storage.errors import AlreadySeated, NotInLobby, NotSeated, TableFull
from storage.rows import SeatRow
from tests.storage.rows import game, lobby


async def test_people_take_the_seats_in_the_order_they_join(db: Database) -> None:
    table = await lobby(db)
    assert await db.seats.at(table.id) == []
    assert await db.seats.join(table.id, 12, at=50) == SeatRow(0, 12, 50)
    assert await db.seats.join(table.id, 11, at=60) == SeatRow(1, 11, 60)
    assert await db.seats.at(table.id) == [SeatRow(0, 12, 50), SeatRow(1, 11, 60)]


async def test_nobody_joins_twice(db: Database) -> None:
    table = await lobby(db, 10)
    with pytest.raises(AlreadySeated, match=f"Person 10 already sits at table {table.id}"):
        await db.seats.join(table.id, 10, at=1)


async def test_whoever_sits_in_a_game_is_told_so_and_not_that_it_has_begun(db: Database) -> None:
    table_id = await game(db, 10, 11)
    with pytest.raises(AlreadySeated):
        await db.seats.join(table_id, 10, at=1)


async def test_a_full_table_takes_nobody(db: Database) -> None:
    table = await lobby(db, 10, 11, seats=2)
    with pytest.raises(TableFull, match="All 2 seats of table"):
        await db.seats.join(table.id, 12, at=1)
    assert len(await db.seats.at(table.id)) == 2


async def test_of_many_who_join_at_once_as_many_as_fit_are_seated(db: Database) -> None:
    table = await lobby(db, seats=3)
    outcomes = await asyncio.gather(
        *(db.seats.join(table.id, user_id, at=user_id) for user_id in range(100, 120)),
        return_exceptions=True,
    )
    seated = [outcome for outcome in outcomes if isinstance(outcome, SeatRow)]
    refused = [outcome for outcome in outcomes if isinstance(outcome, TableFull)]
    assert (len(seated), len(refused)) == (3, 17)
    assert await db.seats.at(table.id) == sorted(seated, key=lambda seat: seat.seat)


async def test_those_behind_move_up_when_somebody_leaves(db: Database) -> None:
    table = await lobby(db, 10, 11, 12, 13)
    left = await db.seats.leave(table.id, 11)
    assert [(seat.seat, seat.user_id) for seat in left] == [(0, 10), (1, 12), (2, 13)]
    assert await db.seats.at(table.id) == left
    assert (await db.seats.join(table.id, 11, at=9)).seat == 3


async def test_who_does_not_sit_there_cannot_leave(db: Database) -> None:
    table = await lobby(db, 10)
    with pytest.raises(NotSeated, match="Person 11 does not sit at table"):
        await db.seats.leave(table.id, 11)


async def test_seats_are_fixed_once_the_game_has_begun(db: Database) -> None:
    table_id = await game(db, 10, 11)
    with pytest.raises(NotInLobby):
        await db.seats.join(table_id, 12, at=1)
    with pytest.raises(NotInLobby):
        await db.seats.leave(table_id, 10)


async def test_a_person_sits_at_many_tables(db: Database) -> None:
    for channel_id in range(31, 36):
        await lobby(db, 10, channel_id=channel_id)
    assert len(await db.tables.open_of(10)) == 5


@pytest.mark.parametrize(
    ("seat", "user_id", "complaint"),
    [
        (0, 12, r"UNIQUE constraint failed: seats.table_id, seats.seat"),
        (1, 10, r"UNIQUE constraint failed: seats.table_id, seats.user_id"),
        (-1, 12, r"CHECK constraint failed: seat >= 0"),
    ],
)
async def test_the_file_itself_refuses_impossible_seats(
    db: Database, raw: sqlite3.Connection, seat: int, user_id: int, complaint: str
) -> None:
    table = await lobby(db, 10)
    with pytest.raises(sqlite3.IntegrityError, match=complaint):
        raw.execute(
            "INSERT INTO seats (table_id, seat, user_id, joined_at) VALUES (?, ?, ?, 1)",
            (table.id, seat, user_id),
        )


async def test_the_file_itself_refuses_a_seat_at_no_table(
    db: Database, raw: sqlite3.Connection
) -> None:
    with pytest.raises(sqlite3.IntegrityError, match="FOREIGN KEY"):
        raw.execute("INSERT INTO seats (table_id, seat, user_id, joined_at) VALUES (404, 0, 10, 1)")
