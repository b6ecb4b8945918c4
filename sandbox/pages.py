"""The page and what it speaks to: news by websocket, acts by POST."""

import asyncio
import json
import secrets
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from aiohttp import web

from sandbox import errors
from sandbox.acting import act
from sandbox.core import Core
from sandbox.errors import ClientRefusal
from sandbox.shapes import PRIVATE_THREAD
from sandbox.wire import SECONDS_TO_CLOSE, Json, reply
from sandbox.world import Event

PAGE = Path(__file__).parent / "page"
_LOCAL_NAMES = ("127.0.0.1", "localhost")
_MESSAGES = ("MESSAGE_CREATE", "MESSAGE_UPDATE")
_CHANNELS = {
    "CHANNEL_CREATE": "CHANNEL_CREATE",
    "CHANNEL_UPDATE": "CHANNEL_UPDATE",
    "CHANNEL_DELETE": "CHANNEL_DELETE",
    "THREAD_CREATE": "THREAD_CREATE",
    "THREAD_UPDATE": "CHANNEL_UPDATE",
    "THREAD_DELETE": "CHANNEL_DELETE",
}
"""The gateway's news of channels, and what a page is told."""


class Feed:
    """One client of one user: gets everything this user may learn, in order."""

    def __init__(self, user_id: str, push: Callable[[Json], None]) -> None:
        self.user_id = user_id
        self.push = push


class Hub:
    """All clients of all users."""

    def __init__(self, core: Core) -> None:
        self.core = core
        self._feeds: list[Feed] = []
        self._sockets: set[web.WebSocketResponse] = set()
        core.world.listen(self._on_event)

    def follow(self, user_id: str, push: Callable[[Json], None]) -> Feed:
        """Push INIT now and every event from now on."""
        feed = Feed(user_id, push)
        push(self.initial(user_id))
        self._feeds.append(feed)
        return feed

    def leave(self, feed: Feed) -> None:
        """Push nothing more."""
        if feed in self._feeds:
            self._feeds.remove(feed)

    def initial(self, user_id: str) -> Json:
        """Return everything a user sees at this moment."""
        world = self.core.world
        return {
            "t": "INIT",
            "me": self._user(user_id),
            "guild": {"id": world.guild_id, "name": world.guild()["name"]},
            "users": [self._user(other) for other in world.users],
            "channels": [dict(c) for c in world.channels.values() if world.sees(user_id, c)],
            "commands": world.commands.everywhere(),
            "messages": [message.for_page() for message in world.visible_messages(user_id)],
        }

    def _user(self, user_id: str) -> Json:
        world = self.core.world
        return {**world.users[user_id], "locale": world.locales.get(user_id, "en-US")}

    def _on_event(self, event: Event) -> None:
        for feed in list(self._feeds):
            if event.name == "THREAD_MEMBERS_UPDATE":
                self._tell_members(feed, event.data)
                continue
            told = self._as_told(event, feed.user_id)
            if told is not None:
                feed.push(told)

    def _tell_members(self, feed: Feed, data: Json) -> None:
        """Tell of a thread's members; who was let into a private one gets all that is in it."""
        thread = self.core.world.channels[data["id"]]
        if feed.user_id in data["removed_member_ids"] and not self.core.world.sees(
            feed.user_id, thread
        ):
            feed.push({"t": "CHANNEL_DELETE", "c": dict(thread)})
            return
        if not self.core.world.sees(feed.user_id, thread):
            return
        joined = [member["user_id"] for member in data["added_members"]]
        if thread["type"] != PRIVATE_THREAD or feed.user_id not in joined:
            feed.push({"t": "CHANNEL_UPDATE", "c": dict(thread)})
            return
        feed.push({"t": "THREAD_CREATE", "c": dict(thread)})
        for message in self.core.world.messages[thread["id"]].values():
            if message.only_for in (None, feed.user_id):
                feed.push({"t": "MESSAGE_CREATE", "m": message.for_page()})

    def _as_told(self, event: Event, user_id: str) -> Json | None:
        world = self.core.world
        if event.only_for not in (None, user_id):
            return None
        if event.name == "COMMANDS":
            return {"t": "COMMANDS", "commands": world.commands.everywhere()}
        if event.name == "GUILD_MEMBER_ADD":
            return {"t": "USERS", "users": [self._user(other) for other in world.users]}
        if event.name in _CHANNELS:
            name = _CHANNELS[event.name]
            if name != "CHANNEL_DELETE" and not world.sees(user_id, event.data):
                return None
            return {"t": name, "c": dict(event.data)}
        channel = world.channels.get(str(event.data.get("channel_id")))
        if channel is None or not world.sees(user_id, channel):
            return None
        return self._in_channel(event)

    def _in_channel(self, event: Event) -> Json | None:
        data = event.data
        if event.name in _MESSAGES:
            message = self.core.world.find_message(data["id"])
            notified = message.notified if message else []
            return {"t": event.name, "m": {**data, "notified": notified}}
        if event.name == "MESSAGE_DELETE":
            return {"t": event.name, "m": {"id": data["id"], "channel_id": data["channel_id"]}}
        if event.name.startswith("MESSAGE_REACTION"):
            message = self.core.world.find_message(data["message_id"])
            return {"t": "MESSAGE_UPDATE", "m": message.for_page()} if message else None
        if event.name == "TYPING_START":
            return {"t": "TYPING", "channel_id": data["channel_id"], "user_id": data["user_id"]}
        return None

    # Over the wire

    async def serve_feed(self, request: web.Request) -> web.StreamResponse:
        """Serve one page's websocket; what it sends comes back as PONG after all earlier news."""
        self._check_key(request.query.get("key", ""))
        self._check_origin(request)
        try:
            user = self.core.world.user(request.query.get("user", ""))
        except errors.ApiError:
            raise web.HTTPNotFound(text="There is no such user.") from None
        socket = web.WebSocketResponse(heartbeat=20.0, timeout=SECONDS_TO_CLOSE)
        await socket.prepare(request)
        outbox: asyncio.Queue[Json] = asyncio.Queue()
        feed = self.follow(user["id"], outbox.put_nowait)
        writer = asyncio.create_task(_write(socket, outbox))
        self._sockets.add(socket)
        try:
            async for message in socket:
                outbox.put_nowait({"t": "PONG", "d": message.data})
        finally:
            self._sockets.discard(socket)
            self.leave(feed)
            writer.cancel()
        return socket

    async def serve_act(self, request: web.Request) -> web.Response:
        """Carry out one act posted by a page."""
        self._check_key(request.headers.get("X-Sandbox-Key", ""))
        self._check_origin(request)
        try:
            body: Any = json.loads(await request.text())
        except ValueError:
            body = None
        if not isinstance(body, dict):
            return reply({"error": "An act is a JSON object."}, 400)
        try:
            return reply(await act(self.core, body))
        except ClientRefusal as refusal:
            return reply({"error": str(refusal)}, 400)

    def _check_key(self, key: str) -> None:
        if not secrets.compare_digest(key.encode(), self.core.key.encode()):
            raise web.HTTPForbidden(text="Open the address that was printed at the start.")

    @staticmethod
    def _check_origin(request: web.Request) -> None:
        origin = request.headers.get("Origin")
        if origin is None:
            return
        if urlsplit(origin).hostname not in _LOCAL_NAMES or urlsplit(origin).netloc != request.host:
            raise web.HTTPForbidden(text="The sandbox speaks to its own page only.")

    async def close(self) -> None:
        """Close every page's websocket."""
        farewell = b"The sandbox ends."
        await asyncio.gather(*(s.close(code=1001, message=farewell) for s in self._sockets))


async def _write(socket: web.WebSocketResponse, outbox: "asyncio.Queue[Json]") -> None:
    with suppress(ConnectionError):
        while True:
            text = json.dumps(await outbox.get(), ensure_ascii=False)
            await socket.send_str(text)


def routes(hub: Hub) -> list[web.RouteDef]:
    """Return the routes of the page."""

    async def index(_request: web.Request) -> web.StreamResponse:
        return _page_file(PAGE / "index.html")

    async def file(request: web.Request) -> web.StreamResponse:
        target = (PAGE / request.match_info["path"]).resolve()
        if not target.is_relative_to(PAGE.resolve()) or not target.is_file():
            raise web.HTTPNotFound(text="There is no such file.")
        return _page_file(target)

    async def icon(_request: web.Request) -> web.StreamResponse:
        target = PAGE / "favicon.svg"
        return _page_file(target) if target.is_file() else web.Response(status=204)

    return [
        web.get("/", index),
        web.get("/favicon.ico", icon),
        web.get("/page/{path:.+}", file),
        web.get("/sandbox/ws", hub.serve_feed),
        web.post("/sandbox/act", hub.serve_act),
    ]


def _page_file(path: Path) -> web.StreamResponse:
    headers = {
        "Cache-Control": "no-cache",
        "Content-Security-Policy": "default-src 'self'; img-src 'self' data: blob:; "
        "connect-src 'self'; frame-ancestors 'none'",
        "Referrer-Policy": "no-referrer",
        "X-Content-Type-Options": "nosniff",
    }
    return web.FileResponse(path, headers=headers)
