"""Maracaibo's further pictures over the wire: the tracks, and the ship boards."""

from io import BytesIO

import pytest
from PIL import Image

from bot.client import Malecon
from rendering import PLAYER_BOARDS, SECOND_BOARDS
from sandbox.local import Sandbox
from sandbox.players import Answer, Player
from sandbox.seen import Message
from tests.bot.maracaibo_table import NAMES
from tests.bot.placing import place, seat
from tests.games.maracaibo.positions import Table, position
from tests.games.santiago.positions import position as santiago_position


@pytest.fixture
def people(discord_: Sandbox) -> list[Player]:
    return [discord_.player(name) for name in NAMES]


def three() -> Table:
    """Return a table at which Ana may pass, and Győző has a project and a planned card."""
    return position(
        3,
        stopped=("9", 1),
        hands={0: "A01 A13 A14 A20", 1: "A02"},
        bought={1: "A03"},
        planned={1: "A04"},
        influence={1: (4, 0, 2)},
    )


def shown(answer: Answer) -> tuple[bytes, str]:
    """Return the one picture of an answer, and what it is said to show."""
    [image], [alt] = answer.images, answer.alts
    return image, alt


def size_of(image: bytes) -> tuple[int, int]:
    with Image.open(BytesIO(image)) as picture:
        return picture.size


async def board_of(ana: Player) -> Message:
    """Let Ana end her turn; return the board that follows."""
    await ana.slash("maracaibo pass")
    await ana.slash("maracaibo finish")
    return await ana.sees(
        lambda message: any("board:second" in button.custom_id for button in message.buttons)
    )


async def test_the_buttons_under_a_board(
    bot: Malecon, discord_: Sandbox, people: list[Player]
) -> None:
    await seat(bot.database, discord_, three(), people)
    board = await board_of(people[0])
    assert [button.label for button in board.buttons] == [
        *("My turn", "My holdings", "Board", "Tracks", "Ships", "Log"),
    ]


async def test_everybody_sees_the_tracks_from_the_board_and_by_command(
    bot: Malecon, discord_: Sandbox, people: list[Player]
) -> None:
    table = await seat(bot.database, discord_, three(), people)
    board = await board_of(people[0])
    view = (await bot.tables.live(table)).view(None)
    drawn = SECOND_BOARDS["maracaibo"].draw(view, NAMES[:3])
    for player in (people[0], people[3]):
        for answer in (
            await player.click(board, "Tracks"),
            await player.slash("maracaibo tracks"),
            await player.slash("second-board"),
        ):
            assert answer.ephemeral
            assert answer.text == "Tracks"
            image, alt = shown(answer)
            assert image == drawn.png
            assert alt == drawn.alt
    assert "B 4 (3)" in drawn.alt


async def test_ships_side_by_side_and_each_large(
    bot: Malecon, discord_: Sandbox, people: list[Player]
) -> None:
    table = await seat(bot.database, discord_, three(), people)
    board = await board_of(people[0])
    view, boards = (await bot.tables.live(table)).view(None), PLAYER_BOARDS["maracaibo"]
    every = await people[3].click(board, "Ships")
    assert every.ephemeral
    assert shown(every)[0] == boards.every(view, NAMES[:3]).png
    assert [button.label for button in every.message.buttons] == [
        *("Ships", "A Ana", "B Győző", "C Łukasz"),
    ]
    one = await people[3].click(every, "B Győző")
    assert one.text == "Ships: Győző"
    image, alt = shown(one)
    assert image == boards.of(view, NAMES[:3], 1).png
    assert "Fishwife" in alt
    assert "Ropewalk" in alt
    assert shown(await people[2].slash("player-boards", player="Győző"))[0] == image


async def test_alone_jeans_board_stands_beside_the_ship(
    bot: Malecon, discord_: Sandbox, people: list[Player]
) -> None:
    ana = people[0]
    await seat(bot.database, discord_, position(1, stopped=("9", 3)), people)
    answer = await ana.slash("player-boards")
    image, alt = shown(answer)
    assert "Jean, level 1" in alt
    assert size_of(image)[0] == 1600
    assert [button.label for button in answer.message.buttons] == ["Ships", "A Ana", "Jean"]


async def test_jeans_board_is_shown_large_like_any_other(
    bot: Malecon, discord_: Sandbox, people: list[Player]
) -> None:
    ana = people[0]
    table = await seat(bot.database, discord_, position(1, stopped=("9", 3)), people)
    view, boards = (await bot.tables.live(table)).view(None), PLAYER_BOARDS["maracaibo"]
    every = await ana.slash("player-boards")
    one = await ana.click(every, "Jean")
    assert one.text == "Ships: Jean"
    assert shown(one) == (boards.of(view, NAMES[:1], 1).png, boards.of(view, NAMES[:1], 1).alt)
    assert [button.label for button in one.message.buttons if button.disabled] == ["Jean"]
    for typed in ("Jean", "j", "J Jean"):
        assert shown(await ana.slash("player-boards", player=typed)) == shown(one)
    assert await ana.complete("player-boards", "player", "je") == [("J Jean", "J")]
    own = await ana.click(one, "A Ana")
    assert shown(own)[0] == boards.of(view, NAMES[:1], 0).png


async def test_tracks_of_another_game_are_on_its_board(
    bot: Malecon, discord_: Sandbox, people: list[Player]
) -> None:
    await place(bot.database, discord_, santiago_position(seats=2), people[:2])
    answer = await people[0].slash("maracaibo tracks")
    assert answer.text == (
        "This channel plays Santiago de Cuba: `/turn` shows what you may do here."
    )
    answer = await people[0].slash("second-board")
    assert answer.text == "In Santiago de Cuba all lies on the one board: see `/board`."
