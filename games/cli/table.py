"""A table in a terminal: all seats play at one keyboard, each sees only its own holdings."""

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol

import msgspec

from games.cli.playthrough import ranking_lines
from games.core.action import Action, Seat
from games.core.chance import draw_lots
from games.core.decision import Decision
from games.core.errors import RulesError
from games.core.event import Event
from games.core.game import Game

AnyGame = Game[Any, Any, Any]
HELP = "Type a number, or the action itself; ? shows the choices again, quit leaves the game."


class Terminal(Protocol):
    """Where the players look and type."""

    def say(self, line: str) -> None:
        """Show a line."""

    def ask(self, prompt: str) -> str:
        """Return what is typed.

        Raises:
            EOFError: nothing more will be typed.
        """

    def clear(self) -> None:
        """Take what was shown out of sight, as far as that is possible."""


class LeftTable(Exception):
    """Somebody typed quit."""


def play(
    game: AnyGame, seats: int, options: msgspec.Struct, terminal: Terminal, rng: Random
) -> None:
    """Play a whole game; chance draws from `rng`.

    The screen is cleared, after a warning, whenever another seat is asked: what was shown is
    hidden from the next player.
    """
    state = game.setup(seats, options)
    reader: Seat | None = None
    told: list[Event] = []
    try:
        while (decision := game.decision(state)) is not None:
            if decision.by_chance:
                seat, action = decision.seats[0], draw_lots(decision, rng)
            else:
                seat = decision.awaited[0]
                if seat != reader:
                    _hand_over(terminal, seat, reader)
                reader = seat
                _show(game, state, seat, told, terminal)
                told.clear()
                action = _choose(game, state, decision, seat, terminal)
            told += (event for event in game.apply(state, seat, action) if event.heard_by(None))
    except (EOFError, KeyboardInterrupt, LeftTable):
        terminal.say("")
        terminal.say(f"The game is left after {state.closed} decisions.")
        return
    _show(game, state, None, told, terminal)
    for line in ranking_lines(game, state):
        terminal.say(line)


def _hand_over(terminal: Terminal, seat: Seat, before: Seat | None) -> None:
    if before is not None:
        terminal.clear()
    terminal.ask(f"Seat {seat} is next. Press Enter when nobody else is looking. ")
    terminal.clear()


def _show(
    game: AnyGame, state: Any, seat: Seat | None, told: Sequence[Event], terminal: Terminal
) -> None:
    for event in told:
        terminal.say(f"  * {event}")
    terminal.say("")
    for line in game.describe(game.view(state, seat)):
        terminal.say(line)


def _choose(
    game: AnyGame, state: Any, decision: Decision, seat: Seat, terminal: Terminal
) -> Action:
    """Ask until a legal action is chosen."""
    legal = decision.legal(seat)
    _offer(decision.kind, seat, legal, terminal)
    while True:
        typed = terminal.ask("> ").strip()
        if typed == "quit":
            raise LeftTable
        if typed in ("", "?"):
            _offer(decision.kind, seat, legal, terminal)
        elif typed.isdecimal():
            if 1 <= int(typed) <= len(legal):
                return legal[int(typed) - 1]
            terminal.say(f"{typed} is not among the choices 1 to {len(legal)}.")
        else:
            action = _read(game, state, seat, typed, terminal)
            if action in legal:
                return action


def _offer(kind: str, seat: Seat, legal: Sequence[Action], terminal: Terminal) -> None:
    terminal.say(f"Seat {seat} is asked: {kind}. {HELP}")
    for number, action in enumerate(legal, 1):
        terminal.say(f"{number:4}  {action}")


def _read(game: AnyGame, state: Any, seat: Seat, typed: str, terminal: Terminal) -> Action | None:
    """Read an action; say what is wrong with it and return None when it cannot be done."""
    try:
        action = game.parse_action(typed)
        game.apply(state.copy(), seat, action)
    except RulesError as refused:
        terminal.say(str(refused))
        return None
    return action
