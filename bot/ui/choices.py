"""The answers to a decision, as buttons or as a menu."""

import hashlib
import re
from collections import Counter
from collections.abc import Sequence
from typing import Any, Self

import discord

from bot.ui.answers import Interaction
from bot.ui.items import Button, Menu, client_of, view_of
from bot.ui.undo import UndoButton
from bot.wording.game import LINE_LIMIT, Choice
from bot.wording.language import Language
from games.core.action import Action
from rendering.core.graphemes import shorten

AS_BUTTONS = 10
"""Up to so many choices are buttons; more are a menu."""

PAGE = 25
"""Choices in one menu: Discord's limit."""

ROWS = 5
"""Rows of buttons in one message: Discord's limit."""

IN_A_ROW = 5
"""Buttons in one row: Discord's limit."""


def key_of(action: Action) -> str:
    """Return a short name of an action that does not depend on what else may be done."""
    return hashlib.blake2s(str(action).encode(), digest_size=6).hexdigest()


class ChoiceButton(Button, template=r"do:(?P<table>\d+):(?P<decision>\d+):(?P<key>[0-9a-f]+)"):
    """One answer to one decision, by whoever presses it."""

    def __init__(self, table: int, decision: int, key: str, **look: Any) -> None:
        super().__init__(discord.ui.Button(custom_id=f"do:{table}:{decision}:{key}", **look))
        self.table, self.decision, self.key = table, decision, key

    @classmethod
    def of(cls, match: re.Match[str]) -> Self:
        """Read the id of a button."""
        return cls(int(match["table"]), int(match["decision"]), match["key"])

    async def pressed(self, interaction: Interaction) -> None:
        """Give this answer."""
        await client_of(interaction).answering.choose(
            interaction, self.table, self.decision, self.key
        )


class ChoiceMenu(Menu, template=r"pick:(?P<table>\d+):(?P<decision>\d+):(?P<page>\d+)"):
    """One page of the answers to a decision."""

    def __init__(self, table: int, decision: int, page: int, **look: Any) -> None:
        super().__init__(discord.ui.Select(custom_id=f"pick:{table}:{decision}:{page}", **look))
        self.table, self.decision = table, decision

    @classmethod
    def of(cls, match: re.Match[str]) -> Self:
        """Read the id of a menu."""
        return cls(int(match["table"]), int(match["decision"]), int(match["page"]))

    async def chosen(self, interaction: Interaction, values: list[str]) -> None:
        """Give the answer that was chosen."""
        await client_of(interaction).answering.choose(
            interaction, self.table, self.decision, values[0]
        )


class PageButton(Button, template=r"page:(?P<table>\d+):(?P<decision>\d+):(?P<page>\d+)"):
    """Turns to another page of the answers."""

    def __init__(self, table: int, decision: int, page: int, **look: Any) -> None:
        super().__init__(discord.ui.Button(custom_id=f"page:{table}:{decision}:{page}", **look))
        self.table, self.page = table, page

    @classmethod
    def of(cls, match: re.Match[str]) -> Self:
        """Read the id of a button."""
        return cls(int(match["table"]), int(match["decision"]), int(match["page"]))

    async def pressed(self, interaction: Interaction) -> None:
        """Show that page of whatever is asked now."""
        await client_of(interaction).answering.show_turn(interaction, self.table, self.page)


def choices_view(
    table: int,
    decision: int,
    actions: Sequence[Action],
    choices: Sequence[Choice],
    language: Language,
    page: int = 0,
    undo: Sequence[UndoButton] = (),
) -> discord.ui.View:
    """Return all choices as buttons, or one page of them as a menu with buttons to the others.

    `choices` are the words of `actions`. Choices that name their rows are buttons in these rows.
    Where there are more pages, the choices that end it all are buttons beside every page.
    `undo` are the buttons for the last row.
    """
    keyed = [(key_of(action), choice) for action, choice in zip(actions, choices, strict=True)]
    in_rows = _fit_in_rows(choices, ROWS - bool(undo))

    def button(key: str, choice: Choice) -> ChoiceButton:
        look = {"label": choice.label, "row": choice.row if in_rows else None}
        return ChoiceButton(table, decision, key, style=_style(choice), **look)

    if len(choices) <= AS_BUTTONS or in_rows:
        return view_of(*(button(key, choice) for key, choice in keyed), *undo)
    ends = [(key, choice) for key, choice in keyed if choice.ends and len(keyed) > PAGE]
    listed = [one for one in keyed if one not in ends]
    pages = -(-len(listed) // PAGE)
    page = min(page, pages - 1)
    options = [
        discord.SelectOption(
            label=choice.label,
            description=shorten(choice.effect, LINE_LIMIT) or None,
            value=key,
            default=choice.chosen,
        )
        for key, choice in listed[page * PAGE : (page + 1) * PAGE]
    ]
    placeholder = language.gettext("Choose")
    if pages > 1:
        placeholder = language.gettext("Choose (page {page} of {pages})").format(
            page=page + 1, pages=pages
        )
    menu = ChoiceMenu(table, decision, page, options=options, placeholder=placeholder)
    beside = [button(key, choice) for key, choice in ends]
    if pages == 1:
        return view_of(menu, *beside, *undo)
    earlier = PageButton(table, decision, max(page - 1, 0), label="◀", disabled=page == 0)
    later = PageButton(table, decision, min(page + 1, pages), label="▶", disabled=page == pages - 1)
    return view_of(menu, earlier, later, *beside, *undo)


def _fit_in_rows(choices: Sequence[Choice], rows: int) -> bool:
    """Whether every choice names a row, and there is room for all of them in so many rows."""
    in_row = Counter(choice.row for choice in choices)
    return None not in in_row and len(in_row) <= rows and max(in_row.values()) <= IN_A_ROW


def _style(choice: Choice) -> discord.ButtonStyle:
    return discord.ButtonStyle.success if choice.chosen else discord.ButtonStyle.secondary
