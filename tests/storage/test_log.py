import asyncio
import sqlite3
import tempfile
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from storage.database import Database
from storage.errors import AlreadyDone, EntryConflict, NotPlaying, StorageError
from storage.rows import EntryRow
from tests.storage.rows import entries, entry, game, lobby, snapshot


async def test_entries_come_back_as_they_were_appended(db: Database) -> None:
    table_id = await game(db)
    written = [
        EntryRow(1, -1, '{"type":"roll","faces":[3,"ñ"]}', 1, 5_000),
        EntryRow(2, 0, '{"type":"pass"}', 2, 5_001, interaction_id=2**63 - 1, user_id=10),
    ]
    await db.log.append(table_id, written)
    assert await db.log.entries(table_id) == written
    assert await db.log.count(table_id) == 2


async def test_entries_are_read_from_any_number_on(db: Database) -> None:
    table_id = await game(db)
    other = await game(db, channel_id=31)
    await db.log.append(table_id, entries(1, 12))
    await db.log.append(other, entries(1, 3))
    assert await db.log.entries(table_id, after=9) == entries(10, 12)
    assert await db.log.entries(table_id, after=12) == []
    assert await db.log.entries(other) == entries(1, 3)
    assert await db.log.entries(404) == []


async def test_an_entry_must_follow_the_last_one(db: Database) -> None:
    table_id = await game(db)
    await db.log.append(table_id, entries(1, 2))
    for wrong in (entries(2, 3), entries(4, 4), [entry(3), entry(5)], [entry(3), entry(3)]):
        with pytest.raises(EntryConflict) as refusal:
            await db.log.append(table_id, wrong)
    assert (refusal.value.number, refusal.value.expected) == (3, 4)
    assert str(refusal.value) == f"Entry 3 of table {table_id} came when 4 was next."
    assert await db.log.entries(table_id) == entries(1, 2)


async def test_of_two_who_move_at_once_one_is_refused(db: Database) -> None:
    table_id = await game(db)
    outcomes = await asyncio.gather(
        *(db.log.append(table_id, [entry(1, seat=seat)]) for seat in range(10)),
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in outcomes].count(EntryConflict) == 9
    assert await db.log.entries(table_id) == [entry(1, seat=outcomes.index(None))]


async def test_an_interaction_counts_once_whatever_its_number_and_table(db: Database) -> None:
    table_id = await game(db)
    other = await game(db, channel_id=31)
    await db.log.append(table_id, [entry(1, interaction_id=500), entry(2)])
    for again, number in ((table_id, 1), (table_id, 3), (other, 1)):
        with pytest.raises(AlreadyDone) as refusal:
            await db.log.append(again, [entry(number, interaction_id=500)])
        assert (refusal.value.table_id, refusal.value.number) == (table_id, 1)
    assert str(refusal.value) == f"This interaction is already entry 1 of table {table_id}."
    assert await db.log.count(other) == 0


async def test_a_double_click_on_the_last_move_is_told_that_it_is_done(db: Database) -> None:
    table_id = await game(db)
    last = [entry(1, interaction_id=500)]
    await db.log.append(table_id, last, finished=True)
    with pytest.raises(AlreadyDone):
        await db.log.append(table_id, last, finished=True)


async def test_entries_without_an_interaction_are_many(db: Database) -> None:
    table_id = await game(db)
    await db.log.append(table_id, entries(1, 50))
    assert await db.log.count(table_id) == 50


async def test_one_interaction_cannot_stand_in_two_entries(db: Database) -> None:
    table_id = await game(db)
    twice = [entry(1, interaction_id=500), entry(2, interaction_id=500)]
    with pytest.raises(sqlite3.IntegrityError, match=r"UNIQUE.*interaction_id"):
        await db.log.append(table_id, twice)
    assert await db.log.count(table_id) == 0


async def test_nothing_is_appended_before_the_start_or_after_the_end(db: Database) -> None:
    waiting = await lobby(db, 10, 11)
    with pytest.raises(NotPlaying, match="its status is lobby"):
        await db.log.append(waiting.id, entries(1, 1))
    table_id = await game(db, channel_id=31)
    await db.log.append(table_id, entries(1, 1), finished=True)
    with pytest.raises(NotPlaying, match="its status is finished"):
        await db.log.append(table_id, entries(2, 2))
    given_up = await game(db, channel_id=32)
    await db.tables.close(given_up, at=9_000)
    with pytest.raises(NotPlaying, match="its status is closed"):
        await db.log.append(given_up, entries(1, 1))


async def test_appending_nothing_is_a_mistake_of_the_caller(db: Database) -> None:
    table_id = await game(db)
    with pytest.raises(ValueError, match="no entry to append"):
        await db.log.append(table_id, [], finished=True)


async def test_the_last_entry_finishes_the_table_at_its_time(db: Database) -> None:
    table_id = await game(db)
    await db.log.append(table_id, entries(1, 1))
    assert (await db.tables.get(table_id)).status == "playing"
    await db.log.append(table_id, [entry(2), entry(3, at=8_888)], finished=True)
    table = await db.tables.get(table_id)
    assert (table.status, table.ended_at) == ("finished", 8_888)


async def test_a_refused_last_entry_does_not_finish_the_table(db: Database) -> None:
    table_id = await game(db)
    with pytest.raises(EntryConflict):
        await db.log.append(table_id, entries(2, 2), snapshot(0), finished=True)
    table = await db.tables.get(table_id)
    assert (table.status, table.ended_at) == ("playing", None)


async def test_the_latest_snapshot_is_found_at_or_below_a_number(db: Database) -> None:
    table_id = await game(db)
    await db.log.append(table_id, entries(1, 4), snapshot(3))
    await db.log.append(table_id, entries(5, 6), snapshot(6))
    assert await db.log.snapshot(table_id) == snapshot(6)
    assert await db.log.snapshot(table_id, upto=6) == snapshot(6)
    assert await db.log.snapshot(table_id, upto=5) == snapshot(3)
    assert await db.log.snapshot(table_id, upto=2) == snapshot(0)
    assert await db.log.snapshot(404) is None


async def test_a_snapshot_of_the_future_takes_its_entries_down_with_it(db: Database) -> None:
    table_id = await game(db)
    with pytest.raises(ValueError, match="the log has no entry 3"):
        await db.log.append(table_id, entries(1, 2), snapshot(3))
    assert await db.log.count(table_id) == 0


@pytest.mark.parametrize(
    ("number", "interaction_id", "complaint"),
    [
        (1, None, "UNIQUE constraint failed: entries.table_id, entries.number"),
        (2, 500, "UNIQUE constraint failed: entries.interaction_id"),
        (0, None, "CHECK constraint failed: number > 0"),
    ],
)
async def test_the_file_itself_refuses_impossible_entries(
    db: Database,
    raw: sqlite3.Connection,
    number: int,
    interaction_id: int | None,
    complaint: str,
) -> None:
    table_id = await game(db)
    await db.log.append(table_id, [entry(1, interaction_id=500)])
    with pytest.raises(sqlite3.IntegrityError, match=complaint):
        raw.execute(
            "INSERT INTO entries VALUES (?, ?, 0, '{}', 1, ?, NULL, 1)",
            (table_id, number, interaction_id),
        )


@pytest.mark.parametrize("statement", ["entries", "snapshots"])
async def test_the_file_itself_refuses_a_log_of_no_table(
    db: Database, raw: sqlite3.Connection, statement: str
) -> None:
    columns = {"entries": "404, 1, 0, '{}', 1, NULL, NULL, 1", "snapshots": "404, 0, 0, 1, '{}'"}
    with pytest.raises(sqlite3.IntegrityError, match="FOREIGN KEY"):
        raw.execute(f"INSERT INTO {statement} VALUES ({columns[statement]})")


async def test_the_file_itself_keeps_to_the_types(db: Database, raw: sqlite3.Connection) -> None:
    await lobby(db)
    with pytest.raises(sqlite3.IntegrityError, match="cannot store TEXT value in INTEGER"):
        raw.execute("UPDATE tables SET created_at = 'yesterday'")


Batch = tuple[int, int, int | None]
"""How far from the right number it begins, how many entries, and the first one's interaction."""

BATCHES = st.lists(
    st.tuples(st.sampled_from([0, 0, 0, -1, 1]), st.integers(1, 4), st.none() | st.integers(1, 6)),
    max_size=25,
)


@settings(max_examples=40, deadline=None)
@given(BATCHES)
def test_the_log_is_what_was_accepted_and_nothing_else(batches: list[Batch]) -> None:
    asyncio.run(_compare_with_a_list(batches))


async def _compare_with_a_list(batches: list[Batch]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "tables.sqlite3")
        accepted: list[EntryRow] = []
        async with Database.open(path) as db:
            table_id = await game(db)
            for offset, size, interaction_id in batches:
                first = len(accepted) + 1 + offset
                batch = [entry(first, interaction_id=interaction_id)]
                batch += entries(first + 1, first + size - 1)
                expected = _refusal(accepted, batch)
                if expected is None:
                    await db.log.append(table_id, batch)
                    accepted += batch
                else:
                    with pytest.raises(expected):
                        await db.log.append(table_id, batch)
        async with Database.open(path) as db:
            assert await db.log.entries(table_id) == accepted
            assert await db.log.count(table_id) == len(accepted)


def _refusal(accepted: list[EntryRow], batch: list[EntryRow]) -> type[StorageError] | None:
    clicks = {row.interaction_id for row in accepted} - {None}
    if batch[0].interaction_id in clicks:
        return AlreadyDone
    return None if batch[0].number == len(accepted) + 1 else EntryConflict
