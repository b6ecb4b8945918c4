"""During a game: what the rules do not allow is refused with the rule, choices beside it."""

from collections.abc import Mapping
from typing import Any

import pytest

from bot.client import Malecon
from bot.wording.language import Language
from bot.wording.registry import WORDINGS
from games.core.action import Action
from games.santiago.actions import Deliver, Drive, Give, Place, Seize, Use
from games.santiago.game import Santiago
from sandbox.local import Sandbox
from sandbox.players import Player
from tests.bot.placing import GAME, place
from tests.bot.scripted import choices_in
from tests.games.santiago.positions import STREET, Table, position


def at_pedro(**more: Any) -> Table:
    """Ana must move her piece to a white building."""
    given = {"seats": 2, "car": "zorro", "pieces": {1: "office"}, **more}
    return position(**given).do(0, "drive 1")


def at_zorro() -> Table:
    """Győző must give something."""
    holds = {1: "1 peso, 1 wood"}
    return position(seats=2, car="jose", holds=holds).do(0, "drive 1")


def at_alonso() -> Table:
    return position(seats=2, car="pedro", owners={"office": 1}).do(0, "drive 1")


def at_casino() -> Table:
    """Ana may use the Casino with her pesos."""
    at = position(seats=2, car=0, holds={0: "2 pesos"}, street=STREET)
    return at.do(0, "drive 1", "place casino")


def in_port(**more: Any) -> Table:
    """Ana delivers, and holds what is said."""
    given = {"seats": 2, "car": "martinez", "holds": {0: "1 sugar, 1 wood"}, **more}
    return position(**given).do(0, "drive 1")


DRIVING, ORDER = "driving the car", "order of play"

REFUSED: dict[str, tuple[Table, int, Action, Mapping[str, Any], str]] = {
    "too far": (
        position(seats=2, holds={0: "3 pesos"}),
        0,
        Drive(15),
        {"stops": 15},
        DRIVING,
    ),
    "the wrong flower": (
        at_pedro(),
        0,
        Place("church"),
        {"building": "church"},
        "placing the piece",
    ),
    "an occupied building": (
        at_pedro(),
        0,
        Place("office"),
        {"building": "Trading Office"},
        "placing the piece",
    ),
    "where the piece stands already": (
        at_pedro(pieces={0: "customs"}),
        0,
        Place("customs"),
        {"building": "customs"},
        "placing the piece",
    ),
    "a building that is owned": (
        at_alonso(),
        0,
        Seize("office"),
        {"building": "office"},
        "Alonso, the lawyer",
    ),
    "wood for El Zorro": (
        at_zorro(),
        1,
        Give("wood"),
        {"thing": "wood"},
        "El Zorro, the pickpocket",
    ),
    "what one does not have": (
        at_zorro(),
        1,
        Give("rum"),
        {"thing": "rum"},
        "El Zorro, the pickpocket",
    ),
    "more than one holds": (
        in_port(),
        0,
        Deliver("sugar", 2),
        {"cargo": "sugar", "amount": 2},
        "delivery round",
    ),
    "a building elsewhere": (
        at_casino(),
        0,
        Use("bank"),
        {"how": "Bank"},
        "buildings",
    ),
}


@pytest.mark.parametrize("case", REFUSED)
async def test_what_the_rules_do_not_allow(
    bot: Malecon, people: list[Player], discord_: Sandbox, case: str
) -> None:
    at, seat, action, options, rule = REFUSED[case]
    table = await place(bot.database, discord_, at, people[:2])
    answer = await people[seat].slash(f"santiago {action.verb}", **options)
    assert answer.ephemeral
    sentence = WORDINGS[GAME].refusal(Santiago().refusal(at.state, seat, action), Language("en"))
    assert answer.text.split("\n")[0] == sentence
    assert f"(rules: {rule})." in sentence
    assert choices_in(answer), "what is possible instead is offered"
    assert await bot.database.log.count(table) == 0


ANYTHING: list[tuple[str, Mapping[str, Any]]] = [
    ("drive", {"stops": 1}),
    ("take", {"good": "rum"}),
    ("seize", {"building": "bank"}),
    ("use", {"how": "bank"}),
    ("decline", {}),
    ("give", {"thing": "peso"}),
    ("place", {"building": "bank"}),
    ("deliver", {"cargo": "sugar", "amount": 1}),
    ("pass", {}),
    ("keep", {"without": "rum"}),
]


@pytest.mark.parametrize(("verb", "options"), ANYTHING, ids=[verb for verb, _ in ANYTHING])
async def test_out_of_turn(
    bot: Malecon,
    people: list[Player],
    discord_: Sandbox,
    verb: str,
    options: Mapping[str, Any],
) -> None:
    table = await place(bot.database, discord_, position(seats=2), people[:2])
    answer = await people[1].slash(f"santiago {verb}", **options)
    assert answer.ephemeral
    assert answer.text == (
        f"It is not your decision now (rules: {ORDER}).\n\n"
        "Nothing is asked of you now. Ana: drive the car"
    )
    assert choices_in(answer) == []
    assert await bot.database.log.count(table) == 0


@pytest.mark.parametrize(("verb", "options"), ANYTHING[1:], ids=[verb for verb, _ in ANYTHING[1:]])
async def test_another_verb_than_is_asked_for(
    bot: Malecon,
    people: list[Player],
    discord_: Sandbox,
    verb: str,
    options: Mapping[str, Any],
) -> None:
    table = await place(bot.database, discord_, position(seats=2), people[:2])
    answer = await people[0].slash(f"santiago {verb}", **options)
    assert answer.ephemeral
    assert f"(rules: {DRIVING})." in answer.text.split("\n")[0]
    assert choices_in(answer)
    assert await bot.database.log.count(table) == 0


@pytest.mark.parametrize(("verb", "options"), ANYTHING, ids=[verb for verb, _ in ANYTHING])
async def test_one_who_does_not_sit_at_the_table(
    bot: Malecon,
    people: list[Player],
    discord_: Sandbox,
    verb: str,
    options: Mapping[str, Any],
) -> None:
    table = await place(bot.database, discord_, position(seats=2), people[:2])
    answer = await people[3].slash(f"santiago {verb}", **options)
    assert (answer.text, answer.ephemeral) == ("You do not sit at this table.", True)
    assert await bot.database.log.count(table) == 0


@pytest.mark.parametrize(
    ("verb", "option", "told"),
    [
        ("take", "good", "choose from sugar, citrus, tobacco, rum or cigars."),
        ("seize", "building", "choose from Bank, Church, Distillery,"),
        ("give", "thing", "choose from pesos, points, sugar,"),
        ("place", "building", "Newspaper."),
        ("keep", "without", "choose from sugar, citrus, tobacco, rum or cigars."),
        ("use", "how", "choose from Bank, Church, Distillery,"),
    ],
)
async def test_a_word_that_the_game_does_not_know(
    bot: Malecon, people: list[Player], discord_: Sandbox, verb: str, option: str, told: str
) -> None:
    await place(bot.database, discord_, position(seats=2), people[:2])
    answer = await people[0].slash(f"santiago {verb}", **{option: "chocolate"})
    assert answer.ephemeral
    assert answer.text.startswith("There is no “chocolate” here; ")
    assert told in answer.text
    assert "\n" not in answer.text


async def test_a_word_out_of_turn_is_not_even_read(
    bot: Malecon, people: list[Player], discord_: Sandbox
) -> None:
    await place(bot.database, discord_, position(seats=2), people[:2])
    answer = await people[1].slash("santiago keep", without="tob")
    assert answer.text.startswith(f"It is not your decision now (rules: {ORDER}).\n")


async def test_a_spectator_may_look_at_what_is_public(
    bot: Malecon, people: list[Player], discord_: Sandbox
) -> None:
    at = position(seats=2, holds={0: "3 pesos, 2 rum"})
    await place(bot.database, discord_, at, people[:2])
    mateo = people[3]
    hand = await mateo.slash("hand")
    assert hand.text == "You do not sit at this table, so you hold nothing here."
    assert hand.images == []
    turn = await mateo.slash("turn")
    assert turn.text == "You do not sit at this table. Ana: drive the car"
    board = await mateo.slash("board")
    assert board.ephemeral
    assert len(board.images) == 1
    assert (await mateo.slash("log")).ephemeral
    assert await mateo.complete("santiago drive", "stops") == []


async def test_a_board_for_all(bot: Malecon, people: list[Player], discord_: Sandbox) -> None:
    await place(bot.database, discord_, position(seats=2), people[:2])
    shown = await people[0].slash("board", for_all=True)
    assert not shown.ephemeral
    assert people[3].latest(shown).images == shown.images


async def test_words_are_read_as_they_are_called(
    bot: Malecon, people: list[Player], discord_: Sandbox
) -> None:
    """Whoever types instead of choosing is understood, too."""
    table = await place(bot.database, discord_, at_pedro(), people[:2])
    answer = await people[0].slash("santiago place", building="  customs OFFICE ")
    assert "Ana moves to the Customs Office" in answer.text
    used = await people[0].complete("santiago use", "how")
    name, _ = used[0]
    answer = await people[0].slash("santiago use", how=name)
    assert "Ana moves to the Customs Office and strikes" in answer.text
    assert await bot.database.log.count(table) == 2


async def test_completions_are_labelled_and_fit_what_is_typed(
    bot: Malecon, people: list[Player], discord_: Sandbox
) -> None:
    at = position(seats=2, holds={0: "30 pesos"})
    await place(bot.database, discord_, at, people[:2])
    ana = people[0]
    offered = await ana.complete("santiago drive", "stops")
    assert len(offered) == 25, "Discord shows no more"
    assert ("4 stops to Pedro: pay 3 pesos, take 2 tobacco", 4) in offered
    assert [value for _, value in await ana.complete("santiago drive", "stops", "31")] == [31]
    assert await ana.complete("santiago take", "good") == []
    assert "drives 31 stops" in (await ana.slash("santiago drive", stops=31)).text


async def test_deliveries_are_completed_in_two_steps(
    bot: Malecon, people: list[Player], discord_: Sandbox
) -> None:
    holds = {0: "2 sugar, 1 wood"}
    await place(
        bot.database,
        discord_,
        in_port(holds=holds, dice="3 sugar, 1 citrus, 0 rum, 0 tobacco"),
        people[:2],
    )
    ana = people[0]
    cargoes = [value for _, value in await ana.complete("santiago deliver", "cargo")]
    assert cargoes == ["sugar", "wood:sugar", "wood:citrus"]
    amounts = await ana.complete("santiago deliver", "amount", cargo="sugar")
    assert [value for _, value in amounts] == [1, 2]
    assert await ana.complete("santiago deliver", "amount", cargo="rum") == []
    answer = await ana.slash("santiago deliver", cargo="wood:citrus", amount=1)
    assert "Ana delivers 1 wood" in answer.text
