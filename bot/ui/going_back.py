"""The button and the menu by which somebody asks to go further back."""

import re
from collections.abc import Sequence
from typing import Any, NamedTuple, Self

import discord

from bot.ui.answers import Interaction
from bot.ui.items import Button, Menu, client_of
from bot.wording.game import LINE_LIMIT
from bot.wording.language import Language
from rendering.core.graphemes import shorten


class Offer(NamedTuple):
    """A point to go back to: the entry, what would be taken back first, and where that lies."""

    to: int
    label: str
    description: str


class BackButton(Button, template=r"goback:(?P<table>\d+)"):
    """Shows to which points a game can go back."""

    def __init__(self, table: int, **look: Any) -> None:
        super().__init__(discord.ui.Button(custom_id=f"goback:{table}", row=4, **look))
        self.table = table

    @classmethod
    def of(cls, match: re.Match[str]) -> Self:
        """Read the id of a button."""
        return cls(int(match["table"]))

    async def pressed(self, interaction: Interaction) -> None:
        """Show them."""
        await client_of(interaction).going_back.show(interaction, self.table)


class BackMenu(Menu, template=r"backto:(?P<table>\d+)"):
    """Asks to go back to the point that is chosen."""

    def __init__(self, table: int, **look: Any) -> None:
        super().__init__(discord.ui.Select(custom_id=f"backto:{table}", **look))
        self.table = table

    @classmethod
    def of(cls, match: re.Match[str]) -> Self:
        """Read the id of a menu."""
        return cls(int(match["table"]))

    async def chosen(self, interaction: Interaction, values: list[str]) -> None:
        """Ask the others, or go back at once when nobody has to be asked."""
        await client_of(interaction).going_back.chosen(interaction, self.table, int(values[0]))


def back_button(table: int, language: Language) -> BackButton:
    """Return the button to all points."""
    return BackButton(table, label=language.gettext("Go back …"), emoji="↩️")


def back_menu(table: int, offers: Sequence[Offer], language: Language) -> BackMenu:
    """Return the menu of points, the latest first."""
    options = [
        discord.SelectOption(
            label=shorten(offer.label.replace("**", ""), LINE_LIMIT),  # no bold in a menu
            description=shorten(offer.description, LINE_LIMIT),
            value=str(offer.to),
        )
        for offer in offers
    ]
    return BackMenu(table, options=options, placeholder=language.gettext("To before …"))
