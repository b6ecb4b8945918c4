"""The process in which computer players think: killed, broken off, ended with the bot."""

import asyncio
import os
import signal
import subprocess
import sys
import textwrap
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.table_life.thinking import NICENESS, Thinking
from games.core.action import Action, Seat
from games.core.chance import answer_at_random
from games.core.state import State
from games.registry import GAMES
from tests.bot.running import PATIENCE, ROOT

SANTIAGO = GAMES["santiago-de-cuba"]

MORTAL = textwrap.dedent(
    """
    import asyncio, os, signal
    from tests.bot.test_thinking import SANTIAGO, asked, process_of
    from bot.table_life.thinking import Thinking

    async def main():
        thinking = Thinking()
        await thinking.choose(SANTIAGO, *asked(), 1)
        print(process_of(thinking), flush=True)
        os.kill(os.getpid(), signal.SIGKILL)

    if __name__ == "__main__":
        asyncio.run(main())
    """
)


def asked() -> tuple[State, Seat]:
    """Return the last position of a game in which a seat has a choice: that is thought of soon."""
    rng, state = Random(1), SANTIAGO.setup(2)
    latest: tuple[State, Seat] | None = None
    while (decision := SANTIAGO.decision(state)) is not None:
        if not decision.by_chance and len(decision.legal(decision.awaited[0])) > 2:
            latest = state.copy(), decision.awaited[0]
        SANTIAGO.apply(state, *answer_at_random(decision, rng))
    assert latest is not None
    return latest


def process_of(thinking: Thinking) -> int:
    """Return the id of the process, which is there."""
    executor = thinking._process
    assert isinstance(executor, ProcessPoolExecutor)
    (process,) = executor._processes
    return int(process)


def legal(state: State, seat: Seat) -> tuple[Action, ...]:
    decision = SANTIAGO.decision(state)
    assert decision is not None
    return decision.legal(seat)


async def ended(process: int) -> None:
    """Wait until a process is not there any more, not even as a zombie."""

    def gone() -> bool:
        until = time.monotonic() + PATIENCE
        while (there := Path(f"/proc/{process}").exists()) and time.monotonic() < until:
            time.sleep(0.02)
        return not there

    assert await asyncio.to_thread(gone)


async def test_it_is_a_process_that_steps_back_and_ends_without_a_zombie() -> None:
    state, seat = asked()
    thinking = Thinking()
    assert await thinking.choose(SANTIAGO, state, seat, 1) in legal(state, seat)
    process = process_of(thinking)
    assert process != os.getpid()
    assert os.getpriority(os.PRIO_PROCESS, process) == min(
        19, os.getpriority(os.PRIO_PROCESS, 0) + NICENESS
    )
    os.kill(process, signal.SIGINT)  # Ctrl-C reaches it, too, and is not meant for it
    assert await thinking.choose(SANTIAGO, state, seat, 1) in legal(state, seat)
    assert process_of(thinking) == process
    thinking.close()
    await ended(process)
    thinking.close()


async def test_when_it_is_killed_everybody_is_answered_by_the_next_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Also those who were waiting behind the thought that it was killed in."""
    started = 0

    class Counted(ProcessPoolExecutor):
        def __init__(self, *given: Any, **named: Any) -> None:
            nonlocal started
            started += 1
            super().__init__(*given, **named)

    monkeypatch.setattr("bot.table_life.thinking.ProcessPoolExecutor", Counted)
    state, seat = asked()
    thinking = Thinking()
    try:
        await thinking.choose(SANTIAGO, state, seat, 1)
        killed = process_of(thinking)
        waiting = [
            asyncio.create_task(thinking.choose(SANTIAGO, state, seat, character))
            for character in range(4)
        ]
        await asyncio.sleep(0)  # all have asked
        os.kill(killed, signal.SIGKILL)
        chosen = await asyncio.gather(*waiting)
        assert all(action in legal(state, seat) for action in chosen)
        assert process_of(thinking) != killed
        assert started == 2, "one after the other, not one for everybody"
    finally:
        thinking.close()


async def test_it_ends_with_a_bot_that_is_killed() -> None:
    bot = await asyncio.to_thread(
        subprocess.run,
        [sys.executable, "-c", MORTAL],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert bot.returncode == -signal.SIGKILL, bot.stderr
    await ended(int(bot.stdout))


async def test_an_error_in_a_thought_is_told_and_the_next_one_goes_on() -> None:
    state, seat = asked()
    thinking = Thinking()
    try:
        with pytest.raises(ValueError, match="is not asked"):
            await thinking.choose(SANTIAGO, state, 1 - seat, 1)
        assert await thinking.choose(SANTIAGO, state, seat, 1) in legal(state, seat)
    finally:
        thinking.close()
