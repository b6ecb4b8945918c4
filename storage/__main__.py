"""Back up, restore, verify and clean the database: `python -m storage --help`.

Only this module of storage knows the games: a log is verified by playing it.
"""

import argparse
import os
import sqlite3
import sys
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from games.core.errors import ReplayDiverged, RulesError
from games.core.game import Game
from games.core.log import Position, positions
from games.core.undo import Line
from games.registry import GAMES
from storage.backup import back_up, restore
from storage.connection import opened
from storage.copying import BUSY_TIMEOUT
from storage.environment import UnreadableSettings, database_path, read_environment
from storage.errors import StorageError
from storage.forgetting import Traces, forget, traces_of
from storage.holding import alone
from storage.integrity import damage
from storage.rows import EntryRow, SnapshotRow, TableRow
from storage.schema import require_current
from storage.table_queries import get_table, select_tables
from storage.transactions import in_snapshot
from storage.verification import Fault, Reached, stored_of, verify

BROKEN = 1
NOT_DONE = 2
INTERRUPTED = 130
LARGEST_ID = 2**63 - 1


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; return the exit code: 1 for what is broken, 2 for what was not done."""
    asked = _parser().parse_args(arguments)
    try:
        if asked.database is None:
            asked.database = database_path(read_environment())
        code: int = asked.run(asked)
        sys.stdout.flush()
    except (StorageError, UnreadableSettings) as refused:
        return _refuse(str(refused))
    except BrokenPipeError:
        # Whoever read the output has seen enough; flushing it at exit would fail again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        return _refuse(f"{error.filename}: {error.strerror}.")
    except sqlite3.Error as error:
        return _refuse(f"The database cannot be used: {error}.")
    except KeyboardInterrupt:
        return INTERRUPTED
    return code


def _refuse(why: str) -> int:
    print(f"storage: {why}", file=sys.stderr)
    return NOT_DONE


def _back_up(asked: argparse.Namespace) -> int:
    back_up(asked.database, asked.file, overwrite=asked.overwrite)
    print(f"{asked.database} is copied to {asked.file}.")
    return 0


def _restore(asked: argparse.Namespace) -> int:
    stamp = datetime.now(UTC).strftime("replaced-%Y%m%dT%H%M%S.%fZ")
    kept = restore(asked.file, asked.database, stamp)
    print(f"{asked.database} is now as {asked.file} has it.")
    if kept is not None:
        print(f"What was there before is kept as {kept}.")
    print("Games are back where they stood; what was posted since then stays in the channels.")
    return 0


def _verify(asked: argparse.Namespace) -> int:
    with opened(asked.database, busy_timeout=BUSY_TIMEOUT) as connection:
        require_current(connection)
        found = damage(connection)
        for line in found:
            print(f"database: {line}", flush=True)
        try:
            tables = _tables(connection, asked.table)
        except sqlite3.DatabaseError:
            if found:
                return BROKEN
            raise
        broken = [table_id for table_id in tables if not _is_whole(connection, table_id)]
    print(f"{len(tables) - len(broken)} of {len(tables)} tables are as their logs say.")
    return BROKEN if found or broken else 0


def _tables(connection: sqlite3.Connection, only: int | None) -> list[int]:
    if only is not None:
        return [get_table(connection, only).id]
    return [row.id for row in select_tables(connection, "ORDER BY id")]


def _is_whole(connection: sqlite3.Connection, table_id: int) -> bool:
    """Print what is wrong with a table, if anything is."""
    try:
        verify(in_snapshot(connection, lambda inner: stored_of(inner, table_id)), _replay)
    except Fault as fault:
        print(f"table {table_id}: {fault}", flush=True)
        return False
    except Exception as error:  # rows that were tampered with may break anything
        print(f"table {table_id}: It cannot be read: {type(error).__name__}: {error}", flush=True)
        return False
    return True


def _replay(table: TableRow, first: SnapshotRow, entries: Sequence[EntryRow]) -> Iterator[Reached]:
    """Play a game from its set-up; one begun under older rules from how that was stored."""
    game = GAMES.get(table.game)
    if game is None:
        raise Fault(f"This program knows no game {table.game}.")
    try:
        if first.rules == game.rules:
            start = Position(game.setup(table.seats, game.load_options(table.options)))
        else:
            start = Position(game.load(first.state))
        yield _reached(game, start)
        for position in positions(game, start, _lines(game, entries)):
            yield _reached(game, position)
    except RulesError as error:
        raise Fault(str(error)) from error


def _lines(game: Game[Any, Any, Any], entries: Iterable[EntryRow]) -> Iterator[Line]:
    for entry in entries:
        try:
            yield entry.number, entry.seat, game.load_action(entry.action)
        except RulesError as error:
            raise ReplayDiverged(entry.number, str(error)) from error


def _reached(game: Game[Any, Any, Any], position: Position[Any]) -> Reached:
    decision = game.decision(position.state)

    def difference(stored: str) -> str | None:
        try:
            state = game.load(stored)
        except Exception as error:  # JSON of any shape, if it is JSON at all
            return f"cannot be read: {error}"
        fields = type(position.state).__struct_fields__
        unlike = [name for name in fields if getattr(state, name) != getattr(position.state, name)]
        return f"differs from the replay in {', '.join(unlike)}" if unlike else None

    return Reached(
        number=position.entries,
        rules=position.state.rules,
        decision=position.decision,
        over=decision is None,
        by_chance=decision is not None and decision.by_chance,
        difference=difference,
    )


def _forget(asked: argparse.Namespace) -> int:
    with alone(asked.database) as connection:
        require_current(connection)
        traces = traces_of(connection, asked.user)
        for line in _told(traces):
            print(line)
        if not (traces.none or asked.yes or _confirmed()):
            return _refuse("Nothing was changed.")
        forget(connection, asked.user)
    if not traces.none:
        print("The person is forgotten.")
    return 0


def _told(traces: Traces) -> Iterator[str]:
    """Say what forgetting somebody means."""
    if traces.none:
        yield "Nothing is stored about this person."
        return
    counts = (
        _count(traces.entries, "entry", "entries"),
        _count(traces.seats, "seat", "seats"),
        _count(traces.votes, "vote they called", "votes they called"),
        _count(traces.opened, "table they opened", "tables they opened"),
    )
    yield (
        "To be removed: name, language and settings, and the person's id from"
        f" {', '.join(counts[:-1])} and {counts[-1]}."
    )
    yield "Their games can be replayed and read as before."
    for seat in traces.playing:
        yield (
            f"Table {seat.table_id} is being played: seat #{seat.seat + 1} will be empty, and when"
            " it is asked the game waits for somebody to take it over."
        )
    yield (
        "What was posted on Discord stays there. Backups and replaced databases still name the"
        " person: delete them, or forget there too with --database."
    )


def _count(number: int, one: str, many: str) -> str:
    return f"{number} {one if number == 1 else many}"


def _confirmed() -> bool:
    try:
        return input("Forget this person for good? [y/N] ").strip().lower() in {"y", "yes"}
    except EOFError:
        return False


def _number(text: str) -> int:
    if not text.isascii() or not text.isdecimal() or not 0 < int(text) <= LARGEST_ID:
        raise argparse.ArgumentTypeError(f"“{text}” is not a number such as 4 or 80351110224678912")
    return int(text)


def _add_database(parser: argparse.ArgumentParser, *, default: object) -> None:
    told = "the database; when left out, that of the bot (MALECON_DATABASE)"
    parser.add_argument("--database", type=Path, metavar="FILE", default=default, help=told)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m storage", description="Back up, restore, verify and clean the database."
    )
    _add_database(parser, default=None)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    backing = commands.add_parser("backup", help="copy it to FILE, also while the bot runs")
    backing.add_argument("file", type=Path, metavar="FILE")
    backing.add_argument("--overwrite", action="store_true", help="replace FILE if it is there")
    backing.set_defaults(run=_back_up)

    restoring = commands.add_parser("restore", help="put FILE in its place, while no bot runs")
    restoring.add_argument("file", type=Path, metavar="FILE", help="as backup writes it")
    restoring.set_defaults(run=_restore)

    verifying = commands.add_parser("verify", help="replay all games and compare what is stored")
    verifying.add_argument("table", type=_number, nargs="?", metavar="TABLE", help="only this one")
    verifying.set_defaults(run=_verify)

    forgetting = commands.add_parser("forget", help="remove a person, while no bot runs")
    forgetting.add_argument("user", type=_number, metavar="USER", help="their id on Discord")
    forgetting.add_argument("--yes", action="store_true", help="do not ask first")
    forgetting.set_defaults(run=_forget)

    for command in (backing, restoring, verifying, forgetting):
        _add_database(command, default=argparse.SUPPRESS)
    return parser


if __name__ == "__main__":
    sys.exit(main())
