"""REST v10: one module per resource."""

from aiohttp import web

from sandbox.core import Core
from sandbox.rest import applications, channels, guilds, messages, threads, users, webhooks

PREFIX = "/api/v10"


def routes(core: Core) -> list[web.RouteDef]:
    """Return every route of the API that the sandbox knows."""
    resources = (
        applications.Applications(core),
        channels.Channels(core),
        guilds.Guilds(core),
        messages.ChannelMessages(core),
        threads.Threads(core),
        users.Users(core),
        webhooks.Webhooks(core),
    )
    return [
        web.route(method, PREFIX + path, handler)
        for resource in resources
        for method, path, handler in resource.routes()
    ]
