"""All that the bot ever showed, as it was when it was sent, and what the log says it should be."""

import copy
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from bot.course import Course, follow_all
from bot.telling import story
from bot.wording.language import Language
from games.core.event import Event
from games.core.game import Game
from games.core.undo import Undo
from games.registry import GAMES
from sandbox.local import Sandbox
from sandbox.seen import Message
from sandbox.world import Event as News
from storage.database import Database
from storage.rows import EntryRow, SeatRow, TableRow

MESSAGES = ("MESSAGE_CREATE", "MESSAGE_UPDATE")


class Shown(NamedTuple):
    """A message of the bot's as it was once, and who alone could see it."""

    message: Message
    only_for: str | None
    is_new: bool
    pinged: frozenset[str]


class Chronicle:
    """Keeps every message of the bot's from now on, with every change of it."""

    def __init__(self, sandbox: Sandbox) -> None:
        self._sandbox = sandbox
        self.shown: list[Shown] = []
        self.tokens = [sandbox.token]
        """All that nobody may learn: the bot's token, and those to answer with."""
        sandbox.world.listen(self._hear)

    def _hear(self, news: News) -> None:
        world = self._sandbox.world
        if news.name == "INTERACTION_CREATE":
            self.tokens.append(news.data["token"])
        if news.name not in MESSAGES or news.data["author"]["id"] != world.bot_id:
            return
        message = Message(copy.deepcopy(news.data), self._sandbox.file)
        stored = world.find_message(message.id)
        pinged = frozenset(stored.notified) if stored else frozenset()
        self.shown.append(Shown(message, news.only_for, news.name == MESSAGES[0], pinged))

    def public(self) -> list[Shown]:
        """Return what everybody could see, in order."""
        return [shown for shown in self.shown if shown.only_for is None]

    def private(self, user_id: str) -> list[Shown]:
        """Return what one user alone could see, in order."""
        return [shown for shown in self.shown if shown.only_for == user_id]

    def posts(self, table: int) -> dict[int, Shown]:
        """Return the posts of a table by the entry they tell up to; none may come twice."""
        found: dict[int, Shown] = {}
        for shown in self.public():
            number = post_number(shown.message, table)
            if shown.is_new and number is not None:
                assert number not in found, f"entry {number} was posted twice"
                found[number] = shown
        return found


def post_number(message: Message, table: int) -> int | None:
    """Return the entry up to which a board message tells, None for any other message."""
    for button in message.buttons:
        match = re.fullmatch(rf"board:\w+:{table}:(\d+)", button.custom_id)
        if match:
            return int(match[1])
    return None


class Line(NamedTuple):
    """What an entry of a log brought, as spectators heard it, and what they saw after it.

    `back_to` is the entry after which all was taken back by it.
    """

    events: list[Event]
    view: Any
    back_to: int | None


class Played(NamedTuple):
    """A game as the database has it, replayed."""

    game: Game[Any, Any, Any]
    row: TableRow
    seats: list[SeatRow]
    entries: list[EntryRow]
    names: list[str]
    lines: list[Line]

    def users(self, seats: tuple[int, ...]) -> frozenset[str]:
        """Return the ids of the users at some seats."""
        return frozenset(str(self.seats[seat].user_id) for seat in seats)


async def replayed(path: Path, table_id: int, names: Mapping[str, str]) -> Played:
    """Read a table's log and follow it; `names` are display names by user id."""
    async with Database.open(path) as database:
        row = await database.tables.get(table_id)
        seats = await database.seats.at(table_id)
        entries = await database.log.entries(table_id)
    game = GAMES[row.game]
    course = Course.beginning(game, game.setup(len(seats), game.load_options(row.options)))
    moves = [(entry.number, entry.seat, game.load_action(entry.action)) for entry in entries]
    lines = []
    for (_, _, action), (_, followed) in zip(moves, follow_all(course, moves), strict=True):
        heard = [event for event in followed.events if event.heard_by(None)]
        back_to = action.to if isinstance(action, Undo) else None
        lines.append(Line(heard, game.view(followed.course.position.state, None), back_to))
    return Played(game, row, seats, entries, [names[str(s.user_id)] for s in seats], lines)


def told_so_far(played: Played, posts: Mapping[int, Shown]) -> Iterator[tuple[Shown, str, Any]]:
    """Yield each post with the story of the entries since the one before, and the view after it.

    What was taken back before a post told it is in none of them. When a post tells that something
    was taken back, the next one tells anew what stands of the post that had told it.
    """
    language, before = Language.of(played.row.locale), 0
    untold: list[tuple[int, Event]] = []
    told: list[tuple[int, Event, int]] = []
    for number, post in posts.items():
        for entry, line in enumerate(played.lines[before:number], before + 1):
            if line.back_to is not None:
                untold = [(by, event) for by, event in untold if by <= line.back_to]
                told = [one for one in told if one[0] <= line.back_to]
            untold += [(entry, event) for event in line.events]
        events = [event for _, event in untold]
        words = "\n".join(story(played.row.game, events, played.names, language))
        yield post, words, played.lines[number - 1].view
        taken_back = played.lines[number - 1].back_to
        anew = [
            (by, event) for by, event, post in told if taken_back is not None and post > taken_back
        ]
        told = [one for one in told if one[:2] not in untold]
        told += [(by, event, number) for by, event in untold]
        untold, before = anew, number
