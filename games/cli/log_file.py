"""Showing the log that a player took along."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

import msgspec

from games.cli.playthrough import ranking_lines
from games.core.action import CHANCE, Seat
from games.core.game import Game
from games.core.log import Position
from games.core.log_file import LogFile, LogSoFar, WholeLog, begin, follow, lines
from games.core.text import tag_of
from games.core.undo import Line, Undo, standing
from games.core.view_text import raw_lines

AnyGame = Game[Any, Any, Any]


def shown(find: Callable[[str], AnyGame], log: WholeLog | LogSoFar) -> list[str]:
    """Return what a file holds, as lines that are safe to print; `find` knows the games.

    Raises:
        BadFile: it does not lead where it says.
        ValueError: there is no such game.
    """
    game = find(log.game)
    told = _replay(game, log) if isinstance(log, WholeLog) else _show(game, log)
    return list(map(_printable, told))


def _replay(game: AnyGame, log: WholeLog) -> Iterator[str]:
    """Play a game in a file to its end; tell its story in short, and the scores."""
    end = follow(game, log)
    yield from _heading(game, log)
    told = standing(lines(game, log))
    position = begin(game, log)
    for by_chance, some in groupby(told, lambda line: line[1] == CHANCE):
        yield from (_drawn if by_chance else _done)(game, position, list(some))
    taken_back = len(log.entries) - len(told)
    yield f"{len(log.entries)} entries lead to the end, {taken_back} of them were taken back"
    yield from ranking_lines(game, end.state)


def _show(game: AnyGame, log: LogSoFar) -> Iterator[str]:
    """Tell what somebody knew of a game that went on, and say what is missing."""
    yield from _heading(game, log)
    reader = "a spectator" if log.seat is None else f"seat {log.seat}"
    yield f"as {reader} knew it while it was played"
    for number, events in enumerate(log.told, 1):
        yield ""
        yield from (f"{number}. {_event(event)}" for event in events)
    yield ""
    yield "what could be seen then:"
    yield from (f"  {line}" for line in raw_lines(log.view))
    yield ""
    yield (
        "Hidden until the end: what others answered in secret, what they hold, and every line of"
        " the log itself, so this file cannot be played. Export it again when the game is over."
    )


def _heading(game: AnyGame, log: LogFile) -> Iterator[str]:
    options = ", ".join(f"{name}={value}" for name, value in log.options.items())
    yield f"{game.title}, {log.seats} seats, rules {log.rules}"
    yield f"options: {options or 'none'}"
    if log.names:
        players = (f"seat {seat} {name}" for seat, name in enumerate(log.names))
        yield f"players: {', '.join(players)}"


def _drawn(game: AnyGame, position: Position[Any], some: Sequence[Line]) -> Iterator[str]:
    """Count what chance brought between two moves."""
    for number, seat, action in some:
        _advance(game, position, number, seat, action)
    drawn = Counter(action.verb for _, _, action in some)
    counts = ", ".join(f"{verb} ×{times}" if times > 1 else verb for verb, times in drawn.items())
    numbers = f"{some[0][0]}–{some[-1][0]}" if len(some) > 1 else f"{some[0][0]}"
    yield f"{numbers}. chance: {counts}"


def _done(game: AnyGame, position: Position[Any], some: Sequence[Line]) -> Iterator[str]:
    """Tell each move, and in a word what happened by it."""
    for number, seat, action in some:
        happened = _advance(game, position, number, seat, action)
        brought = f" → {', '.join(happened)}" if happened else ""
        yield f"{number}. seat {seat}: {action}{brought}"


def _advance(
    game: AnyGame, position: Position[Any], number: int, seat: Seat, action: Any
) -> list[str]:
    """Go on by one line that stands; return what happened, each thing once."""
    if isinstance(action, Undo):  # what it took back is left out already
        position.entries = number
        return []
    position.entries = number - 1
    events = position.advance(game, seat, action)
    return list(dict.fromkeys(map(tag_of, events)))


def _event(event: Mapping[str, Any]) -> str:
    """Write an event as `Event` itself would, as far as it is known what it means."""
    fields = (
        f"{name}={value if isinstance(value, str) else msgspec.json.encode(value).decode()}"
        for name, value in event.items()
        if name not in ("type", "to")
    )
    return " ".join([str(event.get("type", "?")), *fields])


def _printable(text: str) -> str:
    """Keep what can be printed: a file may hold anything, and a terminal obeys much of it."""
    return "".join(letter if letter.isprintable() else "�" for letter in text)
