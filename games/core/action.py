"""What a player, or chance, does."""

from typing import Any

import msgspec

Seat = int
"""A place at the table, 0 … n-1 in turn order, or `CHANCE`."""

CHANCE: Seat = -1
"""The seat that rolls dice and draws cards."""


class Action(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """One verb of a game with its parameters; the tag is the verb.

    Subclasses name their tag as the rules name the verb (`class Drive(Action, tag="drive")`).
    Two actions are equal when verb and parameters are.
    """

    @property
    def verb(self) -> str:
        """The verb as the rules name it."""
        return str(self.__struct_config__.tag)

    def __str__(self) -> str:
        """Write the action as one line of text: the verb, then its parameters in order."""
        words = [self.verb]
        for field in msgspec.structs.fields(self):
            value: Any = getattr(self, field.name)
            if field.required or value != field.default:
                words.append(f"{field.name}={value}")
        return " ".join(words)
