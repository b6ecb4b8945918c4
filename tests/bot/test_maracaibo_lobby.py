"""One to four people agree on a game of Maracaibo, and who is alone on how strong Jean is."""

import pytest

from bot.client import Malecon
from games.maracaibo.state import MaracaiboState
from games.maracaibo.view import Options
from sandbox.local import Sandbox
from sandbox.players import Player
from tests.bot.maracaibo_table import NAMES
from tests.bot.playing import begin
from tests.bot.scripted import choices_in

LEVELS = [f"Jean's level: {level}" for level in range(1, 6)]
ALONE_AT_A_TABLE_FOR_SEVERAL = (
    "Nobody else sits here yet, and this table is for several: alone you play at one that is opened"
    " with `seats: 1`."
)


@pytest.fixture
def people(discord_: Sandbox) -> list[Player]:
    return [discord_.player(name) for name in NAMES]


async def state_of(bot: Malecon) -> MaracaiboState:
    """Return where the first table stands."""
    state = (await bot.tables.live(1)).position.state
    assert isinstance(state, MaracaiboState)
    return state


@pytest.mark.parametrize("count", [1, 2, 3, 4])
async def test_so_many_play_by_the_printed_rules(
    bot: Malecon, people: list[Player], count: int
) -> None:
    seats = await people[0].complete("table new", "seats", game="maracaibo")
    assert [value for _, value in seats] == [1, 2, 3, 4]
    await begin(people[:count], "maracaibo")
    begun = await people[0].sees("has begun")
    assert {line[7:-1] for line in begun.content.split("\n")[1:]} == {
        player.id for player in people[:count]
    }
    post = await people[0].sees("▶")
    assert post.images
    assert sorted(post.mentions) == sorted(NAMES[:count])
    state = await state_of(bot)
    assert state.options == Options()
    assert (state.jean is not None) == (count == 1)
    for player in people[:count]:
        assert choices_in(await player.slash("turn"))


async def test_who_is_alone_chooses_how_strong_jean_is(bot: Malecon, people: list[Player]) -> None:
    ana = people[0]
    lobby = await ana.slash("table new", game="maracaibo", seats=1)
    assert "1 of 1 seats taken" in lobby.text
    assert "Anybody who sits here can start." in lobby.text
    menu = lobby.message.select()
    assert [option.label for option in menu.options] == LEVELS
    assert [option.value for option in menu.options if option.default] == ["1"]
    assert [option.description for option in menu.options] == [
        "To begin with: 5 cards, each with one small deed.",
        "Harder: 1 of her 6 cards is stronger, with points, quests, discs or a better combat.",
        *(
            f"Harder: {strong} of her {cards} cards are stronger, with points, quests, discs or a"
            " better combat."
            for strong, cards in ((2, 7), (3, 8), (4, 9))
        ),
    ]
    chosen = await ana.choose(lobby, ["3"])
    assert "Agreed: Jean's level: 3" in chosen.text
    menu = chosen.message.select()
    assert [option.value for option in menu.options if option.default] == ["3"]
    await ana.click(lobby, "Start")
    await ana.sees("▶")
    state = await state_of(bot)
    assert state.options == Options(level=3)
    assert "Agreed: Jean's level: 3" in (await ana.slash("table info")).text


async def test_a_stranger_does_not_choose_jeans_level(bot: Malecon, people: list[Player]) -> None:
    lobby = await people[0].slash("table new", game="maracaibo", seats=1)
    refused = await people[1].choose(lobby, ["5"])
    assert (refused.ephemeral, refused.text) == (
        True,
        "Only those who sit at this table can do that.",
    )
    assert "Agreed" not in people[0].latest(lobby.message).text
    full = await people[1].click(lobby, "Join")
    assert full.text == "All seats of this table are taken."


@pytest.mark.parametrize(
    "typed", ["Jean's level: 4", "jean's level 4", "JEAN'S LEVEL:4", "level=4", "level: 4"]
)
async def test_a_level_is_typed_with_its_number(
    bot: Malecon, people: list[Player], typed: str
) -> None:
    await begin(people[:1], "maracaibo", typed)
    await people[0].sees("▶")
    assert (await state_of(bot)).options == Options(level=4)


async def test_levels_are_completed_for_who_is_alone(bot: Malecon, people: list[Player]) -> None:
    ana = people[0]
    alone = {"game": "maracaibo", "seats": 1}
    offered = await ana.complete("table new", "options", **alone)
    assert [value for _, value in offered] == LEVELS
    offered = await ana.complete("table new", "options", "3", **alone)
    assert [value for _, value in offered] == LEVELS[2:3]
    assert await ana.complete("table new", "options", f"{LEVELS[2]}, ", **alone) == []
    assert await ana.complete("table new", "options", game="maracaibo", seats=4) == []
    assert len(await ana.complete("table new", "options", game="maracaibo")) == 5


@pytest.mark.parametrize("typed", ["Jean's level", "Jean's level: 6", "level: high", "Storms"])
async def test_what_is_no_level_is_refused(bot: Malecon, people: list[Player], typed: str) -> None:
    refused = await people[0].slash("table new", game="maracaibo", seats=1, options=typed)
    assert (refused.ephemeral, refused.text) == (
        True,
        f"Maracaibo has no option “{typed}”; it has: {', '.join(LEVELS)}.",
    )


async def test_a_level_means_nothing_to_several(bot: Malecon, people: list[Player]) -> None:
    ana = people[0]
    refused = await ana.slash("table new", game="maracaibo", seats=4, options=LEVELS[1])
    assert refused.text == "Maracaibo has no options when 4 play."
    lobby = await ana.slash("table new", game="maracaibo", seats=4)
    assert lobby.message.selects == []


async def test_a_table_for_several_is_not_begun_alone(bot: Malecon, people: list[Player]) -> None:
    ana, gyozo, *_ = people
    lobby = await ana.slash("table new", game="maracaibo", seats=3)
    assert "It takes at least 2 to start." in lobby.text
    refused = await ana.click(lobby, "Start")
    assert (refused.ephemeral, refused.text) == (True, ALONE_AT_A_TABLE_FOR_SEVERAL)
    refused = await ana.slash("table start")
    assert refused.text == ALONE_AT_A_TABLE_FOR_SEVERAL
    await gyozo.click(lobby, "Join")
    await gyozo.click(lobby, "Start")
    await ana.sees("▶")
    assert len((await state_of(bot)).players) == 2


async def test_who_plays_alone_closes_the_game_alone(bot: Malecon, people: list[Player]) -> None:
    ana, gyozo, *_ = people
    await begin([gyozo], "maracaibo")
    post = await ana.sees("▶")
    asked = await gyozo.slash("table close")
    assert asked.ephemeral
    assert asked.text == (
        "**Maracaibo** · table 1 is being played by you alone. Closing it ends the game."
    )
    assert (await bot.database.tables.get(1)).status == "playing"
    closed = await gyozo.click(asked, "Close the table")
    assert closed.text == "The table is closed."
    told = await ana.sees(f"table 1 was closed by <@{gyozo.id}>.")
    assert not told.ephemeral
    assert (await bot.database.tables.get(1)).status == "closed"
    labels = ["Board", "Tracks", "Ships", "Log"]
    await ana.until(lambda: [b.label for b in ana.latest(post).buttons] == labels)
