"""The buttons by which a seat of a running game is taken, given up or taken back."""

import re
from collections.abc import Sequence
from typing import Any, Self

import discord

from bot.ui.answers import Interaction
from bot.ui.items import Button, client_of, view_of
from bot.wording.game import LABEL_LIMIT
from bot.wording.language import Language
from rendering.core.graphemes import shorten
from rendering.core.tokens import SEAT_LETTERS


class TakeButton(Button, template=r"take:(?P<table>\d+):(?P<seat>\d+)"):
    """Takes a seat that nobody plays, or a computer player; its owner gets it back so, too."""

    def __init__(self, table: int, seat: int, **look: Any) -> None:
        super().__init__(discord.ui.Button(custom_id=f"take:{table}:{seat}", **look))
        self.table, self.seat = table, seat

    @classmethod
    def of(cls, match: re.Match[str]) -> Self:
        """Read the id of a button."""
        return cls(int(match["table"]), int(match["seat"]))

    async def pressed(self, interaction: Interaction) -> None:
        """Take the seat."""
        await client_of(interaction).seating.take(interaction, self.table, self.seat)


class GiveUpButton(Button, template=r"giveup:(?P<by>computer|nobody):(?P<table>\d+)"):
    """Confirms that whoever presses it gives their seat up, and says who plays on."""

    def __init__(self, by: str, table: int, **look: Any) -> None:
        super().__init__(discord.ui.Button(custom_id=f"giveup:{by}:{table}", **look))
        self.by, self.table = by, table

    @classmethod
    def of(cls, match: re.Match[str]) -> Self:
        """Read the id of a button."""
        return cls(match["by"], int(match["table"]))

    async def pressed(self, interaction: Interaction) -> None:
        """Give the seat up."""
        seating = client_of(interaction).seating
        await seating.give_up(interaction, self.table, computer=self.by == "computer")


def take_view(table: int, seat: int, language: Language) -> discord.ui.View:
    """Return the button by which a seat can be taken."""
    return view_of(TakeButton(table, seat, label=language.gettext("Take the seat")))


def take_buttons(table: int, seats: Sequence[int], language: Language) -> list[TakeButton]:
    """Return a button for each of the seats under a board that wait for somebody to take them."""
    label = language.gettext("Take seat {seat}")
    return [TakeButton(table, seat, label=label.format(seat=SEAT_LETTERS[seat])) for seat in seats]


def seats_view(table: int, seats: Sequence[tuple[int, str]]) -> discord.ui.View:
    """Return a button for each of several seats that can be taken, with what it is called."""
    return view_of(
        *(TakeButton(table, seat, label=shorten(label, LABEL_LIMIT)) for seat, label in seats)
    )


def give_up_view(table: int, language: Language) -> discord.ui.View:
    """Return the buttons by which somebody gives up their seat."""
    _ = language.gettext
    danger = discord.ButtonStyle.danger
    return view_of(
        GiveUpButton("computer", table, label=_("A computer plays on"), style=danger),
        GiveUpButton("nobody", table, label=_("Somebody else is to take it"), style=danger),
    )
