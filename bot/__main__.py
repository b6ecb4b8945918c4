"""Run the bot on Discord: `python -m bot`."""

import asyncio
import signal
import sys
from contextlib import suppress

import discord

from bot.client import Malecon
from bot.logs import set_up_logging
from bot.operating.health import PortTaken
from bot.settings import Settings, SettingsError, read_settings
from storage.errors import DatabaseFailed

MISCONFIGURED = 2
FAILED = 1


def main() -> int:
    """Run until interrupted; return the exit code, 2 when a setting is missing or wrong."""
    try:
        settings = read_settings()
    except SettingsError as error:
        return _end(MISCONFIGURED, str(error))
    set_up_logging(settings.log_level, settings.log_format)
    try:
        asyncio.run(_run(settings))
    except discord.LoginFailure:
        told = "Discord does not accept DISCORD_TOKEN: copy it anew from the bot's page."
        return _end(MISCONFIGURED, told)
    except (DatabaseFailed, PortTaken) as error:
        return _end(FAILED, str(error))
    except (discord.HTTPException, OSError) as error:
        return _end(FAILED, f"Discord cannot be reached: {error}.")
    return 0


async def _run(settings: Settings) -> None:
    """Run until there is a signal to end, or a reason."""
    loop = asyncio.get_running_loop()
    async with Malecon(settings) as bot:
        running = asyncio.create_task(bot.start(settings.token))
        for number in (signal.SIGINT, signal.SIGTERM):
            with suppress(NotImplementedError):  # Windows knows only Ctrl-C, by itself
                loop.add_signal_handler(number, running.cancel)
        with suppress(asyncio.CancelledError):
            await running


def _end(code: int, why: str) -> int:
    print(why, file=sys.stderr)
    return code


if __name__ == "__main__":
    sys.exit(main())
