"""What is wrong with a table in its channel, and what people can do about it."""

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.clock import now
from bot.permissions import (
    Needed,
    lacking,
    needed_to_open_threads,
    needed_to_post,
    needed_to_show,
)
from bot.places import Place
from bot.refusals import Refusal
from bot.table import Table
from bot.trouble import UNKNOWN_MESSAGE, Trouble, advice, playing_on
from bot.ui.answers import Interaction, Reply, answer, answer_in_place, reader_language
from bot.wording.language import Language
from games.registry import GAMES
from storage.rows import TableRow

if TYPE_CHECKING:
    from bot.client import Malecon

POSTS_WAITED_FOR = 5.0
"""Seconds within which a post must have come, or it is said why it did not."""


class Doctor:
    """Examines the table of a channel, or one's own anywhere; mends what the bot itself can."""

    def __init__(self, client: "Malecon") -> None:
        self._client = client

    async def command(self, interaction: Interaction, table_id: int | None) -> None:
        """Examine the table that is named, this channel's, or the person's only one.

        With several it is asked which; with none it is this channel that is examined.

        Raises:
            Refusal: there is no such table of this person's.
        """
        rows = await self.examinable(interaction)
        if table_id is not None:
            await answer(
                interaction, self._examine(interaction, _named(interaction, rows, table_id))
            )
            return
        here = [row for row in rows if row.channel_id == interaction.channel_id]
        if here or len(rows) == 1:
            await answer(interaction, self._examine(interaction, (here or rows)[0]))
        elif rows:
            await answer(interaction, self._client.my_tables.which(interaction, "doctor", rows))
        else:
            await answer(interaction, self._examine_channel(interaction))

    async def chosen(self, interaction: Interaction, table_id: int) -> None:
        """Examine the table that was chosen in a menu.

        Raises:
            Refusal: it is no table of this person's any more.
        """
        row = _named(interaction, await self.examinable(interaction), table_id)
        await answer_in_place(interaction, self._examine(interaction, row))

    async def complete(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[int]]:
        """Return the tables that may be meant, as completions."""
        return self._client.my_tables.completions(await self.examinable(interaction), typed)

    async def examinable(self, interaction: Interaction) -> list[TableRow]:
        """Return this channel's table, whoever asks, and those at which the person sits."""
        tables = self._client.database.tables
        here = await tables.open_in(interaction.channel_id or 0)
        rows = [] if here is None else [here]
        return rows + [row for row in await tables.movable_of(interaction.user.id) if row != here]

    async def _examine(self, interaction: Interaction, row: TableRow) -> Reply:
        language = reader_language(interaction)
        _ = language.gettext
        place = await self._client.places.ask(row)
        lines = [
            _("**{game}** · table {table} in {channel}").format(
                game=GAMES[row.game].title, table=row.id, channel=f"<#{row.channel_id}>"
            ),
            *_about_channel(place, row, language),
        ]
        if place.allowed is not None:
            lines += _about_permissions(place.allowed, _needed(place.channel, language), language)
        if row.status == "lobby":
            lines.append(await self._about_lobby(interaction, row, language))
        else:
            table = await self._client.tables.live(row.id)
            lines += await self._about_posts(table, place, language)
        return Reply("\n".join(lines))

    async def _examine_channel(self, interaction: Interaction) -> Reply:
        """Tell what the bot may do in a channel without a table."""
        language = reader_language(interaction)
        channel = interaction.channel
        needed = _needed(channel if isinstance(channel, discord.Thread) else None, language)
        return Reply(
            "\n".join(
                [
                    language.gettext("No table is open in this channel. What I need here:"),
                    *_about_permissions(interaction.app_permissions, needed, language),
                ]
            )
        )

    async def _about_lobby(
        self, interaction: Interaction, row: TableRow, language: Language
    ) -> str:
        await self._client.lobbies.refresh(interaction, row.id)
        after = await self._client.database.tables.get(row.id)
        if after.lobby_message_id == row.lobby_message_id:
            return language.gettext("✓ The lobby's message is there.")
        return language.gettext("↻ The lobby's message was gone: here is a new one.")

    async def _about_posts(self, table: Table, place: Place, language: Language) -> list[str]:
        """Tell whether the newest board is there and everything is posted; post what is not."""
        lines = []
        if place.channel is not None:
            lines.append(await self._about_board(table, place.channel, language))
        posting = self._client.poster.wake(table)
        if posting is not None:
            await asyncio.wait({posting}, timeout=POSTS_WAITED_FOR)
        waiting = len(table.due)
        if not waiting:
            return [*filter(None, lines), language.gettext("✓ Everything that happened is posted.")]
        text = language.ngettext(
            "✗ {posts} post waits to be shown.", "✗ {posts} posts wait to be shown.", waiting
        )
        lines.append(text.format(posts=waiting))
        if place.trouble is None:
            lines.append(
                language.gettext(
                    "Discord refuses what should be allowed. I keep trying whenever somebody looks;"
                    " `/table move` in another channel goes on there."
                )
            )
        return [*filter(None, lines), playing_on(language)]

    async def _about_board(
        self, table: Table, channel: discord.abc.GuildChannel | discord.Thread, language: Language
    ) -> str:
        """Tell whether the newest board is there; a deleted one is posted once more."""
        async with self._client.poster.turn(table.id):
            row = await self._client.database.tables.get(table.id)
            message_id = row.shown_message_id
            if message_id is None:
                return ""  # it is due
            where = self._client.get_partial_messageable(channel.id, guild_id=row.guild_id)
            try:
                await where.get_partial_message(message_id).fetch()
            except discord.NotFound as error:
                if error.code != UNKNOWN_MESSAGE or not await table.lose(message_id, at=now()):
                    return ""
                return language.gettext("↻ The newest board was deleted: I post it again.")
            except discord.HTTPException:
                return language.gettext("? I cannot look whether the newest board is there.")
        return language.gettext("✓ The newest board is there.")


def _named(interaction: Interaction, rows: Sequence[TableRow], table_id: int) -> TableRow:
    for row in rows:
        if row.id == table_id:
            return row
    raise Refusal(
        reader_language(interaction).gettext("You sit at no open table with that number.")
    )


def _needed(
    channel: discord.abc.GuildChannel | discord.Thread | None, language: Language
) -> list[Needed]:
    """Return all that the bot uses in a channel; a thread cannot hold another."""
    thread = isinstance(channel, discord.Thread)
    needed = needed_to_post(language, thread=thread) + needed_to_show(language)
    return needed if thread else [*needed, needed_to_open_threads(language)]


def _about_channel(place: Place, row: TableRow, language: Language) -> list[str]:
    _ = language.gettext
    where = f"<#{row.channel_id}>"
    if place.trouble in {Trouble.GONE, Trouble.LOCKED}:
        return ["✗ " + advice(place.trouble, where, [], language)]
    if place.channel is None and place.trouble is Trouble.FORBIDDEN:
        text = _(
            "✗ I do not see {channel}: whoever manages it can let me in, or `/table move` in"
            " another channel goes on there."
        )
        return [text.format(channel=where)]
    if place.channel is None:
        return [_("? Discord does not tell me at the moment whether the channel is there.")]
    lines = [_("✓ The channel is there.")]
    if isinstance(place.channel, discord.Thread) and place.channel.archived:
        lines.append(_("✓ The thread is archived: the next post opens it again."))
    return lines


def _about_permissions(
    allowed: discord.Permissions, needed: list[Needed], language: Language
) -> list[str]:
    """Say of every permission whether it is granted, and who can change what is not."""
    missing = lacking(allowed, needed)
    granted = [one.name for one in needed if getattr(allowed, one.flag)]
    lines = [f"✗ **{one.name}**: {one.without}" for one in missing]
    if granted:
        lines.insert(0, "✓ " + language.list(granted))
    if missing:
        lines.append(
            language.gettext(
                "Whoever manages this channel can grant it: Edit Channel, Permissions, and there"
                " my role."
            )
        )
    return lines
