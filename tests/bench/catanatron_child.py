"""Play catanatron at random, in whichever Python has it: the child of `tests.bench.beside`.

It needs nothing of this project. Each line of its input is a number of games to play; it answers
with a line: how many decisions they had, and how many seconds they took.
"""

import sys
import time

from catanatron import Color, Game, RandomPlayer


def play(seeds: range) -> int:
    """Play a game for each seed; return how many decisions were made."""
    decisions = 0
    for seed in seeds:
        game = Game([RandomPlayer(color) for color in Color], seed=seed)
        game.play()
        decisions += len(game.state.actions)
    return decisions


def main() -> None:
    """Answer until the input ends."""
    played = 0
    _answer("ready")
    for line in sys.stdin:
        games = int(line)
        began = time.process_time()
        decisions = play(range(played, played + games))
        _answer(decisions, time.process_time() - began)
        played += games


def _answer(*words: object) -> None:
    print(*words, flush=True)  # noqa: T201 - what the parent reads


if __name__ == "__main__":
    main()
