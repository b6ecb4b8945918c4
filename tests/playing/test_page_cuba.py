"""Cuba on the page: five people, five browsers, and a turn that is taken back."""

import re
from collections.abc import Sequence

import pytest
from playwright.async_api import expect

from tests.playing.evening import Evening, Somebody
from tests.playing.test_page_game import picture_width
from tests.sandbox.page.stage import box, last, messages

pytestmark = pytest.mark.asyncio(loop_scope="session")

FIVE = ("Ana", "Győző", "Łukasz", "Mateo", "Олена")


async def who_is_asked(people: Sequence[Somebody]) -> Somebody:
    """Return whom the newest board calls."""
    call = people[0].board.locator(".mention")
    await expect(call).to_have_count(1)
    called = await call.inner_text()
    person = next(person for person in people if called.startswith(f"@{person.name}"))
    await expect(person.asked(person.name)).to_be_visible()
    return person


async def take_first_cubes(people: Sequence[Somebody]) -> None:
    """Let everybody take what they begin with, in turn, until the first round begins."""
    for left in reversed(range(len(people))):
        person = await who_is_asked(people)
        await person.press("Dismiss message", await person.answer_all())
        if left:
            await expect(people[0].asked(person.name)).to_have_count(0)
    await expect(people[0].board).to_contain_text("Round 1 begins.")


async def test_five_people_begin_a_game(evening: Evening) -> None:
    people = [await evening.sit_down(name) for name in FIVE]
    ana, *others = people
    await box(ana.page).fill("/table new game:cuba seats:5")
    await ana.page.keyboard.press("Enter")
    for number, person in enumerate(others, 2):
        await person.press("Join")
        await expect(last(ana.page)).to_contain_text(f"{number} of 5 seats taken")
    await others[-1].press("Start")
    for person in people:
        assert await picture_width(person.board) >= 1000
        for letter in "ABCDE":
            await expect(messages(person.page).first).to_contain_text(f"{letter}: ")
    await take_first_cubes(people)
    for _ in range(2):
        person = await who_is_asked(people)
        shown = await person.look()
        await person.choose(shown, "Mayor")
        await expect(shown).to_contain_text(f"{person.name} plays the Mayor")
        await person.answer_on(shown)
        for other in people:
            await expect(other.asked(person.name)).to_have_count(0)
            await expect(other.private).to_have_count(1 if other is person else 0)
        await person.press("Dismiss message", shown)
    boards = await ana.look("Plantations")
    assert await picture_width(boards) >= 1000
    whose = boards.get_by_role("button", name=re.compile("^[A-E] "))
    await expect(whose).to_have_count(5)
    await whose.last.click()
    await expect(whose.last).to_be_disabled()
    assert await picture_width(boards) >= 1000


async def test_a_turn_is_taken_back_step_by_step(evening: Evening) -> None:
    people = await evening.begin(game="cuba")
    await take_first_cubes(people)
    asked = await who_is_asked(people)
    [other] = [person for person in people if person is not asked]
    public = await messages(other.page).count()
    shown = await asked.look()
    await asked.choose(shown, "Tradeswoman")
    await expect(shown).to_contain_text(f"{asked.name} plays the Tradeswoman.")
    await asked.choose(shown, "Buy 1 rum")
    await asked.choose(shown, "Buy 1 cigar")
    await expect(shown).to_contain_text("buys 1 rum for 5 pesos and 1 cigar for 5 pesos.")
    await expect(shown).to_contain_text("In all: −10 pesos, +1 rum, +1 cigar")
    await asked.take_back(shown)
    await expect(shown).to_contain_text("In all: −5 pesos, +1 rum")
    await asked.take_back(shown, "Back to the beginning")
    await expect(shown).to_contain_text("Which card do you play?")
    await expect(shown).not_to_contain_text("In all:")
    await expect(messages(other.page)).to_have_count(public)
    await box(asked.page).fill("/cuba play character:mayor take:pesos")
    await asked.page.keyboard.press("Enter")
    await expect(other.board).to_contain_text(f"{asked.name} plays the Mayor for 4 pesos.")
    await expect(other.asked(other.name)).to_be_visible()
    await asked.take_back(asked.private.last)
    await expect(other.board).to_contain_text(f"{asked.name} took that back")
    await expect(other.asked(asked.name)).to_be_visible()
