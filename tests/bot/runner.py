"""Run the bot on a local Discord until it is ended: `python -m tests.bot.runner JSON`.

The JSON tells the port, the token, the database and how soon to be ready. It may order when to die
as in a power cut: `die_after_commits` counts entries of a log that this process has appended.
"""

import asyncio
import json
import os
import signal
import sys
from pathlib import Path
from typing import Any

from bot.client import Malecon
from bot.logs import set_up_logging
from bot.settings import Settings
from sandbox.point import point_discord_at
from storage.log import Log
from tests.bot.cold import cold


def die_after(commits: int) -> None:
    """Die right after so many moves have been committed, before anybody hears of the last."""
    append = Log.append
    done = 0

    async def append_and_die(self: Log, *given: Any, **named: Any) -> None:
        nonlocal done
        await append(self, *given, **named)
        done += 1
        if done == commits:
            os.kill(os.getpid(), signal.SIGKILL)

    Log.append = append_and_die  # type: ignore[method-assign]


def main() -> None:
    """Run until killed."""
    told = json.loads(sys.argv[1])
    set_up_logging("DEBUG")
    point_discord_at(told["port"])
    if "die_after_commits" in told:
        die_after(told["die_after_commits"])
    settings = Settings(token=told["token"], database=Path(told["database"]), snapshot_every=10)
    with cold():
        bot = Malecon(settings, guild_ready_timeout=told["ready_after"])
        asyncio.run(bot.start(settings.token))


if __name__ == "__main__":
    main()
