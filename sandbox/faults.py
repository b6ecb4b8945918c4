"""Switches that make the local Discord fail as the real one does."""

import asyncio
import hashlib
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from fnmatch import fnmatchcase

from aiohttp import web

from sandbox import errors
from sandbox.gateway import INVALID_SESSION, RECONNECT, Gateway
from sandbox.permissions import Permission, named
from sandbox.wire import Json, reply
from sandbox.world import World


@dataclass
class Rule:
    """What happens to the next requests of one route."""

    pattern: str
    """`METHOD /path`, with `*` for any run of characters: `POST /channels/*/messages`."""
    times: int
    response: Json | None = None
    status: int = 200
    headers: dict[str, str] = field(default_factory=dict)
    lose_answer: bool = False

    def matches(self, call: str) -> bool:
        """Tell whether the rule still applies to a request, given as `METHOD /path`."""
        return self.times > 0 and fnmatchcase(call, self.pattern)


@dataclass(frozen=True)
class Verdict:
    """What becomes of one request."""

    instead: web.Response | None = None
    """The answer it gets without being carried out."""
    cut_off: bool = False
    """The connection ends instead, and nothing is done."""
    lose_answer: bool = False
    """It is carried out, and the connection ends instead of the answer."""
    headers: Mapping[str, str] = field(default_factory=dict)
    """Further headers of its answer."""


@dataclass
class Limit:
    """How often a route may be used, for each channel or whatever its path names."""

    pattern: str
    requests: int
    seconds: float
    windows: dict[str, tuple[float, int]] = field(default_factory=dict)
    """By call: when its window began, and how many requests it has let through."""

    def take(self, call: str) -> Verdict:
        """Count one request, and let it through or tell it to wait."""
        moment = time.monotonic()
        began, used = self.windows.get(call, (moment, 0))
        if moment - began >= self.seconds:
            began, used = moment, 0
        reset_after = began + self.seconds - moment
        self.windows[call] = (began, min(used + 1, self.requests))
        headers = {
            "X-RateLimit-Bucket": hashlib.sha256(self.pattern.encode()).hexdigest()[:24],
            "X-RateLimit-Limit": str(self.requests),
            "X-RateLimit-Remaining": str(max(self.requests - used - 1, 0)),
            "X-RateLimit-Reset": f"{time.time() + reset_after:.3f}",
            "X-RateLimit-Reset-After": f"{reset_after:.3f}",
        }
        if used < self.requests:
            return Verdict(headers=headers)
        refused = errors.rate_limited(reset_after).response()
        refused.headers.update(headers)
        return Verdict(refused)


class Gate:
    """Holds the requests of one route until it is opened.

    A request whose sender goes away meanwhile is never carried out.
    """

    def __init__(self, pattern: str) -> None:
        self.pattern = pattern
        self.held = 0
        """How many requests have come to the gate."""
        self._arrival = asyncio.Event()
        self._open = asyncio.Event()
        self._dropping = False

    async def arrived(self) -> None:
        """Wait until a request stands at the gate."""
        await self._arrival.wait()

    def open(self) -> None:
        """Let everything pass, now and later."""
        self._open.set()

    def drop(self) -> None:
        """Cut off whoever stands at the gate, and do nothing of what they asked."""
        self._dropping = True
        self._open.set()

    async def hold(self) -> bool:
        """Stand at the gate; return whether the request may go on."""
        self.held += 1
        self._arrival.set()
        await self._open.wait()
        return not self._dropping


class Faults:
    """The switches of one local Discord; each method says what it breaks."""

    def __init__(self, world: World, gateway: Gateway) -> None:
        self.latency = 0.0
        """Seconds that every REST request of the bot waits first."""
        self._world = world
        self._gateway = gateway
        self._rules: list[Rule] = []
        self._limits: list[Limit] = []
        self._gates: list[Gate] = []

    # REST

    def refuse(
        self, pattern: str, status: int, code: int, message: str = "Refused", *, times: int = 1
    ) -> None:
        """Answer the next requests of a route with this status and this code of Discord's."""
        self._rules.append(Rule(pattern, times, {"message": message, "code": code}, status))

    def rate_limit(
        self, pattern: str, *, retry_after: float = 0.05, times: int = 1, is_global: bool = False
    ) -> None:
        """Answer the next requests of a route with 429 and how long to wait, in seconds."""
        headers = errors.rate_limit_headers(retry_after)
        if is_global:
            headers |= {"X-RateLimit-Scope": "global", "X-RateLimit-Global": "true"}
        body = errors.rate_limited(retry_after).body() | {"global": is_global}
        self._rules.append(Rule(pattern, times, body, 429, headers))

    def lose_answers(self, pattern: str, *, times: int = 1) -> None:
        """Carry out the next requests of a route, then cut the connection instead of answering."""
        self._rules.append(Rule(pattern, times, lose_answer=True))

    @asynccontextmanager
    async def holding(self, pattern: str) -> AsyncIterator[Gate]:
        """Hold the requests of a route until the block ends or its gate is opened."""
        gate = Gate(pattern)
        self._gates.append(gate)
        try:
            yield gate
        finally:
            gate.open()
            self._gates.remove(gate)

    def limit(self, pattern: str, *, requests: int = 5, seconds: float = 5.0) -> None:
        """Let so many requests of a route through in so many seconds, and tell by headers."""
        self._limits.append(Limit(pattern, requests, seconds))

    async def before(self, call: str) -> Verdict:
        """Apply the switches to a request, given as `METHOD /path`."""
        if self.latency:
            await asyncio.sleep(self.latency)
        for gate in list(self._gates):
            if fnmatchcase(call, gate.pattern) and not await gate.hold():
                return Verdict(cut_off=True)
        for rule in self._rules:
            if rule.matches(call):
                rule.times -= 1
                if rule.response is None:
                    return Verdict(lose_answer=rule.lose_answer)
                return Verdict(reply(rule.response, rule.status, rule.headers))
        for limit in self._limits:
            if fnmatchcase(call, limit.pattern):
                return limit.take(call)
        return Verdict()

    def clear(self) -> None:
        """Take back every rule for requests, open every gate, and answer without delay."""
        self.latency = 0.0
        self._rules.clear()
        self._limits.clear()
        self._gateway.door.set()
        for gate in self._gates:
            gate.open()

    # Gateway

    async def drop_gateway(self, code: int = 4000) -> None:
        """Cut every connection; the bot may resume."""
        await self._gateway.close_all(code, b"Unknown error.")

    @asynccontextmanager
    async def gateway_down(self) -> AsyncIterator[None]:
        """Cut every connection and let none in until the block ends; then the bot may resume."""
        self._gateway.door.clear()
        try:
            await self.drop_gateway()
            yield
        finally:
            self._gateway.door.set()

    def ask_to_reconnect(self) -> None:
        """Ask every connection to reconnect and resume, as Discord does before it restarts."""
        self._gateway.send_all(RECONNECT)

    def invalidate_sessions(self) -> None:
        """Tell every connection that its session ended and cannot be resumed."""
        self._gateway.forget_sessions()
        self._gateway.send_all(INVALID_SESSION, False)

    # The world

    def deny(self, channel: str, *permissions: str | Permission) -> None:
        """Take permissions from the bot in a channel, given by id or name."""
        self._overwrite(channel, named(permissions), denied=True)

    def allow(self, channel: str, *permissions: str | Permission) -> None:
        """Give back to the bot what was denied in a channel."""
        self._overwrite(channel, named(permissions), denied=False)

    def _overwrite(self, channel_key: str, bits: Permission, *, denied: bool) -> None:
        world = self._world
        channel = self._any_channel(channel_key)
        if "permission_overwrites" not in channel:
            raise ValueError("Permissions are set on a channel, not on a thread.")
        overwrites = channel["permission_overwrites"]
        entry = next((e for e in overwrites if e["id"] == world.bot_id), None)
        if entry is None:
            entry = {"id": world.bot_id, "type": 1, "allow": "0", "deny": "0"}
            overwrites.append(entry)
        old = Permission(int(entry["deny"]))
        entry["deny"] = str(int(old | bits if denied else old & ~bits))
        world.tell("CHANNEL_UPDATE", channel)

    def close_dms(self, user: str) -> None:
        """Let a user take no direct messages from the bot."""
        self._world.closed_dms.add(self._world.user(user)["id"])

    def open_dms(self, user: str) -> None:
        """Let a user take direct messages again."""
        self._world.closed_dms.discard(self._world.user(user)["id"])

    def archive(self, thread: str, *, locked: bool = True) -> None:
        """Archive a thread; in one that is not locked, a new message opens it again."""
        channel = self._any_channel(thread)
        self._world.change_channel(channel, {"archived": True, "locked": locked})

    def lock(self, thread: str) -> None:
        """Lock a thread and leave it open: only moderators write in it from now on."""
        self._world.change_channel(self._any_channel(thread), {"locked": True})

    def unlock(self, thread: str) -> None:
        """Let everybody write in a thread again."""
        channel = self._any_channel(thread)
        self._world.change_channel(channel, {"locked": False, "archived": False})

    def delete_channel(self, channel: str) -> None:
        """Delete a channel or thread with everything in it."""
        self._world.delete_channel(self._any_channel(channel)["id"])

    def delete_message(self, message_id: str) -> None:
        """Delete a message behind the bot's back."""
        message = self._world.find_message(message_id)
        if message is None:
            raise errors.unknown_message()
        del self._world.messages[message.channel_id][message_id]
        gone = {"id": message_id, "channel_id": message.channel_id}
        self._world.tell("MESSAGE_DELETE", gone, message.only_for)

    def age(self, message_id: str, hours: float) -> None:
        """Make a message older: edits of those beyond an hour are limited."""
        message = self._world.find_message(message_id)
        if message is None:
            raise errors.unknown_message()
        message.written_at -= hours * 3600

    def _any_channel(self, key: str) -> Json:
        for channel in self._world.channels.values():
            if key.removeprefix("#") in (channel["id"], channel.get("name")):
                return channel
        raise errors.unknown_channel()
