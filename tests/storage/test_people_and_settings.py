import sqlite3

import pytest

from storage.database import Database
from storage.rows import PersonRow


async def test_a_person_is_remembered_as_they_last_were(db: Database) -> None:
    assert await db.people.get(10) is None
    await db.people.remember(10, "Ana", "es-ES", at=1)
    assert await db.people.get(10) == PersonRow(10, "Ana", "es-ES", 1)
    await db.people.remember(10, "Ana 🌴", None, at=2)
    assert await db.people.get(10) == PersonRow(10, "Ana 🌴", None, 2)


async def test_what_is_known_already_is_not_written_again(db: Database) -> None:
    for at, locale in enumerate(("en-GB", None, "de")):
        await db.people.remember(10, "Ana", locale, at=at)
        await db.people.remember(10, "Ana", locale, at=1_000)
        assert await db.people.get(10) == PersonRow(10, "Ana", locale, at)


async def test_several_people_are_read_at_once(db: Database) -> None:
    for user_id in (10, 11, 12):
        await db.people.remember(user_id, f"Person {user_id}", "en-GB", at=1)
    found = await db.people.among([12, 10, 99])
    assert {user_id: person.name for user_id, person in found.items()} == {
        10: "Person 10",
        12: "Person 12",
    }
    assert await db.people.among([]) == {}


async def test_languages_are_chosen_changed_and_taken_back(db: Database) -> None:
    await db.settings.set_guild_language(20, "de")
    await db.settings.set_person_language(20, "es-ES")
    assert await db.settings.guild_language(20) == "de"
    assert await db.settings.person_language(20) == "es-ES"
    await db.settings.set_guild_language(20, "fr")
    await db.settings.set_person_language(20, None)
    assert await db.settings.guild_language(20) == "fr"
    assert await db.settings.person_language(20) is None
    assert await db.settings.guild_language(21) is None


async def test_texts_are_kept_by_key(db: Database) -> None:
    assert await db.meta.get("commands") is None
    await db.meta.put("commands", "abc")
    await db.meta.put("commands", "def")
    await db.meta.put("other", "ghi")
    assert await db.meta.get("commands") == "def"


@pytest.mark.parametrize(
    ("table", "row"),
    [
        ("people", "(1, 'a', NULL, 1)"),
        ("guild_settings", "(1, NULL)"),
        ("person_settings", "(1, NULL, NULL, NULL, NULL)"),
        ("meta", "('a', 'b')"),
    ],
)
async def test_the_file_itself_keeps_one_row_for_each(
    db: Database, raw: sqlite3.Connection, table: str, row: str
) -> None:
    raw.execute(f"INSERT INTO {table} VALUES {row}")
    with pytest.raises(sqlite3.IntegrityError, match="UNIQUE"):
        raw.execute(f"INSERT INTO {table} VALUES {row}")
