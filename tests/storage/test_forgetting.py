"""`python -m storage forget`: of a person nothing is left, of their games everything."""

import asyncio
import resource
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.tables import Tables
from games.registry import GAMES
from storage.database import Database
from storage.rows import PersonRow
from tests.storage.command import open_elsewhere, refused, storage
from tests.storage.files import execute, files_in
from tests.storage.played import ANA, BOB, begun

NAMES = ("Karolína", "Ana Č.")
"""How she was called, the latest last."""

LOCALE, LANGUAGE = "sv-SE", "cs-CZ"

WITH_A_PERSON = {
    ("tables", "opener_id"),
    ("seats", "user_id"),
    ("entries", "user_id"),
    ("people", "user_id"),
    ("person_settings", "user_id"),
    ("seats", "owner_id"),
    ("votes", "user_id"),
    ("ballots", "user_id"),
}
"""Columns that name a person, which `forget` clears."""

WITHOUT_A_PERSON = {
    *(("tables", name) for name in ("id", "guild_id", "channel_id", "lobby_message_id")),
    *(("tables", name) for name in ("shown_message_id", "previous_message_id")),
    ("tables", "previous_channel_id"),
    *((table, "table_id") for table in ("seats", "entries", "snapshots", "votes", "reminders")),
    ("imported_seats", "table_id"),
    *((table, "channel_id") for table in ("votes", "reminders")),
    *((table, "message_id") for table in ("votes", "reminders")),
    ("votes", "id"),
    ("ballots", "vote_id"),
    ("entries", "interaction_id"),
    ("guild_settings", "guild_id"),
}
"""Columns whose names end like those, and name something else."""


@pytest.fixture
def known(database: Path) -> Path:
    """Return the database of games, and in it what else is stored of Ana and Bob."""
    asyncio.run(_get_known(database))
    return database


async def _get_known(path: Path) -> None:
    old, new = NAMES
    long_ago = f"{old} was here. " * 1000
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA secure_delete = OFF").fetchall()  # some systems' default
        insert = "INSERT INTO people VALUES (?, ?, ?, ?)"
        connection.execute(insert, (ANA, new, LOCALE, 10))
        connection.execute(insert, (BOB, "Bob", "fr", 12))
        connection.execute("INSERT INTO meta VALUES ('diary', ?)", (long_ago,))
        connection.execute("DELETE FROM meta")  # which leaves its pages as they are
    async with Database.open(path) as database:
        await database.settings.set_person_language(ANA, LANGUAGE)
        lobby = await database.tables.open_in(52)
        assert lobby is not None
        for user_id in (ANA, BOB):
            await database.seats.join(lobby.id, user_id, at=13)


def traces(folder: Path, user_id: int, *words: str) -> list[str]:
    """Look for a person in every byte of every file: the id as text, as a number, as a key."""
    wanted = {
        "text": str(user_id).encode(),
        "number": user_id.to_bytes(8, "big"),
        "key": as_key(user_id),
        **{word: word.encode() for word in words},
    }
    return [
        f"{name} in {file.name}"
        for file in sorted(folder.iterdir())
        if file.is_file()
        for name, pattern in wanted.items()
        if pattern in file.read_bytes()
    ]


def as_key(number: int) -> bytes:
    """Write a row's number as SQLite does: seven bits a byte, but eight in a ninth."""
    if number >> 56:
        last, number = number & 0xFF, number >> 8
        return bytes([*(0x80 | (number >> shift) & 0x7F for shift in range(49, -1, -7)), last])
    groups = [number & 0x7F]
    while number := number >> 7:
        groups.insert(0, 0x80 | number & 0x7F)
    return bytes(groups)


def rows_of(path: Path, table: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(f"SELECT * FROM {table}").fetchall()


def logs_of(path: Path) -> list[tuple[object, ...]]:
    """Read all that makes up a game."""
    with closing(sqlite3.connect(path)) as connection:
        columns = "table_id, number, seat, action, rules, interaction_id, at"
        entries = connection.execute(f"SELECT {columns} FROM entries").fetchall()
    return [*entries, *rows_of(path, "snapshots")]


def test_nothing_is_left_in_any_byte_and_every_game_can_be_replayed(known: Path) -> None:
    before, people = logs_of(known), rows_of(known, "people")
    found = traces(known.parent, ANA, *NAMES, LOCALE, LANGUAGE)
    looked_for = ("number", "key", *NAMES, LOCALE, LANGUAGE)
    assert found == [f"{name} in {known.name}" for name in looked_for], "even names of old"
    done = storage("forget", ANA, "--yes", "--database", known)
    assert (done.returncode, done.stderr) == (0, "")
    assert traces(known.parent, ANA, *NAMES, LOCALE, LANGUAGE) == []
    assert len(traces(known.parent, BOB, "Bob", "fr")) == 4
    assert files_in(known.parent) == [known.name]
    assert logs_of(known) == before
    assert rows_of(known, "people") == [row for row in people if row[0] == BOB]
    verified = storage("verify", "--database", known)
    assert verified.returncode == 0, verified.stdout


def test_it_says_what_it_means_first(known: Path) -> None:
    done = storage("forget", ANA, "--yes", "--database", known)
    first, *lines = done.stdout.splitlines()
    assert first.startswith("To be removed: name, language and settings, and the person's id from ")
    assert first.endswith(
        f" {len(GAMES) + 3} seats, 0 votes they called and {len(GAMES) + 3} tables they opened."
    )
    assert lines == [
        "Their games can be replayed and read as before.",
        *(
            f"Table {number} is being played: seat #1 will be empty, and when it is asked the game"
            " waits for somebody to take it over."
            for number in range(1, len(GAMES) + 1)
        ),
        "What was posted on Discord stays there. Backups and replaced databases still name the"
        " person: delete them, or forget there too with --database.",
        "The person is forgotten.",
    ]
    for name in (*NAMES, "Bob"):
        assert name not in done.stdout


def test_seats_stay_where_there_is_a_game_and_are_free_where_there_is_none(known: Path) -> None:
    seated = {row[:3] for row in rows_of(known, "seats")}
    lobby = max(table_id for table_id, *_ in rows_of(known, "seats"))
    assert storage("forget", ANA, "--yes", "--database", known).returncode == 0
    expected = {
        (table_id, seat, None if user_id == ANA else user_id)
        for table_id, seat, user_id in seated
        if table_id != lobby
    }
    assert {row[:3] for row in rows_of(known, "seats")} == {*expected, (lobby, 0, BOB)}


def test_an_imported_game_does_not_call_them_by_their_name_any_more(known: Path) -> None:
    execute(
        known,
        f"INSERT INTO imported_seats VALUES (5, 0, '{NAMES[1]}')",
        "INSERT INTO imported_seats VALUES (5, 1, 'Bob')",
    )
    assert storage("forget", ANA, "--yes", "--database", known).returncode == 0
    assert rows_of(known, "imported_seats") == [(5, 0, None), (5, 1, "Bob")]
    assert traces(known.parent, ANA, *NAMES) == []


def test_others_stay_as_they_are(known: Path) -> None:
    assert storage("forget", ANA, "--yes", "--database", known).returncode == 0

    async def look() -> None:
        async with Database.open(known) as database:
            assert await database.people.get(BOB) == PersonRow(BOB, "Bob", "fr", 12)
            assert len(await database.tables.open_of(BOB)) == len(GAMES) + 1
            assert await database.tables.open_of(ANA) == []
            entries = await database.log.entries(1)
            assert {entry.user_id for entry in entries} == {None, BOB}

    asyncio.run(look())


@pytest.mark.parametrize(("said", "done"), [("y\n", True), ("Yes\n", True), ("n\n", False)])
def test_it_asks(known: Path, said: str, done: bool) -> None:
    before = known.read_bytes()
    answer = storage("forget", ANA, "--database", known, said=said)
    assert answer.stdout.splitlines()[0].startswith("To be removed: ")
    assert "Forget this person for good? [y/N]" in answer.stdout
    assert answer.returncode == (0 if done else 2)
    assert (traces(known.parent, ANA) == []) is done
    if not done:
        assert answer.stderr == "storage: Nothing was changed.\n"
        assert known.read_bytes() == before


@pytest.mark.parametrize("said", ["", "\n", "no\n", "yesterday\n"])
def test_whatever_is_no_yes_is_a_no(known: Path, said: str) -> None:
    assert refused("forget", ANA, "--database", known, said=said) == "Nothing was changed."
    assert traces(known.parent, ANA)


def test_backups_can_be_made_to_forget_as_well(known: Path) -> None:
    folder = known.with_name("backups")
    folder.mkdir()
    backup = folder / "monday.sqlite3"
    assert storage("backup", backup, "--database", known).returncode == 0
    assert traces(folder, ANA, *NAMES)
    assert storage("forget", ANA, "--yes", "--database", backup).returncode == 0
    assert traces(folder, ANA, *NAMES, LOCALE, LANGUAGE) == []
    assert files_in(folder) == [backup.name]
    assert traces(known.parent, ANA, *NAMES)


def test_somebody_unknown_is_not_asked_about(known: Path) -> None:
    done = storage("forget", 4, "--database", known)
    told = "Nothing is stored about this person.\n"
    assert (done.returncode, done.stdout, done.stderr) == (0, told, "")
    assert traces(known.parent, ANA)


def test_while_the_bot_runs_nobody_is_forgotten(known: Path) -> None:
    """It has names and seats in its memory, and would store them again."""
    with open_elsewhere(known):
        told = refused("forget", ANA, "--yes", "--database", known)
        assert told == f"{known} is in use: stop the bot, and whatever else has it open, first."
        assert traces(known.parent, ANA, NAMES[-1])
    assert storage("forget", ANA, "--yes", "--database", known).returncode == 0


def test_what_a_killed_bot_has_left_beside_the_file_goes_as_well(known: Path) -> None:
    with open_elsewhere(known) as process:
        asyncio.run(_get_late(known))
        process.kill()
        process.wait(60)
    assert traces(known.parent, ANA, "Ana the Late")[-1] == f"Ana the Late in {known.name}-wal"
    assert storage("forget", ANA, "--yes", "--database", known).returncode == 0
    assert traces(known.parent, ANA, "Ana the Late", *NAMES) == []


async def _get_late(path: Path) -> None:
    async with Database.open(path) as database:
        await database.people.remember(ANA, "Ana the Late", LOCALE, at=20)


def test_a_disk_too_full_to_clean_up_is_told_and_doing_it_again_helps(known: Path) -> None:
    size = known.stat().st_size // 2

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))

    told = refused("forget", ANA, "--yes", "--database", known, preexec_fn=limit)
    assert told.startswith(("The person is forgotten, but", "The disk is full", "The database"))
    assert storage("forget", ANA, "--yes", "--database", known).returncode == 0
    assert traces(known.parent, ANA, *NAMES) == []


async def test_tables_with_an_empty_seat_load_and_go_on(path: Path) -> None:
    async with Database.open(path) as database:
        for channel_id, slug in enumerate(GAMES, 30):
            await begun(database, slug, channel_id)
    done = await asyncio.to_thread(storage, "forget", BOB, "--yes", "--database", path)
    assert done.returncode == 0
    async with Database.open(path) as database:
        for number, slug in enumerate(GAMES, 1):
            table = await Tables(database, snapshot_every=4).live(number)
            assert (table.game.slug, table.users) == (slug, [ANA, None])
            assert table.names == ["#1", "#2"]
            assert table.seat_of(BOB) is None
            decision = table.decision
            assert decision is not None
            seat = decision.seats[0]
            await table.act(seat, decision.legal(seat)[0])
            first = (await database.log.entries(number))[-1]
            assert first.user_id in (None, ANA)


def test_every_column_that_may_name_a_person_is_known(database: Path) -> None:
    """One that a new migration adds is to be forgotten, too, or named as one of no person."""
    with closing(sqlite3.connect(database)) as connection:
        columns = connection.execute(
            "SELECT m.name, c.name FROM sqlite_schema AS m, pragma_table_info(m.name) AS c"
            " WHERE m.type = 'table'"
        ).fetchall()
    ids = {column for column in columns if column[1] == "id" or column[1].endswith("_id")}
    assert ids == WITH_A_PERSON | WITHOUT_A_PERSON
