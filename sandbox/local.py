"""The local Discord in this process, with its players: what tests start."""

from pathlib import Path
from types import TracebackType
from typing import Self
from urllib.parse import urlsplit

from sandbox.acting import act
from sandbox.core import Breach
from sandbox.faults import Faults
from sandbox.inbox import Inbox
from sandbox.players import Player
from sandbox.server import Server
from sandbox.wire import Json
from sandbox.world import World


class Sandbox:
    """A running local Discord: `async with Sandbox() as discord_: discord_.player("Ana")`."""

    def __init__(
        self,
        *,
        openapi: Path | None = None,
        ack_deadline: float = 3.0,
        token_seconds: float = 900.0,
        folder: Path | None = None,
        port: int = 0,
    ) -> None:
        """Prepare it: `folder` keeps the world, times are in seconds, port 0 is any free one."""
        self.server = Server(
            openapi=openapi, ack_deadline=ack_deadline, token_seconds=token_seconds, folder=folder
        )
        self._wanted_port = port
        self._inboxes: dict[str, Inbox] = {}

    async def __aenter__(self) -> Self:
        await self.server.start(self._wanted_port)
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.server.stop()

    # What is there

    @property
    def port(self) -> int:
        """Return the port on loopback."""
        return self.server.port

    @property
    def token(self) -> str:
        """Return the token the bot logs in with."""
        return self.server.core.token

    @property
    def world(self) -> World:
        """Return the world behind the API."""
        return self.server.core.world

    @property
    def faults(self) -> Faults:
        """Return the switches that make requests fail."""
        return self.server.core.faults

    @property
    def ack_deadline(self) -> float:
        """Return how long the bot has to answer, in seconds."""
        return self.server.core.interactions.ack_deadline

    @ack_deadline.setter
    def ack_deadline(self, seconds: float) -> None:
        self.server.core.interactions.ack_deadline = seconds

    @property
    def violations(self) -> list[Breach]:
        """Return the bodies the bot sent that Discord would refuse."""
        return self.server.core.violations

    @property
    def unknown_routes(self) -> list[str]:
        """Return the requests the bot sent to routes that the sandbox does not know."""
        return self.server.core.unknown_routes

    @property
    def calls(self) -> list[tuple[str, str]]:
        """Return every request of the bot: method and route."""
        return self.server.core.calls

    async def bot_online(self, *, online: bool = True) -> None:
        """Wait until a bot is logged in and connected, or until none is."""
        await self.server.core.gateway.wait_online(online=online)

    # Players

    def player(self, name: str, channel: str = "games") -> Player:
        """Return a user of the guild, in one channel."""
        if name not in self._inboxes:
            inbox = Inbox()
            self.server.hub.follow(self.world.user(name)["id"], inbox.apply)
            self._inboxes[name] = inbox
        return Player(self, self._inboxes[name], name, channel)

    def add_player(self, name: str, locale: str = "en-US", channel: str = "games") -> Player:
        """Let a new user join the guild, and return them."""
        self.world.add_user(name, locale)
        return self.player(name, channel)

    async def act(self, request: Json) -> Json:
        """Carry out an act of a user, as the page would post it."""
        return await act(self.server.core, request)

    def file(self, url: str) -> bytes:
        """Return the bytes behind an address of the CDN."""
        data = self.world.files.get(urlsplit(url).path)
        if data is None:
            raise FileNotFoundError(url)
        return data
