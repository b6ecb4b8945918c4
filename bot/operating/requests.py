"""Watches the requests to Discord: how long each takes, and which of them answers somebody."""

import re
from time import monotonic
from types import SimpleNamespace

import aiohttp

from bot.operating.metrics import REQUESTS
from bot.operating.work import current, took

ANSWERS = re.compile(r"/(?:interactions/\d+/[^/]+/callback$|webhooks/\d+/[^/]+)")
"""Paths of requests that answer an interaction; they hold its token, and are never logged."""

SWITCHED = 101
"""The status of a connection to the gateway: no request that ends."""

LATER = frozenset({429, 500, 502, 503, 504, 524})
"""Statuses after which discord.py waits and asks again."""


def request_trace() -> aiohttp.TraceConfig:
    """Return what discord.py is to be given as `http_trace`."""
    trace = aiohttp.TraceConfig()
    trace.on_request_start.append(_began)
    trace.on_request_end.append(_ended)
    trace.on_request_exception.append(_failed)
    return trace


async def _began(
    _: aiohttp.ClientSession, request: SimpleNamespace, params: aiohttp.TraceRequestStartParams
) -> None:
    request.began = monotonic()
    work = current()
    if work is not None and work.refused_for_now is not None:
        took("discord_retry", request.began - work.refused_for_now)
        work.refused_for_now = None


async def _ended(
    _: aiohttp.ClientSession, request: SimpleNamespace, params: aiohttp.TraceRequestEndParams
) -> None:
    status = params.response.status
    if status == SWITCHED:
        return
    took("discord", monotonic() - request.began)
    REQUESTS.labels(params.method, str(status)).inc()
    work = current()
    if work is None:
        return
    if status in LATER:
        work.refused_for_now = monotonic()
    elif params.response.ok and ANSWERS.search(params.url.path):
        work.got_answer()


async def _failed(
    _: aiohttp.ClientSession, request: SimpleNamespace, params: aiohttp.TraceRequestExceptionParams
) -> None:
    took("discord", monotonic() - request.began)
    REQUESTS.labels(params.method, "0").inc()
