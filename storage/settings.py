"""What servers and people have chosen, and what the program remembers for itself."""

import sqlite3
from collections.abc import Collection

import msgspec

from storage.file import File
from storage.rows import QuietHours


class Settings:
    """What a server or a person has chosen: a language in place of Discord's, quiet hours."""

    def __init__(self, file: File) -> None:
        self._file = file

    async def guild_language(self, guild_id: int) -> str | None:
        """Return the language of a server's public messages, if one was chosen."""
        return await _value(
            self._file, "SELECT language FROM guild_settings WHERE guild_id = ?", guild_id
        )

    async def set_guild_language(self, guild_id: int, language: str | None) -> None:
        """Choose the language of a server, or take the choice back."""
        await _store(
            self._file,
            "INSERT INTO guild_settings (guild_id, language) VALUES (?, ?)"
            " ON CONFLICT (guild_id) DO UPDATE SET language = excluded.language",
            guild_id,
            language,
        )

    async def person_language(self, user_id: int) -> str | None:
        """Return the language of a person's private replies, if one was chosen."""
        return await _value(
            self._file, "SELECT language FROM person_settings WHERE user_id = ?", user_id
        )

    async def set_person_language(self, user_id: int, language: str | None) -> None:
        """Choose the language of a person, or take the choice back."""
        await _store(
            self._file,
            "INSERT INTO person_settings (user_id, language) VALUES (?, ?)"
            " ON CONFLICT (user_id) DO UPDATE SET language = excluded.language",
            user_id,
            language,
        )

    async def quiet_hours(self, user_ids: Collection[int]) -> dict[int, QuietHours]:
        """Return the quiet hours of those among some people who have any, by user id."""
        places = ", ".join("?" * len(user_ids))

        def work(connection: sqlite3.Connection) -> dict[int, QuietHours]:
            rows = connection.execute(
                "SELECT user_id, time_zone, quiet_from, quiet_until FROM person_settings"
                f" WHERE user_id IN ({places}) AND time_zone IS NOT NULL",
                tuple(user_ids),
            ).fetchall()
            return {row[0]: QuietHours(*row[1:]) for row in rows}

        return await self._file.read(work)

    async def set_quiet_hours(self, user_id: int, hours: QuietHours | None) -> None:
        """Choose the quiet hours of a person, or with None take the choice back."""
        values = (None, None, None) if hours is None else msgspec.structs.astuple(hours)
        await self._file.transaction(
            lambda connection: (
                connection.execute(
                    "INSERT INTO person_settings (user_id, time_zone, quiet_from, quiet_until)"
                    " VALUES (?, ?, ?, ?) ON CONFLICT (user_id) DO UPDATE SET"
                    " time_zone = excluded.time_zone, quiet_from = excluded.quiet_from,"
                    " quiet_until = excluded.quiet_until",
                    (user_id, *values),
                ).rowcount
            )
        )


class Meta:
    """Texts by key that the program keeps about itself, such as the hash of its commands."""

    def __init__(self, file: File) -> None:
        self._file = file

    async def get(self, key: str) -> str | None:
        """Return the text stored under a key."""
        return await _value(self._file, "SELECT value FROM meta WHERE key = ?", key)

    async def put(self, key: str, value: str) -> None:
        """Store a text under a key, in place of what was there."""
        await _store(
            self._file,
            "INSERT INTO meta (key, value) VALUES (?, ?)"
            " ON CONFLICT (key) DO UPDATE SET value = excluded.value",
            key,
            value,
        )


async def _value(file: File, sql: str, key: int | str) -> str | None:
    rows = await file.read(lambda connection: connection.execute(sql, (key,)).fetchall())
    return rows[0][0] if rows else None


async def _store(file: File, sql: str, key: int | str, value: str | None) -> None:
    await file.transaction(lambda connection: connection.execute(sql, (key, value)).rowcount)
