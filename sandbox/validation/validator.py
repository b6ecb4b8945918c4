"""Both checks as one: what the file says, then what it leaves out."""

import hashlib
import importlib.util
import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sandbox.errors import Violation
from sandbox.validation.command_rules import check_command, check_commands
from sandbox.validation.message_rules import check_message, check_modal
from sandbox.validation.routes import normalized
from sandbox.wire import Json

if TYPE_CHECKING:
    from sandbox.validation.openapi import OpenApi

_LARGE = 4_000
"""Bodies of more characters are checked once and remembered by their digest: synchronised
commands take the longest, and every start sends the same."""
_CALLBACK = "/interactions/{}/{}/callback"
_MESSAGE_ROUTES = frozenset(
    {
        "/channels/{}/messages",
        "/channels/{}/messages/{}",
        "/webhooks/{}/{}",
        "/webhooks/{}/{}/messages/{}",
    }
)
_remembered: dict[tuple[str, str, str], list[Violation]] = {}


@dataclass(frozen=True)
class Sent:
    """A request's body with what has to be known about it."""

    method: str
    route: str
    """Without the version, parameters as `{}` or `{name}`."""
    body: Any
    flags: int = 0
    """The flags of the message that is changed."""
    filenames: frozenset[str] | None = None
    """What `attachment://` may name; None when that is not known."""


class Validator:
    """Check bodies; without the OpenAPI file or jsonschema only by the rules written by hand."""

    def __init__(self, openapi: Path | None = None) -> None:
        self.reads_openapi = (
            openapi is not None
            and openapi.is_file()
            and importlib.util.find_spec("jsonschema") is not None
        )
        self._openapi: OpenApi | None = None
        if self.reads_openapi and openapi is not None:
            from sandbox.validation.openapi import load  # jsonschema is there for development only

            self._openapi = load(openapi)

    def check(self, sent: Sent) -> list[Violation]:
        """Return everything that is wrong with a body, each thing once."""
        found = self._by_file(sent)
        known = {violation.path for violation in found}
        return [*found, *(v for v in _by_hand(sent) if v.path not in known)]

    def _by_file(self, sent: Sent) -> list[Violation]:
        if self._openapi is None:
            return []
        route = normalized(sent.route)
        text = json.dumps(sent.body)
        if len(text) < _LARGE:
            return self._openapi.request(sent.method, route, sent.body) or []
        key = (sent.method, route, hashlib.sha256(text.encode()).hexdigest())
        if key not in _remembered:
            _remembered[key] = self._openapi.request(sent.method, route, sent.body) or []
        return _remembered[key]


def _by_hand(sent: Sent) -> Iterable[Violation]:
    route, body = normalized(sent.route), sent.body
    names = None if sent.filenames is None else set(sent.filenames)
    if route.startswith("/applications/{}/") and "commands" in route:
        if isinstance(body, list):
            return check_commands(body)
        return check_command(body) if isinstance(body, dict) and sent.method == "POST" else ()
    if not isinstance(body, dict):
        return ()
    if route == _CALLBACK:
        return _check_callback(body, sent.flags, names)
    if route in _MESSAGE_ROUTES:
        return check_message(body, flags=sent.flags, filenames=names)
    return ()


def _check_callback(body: Json, flags: int, names: set[str] | None) -> Iterator[Violation]:
    data = body.get("data")
    if not isinstance(data, dict):
        return
    kind = body.get("type")
    if kind in (4, 7):
        kept = flags if kind == 7 else 0
        yield from check_message(data, path=("data",), flags=kept, filenames=names)
    elif kind == 5:
        extra = (data.get("flags") or 0) & ~(1 << 6)
        if extra:
            yield Violation(
                ("data", "flags"),
                "INTERACTION_DEFERRED_FLAGS_INVALID",
                "A deferred answer takes the EPHEMERAL flag only",
            )
    elif kind == 9:
        yield from check_modal(data, path=("data",))
