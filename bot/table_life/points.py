"""To which points of its log a game can go back, and how each is named."""

import asyncio
from collections.abc import Sequence
from typing import NamedTuple

from bot.course import Course, follow_all
from bot.table import Table
from bot.telling import story
from bot.wording.language import Language
from games.core.action import CHANCE, Seat
from games.core.event import Event
from games.core.reseat import Reseat
from games.core.undo import Line, Undo
from games.core.view import View
from rendering.core.plain_names import plain_name

OFFERED = 25
"""Points in one menu: Discord's limit."""


class Point(NamedTuple):
    """A move that could be taken back with all that followed.

    `to` is the entry before it, `events` what spectators were told of it and of what followed until
    the next point. It `begins` a turn, or comes later in it; `ago` turns ago, 0 in the turn that is
    going on. `round` is None in a game without rounds.
    """

    to: int
    seat: Seat
    events: tuple[Event, ...]
    begins: bool
    round: int | None
    ago: int

    def told(self, table: Table, language: Language) -> str:
        """Say what would be taken back first, in one line."""
        lines = story(table.game.slug, self.events, table.names, language)
        told = " ".join(lines).replace("\n", " ")
        return told or language.gettext("what was answered in secret so far")

    def placed(self, table: Table, language: Language) -> str:
        """Say where in the game it lies, in one line without markup."""
        text = language.gettext("to within the turn of {name}")
        if self.begins:
            text = language.gettext("to before the turn of {name}")
        parts = [text.format(name=plain_name(table.names[self.seat]))]
        if self.round:
            parts.append(language.gettext("round {number}").format(number=self.round))
        if self.ago:
            ago = language.ngettext("{amount} turn ago", "{amount} turns ago", self.ago)
            parts.append(ago.format(amount=self.ago))
        return " · ".join(parts)


class _Move(NamedTuple):
    """A move that stands: the entry before it, its own, and what is told of it in public."""

    to: int
    number: int
    seat: Seat
    begins: bool
    round: int | None
    events: list[Event]


async def points(table: Table) -> list[Point]:
    """Return the points to which a game can go back, the latest first, at most `OFFERED`.

    In the latest turn every move is one, before that every turn.
    """
    beginning, lines = await table.whole_log()
    # In a thread: a long game takes a moment, in which others are to be answered.
    moves, asked = await asyncio.to_thread(_moves, beginning, lines)
    return _points(moves, asked)[:OFFERED]


def _moves(beginning: Course, lines: Sequence[Line]) -> tuple[list[_Move], tuple[Seat, ...]]:
    """Return the moves that stand, and who is asked now.

    Dice and cards belong to the move before them. Secret answers count as one move, that of who was
    the first to answer.
    """
    moves: list[_Move] = []
    before = beginning
    view = before.game.view(before.position.state, None)
    for (number, seat, action), (_, followed) in zip(
        lines, follow_all(beginning, lines), strict=True
    ):
        heard = [event for event in followed.events if event.heard_by(None)]
        if isinstance(action, Undo):
            moves = [move for move in moves if move.number <= action.to]
        elif moves and (seat == CHANCE or isinstance(action, Reseat) or _answered(before)):
            moves[-1] = moves[-1]._replace(number=number, events=moves[-1].events + heard)
        elif seat != CHANCE and not isinstance(action, Reseat):
            began = not moves or moves[-1].seat != seat
            moves.append(_Move(before.position.entries, number, seat, began, _round(view), heard))
        before = followed.course
        view = view if followed.post is None else followed.post.view  # each turn has its post
    decision = before.game.decision(before.position.state)
    return moves, decision.seats if decision else ()


def _round(view: View) -> int | None:
    """Return the round of a game that has rounds; None before the first."""
    return getattr(view, "round", None) or None


def _answered(course: Course) -> bool:
    """Whether some have answered a secret question already, and others have not."""
    decision = course.game.decision(course.position.state)
    return decision is not None and decision.sealed and decision.awaited != decision.seats


def _points(moves: Sequence[_Move], asked: Sequence[Seat]) -> list[Point]:
    """Put the moves of every turn but the latest together."""
    found: list[Point] = []
    latest = True
    ago = 0 if moves and moves[-1].seat in asked else 1
    untold: list[Event] = []
    for move in reversed(moves):
        untold = move.events + untold
        if latest or move.begins:
            events = tuple(untold)
            found.append(Point(move.to, move.seat, events, move.begins, move.round, ago))
            untold = []
        latest = latest and not move.begins
        ago += move.begins
    return found
