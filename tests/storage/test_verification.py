"""`python -m storage verify`: every log is replayed, and whatever does not fit it is named."""

import asyncio
import json
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from games.registry import GAMES
from storage import __main__ as command
from storage.__main__ import main
from storage.database import Database
from tests.storage.command import refused, storage
from tests.storage.files import damage
from tests.storage.played import begun, play

TABLES = len(GAMES) + 3
"""Those in the sample: one of each game in play, one finished, one given up, one in its lobby."""

Ids = dict[str, int]
Verify = Callable[..., tuple[int, list[str]]]


@pytest.fixture
def ids(database: Path) -> Ids:
    """Return the tables of the sample: `santiago-de-cuba` … in play, `finished`, `closed`."""
    rows = read(database, "SELECT id, game, status FROM tables")
    return {game if status == "playing" else status: number for number, game, status in rows}


@pytest.fixture
def verify(database: Path, capsys: pytest.CaptureFixture[str]) -> Verify:
    """Return what runs the command on the database: its exit code and its lines."""

    def run(*arguments: object) -> tuple[int, list[str]]:
        code = main(["--database", str(database), "verify", *map(str, arguments)])
        return code, capsys.readouterr().out.splitlines()

    return run


def read(path: Path, sql: str, *values: object) -> list[tuple[int, str, str]]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(sql, values).fetchall()


def execute(path: Path, sql: str, *values: object) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        assert connection.execute(sql, values).rowcount == 1


def undo_of(path: Path, table_id: int) -> int:
    """Return the number of an undo in a log."""
    undo = json.dumps({"type": "undo"}, separators=(",", ":"))[:-1]
    query = "SELECT number, '', '' FROM entries WHERE table_id = ? AND action LIKE ?"
    return read(path, query, table_id, f"{undo}%")[0][0]


def whole(tables: int = TABLES, of: int = TABLES) -> str:
    return f"{tables} of {of} tables are as their logs say."


def test_what_the_bot_has_stored_is_whole(database: Path, ids: Ids) -> None:
    before = database.read_bytes()
    done = storage("verify", "--database", database)
    assert (done.returncode, done.stdout, done.stderr) == (0, whole() + "\n", "")
    assert database.read_bytes() == before
    for game in GAMES:
        undo_of(database, ids[game])  # so undos were followed, too
        snapshots = read(database, "SELECT 1, '', '' FROM snapshots WHERE table_id = ?", ids[game])
        assert len(snapshots) > 2


def test_it_verifies_while_the_bot_plays(path: Path) -> None:
    async def play_and_verify() -> None:
        async with Database.open(path) as database:
            table = await begun(database, "cuba", 30)
            for seed in range(3):
                await play(table, Random(seed), 20)
                done = await asyncio.to_thread(storage, "verify", "--database", path)
                assert (done.returncode, done.stdout) == (0, whole(1, 1) + "\n")

    asyncio.run(play_and_verify())


def test_one_table_alone(verify: Verify, database: Path, ids: Ids) -> None:
    execute(database, "DELETE FROM entries WHERE table_id = ? AND number = 1", ids["finished"])
    assert verify(ids["cuba"]) == (0, [whole(1, 1)])
    code, lines = verify(ids["finished"])
    assert (code, lines[-1]) == (1, whole(0, 1))
    assert refused("verify", 404, "--database", database) == "There is no table 404."


def test_each_broken_table_has_one_line(verify: Verify, database: Path, ids: Ids) -> None:
    execute(database, "DELETE FROM entries WHERE table_id = ? AND number = 7", ids["cuba"])
    execute(database, "DELETE FROM entries WHERE table_id = ? AND number = 9", ids["closed"])
    assert verify() == (
        1,
        [
            f"table {ids['cuba']}: Entry 8 cannot be replayed: entry 7 should follow",
            f"table {ids['closed']}: Entry 10 cannot be replayed: entry 9 should follow",
            whole(TABLES - 2),
        ],
    )


@pytest.mark.parametrize("game", GAMES)
def test_a_changed_entry_is_named(verify: Verify, database: Path, ids: Ids, game: str) -> None:
    """Said to be of a seat that nobody asked."""
    moves = (
        "SELECT max(number), '', '' FROM entries"
        " WHERE table_id = ? AND seat >= 0 AND action NOT LIKE '%\"undo\"%'"
    )
    ((number, *_),) = read(database, moves, ids[game])
    change = "UPDATE entries SET seat = 7 WHERE table_id = ? AND number = ?"
    execute(database, change, ids[game], number)
    code, [line, last] = verify()
    assert (code, last) == (1, whole(TABLES - 1))
    assert line.startswith(f"table {ids[game]}: Entry {number} cannot be replayed: ")


def test_another_move_that_was_possible_is_found_by_what_follows(
    verify: Verify, database: Path, ids: Ids
) -> None:
    table_id = ids["santiago-de-cuba"]
    rolled = read(
        database,
        "SELECT number, action, '' FROM entries WHERE table_id = ? AND seat = -1 LIMIT 1",
        table_id,
    )
    number, action, _ = rolled[0]
    # any other ship's dice: legal at that place, but not what the game went on with
    game = GAMES["santiago-de-cuba"]
    state = game.setup(2)
    decision = game.decision(state)
    assert (number, decision is not None and decision.by_chance) == (1, True)
    assert decision is not None
    other = next(a for a in decision.choices[0] if game.dump_action(a) != action)
    execute(
        database,
        "UPDATE entries SET action = ? WHERE table_id = ? AND number = 1",
        game.dump_action(other),
        table_id,
    )
    code, [line, _] = verify()
    assert code == 1
    assert line.startswith(f"table {table_id}: Entry ")


@pytest.mark.parametrize(
    ("action", "told"),
    [
        ("no JSON", "Entry 5 cannot be replayed: Not an action of "),
        ('{"type":"fly"}', "Entry 5 cannot be replayed: Not an action of "),
        ('{"type":"undo","to":99}', "leads to entry 99, which does not stand"),
        ('{"type":"undo","to":-1}', "leads to entry -1, which does not stand"),
        ('{"type":"undo","to":5}', "leads to entry 5, which does not stand"),
    ],
)
def test_an_entry_that_makes_no_sense_is_named(
    verify: Verify, database: Path, ids: Ids, action: str, told: str
) -> None:
    table_id = ids["montego-bay"]
    execute(
        database,
        "UPDATE entries SET action = ? WHERE table_id = ? AND number = 5",
        action,
        table_id,
    )
    code, [line, last] = verify()
    assert (code, last) == (1, whole(TABLES - 1))
    assert line.startswith(f"table {table_id}: Entry 5 cannot be replayed: ")
    assert told in line


@pytest.mark.parametrize("game", GAMES)
def test_an_undo_to_nowhere_is_named(verify: Verify, database: Path, ids: Ids, game: str) -> None:
    number = undo_of(database, ids[game])
    change = "UPDATE entries SET action = ? WHERE table_id = ? AND number = ?"
    execute(database, change, json.dumps({"type": "undo", "to": number}), ids[game], number)
    told = f"it leads to entry {number}, which does not stand"
    line = f"table {ids[game]}: Entry {number} cannot be replayed: {told}"
    assert verify() == (1, [line, whole(TABLES - 1)])


def test_a_missing_end_is_noticed(verify: Verify, database: Path, ids: Ids) -> None:
    """By the status, a snapshot, what was shown, or a draw that is wanted."""
    finished, cuba, santiago = ids["finished"], ids["cuba"], ids["santiago-de-cuba"]
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        connection.execute(
            "DELETE FROM entries WHERE table_id = ?1 AND number ="
            " (SELECT max(number) FROM entries WHERE table_id = ?1)",
            (finished,),
        )
        connection.execute(
            "DELETE FROM entries WHERE table_id = ?1 AND number >="
            " (SELECT max(number) FROM snapshots WHERE table_id = ?1)",
            (cuba,),
        )
        ((before_a_roll,),) = connection.execute(
            "SELECT max(number) - 1 FROM entries WHERE table_id = ? AND seat = -1", (santiago,)
        ).fetchall()
        connection.execute(
            "DELETE FROM entries WHERE table_id = ? AND number > ?", (santiago, before_a_roll)
        )
        connection.execute(
            "DELETE FROM snapshots WHERE table_id = ? AND number > ?", (santiago, before_a_roll)
        )
        connection.execute("UPDATE tables SET shown_number = 999 WHERE id = ?", (ids["closed"],))
    code, lines = verify()
    assert code == 1
    told = dict(line.removeprefix("table ").split(": ", 1) for line in lines[:-1])
    assert set(told) == {str(number) for number in (finished, cuba, santiago, ids["closed"])}
    ends = ("The table is finished, but after", "has a snapshot, but", "a draw or roll follows")
    assert any(end in told[str(finished)] for end in ends)
    assert "has a snapshot, but is missing in the log." in told[str(cuba)]
    assert told[str(santiago)] == (
        f"Entry {before_a_roll + 1} is missing: a draw or roll follows the last one."
    )
    assert told[str(ids["closed"])].startswith("Entry 999 was shown, but the log ends with entry ")


@pytest.mark.parametrize("game", GAMES)
def test_a_changed_snapshot_is_named(verify: Verify, database: Path, ids: Ids, game: str) -> None:
    table_id = ids[game]
    ((number, text, _),) = read(
        database,
        "SELECT number, state, '' FROM snapshots WHERE table_id = ? ORDER BY number DESC LIMIT 1",
        table_id,
    )
    state = json.loads(text)
    state["closed"] += 1
    change = "UPDATE snapshots SET state = ? WHERE table_id = ? AND number = ?"
    execute(database, change, json.dumps(state), table_id, number)
    told = f"table {table_id}: Entry {number}: the snapshot differs from the replay in closed."
    assert verify() == (1, [told, whole(TABLES - 1)])
    execute(database, change, json.dumps([1]), table_id, number)
    code, [line, _] = verify()
    assert code == 1
    assert line.startswith(f"table {table_id}: Entry {number}: the snapshot cannot be read: ")
    assert "Traceback" not in line


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ("decision = decision + 1", "says that decision"),
        ("rules = rules + 1", "is of rules"),
    ],
)
def test_whatever_else_is_wrong_with_a_snapshot_is_named(
    verify: Verify, database: Path, ids: Ids, change: str, told: str
) -> None:
    execute(
        database,
        f"UPDATE snapshots SET {change} WHERE table_id = ?1 AND number ="
        " (SELECT max(number) FROM snapshots WHERE table_id = ?1)",
        ids["cuba"],
    )
    code, [line, _] = verify()
    assert code == 1
    assert line.startswith(f"table {ids['cuba']}: Entry ")
    assert f": the snapshot {told}" in line


def test_the_set_up_is_what_the_rules_lay_out(verify: Verify, database: Path, ids: Ids) -> None:
    cuba, montego = ids["cuba"], ids["montego-bay"]
    execute(
        database,
        "UPDATE snapshots SET state = replace(state, '\"closed\":0', '\"closed\":4')"
        " WHERE table_id = ? AND number = 0",
        cuba,
    )
    execute(database, "DELETE FROM snapshots WHERE table_id = ? AND number = 0", montego)
    code, lines = verify()
    assert code == 1
    assert set(lines[:-1]) == {
        f"table {cuba}: The set-up's snapshot differs from the replay in closed.",
        f"table {montego}: The snapshot of the set-up is missing.",
    }


@pytest.mark.parametrize(
    ("which", "change", "told"),
    [
        ("finished", "status = 'playing'", "The game is over after entry "),
        ("finished", "status = 'closed'", "The game is over after entry "),
        ("cuba", "status = 'finished'", "The table is finished, but after entry "),
        ("lobby", "status = 'playing'", "The table is playing, but its game has not begun."),
        ("cuba", "started_at = NULL", "The game has not begun, but it has a log or snapshots."),
        ("cuba", "seats = 3", "The game is for 3, but it has 2 seats."),
        ("cuba", "game = 'chess'", "This program knows no game chess."),
        ("cuba", "options = '{\"ships\": 7'", "It cannot be read: "),
    ],
)
def test_a_table_that_does_not_fit_its_log_is_named(
    verify: Verify, database: Path, ids: Ids, which: str, change: str, told: str
) -> None:
    execute(database, f"UPDATE tables SET {change} WHERE id = ?", ids[which])
    code, [line, last] = verify()
    assert (code, last) == (1, whole(TABLES - 1))
    assert line.startswith(f"table {ids[which]}: {told}")


def test_a_game_of_older_rules_begins_where_it_was_stored(
    verify: Verify, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the new rules would lay out is not asked for."""
    for game in GAMES.values():
        monkeypatch.setattr(type(game), "rules", game.rules + 1)
        monkeypatch.setattr(type(game), "upgrade", lambda self, raw, rules: raw)
        monkeypatch.setattr(type(game), "setup", None)
    assert verify() == (0, [whole()])


def test_a_game_of_newer_rules_is_named(
    verify: Verify, database: Path, ids: Ids, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = GAMES["cuba"]
    monkeypatch.setattr(type(game), "rules", game.rules - 1)
    code, lines = verify()
    assert code == 1
    assert f"table {ids['cuba']}: Cuba knows rules up to {game.rules}, not 1." in lines


def test_rules_that_break_break_one_table_only(
    verify: Verify, ids: Ids, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise KeyError("harbour")

    monkeypatch.setattr(type(GAMES["cuba"]), "apply", fail)
    code, lines = verify()
    assert (code, len(lines)) == (1, 2)
    assert lines[0] == f"table {ids['cuba']}: It cannot be read: KeyError: 'harbour'"


def test_rows_of_no_table_are_counted(verify: Verify, database: Path) -> None:
    execute(database, "INSERT INTO seats (table_id, seat, joined_at) VALUES (404, 0, 1)")
    assert verify() == (1, ["database: rows of seats that belong to no table: 1", whole()])


def test_a_damaged_file_is_named(verify: Verify, database: Path) -> None:
    damage(database)
    code, lines = verify()
    assert code == 1
    assert lines[0].startswith("database: ")


def test_a_file_that_is_no_database_of_ours_is_refused(path: Path) -> None:
    assert refused("verify", "--database", path) == f"There is no file {path}."
    path.write_bytes(b"")
    told = "The file is empty: it has no tables of this program."
    assert refused("verify", "--database", path) == told
    assert path.read_bytes() == b""
    path.write_text("Dear diary, " * 1000)
    assert refused("verify", "--database", path) == "The file is not a SQLite database."


def test_the_database_is_the_one_the_bot_uses(database: Path, tmp_path: Path) -> None:
    (tmp_path / "var").mkdir()
    shutil.copyfile(database, tmp_path / "var" / "malecon.sqlite3")
    shutil.copyfile(database, tmp_path / "mesa.sqlite3")
    execute(tmp_path / "mesa.sqlite3", "UPDATE tables SET game = 'chess' WHERE id = 1")
    execute(database, "INSERT INTO seats (table_id, seat, joined_at) VALUES (404, 0, 1)")
    by_itself = storage("verify", folder=tmp_path)
    assert (by_itself.returncode, by_itself.stdout) == (0, whole() + "\n")
    (tmp_path / ".env").write_text("DISCORD_TOKEN=secret-token\nMALECON_DATABASE=mesa.sqlite3\n")
    by_file = storage("verify", folder=tmp_path)
    assert "knows no game chess" in by_file.stdout
    settings = {"MALECON_DATABASE": str(database)}
    by_environment = storage("verify", folder=tmp_path, settings=settings)
    assert "belong to no table" in by_environment.stdout
    asked = storage("verify", "--database", "var/malecon.sqlite3", folder=tmp_path)
    assert asked.returncode == 0
    for done in (by_itself, by_file, by_environment, asked):
        assert "secret-token" not in done.stdout + done.stderr
    (tmp_path / ".env").write_bytes(b"MALECON_DATABASE=\xff\xfe\xff")
    told = refused("verify", folder=tmp_path)
    assert told == "The file .env cannot be read as UTF-8 text."


@pytest.mark.parametrize("number", ["0", "-1", "x", "1.5", "٣", "9" * 19])
def test_a_number_that_is_none(number: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as refusal:
        main(["verify", "--", number])
    assert refusal.value.code == 2
    assert f"“{number}” is not a number such as 4" in capsys.readouterr().err


def test_ctrl_c_ends_it_without_a_word(
    database: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "verify", interrupt)
    assert main(["--database", str(database), "verify"]) == 130
    assert capsys.readouterr() == ("", "")
