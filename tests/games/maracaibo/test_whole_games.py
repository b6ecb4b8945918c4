"""Whole games of Maracaibo, kept as files, end as they ended when they were written."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest

from games.cli.coverage import play
from games.core.content import Move
from games.core.record import Record, read_record, write_record
from games.core.trial import check_record, stored_states_play_on
from games.maracaibo.combat import SpendTotal
from games.maracaibo.data import ROUNDS
from games.maracaibo.events import RoundBegan, RoundEnded, TurnEnded
from tests.fixtures.maracaibo import FOLDER, GAME, SELDOM, Wanted, all_wanted, ending_of, search

FILES = sorted(path for path in FOLDER.glob("*.json") if not path.stem.startswith("state"))
WANTED = {wanted.name: wanted for wanted in all_wanted()}
STORED = FOLDER / "state-rules-1.json"


@cache
def read(path: Path) -> Record:
    return read_record(path.read_bytes())


def moves_of(written: Record) -> Iterator[Move]:
    entries = written.actions(GAME)
    yield from play(GAME, written.begin(GAME).state, lambda decision: next(entries))


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.stem))
def test_the_game_ends_as_it_ended(path: Path) -> None:
    written = read(path)

    position = written.replay(GAME)

    assert GAME.outcome(position.state) == written.outcome
    assert position.entries == len(written.entries)
    assert ending_of(position.state) == written.ending
    assert written.seats == WANTED[path.name].seats
    heard = [event for move in moves_of(written) for event in move.events]
    ended = [event.number for event in heard if isinstance(event, RoundEnded)]
    began = [event.number for event in heard if isinstance(event, RoundBegan)]
    assert ended == began == list(range(1, ROUNDS + 1))
    over = [event for event in heard if isinstance(event, TurnEnded) and event.following is None]
    assert len(over) == ROUNDS


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.stem))
def test_the_file_is_written_as_it_was_read(path: Path) -> None:
    assert write_record(read(path)) == path.read_text(encoding="utf-8")


def test_there_is_a_game_for_everything_wanted() -> None:
    assert {path.name for path in FILES} == set(WANTED)
    for name, wanted in WANTED.items():
        written = read(FOLDER / name)
        if wanted.what in SELDOM:
            assert any(SELDOM[wanted.what](move) for move in moves_of(written)), name
        else:
            assert written.ending == wanted.what


@pytest.mark.parametrize("name", ["1-beaten-level-1", "2-end-of-track"])
def test_the_laws_hold_along_a_game_that_is_kept(name: str) -> None:
    position = check_record(GAME, read(FOLDER / f"{name}.json"), Random(1))

    assert GAME.outcome(position.state) is not None


def test_a_search_finds_what_is_wanted() -> None:
    found = search(Wanted(2, "points"), 1)

    assert found.ending == "points"
    assert search(Wanted(2, "points"), 1) == found


def test_the_stored_state_plays_on() -> None:
    state = GAME.load(STORED.read_bytes())

    assert isinstance(state.stack[-1], SpendTotal)
    assert state.jean is not None
    stored_states_play_on(GAME, {1: STORED.read_bytes()}, Random(1))
