"""One live table: the only way by which a game changes."""

import asyncio
from collections import deque
from collections.abc import Sequence
from typing import Any

from bot.course import Course, course_at, follow_all
from bot.moves import Played, as_rows, as_snapshot, play, play_on
from bot.operating.happenings import moved
from bot.operating.work import TimedLock
from bot.posts import Post
from bot.trouble import Trouble
from bot.wording.names import safe_name
from games.core.action import Action, Seat
from games.core.decision import Decision
from games.core.errors import StaleDecision
from games.core.event import Event
from games.core.game import Game
from games.core.log import Position
from games.core.reseat import By, Reseat
from games.core.undo import Line, Undo
from games.core.view import View
from rendering.core.graphemes import shorten
from rendering.core.plain_names import NAME_LIMIT, told_apart, visible
from rendering.core.tokens import SEAT_LETTERS
from storage.database import Database
from storage.rows import EntryRow, SeatRow, SnapshotRow, TableRow

BY_COMPUTER = " (bot)"
"""Follows the name of the person for whom a computer player plays."""


class SeatChanged(Exception):
    """A seat is played by somebody else by now than was thought; nothing was changed."""


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
        self.seats = list(seats)
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
        self.arrival = ""
        """What that post says first, if the table has moved to its channel."""
        self.perhaps_shown_since: int | None = None
        """Since when the first of them may be in the channel without our knowing; None: it is not.

        In Unix milliseconds.
        """
        self.trouble: Trouble | None = None
        """What came instead of the newest post, if something did."""

    @property
    def id(self) -> int:
        """The number of the table."""
        return self.row.id

    @property
    def busy(self) -> bool:
        """Whether somebody is acting, or something is still to be shown."""
        return self._lock.locked() or bool(self.due)

    @property
    def users(self) -> list[int | None]:
        """The ids of those who play, by seat; None where nobody does, or a computer player."""
        return [seat.user_id for seat in self.seats]

    @property
    def names(self) -> list[str]:
        """The players' names by seat, no two of which look the same.

        A computer player is called after whose seat it plays.
        """
        return told_apart([self._name(seat) for seat in self.seats])

    def _name(self, seat: SeatRow) -> str:
        user = seat.owner_id if seat.user_id is None else seat.user_id
        name = visible(self._people.get(-1 - seat.seat if user is None else user, "")) or None
        if seat.computer:
            if name is None:
                return f"Bot {SEAT_LETTERS[seat.seat]}"
            return f"{shorten(name, NAME_LIMIT - len(BY_COMPUTER))}{BY_COMPUTER}"
        return f"#{seat.seat + 1}" if name is None else name

    @property
    def safe_names(self) -> list[str]:
        """The players' names by seat, as they may stand in a message."""
        return [safe_name(name) for name in self.names]

    def vacant(self, seat: Seat) -> bool:
        """Whether nobody plays a seat, not even a computer player."""
        return self.users[seat] is None and not self.seats[seat].computer

    @property
    def left(self) -> list[Seat]:
        """The seats whose players have left them, to a computer player or to whoever wants them."""
        return [
            row.seat
            for row in self.seats
            if row.user_id is None and (row.owner_id is not None or not row.computer)
        ]

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

    @property
    def goes_on(self) -> bool:
        """Whether somebody can still act here: the game is not over, nor was it given up."""
        return self.decision is not None and self.row.status != "closed"

    def others(self, seat: Seat) -> list[int]:
        """Return the people who play at all seats but one."""
        return [user for other, user in enumerate(self.users) if user is not None and other != seat]

    def asks(self, seat: Seat | None) -> bool:
        """Whether `seat` may answer; in secret that goes on until the last answer is in."""
        decision = self.decision
        return decision is not None and seat in decision.seats

    def awaits(self, seat: Seat) -> bool:
        """Whether the game goes on only when `seat` answers; in secret it may have done so."""
        decision = self.decision
        return decision is not None and seat in decision.awaited

    def note_shown(self, post: Post) -> None:
        """Take note that a post is in the channel."""
        self.shown = post
        self.awaited_in_post = post.view.asked

    async def move(self, channel_id: int, *, at: int) -> TableRow:
        """Go on in another channel, and show what was shown last there unless more is due anyway.

        Only under the poster's lock. Raises ChannelTaken or TableOver.
        """
        return await asyncio.shield(self._move(channel_id, at))

    async def _move(self, channel_id: int, at: int) -> TableRow:
        async with self._lock:
            again = not self.due
            self.row = await self._database.tables.move(self.id, channel_id, at=at, again=again)
            self.trouble, self.perhaps_shown_since = None, None
            if again:
                self._show_again()
            return self.row

    async def lose(self, message_id: int, *, at: int) -> bool:
        """Show once more what was shown last, for its message was deleted; return whether it is so.

        Only under the poster's lock.
        """
        return await asyncio.shield(self._lose(message_id, at))

    async def _lose(self, message_id: int, at: int) -> bool:
        async with self._lock:
            self.row = await self._database.boards.lost(self.id, message_id, at=at)
            if self.row.shown_message_id is None and not self.due:
                self._show_again()
            return self.row.shown_message_id is None

    def _show_again(self) -> None:
        position, view = self.position, self.view(None)
        now = Post(position.entries, position.decision, events=(), view=view, since=view)
        self.due.append((self.shown or now).pictured())
        self.perhaps_shown_since = None

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
            rows = await self._database.log.entries(self.id, after=snapshot.number)
            lines = self._lines(rows)
            undone = [action.to for _, _, action in lines if isinstance(action, Undo)]
            if min(undone, default=snapshot.number) < snapshot.number:
                start = min(undone)
                continue
            self._follow(snapshot, lines, [row.at for row in rows], shown)
            if self.course.whole:
                return
            start = snapshot.number - 1  # what can be taken back may have begun before

    def _follow(
        self, snapshot: SnapshotRow, lines: Sequence[Line], times: Sequence[int], shown: int
    ) -> None:
        """Go from a snapshot to where the game stands."""
        self.course = start = self._beginning(snapshot)
        self._snapshot = snapshot.number
        self.due.clear()
        self.perhaps_shown_since = None
        for at, (_, followed) in zip(times, follow_all(start, lines), strict=True):
            self.course, _, post = followed
            if post is not None and post.number > shown:
                if not self.due and self.row.anew_at is not None:
                    at, post = self.row.anew_at, post.pictured()
                if not self.due:
                    self.perhaps_shown_since = at
                self.due.append(post)
            elif post is not None:
                self.note_shown(post)

    async def whole_log(self) -> tuple[Course, list[Line]]:
        """Return the set-up and every entry since, read from the database."""
        snapshot = await self._snapshot_upto(0)
        return self._beginning(snapshot), self._lines(await self._database.log.entries(self.id))

    def _beginning(self, snapshot: SnapshotRow) -> Course:
        state = self.game.load(snapshot.state)
        return Course.beginning(self.game, state, snapshot.number, snapshot.decision)

    async def _snapshot_upto(self, number: int) -> SnapshotRow:
        snapshot = await self._database.log.snapshot(self.id, upto=number)
        if snapshot is None:
            raise LookupError(f"table {self.id} has no snapshot")
        return snapshot

    def _lines(self, rows: Sequence[EntryRow]) -> list[Line]:
        return [(row.number, row.seat, self.game.load_action(row.action)) for row in rows]

    async def act(
        self,
        seat: Seat,
        action: Action,
        *,
        decision: int | None = None,
        interaction_id: int | None = None,
        player: SeatRow | None = None,
    ) -> list[Event]:
        """Let `seat` do `action`: check, commit, and only then change what everybody sees.

        An `Undo` takes back moves of `seat`, or, when it is agreed, of all.
        `decision` is the number of the decision that is answered; None answers the open one.
        `player` is who is thought to play the seat; None is whoever does.
        Returns what happened, as far as the seat may know of it.

        Raises:
            SeatChanged: somebody else plays the seat by now.
            StaleDecision: that decision is closed.
            IllegalAction: the rules do not allow it.
            CannotUndo: what would be taken back stands for good.
            AlreadyDone: this interaction is in the log already.
            StorageError: it could not be committed. In every case nothing has changed.

        Cancelling does not stop it: a move that is being committed is also made.
        """
        return await asyncio.shield(self._act(seat, action, decision, interaction_id, player))

    async def _act(
        self,
        seat: Seat,
        action: Action,
        decision: int | None,
        interaction_id: int | None,
        player: SeatRow | None,
    ) -> list[Event]:
        async with self._lock:
            self._require_player(seat, player)
            current = self.position.decision
            if decision is not None and decision != current:
                raise StaleDecision(decision, current)
            if isinstance(action, Undo) and action.agreed:
                played = await self._go_back(seat, action)
            else:
                played = play(self.course, (seat, action))
            await self._commit(played, interaction_id, self.users[seat])
            return [event for event in played.events if event.heard_by(seat)]

    async def _go_back(self, seat: Seat, action: Undo) -> Played:
        """Go further back than the seat may alone; where that leads is read from the log."""
        beginning, lines = await self.whole_log()
        # In a thread: a long game takes a moment, in which others are to be answered.
        earlier = await asyncio.to_thread(course_at, beginning, lines, action.to)
        return play_on(self.course.go_back(earlier, seat), (seat, action))

    async def reseat(
        self,
        now: SeatRow,
        *,
        player: SeatRow | None = None,
        interaction_id: int | None = None,
        user_id: int | None = None,
    ) -> None:
        """Let somebody else play a seat, as `now` says; `user_id` is who saw to it.

        `player` is who is thought to play it until now; None is whoever does.

        Raises:
            SeatChanged: somebody else plays the seat by now.
            AlreadySeated: the person plays another seat here, or owns one.
            AlreadyDone: this interaction is in the log already.
            StorageError: it could not be committed. In every case nothing has changed.
        """
        await asyncio.shield(self._reseat(now, player, interaction_id, user_id))

    async def _reseat(
        self,
        now: SeatRow,
        player: SeatRow | None,
        interaction_id: int | None,
        user_id: int | None,
    ) -> None:
        async with self._lock:
            self._require_player(now.seat, player)
            by: By = "computer" if now.computer else "nobody" if now.user_id is None else "person"
            move = (now.seat, Reseat(by))
            played = play_on(self.course.follow(*move), move)
            await self._commit(played, interaction_id, user_id, seat=now)
            self.seats[now.seat] = now

    def _require_player(self, seat: Seat, player: SeatRow | None) -> None:
        if player is not None and self.seats[seat] != player:
            raise SeatChanged("somebody else plays there by now")

    async def _commit(
        self,
        played: Played,
        interaction_id: int | None,
        user_id: int | None,
        seat: SeatRow | None = None,
    ) -> None:
        """Log what was played; only then it becomes what the table shows."""
        rows = as_rows(self.game, played.entries, self.position.entries, interaction_id, user_id)
        last = played.entries[-1][1]
        snapshot = None if isinstance(last, Undo) else self._snapshot_due(played)
        over = self.game.decision(played.course.position.state) is None
        await self._database.log.append(self.id, rows, snapshot, finished=over, seat=seat)
        self.course = played.course
        if snapshot is not None:
            self._snapshot = snapshot.number
        self.due.extend(played.posts)
        moved(self.game.slug, played.entries[0][0], played.course.position.entries)

    def _snapshot_due(self, played: Played) -> SnapshotRow | None:
        """Return a snapshot when one is due: where the channel was told of all that stands."""
        position, posts = played.course.position, played.posts
        pictured = bool(posts) and posts[-1].since is not None
        if not pictured or position.entries - self._snapshot < self._snapshot_every:
            return None
        return as_snapshot(self.game, position)
