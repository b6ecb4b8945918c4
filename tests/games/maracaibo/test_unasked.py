"""Nobody is asked where nothing can be chosen, and for free actions only once."""

import pytest

from games.maracaibo.city import ACTS
from games.maracaibo.events import (
    CardsDiscarded,
    CityUsed,
    CollectedInstead,
    DiscRemoved,
    Passed,
    PointsScored,
    Sailed,
)
from games.maracaibo.free import EndAction
from games.maracaibo.rounds import CallBuyer
from games.maracaibo.upgrades import UPGRADES
from tests.games.maracaibo.positions import GAME, position
from tests.games.maracaibo.test_rulings import ALL_HANDS, combat
from tests.games.maracaibo.test_worked import A, B, C

FULL = {A: "A05 A06 A07"}
"""All planning areas are taken."""


@pytest.mark.parametrize(
    ("round_number", "origin", "to"), [(1, "19", "20"), (4, "20", "21b"), (2, "20", "21a")]
)
def test_one_way_is_sailed_unasked(round_number: int, origin: str, to: str) -> None:
    table = position(ships={A: origin}, round=round_number, hands={A: "A01"})

    assert table.told(Sailed).path == (to,)
    assert table.player().ship == to


def test_the_way_home_continues_the_one_before() -> None:
    table = position(ships={A: "18"}, explorers={A: "30"}).do(A, "sail 20", "pass").draws_on()
    for seat in (B, C):
        table.do(seat, "sail 2", "pass").draws_on()

    assert table.player().path == ("19", "20", "21a")


def test_two_ways_are_asked_for() -> None:
    assert position(ships={A: "18"}).legal("sail") == ["19", "20"]


@pytest.mark.parametrize(("round_number", "home"), [(1, "21a"), (4, "22")])
def test_coming_home_is_no_question(round_number: int, home: str) -> None:
    table = position(stopped=(home, 1), round=round_number, hands={A: ALL_HANDS}, planned=FULL)

    assert table.told(CityUsed).deed == "come_home"
    assert table.tells(PointsScored)[0].amount == 3
    assert EndAction not in map(type, table.state.stack)
    assert GAME.decision(table.state) is None or table.asked[1] != "action"


def test_free_actions_are_asked_for_once_at_home() -> None:
    table = position(stopped=("21a", 1), hands={A: ALL_HANDS})

    assert table.asked == ((A,), "end-action")
    assert table.legal("plan") == ALL_HANDS.split()
    table.do(A, "plan A01")
    assert table.asked == ((A,), "end-action"), "two areas are empty"


def test_where_nothing_can_be_done_nobody_is_asked() -> None:
    table = position(stopped=("13", 3), doubloons={A: 2})

    assert table.told(Passed).seat == A
    assert table.asked[1] == "draw"


def test_where_a_card_can_be_planned_there_is_a_question() -> None:
    table = position(stopped=("13", 3), doubloons={A: 2}, hands={A: "A12"})

    assert table.legal() == ["pass", "plan card=A12"]


def test_the_last_disc_is_taken_unasked() -> None:
    last = dict.fromkeys(map(str, UPGRADES), 0) | {"nets": 1}
    table = position(stopped=("11", 7), hands={A: "A03"}, discs={A: last})

    table.do(A, "deliver A03")

    assert table.told(DiscRemoved).upgrade == "nets"
    assert table.asked[1] == "city"


def test_the_only_hand_card_pays_for_a_token() -> None:
    table = position(stopped=("11", 7), hands={A: "A01"})

    table.do(A, "act fight", "reveal left").draw("draw-token 10").do(A, "fight france")

    assert table.told(CardsDiscarded).cards == ("A01",)
    assert table.asked[1] == "add"


def test_free_actions_that_were_just_offered_are_not_asked_for_again() -> None:
    table = position(stopped=("12", 7), hands={A: ALL_HANDS})

    assert table.legal("plan") == ALL_HANDS.split()
    table.do(A, "act arm")

    assert table.asked == ((B,), "sail")


def test_after_the_action_what_has_become_possible_is_offered_with_all_the_rest() -> None:
    table = combat(hands={A: ALL_HANDS}, tokens={A: [1, 2, 3]})
    assert table.legal("complete") == []

    table.do(A, "finish")

    assert table.asked == ((A,), "end-action")
    assert table.legal("complete") == ["1"]
    assert table.legal("plan") == ALL_HANDS.split()
    table.do(A, "complete 1")
    assert table.asked == ((A,), "end-action"), "cards can be planned as before"
    assert table.do(A, "finish").asked == ((B,), "sail")


def test_an_area_that_was_emptied_can_be_filled() -> None:
    table = position(stopped=("9", 1), hands={A: ALL_HANDS}, planned=FULL, doubloons={A: 5})
    assert table.legal("plan") == []

    table.do(A, "buy A05")

    assert table.asked == ((A,), "end-action")
    assert table.legal("plan") == ALL_HANDS.split()


def test_an_area_more_than_before_can_be_filled() -> None:
    table = position(
        stopped=("9", 1), hands={A: "A01 A02"}, planned={A: "A05 A06"}, doubloons={A: 5}
    )
    assert table.legal("plan") == ["A01", "A02"], "one area is empty"

    table.do(A, "buy A05")

    assert table.asked == ((A,), "end-action")
    assert table.do(A, "plan A01", "plan A02").player().planned == ["A06", "A01", "A02"]


def test_who_all_see_can_buy_nothing_collects_unasked() -> None:
    table = position(hands={A: "A12", B: "A13"}, doubloons={B: 3, C: 3}, planned={C: "B006"})

    table.runs(CallBuyer(A), CallBuyer(B), CallBuyer(C))

    assert table.told(CollectedInstead).seat == A, "no card is for nothing"
    assert table.doubloons() == 2
    assert table.asked == ((B,), "buy-or-collect")
    table.do(B, "collect")
    assert [event.seat for event in table.tells(CollectedInstead)] == [B, C]


def test_the_deeds_of_the_last_space_are_never_declined() -> None:
    table = position(stopped=("21a", 1), hands={A: "A01"})

    assert table.points() == 3
    assert str(ACTS["come_home"]) not in table.legal()
    assert "pass" not in table.legal()
