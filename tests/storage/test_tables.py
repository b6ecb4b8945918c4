import sqlite3

import pytest

from storage.database import Database
from storage.errors import (
    AlreadyDone,
    ChannelTaken,
    EntryConflict,
    NoSuchTable,
    NotInLobby,
    SeatsChanged,
    TableOver,
)
from storage.rows import TableRow
from tests.storage.rows import entries, entry, game, lobby, snapshot


async def test_a_new_table_is_a_lobby_with_all_it_was_given(db: Database) -> None:
    table = await lobby(db)
    assert table == TableRow(
        id=table.id,
        game="santiago-de-cuba",
        status="lobby",
        seats=4,
        options='{"open_holdings":true}',
        rules=1,
        guild_id=20,
        channel_id=30,
        opener_id=10,
        locale="en-GB",
        created_at=1_000,
    )
    assert await db.tables.get(table.id) == table


async def test_discords_largest_ids_are_kept(db: Database) -> None:
    largest = 2**63 - 1
    table = await lobby(db, largest, channel_id=largest)
    assert (await db.tables.open_of(largest))[0].id == table.id
    assert (await db.tables.get(table.id)).channel_id == largest


async def test_a_channel_has_one_open_table(db: Database) -> None:
    first = await lobby(db)
    with pytest.raises(ChannelTaken) as refusal:
        await lobby(db)
    assert refusal.value.table_id == first.id
    assert str(refusal.value) == f"Table {first.id} is already open in this channel."


async def test_a_table_in_play_keeps_its_channel_until_it_is_over(db: Database) -> None:
    playing = await game(db)
    with pytest.raises(ChannelTaken):
        await lobby(db)
    await db.log.append(playing, entries(1, 1), finished=True)
    after_the_end = await lobby(db)
    await db.tables.close(after_the_end.id, at=9_000)
    assert (await lobby(db)).id not in {playing, after_the_end.id}


async def test_the_file_itself_refuses_two_open_tables_in_a_channel(
    db: Database, raw: sqlite3.Connection
) -> None:
    table = await lobby(db)
    other = await lobby(db, channel_id=31)
    with pytest.raises(sqlite3.IntegrityError, match=r"UNIQUE.*channel_id"):
        raw.execute("UPDATE tables SET channel_id = 30 WHERE id = ?", (other.id,))
    raw.execute("UPDATE tables SET status = 'closed' WHERE id = ?", (table.id,))
    raw.execute("UPDATE tables SET channel_id = 30 WHERE id = ?", (other.id,))


async def test_the_file_itself_refuses_an_unknown_status(
    db: Database, raw: sqlite3.Connection
) -> None:
    await lobby(db)
    with pytest.raises(sqlite3.IntegrityError, match="CHECK"):
        raw.execute("UPDATE tables SET status = 'paused'")


async def test_a_table_id_is_never_given_out_twice(db: Database, raw: sqlite3.Connection) -> None:
    table = await lobby(db)
    raw.execute("DELETE FROM tables WHERE id = ?", (table.id,))
    assert (await lobby(db)).id > table.id


async def test_the_open_table_of_a_channel_is_found(db: Database) -> None:
    assert await db.tables.open_in(30) is None
    table = await lobby(db)
    assert await db.tables.open_in(30) == table
    assert await db.tables.open_in(31) is None
    await db.tables.close(table.id, at=5_000)
    assert await db.tables.open_in(30) is None


async def test_the_open_tables_of_a_person_are_those_they_sit_at(db: Database) -> None:
    in_play = await game(db, 10, 11, channel_id=31)
    waiting = await lobby(db, 11, channel_id=32)
    given_up = await lobby(db, 11, channel_id=33)
    await db.tables.close(given_up.id, at=5_000)
    await lobby(db, 10, channel_id=34)
    assert [table.id for table in await db.tables.open_of(11)] == [in_play, waiting.id]
    assert await db.tables.open_of(99) == []


async def test_the_tables_in_play_are_found_at_start_up(db: Database) -> None:
    first = await game(db, channel_id=31)
    await lobby(db, channel_id=32)
    over = await game(db, channel_id=33)
    last = await game(db, channel_id=34)
    await db.log.append(over, entries(1, 1), finished=True)
    assert [table.id for table in await db.tables.playing()] == [first, last]


async def test_tables_are_counted_by_game_and_status(db: Database) -> None:
    assert await db.tables.counts() == {}
    await lobby(db, channel_id=1)
    await game(db, channel_id=2)
    closed = await game(db, channel_id=3)
    await db.tables.close(closed, at=3_000)
    await lobby(db, channel_id=4)
    slug = "santiago-de-cuba"
    assert await db.tables.counts() == {
        (slug, "lobby"): 2,
        (slug, "playing"): 1,
        (slug, "closed"): 1,
    }


async def test_options_change_until_the_game_starts(db: Database) -> None:
    table = await lobby(db, 10, 11)
    changed = await db.tables.change_options(table.id, "{}")
    assert changed.options == "{}"
    await db.tables.start(table.id, order=[0, 1], entries=[], snapshot=snapshot(0), at=2_000)
    with pytest.raises(NotInLobby, match="is playing, no longer in its lobby"):
        await db.tables.change_options(table.id, '{"later":true}')
    assert (await db.tables.get(table.id)).options == "{}"


async def test_a_table_moves_to_a_free_channel(db: Database) -> None:
    playing = await game(db, channel_id=31)
    blocking = await lobby(db, channel_id=32)
    with pytest.raises(ChannelTaken) as refusal:
        await db.tables.move(playing, 32, at=5_000)
    assert refusal.value.table_id == blocking.id
    assert (await db.tables.move(playing, 33, at=5_000)).channel_id == 33
    assert (await db.tables.move(playing, 33, at=5_000)).channel_id == 33
    assert await db.tables.open_in(31) is None
    await db.tables.close(playing, at=5_000)
    with pytest.raises(TableOver):
        await db.tables.move(playing, 34, at=5_000)


async def test_a_table_that_moves_leaves_its_board_and_shows_it_again(db: Database) -> None:
    playing = await game(db, channel_id=31)
    await db.log.append(playing, entries(1, 4))
    await db.boards.shown(playing, 4, 700)
    await db.boards.pinged(playing, 4)
    moved = await db.tables.move(playing, 32, at=5_000, again=True)
    assert (moved.previous_channel_id, moved.previous_message_id) == (31, 700)
    assert (moved.shown_number, moved.shown_message_id, moved.pinged_number) == (3, None, None)
    assert moved.anew_at == 5_000
    assert await db.boards.unshown() == [moved]
    assert await db.tables.move(playing, 32, at=6_000, again=True) == moved, "it is there already"
    shown = await db.boards.shown(playing, 4, 701)
    assert (shown.anew_at, shown.shown_message_id) == (None, 701)
    assert (shown.previous_channel_id, shown.previous_message_id) == (31, 700), "still to be told"
    await db.boards.old_buttons_removed(playing, 700)
    tidy = await db.tables.get(playing)
    assert (tidy.previous_channel_id, tidy.previous_message_id) == (None, None)


async def test_what_a_table_has_left_is_kept_until_it_is_told_however_often_it_moves(
    db: Database,
) -> None:
    playing = await game(db, channel_id=31)
    await db.log.append(playing, entries(1, 4))
    await db.boards.shown(playing, 4, 700)
    await db.tables.move(playing, 32, at=5_000, again=True)
    further = await db.tables.move(playing, 33, at=6_000)
    assert (further.previous_channel_id, further.previous_message_id) == (31, 700)
    assert further.anew_at == 5_000, "it is still to be shown anew"
    back = await db.tables.move(playing, 31, at=7_000)
    assert (back.previous_channel_id, back.previous_message_id) == (None, 700)


async def test_what_is_due_anyway_is_shown_where_a_table_moves(db: Database) -> None:
    playing = await game(db, channel_id=31)
    await db.log.append(playing, entries(1, 4))
    await db.boards.shown(playing, 2, 700)
    await db.boards.pinged(playing, 2)
    moved = await db.tables.move(playing, 32, at=5_000)
    assert (moved.shown_number, moved.pinged_number, moved.anew_at) == (2, 2, None)


async def test_a_finished_game_moves_until_its_end_is_shown(db: Database) -> None:
    ended = await game(db, 10, 11, channel_id=31)
    await db.log.append(ended, entries(1, 4), finished=True)
    await lobby(db, channel_id=32)
    assert [row.id for row in await db.tables.movable_of(10)] == [ended]
    assert (await db.tables.move(ended, 32, at=5_000)).channel_id == 32
    await db.boards.shown(ended, 4, 700)
    assert await db.tables.movable_of(10) == []
    with pytest.raises(TableOver):
        await db.tables.move(ended, 33, at=6_000)


async def test_the_lobby_message_is_remembered(db: Database) -> None:
    table = await lobby(db)
    assert (await db.tables.set_lobby_message(table.id, 77)).lobby_message_id == 77
    assert (await db.tables.set_lobby_message(table.id, None)).lobby_message_id is None


async def test_closing_is_done_once(db: Database) -> None:
    table = await lobby(db)
    closed = await db.tables.close(table.id, at=5_000)
    assert (closed.status, closed.ended_at) == ("closed", 5_000)
    with pytest.raises(TableOver, match="its status is closed"):
        await db.tables.close(table.id, at=6_000)
    assert await db.tables.get(table.id) == closed


async def test_starting_seats_people_in_the_order_given(db: Database) -> None:
    table = await lobby(db, 10, 11, 12)
    seats = await db.tables.start(
        table.id, order=[2, 0, 1], entries=entries(1, 3), snapshot=snapshot(2), at=2_000
    )
    assert [(seat.seat, seat.user_id) for seat in seats] == [(0, 12), (1, 10), (2, 11)]
    assert await db.seats.at(table.id) == seats
    started = await db.tables.get(table.id)
    assert (started.status, started.started_at, started.seats) == ("playing", 2_000, 3)
    assert await db.log.entries(table.id) == entries(1, 3)
    assert await db.log.snapshot(table.id) == snapshot(2)


@pytest.mark.parametrize("order", [[], [0], [0, 0], [0, 2], [0, 1, 2], [-1, 0]])
async def test_starting_in_an_order_that_is_none_is_refused_whole(
    db: Database, order: list[int]
) -> None:
    table = await lobby(db, 10, 11)
    with pytest.raises(SeatsChanged, match="2 people sit there"):
        await db.tables.start(
            table.id, order=order, entries=entries(1, 1), snapshot=snapshot(1), at=2_000
        )
    assert await db.tables.get(table.id) == table
    assert await db.log.count(table.id) == 0


async def test_an_empty_lobby_does_not_start(db: Database) -> None:
    table = await lobby(db)
    with pytest.raises(SeatsChanged):
        await db.tables.start(table.id, order=[], entries=[], snapshot=snapshot(0), at=2_000)


async def test_a_table_starts_once(db: Database) -> None:
    table = await lobby(db, 10, 11)
    click = entry(1, interaction_id=500)
    await db.tables.start(table.id, order=[0, 1], entries=[click], snapshot=snapshot(1), at=2_000)
    again = {"entries": entries(1, 1), "snapshot": snapshot(1), "at": 2_500}
    with pytest.raises(NotInLobby):
        await db.tables.start(table.id, order=[1, 0], **again)  # type: ignore[arg-type]
    again["entries"] = [click]
    with pytest.raises(AlreadyDone):
        await db.tables.start(table.id, order=[1, 0], **again)  # type: ignore[arg-type]
    assert [seat.user_id for seat in await db.seats.at(table.id)] == [10, 11]


async def test_a_start_that_fails_at_its_entries_leaves_the_lobby_as_it_was(db: Database) -> None:
    table = await lobby(db, 10, 11)
    seats = await db.seats.at(table.id)
    with pytest.raises(EntryConflict):
        await db.tables.start(
            table.id, order=[1, 0], entries=entries(2, 3), snapshot=snapshot(0), at=2_000
        )
    assert await db.tables.get(table.id) == table
    assert await db.seats.at(table.id) == seats
    assert await db.log.snapshot(table.id) is None


async def test_an_unknown_table_is_named(db: Database) -> None:
    start = db.tables.start(404, order=[], entries=[], snapshot=snapshot(0), at=1)
    for call in (
        db.tables.get(404),
        db.tables.change_options(404, "{}"),
        db.tables.move(404, 30, at=1),
        db.tables.set_lobby_message(404, 1),
        db.tables.close(404, at=1),
        db.seats.join(404, 10, at=1),
        db.seats.leave(404, 10),
        db.seats.at(404),
        db.log.append(404, entries(1, 1)),
        db.boards.shown(404, 1, 1),
        db.boards.pinged(404, 1),
        start,
    ):
        with pytest.raises(NoSuchTable, match=r"^There is no table 404\.$"):
            await call
