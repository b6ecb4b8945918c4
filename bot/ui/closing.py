"""The words and buttons by which a table is closed."""

import re
from typing import Any, Self

import discord

from bot.ui.answers import Interaction
from bot.ui.items import Button, client_of, view_of
from bot.wording.language import Language
from games.registry import GAMES
from storage.rows import TableRow


class CloseButton(Button, template=r"close:(?P<table>\d+):(?P<asker>\d+)"):
    """Agrees that a running game is given up, which somebody else at the table has asked for."""

    def __init__(self, table: int, asker: int, **look: Any) -> None:
        super().__init__(discord.ui.Button(custom_id=f"close:{table}:{asker}", **look))
        self.table, self.asker = table, asker

    @classmethod
    def of(cls, match: re.Match[str]) -> Self:
        """Read the id of a button."""
        return cls(int(match["table"]), int(match["asker"]))

    async def pressed(self, interaction: Interaction) -> None:
        """Agree."""
        await client_of(interaction).closing.agree(interaction, self.table, self.asker)


class ConfirmButton(Button, template=r"end:(?P<table>\d+)"):
    """Confirms that whoever plays alone, or manages the channel, ends a running game."""

    def __init__(self, table: int, **look: Any) -> None:
        super().__init__(discord.ui.Button(custom_id=f"end:{table}", **look))
        self.table = table

    @classmethod
    def of(cls, match: re.Match[str]) -> Self:
        """Read the id of a button."""
        return cls(int(match["table"]))

    async def pressed(self, interaction: Interaction) -> None:
        """Confirm."""
        await client_of(interaction).closing.confirm(interaction, self.table)


def agree_view(table: int, asker: int, language: Language) -> discord.ui.View:
    """Return the button by which another player agrees to give a game up."""
    label = language.gettext("Give the game up")
    return view_of(CloseButton(table, asker, label=label, style=discord.ButtonStyle.danger))


def confirm_view(table: int, language: Language) -> discord.ui.View:
    """Return the button by which the only player, or the channel's manager, confirms."""
    label = language.gettext("Close the table")
    return view_of(ConfirmButton(table, label=label, style=discord.ButtonStyle.danger))


def confirm_text(row: TableRow, language: Language) -> str:
    """Ask the channel's manager whether others' running game is to end."""
    text = language.gettext(
        "**{game}** · table {table} is being played, and you do not sit there. Closing it ends the"
        " game for its players."
    )
    return text.format(game=GAMES[row.game].title, table=row.id)


def confirm_alone_text(row: TableRow, language: Language) -> str:
    """Ask the only player whether the running game is to end."""
    text = language.gettext(
        "**{game}** · table {table} is being played by you alone. Closing it ends the game."
    )
    return text.format(game=GAMES[row.game].title, table=row.id)


def closed_text(row: TableRow, closer: int | None, language: Language) -> str:
    """Say that a table was closed, and by whom when that is known."""
    text = language.gettext("**{game}** · table {table} was closed by {person}.")
    if closer is None:
        text = language.gettext("**{game}** · table {table} is closed.")
    return text.format(game=GAMES[row.game].title, table=row.id, person=f"<@{closer}>")


def given_up_text(row: TableRow, asker: int, agreeing: int, language: Language) -> str:
    """Say that a table is closed, who asked for it and who agreed."""
    text = language.gettext(
        "**{game}** · table {table} is closed: {asker} asked for it, {person} agreed."
    )
    return text.format(
        game=GAMES[row.game].title, table=row.id, asker=f"<@{asker}>", person=f"<@{agreeing}>"
    )
