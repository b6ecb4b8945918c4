"""Taking a game along: its log as a file for a player, and a finished one opened from a file."""

import asyncio
from io import BytesIO
from typing import TYPE_CHECKING, Any

import discord
import msgspec
from discord import app_commands

from bot import replies
from bot.clock import now
from bot.finding import SeveralTables
from bot.permissions import require_posting
from bot.refusals import Refusal
from bot.table import Table
from bot.table_life.importing import Imported, opened
from bot.ui.answers import Interaction, Reply, answer, answer_in_place, reader_language
from bot.wording.language import Language
from bot.wording.names import safe_name
from games.core.log_file import (
    MOST_BYTES,
    BadFile,
    LogFile,
    LoggedEntry,
    log_so_far,
    whole_log,
    write_log,
)
from rendering.core.tokens import SEAT_LETTERS
from storage.rows import TableRow

if TYPE_CHECKING:
    from bot.client import Malecon

WITH_NAMES = "export-names"
WITHOUT_NAMES = "export"
"""The words of what is asked for in the menu that asks which table is meant."""


class FileReply(Reply):
    """An answer with a file."""

    def __init__(self, content: str, name: str, data: bytes) -> None:
        super().__init__(content)
        self._name = name
        self._data = data

    def as_new(self) -> dict[str, Any]:
        """Return it as the arguments of a new message."""
        return {**super().as_new(), "file": self._file()}

    def as_edit(self) -> dict[str, Any]:
        """Return it as the arguments of an edit that replaces everything."""
        return {**super().as_edit(), "attachments": [self._file()]}

    def _file(self) -> discord.File:
        return discord.File(BytesIO(self._data), filename=self._name)


class TakingAlong:
    """Gives the log of a table as a file, and opens a finished game from one."""

    def __init__(self, client: "Malecon") -> None:
        self._client = client
        self._trying = asyncio.Lock()
        """Held while a file is tried: one after the other, so that play is not held up."""

    async def export(
        self, interaction: Interaction, table_id: int | None, *, names: bool = False
    ) -> None:
        """Give the log of a table: by its number, else the one that is or was played here.

        Raises:
            Refusal: there is none, it has not begun, or it is none of the person's.
        """
        what = WITH_NAMES if names else WITHOUT_NAMES
        try:
            if table_id is None:
                table = await self._played_here(interaction)
            else:
                table = await self._numbered(interaction, table_id)
        except SeveralTables as several:
            await answer(interaction, self._client.my_tables.which(interaction, what, several.rows))
            return
        reader = await self._client.reader(interaction, table)
        said = replies.read_in(interaction.channel_id, reader, self._exported(reader, names=names))
        await answer(interaction, said)

    async def chosen(self, interaction: Interaction, what: str, table_id: int) -> None:
        """Give the log of the table that was chosen from a menu."""
        reader = await self._client.reader_of(interaction, table_id)
        said = self._exported(reader, names=what == WITH_NAMES)
        await answer_in_place(interaction, replies.read_in(interaction.channel_id, reader, said))

    async def complete(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[int]]:
        """Return the tables whose log may be had, as completions: those in play come first."""
        tables, channel_id = self._client.database.tables, interaction.channel_id or 0
        here = await tables.open_in(channel_id)
        rows = [] if here is None else [here]
        rows += [row for row in await tables.open_of(interaction.user.id) if row != here]
        begun = [row for row in rows if row.status == "playing"]
        finished = await tables.finished_for(interaction.user.id, channel_id)
        return self._client.my_tables.completions([*begun, *finished], typed)

    async def _played_here(self, interaction: Interaction) -> Table:
        """Return the table of this channel, also after its end, else the person's only one."""
        tables, channel_id = self._client.database.tables, interaction.channel_id or 0
        if await tables.open_in(channel_id) is None:
            finished = await tables.latest_finished_in(channel_id)
            if finished is not None:
                return await self._client.tables.live(finished.id)
        return await self._client.finding.table(interaction)

    async def _numbered(self, interaction: Interaction, table_id: int) -> Table:
        """Return a table that is in this channel, or at which the person sits."""
        language = reader_language(interaction)
        row = await self._client.database.tables.get(table_id)
        sits = await self._client.finding.sits(interaction, table_id)
        if not sits and row.channel_id != interaction.channel_id:
            raise Refusal(
                language.gettext("Table {table} is none of yours, and not of this channel.").format(
                    table=table_id
                )
            )
        if row.started_at is None:
            raise Refusal(language.gettext("The game has not begun: there is no log yet."))
        return await self._client.tables.live(table_id)

    async def _exported(self, reader: replies.Reader, *, names: bool) -> Reply:
        """Return the whole log after the end, before it what the reader may know."""
        table, language = reader.table, reader.language
        called = table.names if names else []
        text: str
        log: LogFile
        if table.view(None).over:
            log = await self._whole(table, called)
            text = language.gettext(
                "The whole log of table {table}: `/table import` opens it to be looked at."
            )
        else:
            log = await _so_far(reader, called)
            row = await self._client.database.tables.get(table.id)
            text = _partly(reader, closed=row.status == "closed")
        name = f"malecon-{table.game.slug}-{table.id}.json"
        return FileReply(text.format(table=table.id), name, write_log(log))

    async def _whole(self, table: Table, names: list[str]) -> LogFile:
        stored = await self._client.database.log.snapshot(table.id, upto=0)
        assert stored is not None, "a game that has begun has a snapshot of its set-up"
        rows = await self._client.database.log.entries(table.id)
        entries = [
            LoggedEntry(row.number, row.seat, msgspec.Raw(row.action.encode()), row.at)
            for row in rows
        ]
        game, start = table.game, table.game.load(stored.state)
        options = game.load_options(table.row.options)
        return await asyncio.to_thread(whole_log, game, options, start, entries, names=names)

    async def open_file(self, interaction: Interaction, file: discord.Attachment) -> None:
        """Open a finished game from a file in this channel, for everybody to look at.

        Raises:
            Refusal: nothing can be posted here, or the file cannot be had.
            BadFile: it is no log of a finished game; nothing was stored.
        """
        require_posting(interaction)
        if file.size > MOST_BYTES:
            raise BadFile("The file is longer than {most} bytes, as no game is.", most=MOST_BYTES)
        await interaction.response.defer(ephemeral=True, thinking=True)
        data = await _fetched(interaction, file)
        every = self._client.settings.snapshot_every
        async with self._trying:
            imported = await asyncio.to_thread(opened, data, interaction.id, snapshot_every=every)
        row = await self._store(interaction, imported)
        try:
            await self._announce(interaction, imported, row)
        finally:
            self._client.poster.wake(await self._client.tables.live(row.id))

    async def _store(self, interaction: Interaction, imported: Imported) -> TableRow:
        """Store the game, its last post still to be shown."""
        return await self._client.database.imports.add(
            game=imported.game.slug,
            options=imported.options,
            rules=imported.rules,
            names=imported.names,
            entries=imported.entries,
            snapshots=imported.snapshots,
            shown_number=len(imported.entries) - 1,
            guild_id=interaction.guild_id or 0,
            channel_id=interaction.channel_id or 0,
            opener_id=interaction.user.id,
            locale=str(interaction.guild_locale or interaction.locale),
            at=now(),
        )

    async def _announce(self, interaction: Interaction, imported: Imported, row: TableRow) -> None:
        """Tell who opened it that it is open, and the channel what the board is that comes next."""
        text = reader_language(interaction).gettext(
            "The game is open here as table {table}, at which nobody sits. The buttons under its"
            " board show it to everybody, and so do `/board` and `/log` while no other table is"
            " open here."
        )
        await interaction.edit_original_response(content=text.format(table=row.id))
        public = Language.of(row.locale)
        told = public.gettext(
            "{person} opens a finished game of **{game}** to be looked at, as table {table}."
        ).format(person=interaction.user.mention, game=imported.game.title, table=row.id)
        players = [
            f"- {letter}: {safe_name(name)}"
            for letter, name in zip(SEAT_LETTERS, imported.names, strict=False)
            if name is not None
        ]
        await interaction.followup.send("\n".join([told, *players]))


def _partly(reader: replies.Reader, *, closed: bool) -> str:
    """Say what is in a file that does not hold the whole log, and why."""
    _ = reader.language.gettext
    if closed:
        return _("Table {table} was closed before the end: this is what you may know of its game.")
    if reader.seat is None:
        return _(
            "What everybody may know of table {table} so far; when the game is over you get the"
            " whole log."
        )
    return _(
        "What you may know of table {table} so far; when the game is over you get the whole log."
    )


async def _so_far(reader: replies.Reader, names: list[str]) -> LogFile:
    """Return what a reader was told, as `/log` tells it, and what they see now."""
    table = reader.table
    told = await replies.history(table, reader.seat)
    options = table.game.load_options(table.row.options)
    return log_so_far(table.game, options, table.position.state, reader.seat, told, names=names)


async def _fetched(interaction: Interaction, file: discord.Attachment) -> bytes:
    try:
        return await file.read()
    except discord.HTTPException as error:
        raise Refusal(
            reader_language(interaction).gettext(
                "Discord does not give the file out: please send it once more."
            )
        ) from error
