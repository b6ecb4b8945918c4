"""Whole games of Montego Bay, kept as files, end as they ended when they were written."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest

from games.core.content import kinds_of_events
from games.core.event import Answered, Event
from games.core.record import Record, read_record, write_record
from games.core.text import members, tag_of
from games.core.trial import check_record
from games.montego import events as montego_events
from games.montego.actions import AnyAction
from games.montego.events import RoundEnded, ShipScored, TilesMoved
from tests.fixtures.montego import FOLDER, GAME, all_wanted, ending_of, search, victory_of

FILES = sorted(path for path in FOLDER.glob("*.json") if not path.stem.startswith("state"))
LONGEST = 14
"""Rounds: a ship leaves in every one (§6)."""


@cache
def read(path: Path) -> Record:
    return read_record(path.read_bytes())


def events_of(written: Record) -> Iterator[Event]:
    state = GAME.setup(written.seats)
    for seat, action in written.actions(GAME):
        yield from GAME.apply(state, seat, action)


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.stem))
def test_the_game_ends_as_it_ended(path: Path) -> None:
    written = read(path)

    position = written.replay(GAME)

    assert GAME.outcome(position.state) == written.outcome
    assert position.entries == len(written.entries)
    heard = list(events_of(written))
    assert ending_of(heard) == written.ending
    assert sum(isinstance(event, ShipScored) for event in heard) == 15
    assert sum(isinstance(event, RoundEnded) for event in heard) < LONGEST
    shuffled = [event.shuffled for event in heard if isinstance(event, TilesMoved)]
    assert shuffled.count(True) == 2, "at the set-up and when the second stack is opened"


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.stem))
def test_the_file_is_written_as_it_was_read(path: Path) -> None:
    assert write_record(read(path)) == path.read_text(encoding="utf-8")


def test_there_is_a_game_for_every_ending_and_number_of_seats() -> None:
    assert {path.name for path in FILES} == {wanted.name for wanted in all_wanted()}
    for wanted in all_wanted():
        written = read(FOLDER / wanted.name)
        assert (written.seats, written.ending, victory_of(written)) == wanted


def test_together_they_show_every_verb_and_event() -> None:
    verbs = {action.verb for path in FILES for _, action in read(path).actions(GAME)}
    kinds = {type(event) for path in FILES for event in events_of(read(path))}
    assert verbs == {tag_of(action) for action in members(AnyAction)}
    assert kinds - {Answered} == set(kinds_of_events(montego_events))


def test_a_whole_game_keeps_the_laws_at_every_decision() -> None:
    check_record(GAME, read(FILES[0]), Random(1))


def test_the_search_finds_the_same_game_again() -> None:
    [wanted] = [wanted for wanted in all_wanted() if wanted == (2, "departed", "points")]
    assert search(wanted, 1000) == read(FOLDER / wanted.name)
