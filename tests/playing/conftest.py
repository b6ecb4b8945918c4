from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, cast

import pytest_asyncio
from playwright.async_api import Browser

from tests.local_discord import local_discord
from tests.playing.evening import Evening
from tests.sandbox.page.conftest import browser
from tests.sandbox.page.stage import Stage

__all__ = ["browser"]


@pytest_asyncio.fixture(loop_scope="session")
async def evening(browser: Browser, tmp_path: Path) -> AsyncIterator[Evening]:
    """Yield the bot and what tabs need; afterwards no tab may have shown an error."""
    async with local_discord() as sandbox:
        stage = Stage(sandbox, cast(Any, None), browser)
        async with Evening(stage, tmp_path) as evening:
            yield evening
        assert stage.unforgiven() == []
