"""Random games as logs that were taken along, with moves taken back on the way."""

from random import Random
from typing import Any

import msgspec

from games.core.action import CHANCE, Action, Seat
from games.core.chance import answer_at_random
from games.core.game import Game
from games.core.log import Position
from games.core.log_file import LoggedEntry, WholeLog, whole_log
from games.core.undo import Undo

AnyGame = Game[Any, Any, Any]
AT = 1_790_000_000_000


def logged(game: AnyGame, number: int, seat: Seat, action: Action) -> LoggedEntry:
    """Write a line of a log as a file has it."""
    return LoggedEntry(number, seat, msgspec.Raw(game.dump_action(action).encode()), AT + number)


def played(game: AnyGame, seats: int, options: msgspec.Struct, rng: Random) -> WholeLog:
    """Play a game; now and then somebody takes back what they have just done in the open."""
    position = Position(game.setup(seats, options))
    entries: list[LoggedEntry] = []
    while (decision := game.decision(position.state)) is not None:
        before = position.copy()
        seat, action = answer_at_random(decision, rng)
        position.advance(game, seat, action)
        entries.append(logged(game, position.entries, seat, action))
        over = game.decision(position.state) is None
        if seat != CHANCE and not decision.sealed and not over and rng.random() < 0.1:
            position = before.renumbered(len(entries) + 1)
            entries.append(logged(game, position.entries, seat, Undo(before.entries)))
    return whole_log(game, options, game.setup(seats, options), entries)
