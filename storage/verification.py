"""Comparing what is stored of a game: its log, its snapshots, its status.

What a log leads to only the rules know; whoever asks brings them along as a `Replay`.
"""

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from storage.log import select_entries, select_snapshots
from storage.rows import EntryRow, SeatRow, SnapshotRow, TableRow
from storage.seats import select_seats
from storage.table_queries import get_table


class Fault(Exception):
    """Rows that do not fit together; `str()` is one sentence, naming the entry if it is one."""


class Reached(NamedTuple):
    """Where a game stands after an entry; 0 is the set-up.

    `rules` is the version of the rules, `decision` the number of the open decision, `over` whether
    there is none, `by_chance` whether dice or cards are to answer it. `difference` compares a
    snapshot's state with this one, and says what is different, None when nothing is.
    """

    number: int
    rules: int
    decision: int
    over: bool
    by_chance: bool
    difference: Callable[[str], str | None]


Replay = Callable[[TableRow, SnapshotRow, Sequence[EntryRow]], Iterator[Reached]]
"""Plays a table, given the snapshot of its set-up: the set-up first, then entry after entry.

It raises Fault where a log does not lead on.
"""


class Stored(NamedTuple):
    """All rows of one table."""

    table: TableRow
    seats: list[SeatRow]
    entries: list[EntryRow]
    snapshots: list[SnapshotRow]


def stored_of(connection: sqlite3.Connection, table_id: int) -> Stored:
    """Read all rows of a table; raises NoSuchTable."""
    return Stored(
        get_table(connection, table_id),
        select_seats(connection, table_id),
        select_entries(connection, table_id),
        select_snapshots(connection, table_id),
    )


def verify(stored: Stored, replay: Replay) -> None:
    """Replay a table and compare it with everything that is stored of it; raise the first Fault."""
    if stored.table.started_at is None:
        _require_nothing_played(stored)
        return
    _require_seats(stored)
    last = _follow(stored, replay)
    shown = stored.table.shown_number
    if shown is not None and shown > last.number:
        raise Fault(f"Entry {shown} was shown, but the log ends with entry {last.number}.")
    if last.by_chance:
        raise Fault(f"Entry {last.number + 1} is missing: a draw or roll follows the last one.")
    _require_status(stored.table, last)


def _require_nothing_played(stored: Stored) -> None:
    if stored.entries or stored.snapshots:
        raise Fault("The game has not begun, but it has a log or snapshots.")
    if stored.table.status not in {"lobby", "closed"}:
        raise Fault(f"The table is {stored.table.status}, but its game has not begun.")


def _require_seats(stored: Stored) -> None:
    wanted = list(range(stored.table.seats))
    if [seat.seat for seat in stored.seats] != wanted:
        raise Fault(f"The game is for {len(wanted)}, but it has {len(stored.seats)} seats.")


def _follow(stored: Stored, replay: Replay) -> Reached:
    """Compare the snapshots with the replay on its way; return where that ends."""
    snapshots = {snapshot.number: snapshot for snapshot in stored.snapshots}
    if 0 not in snapshots:
        raise Fault("The snapshot of the set-up is missing.")
    for reached in replay(stored.table, snapshots[0], stored.entries):
        snapshot = snapshots.pop(reached.number, None)
        if snapshot is not None:
            _compare(snapshot, reached)
    if snapshots:
        raise Fault(f"Entry {min(snapshots)} has a snapshot, but is missing in the log.")
    return reached


def _compare(snapshot: SnapshotRow, reached: Reached) -> None:
    after = f"Entry {snapshot.number}: the snapshot" if snapshot.number else "The set-up's snapshot"
    if snapshot.rules != reached.rules:
        raise Fault(f"{after} is of rules {snapshot.rules}, the game of rules {reached.rules}.")
    if snapshot.decision != reached.decision:
        raise Fault(
            f"{after} says that decision {snapshot.decision} is open, the replay says"
            f" {reached.decision}."
        )
    if difference := reached.difference(snapshot.state):
        raise Fault(f"{after} {difference}.")


def _require_status(table: TableRow, last: Reached) -> None:
    if last.over and table.status != "finished":
        raise Fault(f"The game is over after entry {last.number}, but the table is {table.status}.")
    if table.status == "finished" and not last.over:
        raise Fault(f"The table is finished, but after entry {last.number} the game goes on.")
