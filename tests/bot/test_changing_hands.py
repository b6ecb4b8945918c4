"""Seats of a running game change hands: given up, given away, taken over, taken back."""

import pytest

from bot.client import Malecon
from sandbox.local import Sandbox
from sandbox.players import Answer, Player
from tests.bot.placing import place
from tests.bot.playing import first_line
from tests.games.santiago.positions import STREET, position

COMPUTER, ANYBODY, WAIT = "A computer plays on", "Somebody else plays on", "Wait"
TAKE = "Take the seat"
LEFT = "You have left the seat; `/table return` gives it back to you."


@pytest.fixture
async def three(bot: Malecon, discord_: Sandbox, people: list[Player]) -> int:
    """A table of three at which every drive is a whole turn; Ana begins."""
    return await place(bot.database, discord_, position(seats=3, inactive=STREET), people[:3])


async def leave(player: Player, button: str) -> Answer:
    return await player.click(await player.slash("table leave"), button)


async def test_a_computer_player_plays_on_until_its_owner_is_back(
    bot: Malecon, three: int, people: list[Player]
) -> None:
    ana, gyozo, _, _ = people
    assert (await leave(gyozo, COMPUTER)).text == LEFT
    left = await ana.sees("has left seat B for now")
    await ana.slash("santiago drive", stops=1)
    await ana.sees("<@" + people[2].id + ">: drive the car")
    entries = await bot.database.log.entries(three)
    computers = [entry for entry in entries if entry.seat == 1 and entry.user_id is None]
    assert len(computers) >= 1
    assert "(bot)" in (await ana.slash("board")).text
    assert (await gyozo.slash("turn")).text.startswith("You do not sit at this table.")
    back = await gyozo.slash("table return")
    assert back.text == "You play seat B from now on: see `/turn`."
    post = await ana.sees("🪑 Győző plays seat B from now on.")
    assert f"<@{people[2].id}>" in post.text
    assert first_line(await people[3].click(left, TAKE)) == "Győző plays there now."


async def test_somebody_else_takes_a_free_seat_over(
    bot: Malecon, three: int, people: list[Player]
) -> None:
    ana, gyozo, _, mateo = people
    await leave(ana, "Somebody else is to take it")
    left = await gyozo.sees("has left seat A for now")
    waits = await gyozo.sees("Nobody sits there, so the game waits")
    assert "▶ Ana: drive the car" in waits.text
    refused = await gyozo.click(left, TAKE)
    assert refused.text == "You sit at this table already."
    await mateo.click(left, TAKE)
    post = await mateo.sees("🪑 Mateo plays seat A from now on.")
    assert post.wire.get("notified") == [mateo.id]
    await mateo.slash("santiago drive", stops=1)
    await gyozo.sees(f"<@{gyozo.id}>: drive the car")
    # the owner may be back at any time
    await ana.slash("table return")
    await gyozo.sees("🪑 Ana plays seat A from now on.")
    assert first_line(await mateo.slash("santiago drive", stops=1)).startswith("You do not sit")


async def test_the_others_give_a_seat_to_a_computer_player(
    bot: Malecon, three: int, people: list[Player]
) -> None:
    ana, gyozo, lukasz, _ = people
    await gyozo.slash("table replace", player="A")
    vote = await lukasz.sees("Shall somebody else play for Ana (seat A)?")
    await gyozo.click(vote, COMPUTER)
    await lukasz.click(vote, COMPUTER)
    ended = await lukasz.sees("A computer player plays on at seat A.")
    await gyozo.sees(f"▶ <@{gyozo.id}>: drive the car")
    assert [button.label for button in ended.buttons] == [TAKE]
