"""Everything an operator sees of one bot, started and ended with it."""

import logging
from collections.abc import Callable, Coroutine
from time import monotonic
from typing import TYPE_CHECKING, Any

from bot.clock import now
from bot.logs import facts
from bot.operating.health import Health
from bot.operating.lag import Lag
from bot.operating.memory import GivingBack
from bot.operating.metrics import BUILD, GATEWAY
from bot.operating.version import version
from bot.operating.watching import Watching

if TYPE_CHECKING:
    from bot.client import Malecon

log = logging.getLogger(__name__)


class Operating:
    """Tells of the start, the end and the connection, and keeps what measures and serves."""

    def __init__(self, client: "Malecon") -> None:
        self._client = client
        self._lag = Lag()
        self._giving_back = GivingBack()
        self.watching = Watching(self._lag)
        self.health = Health(client, self._lag)
        self.started_at = now()
        """In Unix milliseconds."""
        self._began: float | None = None

    async def start(self) -> None:
        """Begin, once the database is open.

        Raises:
            PortTaken: the health endpoint cannot listen where it should.
        """
        settings = self._client.settings
        self._began = monotonic()
        BUILD.info({"version": version()})
        self._lag.start()
        self._giving_back.start()
        if settings.health_port:
            await self.health.start(settings.health_address, settings.health_port)
        for event in ("ready", "resumed", "disconnect"):
            self._client.add_listener(_listener(event), f"on_shard_{event}")
        log.info("started", extra=facts(version=version(), database=str(settings.database)))

    async def close(self) -> None:
        """End, before the database is closed."""
        self._lag.close()
        self._giving_back.close()
        await self.health.close()
        if self._began is not None:
            log.info("stopped", extra=facts(uptime_s=round(monotonic() - self._began)))


def _listener(event: str) -> Callable[[int], Coroutine[Any, Any, None]]:
    """Return what is called when this happens to a shard."""

    async def note(shard: int) -> None:
        GATEWAY.labels(event).inc()
        log.info("gateway", extra=facts(event=event, shard=shard))

    return note
