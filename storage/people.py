"""People: how they were called when they last acted."""

import sqlite3
from collections.abc import Collection

from storage.file import File
from storage.rows import PersonRow, columns

_COLUMNS = columns(PersonRow)


class People:
    """Remember names and languages by user id."""

    def __init__(self, file: File) -> None:
        self._file = file

    async def remember(self, user_id: int, name: str, locale: str | None, *, at: int) -> None:
        """Store a person's display name and language; nothing is written when both are known."""
        await self._file.transaction(
            lambda connection: (
                connection.execute(
                    f"INSERT INTO people ({_COLUMNS}) VALUES (?, ?, ?, ?)"
                    " ON CONFLICT (user_id) DO UPDATE"
                    " SET name = excluded.name, locale = excluded.locale,"
                    " changed_at = excluded.changed_at"
                    " WHERE people.name <> excluded.name"
                    " OR coalesce(people.locale, '') <> coalesce(excluded.locale, '')",
                    (user_id, name, locale, at),
                ).rowcount
            )
        )

    async def get(self, user_id: int) -> PersonRow | None:
        """Return what is known of a person."""
        return (await self.among([user_id])).get(user_id)

    async def among(self, user_ids: Collection[int]) -> dict[int, PersonRow]:
        """Return what is known of several people, by user id; the unknown are left out."""
        places = ", ".join("?" * len(user_ids))

        def work(connection: sqlite3.Connection) -> dict[int, PersonRow]:
            rows = connection.execute(
                f"SELECT {_COLUMNS} FROM people WHERE user_id IN ({places})", tuple(user_ids)
            ).fetchall()
            return {row[0]: PersonRow(*row) for row in rows}

        return await self._file.read(work)
