"""Refusals say why, in a sentence a player may read, and name the rule."""

import pytest

from games.cuba.administration import DeliverDuty
from tests.games.cuba.positions import position
from tests.games.cuba.test_worked import parliament, three_to_vote

A, B, C = range(3)


@pytest.mark.parametrize(
    ("seat", "line", "sentence"),
    [
        (B, "play worker", "It is not your decision now. (order of play)"),
        (A, "move 3", "You are asked to play now, not to move. (playing cards)"),
        (A, "play foreman", "You have played the foreman in this round. (playing cards)"),
        (A, "play worker wood", "The worker cannot be played for wood. (black markers)"),
        (A, "play mayor points", "The mayor cannot be played for points. (black markers)"),
        (A, "play tradeswoman citrus", "Citrus is not the cheapest crop on the market. (black"),
        (A, "play tradeswoman stone", "The supply has no stone left. (black markers)"),
        (A, "play tradeswoman sugar", "The supply has no sugar left. (black markers)"),
        (A, "play architect points", "The architect's places for that are taken in this round."),
    ],
)
def test_playing_a_card(seat: int, line: str, sentence: str) -> None:
    table = position(
        played={A: ["foreman"], B: ["foreman"], C: ["foreman"]},
        holds={C: "15 stone, 13 sugar"},
        market={"citrus": 2, "sugar": 5, "tobacco": 5},
        markers=["first_points", "second_points"],
    )

    assert table.refuses(seat, line).startswith(sentence)


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("harvest 8", "You harvest in the row and the column of your figure only. (the Worker)"),
        ("harvest 99", "You harvest in the row and the column of your figure only. (the Worker)"),
        ("harvest 5", "That field bears no crop. (the Worker)"),
        ("harvest 7", "A building stands on that field. (the Worker)"),
        ("harvest 2", "You have harvested that field already. (the Worker)"),
        ("move 2", "You are asked to harvest or finish now, not to move. (the Worker)"),
    ],
)
def test_harvesting(line: str, sentence: str) -> None:
    table = position(built={A: {7: "inn"}}).do(A, "play worker", "move 6", "harvest 2")

    assert table.refuses(A, line) == sentence


def test_moving_and_water() -> None:
    table = position().do(A, "play worker")
    assert table.refuses(A, "move 12") == "The fields are numbered from 0 to 11. (the Worker)"
    table.do(A, "move 1", "harvest 2", "harvest 3")
    assert table.asked == ((B,), "play")


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("buy citrus 3", "For 3 citrus you need 15 pesos and you have 10. (the Tradeswoman)"),
        ("buy tobacco 6", "There are only 4 tobacco to buy. (the Tradeswoman)"),
        ("buy citrus 0", "At least one cube is traded. (the Tradeswoman)"),
        ("sell sugar 3", "You have 2 sugar. (the Tradeswoman)"),
        ("sell citrus", "You have 0 citrus. (the Tradeswoman)"),
    ],
)
def test_trading(line: str, sentence: str) -> None:
    table = position(holds={A: "10 pesos, 2 sugar", B: "14 tobacco"})
    table.do(A, "play tradeswoman")

    assert table.refuses(A, line) == sentence


def test_building() -> None:
    table = position(
        holds={A: "2 wood, 2 stone, 1 peso", B: ""},
        built={B: {3: "sawmill"}, A: {4: "inn"}},
    ).do(A, "play architect")
    assert table.refuses(A, "build sawmill") == "There is no sawmill left to build. (the Architect)"
    assert table.refuses(A, "build golf_course") == (
        "The golf course costs 2 water and you have 0. (the Architect)"
    )
    table.do(A, "build church")
    assert table.refuses(A, "place 0") == "Nothing can be built on the warehouse. (the Architect)"
    assert table.refuses(A, "place 4") == (
        "A building stands on that field already. (the Architect)"
    )
    assert table.refuses(A, "place 12") == "The fields are numbered from 0 to 11. (the Architect)"
    assert "place field=6" in table.legal(A), "the lake, the hills, any field"


def test_the_building_act() -> None:
    poor = position(holds={A: "2 wood, 2 stone, 1 peso"}, laws=["building_act"])
    assert poor.do(A, "play architect").asked == ((B,), "play"), "nothing can be paid"

    table = position(holds={A: "2 wood, 2 stone, 2 pesos"}, laws=["building_act"])
    assert table.do(A, "play architect").asked == ((A,), "build")


def test_activating() -> None:
    table = position(
        built={A: {1: "sawmill", 2: "inn", 10: "small_bank"}}, holds={A: "1 stone"}
    ).do(A, "play foreman")
    assert table.refuses(A, "activate 5") == (
        "No building of yours stands on that field. (the Foreman)"
    )
    assert table.refuses(A, "activate 99") == (
        "No building of yours stands on that field. (the Foreman)"
    )
    assert table.refuses(A, "activate 1") == "Sawmill can do nothing now. (the Foreman)"
    assert table.refuses(A, "activate 0") == "Printed warehouse can do nothing now. (the Foreman)"


def test_activating_again() -> None:
    table = position(built={A: {1: "hotel", 2: "inn"}}).do(A, "play foreman", "activate 1")

    assert table.refuses(A, "activate 1") == "Hotel has been activated already. (the Foreman)"


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("give wood", "The cement factory takes stone. (buildings)"),
        ("give stone 0", "At least one cube is given. (buildings)"),
        ("give stone 9", "You have 6 stone. (buildings)"),
        ("give stone 5", "The cement factory takes 4 at the most. (buildings)"),
    ],
)
def test_giving(line: str, sentence: str) -> None:
    table = position(built={A: {1: "cement_factory"}}, holds={A: "6 stone"})
    table.do(A, "play foreman", "activate 1")

    assert table.refuses(A, line) == sentence


def test_giving_more_than_the_supply_can_return() -> None:
    table = position(built={A: {1: "distillery"}}, holds={A: "3 sugar", B: "12 rum"})
    table.do(A, "play foreman", "activate 1")

    assert table.refuses(A, "give sugar 2") == (
        "The supply has 1 left of what the distillery makes. (buildings)"
    )


def test_swapping_storing_and_exchanging() -> None:
    table = position(
        built={A: {1: "black_market", 2: "lighthouse"}}, holds={A: "1 citrus", B: "13 cigars"}
    ).do(A, "play foreman", "activate 1")
    assert table.refuses(A, "swap rum sugar") == "You have no rum. (the Black market)"
    assert table.refuses(A, "swap citrus cigars") == (
        "The supply has no cigars left. (the Black market)"
    )
    table.do(A, "decline", "activate 0")
    assert table.refuses(A, "store citrus 2") == "You have 1 citrus in the yard. (the warehouse)"
    assert table.refuses(A, "store citrus 0") == "At least one cube is stored. (the warehouse)"
    table.do(A, "finish", "activate 2")
    assert table.refuses(A, "exchange 4") == "Ship 4 is not in the pile. (the Lighthouse)"


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("load 0 citrus", "The docks are 1, 2 and 3; the ship at sea cannot be loaded. (loading"),
        ("load 2 citrus", "There is no ship in dock 2. (loading ships)"),
        ("load 3 rum", "The ship in dock 3 has no room for rum. (loading ships)"),
        ("load 3 tobacco", "You have no tobacco. (loading ships)"),
        ("load 3 citrus 4", "You have 2 citrus and the ship has room for 3. (loading ships)"),
        ("load 3 citrus 0", "Here you load 1 or 2 or 3 or 4 or 5 of a kind. (loading ships)"),
    ],
)
def test_loading(line: str, sentence: str) -> None:
    table = position(round=1, docks={2: None, 1: 2, 3: 1}, holds={A: "2 citrus"})
    table.do(A, "play mayor")

    assert table.refuses(A, line).startswith(sentence)


def test_the_small_office_loads_one() -> None:
    table = position(docks={3: 1}, holds={A: "2 citrus"}, built={A: {1: "small_office"}})
    table.do(A, "play foreman", "activate 1")

    assert table.refuses(A, "load 3 citrus 2") == "Here you load 1 of a kind. (loading ships)"


def test_vetoes_and_bribes_and_duties() -> None:
    church = position(bills=["tax_1"], built={A: {1: "church"}}).do(A, "play foreman", "activate 1")
    assert church.refuses(A, "veto drought") == (
        "Drought is not among this round's bills. (the church's veto)"
    )

    table = parliament(three_to_vote((5, 1, 1)))
    assert table.refuses(A, "bribe 11") == "You can spend 0 to 10 pesos. (buying votes)"
    assert table.refuses(A, "bribe -1") == "You can spend 0 to 10 pesos. (buying votes)"
    for seat in range(3):
        table.do(seat, "bribe 0")
    assert table.refuses(A, "enact tax_5") == "Tax 5 is not among this round's bills. (parliament)"

    duty = position(laws=["duty_materials"], holds={A: "1 wood, 1 water"}).runs(DeliverDuty(A))
    assert duty.refuses(A, "deliver wood citrus") == (
        "The duty is 2 of wood or stone or water. (duty)"
    )
    assert duty.refuses(A, "deliver wood wood") == "You do not have so much wood. (duty)"
    assert duty.refuses(A, "deliver water wood") == (
        "Name the two in the order of wood or stone or water. (duty)"
    )
