"""A computer opponent that plays each answer out to the end, many times, and takes the best."""

from random import Random
from typing import Any

from games.core.action import Action, Seat
from games.core.chance import answer_eagerly
from games.core.game import Game
from games.core.outcome import Outcome
from games.core.state import State

PLAYOUTS = 240
"""Games played out for one answer, about: less than a second for the games of the house."""

FEWEST = 2
"""Playouts that every answer gets at least."""


class Searcher:
    """Halves the answers again and again: those that did worse in games played out at random go.

    It knows no more than a person in its seat: every playout begins at a state that chance might
    have led to and that shows the seat what it sees, and all answers of a round are tried in the
    same ones.
    """

    def __init__(self, game: Game[Any, Any, Any], rng: Random, playouts: int = PLAYOUTS) -> None:
        self._game = game
        self._rng = rng
        self._playouts = playouts

    def choose(self, state: State, seat: Seat) -> Action:
        """Return one of the legal answers of a seat.

        Raises:
            ValueError: the seat is not asked.
        """
        decision = self._game.decision(state)
        left = list(decision.legal(seat)) if decision is not None else []
        if not left:
            raise ValueError(f"seat {seat} is not asked")
        worth = dict.fromkeys(left, 0.0)
        rounds = max(1, (len(left) - 1).bit_length())
        while len(left) > 1:
            for _ in range(max(FEWEST, self._playouts // (rounds * len(left)))):
                seed = self._rng.getrandbits(64)
                world = self._game.determinize(state, seat, Random(seed))
                for action in left:
                    worth[action] += self._play_out(world.copy(), seat, action, Random(seed))
            left.sort(key=worth.__getitem__, reverse=True)
            left = left[: (len(left) + 1) // 2]
            worth = {action: worth[action] for action in left}
        return left[0]

    def _play_out(self, state: State, seat: Seat, action: Action, rng: Random) -> float:
        """Answer so, then let everybody do anything until the end; return what it is worth."""
        game = self._game
        game.apply(state, seat, action)
        for _ in range(game.longest):
            decision = game.decision(state)
            if decision is None:
                break
            game.apply(state, *answer_eagerly(decision, rng))
        outcome = game.outcome(state)
        return 0.0 if outcome is None else _worth(outcome, seat)


def _worth(outcome: Outcome, seat: Seat) -> float:
    """Return how a game went for a seat, from 0 (last) to 1 (first), closer games in between."""
    totals = [score.total for score in outcome.scores]
    best_other = max((total for other, total in enumerate(totals) if other != seat), default=0)
    margin = (totals[seat] - best_other) / (1 + max(map(abs, totals)))
    beaten = next(n for n, group in enumerate(outcome.ranking) if seat in group)
    place = 1 - beaten / max(1, len(outcome.ranking) - 1)
    return 0.5 * place + 0.5 * (0.5 + 0.5 * margin)
