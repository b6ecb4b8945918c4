"""Maracaibo on the page: one person against Jean, and four people, each in a browser."""

import re

import pytest
from playwright.async_api import Locator, expect

from tests.playing.evening import Evening, Somebody
from tests.playing.test_page_game import picture_width
from tests.sandbox.page.stage import box, last, messages

pytestmark = pytest.mark.asyncio(loop_scope="session")

FOUR = ("Ana", "Győző", "Łukasz", "Mateo")


async def choose_one(person: Somebody, shown: Locator, beginning: str, nth: int = 0) -> None:
    """Give one of a private message's answers that begin so, from its menu or by its button.

    An answer in secret can be changed, so the question may stay.
    """
    menu = shown.get_by_role("combobox")
    begins = re.compile(f"^{beginning}")
    if await menu.count():
        await menu.click()
        options = person.page.get_by_role("listbox").get_by_role("option")
        await options.filter(has_text=begins).nth(nth).click()
    else:
        await shown.get_by_role("button", name=begins).nth(nth).click()


async def choose_first_cards(person: Somebody) -> Locator:
    """Plan a card and discard three others; return the private message."""
    shown = await person.look()
    await choose_one(person, shown, "Plan")
    await expect(shown).to_contain_text("You plan ")
    for missing in ("2 cards are", "1 card is"):
        await choose_one(person, shown, "Discard", -1)
        await expect(shown).to_contain_text(f"{missing} still to be discarded.")
    await choose_one(person, shown, "Discard", -1)
    await expect(shown).not_to_contain_text("still to be discarded.")
    return shown


async def sail_and_earn(person: Somebody, shown: Locator, to: str) -> None:
    """Sail one step to a village and take a doubloon, after which nothing is left to do."""
    await person.choose(shown, f"Sail 1 to {to}")
    await person.choose(shown, "Take 1 doubloon")
    await expect(shown).to_contain_text(f"{person.name} sails 1 to {to} and takes 1 doubloon.")


async def test_one_person_plays_against_jean(evening: Evening) -> None:
    ana, mateo = await evening.sit_down("Ana"), await evening.sit_down("Mateo")
    await box(ana.page).fill("/table new game:maracaibo seats:1")
    await ana.page.keyboard.press("Enter")
    lobby = last(ana.page)
    await expect(lobby).to_contain_text("1 of 1 seats taken")
    await lobby.get_by_role("combobox").click()
    levels = ana.page.get_by_role("listbox").get_by_role("option")
    await levels.filter(has_text="Jean's level: 2").click()
    await expect(lobby).to_contain_text("Agreed: Jean's level: 2")
    await ana.press("Start")
    assert await picture_width(ana.board) >= 1600
    shown = await choose_first_cards(ana)
    await expect(shown).to_contain_text("Which career do you keep?")
    await choose_one(ana, shown, "Keep")
    await expect(ana.board).to_contain_text("Round 1 of 4")
    await ana.press("Dismiss message", shown)
    for to in ("Matanzas (2)", "Baracoa (3)"):
        shown = await ana.look()
        await sail_and_earn(ana, shown, to)
        for somebody in (ana, mateo):
            await expect(somebody.board).to_contain_text(f"Ana sails 1 to {to}")
            await expect(somebody.board).to_contain_text("Jean turns up card")
            await expect(somebody.asked("Ana")).to_be_visible()
            assert await picture_width(somebody.board) >= 1600
        await expect(shown).to_contain_text("Where do you sail?")
        await ana.press("Dismiss message", shown)
    ships = await ana.look("Ships")
    assert await picture_width(ships) >= 1600
    await expect(mateo.private).to_have_count(0)


async def test_four_people_play_and_one_takes_a_turn_back(evening: Evening) -> None:
    people = await evening.begin(FOUR, game="maracaibo")
    for person in people:
        await person.press("Dismiss message", await choose_first_cards(person))
    await expect(people[0].board).to_contain_text("keep one of your two careers")
    for person in people:
        shown = await person.look()
        await choose_one(person, shown, "Keep")
        await expect(shown).to_contain_text(re.compile("You keep |sail"))
        await person.press("Dismiss message", shown)
    await expect(people[0].board).to_contain_text("Round 1 of 4")
    call = await people[0].board.locator(".mention").inner_text()
    first = next(number for number, person in enumerate(people) if person.name in call)
    asked, following, *others = people[first:] + people[:first]
    public = await messages(following.page).count()
    shown = await asked.look()
    await asked.choose(shown, "Sail 1 to Matanzas (2)")
    await asked.choose(shown, "Take 1 doubloon")
    await expect(shown).to_contain_text("In all: +1 doubloon")
    await asked.take_back(shown, "Back to the beginning")
    await expect(shown).to_contain_text("Where do you sail?")
    await expect(following.board).to_contain_text(f"{asked.name} took that back")
    await expect(messages(following.page)).to_have_count(public + 2)
    await sail_and_earn(asked, shown, "Matanzas (2)")
    for person in people:
        await expect(person.board).to_contain_text(f"{asked.name} sails 1 to Matanzas (2)")
        await expect(person.asked(following.name)).to_be_visible()
        assert await picture_width(person.board) >= 1600
    for other in (following, *others):
        await expect(other.private).to_have_count(0)
    tracks = await others[0].look("Tracks")
    assert await picture_width(tracks) >= 1600
    ships = await others[0].look("Ships")
    whose = ships.get_by_role("button", name=re.compile("^[A-D] "))
    await expect(whose).to_have_count(4)
