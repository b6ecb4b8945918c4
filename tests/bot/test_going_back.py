"""Going further back than one may alone: all others agree, over the wire."""

import pytest

from bot.client import Malecon
from games.core.undo import Undo
from games.santiago.view import SantiagoView
from sandbox.local import Sandbox
from sandbox.players import Answer, Player
from tests.bot.placing import place
from tests.games.santiago.positions import STREET, position

LAPSED = "↩ The game goes on as it is; Ana can ask once more."


@pytest.fixture
async def three(bot: Malecon, discord_: Sandbox, people: list[Player]) -> int:
    """A table of three at which every drive is a whole turn; each of them has driven once."""
    state = position(seats=3, inactive=STREET)
    table = await place(bot.database, discord_, state, people[:3])
    for player in people[:3]:
        await player.slash("santiago drive", stops=1)
    return table


async def stop_of(bot: Malecon, table: int) -> int:
    view = (await bot.tables.live(table)).view(None)
    assert isinstance(view, SantiagoView)
    return view.car


async def ask(player: Player, number: int) -> Answer:
    """Ask to go back to a point, counted from the latest."""
    menu = await player.slash("undo")
    (select,) = menu.message.selects
    return await player.choose(menu, select.options[number].value)


async def test_the_game_goes_back_when_all_others_agree(
    bot: Malecon, three: int, people: list[Player]
) -> None:
    ana, gyozo, lukasz, _ = people
    before = await stop_of(bot, three)
    asked = await ask(ana, 2)
    assert asked.text.startswith("The others are asked in")
    vote = await gyozo.sees("asks to go back")
    assert [player.pings[-1].text == vote.text for player in (gyozo, lukasz)] == [True, True]
    await gyozo.click(vote, "Go back")
    assert await stop_of(bot, three) == before, "one of two is not all"
    await lukasz.click(vote, "Go back")
    assert await stop_of(bot, three) != before
    post = await ana.sees("↩ All agreed to go back")
    assert f"▶ <@{ana.id}>" in post.text
    actions = [
        (await bot.tables.live(three)).game.load_action(entry.action)
        for entry in await bot.database.log.entries(three)
    ]
    assert isinstance(actions[-1], Undo)
    assert actions[-1].agreed
