"""What happens to a table before it starts, and how it is given up."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal

import discord

from bot import replies
from bot.clock import now
from bot.options import options_of
from bot.refusals import Refusal, say
from bot.ui import lobby as ui
from bot.ui.answers import Interaction
from bot.wording.language import Language
from games.registry import GAMES
from storage.rows import TableRow

if TYPE_CHECKING:
    from bot.client import Malecon

THREAD_ARCHIVES_AFTER: Literal[10_080] = 10_080
"""Minutes without a message after which a table's thread is archived: a week, the longest."""


class Lobbies:
    """Opens tables, seats people, starts games and closes tables."""

    def __init__(self, client: "Malecon") -> None:
        self._client = client

    async def open_table(
        self, interaction: Interaction, slug: str, seats: int, options: str, *, thread: bool
    ) -> None:
        """Open a lobby in the channel, or in a new thread of it, and take the opener in."""
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
        channel_id = interaction.channel_id
        if thread:
            channel_id = await self._open_thread(interaction, game.title)
        await self._client.remember(interaction)
        row = await self._client.database.tables.create(
            game=slug,
            seats=seats,
            options=options,
            rules=game.rules,
            guild_id=interaction.guild_id or 0,
            channel_id=channel_id or 0,
            opener_id=interaction.user.id,
            locale=str(interaction.guild_locale or interaction.locale),
            at=now(),
        )
        await self._client.database.seats.join(row.id, interaction.user.id, at=now())
        if thread:
            await self._post_lobby(interaction, row)
        else:
            said = await interaction.response.send_message(**await self._lobby(interaction, row))
            if said.message_id is not None:
                await self._client.database.tables.set_lobby_message(row.id, said.message_id)

    async def _open_thread(self, interaction: Interaction, title: str) -> int:
        """Announce the table in the channel and return the id of a thread that hangs on it."""
        public = Language.of(str(interaction.guild_locale or interaction.locale))
        text = public.gettext("{person} opens a table of **{game}** in a thread.").format(
            person=interaction.user.mention, game=title
        )
        said = await interaction.response.send_message(text)
        channel: Any = interaction.channel
        message = channel.get_partial_message(said.message_id)
        thread = await message.create_thread(
            name=title, auto_archive_duration=THREAD_ARCHIVES_AFTER
        )
        return int(thread.id)

    async def _post_lobby(self, interaction: Interaction, row: TableRow) -> None:
        channel = self._client.get_partial_messageable(row.channel_id, guild_id=row.guild_id)
        message = await channel.send(**await self._lobby(interaction, row))
        await self._client.database.tables.set_lobby_message(row.id, message.id)

    async def _lobby(self, interaction: Interaction, row: TableRow) -> dict[str, Any]:
        """Return the lobby's message as it should be now."""
        seats = await self._client.database.seats.at(row.id)
        language = Language.of(row.locale)
        here = interaction.channel
        may_thread = isinstance(here, discord.TextChannel) and here.id == row.channel_id
        return {
            "content": ui.lobby_text(row, seats, language),
            "view": ui.lobby_view(row, language, may_thread=may_thread),
        }

    async def refresh(self, interaction: Interaction, row: TableRow) -> None:
        """Bring the lobby's message up to date, as the answer to a click on it or by an edit."""
        lobby = await self._lobby(interaction, row)
        message = interaction.message
        if message is not None and message.id == row.lobby_message_id:
            await interaction.response.edit_message(**lobby)
        else:
            await self.edit_lobby(interaction, row, **lobby)

    async def edit_lobby(self, interaction: Interaction, row: TableRow, **message: Any) -> None:
        """Edit the lobby's message; that somebody has deleted it is no reason to stop."""
        if row.lobby_message_id is None:
            return
        channel = self._client.get_partial_messageable(row.channel_id, guild_id=row.guild_id)
        try:
            await channel.get_partial_message(row.lobby_message_id).edit(**message)
        except discord.NotFound:
            await self._client.database.tables.set_lobby_message(row.id, None)

    async def join(self, interaction: Interaction, table_id: int) -> None:
        """Take the next free seat."""
        await self._client.remember(interaction)
        await self._client.database.seats.join(table_id, interaction.user.id, at=now())
        row = await self._client.database.tables.get(table_id)
        await self.refresh(interaction, row)
        await _confirm(interaction, reader_language(interaction).gettext("You sit at the table."))

    async def leave(self, interaction: Interaction, table_id: int) -> None:
        """Give the seat up again; whoever sits behind it moves up."""
        await self._client.database.seats.leave(table_id, interaction.user.id)
        row = await self._client.database.tables.get(table_id)
        await self.refresh(interaction, row)
        await _confirm(
            interaction, reader_language(interaction).gettext("You have left the table.")
        )

    async def start(self, interaction: Interaction, table_id: int) -> None:
        """Begin with those who sit there; any of them may say so."""
        await self.require_seat(interaction, table_id)
        row = await self._client.database.tables.get(table_id)
        table = await self._client.tables.start(row, interaction.id, interaction.user.id)
        self._client.poster.wake(table)
        language = Language.of(row.locale)
        players = "\n".join(
            f"- {replies.SEAT_LETTERS[seat]}: <@{user}>" for seat, user in enumerate(table.users)
        )
        text = language.gettext("**{game}** · table {table} has begun.").format(
            game=table.game.title, table=row.id
        )
        begun: dict[str, Any] = {"content": f"{text}\n{players}", "view": None}
        if interaction.message is not None and interaction.message.id == row.lobby_message_id:
            await interaction.response.edit_message(**begun)
        else:
            await self.edit_lobby(interaction, row, **begun)
            await _confirm(interaction, reader_language(interaction).gettext("The game begins."))

    async def move_to_thread(self, interaction: Interaction, table_id: int) -> None:
        """Open a thread under the lobby and go on there."""
        language = reader_language(interaction)
        await self.require_seat(interaction, table_id)
        row = await self._client.database.tables.get(table_id)
        message = interaction.message
        if row.status != "lobby" or message is None or message.id != row.lobby_message_id:
            raise Refusal(language.gettext("A table can be moved only before it has started."))
        require_permissions(interaction, thread=True)
        title = GAMES[row.game].title
        thread = await message.create_thread(
            name=title, auto_archive_duration=THREAD_ARCHIVES_AFTER
        )
        row = await self._client.database.tables.move(table_id, thread.id)
        text = (
            Language.of(row.locale)
            .gettext("**{game}** · table {table} is in {thread}.")
            .format(game=title, table=table_id, thread=thread.mention)
        )
        await interaction.response.edit_message(content=text, view=None)
        await self._post_lobby(interaction, row)

    async def agree(self, interaction: Interaction, table_id: int, names: Sequence[str]) -> None:
        """Agree on exactly the options named."""
        await self.require_seat(interaction, table_id)
        row = await self._client.database.tables.get(table_id)
        options = options_of(row.game, names)
        row = await self._client.database.tables.change_options(table_id, options)
        await self.refresh(interaction, row)

    async def close(self, interaction: Interaction, row: TableRow) -> None:
        """Close a lobby at once; a running game when another player agrees.

        Who may manage the channel may close any table.
        """
        language = reader_language(interaction)
        public = Language.of(row.locale)
        if not interaction.permissions.manage_channels:
            await self.require_seat(interaction, row.id)
            if row.status == "playing":
                text = public.gettext(
                    "{person} wants to give the game up. It ends when another player agrees."
                ).format(person=interaction.user.mention)
                view = ui.close_view(row.id, interaction.user.id, public)
                await interaction.response.send_message(text, view=view)
                return
        await self._client.database.tables.close(row.id, at=now())
        self._client.tables.forget(row.id)
        text = _closed(row, public)
        if row.status == "lobby":
            await self.edit_lobby(interaction, row, content=text, view=None)
            await say(interaction, language.gettext("The table is closed."))
        else:
            await interaction.response.send_message(text)

    async def agree_to_close(self, interaction: Interaction, table_id: int, asker: int) -> None:
        """Give a running game up, for two of its players want to."""
        await self.require_seat(interaction, table_id)
        if interaction.user.id == asker:
            raise Refusal(
                reader_language(interaction).gettext("Another player has to agree, not you alone.")
            )
        row = await self._client.database.tables.close(table_id, at=now())
        self._client.tables.forget(table_id)
        await interaction.response.edit_message(
            content=_closed(row, Language.of(row.locale)), view=None
        )

    async def require_seat(self, interaction: Interaction, table_id: int) -> None:
        """Refuse who does not sit at the table."""
        seats = await self._client.database.seats.at(table_id)
        if all(seat.user_id != interaction.user.id for seat in seats):
            raise Refusal(
                reader_language(interaction).gettext(
                    "Only those who sit at this table can do that."
                )
            )


def _closed(row: TableRow, language: Language) -> str:
    return language.gettext("**{game}** · table {table} is closed.").format(
        game=GAMES[row.game].title, table=row.id
    )


def require_permissions(interaction: Interaction, *, thread: bool) -> None:
    """Refuse to open a table where the bot could not show it."""
    language = reader_language(interaction)
    allowed = interaction.app_permissions
    in_thread = thread or isinstance(interaction.channel, discord.Thread)
    _ = language.gettext
    needed = {
        _("View Channel"): allowed.view_channel,
        _("Attach Files"): allowed.attach_files,
    }
    if in_thread:
        needed[_("Send Messages in Threads")] = allowed.send_messages_in_threads
    else:
        needed[_("Send Messages")] = allowed.send_messages
    if thread:
        needed[_("Create Public Threads")] = allowed.create_public_threads
        if not isinstance(interaction.channel, discord.TextChannel):
            raise Refusal(_("A thread can be opened only in a text channel."))
    missing = [name for name, granted in needed.items() if not granted]
    if missing:
        raise Refusal(
            _("I lack permissions here: {permissions}.").format(permissions=language.list(missing))
        )


def reader_language(interaction: Interaction) -> Language:
    """Return the language of whoever is to be answered privately."""
    return Language.of(str(interaction.locale))


async def _confirm(interaction: Interaction, text: str) -> None:
    """Tell who used a command that it is done; a click on the lobby shows that by itself."""
    if not interaction.response.is_done():
        await say(interaction, text)
