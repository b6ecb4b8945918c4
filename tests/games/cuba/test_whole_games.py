"""Whole games of Cuba, kept as files, end as they ended when they were written."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest

from games.cli.coverage import Coverage, play
from games.core.content import Move
from games.core.record import Record, read_record, write_record
from games.core.trial import check_record
from games.cuba.data import ROUNDS
from games.cuba.events import RoundEnded, ShipSailed
from tests.fixtures.cuba import (
    FOLDER,
    GAME,
    VICTORIES,
    all_wanted,
    search,
    shows,
    victory_of,
)

FILES = sorted(path for path in FOLDER.glob("*.json") if not path.stem.startswith("state"))
LEFT_TO_CHANCE = {"ships called", "rows filled"}
"""Kinds of content of which there is too much to be shown by a few games."""


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
    assert victory_of(written.outcome) == written.ending
    events = Counter(type(event) for move in moves_of(written) for event in move.events)
    assert events[RoundEnded] == ROUNDS
    assert events[ShipSailed] >= ROUNDS - 2, "from the second round on one leaves dock 3"


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.stem))
def test_the_file_is_written_as_it_was_read(path: Path) -> None:
    assert write_record(read(path)) == path.read_text(encoding="utf-8")


def test_every_game_shows_what_it_is_there_for() -> None:
    assert {path.name for path in FILES} == {wanted.name for wanted in all_wanted()}
    for wanted in all_wanted():
        written, coverage = read(FOLDER / wanted.name), Coverage(GAME)
        coverage.add(moves_of(written))

        assert (written.seats, GAME.load_options(written.options)) == wanted[:2]
        assert shows(wanted, written, coverage), wanted.name


def test_every_number_of_players_has_every_victory() -> None:
    endings = {(read(path).seats, read(path).ending) for path in FILES}

    assert endings == {(seats, victory) for seats in GAME.seats for victory in VICTORIES}


def test_together_they_show_all_that_the_game_has() -> None:
    coverage = Coverage(GAME)
    for path in FILES:
        coverage.add(moves_of(read(path)))

    assert set(coverage.missing) <= LEFT_TO_CHANCE, coverage.missing


def test_a_whole_game_keeps_the_laws_at_every_decision() -> None:
    check_record(GAME, read(FILES[0]), Random(1))


def test_the_search_finds_the_same_game_again() -> None:
    wanted = next(all_wanted())

    assert search(wanted, 1000) == read(FOLDER / wanted.name)
