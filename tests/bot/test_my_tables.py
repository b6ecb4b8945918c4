"""Who plays at many tables finds them all, and is asked which one is meant."""

import pytest

from bot.client import Malecon
from sandbox.local import Sandbox
from sandbox.players import Player
from tests.bot.placing import place, seat
from tests.games.cuba.positions import position as cuba_position
from tests.games.santiago.positions import STREET, position


@pytest.fixture
def people(discord_: Sandbox) -> list[Player]:
    return [discord_.player(name) for name in ("Ana", "Győző", "Łukasz", "Mateo")]


@pytest.fixture
async def elsewhere(bot: Malecon, discord_: Sandbox, people: list[Player]) -> Player:
    """Return Ana in a channel without a table; she waits at one and is awaited at another."""
    ana, gyozo, lukasz, _ = people
    waiting = position(seats=2, inactive=STREET, active=1)
    await place(bot.database, discord_, waiting, [ana, gyozo], "plaza")
    await seat(bot.database, discord_, cuba_position(2), [ana, lukasz], "games")
    return ana.moved_to("general")


async def test_those_that_wait_for_me_come_first(discord_: Sandbox, elsewhere: Player) -> None:
    world = discord_.world
    games, plaza = (world.find_channel(name, elsewhere.id)["id"] for name in ("games", "plaza"))
    server = f"https://discord.com/channels/{world.guild_id}"

    answer = await elsewhere.slash("tables")

    assert answer.ephemeral
    assert answer.text.splitlines() == [
        f"▶ [Cuba]({server}/{games}) in <#{games}>: your turn: play a card",
        f"· [Santiago de Cuba]({server}/{plaza}) in <#{plaza}>: waiting for Győző: drive the car",
    ]


async def test_the_link_leads_to_the_board(
    bot: Malecon, elsewhere: Player, people: list[Player]
) -> None:
    await people[0].slash("cuba play", character="mayor", take="pesos")
    board = await people[2].sees("plays the Mayor", channel="games")
    posting = bot.poster.wake(await bot.tables.live(2))
    if posting is not None:
        await posting  # that it was sent has to be noted, too

    answer = await elsewhere.slash("tables")

    assert f"/{board.id}) in" in answer.text
    assert "▶" not in answer.text


async def test_who_sits_nowhere_is_told_how_to_begin(
    people: list[Player], elsewhere: Player
) -> None:
    answer = await people[3].slash("tables")

    assert answer.text == "You sit at no table. In a channel, `/table new` opens one."


async def test_a_lobby_is_listed_too(people: list[Player], elsewhere: Player) -> None:
    await people[3].moved_to("general").slash("table new", game="montego-bay", seats=2)

    answer = await people[3].slash("tables")

    assert "[Montego Bay](" in answer.text
    assert answer.text.endswith(": in the lobby")


@pytest.mark.parametrize("command", ["turn", "hand", "board", "log", "player-boards"])
async def test_a_command_that_could_mean_several_asks_which(
    discord_: Sandbox, elsewhere: Player, command: str
) -> None:
    games = discord_.world.find_channel("games", elsewhere.id)["id"]

    asked = await elsewhere.slash(command)

    assert asked.ephemeral
    assert asked.text == "You play at several tables: which one do you mean?"
    options = asked.message.select().options
    assert [(option.label, option.description) for option in options] == [
        ("Cuba · #games", "your turn: play a card"),
        ("Santiago de Cuba · #plaza", "waiting for Győző: drive the car"),
    ]
    shown = await elsewhere.choose(asked, "Cuba · #games")
    assert shown.ephemeral
    assert shown.text.startswith(f"In <#{games}>:")


async def test_what_all_shall_see_is_not_shown_in_another_channel_unasked(
    discord_: Sandbox, elsewhere: Player
) -> None:
    refused = await elsewhere.slash("board", for_all=True)

    assert refused.ephemeral
    assert refused.text.startswith("You play at several tables: use the command in <#")
