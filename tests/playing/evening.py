"""Two people on the page, each in a browser of their own, and the bot that plays with them."""

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
        shown = await self.look()
        for _ in range(MOST_CHOICES):
            if not await shown.locator(".action-row").count():
                break
            await self.answer(shown)
        await expect(shown).to_contain_text("Nothing is asked of you now.")
        return shown

    async def answer(self, shown: Locator) -> None:
        """Use the menu of a private message or its first button; wait for what comes of it."""
        control = shown.locator(".action-row [data-key]").first
        question = shown.locator(f'[data-key="{await control.get_attribute("data-key")}"]')
        is_menu = await control.get_attribute("role") == "combobox"
        await control.click()
        if is_menu:
            await self.page.get_by_role("listbox").get_by_role("option").first.click()
        await expect(question).to_have_count(0)


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

    async def begin(self) -> tuple[Somebody, Somebody]:
        """Start a game of Ana and Mateo in their absence; return who is asked, and the other."""
        players = [self.stage.sandbox.player(name, CHANNEL) for name in ("Ana", "Mateo")]
        lobby = await players[0].slash("table new", game=GAME, seats=2)
        await players[1].click(lobby, "Join")
        await players[0].click(lobby, "Start")
        board = await players[0].sees(lambda message: bool(message.images))
        people = [await self.sit_down(player.name) for player in players]
        if players[1].name in board.mentions:
            people.reverse()
        return people[0], people[1]
