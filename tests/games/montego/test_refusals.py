"""A refused action says why, in one sentence that names the rule, and changes nothing."""

import pytest

from games.montego.loading import MakeUpForBroken
from tests.games.montego.positions import BLUE, GAME, GREEN, Table, position


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("play blue-big 1", "Blue-big is not yours to move. (choosing cards)"),
        ("play jack 1", "Jack is not yours to move. (choosing cards)"),
        ("play green-big 6", "Step cards go from 1 to 5. (choosing cards)"),
        ("play green-big 0", "Step cards go from 1 to 5. (choosing cards)"),
        ("hire yes", "You are asked to play now, not to hire. (choosing cards)"),
        ("load F1", "You are asked to play now, not to load. (choosing cards)"),
    ],
)
def test_cards(line: str, sentence: str) -> None:
    assert position().refuses(GREEN, line) == sentence


@pytest.mark.parametrize(
    ("seat", "line", "sentence"),
    [
        (BLUE, "hire yes", "It is not your decision now. (order of play)"),
        (GREEN, "play green-big 1", "You are asked to hire now, not to play. (hiring Lazy Jack)"),
        (
            GREEN,
            "beside green-big",
            "You are asked to hire now, not to beside. (hiring Lazy Jack)",
        ),
    ],
)
def test_hiring(seat: int, line: str, sentence: str) -> None:
    assert position(coins={GREEN: 3, BLUE: 2}).refuses(seat, line) == sentence


def test_setting_jack_down() -> None:
    table = position(coins={GREEN: 3}).do(GREEN, "hire yes")

    assert table.refuses(GREEN, "beside blue-big") == (
        "Jack stands beside a docker of your own. (hiring Lazy Jack)"
    )
    assert table.refuses(BLUE, "beside blue-big") == (
        "It is not your decision now. (order of play)"
    )


def test_picking_a_third_docker() -> None:
    table = Table(GAME.setup(2)).draw("chooser 0")

    assert table.refuses(GREEN, "pick blue-big") == (
        "Blue-big is in play already. (third dockers of two players)"
    )
    assert table.refuses(BLUE, "pick yellow-big") == "It is not your decision now. (order of play)"


def test_loading() -> None:
    table = position(harbour={"F1": {GREEN: 5}, "F4": {BLUE: 1}}).loads("blue-big", 3)

    assert table.refuses(BLUE, "load F9") == "F9 is not in the harbour. (loading)"
    assert table.refuses(BLUE, "load F1 2") == "F1 has 1 holds left. (loading)"
    assert table.refuses(BLUE, "load F4 4") == "You have 3 barrels to load. (loading)"
    assert table.refuses(BLUE, "take-back F4") == (
        "You are asked to load now, not to take-back. (loading)"
    )
    assert table.refuses(GREEN, "load F4") == "It is not your decision now. (order of play)"


def test_taking_back() -> None:
    table = position(harbour={"F1": {GREEN: 5}, "F4": {BLUE: 1}})
    table.runs(MakeUpForBroken("blue-big", 1))

    assert table.refuses(BLUE, "take-back F1") == ("You have no barrel aboard F1. (broken barrels)")
    assert table.refuses(BLUE, "take-back F9") == "F9 is not in the harbour. (broken barrels)"
    assert table.refuses(BLUE, "load F4") == (
        "You are asked to take-back now, not to load. (broken barrels)"
    )


def test_nobody_decides_for_chance() -> None:
    table = Table(GAME.setup(4))

    assert table.refuses(GREEN, "lay-warehouse W1 false") == (
        "It is not your decision now. (order of play)"
    )


def test_after_the_end() -> None:
    table = position(harbour={"F1": {}}, stacks=(0, 0)).lay({}).load_on()
    assert table.outcome

    assert table.refuses(GREEN, "play green-big 1") == "The game is over. (end of the game)"
