"""The boards before the players, over the wire: all side by side, one large, for whoever looks."""

from io import BytesIO

import pytest
from PIL import Image

from bot.client import Malecon
from rendering import PLAYER_BOARDS
from sandbox.local import Sandbox
from sandbox.players import Answer, Player
from tests.bot.cuba_table import NAMES
from tests.bot.placing import place, seat
from tests.games.cuba.positions import GAME, Table, position
from tests.games.santiago.positions import position as santiago_position

SIZE_OF_ALL = PLAYER_BOARDS["cuba"].every(GAME.view(GAME.setup(3), None), NAMES)[1:3]


@pytest.fixture
def people(discord_: Sandbox) -> list[Player]:
    return [discord_.player(name) for name in NAMES]


def three() -> Table:
    """Return a table at which Győző alone holds anything."""
    return position(3, holds={1: "7 pesos, 2 rum"})


def shown(answer: Answer) -> tuple[tuple[int, int], str]:
    """Return the size of the one picture of an answer, and what it is said to show."""
    [image], [alt] = answer.images, answer.alts
    with Image.open(BytesIO(image)) as picture:
        return picture.size, alt


async def test_all_are_shown_under_the_board_and_each_from_there(
    bot: Malecon, discord_: Sandbox, people: list[Player]
) -> None:
    ana, mateo = people[0], people[3]
    await seat(bot.database, discord_, three(), people)
    await ana.slash("cuba play", character="mayor", take="pesos")
    board = await mateo.sees(
        lambda message: any("board:boards" in b.custom_id for b in message.buttons)
    )

    every = await mateo.click(board, "Plantations")
    assert every.ephemeral
    assert shown(every)[0] == SIZE_OF_ALL
    assert [button.label for button in every.message.buttons] == [
        "Plantations",
        "A Ana",
        "B Győző",
        "C Łukasz",
    ]

    one = await mateo.click(every, "B Győző")
    size, alt = shown(one)
    assert size != SIZE_OF_ALL
    assert "2 rum" in alt
    assert one.text == "Plantations: Győző"
    assert one.message.id == every.message.id, "it is shown in place"
    assert [button.label for button in one.message.buttons if button.disabled] == ["B Győző"]
    again = await mateo.click(one, "Plantations")
    assert shown(again) == shown(every)


@pytest.mark.parametrize("typed", ["B", "b", "Győző", "B Győző"])
async def test_a_command_shows_them_too(
    bot: Malecon, discord_: Sandbox, people: list[Player], typed: str
) -> None:
    await seat(bot.database, discord_, three(), people)
    spectator = people[4]

    assert shown(await spectator.slash("player-boards"))[0] == SIZE_OF_ALL
    one = await spectator.slash("player-boards", player=typed)
    assert one.text == "Plantations: Győző"
    assert one.ephemeral
    assert await spectator.complete("player-boards", "player", "győ") == [("B Győző", "B")]


async def test_who_does_not_play_here_has_no_board(
    bot: Malecon, discord_: Sandbox, people: list[Player]
) -> None:
    await seat(bot.database, discord_, three(), people)

    answer = await people[0].slash("player-boards", player="Mateo")

    assert answer.text == (
        "Nobody at this table is called so; here play A Ana, B Győző and C Łukasz."
    )
    assert not answer.images


async def test_a_game_without_such_boards_says_so(
    bot: Malecon, discord_: Sandbox, people: list[Player]
) -> None:
    await place(bot.database, discord_, santiago_position(seats=2), people[:2])

    answer = await people[0].slash("player-boards")

    assert answer.text == "In Santiago de Cuba all lies on the one board: see `/board`."
