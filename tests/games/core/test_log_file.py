"""What a file from anywhere may hold, and what is said of one that holds other things."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from games.__main__ import main
from games.core.log_file import (
    MOST_BYTES,
    BadFile,
    WholeLog,
    follow,
    log_so_far,
    read_log,
    whole_log,
    write_log,
)
from games.registry import GAMES
from tests.games.logged import played

GAME = GAMES["cuba"]
WHOLE = write_log(played(GAME, 2, GAME.load_options({}), Random(4)))
Change = Callable[[dict[str, Any]], object]


def changed(change: Change) -> bytes:
    raw = json.loads(WHOLE)
    change(raw)
    return json.dumps(raw).encode()


def opened(data: bytes) -> None:
    read = read_log(data)
    assert isinstance(read, WholeLog)
    follow(GAMES[read.game], read)


def refusal(data: bytes) -> str:
    with pytest.raises(BadFile) as refused:
        opened(data)
    return str(refused.value)


def test_it_is_json_with_a_line_for_each_entry() -> None:
    lines = WHOLE.decode().splitlines()
    raw = json.loads(WHOLE)

    assert len([line for line in lines if line.startswith('  {"number":')]) == len(raw["entries"])
    assert [entry["number"] for entry in raw["entries"]] == list(range(1, len(raw["entries"]) + 1))
    assert (raw["format"], raw["version"], raw["whole"]) == ("malecon-log", 1, True)
    assert (raw["game"], raw["rules"], raw["seats"]) == ("cuba", 1, 2)


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"", "The file is not JSON: Input data was truncated."),
        (b"Dear diary", "The file is not JSON: JSON is malformed: invalid character (byte 0)."),
        (b"\xff\xfe\x00", "The file is not JSON: JSON is malformed: invalid character (byte 0)."),
        (WHOLE + b"{}", "The file is not JSON: JSON is malformed: trailing characters"),
        (WHOLE[:-200], "The file is not JSON: Input data was truncated."),
        (b"[" * 100_000, "The file nests its lists deeper than any game does."),
        (b'{"a":' * 50 + b"1" + b"}" * 50, "The file nests its lists deeper than any game does."),
        (b" " * (MOST_BYTES + 1), "The file is longer than 2000000 bytes, as no game is."),
        (b"[]", "The file is no log of a game that was taken along from here."),
        (b'{"game": "cuba"}', "The file is no log of a game that was taken along from here."),
    ],
)
def test_what_is_no_file_of_ours(data: bytes, sentence: str) -> None:
    assert refusal(data).startswith(sentence)


def test_brackets_in_texts_do_not_count_as_lists() -> None:
    name = "[" * 90 + '"{\\'
    data = changed(lambda raw: raw.update(names=[name, "Ana"]))

    read = read_log(data)

    assert read.names == (name, "Ana")


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda raw: raw.update(version=2), "The file is of version 2, and this program reads"),
        (lambda raw: raw.pop("version"), "The file is of version None, and this program reads"),
        (lambda raw: raw.pop("seats"), "Object missing required field `seats`"),
        (lambda raw: raw.update(seats="two"), "Expected `int`, got `str` - at `$.seats`"),
        (lambda raw: raw.update(colour="red"), "unknown field `colour`"),
        (lambda raw: raw.update(whole=None), "Expected `bool`, got `null` - at `$.whole`"),
        (lambda raw: raw["entries"][3].update(at=-1), "`$.entries[3].at`"),
        (lambda raw: raw["entries"][3].update(number=2**70), "`$.entries[3].number`"),
        (lambda raw: raw.update(seats=9), "Cuba is for 2, 3, 4, 5 players, not 9."),
        (lambda raw: raw.update(names=["Ana"]), "The file names 1 players at 2 seats."),
        (lambda raw: raw.update(rules=2), "Cuba is known here by rules 1 to 1, not 2."),
        (lambda raw: raw.update(rules=0), "Cuba is known here by rules 1 to 1, not 0."),
        (lambda raw: raw.update(options={"card_aside": 3}), "cannot be set up: ValidationError"),
        (lambda raw: raw.update(options={"card_aside": True}), "cannot be replayed"),
        (lambda raw: raw["entries"].pop(9), "Entry 11 cannot be replayed: entry 10 should follow."),
        (lambda raw: raw["entries"].pop(), "is not over: after the last entry it goes on."),
        (lambda raw: raw.update(entries=[]), "is not over: after the last entry it goes on."),
        (lambda raw: raw["entries"][9].update(action={"type": "sail"}), "Entry 10 cannot be"),
        (lambda raw: raw["entries"][9].update(action=[]), "Entry 10 cannot be replayed"),
        (lambda raw: raw["entries"][9].update(seat=1), "Entry 10 cannot be replayed"),
        (
            lambda raw: raw["entries"][9].update(action={"type": "undo", "to": 77}),
            "Entry 10 cannot be replayed: it leads to entry 77, which does not stand.",
        ),
        (
            lambda raw: raw["outcome"]["scores"][0].update(total=99),
            "The game in the file ends with other scores than the file says.",
        ),
        (
            lambda raw: raw.update(digest="0" * 64),
            "The game in the file ends in another position than the file says.",
        ),
        (
            lambda raw: raw.update(entries=raw["entries"] * 100),
            "Expected `array` of length <= 10000",
        ),
    ],
)
def test_what_does_not_hold_is_named(change: Change, sentence: str) -> None:
    said = refusal(changed(change))

    assert sentence in said
    assert said.endswith(".")
    assert "\n" not in said


def test_a_game_that_goes_on_is_no_whole_log() -> None:
    with pytest.raises(BadFile, match="goes on after the last entry"):
        whole_log(GAME, GAME.load_options({}), GAME.setup(2), [])


@pytest.fixture
def newer_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the program know rules 2, which lay out nothing as rules 1 did."""
    monkeypatch.setattr(type(GAME), "rules", 2)
    monkeypatch.setattr(type(GAME), "upgrade", lambda self, raw, rules: raw)
    monkeypatch.setattr(type(GAME), "setup", None)


@pytest.mark.usefixtures("newer_rules")
def test_a_game_of_older_rules_begins_as_the_file_says() -> None:
    read = read_log(WHOLE)
    assert isinstance(read, WholeLog)

    assert GAME.outcome(follow(GAME, read).state) == read.outcome


@pytest.mark.usefixtures("newer_rules")
@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda start: start.update(closed=3), "begins otherwise than the file says."),
        (lambda start: start["players"].pop(), "begins otherwise than the file says."),
        (lambda start: start["players"][0].update(pesos="many"), "cannot be set up:"),
        (lambda start: start.clear(), "cannot be set up: KeyError"),
        (lambda start: start["players"][0]["yard"].update(wood=99), "begins impossibly:"),
    ],
)
def test_a_beginning_of_older_rules_that_cannot_be(change: Change, sentence: str) -> None:
    assert sentence in refusal(changed(lambda raw: change(raw["start"])))


# The command line


def replayed(data: bytes, folder: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, str, str]:
    path = folder / "malecon-cuba-1.json"
    path.write_bytes(data)
    code = main(["replay", str(path)])
    said = capsys.readouterr()
    return code, said.out, said.err


def test_replay_tells_the_story_in_short_and_the_scores(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = changed(lambda raw: raw.update(names=["Ana\x1b[2J", "Győző"]))

    code, told, _ = replayed(data, tmp_path, capsys)

    lines = told.splitlines()
    assert code == 0
    assert lines[:3] == [
        "Cuba, 2 seats, rules 1",
        "options: different_plantations=False, card_aside=False",
        "players: seat 0 Ana�[2J, seat 1 Győző",
    ]
    assert lines[3].startswith("1–4. chance: draw-ship ×3, start-player")
    assert any(" → " in line and line.startswith("1") for line in lines)
    assert f"{len(json.loads(WHOLE)['entries'])} entries lead to the end, " in told
    assert lines[-2].startswith("1. seat ")
    undone = sum(line.endswith("were taken back") for line in lines)
    assert undone == 1
    assert ", 0 of them" not in told


def test_replay_shows_what_was_known_and_says_what_is_hidden(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    state = GAME.setup(2)
    told = [GAME.apply(state, -1, GAME.decision(state).legal(-1)[0])]  # type: ignore[union-attr]
    data = write_log(log_so_far(GAME, GAME.load_options({}), state, 1, told))

    code, shown, _ = replayed(data, tmp_path, capsys)

    assert code == 0
    assert "as seat 1 knew it while it was played" in shown
    assert f"1. {told[0][0]}" in shown
    assert "\n  kind: draw-ship\n" in shown
    assert "Hidden until the end: what others answered in secret" in shown


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"Dear diary", "This is no record of a game: JSON is malformed"),
        (WHOLE + b"]", "The file is not JSON: JSON is malformed: trailing characters"),
        (b'{"format": "malecon-log", "version": 7}', "The file is of version 7"),
        (WHOLE.replace(b'"cuba"', b'"chess"'), "there is no game “chess”; possible are santiago"),
        (WHOLE.replace(b'"number":5,', b'"number":6,'), "Entry 6 cannot be replayed"),
        (b"[" * 99_999 + b'"malecon-log"', "The file nests its lists deeper than any game does."),
        (b"[" * 99_999, "cannot be replayed"),
        (WHOLE + b" " * MOST_BYTES, "The file is longer than 2000000 bytes, as no game is."),
    ],
)
def test_replay_of_a_bad_file_is_one_sentence(
    data: bytes, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, told, said = replayed(data, tmp_path, capsys)

    assert (code, told) == (2, "")
    assert said.startswith(f"games: {tmp_path / 'malecon-cuba-1.json'} cannot be replayed: ")
    assert sentence in said
    assert said.count("\n") == 1
