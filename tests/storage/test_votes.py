"""Votes and ballots on a real file."""

import asyncio
import sqlite3
from typing import Any

import pytest

from storage.database import Database
from storage.errors import NoSuchVote, VoteOver
from storage.rows import VoteRow
from tests.storage.rows import game


async def opened(db: Database, table_id: int, **changes: Any) -> VoteRow:
    values = {"kind": "replace", "seat": 1, "number": 7, "channel_id": 30, "at": 5_000, **changes}
    return await db.votes.open(table_id=table_id, **values)


async def test_a_vote_is_kept_as_it_was_opened(db: Database) -> None:
    table = await game(db)
    vote = await opened(db, table, kind="undo", seat=0, back_to=3, user_id=10)
    assert vote == VoteRow(
        id=vote.id,
        table_id=table,
        kind="undo",
        seat=0,
        back_to=3,
        number=7,
        late=False,
        user_id=10,
        channel_id=30,
        message_id=None,
        outcome=None,
        opened_at=5_000,
        ended_at=None,
    )
    assert await db.votes.get(vote.id) == vote
    await db.votes.set_message(vote.id, 900)
    assert (await db.votes.get(vote.id)).message_id == 900
    late = await opened(db, table, late=True)
    assert (await db.votes.get(late.id)).late is True


async def test_the_last_word_of_everybody_counts(db: Database) -> None:
    vote = await opened(db, await game(db))
    assert await db.votes.ballots(vote.id) == {}
    assert await db.votes.cast(vote.id, 10, "computer", at=1) == {10: "computer"}
    assert await db.votes.cast(vote.id, 11, "refused", at=2) == {10: "computer", 11: "refused"}
    changed = {10: "person", 11: "refused"}
    assert await db.votes.cast(vote.id, 10, "person", at=3) == changed
    assert await db.votes.ballots(vote.id) == changed


async def test_ballots_cast_at_once_are_all_counted(db: Database) -> None:
    vote = await opened(db, await game(db))
    counted = await asyncio.gather(
        *(db.votes.cast(vote.id, user, "computer", at=user) for user in range(20))
    )
    assert sorted(len(ballots) for ballots in counted) == list(range(1, 21))


async def test_a_vote_ends_once(db: Database) -> None:
    vote = await opened(db, await game(db))
    assert await db.votes.end(vote.id, "refused", at=6_000)
    assert not await db.votes.end(vote.id, "computer", at=7_000)
    ended = await db.votes.get(vote.id)
    assert (ended.outcome, ended.ended_at) == ("refused", 6_000)
    with pytest.raises(VoteOver, match=f"Vote {vote.id} has ended: refused"):
        await db.votes.cast(vote.id, 10, "computer", at=8_000)
    assert await db.votes.ballots(vote.id) == {}


async def test_what_is_no_vote_is_named(db: Database) -> None:
    for asked in (db.votes.get(404), db.votes.cast(404, 1, "undo", at=1)):
        with pytest.raises(NoSuchVote, match="404"):
            await asked
    with pytest.raises(NoSuchVote):
        await db.votes.end(404, "lapsed", at=1)


async def test_the_same_question_asked_again_ends_the_one_before(db: Database) -> None:
    table, other = await game(db), await game(db, 10, 11, channel_id=31)
    first = await opened(db, table)
    kept = [
        await opened(db, table, seat=0),
        await opened(db, table, kind="undo", back_to=1),
        await opened(db, other),
    ]
    again = await opened(db, table, at=9_000)
    lapsed = await db.votes.get(first.id)
    assert (lapsed.outcome, lapsed.ended_at) == ("lapsed", 9_000)
    for vote in (*kept, again):
        assert (await db.votes.get(vote.id)).outcome is None
    assert await db.votes.latest(table, "replace", 1) == again
    assert await db.votes.latest(table, "undo", 0) is None
    assert await db.votes.open_at(table) == [kept[0], kept[1], again]
    assert await db.votes.all_open() == [*kept, again]
    await db.votes.end(again.id, "lapsed", at=9_500)
    assert await db.votes.open_at(table) == kept[:2]
    latest = await db.votes.latest(table, "replace", 1)
    assert latest is not None
    assert (latest.id, latest.outcome) == (again.id, "lapsed")


@pytest.mark.parametrize(
    ("column", "value"), [("kind", "'king'"), ("outcome", "'maybe'"), ("late", "2")]
)
async def test_the_file_itself_refuses_impossible_votes(
    db: Database, raw: sqlite3.Connection, column: str, value: str
) -> None:
    vote = await opened(db, await game(db))
    with pytest.raises(sqlite3.IntegrityError, match=f"CHECK constraint failed: {column}"):
        raw.execute(f"UPDATE votes SET {column} = {value} WHERE id = ?", (vote.id,))
