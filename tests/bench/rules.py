"""Measure the rules: random play, copies of a state, and the replay of a whole game.

Beside random play for four runs catanatron's, when a Python that has it is given. Both take turns
in short rounds, never at once, so that whatever else the machine does touches both alike. All times
are the processor's: nothing here waits for anything.
"""

import math
import time
from collections.abc import Callable, Sequence
from itertools import count
from random import Random
from typing import Any

from games.cli.simulation import play_at_random
from games.core.action import Seat
from games.core.chance import answer_at_random
from games.core.log import Position, replay
from games.registry import GAMES
from tests.bench.beside import HOW, Catanatron, catanatron
from tests.bench.report import Row, median, percentile, write

GAME = GAMES["santiago-de-cuba"]
ROUNDS = 11
GAMES_A_ROUND = 40
OTHER_GAMES_A_ROUND = 8
ENTRIES = 400
REPLAYS = 100
COPIES = 2_000
LIMIT = "limit: a question is worked out when it opens, when it is asked and when it is answered"

JsonRow = tuple[int, Seat, bytes]


def measure(python: str | None = None) -> list[Row]:
    """Return the rows about the rules; `python` is an interpreter that has catanatron."""
    rows = [
        Row(
            f"rules: random play, {seats} seats", median(_rates(seats)), "decisions/s", "chance too"
        )
        for seats in GAME.seats[:-1]
    ]
    with catanatron(python) as other:
        ours, others = _beside(other)
    rows.append(Row(f"rules: random play, {GAME.seats[-1]} seats", median(ours), "decisions/s"))
    if others:
        ratios = [mine / other for mine, other in zip(ours, others, strict=True)]
        rows += [
            Row("rules: catanatron, random play, 4 players", median(others), "decisions/s"),
            Row("rules: ratio to catanatron", median(ratios), "×", LIMIT, at_least=1),
        ]
    else:
        rows.append(Row("rules: ratio to catanatron", math.nan, "×", HOW))
    position = _middle()
    rows.append(Row("rules: copy of a state", _copying(position) * 1e6, "µs"))
    replays = _replays(_long_game())
    return [
        *rows,
        Row(f"rules: replay {ENTRIES} entries, median", median(replays) * 1e3, "ms"),
        Row(
            f"rules: replay {ENTRIES} entries, p95",
            percentile(replays, 95) * 1e3,
            "ms",
            "from JSON rows",
            at_most=30,
        ),
    ]


def _rates(seats: int) -> list[float]:
    """Return decisions per second, round by round."""
    rng = Random(seats)
    return [_rate(lambda: _play(seats, rng)) for _ in range(ROUNDS)]


def _beside(other: Catanatron | None) -> tuple[list[float], list[float]]:
    """Return decisions per second of ours and theirs, round by round; none of theirs without it."""
    rng = Random(4)
    ours: list[float] = []
    theirs: list[float] = []
    for _ in range(ROUNDS):
        ours.append(_rate(lambda: _play(GAME.seats[-1], rng)))
        if other is not None:
            theirs.append(other.rate(OTHER_GAMES_A_ROUND))
    return ours, theirs


def _rate(run: Callable[[], int]) -> float:
    began = time.process_time()
    decisions = run()
    return decisions / (time.process_time() - began)


def _play(seats: int, rng: Random) -> int:
    options = GAME.load_options({})
    return sum(play_at_random(GAME, seats, options, rng)[0] for _ in range(GAMES_A_ROUND))


def _middle() -> Any:
    """Return a state half-way through a game for the most seats."""
    rng, state = Random(1), GAME.setup(GAME.seats[-1])
    for _ in range(ENTRIES // 3):
        decision = GAME.decision(state)
        assert decision is not None, "no game is that short"
        GAME.apply(state, *answer_at_random(decision, rng))
    return state


def _copying(state: Any) -> float:
    """Return the seconds that one copy takes."""
    rounds = []
    for _ in range(ROUNDS):
        began = time.process_time()
        for _ in range(COPIES):
            state.copy()
        rounds.append((time.process_time() - began) / COPIES)
    return median(rounds)


def _long_game() -> list[JsonRow]:
    """Return the first entries, as they are stored, of a game that has that many."""
    for seed in count(1):
        rng, state = Random(seed), GAME.setup(GAME.seats[-1])
        rows: list[JsonRow] = []
        while len(rows) < ENTRIES and (decision := GAME.decision(state)) is not None:
            seat, action = answer_at_random(decision, rng)
            rows.append((len(rows) + 1, seat, GAME.dump_action(action).encode()))
            GAME.apply(state, seat, action)
        if len(rows) == ENTRIES:
            return rows
    raise AssertionError("seeds do not run out")


def _replays(rows: Sequence[JsonRow]) -> list[float]:
    """Return how long it took, each time, to read the rows and follow them to the end."""
    start = Position(GAME.setup(GAME.seats[-1]))
    times = []
    for _ in range(REPLAYS):
        began = time.process_time()
        entries = ((number, seat, GAME.load_action(text)) for number, seat, text in rows)
        replay(GAME, start, entries)
        times.append(time.process_time() - began)
    return times


if __name__ == "__main__":
    print(write(measure()))  # noqa: T201 (this is its output)
