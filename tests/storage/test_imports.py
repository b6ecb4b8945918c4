"""Games that came from files: stored whole or not at all, in nobody's way, of nobody's tables."""

import sqlite3
from typing import Any

import pytest

from storage.database import Database
from storage.errors import AlreadyDone, EntryConflict, NotPlaying
from storage.rows import SeatRow, TableRow
from tests.storage.rows import entries, entry, game, lobby, snapshot

IMPORTER = 10


async def imported(db: Database, **changes: Any) -> TableRow:
    given = {
        "game": "cuba",
        "options": "{}",
        "rules": 1,
        "names": ["Ana", None],
        "entries": entries(1, 3),
        "snapshots": [snapshot(0), snapshot(2)],
        "shown_number": 2,
        "guild_id": 20,
        "channel_id": 30,
        "opener_id": IMPORTER,
        "locale": "de",
        "at": 7,
    }
    return await db.imports.add(**{**given, **changes})


async def test_it_is_a_finished_table_at_which_nobody_sits(db: Database) -> None:
    row = await imported(db)

    assert row == await db.tables.get(row.id)
    assert (row.status, row.seats, row.game, row.opener_id) == ("finished", 2, "cuba", IMPORTER)
    assert (row.created_at, row.started_at, row.ended_at, row.anew_at) == (7, 7, 7, 7)
    assert await db.seats.at(row.id) == [SeatRow(0, None, 7), SeatRow(1, None, 7)]
    assert await db.imports.names(row.id) == ["Ana", None]
    assert await db.log.entries(row.id) == entries(1, 3)
    assert await db.log.snapshot(row.id, upto=1) == snapshot(0)
    assert await db.log.snapshot(row.id) == snapshot(2)


async def test_only_imported_games_have_names_of_their_own(db: Database) -> None:
    assert await db.imports.names(await game(db, 10, 11)) == []


async def test_it_is_in_nobodys_way(db: Database) -> None:
    waiting = await lobby(db, IMPORTER, channel_id=30)

    row = await imported(db)

    assert await db.tables.open_in(30) == waiting
    assert await db.tables.open_of(IMPORTER) == [waiting]
    assert await db.tables.playing() == []
    assert await db.tables.latest_finished_in(30) == row


async def test_nothing_can_be_added_to_it(db: Database) -> None:
    row = await imported(db)

    with pytest.raises(NotPlaying):
        await db.log.append(row.id, [entry(4)])


async def test_what_is_not_shown_yet_is_found_after_a_crash(db: Database) -> None:
    row = await imported(db)
    await imported(db, shown_number=3)

    assert await db.boards.unshown() == [row]


async def test_the_same_command_counts_once(db: Database) -> None:
    first = [entry(1, interaction_id=500), *entries(2, 3)]
    row = await imported(db, entries=first)

    with pytest.raises(AlreadyDone) as refused:
        await imported(db, entries=first)

    assert refused.value.table_id == row.id


@pytest.mark.parametrize(
    ("bad", "error"),
    [
        ({"entries": entries(2, 3)}, EntryConflict),
        ({"snapshots": [snapshot(0), snapshot(9)]}, ValueError),
    ],
)
async def test_what_cannot_be_stored_leaves_nothing(
    db: Database, raw: sqlite3.Connection, bad: dict[str, Any], error: type[Exception]
) -> None:
    before = list(raw.iterdump())

    with pytest.raises(error):
        await imported(db, **bad)

    assert list(raw.iterdump()) == before
