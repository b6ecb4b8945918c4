"""An answer to a decision, from whichever button, menu or command it comes."""

import logging
from typing import TYPE_CHECKING

from bot import replies
from bot.course import CannotUndo
from bot.operating.happenings import failed, refused
from bot.refusals import Refusal, sentence
from bot.table import SeatChanged
from bot.telling import story
from bot.ui.answers import Interaction, Reply, answer, answer_in_place
from bot.ui.choices import key_of
from games.core.action import Action, Seat
from games.core.errors import RulesError, StaleDecision
from games.core.event import Event, Undone
from games.core.undo import Undo
from storage.errors import AlreadyDone
from storage.rows import SeatRow

if TYPE_CHECKING:
    from bot.client import Malecon

log = logging.getLogger(__name__)


class Answering:
    """Brings answers to their tables, and tells who gave them what came of it."""

    def __init__(self, client: "Malecon") -> None:
        self._client = client

    async def choose(
        self, interaction: Interaction, table_id: int, decision: int, key: str
    ) -> None:
        """Give the answer with this key to a decision, clicked in a private message."""
        reader = await self._client.reader_of(interaction, table_id)
        await answer_in_place(interaction, self._choose(interaction, reader, decision, key))

    async def player(self, interaction: Interaction, game: str) -> replies.Reader:
        """Return who is about to act by a slash command, at the channel's table of this game.

        Raises:
            Refusal: no such table is here, or it asks others now.
        """
        table = await self._client.finding.table_of(interaction, game)
        reader = await self._client.reader(interaction, table)
        if table.decision is not None and not table.asks(seat_in(reader)):
            why = sentence(table.game.out_of_turn(), reader.language, game)
            raise Refusal(f"{why}\n\n{replies.waiting(reader)}")
        return reader

    async def command(
        self, interaction: Interaction, reader: replies.Reader, action: Action
    ) -> None:
        """Do what a slash command says at the reader's table."""
        decision = reader.table.position.decision
        await answer(interaction, self.act(interaction, reader, action, decision))

    async def undo(self, interaction: Interaction, table_id: int, decision: int, to: int) -> None:
        """Take back what was done since entry `to`, clicked in a private message."""
        reader = await self._client.reader_of(interaction, table_id)
        await answer_in_place(interaction, self.act(interaction, reader, Undo(to), decision))

    async def undo_command(self, interaction: Interaction, *, whole: bool) -> None:
        """Take back the last move, or the whole turn, by a slash command.

        Where nothing can be taken back alone, it is offered to ask the others.

        Raises:
            Refusal: there is no table here, or the person does not play there.
        """
        table = await self._client.finding.table_here(interaction)
        reader = await self._client.reader(interaction, table)
        steps = table.course.undoable(seat_in(reader))
        if not steps:
            await answer(interaction, self._client.going_back.offer(reader, _why_not(reader)))
            return
        undo = Undo(steps[0 if whole else -1].before.entries)
        await self.command(interaction, reader, undo)

    async def show(self, interaction: Interaction, table_id: int, what: str) -> None:
        """Show what was asked for, by its word in `replies.REPLIES`, of a table that was chosen."""
        reader = await self._client.reader_of(interaction, table_id)
        said = replies.read_in(interaction.channel_id, reader, replies.REPLIES[what](reader))
        await answer_in_place(interaction, said)

    async def show_turn(self, interaction: Interaction, table_id: int, page: int) -> None:
        """Show what is asked now, at a page of the answers."""
        reader = await self._client.reader_of(interaction, table_id)
        await answer_in_place(interaction, replies.turn(reader, page=page))

    async def show_player_board(
        self, interaction: Interaction, table_id: int, seat: Seat | None
    ) -> None:
        """Show the board of a seat, or those of all."""
        reader = await self._client.reader_of(interaction, table_id)
        await answer_in_place(interaction, replies.player_boards(reader, seat))

    async def show_log(self, interaction: Interaction, table_id: int, page: int) -> None:
        """Show a page of the log."""
        reader = await self._client.reader_of(interaction, table_id)
        await answer_in_place(interaction, replies.log(reader, page))

    async def _choose(
        self, interaction: Interaction, reader: replies.Reader, decision: int, key: str
    ) -> Reply:
        table = reader.table
        listed = () if table.decision is None else table.decision.legal(seat_in(reader))
        current = table.position.decision
        if decision != current or not listed:
            stale = StaleDecision(decision, current)
            refused(stale)
            return await replies.turn(reader, sentence(stale, reader.language) or "")
        chosen = next((action for action in listed if key_of(action) == key), None)
        if chosen is None:
            # An older message still offers what a secret answer of the reader's has ruled out.
            ruled_out = reader.language.gettext(
                "That is not possible any more after what you chose; nothing was changed."
            )
            return await replies.turn(reader, ruled_out)
        return await self.act(interaction, reader, chosen, decision)

    async def act(
        self, interaction: Interaction, reader: replies.Reader, action: Action, decision: int
    ) -> Reply:
        """Commit an action and return what its actor is told: what happened, what comes next.

        A refused one tells why, and what is possible instead.
        """
        table, seat = reader.table, seat_in(reader)
        try:
            with self._client.acting(table):
                events = await table.act(
                    seat,
                    action,
                    decision=decision,
                    interaction_id=interaction.id,
                    player=_player(reader, interaction.user.id),
                )
        except (RulesError, AlreadyDone, CannotUndo) as error:
            refused(error)
            why = sentence(error, reader.language, table.game.slug)
            return await replies.turn(reader, why or "")
        return await self._done(reader, events)

    async def _done(self, reader: replies.Reader, events: list[Event]) -> Reply:
        """Tell what happened and what comes next; should that fail, the move counts anyway."""
        table, language = reader.table, reader.language
        try:
            if any(isinstance(event, Undone) for event in events):
                return await replies.turn(reader, language.gettext("That is taken back."))
            if table.course.undoable(reader.seat) or replies.acting(reader):
                return await replies.turn(reader)  # which tells the whole turn
            told = replies.done(reader) or "\n".join(
                story(table.game.slug, events, table.names, language)
            )
            return await replies.turn(reader, told)
        except Exception:
            log.exception("done, but not told: %s", reader.about)
            failed("words")
            return Reply(
                language.gettext(
                    "That is done. See what comes next in the channel or with `/turn`."
                )
            )


def _player(reader: replies.Reader, user_id: int) -> SeatRow:
    """Return the seat as it is while the reader plays it.

    Raises:
        SeatChanged: somebody else plays it by now.
    """
    row = reader.table.seats[seat_in(reader)]
    if row.user_id != user_id:
        raise SeatChanged("somebody else plays there by now")
    return row


def seat_in(reader: replies.Reader) -> int:
    """Return the reader's seat.

    Raises:
        Refusal: the reader does not sit at the table.
    """
    if reader.seat is None:
        raise Refusal(reader.language.gettext("You do not sit at this table."))
    return reader.seat


def _why_not(reader: replies.Reader) -> str:
    """Say why the reader can take nothing back alone."""
    decision = reader.table.decision
    if decision is not None and decision.sealed and reader.seat in decision.seats:
        return reader.language.gettext(
            "Nothing was changed: alone you can take nothing back now. What you answer in secret"
            " you may change with `/turn` until all answers are in."
        )
    return sentence(CannotUndo(), reader.language) or ""
