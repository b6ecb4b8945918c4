"""One live table: the only way by which a game changes."""

import asyncio
from collections import deque
from collections.abc import Sequence
from typing import Any

from bot.course import Course
from bot.moves import Played, as_rows, as_snapshot, play
from bot.operating.happenings import moved
from bot.operating.work import TimedLock
from bot.posts import Post
from bot.wording.names import safe_name
from games.core.action import Action, Seat
from games.core.decision import Decision
from games.core.errors import StaleDecision
from games.core.event import Event
from games.core.game import Game
from games.core.log import Position
from games.core.undo import Undo
from games.core.view import View
from storage.database import Database
from storage.rows import EntryRow, SeatRow, SnapshotRow, TableRow


class Table:
    """A game in play in a channel: who sits where, where it stands, what is still to be told.

    `names` are the players' display names by seat, as they were when they last acted.
    """

    def __init__(
        self,
        database: Database,
        game: Game[Any, Any, Any],
        row: TableRow,
        seats: Sequence[SeatRow],
        names: dict[int, str],
        *,
        snapshot_every: int,
    ) -> None:
        self.game = game
        self.row = row
        self.users = [seat.user_id for seat in seats]
        self._people = names
        self._database = database
        self._snapshot_every = snapshot_every
        self._snapshot = 0
        self._lock = TimedLock()
        self.course: Course
        """Where the game stands, and how it came there."""
        self.due: deque[Post] = deque()
        """Posts that are committed and not yet shown, oldest first."""
        self.shown: Post | None = None
        """The newest post in the channel, as far as it is known."""
        self.awaited_in_post: tuple[Seat, ...] = ()
        """Whom that post calls; in a sealed decision it is edited as answers come in."""
        self.shown_in_words: bool | None = None
        """Whether that post has no picture; None: it has to be looked at."""
        self.perhaps_shown_since: int | None = None
        """Since when the first of them may be in the channel without our knowing; None: it is not.

        In Unix milliseconds.
        """

    @property
    def id(self) -> int:
        """The number of the table."""
        return self.row.id

    @property
    def busy(self) -> bool:
        """Whether somebody is acting, or something is still to be shown."""
        return self._lock.locked() or bool(self.due)

    @property
    def names(self) -> list[str]:
        """The players' names by seat."""
        return [self._people.get(user or 0, f"#{seat + 1}") for seat, user in enumerate(self.users)]

    @property
    def safe_names(self) -> list[str]:
        """The players' names by seat, as they may stand in a message."""
        return [safe_name(name) for name in self.names]

    def called(self, seat: Seat) -> str:
        """Return how a seat is called in a message: its player's mention, its name without one."""
        user = self.users[seat]
        return self.safe_names[seat] if user is None else f"<@{user}>"

    def rename(self, user_id: int, name: str) -> None:
        """Take note of how a player is called now."""
        self._people[user_id] = name

    def seat_of(self, user_id: int) -> Seat | None:
        """Return where a person sits, None for a spectator."""
        return self.users.index(user_id) if user_id in self.users else None

    @property
    def position(self) -> Position[Any]:
        """Where the game stands."""
        return self.course.position

    @property
    def decision(self) -> Decision | None:
        """The open decision, None when the game is over."""
        return self.game.decision(self.position.state)

    def asks(self, seat: Seat | None) -> bool:
        """Whether `seat` may answer; in secret that goes on until the last answer is in."""
        decision = self.decision
        return decision is not None and seat in decision.seats

    def note_shown(self, post: Post) -> None:
        """Take note that a post is in the channel."""
        self.shown = post
        self.awaited_in_post = post.view.asked

    @property
    def post_out_of_date(self) -> bool:
        """Whether the newest post calls people who have answered in secret by now."""
        decision = self.decision
        return (
            decision is not None
            and decision.sealed
            and self.shown is not None
            and self.shown.decision == self.position.decision
            and self.awaited_in_post != decision.awaited
        )

    def view(self, seat: Seat | None) -> View:
        """Return what a seat, or a spectator, may know now."""
        view: View = self.game.view(self.position.state, seat)
        return view

    async def load(self) -> None:
        """Read the log: go to where the game stands, and find what is still to be shown.

        It begins at a snapshot before the newest post that was shown; snapshots are taken when a
        picture is due, so the picture before is known, too. What can be taken back lies behind it.
        """
        shown = self.row.shown_number or 0
        start = max(shown - 1, 0)
        while True:
            snapshot = await self._snapshot_upto(start)
            entries = await self._entries_after(snapshot.number)
            undone = [action.to for _, action in entries if isinstance(action, Undo)]
            if min(undone, default=snapshot.number) < snapshot.number:
                start = min(undone)
                continue
            self._follow(snapshot, entries, shown)
            if self.course.whole:
                return
            start = snapshot.number - 1  # what can be taken back may have begun before

    def _follow(
        self, snapshot: SnapshotRow, entries: Sequence[tuple[EntryRow, Action]], shown: int
    ) -> None:
        """Go from a snapshot to where the game stands."""
        state = self.game.load(snapshot.state)
        self.course = Course.beginning(self.game, state, snapshot.number, snapshot.decision)
        self._snapshot = snapshot.number
        self.due.clear()
        self.perhaps_shown_since = None
        for row, action in entries:
            self.course, _, post = self.course.follow(row.seat, action)
            if post is not None and post.number > shown:
                if not self.due:
                    self.perhaps_shown_since = row.at
                self.due.append(post)
            elif post is not None:
                self.note_shown(post)

    async def whole_log(self) -> tuple[Course, list[tuple[int, Seat, Action]]]:
        """Return the set-up and every entry since, read from the database."""
        snapshot = await self._snapshot_upto(0)
        state = self.game.load(snapshot.state)
        entries = await self._entries_after(0)
        moves = [(row.number, row.seat, action) for row, action in entries]
        return Course.beginning(self.game, state, 0, snapshot.decision), moves

    async def _snapshot_upto(self, number: int) -> SnapshotRow:
        snapshot = await self._database.log.snapshot(self.id, upto=number)
        if snapshot is None:
            raise LookupError(f"table {self.id} has no snapshot")
        return snapshot

    async def _entries_after(self, number: int) -> list[tuple[EntryRow, Action]]:
        rows = await self._database.log.entries(self.id, after=number)
        return [(row, self.game.load_action(row.action)) for row in rows]

    async def act(
        self,
        seat: Seat,
        action: Action,
        *,
        decision: int | None = None,
        interaction_id: int | None = None,
    ) -> list[Event]:
        """Let `seat` do `action`: check, commit, and only then change what everybody sees.

        An `Undo` takes back moves of `seat`.
        `decision` is the number of the decision that is answered; None answers the open one.
        Returns what happened, as far as the seat may know of it.

        Raises:
            StaleDecision: that decision is closed.
            IllegalAction: the rules do not allow it.
            CannotUndo: what would be taken back stands for good.
            AlreadyDone: this interaction is in the log already.
            StorageError: it could not be committed. In every case nothing has changed.

        Cancelling does not stop it: a move that is being committed is also made.
        """
        return await asyncio.shield(self._act(seat, action, decision, interaction_id))

    async def _act(
        self, seat: Seat, action: Action, decision: int | None, interaction_id: int | None
    ) -> list[Event]:
        async with self._lock:
            current = self.position.decision
            if decision is not None and decision != current:
                raise StaleDecision(decision, current)
            played = play(self.course, (seat, action))
            rows = as_rows(
                self.game, played.entries, self.position.entries, interaction_id, self.users[seat]
            )
            position = played.course.position
            snapshot = None if isinstance(action, Undo) else self._snapshot_due(played)
            over = self.game.decision(position.state) is None
            await self._database.log.append(self.id, rows, snapshot, finished=over)
            self.course = played.course
            if snapshot is not None:
                self._snapshot = snapshot.number
            self.due.extend(played.posts)
            moved(self.game.slug, seat, position.entries)
            return [event for event in played.events if event.heard_by(seat)]

    def _snapshot_due(self, played: Played) -> SnapshotRow | None:
        """Return a snapshot when one is due: where the channel was told of all that stands."""
        position, posts = played.course.position, played.posts
        pictured = bool(posts) and posts[-1].since is not None
        if not pictured or position.entries - self._snapshot < self._snapshot_every:
            return None
        return as_snapshot(self.game, position)
