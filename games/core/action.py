"""What a player, or chance, does."""

from typing import ClassVar

import msgspec

from games.core.text import tag_of, write_line

Seat = int
"""A place at the table, 0 … n-1 in turn order, or `CHANCE`."""

CHANCE: Seat = -1
"""The seat that rolls dice and draws cards."""


class Action(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """One verb of a game with its parameters; the tag is the verb.

    Subclasses name their tag as the rules name the verb (`class Drive(Action, tag="drive")`).
    Two actions are equal when verb and parameters are. `declines` marks the verbs that do nothing
    but leave the rest of what is offered.
    """

    declines: ClassVar[bool] = False

    @property
    def verb(self) -> str:
        """The verb as the rules name it."""
        return tag_of(self)

    def __str__(self) -> str:
        """Write the action as one line: the verb, then its parameters (see `Game.parse_action`)."""
        return write_line(self)
