"""Where a game stands."""

from typing import Any, Self

import msgspec


class State(msgspec.Struct, kw_only=True):
    """Everything a game needs to go on, as plain values.

    `stack` holds the steps still to be done, the next one last; subclasses give it the union of
    their steps as its type. `closed` counts the decisions answered so far, `rules` is the version
    of the rules it is played under.
    """

    rules: int
    closed: int = 0
    stack: list[Any]

    def copy(self) -> Self:
        """Return a state of its own that is equal to this one."""
        raise NotImplementedError

    def push(self, *steps: Any) -> None:
        """Put steps on the stack so that they are done in the order given."""
        self.stack.extend(reversed(steps))
