"""What a move of Cuba is said to have reached is what it did."""

from collections.abc import Sequence

import pytest

from games.cuba.administration import PayTax
from games.cuba.parliament import BuyVotes, CountVotes, RevealCards
from tests.games.core.reached import reached
from tests.games.cuba.positions import position

A, B = range(2)
LAWS = "laws at work"


@pytest.mark.parametrize(
    ("played", "loader"),
    [
        (["play mayor"], "mayor"),
        (["play foreman", "activate 3"], "small_office"),
        (["play foreman", "activate 4"], "large_office"),
    ],
)
def test_the_loader_is_told_by_the_question(played: Sequence[str], loader: str) -> None:
    offices = {3: "small_office", 4: "large_office"}
    table = position(holds={A: "1 citrus"}, docks={2: 6}, built={A: offices})

    seen = reached(table, A, *played, "load 2 citrus")

    assert {thing for name, thing in seen if name == "loaded by"} == {loader}
    assert {("ships loaded", 6), ("docks loaded at", 2), ("cargo", "citrus")} <= seen


@pytest.mark.parametrize("law", ["drought", "market_increase"])
def test_a_drought_is_at_work_when_a_figure_moves(law: str) -> None:
    seen = reached(position(laws=[law]), A, "play worker", "move 1")

    assert ((LAWS, "drought") in seen) == (law == "drought")
    assert (LAWS, "market_increase") not in seen


@pytest.mark.parametrize("laws", [["building_act"], []])
def test_the_building_act_is_at_work_when_it_is_paid(laws: Sequence[str]) -> None:
    table = position(holds={A: "2 wood, 5 pesos"}, laws=laws)

    seen = reached(table, A, "play architect", "build warehouse", "place 3")

    assert ((LAWS, "building_act") in seen) == bool(laws)
    assert {("buildings built", "warehouse"), ("fields built on", 3)} <= seen


@pytest.mark.parametrize(("loaded", "sails"), [("3 sugar, 1 rum", True), ("3 sugar", False)])
def test_the_harbour_act_is_at_work_when_a_ship_sails_by_it(loaded: str, sails: bool) -> None:
    table = position(holds={A: "1 citrus"}, docks={2: (8, loaded)}, laws=["harbour_act"])

    seen = reached(table, A, "play mayor", "load 2 citrus")

    assert ((LAWS, "harbour_act") in seen) == sails
    assert (("sailed because", "harbour_act") in seen) == sails


FOUR = dict.fromkeys((A, B), ("worker", "tradeswoman", "architect", "foreman"))


def test_the_second_purchase_is_told_apart_when_nobody_has_a_peso() -> None:
    broke = position(2, played=FOUR, bills=["tax_1", "duty_water", "drought"])
    rich = position(2, played=FOUR, bills=["tax_1", "duty_water", "drought"], holds={B: "1 peso"})
    for table in (broke, rich):
        table.runs(RevealCards(), BuyVotes(), CountVotes())
        table.do(A, "bribe 0").do(B, "bribe 0").do(A, "bribe 0")

    without = ("purchases of votes", "second without a peso")
    assert without in reached(broke, B, "bribe 0")
    assert without not in reached(rich, B, "bribe 0")


def test_a_tax_of_nothing_is_told_apart_from_one_that_is_paid() -> None:
    table = position(2, built={A: {3: "inn"}}, holds={A: "1 peso"}, laws=["tax_buildings"])
    table.runs(PayTax(A), PayTax(B))

    seen = reached(table, A, "pay")

    assert {("tax", "paid"), ("tax", "nothing due"), (LAWS, "tax_buildings")} <= seen
    assert not {("tax", "unpaid"), ("tax", "unaffordable")} & seen
