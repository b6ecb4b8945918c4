"""Answers to interactions: the callback, follow-ups, and changes to both."""

from aiohttp import web

from sandbox.core import Core
from sandbox.interactions import Interaction
from sandbox.rest.requests import Route, read
from sandbox.wire import no_content, reply


class Webhooks:
    """Routes that carry an interaction's token instead of the bot's."""

    def __init__(self, core: Core) -> None:
        self._core = core

    def routes(self) -> list[Route]:
        """Return methods, paths and handlers."""
        base = "/webhooks/{application_id}/{token}"
        one = base + "/messages/{message_id}"
        return [
            ("POST", "/interactions/{interaction_id}/{token}/callback", self.callback),
            ("POST", base, self.follow_up),
            ("GET", one, self.get),
            ("PATCH", one, self.edit),
            ("DELETE", one, self.delete),
        ]

    async def callback(self, request: web.Request) -> web.Response:
        """Take the first answer to an interaction."""
        interactions = self._core.interactions
        where = (request.match_info["interaction_id"], request.match_info["token"])
        interaction = interactions.waiting(*where)
        body = await read(self._core, request, changed=interaction.source)
        interaction = interactions.waiting(*where)
        response = interactions.respond(interaction, body.payload, body.files)
        if request.query.get("with_response", "").lower() in ("1", "true"):
            return reply(response)
        return no_content()

    def _interaction(self, request: web.Request) -> Interaction:
        return self._core.interactions.by_token(
            request.match_info["application_id"], request.match_info["token"]
        )

    async def follow_up(self, request: web.Request) -> web.Response:
        """Take a further message."""
        interaction = self._interaction(request)
        body = await read(self._core, request)
        return reply(self._core.interactions.follow_up(interaction, body.payload, body.files))

    async def get(self, request: web.Request) -> web.Response:
        """Answer one of the interaction's messages."""
        interaction = self._interaction(request)
        message_id = request.match_info["message_id"]
        return reply(self._core.interactions.message(interaction, message_id).wire)

    async def edit(self, request: web.Request) -> web.Response:
        """Change one of the interaction's messages."""
        interaction, message_id = self._interaction(request), request.match_info["message_id"]
        message = self._core.interactions.message(interaction, message_id)
        body = await read(self._core, request, changed=message)
        return reply(self._core.messages.edit(message, body.payload, body.files).wire)

    async def delete(self, request: web.Request) -> web.Response:
        """Delete one of the interaction's messages."""
        interaction, message_id = self._interaction(request), request.match_info["message_id"]
        self._core.messages.delete(self._core.interactions.message(interaction, message_id))
        return no_content()
