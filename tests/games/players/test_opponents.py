"""Computer players that take seats over: legal, fair, deterministic, and better than chance."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from games.core.action import Action, Seat
from games.core.chance import answer_at_random, draw_lots
from games.core.game import Game
from games.core.state import State
from games.players.opponents import answer
from games.players.searcher import Searcher
from games.registry import GAMES
from tests.games.core.auction import Auction

FEW = 6
"""Playouts for one answer: enough to be better than chance, and quick."""

PLAIN, SEALED = 5, 2
"""Questions of one game that are looked at: asked openly, and in secret."""

SEARCHED = {"santiago-de-cuba": 2, "cuba": 2, "montego-bay": 1}
"""Games to be won by searching, by the slug: the longer, the fewer."""


def questions(game: Game[Any, Any, Any], seed: int) -> Iterator[tuple[State, Seat]]:
    """Yield positions of a random game in which a seat has a choice: some of either kind.

    In secret it is asked when others have answered already.
    """
    rng = Random(seed)
    state = game.setup(game.seats[0] if game.seats[0] > 1 else 2)
    plain = sealed = choices = 0
    while (decision := game.decision(state)) is not None and (plain < PLAIN or sealed < SEALED):
        seat = rng.choice(decision.awaited)
        if not decision.by_chance and len(decision.legal(seat)) > 1:
            choices += 1
            if decision.sealed and decision.awaited != decision.seats and sealed < SEALED:
                sealed += 1
                yield state, seat
            elif choices % 8 == 0 and plain < PLAIN and len(decision.legal(seat)) < 12:
                plain += 1
                yield state, seat
        game.apply(state, *answer_at_random(decision, rng))


def played(game: Game[Any, Any, Any], seed: int, searching: Seat) -> list[int]:
    """Play a game in which one seat searches and the others do anything; return the ranking."""
    rng = Random(seed)
    state = game.setup(2)
    searcher = Searcher(game, Random(seed), FEW)
    while (decision := game.decision(state)) is not None:
        if decision.by_chance:
            game.apply(state, decision.seats[0], draw_lots(decision, rng))
            continue
        seat = decision.awaited[0]
        action: Action = rng.choice(decision.legal(seat))
        if seat == searching:
            action = searcher.choose(state, seat)
        game.apply(state, seat, action)
    outcome = game.outcome(state)
    assert outcome is not None
    return [next(n for n, group in enumerate(outcome.ranking) if s in group) for s in range(2)]


@pytest.mark.parametrize("game", [*GAMES.values(), Auction()], ids=lambda game: str(game.slug))
def test_a_choice_is_legal_and_leaves_the_state_alone(game: Game[Any, Any, Any]) -> None:
    sealed = 0
    for number, (state, seat) in enumerate(questions(game, 6)):
        decision = game.decision(state)
        assert decision is not None
        sealed += decision.sealed
        before = game.dump(state)
        chosen = Searcher(game, Random(number), 4).choose(state, seat)
        assert chosen in decision.legal(seat)
        assert game.dump(state) == before
    assert sealed or game.slug not in {"cuba", "montego-bay", "auction"}


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_nobody_cheats(game: Game[Any, Any, Any]) -> None:
    """What a seat cannot see changes nothing: it chooses the same wherever it sees the same."""
    asked = hidden = 0
    for number, (state, seat) in enumerate(questions(game, 2)):
        other = game.determinize(state, seat, Random(1000 + number))
        asked += 1
        hidden += other != state
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(Searcher.__init__, "__defaults__", (FEW,))
            choices = [answer(game, at, seat, 7, Random(number)) for at in (state, other, state)]
        assert choices[0] == choices[1] == choices[2], (number, seat)
    assert asked > 4
    assert hidden, "a game without secrets would show nothing"


@pytest.mark.parametrize("slug", SEARCHED)
def test_searching_beats_doing_anything(slug: str) -> None:
    places = [played(GAMES[slug], seed, seed % 2)[seed % 2] for seed in range(SEARCHED[slug])]
    assert places == [0] * SEARCHED[slug]


def test_who_is_not_asked_is_told_so() -> None:
    game = GAMES["santiago-de-cuba"]
    state, seat = next(questions(game, 1))
    with pytest.raises(ValueError, match=f"seat {1 + seat} is not asked"):
        Searcher(game, Random(1), FEW).choose(state, 1 + seat)
