"""Run the bot on Discord: `python -m bot`."""

import logging
import signal
import sys

import discord

from bot.client import Malecon
from bot.settings import SettingsError, read_settings


def main() -> int:
    """Run until interrupted; return the exit code, 2 when a setting is missing or wrong."""
    try:
        settings = read_settings()
    except SettingsError as error:
        print(error, file=sys.stderr)
        return 2
    discord.utils.setup_logging(level=logging.getLevelName(settings.log_level))
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        Malecon(settings).run(settings.token, log_handler=None)
    except discord.LoginFailure:
        print(
            "Discord does not accept DISCORD_TOKEN: copy it anew from the bot's page.",
            file=sys.stderr,
        )
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
