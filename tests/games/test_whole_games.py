"""Whole games, kept as files, end as they ended when they were written (tests/fixtures)."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import get_args

import pytest

from games.core.content import kinds_of_events
from games.core.errors import ReplayDiverged
from games.core.event import Event
from games.core.record import Record, read_record, write_record
from games.core.text import members, tag_of
from games.core.trial import check_record
from games.registry import GAMES
from games.santiago import events as santiago_events
from games.santiago.actions import AnyAction, Use
from games.santiago.data import BUILDINGS
from games.santiago.events import Cause, ShipLeft, TurnEnded, Used
from tests.fixtures.search import FOLDER, GAME, all_wanted, ending_of, search

FILES = sorted(path for path in FOLDER.glob("*.json") if not path.stem.startswith("state"))


@cache
def read(path: Path) -> Record:
    return read_record(path.read_bytes())


def events_of(written: Record) -> Iterator[Event]:
    position = written.begin(GAMES[written.game])
    for seat, action in written.actions(GAME):
        yield from GAME.apply(position.state, seat, action)


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.stem))
def test_the_game_ends_as_it_ended(path: Path) -> None:
    written = read(path)

    position = written.replay(GAME)

    assert GAME.outcome(position.state) == written.outcome
    assert position.entries == len(written.entries)
    heard = list(events_of(written))
    assert ending_of(heard) == written.ending
    assert path.stem.startswith(f"{written.seats}-{written.ending.replace('_', '-')}")
    assert [event.number for event in heard if isinstance(event, ShipLeft)] == list(range(1, 8))


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.stem))
def test_the_file_is_written_as_it_was_read(path: Path) -> None:
    assert write_record(read(path)) == path.read_text(encoding="utf-8")


def test_there_is_a_game_for_every_ending_number_of_seats_and_option() -> None:
    assert {path.name for path in FILES} == {wanted.name for wanted in all_wanted()}
    endings = Counter((read(path).seats, read(path).ending) for path in FILES)
    assert set(endings) == {(seats, cause) for seats in GAME.seats for cause in get_args(Cause)}


def test_together_they_show_every_verb_building_and_event() -> None:
    verbs, used, kinds = set(), set(), set()
    for path in FILES:
        for _, action in read(path).actions(GAME):
            verbs.add(action.verb)
            used |= {action.building} if isinstance(action, Use) else set()
        for event in events_of(read(path)):
            kinds.add(type(event))
            used |= {event.building} if isinstance(event, Used) else set()
    assert verbs == {tag_of(action) for action in members(AnyAction)}
    assert used == set(BUILDINGS)
    assert kinds == set(kinds_of_events(santiago_events))


def test_a_finished_turn_goes_on_after_the_seventh_ship() -> None:
    finished = [path for path in FILES if path.stem.endswith("finish-turn-after-seventh")]
    assert finished
    for path in finished:
        *_, before_last, _ = events_of(read(path))
        zeros = read(path).ending == "zeros"
        assert isinstance(before_last, ShipLeft if zeros else TurnEnded), path.stem


def test_a_whole_game_keeps_the_laws_at_every_decision() -> None:
    check_record(GAME, read(FILES[0]), Random(1))


def test_the_search_finds_the_same_game_again() -> None:
    for number, wanted in enumerate(all_wanted(), 1):
        if wanted.ending == "delivery" and wanted.seats == 2:
            assert search(wanted, number * 1000) == read(FOLDER / wanted.name)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("0 fly", "Entry 1 cannot be replayed: There is no verb “fly”"),
        ("you pass", "Entry 1 cannot be replayed: “you” is no seat"),
        ("0 drive 1", "Entry 1 cannot be replayed: It is not your decision now."),
        ("chance roll sugar 1", "Entry 1 cannot be replayed: You are asked to lay-building"),
    ],
)
def test_a_broken_record_names_the_entry(line: str, why: str) -> None:
    broken = Record(GAME.slug, GAME.rules, 2, {}, (line,))

    with pytest.raises(ReplayDiverged) as refused:
        broken.replay(GAME)
    assert str(refused.value).startswith(why)


def test_a_record_of_other_rules_is_refused() -> None:
    with pytest.raises(ValueError, match="begin under rules 1, not 7"):
        Record(GAME.slug, 7, 2, {}, ()).replay(GAME)


def test_what_is_no_record_is_refused() -> None:
    with pytest.raises(ValueError, match="This is no record of a game"):
        read_record('{"game": "santiago-de-cuba"}')
