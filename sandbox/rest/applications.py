"""The application itself: its commands, its emojis, and where its gateway is."""

import base64
import binascii

from aiohttp import web

from sandbox import errors, shapes
from sandbox.core import Core
from sandbox.errors import InvalidForm, Violation
from sandbox.rest.requests import Route, read
from sandbox.wire import Json, no_content, reply

EMOJI_BYTES = 256 * 1024


class Applications:
    """Routes under `/applications`, `/oauth2` and `/gateway`."""

    def __init__(self, core: Core) -> None:
        self._core = core
        self._world = core.world

    def routes(self) -> list[Route]:
        """Return methods, paths and handlers."""
        base = "/applications/{application_id}"
        scopes = (f"{base}/commands", f"{base}/guilds/{{guild_id}}/commands")
        commands: list[Route] = []
        for scope in scopes:
            commands += [
                ("GET", scope, self.get_commands),
                ("PUT", scope, self.sync),
                ("POST", scope, self.create_command),
                ("GET", scope + "/{command_id}", self.get_command),
                ("DELETE", scope + "/{command_id}", self.delete_command),
            ]
        return [
            ("GET", "/oauth2/applications/@me", self.me),
            ("GET", "/applications/@me", self.me),
            ("GET", "/gateway", self.gateway),
            ("GET", "/gateway/bot", self.gateway_bot),
            *commands,
            ("GET", f"{base}/emojis", self.get_emojis),
            ("POST", f"{base}/emojis", self.create_emoji),
            ("GET", base + "/emojis/{emoji_id}", self.get_emoji),
            ("DELETE", base + "/emojis/{emoji_id}", self.delete_emoji),
        ]

    async def me(self, _request: web.Request) -> web.Response:
        """Answer the application."""
        world = self._world
        return reply(shapes.application(world.bot, world.users[world.owner_id], 1))

    def _address(self) -> str:
        return self._world.base_url.replace("http:", "ws:") + "/gateway"

    async def gateway(self, _request: web.Request) -> web.Response:
        """Answer where the gateway is."""
        return reply({"url": self._address()})

    async def gateway_bot(self, _request: web.Request) -> web.Response:
        """Answer where the gateway is and how many shards to open."""
        limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
        return reply({"url": self._address(), "shards": 1, "session_start_limit": limit})

    # Commands

    def _scope(self, request: web.Request) -> str:
        self._own(request)
        guild_id = request.match_info.get("guild_id", "")
        if guild_id not in ("", self._world.guild_id):
            raise errors.missing_access()
        return guild_id

    def _own(self, request: web.Request) -> None:
        if request.match_info["application_id"] != self._world.bot_id:
            raise errors.ApiError(404, 10002, "Unknown Application")

    async def get_commands(self, request: web.Request) -> web.Response:
        """Answer all commands of a scope."""
        commands = self._world.commands.of(self._scope(request))
        if request.query.get("with_localizations", "").lower() in ("1", "true"):
            return reply(commands)
        return reply([_without_translations(command) for command in commands])

    async def sync(self, request: web.Request) -> web.Response:
        """Replace all commands of a scope."""
        scope = self._scope(request)
        bodies = (await read(self._core, request)).payload or []
        return reply(self._world.commands.sync(scope, self._world.bot_id, bodies))

    async def create_command(self, request: web.Request) -> web.Response:
        """Create or replace one command."""
        scope = self._scope(request)
        body = (await read(self._core, request)).payload
        command, is_new = self._world.commands.put(scope, self._world.bot_id, body)
        return reply(command, 201 if is_new else 200)

    async def get_command(self, request: web.Request) -> web.Response:
        """Answer one command."""
        scope = self._scope(request)
        return reply(self._world.commands.get(scope, request.match_info["command_id"]))

    async def delete_command(self, request: web.Request) -> web.Response:
        """Remove one command."""
        scope = self._scope(request)
        self._world.commands.delete(scope, request.match_info["command_id"])
        return no_content()

    # Emojis

    async def get_emojis(self, request: web.Request) -> web.Response:
        """Answer all emojis of the application."""
        self._own(request)
        return reply({"items": list(self._world.emojis.values())})

    async def create_emoji(self, request: web.Request) -> web.Response:
        """Add an emoji, given as a data address."""
        self._own(request)
        payload = (await read(self._core, request)).payload
        data = _picture(str(payload.get("image", "")))
        emoji: Json = {
            "id": self._world.ids.next(),
            "name": payload["name"],
            "roles": [],
            "user": self._world.bot,
            "require_colons": True,
            "managed": False,
            "animated": data.startswith(b"GIF8"),
            "available": True,
        }
        self._world.files.put(f"/cdn/emojis/{emoji['id']}.png", data)
        self._world.emojis[emoji["id"]] = emoji
        return reply(emoji, 201)

    def _emoji(self, request: web.Request) -> Json:
        self._own(request)
        emoji = self._world.emojis.get(request.match_info["emoji_id"])
        if emoji is None:
            raise errors.unknown_emoji()
        return emoji

    async def get_emoji(self, request: web.Request) -> web.Response:
        """Answer one emoji."""
        return reply(self._emoji(request))

    async def delete_emoji(self, request: web.Request) -> web.Response:
        """Remove one emoji."""
        emoji = self._emoji(request)
        del self._world.emojis[emoji["id"]]
        self._world.files.drop(f"/cdn/emojis/{emoji['id']}.png")
        return no_content()


def _picture(address: str) -> bytes:
    head, _, text = address.partition(",")
    try:
        data = base64.b64decode(text, validate=True)
    except binascii.Error:
        data = b""
    if not head.startswith("data:image/") or not data:
        raise InvalidForm([Violation(("image",), "IMAGE_INVALID", "Invalid image data")])
    if len(data) > EMOJI_BYTES:
        raise InvalidForm(
            [Violation(("image",), "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")]
        )
    return data


def _without_translations(command: Json) -> Json:
    return {
        key: value
        for key, value in command.items()
        if key not in ("name_localizations", "description_localizations")
    }
