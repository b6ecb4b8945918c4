"""Users who play by themselves: they learn from the channel that something is asked of them.

    users = [ByClicks(discord_.player("Ana"), Random(1)), ByCommands(discord_.player("Mateo"), ...)]
    last = await play(users)

They see no more than people do: the public posts, the answers only they can read, the buttons,
menus and completions in them.
"""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Coroutine, Sequence
from functools import partial
from random import Random
from typing import Any

from sandbox.local import Sandbox
from sandbox.players import Answer, Player
from sandbox.seen import Button, Message
from tests.bot.commanding import TO_THE_POINT, TYPINGS
from tests.bot.placing import GAME

LONGEST_WAIT = 120.0
"""Seconds without being asked anything after which a user gives up."""

SECOND_THOUGHTS = 0.2
"""How often a secret answer is changed once it is whole."""

REGRETS = 0.08
"""How often somebody takes back what can be taken back."""

CHOSEN = 3
"""The style of a button that has been chosen and may still be changed: green."""

CHANGEABLE = "You may change it until all are in."
"""What is said below a secret answer that is given."""


UNDONE = ("last step", "whole turn")
"""What the command takes back."""


def board_button(message: Message, what: str) -> str | None:
    """Return the id of a board's button: `turn`, `hand`, `board` or `log`."""
    ids = (button.custom_id for button in message.buttons)
    return next((id_ for id_ in ids if id_.startswith(f"board:{what}:")), None)


def is_last_post(message: Message) -> bool:
    """Tell whether a message is the post that ends a game: nobody has a turn any more."""
    return not board_button(message, "turn") and board_button(message, "log") is not None


def choices_in(answer: Answer) -> list[tuple[str, str | None]]:
    """Return all that can be answered in a private message: a `custom_id`, and a menu's value."""
    return [] if answer.shown is None else answers_in(answer.shown)


def answers_in(shown: Message) -> list[tuple[str, str | None]]:
    """Return all that can be answered in a message that is shown."""
    found: list[tuple[str, str | None]] = [
        (button.custom_id, None) for button in shown.buttons if button.custom_id.startswith("do:")
    ]
    for menu in shown.selects:
        found += [(menu.custom_id, option.value) for option in menu.options]
    return found


def rows_of(shown: Message) -> list[list[Button]]:
    """Return the answers that are buttons, row by row."""
    rows = []
    for row in shown.wire["components"]:
        ids = [part.get("custom_id", "") for part in row.get("components", ())]
        if any(id_.startswith("do:") for id_ in ids):
            rows.append([button for button in shown.buttons if button.custom_id in ids])
    return rows


def is_whole(shown: Message) -> bool:
    """Tell whether a secret answer is given: it is said, or one is chosen in each row of cards."""
    rows = rows_of(shown)
    in_rows = bool(rows) and all(any(b.style == CHOSEN for b in row) for row in rows)
    return in_rows or CHANGEABLE in shown.text


def undo_buttons_in(answer: Answer) -> list[str]:
    """Return the ids of the buttons that take something back."""
    buttons = answer.shown.buttons if answer.shown else []
    return [button.custom_id for button in buttons if button.custom_id.startswith("undo:")]


def still_open(shown: Message) -> list[tuple[str, str | None]]:
    """Return the answers in those rows in which none is chosen."""
    rows = [row for row in rows_of(shown) if not any(b.style == CHOSEN for b in row)]
    return [(button.custom_id, None) for row in rows for button in row]


class Scripted(ABC):
    """One user with a will of their own, which a seed makes repeatable.

    With `sandbox` they know that the bot may end at any time: they wait until it is there, and
    begin again when it goes before it has answered. In secret they answer wholly, and may change
    their minds as long as others are awaited; now and then they take back what they have done.
    """

    def __init__(
        self, player: Player, rng: Random, sandbox: Sandbox | None = None, game: str = GAME
    ) -> None:
        self.player = player
        self._rng = rng
        self._sandbox = sandbox
        self._game = game
        self.answered = 0
        """How many questions were answered."""
        self.failures = 0
        """How often the bot did not answer."""

    async def play(self) -> Message:
        """Answer whatever is asked until the game is over; return its last post."""
        done = 0
        while True:
            post = await self.player.sees(partial(self._calls, done), timeout=LONGEST_WAIT)
            if is_last_post(post):
                return post
            done = int(post.id)
            await self.answer_all()

    def _calls(self, done: int, message: Message) -> bool:
        """Tell whether a message after the one that was done calls this user, or is the last."""
        called = self.player.id in message.wire.get("notified", [])
        return int(message.id) > done and (called or is_last_post(message))

    async def answer_all(self) -> None:
        """Answer one question after the other until nothing is asked of this user."""
        answer = await self._look()
        while (regrets := self._regrets(answer)) or self._goes_on(answer):
            act = self.take_back if regrets else self.answer_one
            answer = await self._unless_gone(act(answer))
            if answer.kind == "failure":
                self.failures += 1
                answer = await self._look()
            else:
                self.answered += 1

    def _goes_on(self, answer: Answer) -> bool:
        if not choices_in(answer):
            return False
        return not is_whole(answer.message) or self._rng.random() < SECOND_THOUGHTS

    def _regrets(self, answer: Answer) -> bool:
        return bool(undo_buttons_in(answer)) and self._rng.random() < REGRETS

    async def _look(self) -> Answer:
        """Ask what is asked, as often as it takes."""
        while True:
            if self._sandbox is not None:
                await self._sandbox.bot_online()
            answer = await self._unless_gone(self.ask())
            if answer.kind != "failure":
                return answer
            self.failures += 1

    async def _unless_gone(self, act: Coroutine[Any, Any, Answer]) -> Answer:
        """Wait for an answer, but not when the bot goes."""
        if self._sandbox is None:
            return await act
        acting = asyncio.create_task(act)
        gone = asyncio.create_task(self._sandbox.bot_online(online=False))
        try:
            await asyncio.wait({acting, gone}, return_when=asyncio.FIRST_COMPLETED)
            return acting.result() if acting.done() else Answer("failure", reason="It has gone.")
        finally:
            acting.cancel()
            gone.cancel()

    @abstractmethod
    async def ask(self) -> Answer:
        """Ask what is asked."""

    @abstractmethod
    async def answer_one(self, shown: Answer) -> Answer:
        """Answer a question that is shown."""

    @abstractmethod
    async def take_back(self, shown: Answer) -> Answer:
        """Take back the last step, or the whole turn."""


class ByClicks(Scripted):
    """Plays by buttons and menus only."""

    async def ask(self) -> Answer:
        """Press My turn under the newest board."""
        board = next(m for m in reversed(self.player.visible()) if board_button(m, "log"))
        button = board_button(board, "turn")
        return await self.player.use(board, button or board_button(board, "board") or "")

    async def answer_one(self, shown: Answer) -> Answer:
        """Press a button, choose from the menu, or turn a page first."""
        turning = [b for b in shown.message.buttons if b.custom_id.startswith("page:")]
        pages = [button.custom_id for button in turning if not button.disabled]
        if pages and self._rng.random() < 0.5:
            shown = await self.player.use(shown, self._rng.choice(pages))
            if shown.kind == "failure" or not choices_in(shown):
                return shown
        to_the_point = self._rng.random() < TO_THE_POINT and still_open(shown.message)
        custom_id, value = self._rng.choice(to_the_point or choices_in(shown))
        return await self.player.use(shown, custom_id, None if value is None else [value])

    async def take_back(self, shown: Answer) -> Answer:
        """Press one of the buttons for that."""
        return await self.player.use(shown, self._rng.choice(undo_buttons_in(shown)))


class ByCommands(Scripted):
    """Plays by slash commands only, each parameter taken from what completion offers."""

    async def ask(self) -> Answer:
        """Give the command `/turn`."""
        return await self.player.slash("turn")

    async def answer_one(self, shown: Answer) -> Answer:
        """Give a command for one of the choices shown."""
        try:
            return await TYPINGS[self._game](self.player, shown.message, self._rng)
        except AssertionError as nothing:  # no completion came: the bot is away
            return Answer("failure", reason=str(nothing))

    async def take_back(self, shown: Answer) -> Answer:
        """Give the command `/undo`."""
        return await self.player.slash("undo", what=self._rng.choice(UNDONE))


async def play(users: Sequence[Scripted]) -> Message:
    """Let all users play at once until the game is over; return its last post."""
    async with asyncio.TaskGroup() as table:
        playing = [table.create_task(user.play()) for user in users]
    last = {task.result().id for task in playing}
    assert len(last) == 1
    return playing[0].result()
