"""A menu that asks which table is meant."""

import re
from collections.abc import Sequence
from typing import Any, NamedTuple, Self

import discord

from bot.ui.answers import Interaction
from bot.ui.items import Button, Menu, client_of
from bot.wording.game import LINE_LIMIT
from bot.wording.language import Language
from rendering.core.graphemes import shorten

OFFERED = 25
"""Tables in one menu: Discord's limit."""


class Offer(NamedTuple):
    """A table that may be meant: what it is called and what is asked there."""

    table: int
    label: str
    description: str


WHAT = r"turn|hand|board|second|boards|log|move|return|doctor|export(?:-names)?"
"""What can be shown of a table, or done with it, once it is known which is meant."""


class WhichMenu(Menu, template=rf"which:(?P<what>{WHAT})"):
    """Shows something of the table that is chosen, moves it here, or looks after it."""

    def __init__(self, what: str, **look: Any) -> None:
        super().__init__(discord.ui.Select(custom_id=f"which:{what}", **look))
        self.what = what

    @classmethod
    def of(cls, match: re.Match[str]) -> Self:
        """Read the id of a menu."""
        return cls(match["what"])

    async def chosen(self, interaction: Interaction, values: list[str]) -> None:
        """Show it, or do it."""
        client, table = client_of(interaction), int(values[0])
        if self.what == "move":
            await client.moving.chosen(interaction, table)
        elif self.what == "return":
            await client.seating.chosen(interaction, table)
        elif self.what == "doctor":
            await client.doctor.chosen(interaction, table)
        elif self.what.startswith("export"):
            await client.taking_along.chosen(interaction, self.what, table)
        else:
            await client.answering.show(interaction, table, self.what)


def which_menu(what: str, offers: Sequence[Offer], language: Language) -> WhichMenu:
    """Return the menu of the tables, at most `OFFERED` of them."""
    options = [
        discord.SelectOption(
            label=shorten(offer.label, LINE_LIMIT),
            description=shorten(offer.description, LINE_LIMIT) or None,
            value=str(offer.table),
        )
        for offer in offers[:OFFERED]
    ]
    return WhichMenu(what, options=options, placeholder=language.gettext("Which table?"))


class TurnButton(Button, template=rf"tables:(?P<what>list|{WHAT}):(?P<page>\d+)"):
    """Turns to another page of somebody's tables."""

    def __init__(self, what: str, page: int, **look: Any) -> None:
        super().__init__(discord.ui.Button(custom_id=f"tables:{what}:{page}", **look))
        self.what, self.page = what, page

    @classmethod
    def of(cls, match: re.Match[str]) -> Self:
        """Read the id of a button."""
        return cls(match["what"], int(match["page"]))

    async def pressed(self, interaction: Interaction) -> None:
        """Show that page of the tables as they are now."""
        await client_of(interaction).my_tables.turn_to(interaction, self.what, self.page)


def turn_buttons(what: str, page: int, pages: int) -> list[TurnButton]:
    """Return the buttons to the page before and after; none where there is but one."""
    if pages == 1:
        return []
    return [
        TurnButton(what, max(page - 1, 0), label="◀", disabled=page == 0),
        TurnButton(what, page + 1, label="▶", disabled=page + 1 >= pages),
    ]
