"""The log: numbers without a gap, decisions that never come twice, replays that can fail."""

from random import Random

import pytest

from games.core.action import CHANCE, Action, Seat
from games.core.chance import answer_at_random
from games.core.errors import IllegalAction, ReplayDiverged
from games.core.log import Position, replay
from games.santiago.actions import Drive, Pass
from tests.games.core.auction import Auction, AuctionState, Bid, Deal

GAME = Auction()


def bidding() -> Position[AuctionState]:
    """Return the position in which both are asked for their first bid."""
    position = Position(GAME.setup(2))
    position.advance(GAME, CHANCE, Deal(4))
    position.advance(GAME, CHANCE, Deal(2))
    return position


def test_a_decision_is_numbered_by_the_entries_before_it() -> None:
    position = bidding()
    assert (position.entries, position.decision) == (2, 2)

    position.advance(GAME, 0, Bid(1))
    assert (position.entries, position.decision) == (3, 2), "the same question is still open"
    position.advance(GAME, 0, Bid(2))
    assert (position.entries, position.decision) == (4, 2)
    position.advance(GAME, 1, Bid(0))
    assert (position.entries, position.decision) == (5, 5)


def test_a_refused_action_is_no_entry() -> None:
    position = bidding()
    before = GAME.dump(position.state)

    with pytest.raises(IllegalAction):
        position.advance(GAME, 0, Bid(9))

    assert (position.entries, position.decision) == (2, 2)
    assert GAME.dump(position.state) == before


def test_an_answer_may_be_changed_until_the_last_one_is_in() -> None:
    position = bidding()

    for action in (Bid(3), Bid(1)):
        events = position.advance(GAME, 0, action)
        assert [str(event) for event in events] == ["answered to=[0] seat=0"]
    assert GAME.view(position.state, None).asked == (1,)
    assert GAME.view(position.state, 0).mine == Bid(1)
    assert GAME.view(position.state, 1).mine is None
    events = position.advance(GAME, 1, Bid(2))

    assert [str(event) for event in events] == [
        "answered to=[1] seat=1",
        'turned-up bids={"0":1,"1":2}',
    ]
    assert position.state.points == [0, 1]
    assert position.state.coins == [3, 1]


def test_a_private_event_is_for_its_seats_only() -> None:
    [dealt] = Position(GAME.setup(2)).advance(GAME, CHANCE, Deal(4))

    assert dealt.heard_by(0)
    assert not dealt.heard_by(1)
    assert not dealt.heard_by(None)


def a_game() -> list[tuple[int, Seat, Action]]:
    rng, state = Random(3), GAME.setup(2)
    entries: list[tuple[int, Seat, Action]] = []
    while (decision := GAME.decision(state)) is not None:
        seat, action = answer_at_random(decision, rng)
        entries.append((len(entries) + 1, seat, action))
        GAME.apply(state, seat, action)
    return entries


def test_a_replay_leaves_its_start_alone() -> None:
    start = Position(GAME.setup(2))
    before = GAME.dump(start.state)

    end = replay(GAME, start, a_game())

    assert GAME.outcome(end.state) is not None
    assert (GAME.dump(start.state), start.entries) == (before, 0)


def test_a_missing_entry_is_named() -> None:
    entries = a_game()
    del entries[3]

    with pytest.raises(ReplayDiverged, match=r"Entry 5 cannot be replayed: entry 4 should follow"):
        replay(GAME, Position(GAME.setup(2)), entries)


@pytest.mark.parametrize("action", [Drive(1), Pass(), Deal(4), Bid(9)])
def test_an_entry_that_is_not_possible_is_named(action: Action) -> None:
    with pytest.raises(ReplayDiverged, match="Entry 3 cannot be replayed: "):
        replay(GAME, bidding(), [(3, 0, action)])
