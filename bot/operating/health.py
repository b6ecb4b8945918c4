"""A small web server on which the operator's programs see how the bot is."""

import asyncio
import logging
import math
from typing import TYPE_CHECKING

from aiohttp import web
from prometheus_client.exposition import choose_encoder

from bot.logs import facts
from bot.operating.lag import Lag
from bot.operating.metrics import DATABASE_UP, GATEWAY_UP, LAG, LATENCY, REGISTRY, TABLES
from storage.errors import StorageError

if TYPE_CHECKING:
    from bot.client import Malecon

log = logging.getLogger(__name__)

ANSWER_WITHIN = 2.0
"""Seconds in which the database is to answer."""

TIME_TO_END = 1.0
"""Seconds that requests on their way get when the bot ends."""

LAG_OVER = 60.0
"""Seconds of which the longest delay of the event loop is shown."""


class PortTaken(Exception):
    """The server cannot listen where it should; `str()` is the sentence for the operator."""


class Health:
    """Serves `/health`, 200 or 503 with the reason, and `/metrics` for Prometheus."""

    def __init__(self, client: "Malecon", lag: Lag) -> None:
        self._client = client
        self._lag = lag
        self._runner: web.AppRunner | None = None

    async def start(self, address: str, port: int) -> None:
        """Listen.

        Raises:
            PortTaken: that is not possible there.
        """
        app = web.Application()
        app.add_routes([web.get("/health", self._health), web.get("/metrics", self._metrics)])
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=TIME_TO_END)
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, address, port).start()
        except OSError as error:
            await self._runner.cleanup()
            raise PortTaken(
                f"MALECON_HEALTH_PORT: {address}:{port} cannot be used: {error.strerror}."
            ) from error
        log.info("health", extra=facts(address=address, port=port))

    async def close(self) -> None:
        """Listen no more."""
        if self._runner is not None:
            await self._runner.cleanup()

    async def ailment(self) -> str | None:
        """Say in one sentence what keeps the bot from serving players; None: nothing does."""
        if not self._client.connected:
            return "Discord's gateway is not connected."
        if await self._count_tables() is None:
            return "The database does not answer."
        return None

    async def _count_tables(self) -> dict[tuple[str, str], int] | None:
        try:
            async with asyncio.timeout(ANSWER_WITHIN):
                return await self._client.database.tables.counts()
        except (StorageError, TimeoutError):
            return None

    async def _health(self, _: web.Request) -> web.Response:
        ailment = await self.ailment()
        if ailment is None:
            return web.json_response({"status": "ok"})
        return web.json_response({"status": "unavailable", "reason": ailment}, status=503)

    async def _metrics(self, request: web.Request) -> web.Response:
        counts = await self._count_tables()
        DATABASE_UP.set(counts is not None)
        TABLES.clear()
        for (game, status), count in (counts or {}).items():
            TABLES.labels(game, status).set(count)
        GATEWAY_UP.set(self._client.connected)
        LATENCY.set(self._client.latency if self._client.is_ready() else math.nan)
        LAG.set(self._lag.longest(LAG_OVER))
        encode, content_type = choose_encoder(request.headers.get("Accept", ""))
        return web.Response(body=encode(REGISTRY), headers={"Content-Type": content_type})
