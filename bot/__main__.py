"""Run the bot on Discord: `python -m bot`."""

import signal
import sys

import discord

from bot.client import Malecon
from bot.logs import set_up_logging
from bot.settings import SettingsError, read_settings
from storage.errors import DatabaseFailed

MISCONFIGURED = 2
FAILED = 1


def main() -> int:
    """Run until interrupted; return the exit code, 2 when a setting is missing or wrong."""
    try:
        settings = read_settings()
    except SettingsError as error:
        return _end(MISCONFIGURED, str(error))
    set_up_logging(settings.log_level)
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        Malecon(settings).run(settings.token, log_handler=None)
    except discord.LoginFailure:
        told = "Discord does not accept DISCORD_TOKEN: copy it anew from the bot's page."
        return _end(MISCONFIGURED, told)
    except DatabaseFailed as error:
        return _end(FAILED, str(error))
    except (discord.HTTPException, OSError) as error:
        return _end(FAILED, f"Discord cannot be reached: {error}.")
    return 0


def _end(code: int, why: str) -> int:
    print(why, file=sys.stderr)
    return code


if __name__ == "__main__":
    sys.exit(main())
