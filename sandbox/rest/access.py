"""What the bot may do where: the checks before a route acts."""

from aiohttp import web

from sandbox import errors, shapes
from sandbox.core import Core
from sandbox.permissions import Permission
from sandbox.wire import Json


def channel_of(core: Core, request: web.Request, *needed: Permission) -> Json:
    """Return the channel of a request's path, or refuse what the bot may not see or do there."""
    channel = core.world.channel(request.match_info["channel_id"])
    require(core, channel, *needed)
    return channel


def require(core: Core, channel: Json, *needed: Permission) -> None:
    """Refuse a channel that the bot does not see, or where it lacks one of these permissions."""
    if not core.world.sees(core.world.bot_id, channel):
        raise errors.missing_access()
    held = core.world.permissions(core.world.bot_id, channel)
    for permission in needed:
        if permission not in held:
            raise errors.missing_permissions()


def require_sending(core: Core, channel: Json, payload: Json, *, with_files: bool) -> None:
    """Refuse a message that the bot may not send here."""
    needed = [
        Permission.SEND_MESSAGES_IN_THREADS
        if channel["type"] in shapes.THREADS
        else Permission.SEND_MESSAGES
    ]
    if payload.get("embeds"):
        needed.append(Permission.EMBED_LINKS)
    if with_files:
        needed.append(Permission.ATTACH_FILES)
    require(core, channel, *needed)
    if channel["type"] == shapes.DM and channel["recipients"][0]["id"] in core.world.closed_dms:
        raise errors.closed_dms()


def require_open(channel: Json) -> None:
    """Refuse to act in an archived thread."""
    if (channel.get("thread_metadata") or {}).get("archived"):
        raise errors.archived_thread()
