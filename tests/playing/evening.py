"""People on the page, each in a browser of their own, and the bot that plays with them."""

from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Self

from playwright.async_api import Locator, Page, expect

from bot.client import Malecon
from tests.bot.running import malecon
from tests.sandbox.page.stage import Stage, messages

CHANNEL = "games"
GAME = "santiago-de-cuba"
MOST_CHOICES = 10
"""Answers that nobody gives more of in one turn."""

ANSWERS = '[data-key^="do:"], [data-key^="pick:"]'
"""The buttons and menus that answer what is asked."""


class Somebody:
    """One person and the tab they look at."""

    def __init__(self, name: str, page: Page) -> None:
        self.name = name
        self.page = page

    @property
    def board(self) -> Locator:
        """Return the newest message with the buttons of a board."""
        return self._messages_with("Log").last

    @property
    def private(self) -> Locator:
        """Return the messages that only this person sees, without those under way."""
        return self.page.locator("li.message-private:not(.message-local)")

    def _messages_with(self, button: str) -> Locator:
        has = self.page.get_by_role("button", name=button, exact=True)
        return messages(self.page).filter(has=has)

    def asked(self, name: str) -> Locator:
        """Return the mention by which the newest board asks somebody."""
        return self.board.locator(".mention").filter(has_text=f"@{name}")

    async def press(self, name: str, where: Locator | None = None) -> None:
        """Press a button of a message, the newest one that has it by default."""
        message = self._messages_with(name).last if where is None else where
        await message.get_by_role("button", name=name, exact=True).click()

    async def look(self, button: str = "My turn") -> Locator:
        """Press a button of the newest board; return the private message that comes."""
        seen = await self.private.count()
        await self.press(button, self.board)
        await expect(self.private).to_have_count(seen + 1)
        await expect(self.private.last).not_to_contain_text("is thinking")
        return self.private.last

    async def answer_all(self) -> Locator:
        """Answer all that is asked, by the first possibility; return the private message."""
        return await self.answer_on(await self.look())

    async def answer_on(self, shown: Locator) -> Locator:
        """Answer what a private message asks, and all that follows; return the message."""
        for _ in range(MOST_CHOICES):
            if not await shown.locator(ANSWERS).count():
                break
            await self.answer(shown)
        await expect(shown).to_contain_text("Nothing is asked of you now.")
        return shown

    async def answer(self, shown: Locator) -> None:
        """Use the menu of a private message or its first button; wait for what comes of it."""
        control = shown.locator(ANSWERS).first
        question = await self._question(shown)
        is_menu = await control.get_attribute("role") == "combobox"
        await control.click()
        if is_menu:
            await self.page.get_by_role("listbox").get_by_role("option").first.click()
        await expect(question).to_have_count(0)

    async def take_back(self, shown: Locator, how: str = "Take back") -> None:
        """Press a button that takes back a step or all; wait for what comes of it."""
        button = shown.locator('[data-key^="undo:"]').filter(has_text=how)
        key = await button.get_attribute("data-key")
        await button.click()
        await expect(shown.locator(f'[data-key="{key}"]')).to_have_count(0)

    async def choose(self, shown: Locator, name: str) -> None:
        """Give one answer of a private message, from its menu or by its button."""
        question = await self._question(shown)
        menu = shown.get_by_role("combobox")
        if await menu.count():
            await menu.click()
            called = f'xpath=//*[@role="option"][.//span/text()="{name}"]'
            await self.page.get_by_role("listbox").locator(called).click()
        else:
            await shown.get_by_role("button", name=name, exact=True).click()
        await expect(question).to_have_count(0)

    async def _question(self, shown: Locator) -> Locator:
        """Return what is gone as soon as another question is shown."""
        key = await shown.locator(ANSWERS).first.get_attribute("data-key")
        return shown.locator(f'[data-key="{key}"]')


class Evening:
    """A local Discord, the bot on a database that outlives it, and people in tabs."""

    def __init__(self, stage: Stage, folder: Path) -> None:
        self.stage = stage
        self._folder = folder
        self._running = AsyncExitStack()

    async def __aenter__(self) -> Self:
        await self.start_bot()
        return self

    async def __aexit__(self, *failure: object) -> None:
        await self.stage.close()
        await self.stop_bot()

    async def start_bot(self) -> Malecon:
        """Start the bot, on what it left."""
        return await self._running.enter_async_context(malecon(self.stage.sandbox, self._folder))

    async def stop_bot(self) -> None:
        """End the bot."""
        await self._running.aclose()

    async def sit_down(self, name: str, **options: object) -> Somebody:
        """Open the page as one person, in the channel where the game is."""
        return Somebody(name, await self.stage.open(name, CHANNEL, **options))

    async def begin(
        self, names: Sequence[str] = ("Ana", "Mateo"), game: str = GAME
    ) -> list[Somebody]:
        """Start a game in the absence of its players; return them, first who is asked first."""
        players = [self.stage.sandbox.player(name, CHANNEL) for name in names]
        lobby = await players[0].slash("table new", game=game, seats=len(players))
        for player in players[1:]:
            await player.click(lobby, "Join")
        await players[0].click(lobby, "Start")
        board = await players[0].sees(lambda message: bool(message.images))
        people = [await self.sit_down(name) for name in names]
        return sorted(people, key=lambda person: person.name not in board.mentions)
