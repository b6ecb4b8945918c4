"""Lives of the bot, forked from a process that has loaded everything: cheap enough for hundreds.

`python -m tests.bot.spawner JSON` draws the `positions` it is told of, each a game's slug, a state
and the players' names, and reads an order a line: `port`, `token`, `database`, `log`, `patience`,
`ready_after`, and the `instant` to die at, as a list; without it every instant is told. It writes a
line of JSON for whatever happens. It has no threads of its own, or a fork would not be safe.
"""

import asyncio
import gc
import json
import os
import signal
import sys
from pathlib import Path
from random import Random
from typing import Any

from bot.client import Malecon
from bot.logs import set_up_logging
from bot.settings import Settings
from bot.ui import answers
from bot.warming import LANGUAGE
from games.core.chance import answer_at_random
from games.registry import GAMES
from rendering import ARTISTS
from sandbox.point import point_discord_at
from tests.bot.cold import cold
from tests.bot.instants import Instant, Instants

DRAWN_AHEAD = 6
"""Moves after which a position is drawn, before the first life."""


def main() -> None:
    """Fork a life for each order; one at a time."""
    told = json.loads(sys.argv[1])
    for position in told["positions"]:
        draw_ahead(*position)
    gc.freeze()  # what is there is shared by all lives, untouched
    for line in sys.stdin:
        child = os.fork()
        if not child:
            live(json.loads(line))
        say(life=child)
        _, status = os.waitpid(child, 0)
        say(ended=os.waitstatus_to_exitcode(status))


def say(**told: Any) -> None:
    """Write a line that no other process can tear apart."""
    os.write(sys.stdout.fileno(), (json.dumps(told) + "\n").encode())


def draw_ahead(slug: str, dumped: str, names: list[str]) -> None:
    """Let all lives have what pictures of a game soon after this position are made of."""
    game, artist, rng = GAMES[slug], ARTISTS[slug], Random(0)
    state = game.load(dumped)
    before = game.view(state, None)
    for _ in range(DRAWN_AHEAD):
        decision = game.decision(state)
        if decision is None:
            return
        public = game.view(state, None)
        artist.board(public, names, since=before, language=LANGUAGE)
        for seat in range(len(names)):
            artist.hand(game.view(state, seat), names, language=LANGUAGE)
        for seat in () if decision.by_chance else decision.seats:
            artist.choices(game.view(state, seat), names, language=LANGUAGE)
        game.apply(state, *answer_at_random(decision, rng))


def live(order: dict[str, Any]) -> None:
    """Be a bot until killed; the fork never returns."""
    log = os.open(order["log"], os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    os.dup2(log, sys.stderr.fileno())
    try:
        be_a_bot(order)
    finally:
        os._exit(1)


def be_a_bot(order: dict[str, Any]) -> None:
    """Run the bot, and watch it or die as ordered."""
    set_up_logging("DEBUG")
    point_discord_at(order["port"])
    answers.PATIENCE = order["patience"]
    fatal = Instant(*order["instant"]) if order.get("instant") else None

    def reached(instant: Instant) -> None:
        if instant == fatal:
            os.kill(os.getpid(), signal.SIGKILL)
        elif fatal is None:
            say(instant=instant)

    settings = Settings(token=order["token"], database=Path(order["database"]), snapshot_every=10)
    instants = Instants(reached, lambda number: say(at_rest=number))
    with cold(), instants.watched():
        bot = Malecon(settings, guild_ready_timeout=order["ready_after"])
        asyncio.run(instants.follow(bot.start(settings.token)))


if __name__ == "__main__":
    main()
