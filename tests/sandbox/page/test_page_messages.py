"""Messages: live in every tab, private ones with one user only, new ones marked."""

import re

import pytest
from discord import AllowedMentions
from playwright.async_api import expect

from tests.sandbox.page.show_bot import ALT
from tests.sandbox.page.stage import Stage, box, command, last, messages

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_what_one_tab_writes_the_others_see_at_once(stage: Stage) -> None:
    ana, mateo = await stage.open("Ana"), await stage.open("Mateo")
    await box(ana).fill("Two lines:")
    await ana.keyboard.press("Shift+Enter")
    await ana.keyboard.type("the second")
    await ana.keyboard.press("Enter")
    for page in (ana, mateo):
        await expect(last(page)).to_contain_text(
            re.compile(r"Ana.*Two lines:\nthe second", re.DOTALL)
        )
    await box(mateo).fill("Seen.")
    await mateo.get_by_role("button", name="Send").click()
    await expect(last(ana)).to_contain_text("Seen.")


async def test_messages_of_one_author_stand_under_one_name(stage: Stage) -> None:
    page = await stage.open("Ana")
    ana, mateo = stage.sandbox.player("Ana", "general"), stage.sandbox.player("Mateo", "general")
    for player, words in ((ana, "one"), (ana, "two"), (mateo, "three"), (ana, "four")):
        await player.say(words)
    await expect(messages(page)).to_have_count(4)
    heads = page.get_by_role("log").locator(".message-head .author")
    await expect(heads).to_have_text(["Ana", "Mateo", "Ana"])


async def test_an_edit_and_a_deletion_arrive(stage: Stage) -> None:
    page = await stage.open("Ana")
    channel = stage.bot.get_partial_messageable(int(stage.channel_id("general")))
    message = await channel.send("before")
    await expect(last(page)).to_contain_text("before")
    await message.edit(content="after")
    await expect(last(page)).to_contain_text("after(edited)")
    await message.delete()
    await expect(messages(page)).to_have_count(0)


async def test_a_private_reply_is_marked_seen_by_one_and_dismissed(stage: Stage) -> None:
    ana, mateo = await stage.open("Ana"), await stage.open("Mateo")
    second = await ana.context.new_page()
    await second.goto(ana.url)
    await command(ana, "table info")
    for page in (ana, second):
        await expect(last(page)).to_contain_text("No table here.")
        await expect(last(page)).to_contain_text("Only you can see this")
        await expect(last(page)).to_have_class(re.compile("message-private"))
    await box(mateo).fill("Anything?")
    await mateo.keyboard.press("Enter")
    await expect(messages(ana)).to_have_count(2)
    await expect(messages(mateo)).to_have_count(1)
    await mateo.reload()
    await expect(messages(mateo)).to_have_count(1)
    await ana.get_by_role("button", name="Dismiss message").click()
    for page in (ana, second):
        await expect(messages(page)).to_have_count(1)
    await ana.reload()
    await expect(messages(ana)).to_have_count(1)


async def test_a_call_is_highlighted_and_counted_in_the_title(stage: Stage) -> None:
    ana, mateo = await stage.open("Ana"), await stage.open("Mateo", "plaza")
    await expect(mateo).to_have_title("#plaza | Mateo")
    await box(ana).fill("/call whom:Mateo")
    await ana.keyboard.press("Enter")
    await expect(mateo).to_have_title("(1) #plaza | Mateo")
    link = mateo.get_by_role("link", name="general 1 mention")
    await expect(link).to_be_visible()
    await expect(ana).to_have_title("#general | Ana")
    await link.click()
    await expect(last(mateo).get_by_text("@Mateo (you)")).to_have_class(re.compile("mention-me"))
    await expect(last(mateo)).to_have_class(re.compile("message-ping"))
    await expect(mateo).to_have_title("#general | Mateo")
    await expect(mateo.get_by_role("link", name="general", exact=True)).to_be_visible()


async def test_a_name_that_calls_nobody_is_not_counted(stage: Stage) -> None:
    mateo = await stage.open("Mateo", "plaza")
    channel = stage.bot.get_partial_messageable(int(stage.channel_id("general")))
    message = await channel.send("Somebody played.")
    name = f"<@{stage.sandbox.player('Mateo').id}>"
    await message.edit(content=f"{name} played.", allowed_mentions=AllowedMentions.all())
    await channel.send(f"{name} paid.")
    await expect(mateo.get_by_role("link", name="general (unread)")).to_be_visible()
    await expect(mateo).to_have_title("#plaza | Mateo")


async def test_unread_messages_are_marked_and_stay_marked_over_a_reload(stage: Stage) -> None:
    page = await stage.open("Ana", "plaza")
    mateo = stage.sandbox.player("Mateo", "general")
    await page.get_by_role("link", name="general").click()
    await mateo.say("old")
    await expect(last(page)).to_contain_text("old")
    await page.get_by_role("link", name="plaza").click()
    await mateo.say("new")
    await page.reload()
    await page.get_by_role("link", name="general (unread)").click()
    divider = page.get_by_role("separator").filter(has_text="New")
    await expect(divider).to_be_visible()
    order = await page.get_by_role("log").locator(".messages > li").all_inner_texts()
    assert [bool(re.search("New$", text)) for text in order] == [False, False, True, False]
    await page.get_by_role("link", name="plaza").click()
    await expect(page.get_by_role("link", name="general", exact=True)).to_be_visible()


async def test_a_thread_and_a_direct_message_appear_on_the_left(stage: Stage) -> None:
    ana, mateo = await stage.open("Ana"), await stage.open("Mateo")
    await command(ana, "thread")
    for page in (ana, mateo):
        await expect(
            page.get_by_role("navigation").get_by_role("link", name="Cuba at seven")
        ).to_be_visible()
    direct = ana.get_by_role("navigation").get_by_role("link", name="Malecón 1 mention")
    await expect(direct).to_be_visible()
    await expect(mateo.get_by_role("navigation").get_by_role("link", name="Malecón")).to_have_count(
        0
    )
    await ana.get_by_role("log").get_by_role("link", name="Cuba at seven 1 message").click()
    await expect(ana.get_by_role("heading", name="Cuba at seven", exact=True)).to_be_visible()
    await expect(last(ana)).to_contain_text("Welcome to the table.")
    await box(ana).fill("Here I am.")
    await ana.keyboard.press("Enter")
    await expect(mateo.get_by_role("link", name="Cuba at seven 2 messages")).to_be_visible()
    await direct.click()
    await expect(last(ana)).to_contain_text("Your table is open.")


async def test_a_channel_that_goes_away_leads_to_another(stage: Stage) -> None:
    page = await stage.open("Ana")
    await command(page, "thread")
    await page.get_by_role("navigation").get_by_role("link", name="Cuba at seven").click()
    await expect(page.get_by_role("heading", name="Cuba at seven", exact=True)).to_be_visible()
    stage.sandbox.world.delete_channel(stage.channel_id("Cuba at seven"))
    await expect(page.get_by_role("heading", name="general", exact=True)).to_be_visible()


async def test_an_archived_thread_is_folded_away(stage: Stage) -> None:
    page = await stage.open("Ana")
    await command(page, "thread")
    listed = page.get_by_role("navigation").get_by_role("link", name="Cuba at seven")
    await listed.click()
    await expect(last(page)).to_contain_text("Welcome")
    await page.get_by_role("link", name="general").click()
    thread = stage.sandbox.world.channel(stage.channel_id("Cuba at seven"))
    stage.sandbox.world.change_channel(thread, {"archived": True})
    await expect(listed).to_have_count(0)
    await page.get_by_role("button", name="1 archived").click()
    await expect(listed).to_be_visible()


async def test_earlier_messages_are_drawn_when_asked_for(stage: Stage) -> None:
    mateo = stage.sandbox.player("Mateo", "general")
    for number in range(130):
        await mateo.say(f"number {number}")
    page = await stage.open("Ana")
    await expect(last(page)).to_contain_text("number 129")
    await expect(messages(page)).to_have_count(60)
    await expect(last(page)).to_be_in_viewport()
    await page.get_by_role("log").focus()
    await page.keyboard.press("Home")
    await expect(page.get_by_text("number 40", exact=True)).to_be_attached()
    await mateo.say("below")
    await expect(page.get_by_role("separator").filter(has_text="New")).to_be_attached()
    await page.get_by_role("button", name="1 new message").click()
    await expect(last(page)).to_contain_text("below")
    await expect(last(page)).to_be_in_viewport()


async def test_what_is_being_read_stays_where_it_is(stage: Stage) -> None:
    mateo = stage.sandbox.player("Mateo", "general")
    for number in range(80):
        await mateo.say(f"number {number}")
    page = await stage.open("Ana")
    read = page.get_by_text("number 50", exact=True)
    await read.scroll_into_view_if_needed()
    await expect(page.locator(".scroller-reading")).to_be_attached()
    before = await read.bounding_box()
    for number in range(5):
        await mateo.say(f"below {number}")
    await expect(page.get_by_role("button", name="5 new messages")).to_be_visible()
    assert await read.bounding_box() == before
    await expect(page.get_by_text("number 20", exact=True)).to_be_attached()


async def test_somebody_typing_is_named(stage: Stage) -> None:
    page = await stage.open("Ana")
    await stage.bot.get_partial_messageable(int(stage.channel_id("general"))).typing()
    await expect(page.get_by_text("Malecón is typing…")).to_be_visible()
    await stage.bot.get_partial_messageable(int(stage.channel_id("general"))).send("Done.")
    await expect(page.get_by_text("Malecón is typing…")).to_have_count(0)


async def test_a_reaction_can_be_joined_and_taken_back(stage: Stage) -> None:
    page = await stage.open("Ana")
    mateo = stage.sandbox.player("Mateo", "general")
    await mateo.react(await mateo.say("Well played"), "🎲")
    chip = last(page).get_by_role("button", name="🎲, 1")
    await chip.click()
    both = last(page).get_by_role("button", name="🎲, 2")
    await expect(both).to_have_attribute("aria-pressed", "true")
    await both.click()
    await expect(chip).to_have_attribute("aria-pressed", "false")


async def test_a_message_that_is_too_long_stays_in_the_box(stage: Stage) -> None:
    page = await stage.open("Ana")
    await box(page).fill("x" * 2001)
    await page.keyboard.press("Enter")
    await expect(
        page.get_by_text("A message has at most 2000 characters; this one has 2001.")
    ).to_be_visible()
    await expect(box(page)).to_have_value("x" * 2001)
    await page.keyboard.press("Backspace")
    await page.keyboard.press("Enter")
    await expect(last(page)).to_contain_text("x" * 2000)


async def test_embeds_show_fields_and_pictures(stage: Stage) -> None:
    page = await stage.open("Ana")
    await command(page, "score")
    embed = last(page).locator(".embed")
    await expect(embed.get_by_role("heading", name="Final score")).to_be_visible()
    await expect(embed.get_by_role("term")).to_have_text(["Ana", "Mateo"])
    await expect(embed.get_by_role("definition")).to_have_text(["31 points", "29 points"])
    await expect(embed.get_by_text("this page loads nothing from outside")).to_be_visible()
    await expect(last(page).get_by_role("img", name=ALT)).to_have_count(1)
    await expect(embed.get_by_role("img", name=ALT)).to_be_visible()
