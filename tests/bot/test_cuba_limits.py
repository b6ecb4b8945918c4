"""Discord's limits at tables of Cuba as full as they come.

What goes over the wire here is checked by the local Discord as well: the fixture fails for whatever
the real one would refuse.
"""

from typing import Any

import pytest

from bot.client import Malecon
from bot.ui.choices import PAGE
from bot.wording.game import LINE_LIMIT
from games.cuba.data import CHARACTERS, CUBES
from games.cuba.tiles import BUILDINGS
from games.cuba.view import Options
from sandbox.local import Sandbox
from sandbox.players import Answer, Player
from tests.bot.cuba_table import BILLS, in_parliament
from tests.bot.placing import acts_of, seat
from tests.bot.scripted import board_button, choices_in, is_last_post
from tests.bot.test_limits import ALT_LIMIT, MESSAGE_LIMIT, WIDE, fits
from tests.games.cuba.positions import Table, position

LOOKS = ("turn", "hand", "board", "player-boards", "log", "table info")
MOST_COMPLETED = 25
MORE = "- … 48 more below"


@pytest.fixture
def people(discord_: Sandbox) -> list[Player]:
    """Five people whose names are as long and as strange as Discord allows."""
    return [discord_.add_player(name) for name in (*WIDE, "Ж" * 32)]


def everything_built(**more: Any) -> Table:
    """All fields of two players are built on, and all have something of everything."""
    tiles = iter(BUILDINGS)
    built = {seat: {field: next(tiles) for field in range(1, 12)} for seat in range(2)}
    little = ", ".join(f"1 {cube}" for cube in CUBES)
    holds = {seat: f"{60 + seat} pesos, {little}" for seat in range(5)}
    holds[0] = "99 pesos, 5 wood, 5 stone, 5 water, 5 citrus, 4 sugar, 4 tobacco, 4 rum, 4 cigars"
    given = {
        "holds": holds,
        "stored": dict.fromkeys(range(5), "1 citrus, 1 sugar, 1 tobacco"),
        "built": built,
        "points": {seat: 90 + seat for seat in range(5)},
        "bills": BILLS,
        "laws": ["tax_5", "duty_materials", "subsidy_material_fields", "anti_corruption_act"],
        "docks": {3: (12, "1 tobacco"), 2: (13, "1 sugar"), 1: (14, "1 cigars")},
        "round": 6,
        "options": Options(different_plantations=True, card_aside=True),
    }
    return position(5, **{**given, **more})


async def test_everything_that_can_be_looked_at(
    bot: Malecon, discord_: Sandbox, people: list[Player]
) -> None:
    await seat(bot.database, discord_, everything_built(), people)
    for player in people:
        for command in LOOKS:
            fits(await player.slash(command))
        fits(await player.slash("player-boards", player="E"))
    fits(await people[3].slash("board", for_all=True))
    await people[0].slash("cuba play", character="mayor", take="pesos")
    post = await people[1].sees(lambda message: board_button(message, "log"))
    assert len(post.text) <= MESSAGE_LIMIT
    assert all(0 < len(alt) <= ALT_LIMIT for alt in post.alts)
    assert len(post.mentions) == 1


async def all_choices(player: Player, shown: Answer) -> list[tuple[str, str | None]]:
    """Return all that can be chosen, page after page; each of them fits."""
    fits(shown)
    met = choices_in(shown)
    while any(button.label == "▶" and not button.disabled for button in shown.message.buttons):
        shown = await player.click(shown, "▶")
        fits(shown)
        met += [one for one in choices_in(shown) if one not in met]
    return [(custom_id if value is None else "", value) for custom_id, value in met]


PARTS = {
    "tradeswoman": (("buy", "cube"), ("sell", "cube")),
    "mayor": (("load", "dock"),),
    "foreman": (("activate", "field"),),
    "architect": (("build", "building"),),
    "worker": (("move", "field"),),
}


@pytest.mark.parametrize("card", CHARACTERS)
async def test_a_card_with_all_its_choices(
    bot: Malecon, discord_: Sandbox, people: list[Player], card: str
) -> None:
    table = await seat(bot.database, discord_, everything_built(), people)
    first = people[0]
    shown = await first.slash("cuba play", character=card)
    live = await bot.tables.live(table)
    assert live.decision is not None
    met = await all_choices(first, shown)
    assert len(set(met)) == len(met) == len(live.decision.legal(0))
    for verb, part in PARTS[card]:
        offered = await first.complete(f"cuba {verb}", part)
        assert 0 < len(offered) <= MOST_COMPLETED
        assert all(0 < len(line) <= LINE_LIMIT for line, _ in offered)


async def test_trades_have_more_choices_than_a_menu_holds(
    bot: Malecon, discord_: Sandbox, people: list[Player]
) -> None:
    """What ends the trading is beside every page; undoing goes on from there."""
    table = await seat(bot.database, discord_, everything_built(), people)
    first = people[0]
    shown = await first.slash("cuba play", character="tradeswoman")
    assert shown.message.select().placeholder == "Choose (page 1 of 2)"
    under = ["◀", "▶", "Finish", "Take back"]
    assert [button.label for button in shown.message.buttons] == under
    shown = await first.click(shown, "▶")
    assert [button.label for button in shown.message.buttons] == under
    shown = await first.click(shown, "Finish")
    shown = await first.click(shown, "Take back")
    assert len(shown.message.select().options) == PAGE
    assert await acts_of(bot.database, table) == [
        "play character=tradeswoman",
        "finish",
        "undo to=1",
    ]


async def test_bribes_of_a_rich_player(
    bot: Malecon, discord_: Sandbox, people: list[Player]
) -> None:
    at = in_parliament(5, holds={0: "60 pesos"})
    table = await seat(bot.database, discord_, at, people)
    first = people[0]
    shown = await first.slash("turn")
    assert shown.message.select().placeholder == "Choose (page 1 of 3)"
    listed = [line for line in shown.text.split("\n") if line.startswith("- ")]
    assert listed[-2:] == ["- Spend 12 pesos: 16 votes in all, you keep 48 pesos", MORE]
    met = await all_choices(first, shown)
    assert len(set(met)) == len(met) == 61
    assert len(await first.complete("cuba bribe", "pesos")) == MOST_COMPLETED
    offered = await first.complete("cuba bribe", "pesos", "5")
    assert [value for _, value in offered] == [5, *range(50, 60)]
    shown = await first.slash("turn")
    for _ in range(2):
        shown = await first.click(shown, "▶")
    [*_, (custom_id, value)] = choices_in(shown)
    answer = await first.use(shown, custom_id, [str(value)])
    fits(answer)
    assert await acts_of(bot.database, table) == ["bribe pesos=60"]


async def test_the_end_of_a_game(bot: Malecon, discord_: Sandbox, people: list[Player]) -> None:
    played = {seat: ["worker", "tradeswoman", "architect", "foreman"] for seat in range(4)}
    at = everything_built(
        played={**played, 4: ["worker", "tradeswoman", "architect"]}, start=0, active=4
    )
    table = await seat(bot.database, discord_, at, people)
    fits(await people[4].slash("cuba play", character="foreman"))
    while (live := await bot.tables.live(table)).decision is not None:
        player = people[live.decision.awaited[0]]
        custom_id, value = choices_in(await player.slash("turn"))[0]
        shown = await player.slash("turn")
        fits(await player.use(shown, custom_id, None if value is None else [value]))
    last = await people[1].sees(lambda message: is_last_post(message))
    assert len(last.text) <= MESSAGE_LIMIT
    assert all(0 < len(alt) <= ALT_LIMIT for alt in last.alts)
    assert last.images
    for command in LOOKS:
        fits(await people[2].slash(command))
