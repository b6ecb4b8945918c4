"""Scripted people at many tables, and how long they wait for what they see."""

import asyncio
import math
import random
import re
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import islice
from typing import NamedTuple, TypeVar
from urllib.parse import urlsplit

from games.registry import GAMES
from sandbox.inbox import Inbox
from sandbox.local import Sandbox
from sandbox.players import Answer, Player
from sandbox.seen import Message
from sandbox.wire import Json
from tests.bot.scripted import answers_in, is_whole, still_open

COMPLETED = {
    "santiago-de-cuba": ("santiago drive", "stops"),
    "montego-bay": ("montego play", "worker"),
    "cuba": ("cuba play", "character"),
    "maracaibo": ("maracaibo sail", "to"),
}
"""Which parameter of which command is completed, for each game that is played."""
PATIENCE = 60.0
"""Seconds after which a table that shows nothing new has broken down."""


T = TypeVar("T")


class Post(NamedTuple):
    """A board message: up to which entry it tells, the ids of who is asked, and the message."""

    number: int
    asked: tuple[str, ...]
    message: Message


@dataclass
class Waits:
    """How many seconds people waited: for acknowledgements, by what they did, and for boards."""

    acknowledged: dict[str, list[float]] = field(default_factory=dict)
    answered: list[float] = field(default_factory=list)
    """How long it took until the answer itself was there, whatever was done."""
    boards: list[float] = field(default_factory=list)
    deferred: int = 0
    """How many acknowledgements were no answer yet."""

    def add(self, other: "Waits") -> None:
        """Take in what others waited for."""
        for kind, waits in other.acknowledged.items():
            self.acknowledged.setdefault(kind, []).extend(waits)
        self.answered += other.answered
        self.boards += other.boards
        self.deferred += other.deferred


class Clock:
    """The way to the local Discord, with a stop-watch that stops at each acknowledgement."""

    def __init__(self, discord_: Sandbox, waits: Waits) -> None:
        self._discord = discord_
        self._waits = waits
        self.kind = ""
        """What the next act is counted as."""

    async def act(self, request: Json) -> Json:
        """Carry out an act and take its time; pictures in the answer are thrown away."""
        kind = self.kind
        sent = time.perf_counter()
        given = await self._discord.act(request)
        self._waits.acknowledged.setdefault(kind, []).append(time.perf_counter() - sent)
        if given["type"] == "failed":
            raise RuntimeError(f"{kind} is not answered: {given['reason']}")
        if self.kind != "lobby":
            self._waits.deferred += given["type"] == "deferred"
        drop_pictures(self._discord, given.get("m", {}))
        return given

    def file(self, url: str) -> bytes:
        """Return the bytes behind an address of the CDN."""
        return self._discord.file(url)


class TimeIsUp(Exception):
    """Nobody acts any more."""


class Crowd:
    """The people of the guild, who sit at many tables at once.

    `pause` is how many seconds somebody who is asked thinks before each answer, on the average.
    """

    def __init__(self, discord_: Sandbox, names: Sequence[str], pause: float, seed: int) -> None:
        self.discord = discord_
        self.random = random.Random(seed)
        self.pause = pause
        self.ends = math.inf
        """The moment of `time.perf_counter` from which on nobody acts any more."""
        self.tables: dict[str, ScriptedTable] = {}
        self.inboxes: dict[str, Inbox] = {}
        hub = discord_.server.hub
        self._feeds = [hub.follow(discord_.world.owner_id, self._notice)]
        for name in names:
            user_id = discord_.world.user(name)["id"]
            inbox = self.inboxes[user_id] = Inbox()
            self._feeds.append(hub.follow(user_id, inbox.apply))

    def leave(self) -> None:
        """Watch no longer."""
        for feed in self._feeds:
            self.discord.server.hub.leave(feed)

    def table_in(self, channel_id: str, game: str) -> "ScriptedTable":
        """Return a table for games to be played in a channel."""
        table = self.tables[channel_id] = ScriptedTable(self, channel_id, game)
        return table

    async def think(self) -> None:
        """Wait as long as somebody thinks; raises TimeIsUp when it is too late then."""
        if self.pause:
            left = self.ends - time.perf_counter()
            await asyncio.sleep(min(self.random.expovariate(1 / self.pause), max(0.0, left)))
        if time.perf_counter() >= self.ends:
            raise TimeIsUp

    def _notice(self, event: Json) -> None:
        if event["t"] == "MESSAGE_CREATE" and event["m"]["channel_id"] in self.tables:
            self.tables[event["m"]["channel_id"]].notice(event["m"])
            drop_pictures(self.discord, event["m"])


class ScriptedTable:
    """One channel in which games are played at random, one after the other."""

    def __init__(self, crowd: Crowd, channel_id: str, game: str) -> None:
        self.waits = Waits()
        self._crowd = crowd
        self._game = game
        self._channel_id = channel_id
        self._clock = Clock(crowd.discord, self.waits)
        self._answers: list[tuple[int, float]] = []
        """The decisions answered in this game, and the moments when the answers were sent."""
        self.moves = 0
        """How many answers were given in all games."""
        self.posts: list[tuple[int, int]] = []
        """The posts seen: of which table, and up to which entry."""
        self._post: Post | None = None
        self._posted = asyncio.Event()

    def notice(self, wire: Json) -> None:
        """Take note of a message in the channel."""
        message = Message(wire, self._crowd.discord.file)
        ids = [b.custom_id for b in message.buttons if b.custom_id.startswith("board:")]
        if not ids:
            return
        over = not any(id_.startswith("board:turn:") for id_ in ids)
        asked = () if over else tuple(re.findall(r"<@(\d+)>", message.content))
        table, number = map(int, ids[0].split(":")[2:])
        self.posts.append((table, number))
        causes = [sent for decision, sent in self._answers if decision < number]
        if causes:
            self.waits.boards.append(time.perf_counter() - causes[-1])
        self._post = Post(number, asked, message)
        self._posted.set()

    async def play(self, turns: int) -> None:
        """Play on until so many turns are taken; a turn ends when somebody else is asked."""
        for _ in range(turns):
            if not self._current.asked:
                await self.open()
            await self._turn(self._current)

    async def play_on(self) -> None:
        """Play until the time of the crowd is up, perhaps in the middle of a turn."""
        try:
            while True:
                if not self._current.asked:
                    await self.open()
                await self._turn(self._current)
        except TimeIsUp:
            return

    async def open(self) -> None:
        """Open a table, let everybody join, start, and wait for the first board."""
        self._answers.clear()
        self._post = None
        self._clock.kind = "lobby"
        seats = min(len(self._crowd.inboxes), GAMES[self._game].seats[-1])
        opener, *others = islice(self._crowd.inboxes, seats)
        lobby = await self._player(opener).slash("table new", game=self._game, seats=seats)
        for user_id in others:
            await self._player(user_id).click(lobby, "Join")
        await self._player(opener).click(lobby, "Start")
        await self._until(lambda post: True)

    async def close(self) -> None:
        """Let the guild's owner, who may do that alone, close a table that is still played at."""
        if not self._current.asked:
            return
        self._clock.kind = "lobby"
        await self._player(self._crowd.discord.world.owner_id).slash("table close")

    async def _turn(self, post: Post) -> None:
        """Let those who are asked answer until nothing is asked of them any more.

        Secret answers are given wholly, one person after the other.
        """
        left = [await self._answer_all(self._player(user_id)) for user_id in post.asked]
        last = max([post.number, *(decision for decision, _ in self._answers)])
        # Whoever was last may have answered the next secret question, for which others are awaited.
        await self._until(lambda newer: newer.number >= last + (not any(left)))

    @property
    def _current(self) -> Post:
        assert self._post is not None, "the table is open"
        return self._post

    async def _until(self, wanted: Callable[[Post], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while self._post is None or not wanted(self._post):
                self._posted.clear()
                await self._posted.wait()

    async def _answer_all(self, player: Player) -> bool:
        """Answer everything that is asked of somebody; return whether that was left at a secret."""
        await self._crowd.think()
        if not self._current.asked:
            return False  # somebody else has ended the game
        asked = (await self._ask(player, self._current)).message
        while answers_in(asked) and not is_whole(asked):
            await self._crowd.think()
            answer = await self._choose(player, asked)
            if answer.kind == "deferred":
                await player.until(partial(self._has_changed, player, asked), timeout=PATIENCE)
            asked = player.latest(asked) or asked
        return is_whole(asked)

    @staticmethod
    def _has_changed(player: Player, message: Message) -> bool:
        now = player.latest(message)
        return now is None or now.wire != message.wire

    async def _ask(self, player: Player, post: Post) -> Answer:
        """Look what is asked, by button or command; or complete a command and give it at once."""
        way = self._crowd.random.randrange(4)
        if way == 0:
            self._clock.kind = "completion"
            command, parameter = COMPLETED[self._game]
            offered = await self._answered(player.complete(command, parameter))
            if offered and command == "santiago drive":
                stops = self._crowd.random.choice(offered)[1]
                await self._crowd.think()
                self._answering(post.number)
                return await self._answered(player.slash(command, stops=stops))
        self._clock.kind = "look"
        if way == 1:
            return await self._answered(player.slash("turn"))
        return await self._answered(player.click(post.message, "My turn"))

    async def _choose(self, player: Player, asked: Message) -> Answer:
        """Choose any of the answers offered; in secret one that is still missing."""
        answers = still_open(asked) or answers_in(asked)
        chosen, value = self._crowd.random.choice(answers)
        self._answering(int(chosen.split(":")[2]))
        if value is None:
            return await self._answered(player.click(asked, chosen))
        return await self._answered(player.choose(asked, value))

    async def _answered(self, act: Awaitable[T]) -> T:
        """Wait for an answer, however it comes, and take its time."""
        began = time.perf_counter()
        answer = await act
        self.waits.answered.append(time.perf_counter() - began)
        return answer

    def _answering(self, decision: int) -> None:
        self.moves += 1
        self._clock.kind = "answer"
        self._answers.append((decision, time.perf_counter()))

    def _player(self, user_id: str) -> Player:
        inbox = self._crowd.inboxes[user_id]
        return Player(self._clock, inbox, user_id, self._channel_id)


def drop_pictures(discord_: Sandbox, wire: Json) -> None:
    """Forget the bytes of a message's files: thousands would fill the memory of the bench."""
    for attachment in wire.get("attachments", ()):
        discord_.world.files.drop(urlsplit(attachment["url"]).path)
