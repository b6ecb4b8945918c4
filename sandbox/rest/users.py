"""Users, the bot's own among them, and direct messages."""

from aiohttp import web

from sandbox import errors, shapes
from sandbox.core import Core
from sandbox.errors import InvalidForm, Violation
from sandbox.rest.requests import Route, read
from sandbox.wire import reply


class Users:
    """Routes under `/users`."""

    def __init__(self, core: Core) -> None:
        self._core = core
        self._world = core.world

    def routes(self) -> list[Route]:
        """Return methods, paths and handlers."""
        return [
            ("GET", "/users/@me", self.me),
            ("GET", "/users/@me/guilds", self.guilds),
            ("POST", "/users/@me/channels", self.open_dm),
            ("GET", "/users/{user_id}", self.user),
        ]

    async def me(self, _request: web.Request) -> web.Response:
        """Answer the bot's own user."""
        return reply(shapes.own_user(self._world.bot))

    async def guilds(self, _request: web.Request) -> web.Response:
        """Answer the guilds the bot is in."""
        guild = self._world.guild()
        kept = ("id", "name", "icon", "banner", "features")
        entry = {key: guild[key] for key in kept}
        return reply(
            [{**entry, "owner": False, "permissions": str(int(self._world.bot_permissions))}]
        )

    async def user(self, request: web.Request) -> web.Response:
        """Answer one user."""
        user = self._world.users.get(request.match_info["user_id"])
        if user is None:
            raise errors.unknown_user()
        return reply(user)

    async def open_dm(self, request: web.Request) -> web.Response:
        """Answer the direct-message channel with a user."""
        payload = (await read(self._core, request)).payload
        user = self._world.users.get(str(payload.get("recipient_id")))
        if user is None or user["bot"]:
            raise InvalidForm(
                [Violation(("recipient_id",), "CHANNEL_RECIPIENT_INVALID", "Invalid Recipient(s)")]
            )
        return reply(self._world.open_dm(user["id"]))
