"""The buttons under a public board."""

import re
from collections.abc import Sequence
from typing import Any, Self

import discord

from bot import replies
from bot.ui.answers import Interaction, answer
from bot.ui.items import Button, client_of, view_of
from bot.ui.seats import take_buttons
from bot.wording.language import Language
from bot.wording.registry import BoardLabels
from games.registry import GAMES
from rendering.core.graphemes import shorten
from storage.rows import TableRow

LONGEST = 2000
"""Characters that a message may have."""


class BoardButton(
    Button,
    template=r"board:(?P<what>turn|hand|board|second|boards|log):(?P<table>\d+):(?P<number>\d+)",
):
    """Shows something of a table to whoever presses it.

    `number` is the entry up to which the message tells, so that a message can be recognised.
    """

    def __init__(self, what: str, table: int, number: int, **look: Any) -> None:
        super().__init__(discord.ui.Button(custom_id=f"board:{what}:{table}:{number}", **look))
        self.what = what
        self.table = table

    @classmethod
    def of(cls, match: re.Match[str]) -> Self:
        """Read the id of a button."""
        return cls(match["what"], int(match["table"]), int(match["number"]))

    async def pressed(self, interaction: Interaction) -> None:
        """Show it privately."""
        client = client_of(interaction)
        table = await client.tables.live(self.table)
        reader = await client.reader(interaction, table)
        await answer(interaction, replies.REPLIES[self.what](reader))


def board_buttons(
    table: int,
    number: int,
    language: Language,
    *,
    boards: BoardLabels,
    over: bool,
    left: Sequence[int] = (),
) -> discord.ui.View:
    """Return the buttons of a board message; after the end only what can still be looked at.

    `boards` is what the game calls its pictures beside the board, `left` are the seats that
    somebody may take.
    """
    _ = language.gettext
    turn = BoardButton("turn", table, number, label=_("My turn"), style=discord.ButtonStyle.primary)
    hand = BoardButton("hand", table, number, label=_("My holdings"))
    look = [BoardButton("board", table, number, label=_("Board"))]
    if boards.second is not None:
        look.append(BoardButton("second", table, number, label=boards.second))
    if boards.players is not None:
        look.append(BoardButton("boards", table, number, label=boards.players))
    log = BoardButton("log", table, number, label=_("Log"))
    if over:
        return view_of(*look, log)
    return view_of(turn, hand, *look, log, *take_buttons(table, left, language))


def with_farewell(told: str, row: TableRow, language: Language) -> str:
    """Return what the last message of a table in a channel tells, and where the table went."""
    text = language.gettext("**{game}** · table {table} is in {thread}.").format(
        game=GAMES[row.game].title, table=row.id, thread=f"<#{row.channel_id}>"
    )
    if not told or text in told:
        return told or text
    return f"{shorten(told, LONGEST - len(text) - 2)}\n\n{text}"


def turn_view(table: int, language: Language) -> discord.ui.View:
    """Return the one button that leads to what is asked of whoever presses it.

    It tells of no entry, so its message is not taken for a post of the log.
    """
    label, style = language.gettext("My turn"), discord.ButtonStyle.primary
    return view_of(BoardButton("turn", table, 0, label=label, style=style))


def board_ids(message: discord.Message) -> list[str]:
    """Return the ids of a message's board buttons."""
    rows = (row.children for row in message.components if isinstance(row, discord.ActionRow))
    ids = (getattr(child, "custom_id", None) for row in rows for child in row)
    return [id_ for id_ in ids if id_ is not None and id_.startswith("board:")]
