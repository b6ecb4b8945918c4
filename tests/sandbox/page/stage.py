"""One evening on the page: the local Discord, its bot, and a browser tab for each user."""

import re
from dataclasses import dataclass, field
from typing import Any

from playwright.async_api import Browser, BrowserContext, Locator, Page, expect

from sandbox.local import Sandbox
from tests.sandbox.page.show_bot import ShowBot

DESKTOP = (1280, 800)
PHONE = (390, 844)


@dataclass
class Stage:
    """Open tabs and collect what goes wrong in them."""

    sandbox: Sandbox
    bot: ShowBot
    browser: Browser
    contexts: list[BrowserContext] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    forgiven: list[str] = field(default_factory=list)

    async def open(
        self, user: str, channel: str = "general", size: tuple[int, int] = DESKTOP, **options: Any
    ) -> Page:
        """Open the page as a user in a browser of their own, at a channel."""
        page = await self.blank(size, **options)
        address = self.sandbox.server.address(user)
        await page.goto(f"{address}#/{self.channel_id(channel)}")
        await expect(page.get_by_role("heading", name=channel, exact=True)).to_be_visible()
        return page

    async def blank(self, size: tuple[int, int] = DESKTOP, **options: Any) -> Page:
        """Return an empty tab whose errors are collected."""
        viewport: Any = {"width": size[0], "height": size[1]}
        context = await self.browser.new_context(viewport=viewport, **options)
        self.contexts.append(context)
        context.on("page", self.watch)
        context.set_default_timeout(10_000)
        return await context.new_page()

    def watch(self, page: Page) -> None:
        """Collect the errors of a tab."""
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on(
            "console",
            lambda line: (
                self.errors.append(line.text) if line.type in ("error", "warning") else None
            ),
        )

    def channel_id(self, name: str) -> str:
        """Return the id of a channel or thread."""
        channels = self.sandbox.world.channels.values()
        return next(str(channel["id"]) for channel in channels if channel.get("name") == name)

    def forgive(self, pattern: str) -> None:
        """Expect an error in the console, such as that of a request refused on purpose."""
        self.forgiven.append(pattern)

    def unforgiven(self) -> list[str]:
        """Return the errors that no test expected."""
        return [
            error
            for error in self.errors
            if not any(re.search(pattern, error) for pattern in self.forgiven)
        ]

    async def close(self) -> None:
        """Close every tab."""
        for context in self.contexts:
            await context.close()


def box(page: Page) -> Locator:
    """Return the message box."""
    return page.get_by_role("textbox", name=re.compile("^Message "))


async def command(page: Page, name: str) -> None:
    """Run a command without options, by keyboard."""
    await box(page).fill(f"/{name}")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("combobox", name=f"/{name}")).to_be_focused()
    await page.keyboard.press("Enter")


def messages(page: Page) -> Locator:
    """Return the messages of the open channel."""
    return page.get_by_role("log").locator("li.message")


def last(page: Page) -> Locator:
    """Return the newest message."""
    return messages(page).last


async def a_lobby(page: Page) -> Locator:
    """Run /table new with what it needs, and return the message with its buttons and menus."""
    await box(page).fill("/table new game:cuba seats:3")
    await page.keyboard.press("Enter")
    lobby = messages(page).filter(has=page.get_by_role("button", name="Silence"))
    await expect(lobby).to_be_visible()
    return lobby
