"""What one user's client knows: kept up to date by news, and waited on."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

from sandbox.wire import Json

T = TypeVar("T")


class Inbox:
    """One user's view of the sandbox, fed with the events that a page gets."""

    def __init__(self) -> None:
        self.me: Json = {}
        self.users: dict[str, Json] = {}
        self.channels: dict[str, Json] = {}
        self.commands: list[Json] = []
        self.messages: dict[str, Json] = {}
        self._changed = asyncio.Event()

    def apply(self, event: Json) -> None:
        """Take one event in and wake up who waits."""
        kind = event["t"]
        if kind == "INIT":
            self.me = event["me"]
            self.channels = {channel["id"]: channel for channel in event["channels"]}
            self.messages = {message["id"]: message for message in event["messages"]}
        if kind in ("INIT", "USERS"):
            self.users = {user["id"]: user for user in event["users"]}
        if kind in ("INIT", "COMMANDS"):
            self.commands = event["commands"]
        elif kind in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
            self.messages[event["m"]["id"]] = event["m"]
        elif kind == "MESSAGE_DELETE":
            self.messages.pop(event["m"]["id"], None)
        elif kind == "CHANNEL_DELETE":
            self._forget_channel(event["c"]["id"])
        elif kind in ("CHANNEL_CREATE", "CHANNEL_UPDATE", "THREAD_CREATE"):
            self.channels[event["c"]["id"]] = event["c"]
        self._changed.set()

    def _forget_channel(self, channel_id: str) -> None:
        self.channels.pop(channel_id, None)
        self.messages = {
            key: message
            for key, message in self.messages.items()
            if message["channel_id"] != channel_id
        }

    async def until(self, look: Callable[[], T | None], within: float) -> T:
        """Return the first thing `look` finds, looking again after every event.

        Raise TimeoutError when it found nothing that many seconds.
        """
        async with asyncio.timeout(within):
            while (found := look()) is None:
                self._changed.clear()
                await self._changed.wait()
        return found
