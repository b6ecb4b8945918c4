"""What happens to a table before its game begins."""

import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal
from weakref import WeakValueDictionary

import discord

from bot.clock import now
from bot.operating.work import TimedLock, note
from bot.options import switched, valued
from bot.permissions import require_permissions
from bot.places import missing
from bot.refusals import Refusal, say
from bot.trouble import THREAD_IS_ARCHIVED, TOO_OLD_TO_EDIT, UNKNOWN_MESSAGE, advice, met
from bot.ui import lobby as ui
from bot.ui.answers import Interaction, reader_language
from bot.ui.board import with_farewell
from bot.ui.closing import closed_text
from bot.wording.language import Language
from games.registry import GAMES
from storage.errors import NotInLobby
from storage.rows import TableRow

if TYPE_CHECKING:
    from bot.client import Malecon

log = logging.getLogger(__name__)

THREAD_ARCHIVES_AFTER: Literal[10_080] = 10_080
"""Minutes without a message after which a table's thread is archived: a week, the longest."""

HAS_A_THREAD = 160004
"""Discord's code: the message has a thread already."""


UNCHANGEABLE = frozenset({UNKNOWN_MESSAGE, THREAD_IS_ARCHIVED, TOO_OLD_TO_EDIT})
"""Discord's codes for a message that is gone, or is not to be changed; a new one may be sent."""


class Lobbies:
    """Opens tables, seats people and starts games; keeps the lobbies' messages up to date."""

    def __init__(self, client: "Malecon") -> None:
        self._client = client
        self._locks: WeakValueDictionary[int, TimedLock] = WeakValueDictionary()

    async def open_table(
        self, interaction: Interaction, slug: str, seats: int, options: str, *, thread: bool
    ) -> None:
        """Open a lobby in the channel, or in a new thread of it, and take the opener in.

        Raises:
            Refusal: the game is not for so many, a permission is missing, or a game is being
                played in the channel.
            ChannelTaken: the channel has a lobby.
        """
        language = reader_language(interaction)
        game = GAMES[slug]
        if seats not in game.seats:
            counts = language.list([str(count) for count in game.seats], "or")
            raise Refusal(
                language.gettext("{game} is for {counts} players.").format(
                    game=game.title, counts=counts
                )
            )
        require_permissions(interaction, thread=thread)
        await self._require_no_game(interaction, thread=thread)
        await self._client.remember(interaction)
        if thread:
            await self._open_in_thread(interaction, slug, seats, options)
            return
        row = await self._create(interaction, slug, seats, options, interaction.channel_id or 0)
        try:
            said = await interaction.response.send_message(**await self._message(interaction, row))
        except discord.HTTPException:  # too late for an answer: the table is open all the same
            await self.refresh(interaction, row.id)
            raise
        if said.message_id is not None:
            await self._client.database.tables.set_lobby_message(row.id, said.message_id)

    async def _require_no_game(self, interaction: Interaction, *, thread: bool) -> None:
        here = await self._client.database.tables.open_in(interaction.channel_id or 0)
        if not thread and here is not None and here.status == "playing":
            raise Refusal(
                reader_language(interaction).gettext(
                    "A game is being played here: open yours in a thread with `thread: True`."
                )
            )

    async def _open_in_thread(
        self, interaction: Interaction, slug: str, seats: int, options: str
    ) -> None:
        """Announce a table in the channel and open it in a thread that hangs on this message.

        The table is there first, nowhere yet: what cannot be stored must not be announced. Should
        the thread not open, the announcement is taken back.
        """
        tables = self._client.database.tables
        row = await self._create(interaction, slug, seats, options, channel_id=interaction.id)
        text = Language.of(row.locale).gettext("{person} opens a table of **{game}** in a thread.")
        channel: Any = interaction.channel
        try:
            said = await interaction.response.send_message(
                text.format(person=interaction.user.mention, game=GAMES[slug].title)
            )
            thread = await channel.get_partial_message(said.message_id).create_thread(
                name=GAMES[slug].title, auto_archive_duration=THREAD_ARCHIVES_AFTER
            )
        except BaseException:
            await tables.close(row.id, at=now())
            if interaction.response.is_done():
                await interaction.delete_original_response()
            raise
        await tables.move(row.id, thread.id, at=now())
        await self.refresh(interaction, row.id)

    async def _create(
        self, interaction: Interaction, slug: str, seats: int, options: str, channel_id: int
    ) -> TableRow:
        row = await self._client.database.tables.create(
            game=slug,
            seats=seats,
            options=options,
            rules=GAMES[slug].rules,
            guild_id=interaction.guild_id or 0,
            channel_id=channel_id,
            opener_id=interaction.user.id,
            locale=str(interaction.guild_locale or interaction.locale),
            at=now(),
        )
        await self._client.database.seats.join(row.id, interaction.user.id, at=now())
        self._client.warming.begin(slug)
        note(table=row.id)
        return row

    async def join(self, interaction: Interaction, table_id: int) -> None:
        """Take the next free seat.

        Raises:
            Refusal: the game has begun without them.
            StorageError: the person sits there, no seat is free, or the table is over.
        """
        await self._client.remember(interaction)
        language = reader_language(interaction)
        try:
            await self._client.database.seats.join(table_id, interaction.user.id, at=now())
        except NotInLobby as error:
            if error.status != "playing":
                raise
            raise Refusal(
                language.gettext(
                    "The game here has begun; open another with `/table new` and `thread: True`."
                )
            ) from error
        text = language.gettext("You sit at the table.")
        await self._changed(interaction, table_id, text)

    async def leave(self, interaction: Interaction, table_id: int) -> None:
        """Give the seat up again; whoever sits behind it moves up.

        Raises:
            StorageError: the person does not sit there, or the game has begun.
        """
        await self._client.database.seats.leave(table_id, interaction.user.id)
        text = reader_language(interaction).gettext("You have left the table.")
        await self._changed(interaction, table_id, text)

    async def start(self, interaction: Interaction, table_id: int) -> None:
        """Begin with those who sit there; any of them may say so.

        Raises:
            Refusal: somebody else said so.
            WrongNumber: the game cannot begin with so many at this table.
            StorageError: it has begun already, or somebody joined or left at this moment.
        """
        await self._client.finding.require_seat(interaction, table_id)
        row = await self._client.database.tables.get(table_id)
        table = await self._client.tables.start(row, interaction.id, interaction.user.id)
        self._client.wake(table)
        text = reader_language(interaction).gettext("The game begins.")
        await self._changed(interaction, table_id, text)

    async def agree(self, interaction: Interaction, table_id: int, names: Sequence[str]) -> None:
        """Agree on exactly those options named that are a yes or a no.

        Raises:
            Refusal: somebody who does not sit there chose.
            NotInLobby: the game has begun.
        """
        row = await self._client.database.tables.get(table_id)
        await self._agree(interaction, row, switched(row.game, row.options, names))

    async def agree_on(
        self, interaction: Interaction, table_id: int, name: str, value: str
    ) -> None:
        """Agree on the value of one option.

        Raises:
            Refusal: somebody who does not sit there chose.
            NotInLobby: the game has begun.
        """
        row = await self._client.database.tables.get(table_id)
        await self._agree(interaction, row, valued(row.game, row.options, name, value))

    async def _agree(self, interaction: Interaction, row: TableRow, options: str) -> None:
        table_id = row.id
        await self._client.finding.require_seat(interaction, table_id)
        await self._client.database.tables.change_options(table_id, options)
        text = reader_language(interaction).gettext("That is agreed.")
        await self._changed(interaction, table_id, text)

    async def move_to_thread(self, interaction: Interaction, table_id: int) -> None:
        """Open a thread under the lobby and go on there.

        Raises:
            Refusal: somebody who does not sit there said so, the game has begun, or a permission
                is missing.
        """
        await self._client.finding.require_seat(interaction, table_id)
        row = await self._client.database.tables.get(table_id)
        message = interaction.message
        if row.status != "lobby" or message is None or message.channel.id != row.channel_id:
            raise Refusal(
                reader_language(interaction).gettext(
                    "A table can be moved only before its game has begun."
                )
            )
        require_permissions(interaction, thread=True)
        await interaction.response.defer()
        thread_id = await self._thread_on(message, GAMES[row.game].title)
        row = await self._client.database.tables.move(table_id, thread_id, at=now())
        text = with_farewell("", row, Language.of(row.locale))
        await interaction.edit_original_response(content=text, view=None)
        await self._client.database.boards.old_buttons_removed(table_id, message.id)
        await self.refresh(interaction, table_id)

    async def _thread_on(self, message: discord.Message, name: str) -> int:
        """Open a thread on a message and return its id; a crash may have left one there."""
        try:
            thread = await message.create_thread(
                name=name, auto_archive_duration=THREAD_ARCHIVES_AFTER
            )
        except discord.HTTPException as error:
            if error.code != HAS_A_THREAD:
                raise
            return message.id
        return thread.id

    async def _changed(self, interaction: Interaction, table_id: int, text: str) -> None:
        """Answer what changed a lobby: a click by the changed lobby itself, else by a sentence."""
        row = await self._client.database.tables.get(table_id)
        message = interaction.message
        if message is not None and row.lobby_message_id is None:
            # A crash came between the lobby's message and its being noted: here it is.
            await self._client.database.tables.set_lobby_message(table_id, message.id)
        elif message is None or message.id != row.lobby_message_id:
            await say(interaction, text)
        await self.refresh(interaction, table_id)

    async def refresh(
        self, interaction: Interaction, table_id: int, *, closed_by: int | None = None
    ) -> None:
        """Let the lobby's message show what is true now; `closed_by` is who has just closed it.

        It is the answer to the interaction, if that was a click on it and has none; else an edit.
        One after the other, or an older state of the lobby might be the last to be written.
        """
        async with self._locks.setdefault(table_id, TimedLock()):
            row = await self._client.database.tables.get(table_id)
            lobby = await self._message(interaction, row, closed_by)
            message = interaction.message
            clicked = message is not None and message.id == row.lobby_message_id
            if not clicked or interaction.response.is_done():
                await self._show_or_tell(interaction, row, lobby)
                return
            try:
                await interaction.response.edit_message(**lobby)
            except discord.HTTPException:  # too late for an answer, not for the truth
                await self._show(row, lobby)
                raise

    async def _show_or_tell(
        self, interaction: Interaction, row: TableRow, lobby: dict[str, Any]
    ) -> None:
        """Let the lobby's message show what is true, or say why people see nothing of it."""
        try:
            await self._show(row, lobby)
        except discord.HTTPException as error:
            trouble = met(error)
            if not trouble.needs_people:
                raise
            log.warning("lobby not shown: table %s: %s", row.id, error)
            language = reader_language(interaction)
            place = self._client.places.known(row)
            where = f"<#{row.channel_id}>"
            await say(interaction, advice(trouble, where, missing(place, language), language))

    async def _show(self, row: TableRow, lobby: dict[str, Any]) -> None:
        """Edit the lobby's message; write a new one when it is gone and still needed."""
        channel = self._client.get_partial_messageable(row.channel_id, guild_id=row.guild_id)
        if row.lobby_message_id is not None:
            try:
                await channel.get_partial_message(row.lobby_message_id).edit(**lobby)
            except discord.HTTPException as error:
                if error.code not in UNCHANGEABLE:
                    raise
                log.info("the lobby's message stays as it is: table %s: %s", row.id, error)
            else:
                return
        if row.status == "lobby":
            message = await channel.send(**lobby)
            await self._client.database.tables.set_lobby_message(row.id, message.id)

    async def _message(
        self, interaction: Interaction, row: TableRow, closed_by: int | None = None
    ) -> dict[str, Any]:
        """Return the lobby's message as it should be now."""
        language = Language.of(row.locale)
        seats = await self._client.database.seats.at(row.id)
        if row.started_at is not None:
            return {"content": ui.begun_text(row, seats, language), "view": None}
        if row.status == "closed":
            return {"content": closed_text(row, closed_by, language), "view": None}
        here = interaction.channel
        may_thread = isinstance(here, discord.TextChannel) and here.id == row.channel_id
        return {
            "content": ui.lobby_text(row, seats, language),
            "view": ui.lobby_view(row, language, may_thread=may_thread),
        }
