"""The page on a phone, without a mouse, and for people who see little."""

import re

import pytest
from playwright.async_api import Page, expect

from tests.sandbox.page.stage import PHONE, Stage, a_lobby, box, command, last, messages

NAME = """(({activeElement: element}) =>
    element.getAttribute("aria-label") || element.textContent.trim())(document)"""

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def fits(page: Page) -> bool:
    """Tell whether nothing is wider than the window."""
    fitting: bool = await page.evaluate(
        "[...document.querySelectorAll('body, .scroller, .composer, main')]"
        ".every(box => box.scrollWidth <= innerWidth)"
    )
    return fitting


async def test_on_a_phone_the_channels_are_in_a_drawer(stage: Stage) -> None:
    page = await stage.open("Ana", size=PHONE, has_touch=True, is_mobile=True)
    navigation = page.get_by_role("navigation", name="Channels")
    await expect(navigation).not_to_be_in_viewport()
    await page.get_by_role("button", name="Channels").tap()
    await expect(navigation.get_by_role("link", name="general")).to_be_focused()
    await expect(page.get_by_role("main")).to_have_attribute("inert", "")
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("button", name="Channels")).to_be_focused()
    await page.get_by_role("button", name="Channels").tap()
    await navigation.get_by_role("link", name="plaza").tap()
    await expect(page.get_by_role("heading", name="plaza", exact=True)).to_be_visible()
    await expect(navigation).not_to_be_in_viewport()
    await page.get_by_role("button", name="Channels").tap()
    await navigation.get_by_role("link", name="plaza").tap()
    await expect(navigation).not_to_be_in_viewport()


async def test_on_a_phone_everything_fits_and_works(stage: Stage) -> None:
    page = await stage.open("Ana", size=PHONE, has_touch=True, is_mobile=True)
    lobby = await a_lobby(page)
    assert await fits(page)
    await lobby.get_by_role("combobox", name="One good").tap()
    await page.get_by_role("option", name="Sugar").tap()
    await expect(last(page)).to_contain_text("One: ['Sugar']")
    await box(page).tap()
    await page.keyboard.type("/bo")
    await page.get_by_role("option", name="/board").tap()
    await page.get_by_role("button", name="Send").tap()
    picture = messages(page).last.get_by_role("img", name="The board: the car stands at Maria.")
    await expect(picture).to_be_visible()
    place = await picture.bounding_box()
    assert place is not None
    assert place["width"] >= 320
    assert await fits(page)
    await lobby.get_by_role("button", name="Form").tap()
    form = page.get_by_role("dialog")
    await expect(form.get_by_role("button", name="Submit")).to_be_in_viewport()
    assert await fits(page)


async def test_everything_that_can_be_used_has_a_name(stage: Stage) -> None:
    page = await stage.open("Ana")
    await a_lobby(page)
    await command(page, "board")
    await expect(messages(page)).to_have_count(2)
    await page.get_by_role("button", name="You are Ana").click()
    tree = await page.locator("body").aria_snapshot()
    nameless = re.findall(
        r"^\s*- (?:button|link|textbox|combobox|img|dialog)(?: \[.*\])?:?$", tree, re.MULTILINE
    )
    assert nameless == []
    assert "button" in tree


async def test_the_page_is_walked_through_by_tab(stage: Stage) -> None:
    page = await stage.open("Ana")
    await a_lobby(page)
    await page.get_by_role("button", name="Skip").focus()
    met = ["Skip to the message box"]
    for _ in range(24):
        await page.keyboard.press("Tab")
        met.append(await page.evaluate(NAME))
    for name in (
        "general",
        "plaza",
        "Messages",
        "🎲Join",
        "One good",
        "Website",
        "Message #general",
        "Send",
    ):
        assert name in met
    assert "Closed" not in met


async def test_alt_and_the_arrows_change_the_channel_and_letters_go_to_the_box(
    stage: Stage,
) -> None:
    page = await stage.open("Ana")
    await page.keyboard.press("Alt+ArrowDown")
    await expect(page.get_by_role("heading", name="games", exact=True)).to_be_visible()
    await page.keyboard.press("Alt+ArrowUp")
    await expect(page.get_by_role("heading", name="general", exact=True)).to_be_visible()
    await page.get_by_role("log").focus()
    await page.keyboard.type("typed anywhere")
    await expect(box(page)).to_have_value("typed anywhere")
