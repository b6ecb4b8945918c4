"""Refusals say why, in a sentence a player may read, and name the rule."""

import pytest

from games.maracaibo.actions import Win
from games.maracaibo.effects import Resolve
from games.maracaibo.gains import gains
from games.maracaibo.rounds import BuyOrCollect
from tests.games.maracaibo.positions import GAME, position
from tests.games.maracaibo.test_rulings import combat
from tests.games.maracaibo.test_worked import A, B

HAND = {A: "A03 A13 A37"}


@pytest.mark.parametrize(
    ("seat", "line", "sentence"),
    [
        (B, "sail 2", "It is not your decision now. (order of play)"),
        (A, "earn", "You are asked to sail now, not to earn. (sailing)"),
        (A, "plan A03", "You are asked to sail now, not to plan. (sailing)"),
        (A, "sail 9", "Grenada is not within 7 steps of your ship. (sailing)"),
        (A, "sail 18", "Two branches lead to Cayman: name the upper or the lower one. (sailing)"),
        (A, "sail 15 lower", "There is one way to Negril: no branch is named. (sailing)"),
    ],
)
def test_sailing(seat: int, line: str, sentence: str) -> None:
    table = position(ships={A: "10"}, hands=HAND)

    assert table.refuses(seat, line) == sentence


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("earn", "Your ship is not in a village. (village actions)"),
        ("buy A13", "Your ship is not in a village. (village actions)"),
        ("deliver A13", "This market does not take sugar. (delivering)"),
        ("deliver A09", "Your hand has no card A09. (delivering)"),
        ("deliver A05", "The space for coffee is taken until the end of the round. (delivering)"),
        ("act explore", "Here you can fight, not explore. (city actions)"),
        ("assist A38", "You have no assistant A38 on the map. (assistants)"),
        ("assist A49", "Your assistant A49 does not stand here. (assistants)"),
        ("quest", "There is no quest here. (quests)"),
        ("plan A09", "Your hand has no card A09. (planning)"),
        ("complete 4", "A career has the tasks 1 to 3. (careers)"),
        ("complete 1", "You have completed task 1. (careers)"),
        ("complete 2", "The condition of task 2 does not hold. (careers)"),
        ("remove bunks", "You are asked to deliver or act or pass or plan now, not to remove."),
    ],
)
def test_in_a_city(line: str, sentence: str) -> None:
    table = position(
        stopped=("11", 7),
        hands={A: "A03 A13 A05"},
        bought={A: "A49"},
        markets={"11": {"coffee": B}},
        tasks={A: [2, 3]},
    )

    assert table.refuses(A, line).startswith(sentence)


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("act fight", "There is no city action here. (city actions)"),
        ("deliver A03", "There is no market here. (delivering)"),
        ("buy A07", "Neither your hand nor your planning areas have a card A07. (buying projects)"),
        ("buy A13", "The card A13 costs 3 doubloons and you have 2. (buying projects)"),
        ("invest palace", "The palace is not open. (village actions)"),
        ("invest guild", "The guild costs 8 doubloons and you have 2. (village actions)"),
        ("invest academy", "You have invested in the academy. (village actions)"),
        ("invest company", "All places on the company are taken. (village actions)"),
        ("drill A03", "Your ship has no Armoury. (village actions)"),
        ("enlist", "Your ship has no Crew call. (village actions)"),
        ("scout", "Your ship has no Scouts. (village actions)"),
        ("plan A03", "All your planning areas are taken. (planning)"),
    ],
)
def test_in_a_village(line: str, sentence: str) -> None:
    table = position(
        4,
        stopped=("9", 7),
        hands=HAND,
        planned={A: "A20 A21 A22"},
        doubloons={A: 2},
        investors={"guild": [B], "academy": [A], "company": [1, 2, 3]},
    )

    assert table.refuses(A, line) == sentence


def test_what_is_missing_for_village_actions() -> None:
    table = position(
        stopped=("9", 7),
        upgrades={A: "scouts armoury"},
        doubloons={A: 1},
        figures={A: 0},
        hands={A: "A37"},
        bought={A: "A26 A25"},
    )

    assert table.refuses(A, "scout") == (
        "Scouting costs 2 doubloons and you have 1. (village actions)"
    )
    assert table.refuses(A, "drill A01") == "Your hand has no card A01. (village actions)"
    assert table.refuses(A, "buy A37") == (
        "An assistant needs a figure of your own supply, and you have none. (buying projects)"
    )
    assert table.refuses(A, "invest palace") == (
        "Investing needs a figure of your own supply, and you have none. (village actions)"
    )


def test_city_actions_that_cannot_be_paid() -> None:
    poor = position(stopped=("13", 7), doubloons={A: 2}, hands=HAND)
    assert poor.refuses(A, "act repair") == (
        "That costs 3 doubloons and you have 2. (city actions)"
    )
    bare = position(stopped=("13", 7), doubloons={A: 3}, hands=HAND)
    bare.player().discs = dict.fromkeys(bare.player().discs, 0)
    assert bare.refuses(A, "act repair") == "No disc is left on your ship. (city actions)"
    market = position(stopped=("11", 7), hands=HAND)
    market.player().discs = dict.fromkeys(market.player().discs, 0)
    assert market.refuses(A, "deliver A03") == "No disc is left on your ship. (delivering)"
    tiles = ("auction", "press_gang", "expedition", "arsenal")
    nothing = position(stopped=("4", 7), tiles=tiles, hands={A: "A12"})
    assert nothing.refuses(A, "act bid") == (
        "There is no project you can buy, not even for less. (city actions)"
    )


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("annex 20", "Homeward bound cannot be annexed. (combat)"),
        ("annex 2", "Matanzas is held by france already. (combat)"),
        ("annex 3", "Baracoa is held by spain; without Boarding nets it cannot be taken. (combat)"),
        ("annex 4", "Only 4 of the total is left. (combat)"),
        ("win 3", "Only 4 of the total is left. (combat)"),
        ("raid", "Your ship has no Letter of marque. (combat)"),
        ("fight france", "You are asked to win or annex or finish now, not to fight. (combat)"),
    ],
)
def test_spending(line: str, sentence: str) -> None:
    table = combat(add=1, markers={"2": "france", "3": "spain"})

    assert table.refuses(A, line) == sentence


def test_an_amount_of_influence_that_there_is_not() -> None:
    spending = combat(add=1)
    error = GAME.refusal(spending.state, A, Win(2))  # type: ignore[arg-type]  # cannot be written

    assert str(error) == "Influence is won as 1 for 2 of the total, or as 3 for 5. (combat)"


def test_spending_twice() -> None:
    table = combat(add=12, combat={A: 12}, upgrades={A: "marque"}).do(A, "win 1", "annex 2", "raid")

    assert table.refuses(A, "win 3") == "You have used that option in this combat. (combat)"
    assert table.refuses(A, "raid") == "You have used that option in this combat. (combat)"
    assert table.refuses(A, "annex 3") == (
        "One village and one city can be annexed in a combat. (combat)"
    )
    out = combat(add=1, given={"france": 13})
    assert out.refuses(A, "annex 3") == "France has no marker left. (combat)"


def test_fighting() -> None:
    table = position(stopped=("11", 7)).do(A, "act fight", "reveal left").draw("draw-token 1")
    assert table.refuses(A, "fight france") == (
        "You cannot pay what france costs on this token. (combat)"
    )
    table.do(A, "fight england")
    assert table.refuses(A, "add 2") == ("You have 1 combat points, 12 would be the most. (combat)")
    discarding = position(stopped=("11", 7), hands={A: "A01 A02"})
    discarding.do(A, "act fight", "reveal left").draw("draw-token 10").do(A, "fight france")
    assert discarding.refuses(A, "discard A03") == "Your hand has no card A03. (combat)"


def test_exploring_and_removing() -> None:
    table = position(explorers={B: "1"}).runs(Resolve(gains("X2 K1"), "cards"), BuyOrCollect(A))
    assert table.refuses(A, "explore 1") == "Another explorer stands on space 1. (exploring)"
    assert table.refuses(A, "explore 7") == (
        "Space 7 is not within 2 steps of your explorer. (exploring)"
    )
    table.player().discs["bunks"] = 0
    table.do(A, "decline")

    assert table.refuses(A, "remove bunks") == "No disc is left on the bunks. (removing discs)"


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("pay A33", "Your hand has no card A33. (quests)"),
        ("pay A02", "The card A02 does not show map. (quests)"),
        ("pay A01", "The card A01 is needed for the other symbol. (quests)"),
        ("waive key", "No project of yours pays key here. (quests)"),
        ("plan A02", "You are asked to pay now, not to plan. (quests)"),
    ],
)
def test_paying_a_quest(line: str, sentence: str) -> None:
    table = position(stopped=("15", 1), quests={"15": "Q19"}, hands={A: "A01 A02 A12 A17"}).do(
        A, "quest"
    )
    assert table.legal("pay") == ["A12", "A17"]

    assert table.refuses(A, line) == sentence


def test_no_free_action_while_exploring_at_the_end_of_a_round() -> None:
    table = position(hands={A: "A17 A01"}, doubloons={A: 4}).runs(BuyOrCollect(A), BuyOrCollect(B))
    table.do(A, "buy A17")

    for line in ("plan A01", "complete 1"):
        assert table.refuses(A, line) == (
            "Planning and careers belong to the action phase of your turn. (free actions)"
        )


def test_drawing() -> None:
    table = position(stopped=("11", 7), doubloons={A: 2}).do(A, "pass")

    assert table.refuses(A, "take A01") == "The gallery has no card A01. (drawing cards)"
    assert table.refuses(A, "earn") == (
        "You are asked to draw or take now, not to earn. (drawing cards)"
    )


def test_when_the_game_is_over() -> None:
    table = position(round=4, ships={A: "21b"}).draws_on()

    assert table.refuses(A, "earn") == "The game is over. (end of the game)"
