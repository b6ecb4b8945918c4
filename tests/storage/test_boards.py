import asyncio

from storage.database import Database
from tests.storage.rows import entries, game, lobby


async def test_what_was_posted_is_remembered_with_the_message_before(db: Database) -> None:
    table_id = await game(db)
    await db.log.append(table_id, entries(1, 6))
    first = await db.boards.shown(table_id, 3, 700)
    assert (first.shown_number, first.shown_message_id) == (3, 700)
    assert first.previous_message_id is None
    second = await db.boards.shown(table_id, 6, 701)
    assert (second.shown_number, second.shown_message_id) == (6, 701)
    assert second.previous_message_id == 700
    assert await db.tables.get(table_id) == second


async def test_the_same_post_twice_keeps_the_message_before(db: Database) -> None:
    table_id = await game(db)
    await db.boards.shown(table_id, 3, 700)
    shown = await db.boards.shown(table_id, 6, 701)
    assert await db.boards.shown(table_id, 6, 701) == shown


async def test_a_message_edited_to_show_more_keeps_the_message_before(db: Database) -> None:
    table_id = await game(db)
    await db.boards.shown(table_id, 3, 700)
    await db.boards.shown(table_id, 6, 701)
    edited = await db.boards.shown(table_id, 7, 701)
    assert (edited.shown_number, edited.shown_message_id) == (7, 701)
    assert edited.previous_message_id == 700


async def test_a_board_posted_anew_leaves_the_buttons_of_the_lost_one(db: Database) -> None:
    table_id = await game(db)
    await db.boards.shown(table_id, 3, 700)
    again = await db.boards.shown(table_id, 3, 701)
    assert (again.shown_message_id, again.previous_message_id) == (701, 700)


async def test_a_deleted_board_is_shown_again_without_a_ping(db: Database) -> None:
    table_id = await game(db)
    await db.log.append(table_id, entries(1, 3))
    await db.boards.pinged(table_id, 3)
    shown = await db.boards.shown(table_id, 3, 700)
    assert await db.boards.lost(table_id, 699, at=9) == shown, "another one is the newest"
    lost = await db.boards.lost(table_id, 700, at=9)
    assert (lost.shown_number, lost.shown_message_id, lost.anew_at) == (2, None, 9)
    assert lost.pinged_number == 3
    assert await db.boards.unshown() == [lost]
    again = await db.boards.shown(table_id, 3, 701)
    assert (again.shown_message_id, again.previous_message_id, again.anew_at) == (701, None, None)


async def test_a_post_that_arrives_late_does_not_turn_back(db: Database) -> None:
    table_id = await game(db)
    shown = await db.boards.shown(table_id, 6, 701)
    assert await db.boards.shown(table_id, 3, 700) == shown
    assert await db.tables.get(table_id) == shown


async def test_committed_and_not_posted_is_found(db: Database) -> None:
    behind = await game(db, channel_id=31)
    await db.log.append(behind, entries(1, 4))
    await db.boards.shown(behind, 3, 700)
    never = await game(db, channel_id=32)
    up_to_date = await game(db, channel_id=33)
    await db.log.append(up_to_date, entries(1, 4))
    await db.boards.shown(up_to_date, 4, 701)
    ended = await game(db, channel_id=34)
    await db.boards.shown(ended, 0, 702)
    await db.log.append(ended, entries(1, 1), finished=True)
    closed = await game(db, channel_id=35)
    await db.tables.close(closed, at=9_000)
    await lobby(db, channel_id=36)

    assert [table.id for table in await db.boards.unshown()] == [behind, never, ended]
    await db.boards.shown(behind, 4, 703)
    await db.boards.shown(never, 0, 704)
    await db.boards.shown(ended, 1, 705)
    assert await db.boards.unshown() == []


async def test_old_buttons_are_removed_once(db: Database) -> None:
    table_id = await game(db)
    await db.boards.shown(table_id, 1, 700)
    assert await db.boards.with_old_buttons() == []
    shown = await db.boards.shown(table_id, 2, 701)
    assert await db.boards.with_old_buttons() == [shown]
    await db.boards.old_buttons_removed(table_id, 699)
    assert await db.boards.with_old_buttons() == [shown]
    await db.boards.old_buttons_removed(table_id, 700)
    assert await db.boards.with_old_buttons() == []
    assert (await db.tables.get(table_id)).shown_message_id == 701


async def test_a_decision_is_pinged_about_once(db: Database) -> None:
    table_id = await game(db)
    answers = await asyncio.gather(*(db.boards.pinged(table_id, 4) for _ in range(5)))
    assert sorted(answers) == [False, False, False, False, True]
    assert not await db.boards.pinged(table_id, 3)
    assert await db.boards.pinged(table_id, 5)
    assert (await db.tables.get(table_id)).pinged_number == 5
