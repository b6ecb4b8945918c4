"""Clicks to die of: what leads to each, the click itself, and how often it counted."""

from abc import ABC, abstractmethod
from typing import ClassVar

from bot.warming import first_question
from games.core.action import CHANCE
from games.registry import GAMES
from sandbox.errors import ClientRefusal
from sandbox.players import Answer, Player
from storage.rows import EntryRow
from tests.bot.lives import UNHURRIED, Position
from tests.bot.placing import Tabletop
from tests.bot.scripted import choices_in, undo_buttons_in
from tests.games.maracaibo.positions import position as maracaibo
from tests.games.montego.positions import next_round
from tests.games.santiago.positions import STREET
from tests.games.santiago.positions import position as santiago

NAMES = ("Ana", "Győző", "Łukasz", "Mateo", "Олена")


class Click(ABC):
    """Something a player does at a table, again and again until it is done."""

    name: ClassVar[str]
    game: ClassVar[str]
    seats: ClassVar[int]
    patience: ClassVar[float] = UNHURRIED
    """Seconds after which the bot promises an answer first."""
    beyond: ClassVar[type["Click"] | None] = None
    """A click much like it: what both have in common need not be tried twice."""

    def __init__(self, players: list[Player]) -> None:
        self.players = players

    @classmethod
    @abstractmethod
    def table(cls) -> Tabletop | None:
        """Return the position that is on the table at first; None: no game has begun."""

    @classmethod
    def pictures(cls) -> list[Position]:
        """Return what is to be drawn before anybody clicks."""
        at = cls.table()
        game = GAMES[cls.game]
        state = first_question(game) if at is None else at.state
        return [(cls.game, game.dump(state), list(NAMES[: len(state.players)]))]

    @abstractmethod
    async def prepare(self) -> None:
        """Do what leads to it."""

    @abstractmethod
    async def act(self) -> Answer:
        """Do it, or try to."""

    def counts(self, entries: list[EntryRow]) -> int:
        """Return how often it counted, by the entries that followed what led to it."""
        return sum(entry.seat != CHANCE for entry in entries)

    async def again(self) -> Answer | None:
        """Do it once more; None when there is nothing left to click on."""
        try:
            return await self.act()
        except ClientRefusal:
            return None


class Choice(Click):
    """A button in a private message that answers what is asked: a post with a picture is due."""

    name, game, seats = "a choice", "santiago-de-cuba", 2

    @classmethod
    def table(cls) -> Tabletop:
        return santiago(seats=2, inactive=STREET)

    async def prepare(self) -> None:
        ana, gyozo, *_ = self.players
        await ana.slash("santiago drive", stops=1)
        await gyozo.sees("▶")
        self._shown = await gyozo.slash("turn")
        self._button = choices_in(self._shown)[0][0]

    async def act(self) -> Answer:
        return await self.players[1].use(self._shown, self._button)


class SlowChoice(Choice):
    """The same when the bot needs so long that it promises an answer first."""

    name, patience, beyond = "a choice that takes its time", 0.0, Choice


class Command(Choice):
    """The same by a command."""

    name, beyond = "a command", Choice

    async def act(self) -> Answer:
        return await self.players[1].slash("santiago drive", stops=1)


class Start(Click):
    """The button that begins a game: dice or cards are drawn, and the table is laid out."""

    name, game, seats, beyond = "a start", "cuba", 2, Choice

    @classmethod
    def table(cls) -> None:
        return None

    async def prepare(self) -> None:
        ana, gyozo, *_ = self.players
        self._lobby = await ana.slash("table new", game=self.game, seats=2)
        await gyozo.click(self._lobby, "Join")
        self._button = self._lobby.message.button("Start").custom_id

    async def act(self) -> Answer:
        return await self.players[1].use(self._lobby, self._button)

    def counts(self, entries: list[EntryRow]) -> int:
        return int(bool(entries))


class SealedAnswer(Click):
    """The last secret answer: everything is turned up at once."""

    name, game, seats, beyond = "the last secret answer", "montego-bay", 2, Choice
    who = 1

    @classmethod
    def table(cls) -> Tabletop:
        return next_round(2)

    async def prepare(self) -> None:
        ana, gyozo, *_ = self.players
        await ana.slash("montego load", ship="4", barrels=1)
        post = await gyozo.sees("lay your cards in secret")
        for player in self.players[: self.who]:
            await player.slash("montego play", worker="big", card=3)
            await player.slash("montego play", worker="small", card=3)
            await player.until(lambda who=player: f"<@{who.id}>" not in who.latest(post).content)
        await self.players[self.who].slash("montego play", worker="small", card=2)
        self._shown = await self.players[self.who].slash("turn")
        self._button = self._shown.message.button("Big 2").custom_id

    async def act(self) -> Answer:
        return await self.players[self.who].use(self._shown, self._button)


class EarlySealedAnswer(SealedAnswer):
    """A secret answer while others are awaited: the post is changed to name only those."""

    name, who, beyond = "a secret answer among others", 0, Choice

    def counts(self, entries: list[EntryRow]) -> int:
        return min(super().counts(entries), 1)  # an answer may be given anew


class Undo(Click):
    """A button that takes back what the channel was told."""

    name, game, seats, beyond = "an undo that is told", "maracaibo", 2, Choice

    @classmethod
    def table(cls) -> Tabletop:
        return maracaibo(2, ships={0: "2"}, hands={0: "A01 A13 A14 A20"}, doubloons={0: 9})

    async def prepare(self) -> None:
        ana, gyozo, *_ = self.players
        await ana.slash("maracaibo sail", to="3")
        self._shown = await ana.slash("maracaibo village earn")
        await gyozo.sees("▶")
        self._button = undo_buttons_in(self._shown)[-1]

    async def act(self) -> Answer:
        return await self.players[0].use(self._shown, self._button)


class QuietUndo(Undo):
    """A button that takes back what nobody else knows."""

    name = "an undo that nobody is told"

    async def prepare(self) -> None:
        self._shown = await self.players[0].slash("maracaibo sail", to="3")
        self._button = undo_buttons_in(self._shown)[-1]


IN_TURN: tuple[type[Click], ...] = (Choice, SlowChoice, Command, Start)
IN_SECRET_OR_BACK: tuple[type[Click], ...] = (SealedAnswer, EarlySealedAnswer, Undo, QuietUndo)
