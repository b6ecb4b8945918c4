"""Seats of running games that change hands, together with the line of the log that says so."""

import pytest

from storage.database import Database
from storage.errors import AlreadySeated, EntryConflict, NotPlaying
from storage.rows import SeatRow
from tests.storage.rows import entry, game

COMPUTER = SeatRow(1, None, 50, True, 11)


async def give(db: Database, table: int, seat: SeatRow, number: int = 1) -> None:
    await db.log.append(table, [entry(number, seat=seat.seat)], seat=seat)


async def test_a_seat_and_its_line_are_committed_together(db: Database) -> None:
    table = await game(db, 10, 11)
    await give(db, table, COMPUTER)
    assert (await db.seats.at(table))[1] == COMPUTER
    assert [row.number for row in await db.log.entries(table)] == [1]
    with pytest.raises(EntryConflict):
        await give(db, table, SeatRow(1, 11, 60))
    assert (await db.seats.at(table))[1] == COMPUTER, "no line, no change"
    await give(db, table, SeatRow(1, 11, 60), 2)
    assert (await db.seats.at(table))[1] == SeatRow(1, 11, 60)


async def test_a_computer_plays_and_its_owner_is_found(db: Database) -> None:
    table = await game(db, 10, 11)
    other = await game(db, 10, 11, channel_id=31)
    assert await db.tables.with_computers() == []
    await give(db, table, COMPUTER)
    await give(db, other, SeatRow(1, None, 50, False, 11))
    assert [row.id for row in await db.tables.with_computers()] == [table]
    assert [row.id for row in await db.tables.owned_by(11)] == [table, other]
    assert await db.tables.owned_by(10) == []
    assert await db.tables.open_of(11) == []
    await db.tables.close(table, at=99)
    assert await db.tables.with_computers() == []
    assert [row.id for row in await db.tables.owned_by(11)] == [other]


async def test_nobody_sits_twice_nor_beside_a_seat_of_their_own(db: Database) -> None:
    table = await game(db, 10, 11, 12)
    await give(db, table, COMPUTER)
    refused = [SeatRow(1, 10, 60, False, 11), SeatRow(2, 11, 60, False, 12)]
    for seat in refused:
        with pytest.raises(AlreadySeated):
            await give(db, table, seat, 2)
    assert len(await db.log.entries(table)) == 1
    assert [seat.user_id for seat in await db.seats.at(table)] == [10, None, 12]
    for number, seat in enumerate([SeatRow(1, 20, 60, False, 11), SeatRow(1, 21, 70)], 2):
        await give(db, table, seat, number)
        assert (await db.seats.at(table))[1] == seat


async def test_seats_of_a_game_that_is_over_stay_as_they_are(db: Database) -> None:
    table = await game(db, 10, 11)
    await db.log.append(table, [entry(1)], finished=True)
    with pytest.raises(NotPlaying):
        await give(db, table, COMPUTER, 2)
    assert (await db.seats.at(table))[1].user_id == 11
