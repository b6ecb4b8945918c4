"""The buttons to the boards that lie before the players, for games that have them."""

import re
from collections.abc import Sequence
from typing import Any, Self

import discord

from bot.ui.answers import Interaction
from bot.ui.items import Button, client_of, view_of
from bot.wording.game import LABEL_LIMIT
from games.core.action import Seat
from rendering.core.graphemes import shorten
from rendering.core.plain_names import plain_name
from rendering.core.tokens import SEAT_LETTERS

EVERY = "all"


class PlayerBoardButton(Button, template=r"boards:(?P<table>\d+):(?P<seat>\d+|all)"):
    """Shows the board of one seat large, or those of all side by side."""

    def __init__(self, table: int, seat: Seat | None, **look: Any) -> None:
        whose = EVERY if seat is None else seat
        super().__init__(discord.ui.Button(custom_id=f"boards:{table}:{whose}", **look))
        self.table, self.seat = table, seat

    @classmethod
    def of(cls, match: re.Match[str]) -> Self:
        """Read the id of a button."""
        seat = None if match["seat"] == EVERY else int(match["seat"])
        return cls(int(match["table"]), seat)

    async def pressed(self, interaction: Interaction) -> None:
        """Show it privately."""
        await client_of(interaction).answering.show_player_board(interaction, self.table, self.seat)


def player_board_buttons(
    table: int, names: Sequence[str], shown: Seat | None, label: str, others: Sequence[str] = ()
) -> discord.ui.View:
    """Return a button for every seat and one for all, that of what is `shown` pressed down.

    `label` is what the game calls all of them, `others` are those after the last player.
    """
    every = PlayerBoardButton(table, None, label=label, disabled=shown is None)
    seats = [
        PlayerBoardButton(
            table,
            seat,
            label=shorten(f"{SEAT_LETTERS[seat]} {plain_name(name)}", LABEL_LIMIT),
            disabled=shown == seat,
            row=1,
        )
        for seat, name in enumerate(names)
    ]
    seats += [
        PlayerBoardButton(table, seat, label=name, disabled=shown == seat, row=1)
        for seat, name in enumerate(others, len(names))
    ]
    return view_of(every, *seats)
