import os
import shutil
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser, async_playwright

from tests.local_discord import local_discord, logged_in
from tests.sandbox.page.show_bot import ShowBot
from tests.sandbox.page.stage import Stage

MISSING = "CHROMIUM IS MISSING: the page is not tested. Install Debian's chromium to test it."


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """Yield Chromium, one for all tests; without it they are skipped, never where CI is set."""
    path = shutil.which("chromium")
    if path is None:
        (pytest.fail if "CI" in os.environ else pytest.skip)(MISSING)
    async with async_playwright() as playwright:
        chromium = await playwright.chromium.launch(executable_path=path)
        yield chromium
        await chromium.close()


@pytest_asyncio.fixture(loop_scope="session")
async def stage(browser: Browser) -> AsyncIterator[Stage]:
    """Yield a local Discord with its bot, ready for tabs; afterwards no tab may show an error."""
    async with local_discord() as sandbox, logged_in(ShowBot(), sandbox) as bot:
        stage = Stage(sandbox, bot, browser)
        yield stage
        bot.release.set()
        await stage.close()
        assert stage.unforgiven() == []
