"""A menu that asks which table is meant."""

import re
from collections.abc import Sequence
from typing import Any, NamedTuple, Self

import discord

from bot.ui.answers import Interaction
from bot.ui.items import Menu, client_of
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


class WhichMenu(
    Menu,
    template=r"which:(?P<what>turn|hand|board|second|boards|log|move|return|doctor|export(?:-names)?)",
):
    """Shows something of the table that is chosen, moves it here, or looks after it."""

    def __init__(self, what: str, **look: Any) -> None:
        super().__init__(discord.ui.Select(custom_id=f"which:{what}", **look))
        self.what = what

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction, item: discord.ui.Item[Any], match: re.Match[str]
    ) -> Self:
        """Read a menu that was sent, perhaps before a restart."""
        menu = cls(match["what"])
        if isinstance(item, discord.ui.Select):
            menu.item = item
        return menu

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
