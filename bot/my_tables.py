"""The tables at which somebody plays, the reader's turn first."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from bot.ui.answers import Interaction, Reply, reader_language
from bot.ui.items import view_of
from bot.ui.which import Offer, which_menu
from bot.wording.language import Language
from bot.wording.registry import WORDINGS
from games.registry import GAMES
from storage.rows import TableRow

if TYPE_CHECKING:
    from bot.client import Malecon

LISTED = 20
"""Tables in one list; with links, about as many as fit into a message."""


class MyTable(NamedTuple):
    """A table at which a person sits, whether they are asked there, and what is awaited."""

    row: TableRow
    asked: bool
    awaited: str


class MyTables:
    """Lists somebody's tables, or asks which of them is meant."""

    def __init__(self, client: "Malecon") -> None:
        self._client = client

    async def listing(self, interaction: Interaction) -> Reply:
        """Return a person's open tables with links, those that wait for them first."""
        language = reader_language(interaction)
        rows = await self._client.database.tables.open_of(interaction.user.id)
        if not rows:
            return Reply(
                language.gettext("You sit at no table. In a channel, `/table new` opens one.")
            )
        tables = await self._looked_at(interaction, rows)
        lines = [_line(table, language) for table in tables[:LISTED]]
        if len(tables) > LISTED:
            more = len(tables) - LISTED
            lines.append(
                language.ngettext("… and {more} more.", "… and {more} more.", more).format(
                    more=more
                )
            )
        return Reply("\n".join(lines))

    async def which(self, interaction: Interaction, what: str, rows: Sequence[TableRow]) -> Reply:
        """Ask which of these tables is meant; `what` is the word of what is to be shown."""
        language = reader_language(interaction)
        tables = await self._looked_at(interaction, rows)
        offers = [Offer(table.row.id, self._called(table.row), table.awaited) for table in tables]
        text = language.gettext("You play at several tables: which one do you mean?")
        return Reply(text, view=view_of(which_menu(what, offers, language)))

    async def _looked_at(self, interaction: Interaction, rows: Sequence[TableRow]) -> list[MyTable]:
        language = reader_language(interaction)
        found = [await self._look(interaction.user.id, row, language) for row in rows]
        return sorted(found, key=lambda table: (not table.asked, table.row.status, table.row.id))

    async def _look(self, user_id: int, row: TableRow, language: Language) -> MyTable:
        if row.status == "lobby":
            return MyTable(row, False, language.gettext("in the lobby"))
        table = await self._client.tables.live(row.id)
        view, wording = table.view(None), WORDINGS[row.game]
        summons = wording.summons(view, table.names, language)
        if table.seat_of(user_id) in view.asked:
            return MyTable(
                row, True, language.gettext("your turn: {summons}").format(summons=summons)
            )
        names = language.list([table.safe_names[seat] for seat in view.asked])
        waiting = language.gettext("waiting for {names}: {summons}")
        return MyTable(row, False, waiting.format(names=names, summons=summons))

    def _called(self, row: TableRow) -> str:
        """Name a table where a mention of its channel would not be shown as one."""
        channel = self._client.get_channel(row.channel_id)
        name = getattr(channel, "name", None)
        where = f"#{name}" if name else f"{row.id}"
        return f"{GAMES[row.game].title} · {where}"


def _line(table: MyTable, language: Language) -> str:
    row = table.row
    message = row.shown_message_id or row.lobby_message_id
    link = f"https://discord.com/channels/{row.guild_id}/{row.channel_id}"
    if message is not None:
        link = f"{link}/{message}"
    mark = "▶" if table.asked else "·"
    text = language.gettext("{mark} [{game}]({link}) in {channel}: {awaited}")
    return text.format(
        mark=mark,
        game=GAMES[row.game].title,
        link=link,
        channel=f"<#{row.channel_id}>",
        awaited=table.awaited,
    )
