"""Who a message mentions and really pings: Discord's `allowed_mentions`."""

import re
from dataclasses import dataclass
from typing import Any

from sandbox import components as parts
from sandbox.wire import Json

_USER = re.compile(r"<@!?(\d+)>")
_ROLE = re.compile(r"<@&(\d+)>")
_CODE = re.compile(r"```.*?```|`[^`]*`", re.DOTALL)


@dataclass(frozen=True)
class Mentions:
    """The users and roles pinged, and whether everyone is."""

    users: tuple[str, ...]
    roles: tuple[str, ...]
    everyone: bool


def written_text(payload: Json) -> str:
    """Return the text in which mentions count: the content and V2 text, never embeds."""
    texts = [str(payload.get("content") or "")]
    texts += [
        str(component.get("content") or "")
        for _, component in parts.walk(payload.get("components"))
        if component.get("type") == parts.TEXT_DISPLAY
    ]
    return "\n".join(texts)


def resolve(payload: Json, *, replied_to: str | None, may_ping_everyone: bool) -> Mentions:
    """Return whom a message pings; `replied_to` is the author of the message it answers."""
    text = _CODE.sub("", written_text(payload))
    allowed: Any = payload.get("allowed_mentions")
    users = list(dict.fromkeys(_USER.findall(text)))
    roles = list(dict.fromkeys(_ROLE.findall(text)))
    everyone = "@everyone" in text or "@here" in text
    ping_author = True
    if allowed is not None:
        parse = allowed.get("parse") or []
        users = _permitted(users, "users", parse, allowed)
        roles = _permitted(roles, "roles", parse, allowed)
        everyone = everyone and "everyone" in parse
        ping_author = bool(allowed.get("replied_user"))
    if replied_to and ping_author and replied_to not in users:
        users.append(replied_to)
    return Mentions(tuple(users), tuple(roles), everyone and may_ping_everyone)


def _permitted(found: list[str], kind: str, parse: list[str], allowed: Json) -> list[str]:
    if kind in parse:
        return found
    named = {str(entry) for entry in allowed.get(kind) or []}
    return [entry for entry in found if entry in named]
