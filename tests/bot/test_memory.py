"""Memory that pictures have left free goes back to the system, while the bot runs."""

import asyncio
import platform

import pytest

from bot.operating import memory
from bot.operating.memory import GivingBack, give_back
from tests.bench.bot_child import memory as memory_in_use

PIECE = 40_000
PIECES = 2_500
"""Together a hundred megabytes, in pieces too small for pages of their own."""


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="only glibc can be told to")
def test_what_is_free_goes_back() -> None:
    pieces = [bytearray(PIECE) for _ in range(PIECES)]
    full = memory_in_use()
    kept = pieces[::50]
    pieces.clear()
    assert give_back()
    assert full - memory_in_use() > 60 * 2**20
    assert len(kept) == PIECES // 50


async def test_it_is_done_again_and_again(monkeypatch: pytest.MonkeyPatch) -> None:
    times: asyncio.Queue[None] = asyncio.Queue()
    loop = asyncio.get_running_loop()

    def given_back() -> bool:
        loop.call_soon_threadsafe(times.put_nowait, None)
        return True

    monkeypatch.setattr(memory, "INTERVAL", 0.001)
    monkeypatch.setattr(memory, "give_back", given_back)
    monkeypatch.setattr(memory, "_malloc_trim", lambda: int)
    giving_back = GivingBack()
    giving_back.start()
    async with asyncio.timeout(10):
        for _ in range(3):
            await times.get()
    giving_back.close()


async def test_where_there_is_no_way_nothing_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "_malloc_trim", lambda: None)
    giving_back = GivingBack()
    giving_back.start()
    giving_back.close()
    assert not give_back()
    assert "giving memory back" not in {task.get_name() for task in asyncio.all_tasks()}
