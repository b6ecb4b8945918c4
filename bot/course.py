"""Where a table stands, how its channel was told of it, and what can still be taken back."""

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from bot.posts import Post, Reporter
from games.core.action import CHANCE, Action, Seat
from games.core.event import Event, Undone
from games.core.game import Game
from games.core.log import Position
from games.core.reseat import Reseat
from games.core.state import State
from games.core.undo import Line, Undo, standing


class CannotUndo(Exception):
    """What is to be taken back stands for good: something was revealed, or somebody else acted.

    Only when the others agree it can be taken back all the same.
    """


class Step(NamedTuple):
    """A move of a seat, with the dice and cards that followed: from where, and what happened.

    `posted` tells whether the channel was told with it.
    """

    seat: Seat
    before: Position[Any]
    reporter: Reporter
    events: tuple[Event, ...]
    posted: bool


class Followed(NamedTuple):
    """Where a line of the log led, what happened by it, and the post that became due, if any."""

    course: "Course"
    events: list[Event]
    post: Post | None


class Course:
    """A place in the log of a table. It never changes: every line leads to another course.

    `steps` are the latest moves of one seat in a row; the first `firm` of them stand for good,
    because something was revealed by the last of these: a die, a card, a secret. `whole` tells
    whether no earlier ones belong to them, which is not known right after a snapshot.
    """

    __slots__ = ("firm", "game", "position", "reporter", "steps", "whole")

    def __init__(
        self,
        game: Game[Any, Any, Any],
        position: Position[Any],
        reporter: Reporter,
        steps: tuple[Step, ...] = (),
        firm: int = 0,
        *,
        whole: bool,
    ) -> None:
        self.game = game
        self.position = position
        self.reporter = reporter
        self.steps = steps
        self.firm = firm
        self.whole = whole

    @classmethod
    def beginning(
        cls, game: Game[Any, Any, Any], state: State, entries: int = 0, decision: int = 0
    ) -> "Course":
        """Return the course of a table from a snapshot on."""
        position = Position(state, entries, decision)
        return cls(game, position, Reporter(game, state), whole=entries == 0)

    def follow(self, seat: Seat, action: Action) -> Followed:
        """Go on by one line of the log; see `go_back` for what all agreed to take back.

        Raises:
            IllegalAction: the rules do not allow it.
            CannotUndo: it would take back what stands for good.
        """
        if isinstance(action, Undo):
            return self._undo(seat, action.to)
        if isinstance(action, Reseat):
            return self._reseat(seat, action)
        decision = self.game.decision(self.position.state)
        position, reporter = self.position.copy(), self.reporter.copy()
        events = position.advance(self.game, seat, action)
        post = reporter.follow(position, events)
        if decision is not None and decision.sealed:
            return Followed(Course(self.game, position, reporter, whole=True), events, post)
        steps = self._with_step(seat, events, posted=post is not None)
        over = self.game.decision(position.state) is None
        revealed = seat == CHANCE or over or any(event.reveals for event in events)
        firm = len(steps) if revealed else min(self.firm, len(steps) - 1)
        old = _old_news(steps, firm)
        another = bool(self.steps) and seat not in (CHANCE, self.steps[-1].seat)
        whole = self.whole or another or old > 0
        course = Course(self.game, position, reporter, steps[old:], firm - old, whole=whole)
        return Followed(course, events, post)

    def go_back(self, earlier: "Course", seat: Seat) -> Followed:
        """Go back to an earlier course of this table, which `seat` asked for and the others allow.

        The channel is told, and told anew what stands of the turn that is gone back to.
        """
        back_to = earlier.position.entries
        asked = self.game.decision(earlier.position.state)
        turn_of = asked.seats if asked else ()
        event = Undone(seat=seat, back_to=back_to, agreed=True, turn_of=turn_of)
        return self._told_to_be_undone(event, earlier)

    def undoable(self, seat: Seat | None) -> tuple[Step, ...]:
        """Return the moves that `seat` may take back, oldest first; taking one takes the later."""
        return self.steps[self.firm :] if self.steps and self.steps[-1].seat == seat else ()

    def latest(self, seat: Seat | None) -> tuple[Step, ...]:
        """Return the moves of `seat` since the channel was last told, or those last told to it."""
        if not self.steps or self.steps[-1].seat != seat:
            return ()
        return self.steps[_beginning_of_news(self.steps) :]

    def _with_step(self, seat: Seat, events: list[Event], *, posted: bool) -> tuple[Step, ...]:
        """Add a move to those of the same seat; dice and cards belong to the move before them."""
        if seat != CHANCE:
            step = Step(seat, self.position, self.reporter, tuple(events), posted)
            earlier = self.steps if self.steps and self.steps[-1].seat == seat else ()
            return (*earlier, step)
        if not self.steps:
            return ()
        last = self.steps[-1]
        drawn = last._replace(events=(*last.events, *events), posted=last.posted or posted)
        return (*self.steps[:-1], drawn)

    def _undo(self, seat: Seat, to: int) -> Followed:
        """Go back to where a move of `seat` was made.

        The channel is told only when it was told of what is taken back. What stands of that is told
        anew with what follows it, as one turn.
        """
        undone = next((step for step in self.undoable(seat) if step.before.entries == to), None)
        if undone is None:
            raise CannotUndo
        kept = self.steps[: self.steps.index(undone)]
        firm = min(self.firm, len(kept))
        if undone.reporter.told != self.reporter.told:
            earlier = Course(
                self.game, undone.before, undone.reporter, kept, firm, whole=self.whole
            )
            return self._told_to_be_undone(Undone(seat=seat, back_to=to), earlier)
        event = Undone(to=(seat,), seat=seat, back_to=to)
        position = undone.before.renumbered(self.position.entries + 1)
        course = Course(self.game, position, undone.reporter, kept, firm, whole=self.whole)
        return Followed(course, [event], None)

    def _told_to_be_undone(self, event: Undone, earlier: "Course") -> Followed:
        """Go back to where `earlier` stands, and let the channel know."""
        position = earlier.position.renumbered(self.position.entries + 1)
        reporter = self.reporter.without_untold()
        post = reporter.follow(position, [event])
        kept = _to_tell_anew(earlier.steps, reporter)
        reporter = reporter.with_untold(earlier.reporter.untold)
        course = Course(self.game, position, reporter, kept, earlier.firm, whole=earlier.whole)
        return Followed(course, [event], post)

    def _reseat(self, seat: Seat, action: Reseat) -> Followed:
        """Take note of who plays a seat: nothing in the game changes, and the channel is told."""
        position, reporter = self.position.copy(), self.reporter.copy()
        events = position.advance(self.game, seat, action)
        post = reporter.follow(position, events)
        steps = self.steps
        if steps and post is not None:
            steps = (*steps[:-1], steps[-1]._replace(posted=True))
        course = Course(self.game, position, reporter, steps, self.firm, whole=self.whole)
        return Followed(course, events, post)


def follow_all(start: Course, lines: Iterable[Line]) -> Iterator[tuple[int, Followed]]:
    """Yield with its number where each line of a log led, from where `start` is.

    Raises:
        IllegalAction: a move is not possible where it stands.
        CannotUndo: it takes back what stands for good, or was taken back before.
    """
    lines = list(lines)
    goals = {action.to for _, _, action in lines if isinstance(action, Undo) and action.agreed}
    course, stood = start, [start.position.entries]
    kept = {start.position.entries: start}  # only where somebody will go back to
    for number, seat, action in lines:
        if isinstance(action, Undo) and action.agreed:
            if action.to not in stood:
                raise CannotUndo
            followed = course.go_back(kept[action.to], seat)
        else:
            followed = course.follow(seat, action)
        if isinstance(action, Undo):
            del stood[bisect_right(stood, action.to) :]
        stood.append(number)
        course = followed.course
        if number in goals:
            kept[number] = course
        yield number, followed


def course_at(start: Course, lines: Sequence[Line], number: int) -> Course:
    """Return the course of a table as it was after line `number`.

    Raises:
        CannotUndo: that line is not there, or was taken back.
    """
    stood = [start.position.entries, *(line[0] for line in standing(lines, start.position.entries))]
    if number not in stood:
        raise CannotUndo
    course = start
    for _, followed in follow_all(start, [line for line in lines if line[0] <= number]):
        course = followed.course
    return course


def _to_tell_anew(steps: tuple[Step, ...], reporter: Reporter) -> tuple[Step, ...]:
    """Return moves that `reporter`, which has told all, is to tell again when they are taken back.

    Those before the last post that stands are told, and stay so. Before the others it has to tell
    what was still to be told there, be it of a move or of an answer in secret.
    """
    first = max((number for number, step in enumerate(steps, 1) if step.posted), default=0)
    anew = (
        step._replace(reporter=reporter.with_untold(step.reporter.untold)) for step in steps[first:]
    )
    return (*steps[:first], *anew)


def _beginning_of_news(steps: tuple[Step, ...]) -> int:
    """Return where the moves begin that the newest post told, or the next post will tell."""
    posted = [number for number, step in enumerate(steps[:-1], 1) if step.posted]
    return posted[-1] if posted else 0


def _old_news(steps: tuple[Step, ...], firm: int) -> int:
    """Return how many of the first moves stand for good and are known to the channel."""
    return min(firm, _beginning_of_news(steps)) if steps else 0
