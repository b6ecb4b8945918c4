"""Read what a bot sends: JSON or a form with files, checked before anything is done."""

import json
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from aiohttp import BodyPartReader, web

from sandbox import errors, shapes
from sandbox.core import Core
from sandbox.files import Upload
from sandbox.uploads import safe_name
from sandbox.validation import Sent
from sandbox.wire import Json
from sandbox.world import StoredMessage

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
Route = tuple[str, str, Handler]

REQUEST_LIMIT = 25 * 1024 * 1024
"""Bytes a request may have."""
_FIELD = re.compile(r"files\[(\d+)\]")


@dataclass(frozen=True)
class Body:
    """A request's payload and the files beside it, by the number of their field."""

    payload: Any
    files: dict[str, Upload] = field(default_factory=dict)


async def read(core: Core, request: web.Request, *, changed: StoredMessage | None = None) -> Body:
    """Return a request's body, or refuse it as Discord would.

    `changed` is the message that the request edits.
    """
    if (request.content_length or 0) > REQUEST_LIMIT:
        raise errors.too_large()
    body = await _parse(request)
    route = template(request).removeprefix("/api/v10")
    violations = core.validator.check(
        Sent(
            request.method,
            route,
            body.payload,
            flags=changed.wire["flags"] if changed else 0,
            filenames=_filenames(body, changed),
        )
    )
    if violations:
        raise errors.InvalidForm(violations)
    return body


def template(request: web.Request) -> str:
    """Return the route of a request with its parameters' names, or its path when unknown."""
    resource = request.match_info.route.resource
    return request.path if resource is None else resource.canonical


async def _parse(request: web.Request) -> Body:
    if request.content_type.startswith("multipart/"):
        return await _parse_form(request)
    if not request.can_read_body:
        return Body({})
    try:
        return Body(json.loads(await request.text()))
    except ValueError as error:
        raise errors.ApiError(400, 50109, "The request body contains invalid JSON.") from error


async def _parse_form(request: web.Request) -> Body:
    payload: Json = {}
    files: dict[str, Upload] = {}
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            continue
        if part.name == "payload_json":
            payload = json.loads(await part.text())
        elif found := _FIELD.fullmatch(part.name or ""):
            data = bytes(await part.read())
            if len(data) > shapes.FILE_LIMIT:
                raise errors.too_large()
            kind = part.headers.get("Content-Type", "application/octet-stream")
            files[found[1]] = Upload(part.filename or "unknown", data, kind)
    return Body(payload, files)


def _filenames(body: Body, changed: StoredMessage | None) -> frozenset[str]:
    names = {safe_name(upload.filename) for upload in body.files.values()}
    if changed is not None:
        names |= {attachment["filename"] for attachment in changed.wire["attachments"]}
    return frozenset(names)
