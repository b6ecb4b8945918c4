"""Votes: what the players of a table are asked to agree on, and who has said what."""

import sqlite3

from storage.errors import NoSuchVote, VoteOver
from storage.file import File
from storage.rows import Choice, Outcome, VoteKind, VoteRow, columns

_COLUMNS = columns(VoteRow)


class Votes:
    """Open votes, take ballots, end votes."""

    def __init__(self, file: File) -> None:
        self._file = file

    async def open(
        self,
        *,
        table_id: int,
        kind: VoteKind,
        seat: int,
        number: int,
        channel_id: int,
        at: int,
        back_to: int | None = None,
        late: bool = False,
        user_id: int | None = None,
    ) -> VoteRow:
        """Open a vote; those of its kind that are open about the same seat lapse."""
        values = (table_id, kind, seat, back_to, number, late, user_id, channel_id, at)

        def work(connection: sqlite3.Connection) -> VoteRow:
            connection.execute(
                "UPDATE votes SET outcome = 'lapsed', ended_at = ?"
                " WHERE table_id = ? AND kind = ? AND seat = ? AND outcome IS NULL",
                (at, table_id, kind, seat),
            )
            (row,) = connection.execute(
                "INSERT INTO votes (table_id, kind, seat, back_to, number, late, user_id,"
                f" channel_id, opened_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING {_COLUMNS}",
                values,
            ).fetchall()
            return _row(row)

        return await self._file.transaction(work)

    async def get(self, vote_id: int) -> VoteRow:
        """Return a vote; raises NoSuchVote."""
        return await self._file.read(lambda connection: _get(connection, vote_id))

    async def open_at(self, table_id: int) -> list[VoteRow]:
        """Return the votes at a table that have not ended, oldest first."""
        return await self._select("table_id = ? AND outcome IS NULL", table_id)

    async def all_open(self) -> list[VoteRow]:
        """Return all votes that have not ended, oldest first."""
        return await self._select("outcome IS NULL")

    async def _select(self, condition: str, *values: int) -> list[VoteRow]:
        rows = await self._file.read(
            lambda connection: connection.execute(
                f"SELECT {_COLUMNS} FROM votes WHERE {condition} ORDER BY id", values
            ).fetchall()
        )
        return [_row(row) for row in rows]

    async def latest(self, table_id: int, kind: VoteKind, seat: int) -> VoteRow | None:
        """Return the newest vote of a kind about a seat, if there was one."""

        def work(connection: sqlite3.Connection) -> VoteRow | None:
            rows = connection.execute(
                f"SELECT {_COLUMNS} FROM votes WHERE table_id = ? AND kind = ? AND seat = ?"
                " ORDER BY id DESC LIMIT 1",
                (table_id, kind, seat),
            ).fetchall()
            return _row(rows[0]) if rows else None

        return await self._file.read(work)

    async def set_message(self, vote_id: int, message_id: int) -> None:
        """Remember which message asks for the votes."""
        await self._file.transaction(
            lambda connection: (
                connection.execute(
                    "UPDATE votes SET message_id = ? WHERE id = ?", (message_id, vote_id)
                ).rowcount
            )
        )

    async def cast(
        self, vote_id: int, user_id: int, choice: Choice, *, at: int
    ) -> dict[int, Choice]:
        """Take a ballot, in place of an earlier one; return all, by person.

        Raises NoSuchVote, or VoteOver once it has ended.
        """

        def work(connection: sqlite3.Connection) -> dict[int, Choice]:
            vote = _get(connection, vote_id)
            if vote.outcome is not None:
                raise VoteOver(vote_id, vote.outcome)
            connection.execute(
                "INSERT INTO ballots (vote_id, user_id, choice, at) VALUES (?, ?, ?, ?)"
                " ON CONFLICT (vote_id, user_id) DO UPDATE"
                " SET choice = excluded.choice, at = excluded.at",
                (vote_id, user_id, choice, at),
            )
            return _ballots(connection, vote_id)

        return await self._file.transaction(work)

    async def ballots(self, vote_id: int) -> dict[int, Choice]:
        """Return who has voted for what."""
        return await self._file.read(lambda connection: _ballots(connection, vote_id))

    async def end(self, vote_id: int, outcome: Outcome, *, at: int) -> bool:
        """End a vote; False when it had ended before."""

        def work(connection: sqlite3.Connection) -> bool:
            _get(connection, vote_id)
            ended = connection.execute(
                "UPDATE votes SET outcome = ?, ended_at = ? WHERE id = ? AND outcome IS NULL",
                (outcome, at, vote_id),
            )
            return ended.rowcount > 0

        return await self._file.transaction(work)


def _get(connection: sqlite3.Connection, vote_id: int) -> VoteRow:
    rows = connection.execute(f"SELECT {_COLUMNS} FROM votes WHERE id = ?", (vote_id,)).fetchall()
    if not rows:
        raise NoSuchVote(vote_id)
    return _row(rows[0])


def _row(values: tuple[object, ...]) -> VoteRow:
    row = dict(zip(VoteRow.__struct_fields__, values, strict=True))
    return VoteRow(**{**row, "late": bool(row["late"])})  # type: ignore[arg-type] # by the schema


def _ballots(connection: sqlite3.Connection, vote_id: int) -> dict[int, Choice]:
    rows = connection.execute(
        "SELECT user_id, choice FROM ballots WHERE vote_id = ?", (vote_id,)
    ).fetchall()
    return dict(rows)
