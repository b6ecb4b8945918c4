"""Who plays a seat may change: a line of the log like any other, of which no rule knows."""

from typing import Literal

from games.core.action import Action

By = Literal["person", "computer", "nobody"]
"""Who plays a seat: a person, a computer player, or for the time being nobody."""


class Reseat(Action, frozen=True, tag="reseat"):
    """From here on a seat is played by somebody else; no game lists it among its actions.

    Who that is by name is no matter of the log: nothing in a game hangs on it.
    """

    by: By
