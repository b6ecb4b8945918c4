"""Taking back: lines are passed over, none is ever changed."""

from random import Random
from typing import Any

import pytest

from games.core.action import CHANCE
from games.core.chance import answer_at_random
from games.core.errors import IllegalAction, InvalidAction, ReplayDiverged
from games.core.game import Game
from games.core.log import Position, positions, replay
from games.core.record import record
from games.core.undo import Line, Undo, standing
from games.registry import GAMES
from tests.games.core.auction import Auction, AuctionState, Bid, Deal

GAME = Auction()
DEALS: list[Line] = [(1, CHANCE, Deal(4)), (2, CHANCE, Deal(2))]


def follow(*lines: Line) -> Position[AuctionState]:
    """Return where the deals and then `lines` lead."""
    return replay(GAME, Position(GAME.setup(2)), [*DEALS, *lines])


def test_what_was_taken_back_is_as_never_done() -> None:
    position = follow((3, 0, Bid(1)), (4, 0, Undo(2)))

    assert GAME.dump(position.state) == GAME.dump(follow().state)
    assert (position.entries, position.decision) == (4, 4), "the question is asked anew"


def test_one_plays_on_after_an_undo() -> None:
    position = follow((3, 0, Bid(1)), (4, 0, Undo(2)), (5, 0, Bid(2)), (6, 1, Bid(0)))

    assert position.state.points == [1, 0]
    assert (position.entries, position.decision) == (6, 6)


def test_an_undo_can_be_taken_back_too_and_led_to() -> None:
    lines: list[Line] = [(3, 0, Bid(1)), (4, 0, Undo(2)), (5, 0, Bid(2))]

    assert standing([*DEALS, *lines, (6, 0, Undo(4))]) == [*DEALS, lines[1], (6, 0, Undo(4))]
    assert standing([*DEALS, *lines, (6, 0, Undo(2))]) == [*DEALS, (6, 0, Undo(2))]
    assert standing([*DEALS, *lines, (6, 0, Undo(0))]) == [(6, 0, Undo(0))]


@pytest.mark.parametrize("to", [3, 5, 9, -1])
def test_an_undo_to_what_does_not_stand_is_named(to: int) -> None:
    with pytest.raises(ReplayDiverged, match=rf"Entry 5 .* entry {to}, which does not stand"):
        follow((3, 0, Bid(1)), (4, 0, Undo(2)), (5, 0, Undo(to)))


def test_a_replay_that_begins_later_goes_back_to_its_beginning_at_most() -> None:
    start = follow((3, 0, Bid(1)))

    again = replay(GAME, start, [(4, 1, Bid(0)), (5, 1, Undo(3))])

    assert GAME.dump(again.state) == GAME.dump(start.state)
    with pytest.raises(ReplayDiverged, match="entry 2, which does not stand"):
        replay(GAME, start, [(4, 0, Undo(2))])


def test_no_game_takes_an_undo_for_a_move() -> None:
    for game in GAMES.values():
        state = game.setup(game.seats[0])
        asked = game.decision(state)
        assert asked is not None
        with pytest.raises(IllegalAction):
            game.apply(state, asked.seats[0], Undo(0))


def test_an_undo_is_written_and_read_like_any_action() -> None:
    undo = Undo(7)

    for game in GAMES.values():
        assert game.load_action(game.dump_action(undo)) == undo
        assert game.parse_action(str(undo)) == game.parse_action("undo 7") == undo
        with pytest.raises(InvalidAction):
            game.parse_action("undo")


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_record_with_an_undo_is_replayed(game: Game[Any, Any, Any]) -> None:
    position, rng = Position(game.setup(2)), Random(5)
    taken = []
    for _ in range(30):
        before = game.dump(position.state)
        decision = game.decision(position.state)
        assert decision is not None
        seat, action = answer_at_random(decision, rng)
        taken.append((seat, action))
        position.advance(game, seat, action)

    written = record(game, 2, game.options_type(), [*taken, (0, Undo(len(taken) - 1))])

    assert game.dump(written.replay(game).state) == before


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_what_was_taken_back_is_seen_on_the_way_all_the_same(game: Game[Any, Any, Any]) -> None:
    """Each position is that which the log up to there leads to."""
    start, rng = Position(game.setup(2)), Random(7)
    lines: list[Line] = []
    where, before = [start], game.dump(start.state)
    for number in range(1, 40):
        decision = game.decision(where[-1].state)
        assert decision is not None
        standing_ones = [start.entries, *(line[0] for line in standing(lines))]
        if rng.random() < 0.3:
            lines.append((number, 0, Undo(rng.choice(standing_ones[-4:]))))
        else:
            lines.append((number, *answer_at_random(decision, rng)))
        *_, last = positions(game, start, lines)
        where.append(last)
    found = list(positions(game, start, iter(lines)))
    assert len(found) == len(lines)
    for number, position in enumerate(found, 1):
        end = replay(game, start, lines[:number])
        assert game.dump(position.state) == game.dump(end.state)
        assert (position.entries, position.decision) == (end.entries, end.decision)
    assert (game.dump(start.state), start.entries) == (before, 0)


@pytest.mark.parametrize(
    "line", [(5, 0, Undo(2)), (4, 0, Undo(4)), (4, 0, Undo(-1)), (4, 0, Bid(9)), (6, 0, Bid(1))]
)
def test_positions_refuse_what_a_replay_refuses(line: Line) -> None:
    lines = [*DEALS, (3, 0, Bid(1)), line]
    with pytest.raises(ReplayDiverged) as refused:
        replay(GAME, Position(GAME.setup(2)), lines)
    met = positions(GAME, Position(GAME.setup(2)), lines)
    assert [next(met).entries for _ in range(3)] == [1, 2, 3]
    with pytest.raises(ReplayDiverged) as told:
        next(met)
    assert (str(told.value), told.value.number) == (str(refused.value), refused.value.number)
