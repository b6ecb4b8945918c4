"""Buttons that leaf through a log."""

import re
from typing import Any, Self

import discord

from bot.ui.answers import Interaction
from bot.ui.items import Button, client_of, view_of
from bot.wording.language import Language


class LogPageButton(Button, template=r"log:(?P<table>\d+):(?P<page>\d+)"):
    """Turns to another page of a table's log; page 0 is the latest."""

    def __init__(self, table: int, page: int, **look: Any) -> None:
        super().__init__(discord.ui.Button(custom_id=f"log:{table}:{page}", **look))
        self.table, self.page = table, page

    @classmethod
    def of(cls, match: re.Match[str]) -> Self:
        """Read the id of a button."""
        return cls(int(match["table"]), int(match["page"]))

    async def pressed(self, interaction: Interaction) -> None:
        """Show that page."""
        await client_of(interaction).answering.show_log(interaction, self.table, self.page)


def log_pages(
    table: int, page: int, pages: int, language: Language, *more: discord.ui.Item[Any]
) -> discord.ui.View | None:
    """Return buttons to the older and the later page, where there are several, and `more`."""
    if pages == 1:
        return view_of(*more) if more else None
    older = LogPageButton(
        table, page + 1, label=language.gettext("Older"), disabled=page + 1 >= pages
    )
    later = LogPageButton(
        table, max(page - 1, 0), label=language.gettext("Later"), disabled=page == 0
    )
    return view_of(older, later, *more)
