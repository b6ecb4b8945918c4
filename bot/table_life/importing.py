"""A log that somebody has taken along, read and tried until it can be stored as a table."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from bot.course import CannotUndo, Course, follow_all
from bot.moves import as_snapshot
from games.core.errors import ReplayDiverged, RulesError
from games.core.game import Game
from games.core.log import Position
from games.core.log_file import BadFile, WholeLog, begin, lines, read_log, require_end
from games.core.undo import Line, Undo, require_next
from games.registry import GAMES
from storage.rows import EntryRow, SnapshotRow

AnyGame = Game[Any, Any, Any]


class Imported(NamedTuple):
    """A finished game as the rows of a table; `names` are the players', None where not known."""

    game: AnyGame
    options: str
    rules: int
    names: list[str | None]
    entries: list[EntryRow]
    snapshots: list[SnapshotRow]


def opened(data: bytes, interaction_id: int, *, snapshot_every: int) -> Imported:
    """Read a file and follow its log as a table does, to the end it tells.

    It takes some tenths of a millisecond a line: not to be done on the event loop.

    Raises:
        BadFile: it is no log of a whole game that is possible here.
    """
    log = read_log(data)
    if not isinstance(log, WholeLog):
        raise BadFile(
            "The file holds what one player knew while the game went on: only the log of a finished"
            " game can be opened."
        )
    game = GAMES.get(log.game)
    if game is None:
        raise BadFile("There is no game “{game}” here.", game=log.game[:40])
    start = begin(game, log)
    try:
        followed = list(lines(game, log))
        _require_order(followed)
    except ReplayDiverged as error:
        raise _diverged(error) from error
    return Imported(
        game=game,
        options=msgspec.json.encode(game.load_options(log.options)).decode(),
        rules=start.state.rules,
        names=list(log.names) or [None] * log.seats,
        entries=_entries(game, log, followed, interaction_id),
        snapshots=_snapshots(game, log, start, followed, snapshot_every),
    )


def _entries(
    game: AnyGame, log: WholeLog, followed: Sequence[Line], interaction_id: int
) -> list[EntryRow]:
    """Write the lines as rows, each action as the game itself writes it."""
    return [
        EntryRow(
            number=number,
            seat=seat,
            action=game.dump_action(action),
            rules=log.rules,
            at=entry.at,
            interaction_id=interaction_id if number == 1 else None,
        )
        for entry, (number, seat, action) in zip(log.entries, followed, strict=True)
    ]


def _snapshots(
    game: AnyGame, log: WholeLog, start: Position[Any], followed: Sequence[Line], every: int
) -> list[SnapshotRow]:
    """Follow a log to its end; return snapshots where a table would have taken them."""
    snapshots = [as_snapshot(game, start)]
    beginning = course = Course.beginning(game, start.state)
    number = 0
    try:
        for number, (course, _, post) in follow_all(beginning, followed):
            pictured = post is not None and post.since is not None
            undone = isinstance(followed[number - 1][2], Undo)
            if pictured and not undone and number - snapshots[-1].number >= every:
                snapshots.append(as_snapshot(game, course.position))
    except CannotUndo as error:
        why = f"Entry {number + 1} takes back what stands for good"
        raise BadFile("{why}.", why=why) from error
    except ReplayDiverged as error:
        raise _diverged(error) from error
    except RulesError as error:
        why = f"Entry {number + 1} cannot be replayed: {error}"
        raise BadFile("{why}.", why=why.rstrip(".")) from error
    require_end(game, log, course.position.state)
    return snapshots


def _diverged(error: ReplayDiverged) -> BadFile:
    return BadFile("{why}.", why=str(error).rstrip("."))


def _require_order(followed: Sequence[Line]) -> None:
    """See that the lines are numbered from 1; raises ReplayDiverged where one is missing."""
    for before, (number, _, _) in enumerate(followed):
        require_next(number, before)
