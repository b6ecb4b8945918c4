"""Many games, counted: how long they are, how fast, how they are scored, and what is used."""

import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

import msgspec

from games.cli.coverage import play
from games.cli.usage import Usage
from games.core.action import Action, Seat
from games.core.chance import answer_at_random, draw_lots
from games.core.content import Move
from games.core.decision import Decision
from games.core.game import Game
from games.core.outcome import Outcome
from games.players.opponents import kinds

AnyGame = Game[Any, Any, Any]


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
    """What came of some games; `wins` counts a shared first place for each who shares it."""

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
    game: AnyGame,
    seats: int,
    options: msgspec.Struct,
    *,
    games: int,
    seed: int,
    usage: Usage | None = None,
    clock: Callable[[], float] = time.perf_counter,
) -> Simulation:
    """Play random games; with `usage`, let the best players at hand play, and count what they use.

    Chance counts as decisions too. Who sits where is drawn by lot. With `usage` the games have the
    seeds from `seed` on.

    Raises:
        ValueError: the game cannot be played by that many, or there is no game to play.
    """
    if games < 1:
        raise ValueError(f"At least one game must be simulated, not {games}.")
    rng = Random(seed)
    began = clock()
    played = [
        play_at_random(game, seats, options, rng)
        if usage is None
        else _weigh(game, seats, options, Random(seed + number), usage)
        for number in range(games)
    ]
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
    game: AnyGame, seats: int, options: msgspec.Struct, rng: Random
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


def _weigh(
    game: AnyGame, seats: int, options: msgspec.Struct, rng: Random, usage: Usage
) -> tuple[int, Outcome]:
    """Count one game of the best players; return how many decisions it took, and how it ended."""
    names = [rng.choice(list(kinds(game.slug))) for _ in range(seats)]
    return usage.add(played(game, names, options, rng), names)


def played(
    game: AnyGame, names: Sequence[str], options: msgspec.Struct, rng: Random
) -> Iterator[Move]:
    """Let players of these kinds play a game; each move is to be looked at at once."""
    players = [kinds(game.slug)[name](rng) for name in names]
    state, view = game.setup(len(names), options), None

    def answer(decision: Decision) -> tuple[Seat, Action]:
        nonlocal view
        seat = decision.awaited[0]
        if decision.by_chance:
            view = None
            return seat, draw_lots(decision, rng)
        view = game.view(state, seat)
        return seat, players[seat].choose(view, decision.for_seat(seat))

    for move in play(game, state, answer):
        yield move._replace(view=view)


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
