"""The guild and its members."""

from aiohttp import web

from sandbox import errors
from sandbox.core import Core
from sandbox.rest.requests import Route
from sandbox.wire import reply


class Guilds:
    """Routes under `/guilds`."""

    def __init__(self, core: Core) -> None:
        self._world = core.world

    def routes(self) -> list[Route]:
        """Return methods, paths and handlers."""
        base = "/guilds/{guild_id}"
        return [
            ("GET", base, self.guild),
            ("GET", f"{base}/channels", self.channels),
            ("GET", f"{base}/roles", self.roles),
            ("GET", f"{base}/members", self.members),
            ("GET", base + "/members/{user_id}", self.member),
            ("GET", f"{base}/threads/active", self.active_threads),
        ]

    def _check(self, request: web.Request) -> None:
        if request.match_info["guild_id"] != self._world.guild_id:
            raise errors.unknown_guild()

    async def guild(self, request: web.Request) -> web.Response:
        """Answer the guild."""
        self._check(request)
        guild = self._world.guild()
        if request.query.get("with_counts", "").lower() in ("1", "true"):
            count = len(self._world.users)
            guild |= {"approximate_member_count": count, "approximate_presence_count": count}
        return reply(guild)

    async def channels(self, request: web.Request) -> web.Response:
        """Answer all channels, without threads."""
        self._check(request)
        return reply(self._world.guild_channels())

    async def roles(self, request: web.Request) -> web.Response:
        """Answer all roles."""
        self._check(request)
        return reply(self._world.roles())

    async def members(self, request: web.Request) -> web.Response:
        """Answer the members, a page at a time, by id."""
        self._check(request)
        after, limit = int(request.query.get("after", 0)), int(request.query.get("limit", 1))
        users = sorted(int(user_id) for user_id in self._world.users if int(user_id) > after)
        return reply([self._world.member(str(user_id)) for user_id in users[:limit]])

    async def member(self, request: web.Request) -> web.Response:
        """Answer one member."""
        self._check(request)
        user_id = request.match_info["user_id"]
        if user_id not in self._world.users:
            raise errors.unknown_member()
        return reply(self._world.member(user_id))

    async def active_threads(self, request: web.Request) -> web.Response:
        """Answer every thread that is not archived."""
        self._check(request)
        return reply(
            {
                "threads": self._world.guild_with_everything()["threads"],
                "members": [],
                "has_more": False,
            }
        )
