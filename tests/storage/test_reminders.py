"""Reminders and clocks on a real file: what is noted is sent once."""

import asyncio

import msgspec
import pytest

from storage.database import Database
from storage.errors import TableOver
from storage.rows import QuietHours, ReminderRow
from tests.storage.rows import game, lobby


def reminder(table_id: int, at: int, seat: int = 1, message_id: int | None = None) -> ReminderRow:
    return ReminderRow(table_id, seat, 5, at, 30, message_id)


async def test_of_many_who_want_to_send_a_reminder_one_does(db: Database) -> None:
    table = await game(db)
    for previous, at in ((None, 100), (100, 200)):
        noted = await asyncio.gather(
            *(db.reminders.note(reminder(table, at), previous) for _ in range(8))
        )
        assert sorted(noted) == [False] * 7 + [True]
        assert await db.reminders.at(table) == {1: reminder(table, at)}
    assert not await db.reminders.note(reminder(table, 300), None)
    assert not await db.reminders.note(reminder(table, 300), 100)


async def test_seats_and_tables_are_reminded_apart(db: Database) -> None:
    table, other = await game(db), await game(db, 10, 11, channel_id=31)
    for row in (reminder(table, 1, 0), reminder(table, 2, 1), reminder(other, 3, 0)):
        assert await db.reminders.note(row, None)
    await db.reminders.set_message(table, 1, 900)
    assert await db.reminders.at(table) == {0: reminder(table, 1, 0), 1: reminder(table, 2, 1, 900)}
    assert await db.reminders.standing() == [reminder(table, 2, 1, 900)]
    await db.reminders.set_message(other, 0, 901)
    assert [row.message_id for row in await db.reminders.standing()] == [900, 901]
    await db.reminders.set_message(table, 1, None)
    assert await db.reminders.standing() == [reminder(other, 3, 0, 901)]


async def test_a_reminder_that_was_not_sent_was_never_noted(db: Database) -> None:
    table = await game(db)
    first, second = reminder(table, 100), reminder(table, 200)
    await db.reminders.note(first, None)
    assert await db.reminders.not_sent(first, None)
    assert await db.reminders.at(table) == {}
    await db.reminders.note(first, None)
    await db.reminders.set_message(table, 1, 900)
    sent = msgspec.structs.replace(first, message_id=900)
    await db.reminders.note(second, 100)
    assert await db.reminders.not_sent(second, sent)
    assert await db.reminders.at(table) == {1: sent}
    assert not await db.reminders.not_sent(second, sent), "another one counts by now"
    assert await db.reminders.at(table) == {1: sent}


async def test_clocks_run_at_tables_in_play_only(db: Database) -> None:
    plain, reminding, limited = [
        await game(db, 10, 11, channel_id=channel) for channel in (31, 32, 33)
    ]
    waiting = (await lobby(db, 10, channel_id=34)).id
    assert (await db.tables.remind(reminding, 24)).reminder_hours == 24
    assert (await db.tables.limit(limited, 72)).limit_hours == 72
    await db.tables.remind(waiting, 1)
    assert [row.id for row in await db.tables.with_clocks()] == [reminding, limited]
    await db.tables.remind(reminding, None)
    await db.tables.limit(plain, 1)
    assert [row.id for row in await db.tables.with_clocks()] == [plain, limited]
    await db.tables.close(limited, at=9)
    assert [row.id for row in await db.tables.with_clocks()] == [plain]
    for change in (db.tables.remind, db.tables.limit):
        with pytest.raises(TableOver):
            await change(limited, 5)


async def test_quiet_hours_belong_to_a_person(db: Database) -> None:
    night, day = QuietHours("Europe/Budapest", 1320, 450), QuietHours("UTC", 0, 0)
    assert await db.settings.quiet_hours([10, 11]) == {}
    assert await db.settings.quiet_hours([]) == {}
    await db.settings.set_quiet_hours(10, night)
    await db.settings.set_quiet_hours(11, day)
    await db.settings.set_person_language(12, "hu")
    assert await db.settings.quiet_hours([10, 11, 12]) == {10: night, 11: day}
    assert await db.settings.quiet_hours([11]) == {11: day}
    await db.settings.set_person_language(10, "hu")
    await db.settings.set_quiet_hours(10, day)
    assert await db.settings.quiet_hours([10]) == {10: day}
    await db.settings.set_quiet_hours(10, None)
    assert await db.settings.quiet_hours([10]) == {}
    assert await db.settings.person_language(10) == "hu"
