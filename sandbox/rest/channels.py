"""Channels and threads as such, and typing in them."""

from aiohttp import web

from sandbox import errors, shapes
from sandbox.core import Core
from sandbox.permissions import Permission
from sandbox.rest.access import channel_of, require
from sandbox.rest.requests import Route, read
from sandbox.wire import Json, no_content, reply


class Channels:
    """Routes of `/channels/{id}` itself."""

    def __init__(self, core: Core) -> None:
        self._core = core
        self._world = core.world

    def routes(self) -> list[Route]:
        """Return methods, paths and handlers."""
        base = "/channels/{channel_id}"
        return [
            ("GET", base, self.get),
            ("PATCH", base, self.change),
            ("DELETE", base, self.delete),
            ("POST", f"{base}/typing", self.typing),
        ]

    async def get(self, request: web.Request) -> web.Response:
        """Answer a channel."""
        return reply(channel_of(self._core, request))

    async def change(self, request: web.Request) -> web.Response:
        """Change a channel, or archive, lock and rename a thread."""
        channel = channel_of(self._core, request)
        payload = (await read(self._core, request)).payload
        if channel["type"] in shapes.THREADS:
            self._require_thread_change(channel, payload)
        elif channel["type"] == shapes.DM:
            raise errors.wrong_channel_type()
        else:
            require(self._core, channel, Permission.MANAGE_CHANNELS)
        self._world.change_channel(channel, payload)
        return reply(channel)

    def _require_thread_change(self, thread: Json, payload: Json) -> None:
        world = self._world
        may_manage = Permission.MANAGE_THREADS in world.permissions(world.bot_id, thread)
        metadata = thread["thread_metadata"]
        if (payload.keys() & {"locked"} or thread["owner_id"] != world.bot_id) and not may_manage:
            raise errors.missing_permissions()
        if metadata["archived"] and payload.get("archived", True):
            raise errors.archived_thread()

    async def delete(self, request: web.Request) -> web.Response:
        """Delete a channel or a thread."""
        channel = channel_of(self._core, request)
        if channel["type"] == shapes.DM:
            raise errors.wrong_channel_type()
        is_thread = channel["type"] in shapes.THREADS
        require(
            self._core,
            channel,
            Permission.MANAGE_THREADS if is_thread else Permission.MANAGE_CHANNELS,
        )
        return reply(self._world.delete_channel(channel["id"]))

    async def typing(self, request: web.Request) -> web.Response:
        """Show that the bot is typing."""
        channel = channel_of(self._core, request)
        told: Json = {"channel_id": channel["id"], "user_id": self._world.bot_id, "timestamp": 0}
        if "guild_id" in channel:
            told["guild_id"] = channel["guild_id"]
        self._world.tell("TYPING_START", told)
        return no_content()
