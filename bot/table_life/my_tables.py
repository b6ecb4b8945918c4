"""The tables at which somebody plays, the reader's turn first."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from discord import app_commands

from bot.finding import none_open
from bot.refusals import Refusal
from bot.table_life.seating import not_your_own
from bot.ui.answers import Interaction, Reply, answer_in_place, reader_language
from bot.ui.items import view_of
from bot.ui.which import OFFERED, Offer, turn_buttons, which_menu
from bot.wording.game import LINE_LIMIT, TEXT_LIMIT
from bot.wording.language import Language
from bot.wording.names import SHORTER, shorter_and_shorter
from bot.wording.registry import WORDINGS
from games.registry import GAMES
from rendering.core.graphemes import shorten
from storage.rows import TableRow

if TYPE_CHECKING:
    from bot.client import Malecon

LISTED = 20
"""Tables in one list, if so many fit into a message."""


class MyTable(NamedTuple):
    """A table at which a person sits, whether they are asked there, and what is awaited.

    `awaited` is said with names in full first, then with ever shorter ones. `gone` tells whether
    its channel is not there any more.
    """

    row: TableRow
    asked: bool
    awaited: Sequence[str]
    gone: bool = False


class MyTables:
    """Lists somebody's tables, or asks which of them is meant."""

    def __init__(self, client: "Malecon") -> None:
        self._client = client

    async def listing(self, interaction: Interaction, page: int = 0) -> Reply:
        """Return a page of a person's open tables with links, those that wait for them first."""
        language = reader_language(interaction)
        user = interaction.user.id
        rows = await self._client.database.tables.open_of(user)
        rows += await self._client.database.tables.owned_by(user)
        if not rows:
            return Reply(
                language.gettext("You sit at no table. In a channel, `/table new` opens one.")
            )
        tables = await self._looked_at(interaction, rows)
        pages = _pages(tables, language)
        page = min(page, len(pages) - 1)
        turning = turn_buttons("list", page, len(pages))
        return Reply(pages[page], view=view_of(*turning) if turning else None)

    async def which(
        self, interaction: Interaction, what: str, rows: Sequence[TableRow], page: int = 0
    ) -> Reply:
        """Ask which of these tables is meant; `what` is the word of what is to be shown."""
        language = reader_language(interaction)
        tables = await self._looked_at(interaction, rows)
        pages = -(-len(tables) // OFFERED)
        page = min(page, pages - 1)
        offers = [
            Offer(table.row.id, self._called(table.row), table.awaited[0])
            for table in tables[page * OFFERED : (page + 1) * OFFERED]
        ]
        text = language.gettext("You play at several tables: which one do you mean?")
        if what == "move":  # perhaps the only one
            text = language.gettext("Which of your tables is to go on in this channel?")
        turning = turn_buttons(what, page, pages)
        return Reply(text, view=view_of(which_menu(what, offers, language), *turning))

    async def turn_to(self, interaction: Interaction, what: str, page: int) -> None:
        """Turn to another page of the list, or of the tables that may be meant.

        Raises:
            Refusal: by now nothing can be meant.
        """
        client = self._client
        if what == "list":
            await answer_in_place(interaction, self.listing(interaction, page))
            return
        if what == "move":
            rows = await client.moving.elsewhere(interaction)
        elif what == "return":
            rows = await client.database.tables.owned_by(interaction.user.id)
        elif what == "doctor":
            rows = await client.doctor.examinable(interaction)
        else:
            rows = await client.finding.possible(interaction)
        if not rows:
            raise Refusal(none_open(reader_language(interaction)))
        await answer_in_place(interaction, self.which(interaction, what, rows, page))

    def completions(self, rows: Sequence[TableRow], typed: str) -> list[app_commands.Choice[int]]:
        """Return those of the tables that are called like what was typed, as completions."""
        named = [(row, f"{row.id} · {self._called(row)}") for row in rows]
        return [
            app_commands.Choice(name=shorten(name, LINE_LIMIT), value=row.id)
            for row, name in named
            if typed.casefold() in name.casefold()
        ][:OFFERED]

    async def _looked_at(self, interaction: Interaction, rows: Sequence[TableRow]) -> list[MyTable]:
        language = reader_language(interaction)
        gone = [row.id for row in await self._client.places.gone_among(rows)]
        found = [
            (await self._look(interaction.user.id, row, language))._replace(gone=row.id in gone)
            for row in rows
        ]
        return sorted(found, key=lambda table: (not table.asked, table.row.status, table.row.id))

    async def _look(self, user_id: int, row: TableRow, language: Language) -> MyTable:
        if row.status == "lobby":
            return MyTable(row, False, [language.gettext("in the lobby")])
        table = await self._client.tables.live(row.id)
        view, wording = table.view(None), WORDINGS[row.game]
        if view.over:
            return MyTable(row, False, [language.gettext("the game is over")])
        summons = wording.summons(view, table.names, language)
        if table.seat_of(user_id) in view.asked:
            return MyTable(
                row, True, [language.gettext("your turn: {summons}").format(summons=summons)]
            )
        for seat in table.seats:
            if seat.owner_id == user_id:
                return MyTable(row, False, [not_your_own(seat, language)])
        waiting = language.gettext("waiting for {names}: {summons}")
        awaited = [
            waiting.format(
                names=language.list([names[seat] for seat in view.asked]), summons=summons
            )
            for names in shorter_and_shorter(table.names)
        ]
        return MyTable(row, False, awaited)

    def _called(self, row: TableRow) -> str:
        """Name a table where a mention of its channel would not be shown as one."""
        channel = self._client.get_channel(row.channel_id)
        name = getattr(channel, "name", None)
        where = f"#{name}" if name else f"{row.id}"
        return f"{GAMES[row.game].title} · {where}"


def _pages(tables: Sequence[MyTable], language: Language) -> list[str]:
    """List tables on pages that fit into a message, with names as long as they may be there."""
    pages, left = list[str](), list(tables)
    while left:
        listed, page = next(
            (
                (listed, page)
                for listed, page in _lists(left, language)
                if len(page) <= TEXT_LIMIT or listed == 1
            )
        )
        pages.append(shorten(page, TEXT_LIMIT))
        left = left[listed:]
    return pages


def _lists(tables: Sequence[MyTable], language: Language) -> Iterator[tuple[int, str]]:
    """Yield ever shorter lists of tables: first with shorter names, then with fewer tables."""
    most = min(LISTED, len(tables))
    for shortness in range(len(SHORTER)):
        yield most, _list(tables[:most], shortness, language)
    for fewer in range(most - 1, 0, -1):
        yield fewer, _list(tables[:fewer], len(SHORTER) - 1, language)


def _list(tables: Sequence[MyTable], shortness: int, language: Language) -> str:
    return "\n".join(_line(table, shortness, language) for table in tables)


def _line(table: MyTable, shortness: int, language: Language) -> str:
    row = table.row
    awaited = table.awaited[min(shortness, len(table.awaited) - 1)]
    mark = "▶" if table.asked else "·"
    if table.gone:
        text = language.gettext(
            "{mark} {game}, table {table}, whose channel is gone: {awaited}. `/table move` in"
            " another channel goes on there."
        )
        return text.format(mark=mark, game=GAMES[row.game].title, table=row.id, awaited=awaited)
    message = row.shown_message_id or row.lobby_message_id
    link = f"https://discord.com/channels/{row.guild_id}/{row.channel_id}"
    if message is not None:
        link = f"{link}/{message}"
    text = language.gettext("{mark} [{game}]({link}) in {channel}: {awaited}")
    return text.format(
        mark=mark,
        game=GAMES[row.game].title,
        link=link,
        channel=f"<#{row.channel_id}>",
        awaited=awaited,
    )
