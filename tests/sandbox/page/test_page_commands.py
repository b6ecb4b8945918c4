"""Slash commands: found, filled in and sent by keyboard alone."""

import asyncio
import re
from typing import Any

import pytest
from playwright.async_api import expect

from tests.sandbox.page.stage import Stage, box, command, last, messages

pytestmark = pytest.mark.asyncio(loop_scope="session")


def asked(act: Any) -> Any:
    """Return what an act asks the bot to complete."""
    return act["options"][act["focused"]] if act.get("focused") else None


async def test_a_slash_lists_the_commands_with_their_descriptions(stage: Stage) -> None:
    page = await stage.open("Ana")
    await box(page).press_sequentially("/")
    listed = page.get_by_role("listbox", name="Suggestions").get_by_role("option")
    await expect(listed.filter(has_text="/table new")).to_contain_text("Open a table")
    await expect(listed.filter(has_text="/table info")).to_contain_text("Tell about the table")
    await box(page).press_sequentially("inf")
    await expect(listed).to_have_count(1)
    await box(page).press_sequentially("x")
    await expect(listed).to_have_count(0)
    await expect(page.get_by_text("There is no command /infx.")).to_be_visible()
    await page.keyboard.press("Enter")
    await expect(box(page)).to_have_value("/infx")
    await expect(messages(page)).to_have_count(0)


async def test_commands_read_in_the_users_language_and_are_sent_in_the_bots(stage: Stage) -> None:
    page = await stage.open("Győző")
    await box(page).press_sequentially("/asztal")
    await expect(page.get_by_role("option", name="/asztal uj Asztal nyitása")).to_be_visible()
    await page.keyboard.press("Enter")
    game = page.get_by_role("combobox", name="jatek", exact=True)
    await expect(game).to_be_focused()
    await expect(page.get_by_text("Melyik játék")).to_be_visible()
    await page.get_by_role("option", name="Cuba", exact=True).click()
    await page.keyboard.type("2")
    await page.keyboard.press("Tab")
    await page.keyboard.type("flower:")
    await expect(page.get_by_role("option", name="Sárga")).to_be_visible()
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await expect(last(page)).to_contain_text("Table: cuba, 2, None, None, yellow")


async def test_a_whole_command_by_keyboard(stage: Stage) -> None:
    page = await stage.open("Ana")
    await page.keyboard.type("/table n")
    await page.keyboard.press("Tab")
    await expect(page.get_by_role("combobox", name="game", exact=True)).to_be_focused()
    await expect(page.get_by_role("option", name="Santiago de Cuba")).to_be_visible()
    await page.keyboard.type("mont")
    await expect(page.get_by_role("listbox").get_by_role("option")).to_have_text(["Montego Bay"])
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("combobox", name="seats")).to_be_focused()
    await page.keyboard.type("3")
    await page.keyboard.press("Tab")
    await expect(page.get_by_role("combobox", name="More options for /table new")).to_be_focused()
    for name, pick in (("riv", "mat"), ("is_o", "tr"), ("flo", "blu"), ("pla", "pla")):
        await page.keyboard.type(name)
        await page.keyboard.press("Enter")
        await page.keyboard.type(pick)
        await page.keyboard.press("Enter")
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("combobox", name="note")).to_be_focused()
    await page.keyboard.type("hola")
    await page.keyboard.press("Enter")
    await expect(last(page)).to_contain_text(
        "Table: montego bay, 3, Mateo, True, blue, plaza, hola"
    )
    await expect(last(page)).to_contain_text("Ana used /table new")
    await expect(box(page)).to_be_focused()


async def test_required_options_come_first_and_cannot_be_left_out(stage: Stage) -> None:
    page = await stage.open("Ana")
    await page.keyboard.type("/table new ")
    await expect(page.get_by_role("combobox", name="game", exact=True)).to_be_focused()
    await page.get_by_role("combobox", name="More options").focus()
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("combobox", name="game", exact=True)).to_be_focused()
    await expect(page.get_by_text("This option is required. Give it a value.")).to_be_visible()
    await expect(messages(page)).to_have_count(0)


@pytest.mark.parametrize(
    ("written", "complaint"),
    [
        ("seats:7", "Write a number from 2 to 4."),
        ("seats:two", "Write a whole number."),
        ("seats:2 note:a", "Write at least 3 characters."),
        ("seats:2 note:far too many words", "Write no more than 10 characters."),
        ("seats:2 flower:pink", "Choose one from the list."),
        ("seats:2 rival:Nobody", "Choose one from the list."),
    ],
)
async def test_a_wrong_value_is_refused_with_what_is_possible(
    stage: Stage, written: str, complaint: str
) -> None:
    page = await stage.open("Ana")
    await box(page).fill(f"/table new game:cuba {written}")
    await page.keyboard.press("Enter")
    wrong = re.findall(r"(\w+):", written)[-1]
    await expect(page.get_by_text(complaint)).to_be_visible()
    await expect(page.get_by_role("combobox", name=wrong)).to_be_focused()
    await expect(page.get_by_role("combobox", name=wrong)).to_have_attribute("aria-invalid", "true")
    await expect(messages(page)).to_have_count(0)


async def test_a_pasted_command_is_read_whole(stage: Stage) -> None:
    page = await stage.open("Ana")
    await box(page).fill("/table new game:Montego Bay seats:2 rival:@Mateo note:at nine")
    await page.keyboard.press("Enter")
    await expect(last(page)).to_contain_text(
        "Table: Montego Bay, 2, Mateo, None, None, None, at nine"
    )


async def test_a_late_answer_never_replaces_a_later_one(stage: Stage) -> None:
    page = await stage.open("Ana")
    await page.keyboard.type("/table new ")
    suggestions = page.get_by_role("listbox", name="Suggestions").get_by_role("option")
    await expect(suggestions).to_have_count(4)
    await page.keyboard.type("m")
    async with asyncio.timeout(5):
        await stage.bot.held.wait()
    async with page.expect_response(
        lambda response: asked(response.request.post_data_json) == "m"
    ) as late:
        await page.keyboard.type("o")
        await expect(suggestions).to_have_text(["Montego Bay"])
        stage.bot.release.set()
    assert len((await (await late.value).json())["choices"]) == 2
    await expect(suggestions).to_have_text(["Montego Bay"])


async def test_the_bot_is_told_what_is_typed_and_the_other_options(stage: Stage) -> None:
    page = await stage.open("Ana")
    acts = []
    page.on(
        "request",
        lambda request: acts.append(request.post_data_json) if "/act" in request.url else None,
    )
    await box(page).fill("/table new seats:3")
    await expect(page.get_by_role("combobox", name="game", exact=True)).to_be_focused()
    await page.keyboard.type("bay")
    await expect(page.get_by_role("listbox").get_by_role("option")).to_have_text(["Montego Bay"])
    assert acts[-1] == {
        "user": "Ana",
        "kind": "slash",
        "path": "table new",
        "options": {"seats": 3, "game": "bay"},
        "focused": "game",
        "channel": stage.channel_id("general"),
    }


async def test_escape_closes_the_list_and_then_the_command(stage: Stage) -> None:
    page = await stage.open("Ana")
    await page.keyboard.type("/table new ")
    suggestions = page.get_by_role("listbox", name="Suggestions").get_by_role("option")
    await expect(suggestions).to_have_count(4)
    await page.keyboard.press("Escape")
    await expect(suggestions).to_have_count(0)
    await page.keyboard.press("Escape")
    await expect(box(page)).to_have_value("/table new")
    await expect(box(page)).to_be_focused()


async def test_backspace_walks_back_out_of_a_command(stage: Stage) -> None:
    page = await stage.open("Ana")
    await box(page).fill("/table new game:cuba seats:2")
    await page.keyboard.type("note:")
    await expect(page.get_by_role("combobox", name="note")).to_be_focused()
    await page.keyboard.press("Backspace")
    await expect(page.get_by_role("combobox", name="note")).to_have_count(0)
    seats = page.get_by_role("combobox", name="seats")
    await expect(seats).to_be_focused()
    await page.keyboard.press("Backspace")
    await expect(seats).to_have_value("")
    await page.keyboard.press("Backspace")
    await page.keyboard.press("Backspace")
    await page.keyboard.press("Backspace")
    await expect(box(page)).to_have_value("/table new")


async def test_an_optional_option_left_empty_goes_away(stage: Stage) -> None:
    page = await stage.open("Ana")
    await box(page).fill("/table new game:cuba seats:2")
    await page.keyboard.type("note:")
    await expect(page.get_by_role("combobox", name="note")).to_be_focused()
    await page.keyboard.press("Tab")
    await expect(page.get_by_role("combobox", name="More options")).to_be_focused()
    await expect(page.get_by_role("combobox", name="note")).to_have_count(0)
    await page.keyboard.press("Enter")
    await expect(last(page)).to_contain_text("Table: cuba, 2, None")


async def test_a_half_written_command_waits_in_its_channel(stage: Stage) -> None:
    page = await stage.open("Ana")
    await box(page).fill("/table new seats:4")
    await page.get_by_role("link", name="plaza").click()
    await expect(box(page)).to_have_value("")
    await box(page).fill("half a thought")
    await page.get_by_role("link", name="general").click()
    await expect(page.get_by_role("combobox", name="seats")).to_have_value("4")
    await page.get_by_role("link", name="plaza").click()
    await expect(box(page)).to_have_value("half a thought")


async def test_a_bot_that_thinks_says_so_until_it_is_done(stage: Stage) -> None:
    page, other = await stage.open("Ana"), await stage.open("Mateo")
    await command(page, "think")
    for tab in (page, other):
        await expect(last(tab)).to_contain_text("Malecón is thinking…")
    stage.bot.release.set()
    for tab in (page, other):
        await expect(last(tab)).to_contain_text("Thought through.")
        await expect(tab.get_by_text("is thinking")).to_have_count(0)


async def test_a_late_bot_is_told_to_the_one_who_asked(stage: Stage) -> None:
    page, other = await stage.open("Ana"), await stage.open("Mateo")
    stage.sandbox.ack_deadline = 0.4
    await command(page, "sleep")
    await expect(last(page)).to_contain_text("The application did not respond")
    await expect(last(page)).to_contain_text("Ana used /sleep")
    await last(page).get_by_role("button", name="Dismiss message").click()
    await expect(messages(page)).to_have_count(0)
    await expect(messages(other)).to_have_count(0)


async def test_what_the_server_refuses_is_told_in_its_words(stage: Stage) -> None:
    stage.forgive("400")
    page = await stage.open("Ana")
    await box(page).fill("/call ")
    await page.get_by_role("option", name="Mateo").click()
    stage.sandbox.world.commands.by_scope[""] = []
    await page.keyboard.press("Enter")
    await expect(last(page)).to_contain_text("There is no command /call.")


async def test_a_file_is_chosen_and_sent_with_a_command(stage: Stage) -> None:
    page = await stage.open("Ana")
    await box(page).fill("/letter")
    await page.keyboard.press("Enter")
    file = page.get_by_label("letter", exact=True)
    await expect(file).to_be_focused()
    await page.get_by_label("More options for /letter").focus()
    await page.keyboard.press("Enter")
    await expect(page.get_by_text("This option is required. Give it a value.")).to_be_visible()
    await file.set_input_files(
        {"name": "letter.txt", "mimeType": "text/plain", "buffer": b"Dear Mateo"}
    )
    await page.get_by_label("More options for /letter").focus()
    await page.keyboard.type("copies:2")
    await page.keyboard.press("Enter")
    await expect(last(page)).to_contain_text("letter.txt, 2: Dear Mateo")


async def test_a_file_can_be_changed_before_it_is_sent(stage: Stage) -> None:
    page = await stage.open("Ana")
    await box(page).fill("/letter")
    await page.keyboard.press("Enter")
    file = page.get_by_label("letter", exact=True)
    for words in (b"Dear Mateo", b"Dear Ana"):
        await file.set_input_files(
            {"name": "letter.txt", "mimeType": "text/plain", "buffer": words}
        )
    await file.focus()
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    await expect(last(page)).to_contain_text("letter.txt, 1: Dear Ana")
