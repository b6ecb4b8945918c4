"""The same players on a sandbox in another process, reached as its page reaches it."""

import asyncio
import urllib.request
from collections.abc import Sequence
from contextlib import AsyncExitStack
from types import TracebackType
from typing import Self
from urllib.parse import parse_qs, urlencode, urlsplit

import aiohttp

from sandbox.errors import ClientRefusal
from sandbox.inbox import Inbox
from sandbox.players import Player
from sandbox.wire import Json
from sandbox.world import PEOPLE

NAMES = tuple(name for name, _ in PEOPLE)
_REFUSED = 400


class RemoteSandbox:
    """A sandbox given by the address it printed; players of these names are connected."""

    def __init__(self, address: str, names: Sequence[str] = NAMES) -> None:
        parts = urlsplit(address)
        self._base = f"{parts.scheme}://{parts.netloc}"
        self._key = parse_qs(parts.query)["key"][0]
        self._names = names
        self._lines: dict[str, _Line] = {}
        self._open = AsyncExitStack()
        self._session: aiohttp.ClientSession

    async def __aenter__(self) -> Self:
        self._session = await self._open.enter_async_context(aiohttp.ClientSession())
        for name in self._names:
            query = urlencode({"user": name, "key": self._key})
            socket = await self._session.ws_connect(f"{self._base}/sandbox/ws?{query}")
            self._open.push_async_callback(socket.close)
            line = self._lines[name] = _Line(socket)
            self._open.callback(line.reader.cancel)
            await line.catch_up()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self._open.aclose()

    def player(self, name: str, channel: str = "games") -> Player:
        """Return a connected user, in one channel."""
        return Player(self, self._lines[name].inbox, name, channel)

    async def act(self, request: Json) -> Json:
        """Post an act; return when the player has all the news from before its answer."""
        headers = {"X-Sandbox-Key": self._key}
        address = f"{self._base}/sandbox/act"
        async with self._session.post(address, json=request, headers=headers) as response:
            answer: Json = await response.json()
            if response.status == _REFUSED:
                raise ClientRefusal(answer["error"])
            response.raise_for_status()
        await self._lines[request["user"]].catch_up()
        return answer

    def file(self, url: str) -> bytes:
        """Return the bytes behind an address of the CDN."""
        with urllib.request.urlopen(url) as response:
            return bytes(response.read())


class _Line:
    """One user's websocket and what came through it."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.inbox = Inbox()
        self._socket = socket
        self._pongs: dict[str, asyncio.Event] = {}
        self._count = 0
        self.reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        async for message in self._socket:
            event = message.json()
            if event["t"] == "PONG":
                self._pongs.pop(event["d"]).set()
            else:
                self.inbox.apply(event)

    async def catch_up(self) -> None:
        """Wait until everything that was sent before now has come."""
        self._count += 1
        pong = self._pongs[str(self._count)] = asyncio.Event()
        await self._socket.send_str(str(self._count))
        await pong.wait()
