"""Computer players think in a process of their own, so that nobody waits for them."""

import asyncio
import os
import secrets
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from random import Random
from threading import Thread
from typing import Any

from games.core.action import Action, Seat
from games.core.game import Game
from games.core.state import State
from games.players.opponents import answer
from games.registry import GAMES

NICENESS = 10
"""How much less the process counts than the bot when both want the processor."""


class Thinking:
    """Chooses for computer players; its process starts with the first question."""

    def __init__(self) -> None:
        self._process: ProcessPoolExecutor | None = None

    async def choose(
        self, game: Game[Any, Any, Any], state: State, seat: Seat, character: int
    ) -> Action:
        """Return one of the legal answers of a seat that is asked.

        Whoever chooses knows no more than a person in that seat; `character` decides what the
        player leans to.

        Raises:
            BrokenProcessPool: the process was ended from outside, twice.
        """
        question = (game.slug, game.dump(state), seat, character, secrets.randbits(64))
        loop, process = asyncio.get_running_loop(), self._executor()
        try:
            chosen = await loop.run_in_executor(process, _choose, *question)
        except BrokenProcessPool:
            if self._process is process:  # nobody else who waited for it has replaced it yet
                self.close()
            chosen = await loop.run_in_executor(self._executor(), _choose, *question)
        return game.load_action(chosen)

    def close(self) -> None:
        """End the process; it may finish its thought, which nobody waits for."""
        if self._process is not None:
            self._process.shutdown(wait=False, cancel_futures=True)
            self._process = None

    def _executor(self) -> ProcessPoolExecutor:
        if self._process is None:
            # A fresh interpreter: a fork would copy the threads' locks and the open database.
            self._process = ProcessPoolExecutor(
                1, mp_context=get_context("spawn"), initializer=_begin_to_think
            )
        return self._process


def _begin_to_think() -> None:
    """Step back behind the bot, and end with it, even when it is killed."""
    os.nice(NICENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the bot, which ends this one
    Thread(target=_end_with_the_bot, name="end with the bot", daemon=True).start()


def _end_with_the_bot() -> None:
    bot = parent_process()
    assert bot is not None, "this runs in a process that the bot has started"
    bot.join()
    os._exit(1)


def _choose(slug: str, text: str, seat: Seat, character: int, seed: int) -> str:
    """Think, in the other process."""
    game = GAMES[slug]
    return game.dump_action(answer(game, game.load(text), seat, character, Random(seed)))
