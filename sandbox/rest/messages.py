"""Messages in channels, and reactions to them."""

import re
from urllib.parse import unquote

from aiohttp import web

from sandbox import errors
from sandbox.core import Core
from sandbox.gateway import Intent, without_content
from sandbox.messages import Draft
from sandbox.permissions import Permission
from sandbox.rest.access import channel_of, require, require_open, require_sending
from sandbox.rest.requests import Route, read
from sandbox.wire import Json, no_content, reply
from sandbox.world import StoredMessage

_CUSTOM_EMOJI = re.compile(r"(\w+):(\d+)")


class ChannelMessages:
    """Routes under `/channels/{id}/messages`."""

    def __init__(self, core: Core) -> None:
        self._core = core
        self._world = core.world

    def routes(self) -> list[Route]:
        """Return methods, paths and handlers."""
        base = "/channels/{channel_id}/messages"
        one = base + "/{message_id}"
        emoji = one + "/reactions/{emoji}"
        return [
            ("GET", base, self.history),
            ("POST", base, self.create),
            ("GET", one, self.get),
            ("PATCH", one, self.edit),
            ("DELETE", one, self.delete),
            ("GET", emoji, self.who_reacted),
            ("PUT", f"{emoji}/@me", self.react),
            ("DELETE", f"{emoji}/@me", self.take_back),
        ]

    def _told(self, message: StoredMessage) -> Json:
        if Intent.MESSAGE_CONTENT in self._core.gateway.allowed_privileged:
            return message.wire
        if "guild_id" not in self._world.channel(message.channel_id):
            return message.wire
        return without_content(message.wire, self._world.bot_id)

    async def history(self, request: web.Request) -> web.Response:
        """Answer a page of messages, newest first."""
        channel = channel_of(self._core, request)
        limit = int(request.query.get("limit", 50))
        if not 1 <= limit <= 100:
            raise errors.InvalidForm(
                [
                    errors.Violation(
                        ("limit",), "NUMBER_TYPE_MAX", "int value should be between 1 and 100."
                    )
                ]
            )
        if Permission.READ_MESSAGE_HISTORY not in self._world.permissions(
            self._world.bot_id, channel
        ):
            return reply([])
        kept = [m for m in self._world.messages[channel["id"]].values() if m.only_for is None]
        return reply([self._told(m) for m in _page(kept, request, limit)])

    async def create(self, request: web.Request) -> web.Response:
        """Send a message."""
        channel = channel_of(self._core, request)
        body = await read(self._core, request)
        require_sending(self._core, channel, body.payload, with_files=bool(body.files))
        is_reply = (body.payload.get("message_reference") or {}).get("message_id")
        message = self._core.messages.create(
            Draft(
                author_id=self._world.bot_id,
                channel=channel,
                payload=body.payload,
                files=body.files,
                kind=19 if is_reply else 0,
            )
        )
        return reply(message.wire)

    def _message(self, request: web.Request) -> StoredMessage:
        channel = channel_of(self._core, request)
        message = self._world.message(channel["id"], request.match_info["message_id"])
        if message.only_for is not None:
            raise errors.unknown_message()
        return message

    async def get(self, request: web.Request) -> web.Response:
        """Answer one message."""
        message = self._message(request)
        channel = self._world.channel(message.channel_id)
        require(self._core, channel, Permission.READ_MESSAGE_HISTORY)
        return reply(self._told(message))

    async def edit(self, request: web.Request) -> web.Response:
        """Change a message of the bot's."""
        message = self._message(request)
        channel = self._world.channel(message.channel_id)
        if message.wire["author"]["id"] != self._world.bot_id:
            raise errors.foreign_message()
        body = await read(self._core, request, changed=message)
        require_open(channel)
        self._core.messages.refuse_locked(self._world.bot_id, channel)
        self._core.messages.refuse_old_edits(message)
        if body.files:
            require(self._core, channel, Permission.ATTACH_FILES)
        return reply(self._core.messages.edit(message, body.payload, body.files).wire)

    async def delete(self, request: web.Request) -> web.Response:
        """Delete a message: the bot's own, or another's with the right to."""
        message = self._message(request)
        channel = self._world.channel(message.channel_id)
        if message.wire["author"]["id"] != self._world.bot_id:
            require(self._core, channel, Permission.MANAGE_MESSAGES)
        require_open(channel)
        self._core.messages.delete(message)
        return no_content()

    # Reactions

    def _emoji(self, request: web.Request) -> Json:
        text = unquote(request.match_info["emoji"])
        if found := _CUSTOM_EMOJI.fullmatch(text):
            return {"id": found[2], "name": found[1], "animated": False}
        if not text or text.isascii():
            raise errors.unknown_emoji()
        return {"id": None, "name": text}

    async def react(self, request: web.Request) -> web.Response:
        """Add the bot's reaction."""
        message = self._message(request)
        channel = self._world.channel(message.channel_id)
        require(self._core, channel, Permission.ADD_REACTIONS, Permission.READ_MESSAGE_HISTORY)
        require_open(channel)
        emoji = self._emoji(request)
        self._core.messages.react(message, self._world.bot_id, emoji, add=True)
        return no_content()

    async def take_back(self, request: web.Request) -> web.Response:
        """Take the bot's reaction away."""
        message, emoji = self._message(request), self._emoji(request)
        self._core.messages.react(message, self._world.bot_id, emoji, add=False)
        return no_content()

    async def who_reacted(self, request: web.Request) -> web.Response:
        """Answer the users who reacted with one emoji."""
        message, emoji = self._message(request), self._emoji(request)
        for entry in message.wire.get("reactions", []):
            if entry["emoji"] == emoji:
                return reply([self._world.users[user_id] for user_id in entry["users"]])
        return reply([])


def _page(messages: list[StoredMessage], request: web.Request, limit: int) -> list[StoredMessage]:
    query = {key: int(value) for key, value in request.query.items() if value.isdigit()}
    if "after" in query:
        later = [m for m in messages if int(m.id) > query["after"]]
        return later[:limit][::-1]
    if "around" in query:
        nearest = sorted(messages, key=lambda m: abs(int(m.id) - query["around"]))[:limit]
        return sorted(nearest, key=lambda m: int(m.id), reverse=True)
    if "before" in query:
        messages = [m for m in messages if int(m.id) < query["before"]]
    return messages[::-1][:limit]
