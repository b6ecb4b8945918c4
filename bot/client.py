"""The client: what the bot is made of, and how it starts and ends."""

import asyncio
import hashlib
import json
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import IO, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.answering import Answering
from bot.clock import now
from bot.cogs.registry import COGS
from bot.drawing import Drawing
from bot.finding import Finding
from bot.logs import facts
from bot.operating.requests import request_trace
from bot.operating.service import Operating
from bot.operating.work import note, timed
from bot.places import Places
from bot.posting import TIME_TO_FINISH, Poster
from bot.refusals import tell, unanswered
from bot.replies import Reader
from bot.settings import Settings
from bot.table import Table
from bot.table_life.closing import Closing
from bot.table_life.computers import Computers
from bot.table_life.doctor import Doctor
from bot.table_life.going_back import GoingBack
from bot.table_life.lobbies import Lobbies
from bot.table_life.moving import Moving
from bot.table_life.my_tables import MyTables
from bot.table_life.reminding import Reminding
from bot.table_life.seating import Seating, not_your_own
from bot.table_life.taking_along import TakingAlong
from bot.table_life.votes import Votes
from bot.tables import Tables
from bot.ui.answers import Interaction, reader_language
from bot.ui.registry import ITEMS
from bot.unknown import Unknown, require_same_options
from bot.warming import Warming
from bot.wording.names import known_as
from storage.database import Database
from storage.errors import DatabaseFailed, EntryConflict
from storage.holding import claim

log = logging.getLogger(__name__)

CHANGED = (app_commands.CommandNotFound, app_commands.CommandSignatureMismatch)
"""What is raised by a command that Discord offers and the bot does not have so."""

SYNCED = "commands"
"""The key under which the hash of the registered commands is kept."""


class Tree(app_commands.CommandTree[Any]):
    """The slash commands; whatever they raise is told to who gave them."""

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Let everybody in whose command is as it is now; measure from here on what is done."""
        self.client.operating.watching.begin(interaction)
        require_same_options(interaction)
        return True

    async def on_error(
        self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError
    ) -> None:
        """Tell why a command was refused."""
        if isinstance(error, CHANGED):
            await self.client.unknown.command(interaction)
        else:
            await tell(interaction, error)


class Malecon(commands.AutoShardedBot):
    """The bot, with its database, its tables, its posts and its pictures."""

    def __init__(self, settings: Settings, **options: Any) -> None:
        super().__init__(
            commands.when_mentioned,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            tree_cls=Tree,
            help_command=None,
            max_messages=None,
            http_trace=request_trace(),
            **options,
        )
        self.settings = settings
        self.drawing = Drawing(settings.drawing_threads)
        self.warming = Warming(self.drawing)
        self.answering = Answering(self)
        self.going_back = GoingBack(self)
        self.votes = Votes(self)
        self.seating = Seating(self)
        self.reminding = Reminding(self)
        self.computers = Computers(self)
        self.finding = Finding(self)
        self.lobbies = Lobbies(self)
        self.places = Places(self)
        self.moving = Moving(self)
        self.doctor = Doctor(self)
        self.my_tables = MyTables(self)
        self.closing = Closing(self)
        self.taking_along = TakingAlong(self)
        self.operating = Operating(self)
        self.unknown = Unknown(self)
        self._claim: IO[str] | None = None
        self.database: Database
        self.tables: Tables
        self.poster: Poster
        self.unanswered: set[int] = set()
        """Whom the last answer did not reach, by their ids."""
        self.resuming: asyncio.Task[None] | None = None
        """Shows what an earlier run has left unshown."""

    def dispatch(self, event_name: str, /, *args: Any, **kwargs: Any) -> None:
        """Tell listeners of an event; interactions are measured from here on."""
        if event_name == "interaction":
            self.operating.watching.arrived(args[0])
        super().dispatch(event_name, *args, **kwargs)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Answer what nothing else here answers."""
        await self.unknown.told(interaction)

    @property
    def connected(self) -> bool:
        """Whether all shards are ready and connected to the gateway."""
        return self.is_ready() and not any(shard.is_closed() for shard in self.shards.values())

    async def setup_hook(self) -> None:
        """Open the database, register commands and buttons, and show what is still due."""
        _make_folder(self.settings.database.parent)
        self._claim = claim(self.settings.database)
        self.database = await Database.open(
            self.settings.database, timed=partial(timed, "database")
        )
        await self.operating.start()
        self.tables = Tables(self.database, snapshot_every=self.settings.snapshot_every)
        self.poster = Poster(self.database, self.drawing, self)
        for cog in COGS:
            await self.add_cog(cog(self))
        self.add_dynamic_items(*ITEMS)
        await self._sync_commands()
        self.resuming = asyncio.create_task(self._resume(), name="resume")
        self.reminding.begin()

    async def _sync_commands(self) -> None:
        """Register the commands when they differ from those registered last.

        Discord allows 200 new commands a day, and a restart is no reason to use them up.
        """
        if await self.database.meta.get(SYNCED) != self._commands_digest():
            await self.register_commands()

    async def register_commands(self) -> None:
        """Register the commands with Discord, whatever is registered there."""
        await self.tree.sync()
        await self.database.meta.put(SYNCED, self._commands_digest())
        log.info("commands registered: %d", len(self.tree.get_commands()))

    def _commands_digest(self) -> str:
        commands_now = [command.to_dict(self.tree) for command in self.tree.get_commands()]
        text = json.dumps([self.application_id, commands_now], sort_keys=True, default=str)
        return hashlib.sha256(text.encode()).hexdigest()

    async def _resume(self) -> None:
        """Show what was committed before the last end and not shown, and tidy old buttons."""
        for row in await self.database.tables.playing():
            self.warming.begin(row.game)
        unshown = await self.database.boards.unshown()
        for row in unshown:
            with _going_on("not resumed: table %s", row.id):
                self.wake(await self.tables.live(row.id))
        for row in await self.database.tables.with_computers():
            with _going_on("computers not resumed: table %s", row.id):
                self.wake(await self.tables.live(row.id))
        await self.votes.resume()
        old = await self.database.boards.with_old_buttons()
        for row in old:
            with _going_on("old buttons stay: table %s", row.id):
                await self.poster.remove_old_buttons(row)
        log.info("recovered", extra=facts(unshown=len(unshown), old_buttons=len(old)))

    def wake(self, table: Table) -> None:
        """See to it that what is due at a table is posted, and that computer players answer.

        Votes that it has overtaken end.
        """
        self.poster.wake(table)
        self.computers.wake(table)
        self.votes.wake(table)

    @contextmanager
    def acting(self, table: Table) -> Iterator[None]:
        """Act at a table for one block; what comes of it is seen to, whatever happens.

        When another program has moved, what is in memory is out of date and is read anew.
        """
        try:
            yield
        except EntryConflict:
            self.tables.forget(table.id)
            raise
        finally:
            self.wake(table)

    async def reader(self, interaction: Interaction, table: Table) -> Reader:
        """Return who looks at a table; a player's name and language are noted.

        Whatever could not be posted here is tried again, for somebody is looking.
        """
        interaction.extras["table"] = table.id
        user = interaction.user
        seat = table.seat_of(user.id)
        note(table=table.id)
        if seat is not None:
            note(seat=seat)
            table.rename(user.id, known_as(user))
            with _going_on("name not noted: table %s", table.id):
                await self.remember(interaction)
        self.wake(table)
        language = reader_language(interaction)
        notice = self.places.notice(table, language)
        if user.id in self.unanswered:
            self.unanswered.discard(user.id)
            notice = "\n".join(filter(None, [notice, unanswered(language)]))
        for one in table.seats:
            if one.owner_id == user.id:
                notice = "\n".join(filter(None, [notice, not_your_own(one, language)]))
        return Reader(table, seat, language, self.drawing, interaction.id, notice)

    async def reader_of(self, interaction: Interaction, table_id: int) -> Reader:
        """Return who looks at the table with this number.

        Raises:
            NoSuchTable: there is none.
        """
        return await self.reader(interaction, await self.tables.live(table_id))

    async def remember(self, interaction: Interaction) -> None:
        """Note how a person is called and which language their Discord speaks."""
        user = interaction.user
        await self.database.people.remember(
            user.id, known_as(user), str(interaction.locale), at=now()
        )

    async def close(self) -> None:
        """End the connection, finish posts that are on their way, close the database."""
        if self.is_closed():
            return
        self.warming.close()
        await self.reminding.close()
        await self.computers.close()
        await self.votes.close()
        if self.resuming is not None:
            _, late = await asyncio.wait({self.resuming}, timeout=TIME_TO_FINISH)
            for task in late:
                task.cancel()
            await self.poster.close()
        await super().close()
        self.drawing.close()
        await self.operating.close()
        if hasattr(self, "database"):
            await self.database.close()
        if self._claim is not None:
            self._claim.close()


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise DatabaseFailed(f"The folder {folder} cannot be made: {error.strerror}.") from error


@contextmanager
def _going_on(message: str, table_id: int) -> Iterator[None]:
    """Log what fails and go on: it must not keep others from what they are waiting for."""
    try:
        yield
    except Exception:
        log.exception(message, table_id)
