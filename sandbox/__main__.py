"""Play on this machine: `python -m sandbox [--port N] [--var DIR]`.

The local Discord runs in this process; the bot, the very same that runs on Discord, in a child, so
that neither waits for the other.
"""

import argparse
import asyncio
import json
import os
import signal
import sys
import threading
from contextlib import suppress
from pathlib import Path

from sandbox.claim import FolderTaken, claim
from sandbox.server import Server

DEFAULT_PORT = 8931
HIGHEST_PORT = 65_535
ROOT = Path(__file__).parents[1]
SECONDS_TO_END = 0.6
"""How long the bot may take to end of itself; then it is ended. Every move is stored before it is
shown, so nothing can be lost."""


def main(arguments: list[str] | None = None) -> int:
    """Run until interrupted; return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m sandbox", description=__doc__)
    parser.add_argument(
        "--port", type=_port, metavar="N", help="the port on 127.0.0.1, 0 for any free one"
    )
    parser.add_argument(
        "--var",
        type=Path,
        metavar="DIR",
        default=ROOT / "var",
        help="where games and messages are kept",
    )
    parser.add_argument("--bot", action="store_true", help=argparse.SUPPRESS)
    chosen = parser.parse_args(arguments)
    if chosen.bot:
        return _run_bot()
    folder = chosen.var.resolve()
    try:
        with claim(folder):
            return asyncio.run(_play(chosen.port, folder))
    except FolderTaken:
        print(
            f"Another start plays in {folder} already: end it, or play elsewhere with"
            " .venv/bin/python -m sandbox --var DIR.",
            file=sys.stderr,
        )
    except OSError as error:
        print(f"{folder} cannot be used: {os.strerror(error.errno or 0)}.", file=sys.stderr)
    return 2


def _port(text: str) -> int:
    if not text.isdecimal() or int(text) > HIGHEST_PORT:
        raise argparse.ArgumentTypeError(f"a port is 0 to {HIGHEST_PORT}, not {text!r}")
    return int(text)


async def _play(port: int | None, var: Path) -> int:
    interrupted = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, interrupted.set)
    server = Server(folder=var)
    try:
        await _listen(server, port)
    except OSError as error:
        print(f"Port {port} cannot be used: {os.strerror(error.errno or 0)}.", file=sys.stderr)
        return 2
    bot = await _start_bot(server, var)
    try:
        return await _attend(server, bot, interrupted)
    finally:
        await _end(bot)
        await server.stop()


async def _listen(server: Server, port: int | None) -> None:
    if port is not None:
        await server.start(port)
        return
    try:
        await server.start(DEFAULT_PORT)
    except OSError:  # taken; any other will do, for nobody asked for this one
        await server.stop()
        await server.start(0)


async def _attend(
    server: Server, bot: asyncio.subprocess.Process, interrupted: asyncio.Event
) -> int:
    """Print the address when the bot is there, and wait for the end of either."""
    ended = asyncio.create_task(bot.wait())
    stop = asyncio.create_task(interrupted.wait())
    online = asyncio.create_task(server.core.gateway.wait_online())
    await asyncio.wait({ended, stop, online}, return_when=asyncio.FIRST_COMPLETED)
    if online.done():
        print(f"Open {server.address()}", flush=True)
        await asyncio.wait({ended, stop}, return_when=asyncio.FIRST_COMPLETED)
    online.cancel()
    if stop.done():
        ended.cancel()
        return 0
    stop.cancel()
    print(f"The bot has ended by itself, with code {ended.result()}.", file=sys.stderr)
    return 1


async def _start_bot(server: Server, var: Path) -> asyncio.subprocess.Process:
    """Start the child; it lives as long as its standard input is open."""
    bot = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "sandbox", "--bot"),
        stdin=asyncio.subprocess.PIPE,
        cwd=ROOT,
        start_new_session=True,  # Ctrl-C is for the parent, who then ends the child
    )
    told = {
        "port": server.port,
        "token": server.core.token,
        "database": str(var / "sandbox.sqlite3"),
    }
    assert bot.stdin is not None
    bot.stdin.write(json.dumps(told).encode() + b"\n")
    await bot.stdin.drain()
    return bot


async def _end(bot: asyncio.subprocess.Process) -> None:
    if bot.returncode is not None:
        return
    assert bot.stdin is not None
    bot.stdin.close()
    try:
        async with asyncio.timeout(SECONDS_TO_END):
            await bot.wait()
    except TimeoutError:
        with suppress(ProcessLookupError):
            bot.kill()
        await bot.wait()


def _run_bot() -> int:
    """Be the child: read what to do, run the bot until the standard input ends."""
    told = json.loads(sys.stdin.readline())
    asyncio.run(_run_until_input_ends(told["port"], told["token"], Path(told["database"])))
    return 0


async def _run_until_input_ends(port: int, token: str, database: Path) -> None:
    # Imported here, for the parent must not know the bot.
    from bot.client import Malecon
    from bot.settings import Settings
    from sandbox.point import log_warnings_only, point_discord_at

    log_warnings_only()
    point_discord_at(port)
    bot = Malecon(Settings(token=token, database=database), guild_ready_timeout=0.05)
    loop = asyncio.get_running_loop()
    over = asyncio.Event()

    def wait_for_end() -> None:
        sys.stdin.read()
        with suppress(RuntimeError):  # the loop has ended first
            loop.call_soon_threadsafe(over.set)

    threading.Thread(target=wait_for_end, daemon=True).start()
    running = asyncio.create_task(bot.start(token))
    ending = asyncio.create_task(over.wait())
    await asyncio.wait({running, ending}, return_when=asyncio.FIRST_COMPLETED)
    ending.cancel()
    await bot.close()
    await running


if __name__ == "__main__":
    sys.exit(main())
