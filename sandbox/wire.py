"""The JSON of Discord's wire: its type, and answers in the exact form that clients insist on."""

import json
from typing import Any

from aiohttp import web

Json = dict[str, Any]

SECONDS_TO_CLOSE = 0.2
"""How long the other end of a websocket may take to take leave."""


def reply(body: Any, status: int = 200, headers: dict[str, str] | None = None) -> web.Response:
    """Answer JSON with the bare content type.

    discord.py compares the header for equality; with a charset it would keep the body as text.
    """
    return web.Response(
        body=json.dumps(body, ensure_ascii=False, separators=(",", ":")).encode(),
        status=status,
        headers={"Content-Type": "application/json", **(headers or {})},
    )


def no_content() -> web.Response:
    """Answer 204."""
    return web.Response(status=204)
