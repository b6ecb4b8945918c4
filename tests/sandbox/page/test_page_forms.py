"""Forms: every kind of field, checked before it is sent; nothing is lost when it fails."""

import pytest
from playwright.async_api import Page, expect

from tests.sandbox.page.stage import Stage, a_lobby, command, last, messages

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def fill_in(page: Page) -> None:
    form = page.get_by_role("dialog", name="A gift for El Zorro")
    await form.get_by_role("textbox", name="What do you say?").fill("Good day")
    await form.get_by_role("combobox", name="Good").click()
    await page.get_by_role("option", name="Rum").click()
    await page.get_by_role("option", name="Tobacco").click()
    await page.get_by_role("button", name="Done").click()
    await form.get_by_role("group", name="Speed").get_by_role("radio", name="Slow").check()


async def test_a_form_is_filled_in_and_sent(stage: Stage) -> None:
    page = await stage.open("Ana")
    lobby = await a_lobby(page)
    await lobby.get_by_role("button", name="Form").click()
    form = page.get_by_role("dialog", name="A gift for El Zorro")
    await expect(form.get_by_text("All will read it.")).to_be_visible()
    await expect(form.get_by_role("textbox", name="What do you say?")).to_be_focused()
    await fill_in(page)
    await form.get_by_role("group", name="Extras").get_by_role("checkbox", name="Card").check()
    await form.get_by_role("checkbox", name="I am sure").check()
    await form.get_by_role("button", name="Submit").click()
    await expect(form).to_have_count(0)
    await expect(last(page)).to_contain_text("Good day; Rum, Tobacco; Slow; ['Card']; True")
    await expect(lobby.get_by_role("button", name="Form")).to_be_focused()


async def test_what_is_missing_or_wrong_is_named_at_its_field(stage: Stage) -> None:
    page = await stage.open("Ana")
    lobby = await a_lobby(page)
    await lobby.get_by_role("button", name="Form").click()
    form = page.get_by_role("dialog")
    await form.get_by_role("button", name="Submit").click()
    await expect(form.get_by_text("This is required.")).to_have_count(3)
    words = form.get_by_role("textbox", name="What do you say?")
    await expect(words).to_be_focused()
    await expect(words).to_have_accessible_description("All will read it. This is required.")
    await words.fill("Hi")
    await form.get_by_role("button", name="Submit").click()
    await expect(form.get_by_text("Write at least 3 characters.")).to_be_visible()
    await expect(messages(page)).to_have_count(1)


async def test_a_form_that_nobody_takes_stays_open_and_filled_in(stage: Stage) -> None:
    page = await stage.open("Ana")
    lobby = await a_lobby(page)
    await lobby.get_by_role("button", name="Form").click()
    await fill_in(page)
    stage.sandbox.ack_deadline, stage.bot.is_silent = 0.4, True
    form = page.get_by_role("dialog")
    await form.get_by_role("button", name="Submit").click()
    await expect(
        form.get_by_role("alert").filter(has_text="The application did not respond")
    ).to_be_visible()
    await expect(form.get_by_role("textbox", name="What do you say?")).to_have_value("Good day")
    await expect(form.get_by_role("combobox", name="Good: Rum, Tobacco")).to_be_visible()
    await expect(form.get_by_role("radio", name="Slow")).to_be_checked()
    await expect(form.get_by_role("button", name="Submit")).to_be_focused()
    await expect(form.get_by_role("button", name="Submit")).to_be_enabled()


async def test_escape_closes_a_menu_first_and_then_the_form(stage: Stage) -> None:
    page = await stage.open("Ana")
    lobby = await a_lobby(page)
    await lobby.get_by_role("button", name="Form").click()
    form = page.get_by_role("dialog")
    await form.get_by_role("combobox", name="Good").click()
    await expect(page.get_by_role("listbox", name="Good")).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("listbox", name="Good")).to_have_count(0)
    await expect(form).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(form).to_have_count(0)
    await expect(messages(page)).to_have_count(1)


async def test_a_form_of_a_command_with_a_person_and_a_file(stage: Stage) -> None:
    page = await stage.open("Ana")
    await command(page, "errand")
    form = page.get_by_role("dialog", name="An errand")
    await expect(form.get_by_role("strong")).to_have_text("well")
    await form.get_by_role("combobox", name="Whom").click()
    await page.keyboard.type("mat")
    await page.keyboard.press("Enter")
    await form.get_by_label("Letter").set_input_files(
        {"name": "letter.txt", "mimeType": "text/plain", "buffer": b"Dear Mateo"}
    )
    await form.get_by_role("textbox", name="Note").fill("two\nlines")
    await form.get_by_role("button", name="Submit").click()
    await expect(last(page)).to_contain_text(r"Mateo; ['letter.txt']; 'two\nlines'")
