"""Parliament over the wire: bribes that nobody sees before all are in, and what follows them."""

import asyncio
import re
from pathlib import Path

import pytest

from bot.client import Malecon
from games.cuba.parliament import SetCardsAside
from games.cuba.steps import PlayCard
from games.cuba.view import Options
from sandbox.local import Sandbox
from sandbox.players import Answer, Player
from sandbox.seen import Message
from storage.database import Database
from tests.bot.chronicle import Chronicle, Shown
from tests.bot.cuba_table import BILLS, in_parliament
from tests.bot.placing import acts_of, seat
from tests.bot.playing import first_line
from tests.bot.running import Child
from tests.bot.taking_back import CANNOT_IN_SECRET
from tests.games.cuba.positions import Table, position

ANSWERED = "That question has been answered already; nothing was changed."
NOTED = "Your answer is noted; nobody else sees it yet."
BUY = "buy votes in secret"
CHOSEN = 3
"""The style of a green button."""
SPENT = 41
"""A number that occurs nowhere else at the table."""
RICH = {0: "60 pesos, 1 wood", 1: "30 pesos", 2: "9 pesos"}
LOOKS = ("turn", "hand", "board", "player-boards", "log", "table info")


@pytest.fixture
def people(discord_: Sandbox) -> list[Player]:
    return [discord_.player(name) for name in ("Ana", "Győző", "Łukasz")]


@pytest.fixture
def chronicle(discord_: Sandbox) -> Chronicle:
    return Chronicle(discord_)


def before_parliament() -> Table:
    """Łukasz has the last card of the round to play."""
    played = {seat: ["worker", "tradeswoman", "architect"] for seat in range(3)}
    at = position(3, holds=RICH, played=played, bills=BILLS)
    return at.do(0, "play foreman").do(1, "play foreman")


async def end_actions(lukasz: Player) -> None:
    """Play the last card of the round, so that votes are bought."""
    await lukasz.slash("cuba play", character="mayor")


def mentioned(message: Message) -> set[str]:
    return set(re.findall(r"<@(\d+)>", message.content))


def now(player: Player, message: Message) -> Message:
    """Return a message as it is now."""
    latest = player.latest(message)
    assert latest is not None, "nothing was deleted"
    return latest


def ids(*players: Player) -> set[str]:
    return {player.id for player in players}


def chosen(answer: Answer) -> list[str]:
    return [button.label for button in answer.message.buttons if button.style == CHOSEN]


def words_of(message: Message) -> list[str]:
    """Return all that can be read in a message, under its pictures and on its buttons too."""
    options = [option for menu in message.selects for option in menu.options]
    labels = [button.label for button in message.buttons] + [option.label for option in options]
    return [message.text, *message.alts, *labels]


async def look_around(player: Player) -> list[tuple[str, list[bytes]]]:
    """Return the words and pictures of everything that shows something of the table."""
    looks = []
    for command in LOOKS:
        answer = await player.slash(command)
        looks.append(("\n".join(words_of(answer.message)), answer.images))
    return looks


async def test_nobody_sees_a_bribe_before_all_are_in(
    bot: Malecon, discord_: Sandbox, people: list[Player], chronicle: Chronicle
) -> None:
    ana, gyozo, lukasz = people
    table = await seat(bot.database, discord_, before_parliament(), people)
    await end_actions(lukasz)
    post = await ana.sees(BUY)
    assert mentioned(post) == ids(*people)
    assert post.images

    answer = await ana.slash("cuba bribe", pesos=3)
    assert answer.text.startswith(NOTED)
    before = await look_around(gyozo)
    answer = await ana.slash("cuba bribe", pesos=SPENT)
    assert f"You have put down {SPENT} pesos." in answer.text
    refused = await ana.slash("cuba bribe", pesos=61)
    assert first_line(refused) == (
        "You have 60 pesos: you can spend any number from 0 to that (rules: buying votes)."
    )
    assert await look_around(gyozo) == before, "another bribe changes nothing for others"
    await ana.until(lambda: mentioned(now(ana, post)) == ids(gyozo, lukasz))
    await lukasz.slash("cuba bribe", pesos=9)
    others = [shown for shown in chronicle.shown if shown.only_for != ana.id]
    assert not [shown for shown in others if says(shown, SPENT)]
    assert [shown for shown in chronicle.private(ana.id) if says(shown, SPENT)]

    await gyozo.slash("cuba bribe", pesos=0)
    told = await ana.sees("Votes: ")
    assert told.content.split("\n")[0] == (
        "Votes: Ana Mayor 5 + 41 pesos = 46 · Győző Mayor 5 + 0 pesos = 5 ·"
        " Łukasz Foreman 4 + 9 pesos = 13. Ana wins with 46 votes and chooses the laws."
    )
    assert told.images
    assert await acts_of(bot.database, table) == [
        *("play character=mayor", "bribe pesos=3", f"bribe pesos={SPENT}"),
        *("bribe pesos=9", "bribe pesos=0"),
    ]
    assert list(chronicle.posts(table)) == [1, 5]
    assert all(len(player.pings) == 1 for player in (gyozo, lukasz)), "each is called once"
    stale = await ana.slash("cuba bribe", pesos=5)
    assert first_line(stale).startswith("You are asked to enact a bill now, not to buy votes")


def says(shown: Shown, number: int) -> bool:
    """Whether a number stands anywhere in a message that was shown."""
    return any(re.search(rf"\b{number}\b", text) for text in words_of(shown.message))


async def test_a_bribe_is_changed_by_button_until_the_last_is_in(
    bot: Malecon, discord_: Sandbox, people: list[Player]
) -> None:
    ana, gyozo, lukasz = people
    at = in_parliament(holds={0: "2 pesos", 1: "2 pesos", 2: "2 pesos"})
    table = await seat(bot.database, discord_, at, people)
    shown = await ana.slash("turn")
    shown = await ana.click(shown, "Spend 2 pesos")
    assert chosen(shown) == ["Spend 2 pesos"]
    shown = await ana.click(shown, "Spend nothing")
    assert chosen(shown) == ["Spend nothing"]
    assert "Take back" not in [button.label for button in shown.message.buttons]
    await gyozo.slash("cuba bribe", pesos=1)
    refused = await gyozo.slash("undo")
    assert first_line(refused) == CANNOT_IN_SECRET
    await lukasz.slash("cuba bribe", pesos=0)
    late = await ana.click(shown, "Spend 1 peso")
    assert late.text.startswith(ANSWERED)
    assert await acts_of(bot.database, table) == [
        *("bribe pesos=2", "bribe pesos=0", "bribe pesos=1", "bribe pesos=0"),
    ]


async def test_only_the_tied_buy_votes_once_more(
    bot: Malecon, discord_: Sandbox, people: list[Player], chronicle: Chronicle
) -> None:
    ana, gyozo, lukasz = people
    at = in_parliament(holds={0: "3 pesos", 1: "5 pesos", 2: "4 pesos"})
    table = await seat(bot.database, discord_, at, people)
    for player, pesos in ((ana, 2), (gyozo, 2), (lukasz, 1)):
        await player.slash("cuba bribe", pesos=pesos)
    post = await ana.sees(lambda message: mentioned(message) == ids(ana, gyozo))
    assert "Ana Foreman 4 + 2 pesos = 6 · Győző Foreman 4 + 2 pesos = 6" in post.content
    refused = await lukasz.slash("cuba bribe", pesos=1)
    assert first_line(refused) == "It is not your decision now (rules: order of play)."
    assert await lukasz.complete("cuba bribe", "pesos") == []
    assert [value for _, value in await ana.complete("cuba bribe", "pesos")] == [0, 1]
    refused = await ana.slash("cuba bribe", pesos=2)
    assert first_line(refused).startswith("You have 1 peso: ")
    await gyozo.slash("cuba bribe", pesos=3)
    await ana.slash("cuba bribe", pesos=1)
    told = await lukasz.sees("Győző wins")
    assert "Győző" in told.content
    assert list(chronicle.posts(table)) == [3, 5]


@pytest.mark.parametrize("given", [1, 2])
async def test_a_crash_between_bribes_loses_and_reveals_nothing(
    discord_: Sandbox, tmp_path: Path, people: list[Player], chronicle: Chronicle, given: int
) -> None:
    """The bot dies right after a bribe is committed, before anybody hears of it."""
    ana, _, lukasz = people
    bribes = [*zip(people, (SPENT, 7, 0), strict=True)]
    bot = Child(discord_, tmp_path)
    async with Database.open(bot.database) as database:
        table = await seat(database, discord_, before_parliament(), people)
    async with bot:
        await end_actions(lukasz)
        post = await ana.sees(BUY)
        await bot.kill()
        await bot.start(die_after_commits=given)
        *answered, (player, last) = bribes[:given]
        for other, pesos in answered:
            await other.slash("cuba bribe", pesos=pesos)
        dying = asyncio.create_task(player.slash("cuba bribe", pesos=last))
        await bot.dead()
        dying.cancel()
        await bot.start()
        still = ids(*(player for player, _ in bribes[given:]))
        await ana.until(lambda: mentioned(now(ana, post)) == still)
        for player, pesos in bribes:
            shown = await player.slash("turn")
            put_down = f"You have put down {pesos} pesos."
            assert (put_down in shown.text) == (player.id not in still)
        assert list(chronicle.posts(table)) == [1]
        assert not [shown for shown in chronicle.public() if says(shown, SPENT)]
        for player, pesos in bribes[given:]:
            await player.slash("cuba bribe", pesos=pesos)
        told = await ana.sees("Votes: ")
        assert f"Ana Mayor 5 + {SPENT} pesos = {5 + SPENT}" in told.content
    assert list(chronicle.posts(table)) == [1, 4], "each bribe is in the log once"
    for secret in (f"{SPENT} pesos", f"pesos={SPENT}", f'"pesos":{SPENT}', f"'pesos': {SPENT}"):
        assert secret not in bot.log
    assert all(len(player.pings) <= 2 for player in people)


async def test_parliament_and_administration_by_command(
    bot: Malecon, discord_: Sandbox, people: list[Player]
) -> None:
    at = in_parliament(
        holds={0: "9 pesos, 1 wood, 2 water", 1: "3 pesos", 2: "1 stone"},
        laws=["duty_materials"],
    )
    table = await seat(bot.database, discord_, at, people)
    ana, gyozo, lukasz = people
    await ana.slash("cuba bribe", pesos=5)
    for player in (gyozo, lukasz):
        await player.slash("cuba bribe", pesos=0)
    assert await ana.complete("cuba enact", "statute", "tax") == [
        ("Enact the tax of 3 pesos: pay 3 pesos for 2 points", "tax_3")
    ]
    await ana.slash("cuba enact", statute="tax of 3 pesos")
    answer = await ana.slash("cuba enact", statute="tax_3")
    assert first_line(answer) == (
        "You have enacted the tax of 3 pesos already (rules: parliament)."
    )
    await ana.slash("cuba enact", statute="Drought")
    await ana.slash("cuba pay")
    await gyozo.slash("cuba decline")
    assert await ana.complete("cuba deliver", "first") == [
        ("Deliver 1 wood and 1 water: get 3 points, you keep 0 wood and 1 water", "wood"),
        ("Water: you have 2", "water"),
    ]
    assert await ana.complete("cuba deliver", "second", first="water") == [
        ("Deliver 1 wood and 1 water: get 3 points, you keep 0 wood and 1 water", "wood"),
        ("Deliver 2 water: get 3 points, you keep 0 water", "water"),
    ]
    answer = await ana.slash("cuba deliver", first="water")
    assert first_line(answer).startswith("The duty is ")
    await ana.slash("cuba deliver", first="water", second="wood")
    assert await acts_of(bot.database, table) == [
        "bribe pesos=5",
        "bribe pesos=0",
        "bribe pesos=0",
        "enact statute=tax_3",
        "enact statute=drought",
        "pay",
        "decline",
        "deliver first=wood second=water",
    ]


async def test_setting_a_card_aside(bot: Malecon, discord_: Sandbox, people: list[Player]) -> None:
    at = position(options=Options(card_aside=True), bills=["tax_3"])
    at.runs(SetCardsAside(), PlayCard())
    ana = people[0]
    table = await seat(bot.database, discord_, at, people)
    assert await ana.complete("cuba set-aside", "character", "5 vo") == [
        ("Mayor: 5 votes", "mayor")
    ]
    await ana.slash("cuba set-aside", character="mayor")
    answer = await ana.slash("cuba set-aside", character="Worker")
    assert answer.ephemeral
    assert "You have chosen the Worker." in answer.text
    for player in people[1:3]:
        await player.slash("cuba set-aside", character="architect")
    assert [value for _, value in await ana.complete("cuba play", "character")] == [
        "tradeswoman",
        *("architect", "foreman", "mayor"),
    ]
    answer = await ana.slash("cuba play", character="worker")
    assert first_line(answer).startswith("You have set the Worker aside for parliament")
    assert (await acts_of(bot.database, table))[:2] == [
        "set-aside character=mayor",
        "set-aside character=worker",
    ]
