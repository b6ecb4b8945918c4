"""Components: drawn, used by pointer and by keyboard."""

import re

import pytest
from playwright.async_api import expect

from tests.sandbox.page.stage import Stage, a_lobby, command, last, messages

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_buttons_have_their_styles_emoji_and_state(stage: Stage) -> None:
    page = await stage.open("Ana")
    lobby = await a_lobby(page)
    for name, style in (
        ("Join", "success"),
        ("Form", "primary"),
        ("Silence", "secondary"),
        ("Closed", "danger"),
    ):
        await expect(lobby.get_by_role("button", name=name)).to_have_class(
            re.compile(f"button-{style}")
        )
    await expect(lobby.get_by_role("button", name="🎲 Join")).to_be_enabled()
    await expect(lobby.get_by_role("button", name="Closed")).to_be_disabled()
    link = lobby.get_by_role("link", name="Website")
    await expect(link).to_have_attribute("href", "https://example.org/rules")
    await expect(link).to_have_attribute("rel", "noopener noreferrer")


async def test_a_click_changes_the_message_for_all_and_keeps_the_focus(stage: Stage) -> None:
    ana, mateo = await stage.open("Ana"), await stage.open("Mateo")
    lobby = await a_lobby(ana)
    await mateo.get_by_role("button", name="Join").click()
    await expect(lobby).to_contain_text("Seated: Mateo")
    await lobby.get_by_role("button", name="Join").focus()
    await ana.keyboard.press("Enter")
    await expect(lobby).to_contain_text("Seated: Mateo, Ana")
    await expect(lobby.get_by_role("button", name="Join")).to_be_focused()
    await expect(last(mateo)).to_contain_text("Seated: Mateo, Ana")


async def test_a_click_that_nobody_answers_says_so_below_the_message(stage: Stage) -> None:
    page = await stage.open("Ana")
    lobby = await a_lobby(page)
    stage.sandbox.ack_deadline = 0.4
    acts = []
    page.on("request", lambda request: acts.append(request) if "/act" in request.url else None)
    silence = lobby.get_by_role("button", name="Silence")
    await silence.dblclick()
    await expect(lobby.get_by_role("alert")).to_have_text("The application did not respond")
    assert len(acts) == 1
    await lobby.get_by_role("button", name="Join").click()
    await expect(lobby.get_by_role("alert")).to_have_count(0)


async def test_one_choice_by_keyboard(stage: Stage) -> None:
    page = await stage.open("Ana")
    lobby = await a_lobby(page)
    menu = lobby.get_by_role("combobox", name="One good")
    await menu.focus()
    await page.keyboard.press("Enter")
    listed = page.get_by_role("listbox", name="One good")
    await expect(listed.get_by_role("option")).to_have_text(
        [re.compile("Rum"), re.compile("Sugar"), re.compile("Tobacco")]
    )
    await page.keyboard.press("Escape")
    await expect(listed).to_have_count(0)
    await expect(menu).to_be_focused()
    await page.keyboard.press("ArrowDown")
    await page.keyboard.type("to")
    await page.keyboard.press("Enter")
    await expect(last(page)).to_contain_text("One: ['Tobacco']")
    await expect(lobby.get_by_role("combobox", name="One good: Tobacco")).to_be_visible()


async def test_several_choices_keep_to_their_bounds(stage: Stage) -> None:
    page = await stage.open("Ana")
    lobby = await a_lobby(page)
    await lobby.get_by_role("combobox", name="Two or three").click()
    options = page.get_by_role("listbox", name="Two or three").get_by_role("option")
    await options.filter(has_text="José").click()
    await page.get_by_role("button", name="Done").click()
    await expect(page.get_by_text("Choose at least 2.")).to_be_visible()
    await options.filter(has_text="Maria").click()
    await options.filter(has_text="Pedro").click()
    await options.filter(has_text="Alonso").click(force=True)
    await expect(page.get_by_text("No more than 3 can be chosen.")).to_be_visible()
    await expect(options.filter(has_text="Alonso")).to_have_attribute("aria-selected", "false")
    await options.filter(has_text="Maria").click()
    await page.get_by_role("button", name="Done").click()
    await expect(last(page)).to_contain_text("More: ['José', 'Pedro']")


async def test_several_choices_by_keyboard(stage: Stage) -> None:
    page = await stage.open("Ana")
    lobby = await a_lobby(page)
    await lobby.get_by_role("combobox", name="Two or three").focus()
    for key in ("ArrowDown", "Space", "ArrowDown", "Space", "Tab"):
        await page.keyboard.press(key)
    await expect(page.get_by_role("button", name="Done")).to_be_focused()
    await page.keyboard.press("Enter")
    await expect(last(page)).to_contain_text("More: ['José', 'Maria']")


async def test_a_half_made_choice_is_given_up_when_its_message_changes(stage: Stage) -> None:
    page = await stage.open("Ana")
    lobby = await a_lobby(page)
    await lobby.get_by_role("combobox", name="Two or three").click()
    listed = page.get_by_role("listbox", name="Two or three")
    await listed.get_by_role("option", name="José").click()
    await listed.get_by_role("option", name="Maria").click()
    mateo = stage.sandbox.player("Mateo", "general")
    await mateo.click(mateo.visible()[-1], "Join")
    await expect(lobby).to_contain_text("Seated: Mateo")
    await expect(listed).to_have_count(0)
    acts = []
    page.on("request", lambda request: acts.append(request.post_data_json))
    await lobby.get_by_role("button", name="Join").click()
    await expect(lobby).to_contain_text("Seated: Mateo, Ana")
    assert [act["custom_id"] for act in acts] == ["join"]


async def test_people_and_channels_are_found_by_name(stage: Stage) -> None:
    page = await stage.open("Ana")
    lobby = await a_lobby(page)
    await lobby.get_by_role("combobox", name="Somebody").click()
    await page.keyboard.type("łuk")
    await page.keyboard.press("Enter")
    await expect(last(page)).to_contain_text("Who: Łukasz")
    await lobby.get_by_role("combobox", name="Somewhere").click()
    await page.get_by_role("option", name="plaza").click()
    await expect(last(page)).to_contain_text("Where: plaza")


async def test_an_answer_to_a_button_quotes_its_message(stage: Stage) -> None:
    page = await stage.open("Ana")
    lobby = await a_lobby(page)
    await lobby.get_by_role("combobox", name="One good").click()
    await page.get_by_role("option", name="Rum").click()
    await last(page).get_by_role("link", name="Table: cuba, 3").click()
    await expect(lobby).to_be_focused()


async def test_every_part_of_components_v2(stage: Stage) -> None:
    page = await stage.open("Ana")
    await command(page, "board")
    board = messages(page).first
    await expect(board.get_by_role("heading", name="Round 4")).to_be_visible()
    await expect(board.get_by_text("after 23 moves")).to_be_visible()
    await expect(board.get_by_role("separator")).to_be_visible()
    await expect(
        board.get_by_role("img", name="The board: the car stands at Maria.")
    ).to_be_visible()
    await expect(board.get_by_role("img", name="A small board.")).to_be_visible()
    await expect(board.get_by_role("link", name="log.txt")).to_be_visible()
    await expect(board.get_by_text("Pesos are private.")).to_be_visible()
    cover = board.get_by_role("button", name="Spoiler: show this picture")
    await expect(board.get_by_role("img", name="A hand.")).to_have_count(0)
    await cover.click()
    await expect(board.get_by_role("img", name="A hand.")).to_be_visible()
    await expect(board.get_by_text("which this page cannot show")).to_have_count(0)
    accent = await board.locator(".container").evaluate(
        "box => getComputedStyle(box).borderLeftColor"
    )
    assert accent == "rgb(255, 196, 92)"
    await board.get_by_role("button", name="My turn").click()
    await expect(last(page)).to_contain_text("Where to?")
