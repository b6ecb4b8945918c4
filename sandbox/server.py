"""Start and stop the local Discord on loopback."""

from pathlib import Path
from urllib.parse import urlencode

from aiohttp import web
from aiohttp.typedefs import Handler

from sandbox import cdn, errors, pages, rest
from sandbox.core import Breach, Core
from sandbox.faults import Faults
from sandbox.files import Files
from sandbox.gateway import Gateway
from sandbox.interactions import Interactions
from sandbox.keeping import Keeper
from sandbox.messages import Messages
from sandbox.rest.requests import REQUEST_LIMIT, template
from sandbox.validation import Validator
from sandbox.wire import SECONDS_TO_CLOSE
from sandbox.world import World

HOST = "127.0.0.1"
_LOCAL_NAMES = ("127.0.0.1", "localhost")
_TOKEN_IN_PATH = (rest.PREFIX + "/interactions/", rest.PREFIX + "/webhooks/")


class Server:
    """A local Discord: build it, `await start()`, `await stop()`."""

    def __init__(
        self,
        *,
        openapi: Path | None = None,
        ack_deadline: float = 3.0,
        token_seconds: float = 900.0,
        folder: Path | None = None,
    ) -> None:
        """Prepare a world, in `folder` one that outlives the process; times are in seconds."""
        world = World(Files(folder))
        messages = Messages(world)
        gateway = Gateway(world, lambda: self.core.token, self.gateway_address)
        self.core = Core(
            world=world,
            messages=messages,
            interactions=Interactions(
                world, messages, ack_deadline=ack_deadline, token_seconds=token_seconds
            ),
            gateway=gateway,
            faults=Faults(world, gateway),
            validator=Validator(openapi),
        )
        self.hub = pages.Hub(self.core)
        self._keeper = Keeper(self.core, folder) if folder else None
        self.port = 0
        self._runner: web.AppRunner | None = None

    def gateway_address(self) -> str:
        """Return where the gateway is."""
        return f"ws://{HOST}:{self.port}/gateway"

    def address(self, user: str = "Ana") -> str:
        """Return the address to open in a browser as one user."""
        return f"http://{HOST}:{self.port}/?" + urlencode({"user": user, "key": self.core.key})

    async def start(self, port: int = 0) -> None:
        """Listen on loopback; port 0 takes any free one."""
        self._runner = web.AppRunner(
            self._app(), access_log=None, handle_signals=False, shutdown_timeout=SECONDS_TO_CLOSE
        )
        await self._runner.setup()
        site = web.TCPSite(self._runner, HOST, port)
        await site.start()
        self.port = self._runner.addresses[0][1]
        self.core.world.base_url = f"http://{HOST}:{self.port}"
        if self._keeper is not None:
            self._keeper.load()

    async def stop(self) -> None:
        """Close every socket, then the server."""
        if self._runner is None:
            return
        self.core.faults.clear()
        await self.hub.close()
        await self.core.gateway.close_all(1001, b"The sandbox ends.")
        await self._runner.cleanup()
        self._runner = None
        if self._keeper is not None:
            self._keeper.close()

    async def kept(self) -> None:
        """Wait until the file holds all that has happened so far."""
        if self._keeper is not None:
            await self._keeper.written()

    def _app(self) -> web.Application:
        app = web.Application(middlewares=[self._guard], client_max_size=2 * REQUEST_LIMIT)
        app.add_routes(rest.routes(self.core))
        app.add_routes(cdn.routes(self.core.world.files))
        app.add_routes(pages.routes(self.hub))
        for path in ("/gateway", "/gateway/"):
            app.router.add_get(path, self.core.gateway.handle)
        return app

    @web.middleware
    async def _guard(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Let only loopback in: a page elsewhere that got a name for 127.0.0.1 is refused."""
        host = request.headers.get("Host", "").rsplit(":", 1)[0]
        if host not in _LOCAL_NAMES:
            return web.Response(status=403, text="The sandbox answers to 127.0.0.1 only.")
        if request.path.startswith("/api/"):
            return await self._api(request, handler)
        return await handler(request)

    async def _api(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        core = self.core
        core.calls.append((request.method, template(request)))
        verdict = await core.faults.before(
            f"{request.method} {request.path.removeprefix(rest.PREFIX)}"
        )
        if verdict.instead is not None:
            return verdict.instead
        if verdict.cut_off or request.transport is None:
            return _cut_off(request)
        response = await self._answer(request, handler)
        response.headers.update(verdict.headers)
        return _cut_off(request) if verdict.lose_answer else response

    async def _answer(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        core = self.core
        try:
            if request.match_info.http_exception is not None:
                core.unknown_routes.append(f"{request.method} {request.path}")
                raise errors.not_found()
            if not self._authorized(request):
                raise errors.unauthorized()
            return await handler(request)
        except errors.InvalidForm as error:
            core.violations.append(Breach(request.method, request.path, error.violations))
            return error.response()
        except errors.ApiError as error:
            return error.response()

    def _authorized(self, request: web.Request) -> bool:
        if request.path.startswith(_TOKEN_IN_PATH):
            return True
        return request.headers.get("Authorization") == f"Bot {self.core.token}"


def _cut_off(request: web.Request) -> web.Response:
    """End the connection; the response that a handler has to return reaches nobody."""
    if request.transport is not None:
        request.transport.abort()
    return web.Response(status=503)
