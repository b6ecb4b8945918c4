"""A game on the page: two people, two browsers, the very bot."""

import pytest
from playwright.async_api import Locator, expect

from tests.playing.evening import Evening
from tests.sandbox.page.stage import box, command, last, messages

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def picture_width(message: Locator) -> int:
    """Return how many pixels across the picture of a message is, when it is loaded."""
    image = message.get_by_role("img").first
    await expect(image).to_be_visible()
    await image.scroll_into_view_if_needed()
    # A message that is drawn anew has a new image: asked of the old one, this would wait for ever.
    await expect(image).to_have_js_property("complete", True)
    width: int = await image.evaluate("image => image.naturalWidth")
    return width


async def test_two_people_open_a_table_and_take_turns(evening: Evening) -> None:
    ana, mateo = await evening.sit_down("Ana"), await evening.sit_down("Mateo")
    keyboard = ana.page.keyboard
    await box(ana.page).press_sequentially("/table n")
    await keyboard.press("Tab")
    await keyboard.type("sant")
    game = ana.page.get_by_role("option", name="Santiago de Cuba", exact=True)
    await expect(game).to_be_visible()
    await keyboard.press("Enter")
    await expect(ana.page.get_by_role("combobox", name="seats")).to_be_focused()
    await expect(ana.page.get_by_role("listbox").get_by_role("option")).to_have_text(
        ["2", "3", "4"]
    )
    await keyboard.type("2")
    await keyboard.press("Enter")
    await keyboard.press("Enter")
    await expect(last(ana.page)).to_contain_text("1 of 2 seats taken")
    await mateo.press("Join")
    await expect(last(ana.page)).to_contain_text("2 of 2 seats taken")
    await ana.press("Start")
    await expect(messages(mateo.page).first).to_contain_text("has begun")
    for someone in (ana, mateo):
        assert await picture_width(someone.board) >= 1600
    asked, other = ana, mateo
    if await mateo.asked("Mateo").count():
        asked, other = mateo, ana
    for _ in range(6):
        shown = await asked.answer_all()
        await expect(other.private).to_have_count(0)
        await expect(other.asked(other.name)).to_be_visible()
        await asked.press("Dismiss message", shown)
        await expect(asked.private).to_have_count(0)
        asked, other = other, asked
    assert await picture_width(messages(ana.page).filter(has=ana.page.get_by_role("img")).last)


async def test_what_one_player_sees_is_not_in_the_others_tab(evening: Evening) -> None:
    asked, other = await evening.begin()
    turn = await asked.look()
    hand = await asked.look("My holdings")
    for private in (turn, hand):
        assert await picture_width(private) > 0
        await expect(private).to_contain_text("Only you can see this")
    await expect(other.private).to_have_count(0)
    secret = await hand.locator(".rich").first.inner_text()
    assert "pesos" in secret
    assert secret not in await other.page.content()
    theirs = await other.look()
    await expect(theirs).to_contain_text(f"Nothing is asked of you now. {asked.name}:")


async def test_an_answer_comes_into_sight_wherever_it_was_asked_for(evening: Evening) -> None:
    asked, _ = await evening.begin()
    for name in ("My turn", "Log", "My holdings"):
        shown = await asked.look(name)
        await expect(shown.get_by_text("Only you can see this", exact=False)).to_be_in_viewport()
    await command(asked.page, "board")
    await expect(asked.private).to_have_count(4)
    await expect(asked.private.last).to_be_in_viewport()


async def test_a_click_enlarges_the_board(evening: Evening) -> None:
    asked, _ = await evening.begin()
    await asked.board.get_by_role("img").click()
    enlarged = asked.page.get_by_role("dialog").get_by_role("img")
    await expect(enlarged).to_be_visible()
    await enlarged.evaluate("image => image.decode()")
    assert await enlarged.evaluate("image => image.naturalWidth") >= 1600
    await asked.page.keyboard.press("Escape")
    await expect(asked.page.get_by_role("dialog")).to_have_count(0)


async def test_a_refusal_says_why_to_whoever_asked(evening: Evening) -> None:
    asked, other = await evening.begin()
    public = await messages(asked.page).count()
    await command(other.page, "santiago pass")
    await expect(other.private).to_contain_text("It is not your decision now")
    await expect(other.private).to_contain_text(f"{asked.name}: set one die aside")
    await box(asked.page).fill("/santiago drive stops:3")
    await asked.page.keyboard.press("Enter")
    await expect(asked.private).to_contain_text("You are asked to set a die aside now")
    await expect(
        asked.private.get_by_role("button", name="Set sugar aside", exact=True)
    ).to_be_visible()
    await expect(messages(other.page).filter(visible=True)).to_have_count(public + 1)


async def test_a_command_of_another_game_leads_back_to_this_one(evening: Evening) -> None:
    asked, _ = await evening.begin()
    await box(asked.page).fill("/montego hire answer:yes")
    await asked.page.keyboard.press("Enter")
    await expect(asked.private).to_contain_text(
        "This channel plays Santiago de Cuba: /turn shows what you may do here."
    )


async def test_the_table_tells_everybody_who_is_awaited(evening: Evening) -> None:
    asked, other = await evening.begin()
    spectator = await evening.sit_down("Łukasz")
    told = f"{asked.name}: set one die aside for ship 1"
    for person, preface in (
        (asked, "It is up to you now: see /turn."),
        (other, "Nothing is asked of you now."),
        (spectator, "You do not sit at this table."),
    ):
        await command(person.page, "table info")
        await expect(person.private).to_contain_text(f"{preface} {told}")


async def test_buttons_work_after_the_bot_was_away(evening: Evening) -> None:
    asked, other = await evening.begin()
    shown = await asked.look()
    await evening.stop_bot()
    evening.stage.sandbox.ack_deadline = 0.2
    await shown.locator(".action-row").get_by_role("button").first.click()
    await expect(shown.get_by_role("alert")).to_have_text("The application did not respond")
    evening.stage.sandbox.ack_deadline = 3.0
    await evening.start_bot()
    await asked.answer(shown)
    await asked.answer_on(shown)
    await expect(other.asked(other.name)).to_be_visible()
    await other.answer_all()
    await expect(asked.asked(asked.name)).to_be_visible()
