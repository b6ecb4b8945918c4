"""The base of all buttons and menus: ids that outlive a restart, errors that get an answer."""

import re
from typing import TYPE_CHECKING, Any, Self, cast

import discord

from bot.refusals import tell
from bot.ui.answers import Interaction

if TYPE_CHECKING:
    from bot.client import Malecon


def client_of(interaction: Interaction) -> "Malecon":
    """Return the bot that got an interaction."""
    return cast("Malecon", interaction.client)


class Button(discord.ui.DynamicItem[discord.ui.Button[Any]], template="-"):
    """A button whose id says everything; subclasses give a template, `of` and `pressed`.

    discord.py only logs what a dynamic item raises, so it is caught and told here.
    """

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction, item: discord.ui.Item[Any], match: re.Match[str]
    ) -> Self:
        """Read a button that was sent, perhaps before a restart."""
        return cls.of(match)

    @classmethod
    def of(cls, match: re.Match[str]) -> Self:
        """Return the button whose id the template has matched."""
        raise NotImplementedError

    async def callback(self, interaction: Interaction) -> None:
        """Do what the button says, or say why not."""
        client_of(interaction).operating.watching.begin(interaction, _table_of(self))
        try:
            await self.pressed(interaction)
        except Exception as error:
            await tell(interaction, error)

    async def pressed(self, interaction: Interaction) -> None:
        """Do what the button says."""
        raise NotImplementedError


class Menu(discord.ui.DynamicItem[discord.ui.Select[Any]], template="-"):
    """A menu whose id says everything; subclasses give a template, `of` and `chosen`."""

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction, item: discord.ui.Item[Any], match: re.Match[str]
    ) -> Self:
        """Read a menu that was sent, perhaps before a restart, with what was chosen in it."""
        menu = cls.of(match)
        if isinstance(item, discord.ui.Select):
            menu.item = item
        return menu

    @classmethod
    def of(cls, match: re.Match[str]) -> Self:
        """Return the menu whose id the template has matched."""
        raise NotImplementedError

    async def callback(self, interaction: Interaction) -> None:
        """Do what was chosen, or say why not."""
        client_of(interaction).operating.watching.begin(interaction, _table_of(self))
        try:
            await self.chosen(interaction, self.item.values)
        except Exception as error:
            await tell(interaction, error)

    async def chosen(self, interaction: Interaction, values: list[str]) -> None:
        """Do what was chosen."""
        raise NotImplementedError


def _table_of(item: discord.ui.Item[Any]) -> int | None:
    """Return the number of the table that an item's id names, if it names one."""
    table = getattr(item, "table", None)
    return table if isinstance(table, int) else None


def view_of(*items: discord.ui.Item[Any]) -> discord.ui.View:
    """Put items into a view that waits for ever and is not kept in memory."""
    view = discord.ui.View(timeout=None)
    for item in items:
        view.add_item(item)
    return view
