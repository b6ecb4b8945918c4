"""The answers to a decision, as buttons or as a menu."""

import re
from collections.abc import Sequence
from typing import Any, Self

import discord

from bot.ui.answers import Interaction
from bot.ui.items import Button, Menu, client_of, view_of
from bot.wording.game import Choice
from bot.wording.language import Language

AS_BUTTONS = 10
"""Up to so many choices are buttons; more are a menu."""

PAGE = 25
"""Choices in one menu: Discord's limit."""


class ChoiceButton(Button, template=r"do:(?P<table>\d+):(?P<decision>\d+):(?P<index>\d+)"):
    """One answer to one decision: the `index`-th that is legal for whoever presses it."""

    def __init__(self, table: int, decision: int, index: int, **look: Any) -> None:
        super().__init__(discord.ui.Button(custom_id=f"do:{table}:{decision}:{index}", **look))
        self.table, self.decision, self.index = table, decision, index

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction, item: discord.ui.Item[Any], match: re.Match[str]
    ) -> Self:
        """Read a button that was sent, perhaps before a restart."""
        return cls(int(match["table"]), int(match["decision"]), int(match["index"]))

    async def pressed(self, interaction: Interaction) -> None:
        """Give this answer."""
        await client_of(interaction).answering.choose(
            interaction, self.table, self.decision, self.index
        )


class ChoiceMenu(Menu, template=r"pick:(?P<table>\d+):(?P<decision>\d+):(?P<page>\d+)"):
    """One page of the answers to a decision."""

    def __init__(self, table: int, decision: int, page: int, **look: Any) -> None:
        super().__init__(discord.ui.Select(custom_id=f"pick:{table}:{decision}:{page}", **look))
        self.table, self.decision = table, decision

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction, item: discord.ui.Item[Any], match: re.Match[str]
    ) -> Self:
        """Read a menu that was sent, perhaps before a restart."""
        menu = cls(int(match["table"]), int(match["decision"]), int(match["page"]))
        if isinstance(item, discord.ui.Select):
            menu.item = item
        return menu

    async def chosen(self, interaction: Interaction, values: list[str]) -> None:
        """Give the answer that was chosen."""
        await client_of(interaction).answering.choose(
            interaction, self.table, self.decision, int(values[0])
        )


class PageButton(Button, template=r"page:(?P<table>\d+):(?P<decision>\d+):(?P<page>\d+)"):
    """Turns to another page of the answers."""

    def __init__(self, table: int, decision: int, page: int, **look: Any) -> None:
        super().__init__(discord.ui.Button(custom_id=f"page:{table}:{decision}:{page}", **look))
        self.table, self.page = table, page

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction, item: discord.ui.Item[Any], match: re.Match[str]
    ) -> Self:
        """Read a button that was sent, perhaps before a restart."""
        return cls(int(match["table"]), int(match["decision"]), int(match["page"]))

    async def pressed(self, interaction: Interaction) -> None:
        """Show that page of whatever is asked now."""
        await client_of(interaction).answering.show_turn(interaction, self.table, self.page)


def choices_view(
    table: int, decision: int, choices: Sequence[Choice], language: Language, page: int = 0
) -> discord.ui.View:
    """Return all choices as buttons, or one page of them as a menu with buttons to the others."""
    if len(choices) <= AS_BUTTONS:
        buttons = (
            ChoiceButton(table, decision, index, label=choice.label, style=_style(index))
            for index, choice in enumerate(choices)
        )
        return view_of(*buttons)
    pages = -(-len(choices) // PAGE)
    page = min(page, pages - 1)
    first = page * PAGE
    options = [
        discord.SelectOption(
            label=choice.label, description=choice.effect[:100] or None, value=str(first + offset)
        )
        for offset, choice in enumerate(choices[first : first + PAGE])
    ]
    placeholder = language.gettext("Choose")
    if pages > 1:
        placeholder = language.gettext("Choose (page {page} of {pages})").format(
            page=page + 1, pages=pages
        )
    menu = ChoiceMenu(table, decision, page, options=options, placeholder=placeholder)
    if pages == 1:
        return view_of(menu)
    earlier = PageButton(table, decision, max(page - 1, 0), label="◀", disabled=page == 0)
    later = PageButton(table, decision, min(page + 1, pages), label="▶", disabled=page == pages - 1)
    return view_of(menu, earlier, later)


def _style(index: int) -> discord.ButtonStyle:
    return discord.ButtonStyle.primary if index == 0 else discord.ButtonStyle.secondary
