"""Discord's limits at tables of Maracaibo as full as they come.

What goes over the wire here is checked by the local Discord as well: the fixture fails for whatever
the real one would refuse.
"""

from typing import Any

import pytest

from bot.client import Malecon
from bot.ui.choices import PAGE
from bot.wording.game import LINE_LIMIT
from games.maracaibo.buildings import BUILDINGS
from games.maracaibo.cards import A_CARDS, B_CARDS
from games.maracaibo.map import QUEST_SITES
from games.maracaibo.rounds import EndRound
from games.maracaibo.upgrades import UPGRADES
from games.maracaibo.view import Options
from sandbox.local import Sandbox
from sandbox.players import Player
from tests.bot.commanding import MARACAIBO
from tests.bot.placing import acts_of, seat
from tests.bot.scripted import board_button, choices_in, is_last_post
from tests.bot.test_cuba_limits import MOST_COMPLETED, all_choices
from tests.bot.test_limits import ALT_LIMIT, MESSAGE_LIMIT, WIDE, fits
from tests.games.maracaibo.positions import Table, position

EXPLORERS = ("27", "28", "26", "24l")
LOOKS = (
    *("turn", "hand", "board", "second-board", "player-boards", "log", "table info"),
    "maracaibo tracks",
)


@pytest.fixture
def people(discord_: Sandbox) -> list[Player]:
    """Four people whose names are as long and as strange as Discord allows."""
    return [discord_.add_player(name) for name in WIDE]


def everything(seats: int = 4, **more: Any) -> Table:
    """Whole ships, full hands and planning areas, many projects; the first player is in a village.

    That player may do every village action there is.
    """
    a_cards, b_cards = iter(A_CARDS), iter(card for card in B_CARDS if card > "B004")

    def some(cards: Any, count: int) -> str:
        return " ".join(next(cards) for _ in range(count))

    every = range(seats)
    given = {
        "stopped": ("9", 7),
        "round": 4,
        "hands": {player: some(a_cards, 6) for player in every},
        "planned": {player: some(a_cards, 3) for player in every},
        "bought": {player: some(b_cards, 6) for player in every},
        "doubloons": {player: 60 + player for player in every},
        "points": {player: 240 + player for player in every},
        "combat": dict.fromkeys(every, 12),
        "influence": dict.fromkeys(every, (15, 12, 9)),
        "income": dict.fromkeys(every, (20, 20)),
        "upgrades": {player: " ".join(UPGRADES) for player in every},
        "explorers": {player: EXPLORERS[player] for player in every},
        "investors": dict.fromkeys(BUILDINGS[:4], ()),
        "markers": {"2": "spain", "3": "spain", "6": "england", "7": "france", "11": "france"},
        "quests": {at: f"Q{at}" for at in QUEST_SITES[seats]},
        "symbols": dict.fromkeys(every, "medal anchor parrot barrel compass"),
        "discarded": [next(b_cards) for _ in range(8)],
    }
    return position(seats, **{**given, **more})


@pytest.mark.parametrize("seats", [1, 4])
async def test_everything_that_can_be_looked_at(
    bot: Malecon, discord_: Sandbox, people: list[Player], seats: int
) -> None:
    at = everything(seats, options=Options(level=5))
    await seat(bot.database, discord_, at, people)
    for player in people:
        for command in LOOKS:
            fits(await player.slash(command))
    fits(await people[0].slash("player-boards", player="A"))
    fits(await people[-1].slash("board", for_all=True))
    await people[0].slash("maracaibo pass")
    await people[0].slash("maracaibo finish")
    post = await people[1].sees(lambda message: board_button(message, "log"))
    assert len(post.text) <= MESSAGE_LIMIT
    assert all(0 < len(alt) <= ALT_LIMIT for alt in post.alts)
    assert len(post.mentions) == 1


async def test_a_village_with_more_choices_than_a_menu_holds(
    bot: Malecon, discord_: Sandbox, people: list[Player]
) -> None:
    """What ends the action is beside every page; undoing goes on from the first one."""
    table = await seat(bot.database, discord_, everything(planned={0: A_CARDS[-1]}), people)
    first = people[0]
    live = await bot.tables.live(table)
    assert live.decision is not None
    legal = live.decision.legal(0)
    assert len(legal) > PAGE
    shown = await first.slash("turn")
    assert len(choices_in(shown)) == PAGE + 1
    assert shown.message.select().placeholder == "Choose (page 1 of 2)"
    met = await all_choices(first, shown)
    assert len(set(met)) == len(met) == len(legal)
    shown = await first.click(await first.slash("turn"), "▶")
    *_, (custom_id, value) = [one for one in choices_in(shown) if one[1] is not None]
    assert len(choices_in(shown)) == len(legal) - PAGE, "the end of the action is beside it, too"
    shown = await first.use(shown, custom_id, [str(value)])
    fits(shown)
    shown = await first.click(shown, "Take back")
    assert len(choices_in(shown)) == PAGE + 1
    acts = await acts_of(bot.database, table)
    assert acts == [str(legal[-1]), "undo to=0"]


FIGHT = ("act", {"deed": "fight"})
FOR_SPAIN = ("fight for", {"nation": "spain"})
ADD_ALL = ("fight add", {"points": 12})


@pytest.mark.parametrize(
    "acts",
    [[], [("village earn", {})], [FIGHT], [FIGHT, FOR_SPAIN], [FIGHT, FOR_SPAIN, ADD_ALL]],
    ids=["village", "next action", "fight", "add", "spend"],
)
async def test_completions_fit(
    bot: Malecon,
    discord_: Sandbox,
    people: list[Player],
    acts: list[tuple[str, dict[str, Any]]],
) -> None:
    """Whatever may be typed next is completed within the limits, at every stage of a turn."""
    at = everything(stopped=("11", 3), empty_piles=True) if FIGHT in acts else everything()
    table = await seat(bot.database, discord_, at, people)
    first = people[0]
    for verb, options in acts:
        fits(await first.slash(f"maracaibo {verb}", **options))
    assert len(await acts_of(bot.database, table)) == len(acts)
    offered = 0
    for verb, parameters in MARACAIBO.items():
        for parameter in parameters[:1]:
            choices = await first.complete(f"maracaibo {verb}", parameter)
            assert len(choices) <= MOST_COMPLETED
            assert all(0 < len(line) <= LINE_LIMIT for line, _ in choices)
            offered += len(choices)
    assert offered


async def test_the_end_of_a_game(bot: Malecon, discord_: Sandbox, people: list[Player]) -> None:
    at = everything(ships={0: "22"}).runs(EndRound(0))
    table = await seat(bot.database, discord_, at, people)
    while (live := await bot.tables.live(table)).decision is not None:
        player = people[live.decision.awaited[0]]
        shown = await player.slash("turn")
        custom_id, value = choices_in(shown)[0]
        fits(await player.use(shown, custom_id, None if value is None else [value]))
    last = await people[1].sees(lambda message: is_last_post(message))
    assert len(last.text) <= MESSAGE_LIMIT
    assert all(0 < len(alt) <= ALT_LIMIT for alt in last.alts)
    assert last.images
    for command in LOOKS[:-1]:
        fits(await people[2].slash(command))
