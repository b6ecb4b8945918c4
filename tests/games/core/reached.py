"""What a move is said to have reached of all that a game has."""

from typing import Any

from games.cli.coverage import Coverage
from games.core.action import Seat
from games.core.content import Move, Thing
from tests.games.core.table import GameTable


def reached(table: GameTable[Any, Any], seat: Seat, *lines: str) -> set[tuple[str, Thing]]:
    """Let a seat do one thing after the other; return what the last one has reached."""
    game = table.game
    *earlier, last = lines
    table.do(seat, *earlier)
    step, action = table.state.stack[-1], game.parse_action(last)
    events = tuple(table.do(seat, last).heard)
    coverage = Coverage(game)
    coverage.add([Move(step, seat, action, events, table.state, game.outcome(table.state))])
    return {
        (name, thing)
        for name, counted in coverage.times.items()
        for thing, times in counted.items()
        if times
    }
