"""Users driven from Python: the language of whole-game tests."""

import base64
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Literal, Protocol

from sandbox.inbox import Inbox
from sandbox.seen import Message, Modal
from sandbox.shapes import DM
from sandbox.wire import Json

SLOWEST = 15.0
"""Seconds to wait for what the bot promised by deferring."""

Kind = Literal["message", "modal", "choices", "failure", "deferred", "done"]


class Link(Protocol):
    """The way to a sandbox, in this process or another."""

    async def act(self, request: Json) -> Json:
        """Carry out an act; raise ClientRefusal for what a client would not do."""

    def file(self, url: str) -> bytes:
        """Return the bytes behind an address of the CDN."""


@dataclass(frozen=True)
class Answer:
    """What a player's client shows after an act."""

    kind: Kind
    shown: Message | None = None
    form: Modal | None = None
    choices: tuple[tuple[str, Any], ...] = ()
    reason: str = ""
    """Why it failed: "The application did not respond"."""

    @property
    def message(self) -> Message:
        """Return the message, or raise AssertionError when it is none."""
        if self.shown is None:
            raise AssertionError(f"The answer is no message but a {self.kind}. {self.reason}")
        return self.shown

    @property
    def modal(self) -> Modal:
        """Return the form, or raise AssertionError when it is none."""
        if self.form is None:
            raise AssertionError(f"The answer is no form but a {self.kind}. {self.reason}")
        return self.form

    @property
    def content(self) -> str:
        """Return the message's plain content."""
        return self.message.content

    @property
    def text(self) -> str:
        """Return all the message's words."""
        return self.message.text

    @property
    def ephemeral(self) -> bool:
        """Tell whether only this player sees it."""
        return self.message.ephemeral

    @property
    def components(self) -> list[Json]:
        """Return the message's components."""
        return self.message.components

    @property
    def files(self) -> dict[str, bytes]:
        """Return the attached files by name."""
        return self.message.files

    @property
    def images(self) -> list[bytes]:
        """Return the pictures it shows."""
        return self.message.images

    @property
    def alts(self) -> list[str]:
        """Return the descriptions of the pictures."""
        return self.message.alts


class Player:
    """One user in one channel."""

    def __init__(self, link: Link, inbox: Inbox, name: str, channel: str) -> None:
        self._link = link
        self._inbox = inbox
        self.name = name
        self.channel = channel

    def __repr__(self) -> str:
        return f"<Player {self.name} in {self.channel}>"

    @property
    def id(self) -> str:
        """Return the user's id."""
        return str(self._inbox.me["id"])

    @property
    def locale(self) -> str:
        """Return the language of the user's client."""
        return str(self._inbox.me["locale"])

    def moved_to(self, channel: str) -> "Player":
        """Return the same user in another channel or thread, given by name or id."""
        return Player(self._link, self._inbox, self.name, channel)

    @property
    def in_private(self) -> "Player":
        """Return the same user in the direct messages with the bot."""
        for channel in self._inbox.channels.values():
            if channel["type"] == DM:
                return self.moved_to(channel["id"])
        raise AssertionError(f"The bot has written {self.name} no direct message")

    # Acts

    async def slash(self, path: str, /, **options: Any) -> Answer:
        """Send a slash command: `await ana.slash("table new", game="cuba", seats=3)`.

        Users are given by name or id, files as (name, bytes). Raise ClientRefusal for what
        Discord's client would not send.
        """
        request = {"kind": "slash", "path": path, "options": _sendable(options)}
        return await self._act({**request, "channel": self.channel})

    async def complete(
        self, path: str, option: str, /, typed: str = "", **others: Any
    ) -> list[tuple[str, Any]]:
        """Return the (name, value) pairs that the bot offers for an option."""
        request = {
            "kind": "slash",
            "path": path,
            "options": {**_sendable(others), option: typed},
            "focused": option,
            "channel": self.channel,
        }
        answer = await self._act(request)
        if answer.kind != "choices":
            raise AssertionError(f"No choices for {option} of /{path}: {answer.reason}")
        return list(answer.choices)

    async def click(self, where: Message | Answer, button: str) -> Answer:
        """Click a button given by its label, emoji or `custom_id`."""
        message = self._current(where)
        called = [b for b in message.buttons if b.custom_id == button]
        custom_id = called[0].custom_id if called else message.button(button).custom_id
        return await self._use(message, custom_id, None)

    async def choose(
        self, where: Message | Answer, choice: str | Sequence[str], select: str | None = None
    ) -> Answer:
        """Choose from a menu by labels or values; `select` names the menu where there are more."""
        message = self._current(where)
        menu = message.select(select)
        wanted = [choice] if isinstance(choice, str) else list(choice)
        return await self._use(message, menu.custom_id, [menu.value_of(name) for name in wanted])

    async def use(
        self, where: Message | Answer, custom_id: str, values: list[str] | None = None
    ) -> Answer:
        """Use a component by its `custom_id`, whether or not it is still shown."""
        return await self._use(_message(where), custom_id, values)

    async def _use(self, message: Message, custom_id: str, values: list[str] | None) -> Answer:
        request: Json = {"kind": "component", "message": message.id, "custom_id": custom_id}
        if values is not None:
            request["values"] = values
        return await self._act(request, self._current(message))

    async def submit(self, modal: Modal | Answer, values: Mapping[str, Any]) -> Answer:
        """Fill in a form, its fields given by label or `custom_id`, and send it."""
        form = modal.modal if isinstance(modal, Answer) else modal
        request = {
            "kind": "modal",
            "modal": form.wire,
            "values": {form.custom_id(name): _as_json(value) for name, value in values.items()},
            "channel": form.channel_id,
            "message": form.message_id,
        }
        return await self._act(request)

    async def say(self, content: str) -> Message:
        """Write a message."""
        request = {"kind": "say", "content": content, "channel": self.channel}
        return (await self._act(request)).message

    async def dismiss(self, where: Message | Answer) -> None:
        """Dismiss a message that only this player sees."""
        await self._act({"kind": "dismiss", "message": _message(where).id})

    async def react(self, where: Message | Answer, emoji: str, *, add: bool = True) -> None:
        """Add a reaction or take it back."""
        message_id = _message(where).id
        await self._act({"kind": "react", "message": message_id, "emoji": emoji, "add": add})

    async def _act(self, request: Json, source: Message | None = None) -> Answer:
        given = await self._link.act({"user": self.name, **request})
        answer = self._answer(given, source)
        if answer.kind == "deferred" and answer.shown is not None and answer.shown.thinking:
            return await self._awaited(answer, answer.shown)
        if answer.kind == "deferred" and source is not None:
            return await self._edited(answer, source)
        return answer

    def _answer(self, given: Json, source: Message | None) -> Answer:
        message = Message(given["m"], self._link.file) if "m" in given else None
        kind = given["type"]
        if kind == "failed":
            return Answer("failure", reason=given["reason"])
        if kind == "choices":
            return Answer("choices", choices=tuple((c["name"], c["value"]) for c in given[kind]))
        if kind == "modal":
            place = source.channel_id if source else self.channel
            return Answer("modal", form=Modal(given["modal"], place, source.id if source else None))
        return Answer(kind, message)

    async def _awaited(self, answer: Answer, promised: Message) -> Answer:
        def written() -> Message | None:
            wire = self._inbox.messages.get(promised.id)
            if wire is None:
                return promised
            message = Message(wire, self._link.file)
            return None if message.thinking else message

        try:
            message = await self._inbox.until(written, SLOWEST)
        except TimeoutError:
            raise AssertionError(f"{promised!r} was deferred and never written") from None
        return replace(answer, kind="message", shown=message)

    async def _edited(self, answer: Answer, source: Message) -> Answer:
        """Wait for the edit that a deferred click promises; a bot may leave it at the promise."""

        def changed() -> Message | None:
            wire = self._inbox.messages.get(source.id, source.wire)
            before = source.wire["edited_timestamp"]
            return Message(wire, self._link.file) if wire["edited_timestamp"] != before else None

        try:
            return replace(answer, shown=await self._inbox.until(changed, SLOWEST))
        except TimeoutError:
            return answer

    # Looks

    def visible(self, channel: str | None = None) -> list[Message]:
        """Return the messages this player can read, oldest first; in one channel or in all."""
        wanted = None if channel is None else self._channel_id(channel)
        wires = sorted(self._inbox.messages.values(), key=lambda wire: int(wire["id"]))
        return [
            Message(wire, self._link.file) for wire in wires if wanted in (None, wire["channel_id"])
        ]

    def _channel_id(self, key: str) -> str:
        for channel in self._inbox.channels.values():
            if key.removeprefix("#") in (channel["id"], channel.get("name")):
                return str(channel["id"])
        raise AssertionError(f"{self.name} sees no channel {key}")

    @property
    def channels(self) -> list[str]:
        """Return the names of the channels and threads this player sees."""
        return [c.get("name", "") for c in self._inbox.channels.values()]

    @property
    def pings(self) -> list[Message]:
        """Return the messages that pinged this player, oldest first."""
        return [m for m in self.visible() if self.id in m.wire.get("notified", [])]

    def latest(self, where: Message | Answer) -> Message | None:
        """Return a message as it is now, or None when it is gone."""
        wire = self._inbox.messages.get(_message(where).id)
        return None if wire is None else Message(wire, self._link.file)

    def _current(self, where: Message | Answer) -> Message:
        return self.latest(where) or _message(where)

    async def sees(
        self,
        what: str | Callable[[Message], object],
        *,
        timeout: float = 5.0,  # noqa: ASYNC109 - a test states how long it is willing to wait
        channel: str | None = None,
    ) -> Message:
        """Return the newest visible message that has these words or that passes this test.

        Wait for one up to `timeout` seconds, then raise AssertionError with what is visible.
        """

        def matches(message: Message) -> bool:
            return what in message.text if isinstance(what, str) else bool(what(message))

        def look() -> Message | None:
            return next((m for m in reversed(self.visible(channel)) if matches(m)), None)

        try:
            return await self._inbox.until(look, timeout)
        except TimeoutError:
            seen = "\n".join(f"  {message!r}" for message in self.visible(channel)[-8:])
            raise AssertionError(
                f"{self.name} does not see {what!r} within {timeout} s; the last are\n{seen}"
            ) from None

    async def until(
        self,
        condition: Callable[[], object],
        *,
        timeout: float = 5.0,  # noqa: ASYNC109 - as above
    ) -> None:
        """Wait until a condition holds, looked at after every event that reaches the player."""
        try:
            await self._inbox.until(lambda: condition() or None, timeout)
        except TimeoutError:
            raise AssertionError(f"{self.name} waited {timeout} s in vain") from None


def _message(where: Message | Answer) -> Message:
    return where.message if isinstance(where, Answer) else where


def _sendable(options: Mapping[str, Any]) -> Json:
    """Return options as JSON: players by id, paths and (name, bytes) as files."""
    return {name: _as_json(value) for name, value in options.items()}


def _as_json(value: Any) -> Any:
    match value:
        case Player():
            return value.id
        case Path():
            return _as_json((value.name, value.read_bytes()))
        case (str(name), bytes(data)):
            return {"filename": name, "data": base64.b64encode(data).decode()}
        case [*several]:
            return [_as_json(one) for one in several]
    return value
