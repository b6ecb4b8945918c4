"""Two to five people agree on a game of Cuba."""

import pytest

from bot.client import Malecon
from games.cuba.data import COLOURS, SAME_SIDE
from games.cuba.state import CubaState
from games.cuba.view import Options
from sandbox.local import Sandbox
from sandbox.players import Player
from tests.bot.cuba_table import NAMES
from tests.bot.playing import begin
from tests.bot.scripted import choices_in

ALIKE, ASIDE = "Different plantations", "Card for parliament set aside"


@pytest.fixture
def people(discord_: Sandbox) -> list[Player]:
    return [discord_.player(name) for name in NAMES]


async def state_of(bot: Malecon) -> CubaState:
    """Return where the first table stands."""
    state = (await bot.tables.live(1)).position.state
    assert isinstance(state, CubaState)
    return state


@pytest.mark.parametrize("count", [2, 3, 4, 5])
async def test_so_many_play_by_the_printed_rules(
    bot: Malecon, people: list[Player], count: int
) -> None:
    seats = await people[0].complete("table new", "seats", game="cuba")
    assert [value for _, value in seats] == [2, 3, 4, 5]
    await begin(people[:count], "cuba")
    begun = await people[0].sees("has begun")
    lines = begun.content.split("\n")[1:]
    assert [line[:3] for line in lines] == [f"- {letter}" for letter in "ABCDE"[:count]]
    assert {line[7:-1] for line in lines} == {player.id for player in people[:count]}
    post = await people[0].sees("▶")
    assert post.images
    state = await state_of(bot)
    assert state.options == Options()
    assert [player.side for player in state.players] == [SAME_SIDE] * count
    asked = next(player for player in people if player.name in post.mentions)
    assert choices_in(await asked.slash("turn"))


async def test_five_agree_on_both_options_in_the_menu(bot: Malecon, people: list[Player]) -> None:
    ana, *others = people
    lobby = await ana.slash("table new", game="cuba", seats=5)
    for player in others:
        await player.click(lobby, "Join")
    latest = ana.latest(lobby.message)
    assert latest is not None
    menu = latest.select()
    assert [option.label for option in menu.options] == [ALIKE, ASIDE]
    await others[-1].choose(lobby, [ALIKE, ASIDE])
    await others[-1].click(lobby, "Start")
    await ana.sees("▶")
    state = await state_of(bot)
    assert state.options == Options(different_plantations=True, card_aside=True)
    assert [player.side for player in state.players] == [*COLOURS]
    info = await others[-1].slash("table info")
    assert f"Agreed: {ALIKE} and {ASIDE}" in info.text
    assert [line[:3] for line in info.text.split("\n") if "<@" in line][:5] == [
        *("- A", "- B", "- C", "- D", "- E"),
    ]


async def test_options_are_typed_by_name(bot: Malecon, people: list[Player]) -> None:
    offered = await people[0].complete("table new", "options", "card", game="cuba")
    assert [value for _, value in offered] == [ASIDE]
    await begin(people[:2], "cuba", ASIDE)
    await people[0].sees("▶")
    assert (await state_of(bot)).options == Options(card_aside=True)
    refused = (
        await people[2]
        .moved_to("plaza")
        .slash("table new", game="cuba", seats=2, options="Open holdings")
    )
    assert refused.text == (f"Cuba has no option “Open holdings”; it has: {ALIKE}, {ASIDE}.")


async def test_a_sixth_finds_no_seat(bot: Malecon, discord_: Sandbox, people: list[Player]) -> None:
    lobby = await people[0].slash("table new", game="cuba", seats=5)
    for player in people[1:]:
        await player.click(lobby, "Join")
    sixth = discord_.add_player("Zoé")
    refused = await sixth.click(lobby, "Join")
    assert refused.text == "All seats of this table are taken."
