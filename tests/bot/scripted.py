"""Users who play by themselves: they learn from the channel that something is asked of them.

    users = [ByClicks(discord_.player("Ana"), Random(1)), ByCommands(discord_.player("Mateo"), ...)]
    last = await play(users)

They see no more than people do: the public posts, the answers only they can read, the buttons,
menus and completions in them.
"""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Coroutine, Sequence
from random import Random
from typing import Any, ClassVar

from sandbox.local import Sandbox
from sandbox.players import Answer, Player
from sandbox.seen import Message

LONGEST_WAIT = 120.0
"""Seconds without being asked anything after which a user gives up."""


def board_button(message: Message, what: str) -> str | None:
    """Return the id of a board's button: `turn`, `hand`, `board` or `log`."""
    ids = (button.custom_id for button in message.buttons)
    return next((id_ for id_ in ids if id_.startswith(f"board:{what}:")), None)


def is_last_post(message: Message) -> bool:
    """Tell whether a message is the post that ends a game: nobody has a turn any more."""
    return not board_button(message, "turn") and board_button(message, "log") is not None


def choices_in(answer: Answer) -> list[tuple[str, str | None]]:
    """Return all that can be answered in a private message: a `custom_id`, and a menu's value."""
    if answer.shown is None:
        return []
    found: list[tuple[str, str | None]] = [
        (button.custom_id, None)
        for button in answer.shown.buttons
        if button.custom_id.startswith("do:")
    ]
    for menu in answer.shown.selects:
        found += [(menu.custom_id, option.value) for option in menu.options]
    return found


class Scripted(ABC):
    """One user with a will of their own, which a seed makes repeatable.

    With `sandbox` they know that the bot may end at any time: they wait until it is there, and
    begin again when it goes before it has answered.
    """

    def __init__(self, player: Player, rng: Random, sandbox: Sandbox | None = None) -> None:
        self.player = player
        self._rng = rng
        self._sandbox = sandbox
        self.answered = 0
        """How many questions were answered."""
        self.failures = 0
        """How often the bot did not answer."""

    async def play(self) -> Message:
        """Answer whatever is asked until the game is over; return its last post."""
        done = 0
        while True:
            post = await self.player.sees(
                lambda message, done=done: int(message.id) > done and self._calls(message),
                timeout=LONGEST_WAIT,
            )
            if is_last_post(post):
                return post
            done = int(post.id)
            await self.answer_all()

    def _calls(self, message: Message) -> bool:
        return self.player.id in message.wire.get("notified", []) or is_last_post(message)

    async def answer_all(self) -> None:
        """Answer one question after the other until nothing is asked of this user."""
        answer = await self._look()
        while choices_in(answer):
            answer = await self._unless_gone(self.answer_one(answer))
            if answer.kind == "failure":
                self.failures += 1
                answer = await self._look()
            else:
                self.answered += 1

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
        custom_id, value = self._rng.choice(choices_in(shown))
        return await self.player.use(shown, custom_id, None if value is None else [value])


class ByCommands(Scripted):
    """Plays by slash commands only, each parameter taken from what completion offers.

    Which verbs to try is read from how the choices begin, as a person would.
    """

    PARAMETERS: ClassVar[dict[str, str]] = {
        "drive": "stops",
        "take": "good",
        "seize": "building",
        "use": "how",
        "give": "thing",
        "place": "building",
        "deliver": "cargo",
        "keep": "without",
    }
    PLAIN = ("decline", "pass")
    BEGINNINGS: ClassVar[dict[str, str]] = {"move": "place", "set": "keep"}

    async def ask(self) -> Answer:
        """Give the command `/turn`."""
        return await self.player.slash("turn")

    async def answer_one(self, shown: Answer) -> Answer:
        """Choose a verb, let its parameter be completed, and give the command."""
        verb = self._rng.choice(sorted(self._verbs(shown)))
        if verb in self.PLAIN:
            return await self.player.slash(f"santiago {verb}")
        try:
            parameter = self.PARAMETERS[verb]
            offered = await self.player.complete(f"santiago {verb}", parameter)
            options = {parameter: self._rng.choice(offered)[1]}
            if verb == "deliver":
                amounts = await self.player.complete("santiago deliver", "amount", **options)
                options["amount"] = self._rng.choice(amounts)[1]
        except AssertionError as nothing:  # no completion came: the bot is away
            return Answer("failure", reason=str(nothing))
        return await self.player.slash(f"santiago {verb}", **options)

    def _verbs(self, shown: Answer) -> set[str]:
        labels = [button.label for button in shown.message.buttons]
        labels += [option.label for menu in shown.message.selects for option in menu.options]
        words = {label.split()[0].lower() for label in labels}
        verbs = {self.BEGINNINGS.get(word, word) for word in words}
        known = verbs & {*self.PARAMETERS, *self.PLAIN}
        return known or {"drive"}  # "3 stops to Pedro"


async def play(users: Sequence[Scripted]) -> Message:
    """Let all users play at once until the game is over; return its last post."""
    async with asyncio.TaskGroup() as table:
        playing = [table.create_task(user.play()) for user in users]
    last = {task.result().id for task in playing}
    assert len(last) == 1
    return playing[0].result()
