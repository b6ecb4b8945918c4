"""A whole game, or its beginning, as a file that can be read, compared and replayed."""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from games.core.action import CHANCE, Action, Seat
from games.core.errors import InvalidAction, ReplayDiverged
from games.core.game import Game
from games.core.log import Position, replay
from games.core.outcome import Outcome

FOR_CHANCE = "chance"
"""How an entry names chance; seats go by their number."""


class Record(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is needed to play a game again; `entries` are lines such as `0 drive stops=3`.

    `ending` says how the game ended, in the game's own word, and `outcome` how it was scored;
    both are left out when it did not end.
    """

    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    entries: tuple[str, ...]
    ending: str = ""
    outcome: Outcome | None = None

    def actions(self, game: Game[Any, Any, Any]) -> Iterator[tuple[Seat, Action]]:
        """Yield who did what, in order.

        Raises:
            ReplayDiverged: an entry cannot be read.
        """
        for number, line in enumerate(self.entries, 1):
            who, _, text = line.partition(" ")
            try:
                yield _seat(who), game.parse_action(text)
            except (InvalidAction, ValueError) as error:
                raise ReplayDiverged(number, str(error)) from error

    def begin(self, game: Game[Any, Any, Any]) -> Position[Any]:
        """Return the position in which the recorded game began.

        Raises:
            ValueError: it is of other rules, or cannot be played by that many or with such options.
        """
        if self.rules != game.rules:
            reason = f"games of {game.title} begin under rules {game.rules}, not {self.rules}"
            raise ValueError(reason)
        return Position(game.setup(self.seats, game.load_options(self.options)))

    def replay(self, game: Game[Any, Any, Any]) -> Position[Any]:
        """Return where the record leads.

        Raises:
            ReplayDiverged: an entry cannot be read, or is not possible where it stands.
        """
        numbered = ((number, *said) for number, said in enumerate(self.actions(game), 1))
        return replay(game, self.begin(game), numbered)


def record(
    game: Game[Any, Any, Any],
    seats: int,
    options: msgspec.Struct,
    taken: Sequence[tuple[Seat, Action]],
    *,
    ending: str = "",
    outcome: Outcome | None = None,
) -> Record:
    """Write down a game from what was done in it."""
    lines = (f"{FOR_CHANCE if seat == CHANCE else seat} {action}" for seat, action in taken)
    plain = msgspec.to_builtins(options)
    return Record(game.slug, game.rules, seats, plain, tuple(lines), ending, outcome)


def _seat(who: str) -> Seat:
    if who == FOR_CHANCE:
        return CHANCE
    if not who.isdecimal():
        raise ValueError(f"“{who}” is no seat; seats are numbers, and “{FOR_CHANCE}”.")
    return int(who)


def write_record(written: Record) -> str:
    """Write a record as JSON, one entry a line."""
    return msgspec.json.format(msgspec.json.encode(written), indent=1).decode() + "\n"


def read_record(text: str | bytes) -> Record:
    """Read a record.

    Raises:
        ValueError: it is none.
    """
    try:
        return msgspec.json.decode(text, type=Record)
    except msgspec.MsgspecError as error:
        raise ValueError(f"This is no record of a game: {error}") from error
