"""What one reader is told about a table: the turn, the holdings, the board, the log."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import wraps
from typing import Concatenate, NamedTuple, ParamSpec

from bot.course import Course, follow_all
from bot.drawing import Drawing
from bot.table import Table
from bot.telling import fit_lines, story
from bot.ui.answers import Reply
from bot.ui.choices import choices_view
from bot.ui.going_back import back_button
from bot.ui.items import view_of
from bot.ui.lobby import player_lines
from bot.ui.pages import log_pages
from bot.ui.player_boards import player_board_buttons
from bot.ui.undo import UndoButton, undo_buttons
from bot.wording.language import Language
from bot.wording.registry import WORDINGS, board_labels, opponents
from games.core.action import Seat
from games.core.event import Event, Reseated
from games.core.undo import Line, Undo
from games.core.view import View
from rendering.core.graphemes import shorten
from storage.rows import TableRow

LISTED = 13
"""How many choices a reply spells out, the others are counted; all of those in rows."""

LOG_PAGE = 12
"""Messages of the log on one page."""

TEXT_LIMIT = 2000

P = ParamSpec("P")


class Reader(NamedTuple):
    """Somebody who looks at a table, and in which language; `seat` is None for spectators.

    `interaction_id` is by which click or command, for the log. `notice` says what keeps posts from
    the table's channel, if anything does.
    """

    table: Table
    seat: Seat | None
    language: Language
    drawing: Drawing
    interaction_id: int
    notice: str = ""

    @property
    def view(self) -> View:
        """What the reader may know now."""
        return self.table.view(self.seat)

    @property
    def about(self) -> str:
        """What a line of the log is about."""
        return f"table {self.table.id} interaction {self.interaction_id}"

    def in_public(self) -> "Reader":
        """Return a spectator in the language of the channel."""
        language = Language.of(self.table.row.locale)
        return self._replace(seat=None, language=language, notice="")


def noticed(reader: Reader, text: str) -> str:
    """Return a text with what its reader is to know of the channel at its end."""
    if not reader.notice:
        return text
    return f"{shorten(text, TEXT_LIMIT - len(reader.notice) - 2)}\n\n{reader.notice}"


def with_notice(
    reply: Callable[Concatenate[Reader, P], Awaitable[Reply]],
) -> Callable[Concatenate[Reader, P], Awaitable[Reply]]:
    """Let a reply end with what its reader is to know of the channel."""

    @wraps(reply)
    async def with_it(reader: Reader, /, *given: P.args, **named: P.kwargs) -> Reply:
        said = await reply(reader, *given, **named)
        said.content = noticed(reader, said.content)
        return said

    return with_it


@with_notice
async def turn(reader: Reader, preface: str = "", page: int = 0) -> Reply:
    """Tell what is asked of the reader, with all answers, or who is awaited."""
    table, seat, language = reader.table, reader.seat, reader.language
    view = reader.view
    wording = WORDINGS[table.game.slug]
    if view.over:
        return Reply(_after(preface, wording.result(view, table.names, language)))
    if table.row.status == "closed":
        return Reply(_after(preface, language.gettext("This table was closed before the end.")))
    undo = _undo_buttons(reader)
    asked = seat is not None and table.asks(seat)
    if acting(reader) if asked else undo:
        preface = "\n\n".join(filter(None, [preface, done(reader)]))
    if seat is None or not asked:
        return Reply(_after(preface, waiting(reader)), view=view_of(*undo) if undo else None)
    decision = table.decision
    assert decision is not None, "somebody is asked"
    actions = decision.legal(seat)
    choices = [wording.choice(view, action, language) for action in actions]
    lines = [wording.question(view, table.names, language)]
    if any(choice.effect for choice in choices):
        in_rows = all(choice.row is not None for choice in choices)
        listed = choices if in_rows else choices[:LISTED]
        lines += [f"- {choice.line}" for choice in listed]
        if left := len(choices) - len(listed):
            more = language.ngettext("- … {amount} more below", "- … {amount} more below", left)
            lines.append(more.format(amount=left))
    picture = await reader.drawing.choices(
        table.game.slug, view, table.names, language.code, about=reader.about
    )
    buttons = choices_view(
        table.id, table.position.decision, actions, choices, language, page, undo
    )
    return Reply(_after(preface, "\n".join(lines)), picture=picture, view=buttons)


def acting(reader: Reader) -> bool:
    """Whether the reader is in the middle of a turn of which the channel has not been told."""
    steps = reader.table.course.latest(reader.seat)
    return bool(steps) and not steps[-1].posted


def done(reader: Reader) -> str:
    """Tell what the reader has done in this turn so far, and what it cost and brought."""
    table, seat, language = reader.table, reader.seat, reader.language
    steps = table.course.latest(seat)
    if not steps:
        return ""
    events = [event for step in steps for event in step.events if event.heard_by(seat)]
    lines = story(table.game.slug, events, table.names, language)
    before = table.game.view(steps[0].before.state, seat)
    balance = WORDINGS[table.game.slug].balance(before, reader.view, language)
    if balance:
        lines.append(language.gettext("In all: {balance}").format(balance=balance))
    return "\n".join(f"> {line}" for line in lines)


def _undo_buttons(reader: Reader) -> list[UndoButton]:
    table = reader.table
    back_to = [step.before.entries for step in table.course.undoable(reader.seat)]
    return undo_buttons(table.id, table.position.decision, back_to, reader.language)


def waiting(reader: Reader) -> str:
    """Say who is awaited, and for what; to the awaited how they get to their answers."""
    table, language = reader.table, reader.language
    view = table.view(None)
    names = language.list([table.safe_names[seat] for seat in view.asked])
    summons = WORDINGS[table.game.slug].summons(view, table.names, language)
    if reader.seat is None:
        return language.gettext("You do not sit at this table. {names}: {summons}").format(
            names=names, summons=summons
        )
    if reader.seat in view.asked:
        return language.gettext("It is up to you now: see `/turn`. {names}: {summons}").format(
            names=names, summons=summons
        )
    return language.gettext("Nothing is asked of you now. {names}: {summons}").format(
        names=names, summons=summons
    )


def info(reader: Reader, row: TableRow, agreed: list[str]) -> str:
    """Say who sits at the table, what was agreed, and who is awaited; `row` is the table's now."""
    table, language = reader.table, reader.language
    lines = [
        language.gettext("**{game}** · table {table}").format(
            game=table.game.title, table=table.id
        ),
        *player_lines(table.seats, language),
    ]
    if agreed:
        lines.append(language.gettext("Agreed: {options}").format(options=language.list(agreed)))
    lines += _clocks(row, language)
    return "\n".join([*lines, waiting(reader)])


def _clocks(row: TableRow, language: Language) -> list[str]:
    """Say how long somebody may be awaited before something is done about it."""
    lines = []
    if row.reminder_hours is not None:
        text = language.ngettext(
            "Reminders: every hour", "Reminders: every {hours} hours", row.reminder_hours
        )
        lines.append(text.format(hours=row.reminder_hours))
    if row.limit_hours is not None:
        text = language.ngettext(
            "Time limit: an hour, then the others may vote",
            "Time limit: {hours} hours, then the others may vote",
            row.limit_hours,
        )
        lines.append(text.format(hours=row.limit_hours))
    return lines


@with_notice
async def hand(reader: Reader) -> Reply:
    """Show the reader's own holdings, as a picture and as text."""
    table, language = reader.table, reader.language
    if reader.seat is None:
        return Reply(language.gettext("You do not sit at this table, so you hold nothing here."))
    view, names = reader.view, table.names
    text = WORDINGS[table.game.slug].holdings(view, names, language)
    picture = await reader.drawing.hand(
        table.game.slug, view, names, language.code, about=reader.about
    )
    return Reply(text, picture=picture)


@with_notice
async def board(reader: Reader) -> Reply:
    """Show the public board as it is now."""
    table, language = reader.table, reader.language
    view, names = table.view(None), table.names
    picture = await reader.drawing.board(
        table.game.slug, view, names, language.code, about=reader.about
    )
    return Reply(WORDINGS[table.game.slug].board(view, names, language), picture=picture)


async def second_board(reader: Reader) -> Reply:
    """Show what the public board has no room for, as it is now."""
    table, language = reader.table, reader.language
    label = board_labels(table.game.slug, language).second
    if label is None:
        return _one_board(reader)
    view = table.view(None)
    picture = await reader.drawing.second_board(
        table.game.slug, view, table.names, language.code, about=reader.about
    )
    if picture is None:
        return Reply(WORDINGS[table.game.slug].board(view, table.names, language))
    return Reply(label, picture=picture)


def _one_board(reader: Reader) -> Reply:
    return Reply(
        reader.language.gettext("In {game} all lies on the one board: see `/board`.").format(
            game=reader.table.game.title
        )
    )


async def player_boards(reader: Reader, seat: Seat | None = None) -> Reply:
    """Show the boards that lie before the players: all side by side, or that of `seat` large.

    A seat that this table does not have shows all of them.
    """
    table, language = reader.table, reader.language
    label = board_labels(table.game.slug, language).players
    if label is None:
        return _one_board(reader)
    view = table.view(None)
    others = opponents(table.game.slug, view, language)
    owners = [*table.safe_names, *others]
    if seat not in range(len(owners)):
        seat = None
    picture = await reader.drawing.player_boards(
        table.game.slug, view, table.names, seat, language.code, about=reader.about
    )
    said = label if seat is None else f"{label}: {owners[seat]}"
    if picture is None:
        said = WORDINGS[table.game.slug].board(view, table.names, language)
    buttons = player_board_buttons(table.id, table.names, seat, label, others)
    return Reply(said, picture=picture, view=buttons)


async def log(reader: Reader, page: int = 0) -> Reply:
    """Tell what happened, the latest on page 0; older pages are reached by buttons."""
    table, language = reader.table, reader.language
    told, taken_later = list[str](), set[Seat]()
    for events in reversed(await history(table, reader.seat)):
        lines = story(table.game.slug, events, table.names, language, taken_later=taken_later)
        told.append("\n".join(lines))
        taken_later |= {event.seat for event in events if isinstance(event, Reseated)}
    pages = paginate([text for text in reversed(told) if text])
    page = min(max(page, 0), len(pages) - 1)
    back = [back_button(table.id, language)] if table.goes_on and reader.seat is not None else []
    return Reply(pages[page], view=log_pages(table.id, page, len(pages), language, *back))


async def history(table: Table, seat: Seat | None) -> list[list[Event]]:
    """Return all that `seat` may know to have happened, one list for each message of the table.

    What was taken back before the channel was told of it is left out. What still stands of a
    message that was taken back is told anew with what follows, as in the channel.
    """
    course, entries = await table.whole_log()
    # In a thread: a long game takes a moment, in which others are to be answered.
    return await asyncio.to_thread(_history, course, entries, seat)


def _history(course: Course, entries: Sequence[Line], seat: Seat | None) -> list[list[Event]]:
    messages: list[list[Event]] = []
    untold: dict[int, list[Event]] = {}
    told: dict[int, tuple[int, list[Event]]] = {}  # by line, with the number of the message
    actions = {number: action for number, _, action in entries}
    for number, (_, events, post) in follow_all(course, entries):
        action = actions[number]
        heard = [event for event in events if event.heard_by(seat)]
        if isinstance(action, Undo):
            told = {line: message for line, message in told.items() if line <= action.to}
            untold = {line: some for line, some in untold.items() if line <= action.to}
            if post is not None:
                messages.append(heard)
                untold = {line: some for line, (by, some) in told.items() if by > action.to}
            continue
        untold[number] = heard
        if post is not None:
            messages.append([event for some in untold.values() for event in some])
            told |= {line: (number, some) for line, some in untold.items()}
            untold = {}
    messages.append([event for some in untold.values() for event in some])
    return [events for events in messages if events]


async def read_in(channel_id: int | None, reader: Reader, reply: Awaitable[Reply]) -> Reply:
    """Begin a reply with the channel of its table, unless that is the one it is read in."""
    said = await reply
    if reader.table.row.channel_id == channel_id:
        return said
    where = reader.language.gettext("In {channel}:").format(
        channel=f"<#{reader.table.row.channel_id}>"
    )
    said.content = shorten(f"{where}\n{said.content}", TEXT_LIMIT)
    return said


def paginate(paragraphs: list[str]) -> list[str]:
    """Put paragraphs on pages that fit into a message, the latest page first."""
    pages: list[str] = []
    page: list[str] = []
    for paragraph in reversed(paragraphs):
        grown = "\n".join([paragraph, *page])
        if page and (len(grown) > TEXT_LIMIT - 100 or len(page) == LOG_PAGE):
            pages.append("\n".join(page))
            page = []
        page.insert(0, shorten(paragraph, TEXT_LIMIT - 100))
    pages.append("\n".join(page) or "…")
    return pages


def _after(preface: str, text: str) -> str:
    """Put what came before above a text; when it gets too long its oldest lines are left out."""
    return fit_lines(preface.split("\n") if preface else [], text)


REPLIES: Mapping[str, Callable[[Reader], Awaitable[Reply]]] = {
    "turn": turn,
    "hand": hand,
    "board": board,
    "second": second_board,
    "boards": player_boards,
    "log": log,
}
"""What the buttons under a board show, by the word in their id."""
