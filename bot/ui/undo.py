"""The buttons that take moves back."""

import re
from collections.abc import Sequence
from typing import Any, Self

import discord

from bot.ui.answers import Interaction
from bot.ui.items import Button, client_of
from bot.wording.language import Language

LAST_ROW = 4
"""The row under all choices."""


class UndoButton(Button, template=r"undo:(?P<table>\d+):(?P<decision>\d+):(?P<to>\d+)"):
    """Takes back what whoever presses it has done since entry `to`, before `decision` was asked."""

    def __init__(self, table: int, decision: int, to: int, **look: Any) -> None:
        super().__init__(
            discord.ui.Button(custom_id=f"undo:{table}:{decision}:{to}", row=LAST_ROW, **look)
        )
        self.table, self.decision, self.to = table, decision, to

    @classmethod
    def of(cls, match: re.Match[str]) -> Self:
        """Read the id of a button."""
        return cls(int(match["table"]), int(match["decision"]), int(match["to"]))

    async def pressed(self, interaction: Interaction) -> None:
        """Take it back."""
        await client_of(interaction).answering.undo(interaction, self.table, self.decision, self.to)


def undo_buttons(
    table: int, decision: int, back_to: Sequence[int], language: Language
) -> list[UndoButton]:
    """Return the buttons to one move back and to the beginning.

    `back_to` are the entries after which the moves were made that can be taken back, oldest first.
    """
    _ = language.gettext
    if not back_to:
        return []
    last = UndoButton(table, decision, back_to[-1], label=_("Take back"), emoji="↩️")
    if len(back_to) == 1:
        return [last]
    first = UndoButton(table, decision, back_to[0], label=_("Back to the beginning"), emoji="⏮️")
    return [last, first]
