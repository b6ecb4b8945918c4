"""The gateway: log in, receive events, lose the connection and resume."""

import asyncio
import json
import secrets
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from enum import IntFlag
from typing import Any

from aiohttp import WSMessage, WSMsgType, web

from sandbox import shapes
from sandbox.wire import SECONDS_TO_CLOSE, Json
from sandbox.world import Event, World

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, RESUME = 0, 1, 2, 3, 6
RECONNECT, REQUEST_MEMBERS, INVALID_SESSION, HELLO, HEARTBEAT_ACK = 7, 8, 9, 10, 11

AUTHENTICATION_FAILED, INVALID_SHARD, DISALLOWED_INTENTS = 4004, 4010, 4014
NORMAL_CLOSURES = (1000, 1001)
"""With these codes a client ends its session; with any other it may resume."""
HEARTBEAT_MS = 41_250
ACKNOWLEDGED_AFTER = 0.05
"""Seconds until a heartbeat is answered, as over a network. discord.py notes when it sent one only
after it has, and warns that it cannot keep up when the answer is there before."""
RESUMABLE_SECONDS = 180
KEPT_EVENTS = 5_000
LARGEST_PAYLOAD = 4096


class Intent(IntFlag):
    """What a bot asked to be told."""

    GUILDS = 1 << 0
    GUILD_MEMBERS = 1 << 1
    GUILD_PRESENCES = 1 << 8
    GUILD_MESSAGES = 1 << 9
    GUILD_MESSAGE_REACTIONS = 1 << 10
    GUILD_MESSAGE_TYPING = 1 << 11
    DIRECT_MESSAGES = 1 << 12
    DIRECT_MESSAGE_REACTIONS = 1 << 13
    DIRECT_MESSAGE_TYPING = 1 << 14
    MESSAGE_CONTENT = 1 << 15


PRIVILEGED = Intent.GUILD_MEMBERS | Intent.GUILD_PRESENCES | Intent.MESSAGE_CONTENT

_NEEDED: dict[str, tuple[Intent, Intent]] = {
    "CHANNEL_CREATE": (Intent.GUILDS, Intent(0)),
    "CHANNEL_UPDATE": (Intent.GUILDS, Intent(0)),
    "CHANNEL_DELETE": (Intent.GUILDS, Intent(0)),
    "THREAD_CREATE": (Intent.GUILDS, Intent(0)),
    "THREAD_UPDATE": (Intent.GUILDS, Intent(0)),
    "THREAD_DELETE": (Intent.GUILDS, Intent(0)),
    "THREAD_MEMBERS_UPDATE": (Intent.GUILDS, Intent(0)),
    "GUILD_MEMBER_ADD": (Intent.GUILD_MEMBERS, Intent.GUILD_MEMBERS),
    "MESSAGE_CREATE": (Intent.GUILD_MESSAGES, Intent.DIRECT_MESSAGES),
    "MESSAGE_UPDATE": (Intent.GUILD_MESSAGES, Intent.DIRECT_MESSAGES),
    "MESSAGE_DELETE": (Intent.GUILD_MESSAGES, Intent.DIRECT_MESSAGES),
    "MESSAGE_REACTION_ADD": (
        Intent.GUILD_MESSAGE_REACTIONS,
        Intent.DIRECT_MESSAGE_REACTIONS,
    ),
    "MESSAGE_REACTION_REMOVE": (
        Intent.GUILD_MESSAGE_REACTIONS,
        Intent.DIRECT_MESSAGE_REACTIONS,
    ),
    "TYPING_START": (Intent.GUILD_MESSAGE_TYPING, Intent.DIRECT_MESSAGE_TYPING),
}
"""The intents an event needs: in the guild, and outside of it (ephemeral messages too)."""


@dataclass
class Session:
    """One login of a bot's shard; it outlives its connection for a while."""

    id: str
    intents: Intent
    shard: tuple[int, int]
    sequence: int = 0
    kept: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=KEPT_EVENTS))
    connection: "Connection | None" = None
    lost_at: float = 0.0


class Connection:
    """One websocket; a task of its own sends, so that telling never waits."""

    def __init__(self, socket: web.WebSocketResponse) -> None:
        self.socket = socket
        self.session: Session | None = None
        self._outbox: asyncio.Queue[str] = asyncio.Queue()

    def send(self, op: int, data: Any = None) -> None:
        """Queue a payload that is no event."""
        self._outbox.put_nowait(json.dumps({"op": op, "d": data, "s": None, "t": None}))

    def send_raw(self, text: str) -> None:
        """Queue a payload as text."""
        self._outbox.put_nowait(text)

    async def write(self) -> None:
        """Send what is queued, in order, until cancelled or cut off."""
        with suppress(ConnectionError):
            while True:
                await self.socket.send_str(await self._outbox.get())


class Gateway:
    """All sessions of the bot."""

    def __init__(self, world: World, token: Callable[[], str], address: Callable[[], str]) -> None:
        self._world = world
        self._token = token
        self._address = address
        self.sessions: dict[str, Session] = {}
        self.connections: set[Connection] = set()
        self.allowed_privileged = Intent(0)
        """Privileged intents switched on for the application; none by default."""
        self.received: list[int] = []
        """Every opcode the bot sent, in order."""
        self.door = asyncio.Event()
        """Nobody gets in while it is closed; who comes waits."""
        self.door.set()
        self._changed = asyncio.Event()
        world.listen(self._on_event)

    # Telling

    def _on_event(self, event: Event) -> None:
        self._forget_lost()
        for session in self.sessions.values():
            data = self._as_told(event, session)
            if data is not None:
                self._dispatch(session, event.name, data)

    def _forget_lost(self) -> None:
        oldest = time.monotonic() - RESUMABLE_SECONDS
        for session in list(self.sessions.values()):
            if session.connection is None and session.lost_at < oldest:
                del self.sessions[session.id]

    @staticmethod
    def _dispatch(session: Session, name: str, data: Json) -> None:
        session.sequence += 1
        payload = {"op": DISPATCH, "t": name, "s": session.sequence, "d": data}
        text = json.dumps(payload, ensure_ascii=False)
        session.kept.append((session.sequence, text))
        if session.connection is not None:
            session.connection.send_raw(text)

    def _as_told(self, event: Event, session: Session) -> Json | None:
        """Return an event's data as this session learns it, or None when it does not."""
        in_guild = self._in_guild(event)
        number, count = session.shard
        if number != ((int(self._world.guild_id) >> 22) % count if in_guild else 0):
            return None
        if event.name == "INTERACTION_CREATE":
            return event.data
        if event.name not in _NEEDED or not self._bot_sees(event):
            return None
        public = in_guild and event.only_for is None
        if not session.intents & _NEEDED[event.name][0 if public else 1]:
            return None
        if event.name in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
            return self._message(event.data, session, public=public)
        return event.data

    def _in_guild(self, event: Event) -> bool:
        if event.data.get("guild_id"):
            return True
        channel = self._world.channels.get(event.data.get("channel_id", ""))
        return channel is not None and "guild_id" in channel

    def _bot_sees(self, event: Event) -> bool:
        if event.name.startswith("CHANNEL"):
            return True  # bots learn of all channels, of those they cannot enter too
        channel_id = event.data.get("channel_id") or event.data.get("id", "")
        channel = self._world.channels.get(channel_id)
        return channel is None or self._world.sees(self._world.bot_id, channel)

    def _message(self, data: Json, session: Session, *, public: bool) -> Json:
        told = dict(data)
        author_id = data["author"]["id"]
        if public:
            told["guild_id"] = self._world.guild_id
            if not data.get("webhook_id"):
                told["member"] = self._world.bare_member(author_id)
        told["mentions"] = [
            {**user, "member": self._world.bare_member(user["id"])} if public else user
            for user in data["mentions"]
        ]
        if not public or Intent.MESSAGE_CONTENT in session.intents:
            return told
        return without_content(told, self._world.bot_id)

    # Connections

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one websocket from HELLO to its end."""
        await self.door.wait()
        socket = web.WebSocketResponse(max_msg_size=0, compress=False, timeout=SECONDS_TO_CLOSE)
        await socket.prepare(request)
        connection = Connection(socket)
        self.connections.add(connection)
        writer = asyncio.create_task(connection.write())
        connection.send(HELLO, {"heartbeat_interval": HEARTBEAT_MS, "_trace": []})
        try:
            async for message in socket:
                await self._receive(connection, message)
        finally:
            writer.cancel()
            self.connections.discard(connection)
            self._lose(connection)
            self._announce_change()
        return socket

    def _lose(self, connection: Connection) -> None:
        session = connection.session
        if session is None or session.connection is not connection:
            return
        session.connection = None
        session.lost_at = time.monotonic()
        if connection.socket.close_code in NORMAL_CLOSURES:
            self.sessions.pop(session.id, None)

    async def _receive(self, connection: Connection, message: WSMessage) -> None:
        if message.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
            return
        if len(message.data) > LARGEST_PAYLOAD:
            await connection.socket.close(code=4002, message=b"Error while decoding payload.")
            return
        payload = json.loads(message.data)
        op, data = payload["op"], payload.get("d")
        self.received.append(op)
        if op == HEARTBEAT:
            self._forget_received(connection, data)
            loop = asyncio.get_running_loop()
            loop.call_later(ACKNOWLEDGED_AFTER, connection.send, HEARTBEAT_ACK)
        elif op == IDENTIFY:
            await self._identify(connection, data)
        elif op == RESUME:
            self._resume(connection, data)
        elif op == REQUEST_MEMBERS:
            self._send_members(connection, data)

    @staticmethod
    def _forget_received(connection: Connection, sequence: int | None) -> None:
        kept = connection.session.kept if connection.session else None
        while kept and kept[0][0] <= (sequence or 0):
            kept.popleft()

    async def _identify(self, connection: Connection, data: Json) -> None:
        intents = Intent(data["intents"])
        if data["token"] != self._token():
            await connection.socket.close(
                code=AUTHENTICATION_FAILED, message=b"Authentication failed."
            )
            return
        if intents & PRIVILEGED & ~self.allowed_privileged:
            await connection.socket.close(code=DISALLOWED_INTENTS, message=b"Disallowed intent(s).")
            return
        number, count = data.get("shard") or (0, 1)
        if not 0 <= number < count:
            await connection.socket.close(code=INVALID_SHARD, message=b"Invalid shard.")
            return
        session = Session(secrets.token_hex(16), intents, (number, count), connection=connection)
        connection.session = session
        self.sessions[session.id] = session
        self._greet(session)
        self._announce_change()

    def _greet(self, session: Session) -> None:
        world = self._world
        number, count = session.shard
        mine = (int(world.guild_id) >> 22) % count == number
        ready = {
            "v": 10,
            "user": shapes.own_user(world.bot),
            "guilds": [{"id": world.guild_id, "unavailable": True}] if mine else [],
            "session_id": session.id,
            "session_type": "normal",
            "resume_gateway_url": self._address(),
            "shard": [number, count],
            "application": {"id": world.bot_id, "flags": 0},
            "private_channels": [],
            "relationships": [],
            "presences": [],
            "guild_join_requests": [],
            "geo_ordered_rtc_regions": [],
            "user_settings": {},
            "auth": {},
            "_trace": [],
        }
        self._dispatch(session, "READY", ready)
        if mine:
            self._dispatch(session, "GUILD_CREATE", world.guild_with_everything())

    def _resume(self, connection: Connection, data: Json) -> None:
        session = self.sessions.get(data["session_id"])
        if session is None or data["token"] != self._token():
            connection.send(INVALID_SESSION, False)
            return
        session.connection = connection
        connection.session = session
        for sequence, text in session.kept:
            if sequence > (data.get("seq") or 0):
                connection.send_raw(text)
        self._dispatch(session, "RESUMED", {"_trace": []})
        self._announce_change()

    def _send_members(self, connection: Connection, data: Json) -> None:
        session, world = connection.session, self._world
        if session is None:
            return
        wanted = data.get("user_ids")
        if isinstance(wanted, (str, int)):
            wanted = [wanted]
        query = str(data.get("query") or "").lower()
        chosen = [
            world.member(user_id)
            for user_id, user in world.users.items()
            if (wanted is None or user_id in map(str, wanted))
            and user["username"].startswith(query)
        ]
        chunk: Json = {
            "guild_id": world.guild_id,
            "members": chosen[: data.get("limit") or None],
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": [w for w in map(str, wanted or ()) if w not in world.users],
        }
        if data.get("nonce"):
            chunk["nonce"] = data["nonce"]
        self._dispatch(session, "GUILD_MEMBERS_CHUNK", chunk)

    # Faults and waiting

    async def close_all(self, code: int, reason: bytes = b"") -> None:
        """Close every connection with one code; sessions may be resumed unless it is normal."""
        for connection in list(self.connections):
            self._lose(connection)  # before the client answers with a code of its own
            await connection.socket.close(code=code, message=reason)

    def forget_sessions(self) -> None:
        """End every session, so that none can be resumed."""
        self.sessions.clear()

    def send_all(self, op: int, data: Any = None) -> None:
        """Send a payload to every connection."""
        for connection in self.connections:
            connection.send(op, data)

    @property
    def online(self) -> bool:
        """Tell whether a bot is logged in and connected."""
        return any(session.connection is not None for session in self.sessions.values())

    async def wait_online(self, *, online: bool = True) -> None:
        """Wait until a bot is logged in and connected, or until none is."""
        while self.online is not online:
            self._changed.clear()
            await self._changed.wait()

    def _announce_change(self) -> None:
        self._changed.set()


def without_content(message: Json, bot_id: str) -> Json:
    """Blank what a bot without the message-content intent does not learn of others' messages."""
    mentioned = any(user["id"] == bot_id for user in message["mentions"])
    if message["author"]["id"] == bot_id or mentioned:
        return message
    return {**message, "content": "", "embeds": [], "attachments": [], "components": []}
