"""Trying the laws on random games, and on a record that shows where one broke."""

from collections.abc import Iterator
from itertools import cycle, islice, product
from pathlib import Path
from random import Random
from typing import Any

from games.core.game import Game
from games.core.record import Record
from games.core.sources import sources_know_no_chance
from games.core.trial import check_record, option_sets, play_under_laws, stored_states_play_on

SAMPLES = Path(__file__).parents[2] / "tests" / "fixtures"
"""Where the stored states lie, when the whole project is at hand."""


def check(game: Game[Any, Any, Any], games: int, seed: int) -> Iterator[str]:
    """Try every law on so many random games, all seats and options in turn; tell how it goes.

    Raises:
        Breach: the first one; carries the record that leads there.
    """
    sources_know_no_chance(game)
    yield f"{game.slug}: the sources import neither chance nor a clock"
    samples = _samples(game)
    if samples:
        stored_states_play_on(game, samples, Random(seed))
        yield f"{game.slug}: stored states of rules {', '.join(map(str, samples))} play on"
    else:
        yield f"{game.slug}: no stored states are at hand, so old games were not tried"
    decisions = 0
    kinds = cycle(product(option_sets(game), game.seats))
    for number, (options, seats) in enumerate(islice(kinds, games)):
        decisions += len(play_under_laws(game, seats, options, Random(seed + number)).entries)
    yield f"{game.slug}: all laws hold in {games} games of {decisions:,} decisions together"


def follow(game: Game[Any, Any, Any], written: Record, seed: int) -> Iterator[str]:
    """Follow a record with all laws tried at every decision; tell where it leads.

    Raises:
        Breach: a law does not hold.
        ReplayDiverged: the record cannot be followed.
        ValueError: the record is of a game that cannot be set up.
    """
    position = check_record(game, written, Random(seed))
    yield f"{game.slug}: all laws hold along {position.entries} entries"
    outcome = game.outcome(position.state)
    if outcome is not None:
        yield "the game is over"
    else:
        yield from game.describe(game.view(position.state, None))


def _samples(game: Game[Any, Any, Any]) -> dict[int, bytes]:
    """Return the stored states by their rules, as far as they are at hand."""
    paths = {
        rules: SAMPLES / game.slug / f"state-rules-{rules}.json"
        for rules in range(1, game.rules + 1)
    }
    return {rules: path.read_bytes() for rules, path in paths.items() if path.exists()}
