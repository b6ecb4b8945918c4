"""Keep the world in a file, so that the next start shows what was there before."""

import asyncio
import json
import os
from pathlib import Path

from sandbox import shapes
from sandbox.core import Core
from sandbox.wire import Json
from sandbox.world import Event, StoredMessage

FORMAT = 1
SECONDS_BETWEEN = 1.0
KEPT_PER_CHANNEL = 500
_PASSING = ("INTERACTION_CREATE", "TYPING_START")
"""Events after which the world is what it was."""


class Keeper:
    """Write the world soon after every change, in one atomic step, and load it back."""

    def __init__(self, core: Core, folder: Path) -> None:
        self._core = core
        self._file = folder / "sandbox.json"
        self._due: asyncio.TimerHandle | None = None
        self._written = asyncio.Event()
        core.world.listen(self._on_event)

    def _on_event(self, event: Event) -> None:
        if self._due is None and event.name not in _PASSING:
            loop = asyncio.get_running_loop()
            self._written.clear()
            self._due = loop.call_later(SECONDS_BETWEEN, self._save)

    def _save(self) -> None:
        self._due = None
        self._file.parent.mkdir(parents=True, exist_ok=True)
        beside = self._file.with_suffix(".new")
        descriptor = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(descriptor, "w", encoding="utf-8") as stream:
            json.dump(self._dump(), stream, ensure_ascii=False)
            stream.flush()
            os.fsync(stream.fileno())
        beside.replace(self._file)
        self._written.set()

    async def written(self) -> None:
        """Wait until the file holds all that has happened so far."""
        if self._due is not None:
            await self._written.wait()

    def close(self) -> None:
        """Write what is not written yet."""
        if self._due is not None:
            self._due.cancel()
            self._save()

    def _dump(self) -> Json:
        world = self._core.world
        return {
            "format": FORMAT,
            "base_url": world.base_url,
            "key": self._core.key,
            "bot_id": world.bot_id,
            "last_id": world.ids.last,
            "users": world.users,
            "locales": world.locales,
            "channels": world.channels,
            "thread_members": {key: sorted(ids) for key, ids in world.thread_members.items()},
            "commands": world.commands.by_scope,
            "emojis": world.emojis,
            "closed_dms": sorted(world.closed_dms),
            "messages": [
                {
                    "wire": message.wire,
                    "written_at": message.written_at,
                    "notified": message.notified,
                }
                for channel in world.messages.values()
                for message in _lasting(channel)
            ],
        }

    def load(self) -> None:
        """Take over the kept world when there is one; one of another format is set aside."""
        if not self._file.is_file():
            return
        text = self._file.read_text(encoding="utf-8")
        old_url = _base_url(text)
        if old_url is None:
            self._file.replace(self._file.with_suffix(".unreadable"))
            return
        # Addresses carry the port, which may be another one today.
        self._take_over(json.loads(text.replace(old_url, self._core.world.base_url)))
        self._drop_unused_files()

    def _take_over(self, kept: Json) -> None:
        world = self._core.world
        self._core.key = kept["key"]
        world.bot_id = kept["bot_id"]
        world.ids.last = kept["last_id"]
        world.users = kept["users"]
        world.locales = kept["locales"]
        world.let_in_people()  # the world may be older than some of them
        world.channels = kept["channels"]
        world.thread_members = {key: set(ids) for key, ids in kept["thread_members"].items()}
        world.commands.by_scope = kept["commands"]
        world.emojis = kept["emojis"]
        world.closed_dms = set(kept["closed_dms"])
        world.messages = {channel_id: {} for channel_id in world.channels}
        for entry in kept["messages"]:
            message = StoredMessage(entry["wire"], entry["written_at"], notified=entry["notified"])
            world.messages[message.channel_id][message.id] = message
            if "thread" in message.wire and message.id in world.channels:
                message.wire["thread"] = world.channels[message.id]

    def _drop_unused_files(self) -> None:
        text = json.dumps(self._dump()["messages"], ensure_ascii=False)
        self._core.world.files.keep_only(lambda path: "/emojis/" in path or path in text)


def _base_url(text: str) -> str | None:
    """Return under which address a kept world lived; None for a file of another format."""
    try:
        kept = json.loads(text)
    except ValueError:
        return None
    if not isinstance(kept, dict) or kept.get("format") != FORMAT:
        return None
    return str(kept["base_url"])


def _lasting(channel: dict[str, StoredMessage]) -> list[StoredMessage]:
    """Return the messages that outlive a restart: none that only one sees, none just promised."""
    lasting = [
        message
        for message in channel.values()
        if message.only_for is None and not message.wire["flags"] & shapes.LOADING
    ]
    return lasting[-KEPT_PER_CHANNEL:]
