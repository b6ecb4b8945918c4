"""What can be done in a turn of Maracaibo, command by command, and around it."""

import pytest

from bot.client import Malecon
from games.maracaibo.rounds import EndRound
from games.maracaibo.view import Options
from sandbox.local import Sandbox
from sandbox.players import Player
from tests.bot.maracaibo_table import NAMES, line_of
from tests.bot.placing import acts_of, seat
from tests.bot.playing import first_line
from tests.games.maracaibo.positions import GAME, Table, position


@pytest.fixture
def people(discord_: Sandbox) -> list[Player]:
    return [discord_.player(name) for name in NAMES]


@pytest.fixture
def ana(people: list[Player]) -> Player:
    return people[0]


async def test_a_city_by_names(
    bot: Malecon, discord_: Sandbox, people: list[Player], ana: Player
) -> None:
    at = position(stopped=("14", 3), hands={0: "A01 A20"}, upgrades={0: "bunks"})
    table = await seat(bot.database, discord_, at, people)
    assert await ana.complete("maracaibo deliver", "card") == [
        ("Deliver sugar with Harbour Clerk: remove 1 disc", "A01"),
        ("Deliver tobacco with Envoy from London: remove 1 disc", "A20"),
    ]
    assert await ana.complete("maracaibo act", "deed") == [
        (await line_of(bot, table, "act arm"), "arm")
    ]
    answer = await ana.slash("maracaibo act", deed="Fight")
    assert first_line(answer) == (
        "Here the actions are: Take combat points; not Fight (rules: city actions)."
    )
    answer = await ana.slash("maracaibo act", deed="gold")
    assert answer.text == "There is no “gold” here; choose from Take combat points."
    await ana.slash("maracaibo deliver", card="Envoy from London")
    assert [value for _, value in await ana.complete("maracaibo remove", "upgrade", "flag")] == [
        "broker",
        "signals",
    ]
    answer = await ana.slash("maracaibo remove", upgrade="bunks")
    assert first_line(answer) == "No disc is left on the Bunks (rules: delivering)."
    await ana.slash("maracaibo remove", upgrade="Broker's flag")
    await ana.slash("maracaibo act", deed="take combat points")
    assert (await acts_of(bot.database, table))[:3] == [
        "deliver card=A20",
        "remove upgrade=broker",
        "act deed=arm",
    ]


async def test_spaces_of_the_explorer_track(
    bot: Malecon, discord_: Sandbox, people: list[Player], ana: Player
) -> None:
    at = position(stopped=("4", 3), explorers={0: "2"})
    table = await seat(bot.database, discord_, at, people)
    await ana.slash("maracaibo act", deed="explore")
    assert await ana.complete("maracaibo explore", "to", "4") == [
        (await line_of(bot, table, "explore 4u"), "4u"),
        (await line_of(bot, table, "explore 4l"), "4l"),
    ]
    refusals = {
        "4": "“4” could be several things: space 4, upper way or space 4, lower way.",
        "30": "The end of the track is not within 3 steps of your explorer (rules: exploring).",
        "6": "Space 6, lower way is not within 3 steps of your explorer (rules: exploring).",
        "moon": (
            "There is no “moon” here; choose from space 3, space 4, upper way, space 4, lower way,"
            " space 5, upper way or space 5, lower way."
        ),
    }
    for to, sentence in refusals.items():
        assert first_line(await ana.slash("maracaibo explore", to=to)) == sentence
    await ana.slash("maracaibo explore", to="Space 4, lower way")
    assert (await acts_of(bot.database, table))[:2] == ["act deed=explore", "explore to=4l"]


async def test_a_village_with_all_upgrades(
    bot: Malecon, discord_: Sandbox, people: list[Player], ana: Player
) -> None:
    at = position(
        stopped=("9", 7),
        hands={0: "A01 A13 A20"},
        doubloons={0: 9},
        upgrades={0: "armoury crew_call scouts"},
    )
    table = await seat(bot.database, discord_, at, people)
    assert await ana.complete("maracaibo village drill", "card", "pawn") == [
        (await line_of(bot, table, "drill A13"), "A13")
    ]
    assert await ana.complete("maracaibo invest", "building") == [
        (await line_of(bot, table, "invest palace"), "palace")
    ]
    answer = await ana.slash("maracaibo invest", building="Fortress")
    assert first_line(answer) == "The Fortress is not open (rules: village actions)."
    await ana.slash("maracaibo village drill", card="Pawnbroker")
    await ana.slash("maracaibo invest", building="governor's palace")
    await ana.slash("maracaibo village enlist")
    assert (await acts_of(bot.database, table))[:3] == [
        "drill card=A13",
        "invest building=palace",
        "enlist",
    ]


async def test_what_needs_an_upgrade_says_so(
    bot: Malecon, discord_: Sandbox, people: list[Player], ana: Player
) -> None:
    at = position(stopped=("9", 7), hands={0: "A01"})
    table = await seat(bot.database, discord_, at, people)
    refusals = {
        "village scout": "Your ship has no Scouts (rules: village actions).",
        "village enlist": "Your ship has no Crew call (rules: village actions).",
    }
    for verb, sentence in refusals.items():
        assert first_line(await ana.slash(f"maracaibo {verb}")) == sentence
    answer = await ana.slash("maracaibo village drill", card="A01")
    assert first_line(answer) == "Your ship has no Armoury (rules: village actions)."
    await ana.slash("maracaibo village sell")
    answer = await ana.slash("maracaibo village sell")
    assert first_line(answer) == "Your hand is empty (rules: village actions)."
    await ana.slash("maracaibo village earn")
    assert (await acts_of(bot.database, table))[:2] == ["sell", "earn"]


async def test_a_combat_step_by_step(
    bot: Malecon, discord_: Sandbox, people: list[Player], ana: Player
) -> None:
    at = position(
        stopped=("11", 3),
        combat={0: 9},
        upgrades={0: "marque nets"},
        markers={"3": "england"},
        empty_piles=True,
    )
    table = await seat(bot.database, discord_, at, people)
    assert await ana.complete("maracaibo act", "deed") == [
        ("Fight: you have 9 combat points", "fight")
    ]
    await ana.slash("maracaibo act", deed="Fight")
    assert await ana.complete("maracaibo fight for", "nation", "sp") == [
        ("Fight for Spain: value 3, total 12 at most", "spain")
    ]
    answer = await ana.slash("maracaibo fight for", nation="Cuba")
    assert answer.text == "There is no “Cuba” here; choose from France, England or Spain."
    await ana.slash("maracaibo fight for", nation="Spain")
    points = await ana.complete("maracaibo fight add", "points")
    assert [value for _, value in points] == [*range(10)]
    assert points[8][0] == "Add 8 combat points: total 11, you keep 1"
    for wrong in (10, -1):
        answer = await ana.slash("maracaibo fight add", points=wrong)
        assert first_line(answer) == (
            "You have 9 combat points: you can add any number from 0 to that (rules: combat)."
        )
    await ana.slash("maracaibo fight add", points=9)
    assert await ana.complete("maracaibo fight win", "influence") == [
        (await line_of(bot, table, f"win {influence}"), influence) for influence in (1, 3)
    ]
    answer = await ana.slash("maracaibo fight win", influence=2)
    assert answer.text == "There is no “2” here; choose from 1 or 3."
    assert await ana.complete("maracaibo fight annex", "location", "bara") == [
        (await line_of(bot, table, "annex 3"), "3")
    ]
    answer = await ana.slash("maracaibo fight annex", location="Havana")
    assert first_line(answer) == "Havana (1) cannot be annexed (rules: combat)."
    await ana.slash("maracaibo fight annex", location="Baracoa")
    await ana.slash("maracaibo fight raid")
    await ana.slash("maracaibo fight win", influence=1)
    assert (await acts_of(bot.database, table))[1:] == [
        "fight nation=spain",
        "add points=9",
        "annex location=3",
        "raid",
        "win influence=1",
    ]


async def test_a_pile_is_chosen_where_there_are_two(
    bot: Malecon, discord_: Sandbox, people: list[Player], ana: Player
) -> None:
    table = await seat(bot.database, discord_, position(stopped=("11", 3)), people)
    await ana.slash("maracaibo act", deed="fight")
    assert await ana.complete("maracaibo fight reveal", "pile") == [
        ("Turn up from the left pile: 13 combat tokens", "left"),
        ("Turn up from the right pile: 12 combat tokens", "right"),
    ]
    answer = await ana.slash("maracaibo fight reveal", pile="middle")
    assert answer.text == "There is no “middle” here; choose from left pile or right pile."
    await ana.slash("maracaibo fight reveal", pile="Right pile")
    assert (await acts_of(bot.database, table))[:2] == ["act deed=fight", "reveal pile=right"]


async def test_the_first_cards_and_the_career(
    bot: Malecon, discord_: Sandbox, people: list[Player], ana: Player
) -> None:
    at = Table(GAME.setup(1, Options())).draws_on()
    table = await seat(bot.database, discord_, at, people)
    assert await ana.complete("maracaibo plan", "card", "harbour") == [
        (await line_of(bot, table, "plan A01"), "A01")
    ]
    assert len(await ana.complete("maracaibo discard", "card")) == 8
    answer = await ana.slash("maracaibo keep", career="Privateer")
    assert first_line(answer).startswith(
        "You are asked to plan a card or discard a card now, not to keep a career (rules: "
    )
    await ana.slash("maracaibo plan", card="Harbour Clerk")
    for card in ("A02", "fishwife", "Ropewalk"):
        await ana.slash("maracaibo discard", card=card)
    assert await ana.complete("maracaibo keep", "career", "priv") == [
        (await line_of(bot, table, "keep privateer"), "privateer")
    ]
    answer = await ana.slash("maracaibo keep", career="Patron")
    assert first_line(answer).startswith("You choose between Privateer or Pathfinder")
    await ana.slash("maracaibo keep", career="Career: Privateer")
    assert await acts_of(bot.database, table) == [
        "plan card=A01",
        "discard card=A02",
        "discard card=A03",
        "discard card=A04",
        "keep career=privateer",
    ]


async def test_a_task_and_a_quest(
    bot: Malecon, discord_: Sandbox, people: list[Player], ana: Player
) -> None:
    at = position(
        stopped=("15", 3),
        hands={0: "A01 A12 A13"},
        bought={0: "A34"},
        explorers={0: "10"},
        careers={0: "pathfinder", 1: "privateer", 2: "merchant"},
        quests={"15": "Q01"},
    )
    table = await seat(bot.database, discord_, at, people)
    assert await ana.complete("maracaibo complete", "task") == [
        ("Complete task 1: barrier 1 crossed: 1 figure", 1)
    ]
    refusals = {
        2: "The condition of task 2 does not hold (rules: careers).",
        4: "A career has the tasks 1 to 3 (rules: careers).",
    }
    for task, sentence in refusals.items():
        assert first_line(await ana.slash("maracaibo complete", task=task)) == sentence
    await ana.slash("maracaibo complete", task=1)
    answer = await ana.slash("maracaibo complete", task=1)
    assert first_line(answer) == "You have completed task 1 (rules: careers)."
    await ana.slash("maracaibo quest")
    assert await ana.complete("maracaibo waive", "thing") == [
        ("Pay the map by a project: no card is discarded", "map")
    ]
    answer = await ana.slash("maracaibo waive", thing="pistol")
    assert first_line(answer).endswith("(rules: quests).")
    await ana.slash("maracaibo waive", thing="Map")
    answer = await ana.slash("maracaibo pay", card="Pawnbroker")
    assert first_line(answer).endswith("(rules: quests).")
    await ana.slash("maracaibo pay", card="harbour clerk")
    await ana.slash("maracaibo decline")
    assert (await acts_of(bot.database, table))[:5] == [
        "complete task=1",
        "quest",
        "waive thing=map",
        "pay card=A01",
        "decline",
    ]


async def test_an_assistant_and_the_gallery(
    bot: Malecon, discord_: Sandbox, people: list[Player], ana: Player
) -> None:
    at = position(stopped=("15", 3), bought={0: "A44"}, doubloons={0: 1})
    table = await seat(bot.database, discord_, at, people)
    assert [value for _, value in await ana.complete("maracaibo assist", "card")] == ["A44"]
    answer = await ana.slash("maracaibo assist", card="Buccaneer")
    assert (
        first_line(answer) == "Buccaneer is no assistant of yours on the map (rules: assistants)."
    )
    await ana.slash("maracaibo assist", card="informer")
    assert await ana.complete("maracaibo influence", "nation", "fr") == [
        ("2 influence with France: 0 → 2, rank 0 → 2", "france")
    ]
    await ana.slash("maracaibo influence", nation="France")
    [line, *_] = [line for line, _ in await ana.complete("maracaibo take", "card")]
    assert line.startswith("Take Tobacco Estate for 1 doubloon: ")
    answer = await ana.slash("maracaibo take", card="Harbour Clerk")
    assert first_line(answer).startswith("Harbour Clerk ")
    await ana.slash("maracaibo take", card="Tobacco Estate")
    assert (await acts_of(bot.database, table))[:3] == [
        "assist card=A44",
        "influence nation=france",
        "take card=B001",
    ]


async def test_the_end_of_a_round(
    bot: Malecon, discord_: Sandbox, people: list[Player], ana: Player
) -> None:
    at = position(2, hands={0: "A01", 1: "A13"}, planned={0: "A02"}, doubloons={0: 5, 1: 3})
    table = await seat(bot.database, discord_, at.runs(EndRound(0)), people)
    assert [value for _, value in await ana.complete("maracaibo buy", "card")] == ["A01", "A02"]
    answer = await ana.slash("maracaibo village earn")
    assert first_line(answer) == (
        "You are asked to buy a project or take doubloons or a point now, not to take a doubloon"
        " (rules: end of a round)."
    )
    await ana.slash("maracaibo buy", card="Toll Keeper")
    await people[1].slash("maracaibo collect")
    assert await acts_of(bot.database, table) == ["buy card=A02", "collect"]
