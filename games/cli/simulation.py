"""Many random games, counted: how long they are, how fast, and how they are scored."""

import statistics
import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import msgspec

from games.core.chance import answer_at_random
from games.core.game import Game
from games.core.outcome import Outcome


class Spread(msgspec.Struct, frozen=True):
    """The least, the middle and the most of some numbers."""

    min: int
    median: float
    max: int

    @classmethod
    def of(cls, numbers: Sequence[int]) -> "Spread":
        """Sum up numbers, of which there must be one at least."""
        return cls(min(numbers), statistics.median(numbers), max(numbers))


class Simulation(msgspec.Struct, frozen=True):
    """What came of some random games; `wins` counts a shared first place for each who shares it."""

    game: str
    seats: int
    seed: int
    options: dict[str, Any]
    games: int
    decisions: int
    seconds: float
    decisions_per_second: int
    length: Spread
    scores: Spread
    wins: tuple[int, ...]


def simulate(
    game: Game[Any, Any, Any],
    seats: int,
    options: msgspec.Struct,
    *,
    games: int,
    seed: int,
    clock: Callable[[], float] = time.perf_counter,
) -> Simulation:
    """Play random games; chance counts as decisions too.

    Raises:
        ValueError: the game cannot be played by that many, or there is no game to play.
    """
    if games < 1:
        raise ValueError(f"At least one game must be simulated, not {games}.")
    rng = Random(seed)
    began = clock()
    played = [play_at_random(game, seats, options, rng) for _ in range(games)]
    seconds = clock() - began
    lengths = [length for length, _ in played]
    return Simulation(
        game=game.slug,
        seats=seats,
        seed=seed,
        options=msgspec.to_builtins(options),
        games=games,
        decisions=sum(lengths),
        seconds=round(seconds, 3),
        decisions_per_second=round(sum(lengths) / seconds) if seconds else 0,
        length=Spread.of(lengths),
        scores=Spread.of([score.total for _, outcome in played for score in outcome.scores]),
        wins=tuple(sum(seat in outcome.winners for _, outcome in played) for seat in range(seats)),
    )


def play_at_random(
    game: Game[Any, Any, Any], seats: int, options: msgspec.Struct, rng: Random
) -> tuple[int, Outcome]:
    """Play one random game; return how many decisions it took, and how it ended."""
    state = game.setup(seats, options)
    decisions = 0
    while (decision := game.decision(state)) is not None:
        game.apply(state, *answer_at_random(decision, rng))
        decisions += 1
    outcome = game.outcome(state)
    assert outcome is not None, "a game without a decision is over"
    return decisions, outcome


def report(simulation: Simulation) -> str:
    """Write a simulation as lines of text."""
    length, scores = simulation.length, simulation.scores
    wins = ", ".join(f"seat {seat}: {count}" for seat, count in enumerate(simulation.wins))
    return "\n".join(
        (
            f"{simulation.game}, {simulation.seats} seats, seed {simulation.seed}",
            f"games      {simulation.games}",
            f"decisions  {simulation.decisions:,} in {simulation.seconds:.2f} s:"
            f" {simulation.decisions_per_second:,} a second",
            f"length     {length.min} … {length.median:g} … {length.max} decisions",
            f"scores     {scores.min} … {scores.median:g} … {scores.max} points",
            f"wins       {wins}",
        )
    )
