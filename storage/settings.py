"""What servers and people have chosen, and what the program remembers for itself."""

from storage.file import File


class Settings:
    """The language a server or a person has chosen in place of Discord's; None: not chosen."""

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
