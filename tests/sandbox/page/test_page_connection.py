"""The connection: lost with a notice, made again by itself, and nothing missed."""

import pytest
from playwright.async_api import Page, WebSocketRoute, expect

from tests.sandbox.page.stage import Stage, box, last, messages

pytestmark = pytest.mark.asyncio(loop_scope="session")


class Gate:
    """Let a tab's websocket through, or not."""

    def __init__(self) -> None:
        self.is_open = True
        self.through: list[WebSocketRoute] = []

    async def guard(self, page: Page) -> None:
        await page.route_web_socket("**/sandbox/ws*", self.on_connect)

    async def on_connect(self, socket: WebSocketRoute) -> None:
        if not self.is_open:
            await socket.close()
            return
        socket.connect_to_server()
        self.through.append(socket)

    async def shut(self) -> None:
        self.is_open = False
        for socket in self.through:
            await socket.close()


async def test_a_lost_connection_is_shown_and_what_was_missed_arrives(stage: Stage) -> None:
    gate = Gate()
    page = await stage.blank()
    await gate.guard(page)
    mateo = stage.sandbox.player("Mateo", "general")
    await mateo.say("kept")
    gone = await mateo.say("to be deleted")
    await page.goto(stage.sandbox.server.address("Ana"))
    await expect(messages(page)).to_have_count(2)
    await box(page).fill("half a sentence")
    await gate.shut()
    banner = page.get_by_role("status").filter(has_text="Connection lost. Trying again…")
    await expect(banner).to_be_visible()
    await mateo.say("missed")
    stored = stage.sandbox.world.message(gone.channel_id, gone.id)
    stage.sandbox.server.core.messages.delete(stored)
    gate.is_open = True
    await banner.get_by_role("button", name="Try now").click()
    await expect(last(page)).to_contain_text("missed")
    await expect(messages(page)).to_have_count(2)
    await expect(banner).to_have_count(0)
    await expect(box(page)).to_have_value("half a sentence")


async def test_the_page_comes_back_by_itself(stage: Stage) -> None:
    page = await stage.open("Ana")
    await stage.sandbox.server.hub.close()
    await expect(page.get_by_text("Connection lost")).to_have_count(0)
    await stage.sandbox.player("Mateo", "general").say("Still there?")
    await expect(last(page)).to_contain_text("Still there?")


async def test_words_that_cannot_be_sent_stay_in_the_box(stage: Stage) -> None:
    stage.forgive("ERR_FAILED")
    page = await stage.open("Ana")
    await page.route("**/sandbox/act", lambda route: route.abort())
    await box(page).fill("Do not lose me")
    await page.keyboard.press("Enter")
    await expect(page.get_by_text("The server cannot be reached.")).to_be_visible()
    await expect(box(page)).to_have_value("Do not lose me")
    await page.get_by_role("button", name="Close this notice").click()
    await expect(page.get_by_text("The server cannot be reached.")).to_have_count(0)


async def test_commands_that_change_are_known_at_once(stage: Stage) -> None:
    page = await stage.open("Ana")
    stage.bot.tree.remove_command("board")
    await stage.bot.tree.sync()
    await box(page).fill("/board")
    await expect(page.get_by_text("There is no command /board.")).to_be_visible()
