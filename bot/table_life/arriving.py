"""What a post says first in the channel to which its table has moved."""

import discord

from bot.telling import MESSAGE_LIMIT
from bot.wording.language import Language
from games.registry import GAMES
from rendering.core.graphemes import shorten
from storage.rows import TableRow


def arrival(row: TableRow, guild: discord.Guild | None, language: Language) -> str:
    """Say that a table goes on in its channel, for its post is shown anew after a move; else "".

    Where it came from is left out when `guild` knows no such channel any more: its mention would
    lead nowhere.
    """
    old = row.previous_channel_id
    if row.anew_at is None or old is None:
        return ""
    text = language.gettext("**{game}** · table {table} goes on here, from {thread}.")
    if guild is not None and guild.get_channel_or_thread(old) is None:
        text = language.gettext("**{game}** · table {table} goes on here.")
    return text.format(game=GAMES[row.game].title, table=row.id, thread=f"<#{old}>")


def with_arrival(first: str, told: str) -> str:
    """Return what a post tells under its first line, if it has one; the oldest lines make room."""
    if not first:
        return told
    room = MESSAGE_LIMIT - len(first) - 1
    if len(told) > room:
        lines = told.split("\n")
        while len(lines) > 1 and len("\n".join(["…", *lines])) > room:
            lines.pop(0)
        told = shorten("\n".join(["…", *lines]), room)
    return f"{first}\n{told}"
