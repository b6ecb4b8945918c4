"""Transactions: whole functions, kept or not kept, that share a commit when several wait for it.

Forcing a commit to the disk is what takes the time. While one is under way others queue up; they
then run one after the other within one transaction of the database, each in a savepoint of its own,
and all of them are told that they are done after the one commit.
"""

import sqlite3
from collections import deque
from collections.abc import Callable
from typing import Any, Generic, TypeVar, cast

from storage.errors import raise_as_failure

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]
"""A function run whole on the connection's thread; it returns plain data, no open cursor."""


class Turn(Generic[T]):
    """One function that waits for its transaction, and what came of it."""

    __slots__ = ("_error", "_value", "_work")

    def __init__(self, work: Work[T]) -> None:
        self._work = work
        self._value: T | None = None
        self._error: BaseException | None = None

    def run(self, connection: sqlite3.Connection) -> None:
        """Do the work within a transaction that somebody else commits."""
        self._value = self._work(connection)

    def fail(self, error: BaseException) -> None:
        """Note that nothing of it was kept, and why."""
        self._error = error

    def result(self) -> T:
        """Return what the function returned, or raise what kept it from being committed."""
        if self._error is None:
            return cast(T, self._value)
        if isinstance(self._error, sqlite3.Error):
            raise_as_failure(self._error)
        raise self._error


def serve(connection: sqlite3.Connection, waiting: deque[Turn[Any]]) -> None:
    """Run whoever waits, in order, and commit once.

    A turn that raises leaves nothing behind and does not touch the others. When the commit itself
    fails, or the disk runs full, all of them fail: a later turn may have built on an earlier one.
    """
    turns = [waiting.popleft() for _ in range(len(waiting))]
    try:
        if len(turns) == 1:
            in_transaction(connection, turns[0].run)
        elif turns:
            in_transaction(connection, lambda inner: _run_each(inner, turns))
    except BaseException as error:  # it is raised where the turn is awaited
        for turn in turns:
            turn.fail(error)


def in_transaction(connection: sqlite3.Connection, work: Work[T]) -> T:
    """Run `work` between BEGIN and COMMIT; roll everything back when anything fails."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        result = work(connection)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:  # a full disk has rolled back already
            connection.execute("ROLLBACK")
        raise
    return result


def in_snapshot(connection: sqlite3.Connection, work: Work[T]) -> T:
    """Run `work`, which only reads, so that all of its queries see the same moment."""
    connection.execute("BEGIN")
    try:
        return work(connection)
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")


def _run_each(connection: sqlite3.Connection, turns: list[Turn[Any]]) -> None:
    for turn in turns:
        connection.execute("SAVEPOINT turn")
        try:
            turn.run(connection)
        except Exception as error:
            if not connection.in_transaction:
                raise  # the database gave up the whole transaction
            connection.execute("ROLLBACK TO turn")
            turn.fail(error)
        connection.execute("RELEASE turn")
