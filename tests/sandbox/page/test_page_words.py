"""Markdown: read as Discord reads it, and never as markup of the page."""

import io
from collections.abc import Iterable
from typing import Any

import pytest
from PIL import Image
from playwright.async_api import Page, expect

from tests.sandbox.page.stage import Stage, box, last

pytestmark = pytest.mark.asyncio(loop_scope="session")

SITE = "https://example.org/"


def link(href: str, inside: str) -> str:
    return f'<a href="{href}" target="_blank" rel="noopener noreferrer">{inside}</a>'


def code(language: str, text: str) -> str:
    return f'<pre tabindex="0" data-language="{language}"><code>{text}</code></pre>'


def p(inside: str) -> str:
    return f'<div class="paragraph">{inside}</div>'


LINES = {
    "plain": "plain",
    "**bold** and *slanted* and _so_": "<strong>bold</strong> and <em>slanted</em> and <em>so</em>",
    "***both***": "<strong><em>both</em></strong>",
    "__line__ ~~gone~~": "<u>line</u> <s>gone</s>",
    "snake_case_name": "snake_case_name",
    "2 * 3 * 4": "2 * 3 * 4",
    "**open": "**open",
    r"\*stars\* \_lines\_ \` \\": "*stars* _lines_ ` \\",
    "`code **not bold**`": "<code>code **not bold**</code>",
    "`` a ` b ``": "<code> a ` b </code>",
    "**a `**` b**": "<strong>a <code>**</code> b</strong>",
    "[words](https://example.org/a)": link("https://example.org/a", "words"),
    "[**b**](https://example.org/)": link("https://example.org/", "<strong>b</strong>"),
    "[x](javascript:alert(1))": "[x](javascript:alert(1))",
    "see https://example.org/a_b_c.": f"see {link(SITE + 'a_b_c', SITE + 'a_b_c')}.",
    "(https://example.org/x)": f"({link(SITE + 'x', SITE + 'x')})",
    "**https://example.org/y**": f"<strong>{link(SITE + 'y', SITE + 'y')}</strong>",
    "<https://example.org/z>": link(SITE + "z", SITE + "z"),
    "<javascript:alert(1)>": "&lt;javascript:alert(1)&gt;",
    "<img src=x onerror=alert(1)>": "&lt;img src=x onerror=alert(1)&gt;",
    "a < b > c & d": "a &lt; b &gt; c &amp; d",
    "two\nlines": "two\nlines",
}
BLOCKS = {
    "# One": '<h3 class="heading heading-1">One</h3>',
    "## Two": '<h4 class="heading heading-2">Two</h4>',
    "### Three": '<h5 class="heading heading-3">Three</h5>',
    "#### Four": p("#### Four"),
    "#no": p("#no"),
    "-# small": '<small class="subtext">small</small>',
    "> one\n> two\nafter": "<blockquote>" + p("one\ntwo") + "</blockquote>" + p("after"),
    ">>> all\nthe rest": "<blockquote>" + p("all\nthe rest") + "</blockquote>",
    "> # big": '<blockquote><h3 class="heading heading-1">big</h3></blockquote>',
    "> > a": "<blockquote>" + p("&gt; a") + "</blockquote>",
    ">no": p("&gt;no"),
    "- a\n- b\n  - c\n- d": "<ul><li>a</li><li>b<ul><li>c</li></ul></li><li>d</li></ul>",
    "3. a\n4. b": '<ol start="3"><li>a</li><li>b</li></ol>',
    "- a\n1. b": '<ul><li>a</li></ul><ol start="1"><li>b</li></ol>',
    "before\n- a\nafter": f"{p('before')}<ul><li>a</li></ul>{p('after')}",
    "```py\nx = **1**\n```": code("py", "x = **1**"),
    "```\n# no\n```": code("", "# no"),
    "a ```b``` c": p("a ") + code("", "b") + p(" c"),
    "```open": p("```open"),
}


async def drawn(page: Page, texts: Iterable[str]) -> dict[str, str]:
    """Return each text as the page's own module draws it."""
    script = """async (texts) => {
        const { richText } = await import("/page/text/richtext.js");
        const store = { users: new Map(), channels: new Map(), me: null };
        return Object.fromEntries(texts.map((text) => {
            const box = document.createElement("div");
            box.append(richText(text, { store, locale: "en-US" }));
            return [text, box.innerHTML];
        }));
    }"""
    found: dict[str, str] = await page.evaluate(script, list(texts))
    return found


async def test_marks_inside_a_line(stage: Stage) -> None:
    page = await stage.open("Ana")
    assert await drawn(page, LINES) == {text: p(html) for text, html in LINES.items()}


async def test_blocks(stage: Stage) -> None:
    page = await stage.open("Ana")
    assert await drawn(page, BLOCKS) == BLOCKS


async def say(page: Page, text: str) -> None:
    await box(page).fill(text)
    await page.keyboard.press("Enter")
    await expect(box(page)).to_have_value("")


async def test_mentions_name_people_and_lead_to_channels(stage: Stage) -> None:
    page = await stage.open("Ana")
    mateo = stage.sandbox.world.user("Mateo")["id"]
    games = stage.channel_id("games")
    await say(page, f"<@{mateo}> in <#{games}>, not <@123> in <#456>")
    await expect(last(page)).to_contain_text("@Mateo in games, not @unknown in #unknown")
    await last(page).get_by_role("link", name="games").click()
    await expect(page.get_by_role("heading", name="games", exact=True)).to_be_visible()


async def test_typed_names_become_mentions(stage: Stage) -> None:
    page = await stage.open("Ana")
    await box(page).press_sequentially("Hola @Ma")
    await expect(page.get_by_role("option", name="Mateo")).to_be_visible()
    await page.keyboard.press("Enter")
    await page.keyboard.type("in #gam")
    await page.keyboard.press("Tab")
    await expect(box(page)).to_have_value("Hola @Mateo in #games ")
    await page.keyboard.press("Enter")
    await expect(last(page).get_by_text("@Mateo")).to_have_class("mention")
    await expect(last(page).get_by_role("link", name="games")).to_be_visible()


async def test_discord_links_lead_to_the_page_itself(stage: Stage) -> None:
    page = await stage.open("Ana")
    await say(page, "The beginning")
    await expect(last(page)).to_contain_text("The beginning")
    first = stage.sandbox.player("Ana").visible()[-1].id
    guild, channel = stage.sandbox.world.guild_id, stage.channel_id("general")
    await page.get_by_role("link", name="plaza").click()
    link = f"https://discord.com/channels/{guild}/{channel}/{first}"
    await say(page, f"{link} or [there]({link})")
    await expect(last(page).get_by_role("link", name="there")).to_have_attribute(
        "href", f"#/{channel}/{first}"
    )
    await last(page).get_by_role("link", name="general › message").click()
    await expect(page.get_by_role("heading", name="general", exact=True)).to_be_visible()
    await expect(page.locator(f"#message-{first}")).to_be_focused()


async def test_spoilers_stay_covered_until_asked_for(stage: Stage) -> None:
    page = await stage.open("Ana")
    await say(page, "It was ||the **cook**||!")
    cover = last(page).get_by_role("button", name="Spoiler")
    await expect(last(page).get_by_role("strong")).to_have_count(0)
    await cover.focus()
    await page.keyboard.press("Enter")
    await expect(last(page).get_by_role("strong")).to_have_text("cook")


async def test_timestamps_read_in_the_users_language(stage: Stage) -> None:
    ana, gyozo = await stage.open("Ana"), await stage.open("Győző")
    await say(ana, "<t:0:R> <t:99999999999999:F> <t:1790000000:D>")
    for page, ago in ((ana, "years ago"), (gyozo, "évvel ezelőtt")):
        await expect(last(page).locator("time[data-relative]")).to_contain_text(ago)
        await expect(last(page)).to_contain_text("<t:99999999999999:F>")
    await expect(last(gyozo)).to_contain_text("2026. szeptember 21.")


async def test_markup_in_a_message_stays_words(stage: Stage) -> None:
    page = await stage.open("Ana")
    evil = "<script>document.title='x'</script><b onclick=alert(1)>b</b>[a](javascript:alert(1))"
    await say(page, evil)
    await expect(last(page)).to_contain_text(evil)
    found: Any = await last(page).locator("script, b, a[href^=javascript]").count()
    assert found == 0


async def test_an_emoji_of_the_bot_is_a_picture(stage: Stage) -> None:
    page = await stage.open("Ana")
    pixel = io.BytesIO()
    Image.new("RGB", (8, 8), "red").save(pixel, "PNG")
    emoji = await stage.bot.create_application_emoji(name="rum", image=pixel.getvalue())
    await say(page, f"Take <:rum:{emoji.id}>")
    drawn = last(page).get_by_role("img", name=":rum:")
    await expect(drawn).to_be_visible()
    await page.wait_for_function(
        "image => image.naturalWidth > 0", arg=await drawn.element_handle()
    )
