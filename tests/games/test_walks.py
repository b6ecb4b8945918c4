"""Random walks under the laws; hypothesis shortens a walk that fails to the entries that matter."""

from collections.abc import Iterable
from random import Random
from typing import Any, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.core.action import Action, Seat
from games.core.breach import Breach
from games.core.game import Game
from games.core.laws import (
    check_position,
    everything_is_conserved,
    snapshots_are_whole,
)
from games.core.log import Position, replay
from games.core.record import record, write_record
from games.core.trial import option_sets
from games.registry import GAMES
from tests.games.core.auction import Auction, AuctionState

every_game = pytest.mark.parametrize(
    "game", [*GAMES.values(), Auction()], ids=lambda game: str(game.slug)
)
PICKS = st.lists(st.integers(0, 2**16), max_size=40)
"""Which answer is given to each question: the number is counted through its choices."""

calm = settings(deadline=None, max_examples=60)


class Walk(NamedTuple):
    """Where a walk led, and by what."""

    seats: int
    options: Any
    taken: list[tuple[Seat, Action]]
    end: Position[Any]


def follow(game: Game[Any, Any, Any], seats: int, options: Any, picks: Iterable[int]) -> Walk:
    """Answer by picks until they, or the game, are over."""
    position = Position(game.setup(seats, options))
    taken: list[tuple[Seat, Action]] = []
    for pick in picks:
        decision = game.decision(position.state)
        if decision is None:
            break
        seat = decision.awaited[pick % len(decision.awaited)]
        legal = decision.legal(seat)
        action = legal[pick % len(legal)]
        taken.append((seat, action))
        position.advance(game, seat, action)
    return Walk(seats, options, taken, position)


@st.composite
def walks(draw: st.DrawFn, game: Game[Any, Any, Any]) -> Walk:
    """Walk some way into a game by a seed, and on from there by single picks."""
    seats = draw(st.sampled_from(game.seats))
    options = draw(st.sampled_from(list(option_sets(game))))
    lead = draw(st.integers(0, 300))
    rng = Random(draw(st.integers(0, 2**16)))
    picks = draw(PICKS)
    return follow(game, seats, options, [*(rng.getrandbits(16) for _ in range(lead)), *picks])


@every_game
@given(data=st.data())
@calm
def test_the_laws_hold_wherever_a_walk_leads(game: Game[Any, Any, Any], data: Any) -> None:
    seats, options, taken, end = data.draw(walks(game))

    try:
        check_position(game, end.state, Random(len(taken)))
    except Breach as breach:
        raise AssertionError(
            f"{breach}\n{write_record(record(game, seats, options, taken))}"
        ) from breach


@every_game
@given(data=st.data())
@calm
def test_every_snapshot_leads_where_the_whole_log_leads(
    game: Game[Any, Any, Any], data: Any
) -> None:
    seats, options, taken, end = data.draw(walks(game))
    cut = data.draw(st.integers(0, len(taken)))
    numbered = [(number, seat, action) for number, (seat, action) in enumerate(taken, 1)]

    start = Position(game.setup(seats, options))
    middle = replay(game, start, numbered[:cut])
    stored = Position(game.load(game.dump(middle.state)), middle.entries, middle.decision)
    reached = replay(game, stored, numbered[cut:])

    assert game.dump(reached.state) == game.dump(end.state)
    assert (reached.entries, reached.decision) == (end.entries, end.decision)
    assert start.entries == 0


@every_game
@given(data=st.data())
@calm
def test_the_cheap_laws_hold_at_every_step(game: Game[Any, Any, Any], data: Any) -> None:
    seats, options, taken, _ = data.draw(walks(game))

    state, rng = game.setup(seats, options), Random(len(taken))
    for seat, action in taken:
        everything_is_conserved(game, state, rng)
        snapshots_are_whole(game, state, rng)
        game.apply(state, seat, action)


def test_a_walk_that_fails_is_shortened() -> None:
    class Broken(Auction):
        def audit(self, state: AuctionState) -> list[str]:
            return ["the pot leaks"] if state.pot > 1 else []

    shortest: list[Any] = []

    @given(PICKS)
    @settings(deadline=None, max_examples=300, database=None, derandomize=True)
    def find(picks: list[int]) -> None:
        walked = follow(Broken(), 2, None, picks)
        if walked.end.state.pot > 1:
            shortest[:] = walked.taken
            everything_is_conserved(Broken(), walked.end.state, Random(1))

    with pytest.raises(Breach, match="the pot leaks"):
        find()
    assert len(shortest) == 4, "two cards dealt and two bids made"
