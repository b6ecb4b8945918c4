"""Pictures: loaded, described, enlarged, and looked at pixel by pixel."""

import pytest
from playwright.async_api import Page, expect

from tests.sandbox.page.show_bot import ALT
from tests.sandbox.page.stage import Stage, command, last, messages

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def width(page: Page, *, natural: bool = False) -> float:
    image = page.get_by_role("dialog").get_by_role("img")
    await page.wait_for_function("image => image.complete", arg=await image.element_handle())
    size: float = await image.evaluate(
        "i => i.naturalWidth" if natural else "i => i.getBoundingClientRect().width"
    )
    return size


async def test_a_picture_keeps_its_place_before_it_is_loaded(stage: Stage) -> None:
    page = await stage.open("Ana")
    await page.route("**/cdn/**", lambda route: None)
    await command(page, "look")
    image = last(page).get_by_role("img", name=ALT)
    await expect(image).to_be_visible()
    place = await image.bounding_box()
    assert place is not None
    assert (place["width"], place["height"]) == (640, 480)


async def test_a_picture_is_enlarged_and_closed_by_keyboard(stage: Stage) -> None:
    page = await stage.open("Ana")
    await command(page, "look")
    button = last(page).get_by_role("button", name=ALT)
    await button.focus()
    await page.keyboard.press("Enter")
    assert await width(page, natural=True) == 1600
    assert await width(page) < 1280
    await expect(page.get_by_role("dialog").get_by_text(ALT)).to_be_visible()
    await page.get_by_role("button", name="Real pixels").click()
    assert await width(page) == 1600
    await page.keyboard.press("0")
    assert await width(page) < 1280
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("dialog")).to_have_count(0)
    await expect(button).to_be_focused()


async def test_the_neighbours_of_a_picture_are_a_key_away(stage: Stage) -> None:
    page = await stage.open("Ana")
    await command(page, "look")
    await expect(last(page)).to_contain_text("Ana drove to Maria.")
    await command(page, "board")
    await last(page).get_by_role("button", name="A small board.").click()
    dialog = page.get_by_role("dialog")
    await expect(dialog.get_by_text("3 of 3")).to_be_visible()
    await page.keyboard.press("ArrowLeft")
    await page.keyboard.press("ArrowLeft")
    await expect(dialog.get_by_text("1 of 3")).to_be_visible()
    await expect(dialog.get_by_role("button", name="Earlier picture")).to_be_disabled()
    await dialog.get_by_role("img").click()
    assert await width(page) == 1600
    await dialog.get_by_role("button", name="Close").click()
    await expect(dialog).to_have_count(0)
    await expect(messages(page).first.get_by_role("button", name=ALT)).to_be_focused()


async def test_the_description_can_be_read_by_everybody(stage: Stage) -> None:
    page = await stage.open("Ana")
    await command(page, "look")
    await last(page).get_by_role("img").hover()
    await last(page).get_by_role("button", name="Show the description").click()
    await expect(last(page).get_by_text(ALT)).to_be_visible()


async def test_a_picture_that_does_not_come_leaves_its_description(stage: Stage) -> None:
    stage.forgive("404")
    page = await stage.open("Ana")
    await page.route("**/cdn/**", lambda route: route.fulfill(status=404))
    await command(page, "look")
    await expect(last(page)).to_contain_text(f"This picture could not be loaded: {ALT}")
