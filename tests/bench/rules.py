"""Measure the rules: random play, copies of a state, and the replay of a whole game.

Beside random play of four runs catanatron's, when a Python that has it is given. Both take turns
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
from games.core.game import Game
from games.core.log import Position, replay
from games.cuba.game import Cuba
from games.maracaibo.game import Maracaibo
from games.montego.game import Montego
from games.santiago.game import Santiago
from tests.bench.beside import HOW, Catanatron, catanatron
from tests.bench.report import Row, median, percentile, write

AnyGame = Game[Any, Any, Any]
JsonRow = tuple[int, Seat, bytes]

GAMES: tuple[tuple[AnyGame, int], ...] = (
    (Santiago(), 400),
    (Montego(), 200),
    (Cuba(), 400),
    (Maracaibo(), 400),
)
"""Which games are measured, and how many entries of a long one are replayed."""
BESIDE = 4
"""Players in the games that catanatron is compared with; it plays with as many."""
ENTRY = 30 / 400
"""Milliseconds that the replay of one entry may take."""
ROUNDS = 11
GAMES_A_ROUND = 40
OTHER_GAMES_A_ROUND = 8
REPLAYS = 100
COPIES = 2_000
LIMIT = "limit: a question is worked out when it opens, when it is asked and when it is answered"


def measure(python: str | None = None) -> list[Row]:
    """Return the rows about the rules; `python` is an interpreter that has catanatron."""
    with catanatron(python) as other:
        return [row for game, entries in GAMES for row in _measure(game, entries, other)]


def _measure(game: AnyGame, entries: int, other: Catanatron | None) -> list[Row]:
    """Return the rows about one game."""
    about = f"rules: {game.title}:"
    rows = [
        Row(
            f"{about} random play, {seats} seats",
            median(_rates(game, seats)),
            "decisions/s",
            "chance too",
        )
        for seats in game.seats
        if seats != BESIDE
    ]
    ours, others = _beside(game, other)
    rows.append(Row(f"{about} random play, {BESIDE} seats", median(ours), "decisions/s"))
    if others:
        ratios = [mine / theirs for mine, theirs in zip(ours, others, strict=True)]
        catan = f"{about} catanatron beside it, 4 players"
        rows += [
            Row(catan, median(others), "decisions/s"),
            Row(f"{about} ratio to catanatron", median(ratios), "×", LIMIT, at_least=1),
        ]
    else:
        rows.append(Row(f"{about} ratio to catanatron", math.nan, "×", HOW))
    middle = _middle(game, entries // 3)
    rows.append(Row(f"{about} copy of a state", _copying(middle) * 1e6, "µs"))
    replays = _replays(game, _long_game(game, entries))
    return [
        *rows,
        Row(f"{about} replay {entries} entries, median", median(replays) * 1e3, "ms"),
        Row(
            f"{about} replay {entries} entries, p95",
            percentile(replays, 95) * 1e3,
            "ms",
            "from JSON rows",
            at_most=ENTRY * entries,
        ),
    ]


def _rates(game: AnyGame, seats: int) -> list[float]:
    """Return decisions per second, round by round."""
    rng = Random(seats)
    return [_rate(lambda: _play(game, seats, rng)) for _ in range(ROUNDS)]


def _beside(game: AnyGame, other: Catanatron | None) -> tuple[list[float], list[float]]:
    """Return decisions per second of ours and theirs, round by round; none of theirs without it."""
    rng = Random(BESIDE)
    ours: list[float] = []
    theirs: list[float] = []
    for _ in range(ROUNDS):
        ours.append(_rate(lambda: _play(game, BESIDE, rng)))
        if other is not None:
            theirs.append(other.rate(OTHER_GAMES_A_ROUND))
    return ours, theirs


def _rate(run: Callable[[], int]) -> float:
    began = time.process_time()
    decisions = run()
    return decisions / (time.process_time() - began)


def _play(game: AnyGame, seats: int, rng: Random) -> int:
    options = game.load_options({})
    return sum(play_at_random(game, seats, options, rng)[0] for _ in range(GAMES_A_ROUND))


def _middle(game: AnyGame, entries: int) -> Any:
    """Return the state after so many entries of a game for the most seats."""
    rng, state = Random(1), game.setup(game.seats[-1])
    for _ in range(entries):
        decision = game.decision(state)
        assert decision is not None, "no game is that short"
        game.apply(state, *answer_at_random(decision, rng))
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


def _long_game(game: AnyGame, entries: int) -> list[JsonRow]:
    """Return the first entries, as they are stored, of a game that has that many."""
    for seed in count(1):
        rng, state = Random(seed), game.setup(game.seats[-1])
        rows: list[JsonRow] = []
        while len(rows) < entries and (decision := game.decision(state)) is not None:
            seat, action = answer_at_random(decision, rng)
            rows.append((len(rows) + 1, seat, game.dump_action(action).encode()))
            game.apply(state, seat, action)
        if len(rows) == entries:
            return rows
    raise AssertionError("seeds do not run out")


def _replays(game: AnyGame, rows: Sequence[JsonRow]) -> list[float]:
    """Return how long it took, each time, to read the rows and follow them to the end."""
    start = Position(game.setup(game.seats[-1]))
    times = []
    for _ in range(REPLAYS):
        began = time.process_time()
        stored = ((number, seat, game.load_action(text)) for number, seat, text in rows)
        replay(game, start, stored)
        times.append(time.process_time() - began)
    return times


if __name__ == "__main__":
    print(write(measure()))  # noqa: T201 (this is its output)
