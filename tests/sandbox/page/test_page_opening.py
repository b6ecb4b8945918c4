"""Who acts in a tab: chosen by the address, kept over a reload, changed by the switcher."""

import re

import pytest
from playwright.async_api import expect

from tests.sandbox.page.stage import Stage, box, last

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_the_user_of_the_address_acts_and_stays_after_a_reload(stage: Stage) -> None:
    page = await stage.open("Győző")
    account = page.get_by_role("button", name="You are Győző, magyar. Switch user")
    await expect(account).to_be_visible()
    await page.reload()
    await expect(account).to_be_visible()
    await box(page).fill("Jó estét!")
    await page.keyboard.press("Enter")
    await expect(last(page)).to_contain_text("Győző")


async def test_the_switcher_names_five_users_with_their_languages(stage: Stage) -> None:
    page = await stage.open("Ana", "plaza")
    await page.get_by_role("button", name="You are Ana").click()
    users = page.get_by_role("group", name="Users")
    for name, language in (
        ("Ana", "American English"),
        ("Győző", "magyar"),
        ("Łukasz", "polski"),
        ("Mateo", "español de España"),
        ("Олена", "українська"),
    ):
        await expect(users.get_by_role("link", name=f"{name} {language}")).to_be_visible()
    await users.get_by_role("link", name="Mateo español").click()
    await expect(page.get_by_role("button", name="You are Mateo")).to_be_visible()
    assert "user=Mateo" in page.url
    await expect(page.get_by_role("heading", name="plaza", exact=True)).to_be_visible()


async def test_another_user_opens_in_a_new_tab(stage: Stage) -> None:
    page = await stage.open("Ana")
    await page.get_by_role("button", name="You are Ana").click()
    async with page.context.expect_page() as opened:
        await page.get_by_role("link", name="Open Łukasz in a new tab").click()
    second = await opened.value
    await expect(second.get_by_role("button", name="You are Łukasz")).to_be_visible()
    await expect(page.get_by_role("button", name="You are Ana")).to_be_visible()


async def test_a_wrong_key_is_explained(stage: Stage) -> None:
    stage.forgive("403")
    page = await stage.blank()
    address = stage.sandbox.server.address("Ana")
    await page.goto(re.sub("key=[^&]+", "key=wrong", address))
    banner = page.get_by_role("status").filter(has_text="Open the address that was printed")
    await expect(banner).to_be_visible()
    await expect(page.get_by_role("link", name="general")).to_have_count(0)


async def test_an_unknown_user_is_explained(stage: Stage) -> None:
    stage.forgive("404")
    page = await stage.blank()
    await page.goto(stage.sandbox.server.address("Nobody"))
    await expect(page.get_by_text("There is no such user.")).to_be_visible()


async def test_the_page_loads_nothing_from_elsewhere(stage: Stage) -> None:
    page = await stage.blank()
    hosts = []
    page.on(
        "request", lambda request: hosts.append(re.sub(r"^\w+://([^/]+).*", r"\1", request.url))
    )
    await page.goto(stage.sandbox.server.address("Ana"))
    await expect(page.get_by_role("link", name="general")).to_be_visible()
    assert set(hosts) == {f"127.0.0.1:{stage.sandbox.port}"}


async def test_the_page_is_allowed_nothing_inline(stage: Stage) -> None:
    page = await stage.blank()
    response = await page.goto(stage.sandbox.server.address("Ana"))
    assert response is not None
    policy = response.headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
