"""Threads: open them, join them, list the archived ones."""

from aiohttp import web

from sandbox import errors, shapes
from sandbox.core import Core
from sandbox.permissions import Permission
from sandbox.rest.access import channel_of, require, require_open
from sandbox.rest.requests import Route, read
from sandbox.wire import Json, no_content, reply
from sandbox.world import now

_PRIVATE = shapes.PRIVATE_THREAD


class Threads:
    """Routes for threads under `/channels/{id}`."""

    def __init__(self, core: Core) -> None:
        self._core = core
        self._world = core.world

    def routes(self) -> list[Route]:
        """Return methods, paths and handlers."""
        base = "/channels/{channel_id}"
        members = f"{base}/thread-members"
        return [
            ("POST", f"{base}/threads", self.create),
            ("POST", base + "/messages/{message_id}/threads", self.create_from_message),
            ("GET", members, self.members),
            ("PUT", f"{members}/@me", self.join),
            ("DELETE", f"{members}/@me", self.leave),
            ("PUT", members + "/{user_id}", self.add_member),
            ("DELETE", members + "/{user_id}", self.remove_member),
            ("GET", f"{base}/threads/archived/public", self.archived),
        ]

    async def create(self, request: web.Request) -> web.Response:
        """Open a thread that starts from no message."""
        parent = self._parent(request)
        payload = (await read(self._core, request)).payload
        kind = payload.get("type") or _PRIVATE
        needed = (
            Permission.CREATE_PRIVATE_THREADS
            if kind == _PRIVATE
            else Permission.CREATE_PUBLIC_THREADS
        )
        require(self._core, parent, needed)
        return self._open(parent, {**payload, "type": kind}, None)

    async def create_from_message(self, request: web.Request) -> web.Response:
        """Open a thread under a message; it gets the message's id."""
        parent = self._parent(request)
        message = self._world.message(parent["id"], request.match_info["message_id"])
        if message.only_for is not None:
            raise errors.unknown_message()
        payload = (await read(self._core, request)).payload
        require(self._core, parent, Permission.CREATE_PUBLIC_THREADS)
        if message.id in self._world.channels:
            raise errors.thread_exists()
        response = self._open(parent, {**payload, "type": shapes.PUBLIC_THREAD}, message.id)
        message.wire["flags"] |= shapes.HAS_THREAD
        message.wire["thread"] = self._world.channel(message.id)
        self._core.messages.announce("MESSAGE_UPDATE", message)
        return response

    def _parent(self, request: web.Request) -> Json:
        parent = channel_of(self._core, request)
        if parent["type"] != shapes.TEXT:
            raise errors.wrong_channel_type()
        return parent

    def _open(self, parent: Json, payload: Json, thread_id: str | None) -> web.Response:
        thread = self._world.add_thread(parent, self._world.bot_id, payload, thread_id)
        member = shapes.thread_member(thread["id"], self._world.bot_id, now())
        return reply({**thread, "member": member}, 201)

    # Members

    def _thread(self, request: web.Request) -> Json:
        thread = channel_of(self._core, request)
        if thread["type"] not in shapes.THREADS:
            raise errors.wrong_channel_type()
        return thread

    async def members(self, request: web.Request) -> web.Response:
        """Answer who is in a thread."""
        thread = self._thread(request)
        members = sorted(self._world.thread_members.get(thread["id"], ()))
        return reply([shapes.thread_member(thread["id"], user, now()) for user in members])

    async def join(self, request: web.Request) -> web.Response:
        """Let the bot join."""
        thread = self._thread(request)
        require_open(thread)
        self._world.join_thread(thread, self._world.bot_id)
        return no_content()

    async def leave(self, request: web.Request) -> web.Response:
        """Let the bot leave."""
        thread = self._thread(request)
        require_open(thread)
        self._world.leave_thread(thread, self._world.bot_id)
        return no_content()

    async def add_member(self, request: web.Request) -> web.Response:
        """Add a user."""
        thread = self._thread(request)
        require_open(thread)
        user_id = request.match_info["user_id"]
        if user_id not in self._world.users:
            raise errors.unknown_user()
        self._world.join_thread(thread, user_id)
        return no_content()

    async def remove_member(self, request: web.Request) -> web.Response:
        """Take a user out."""
        thread = self._thread(request)
        require(self._core, thread, Permission.MANAGE_THREADS)
        require_open(thread)
        self._world.leave_thread(thread, request.match_info["user_id"])
        return no_content()

    async def archived(self, request: web.Request) -> web.Response:
        """Answer the archived public threads of a channel, the latest first."""
        parent = channel_of(self._core, request, Permission.READ_MESSAGE_HISTORY)
        threads = [
            channel
            for channel in self._world.channels.values()
            if channel.get("parent_id") == parent["id"]
            and channel["type"] == shapes.PUBLIC_THREAD
            and channel["thread_metadata"]["archived"]
        ]
        threads.sort(key=lambda t: str(t["thread_metadata"]["archive_timestamp"]), reverse=True)
        return reply({"threads": threads, "members": [], "has_more": False})
