"""The worked tests of the rules (§12), T1 to T24, each under its own number."""

import pytest

from games.cuba.administration import Administer, Subsidise
from games.cuba.data import buy_price, sale_price
from games.cuba.events import (
    Elected,
    Harvested,
    Loaded,
    Moved,
    ShipSailed,
    StartPlayerChanged,
    Subsidised,
    VotesBought,
    VotesTied,
)
from games.cuba.market import cheapest_crops
from games.cuba.parliament import BuyVotes, CountVotes, RevealCards
from games.cuba.statutes import STATUTES
from games.cuba.steps import EndRound
from tests.games.cuba.positions import Docked, Table, position

A, B, C = range(3)
ALL_BUT = {
    5: ("worker", "tradeswoman", "architect", "foreman"),
    4: ("worker", "tradeswoman", "architect", "mayor"),
    3: ("worker", "tradeswoman", "foreman", "mayor"),
    2: ("worker", "architect", "foreman", "mayor"),
    1: ("tradeswoman", "architect", "foreman", "mayor"),
}
"""The four cards to play so that a card with so many votes is left."""


def parliament(table: Table) -> Table:
    """Go on with parliament, all cards having been played."""
    return table.runs(RevealCards(), BuyVotes(), CountVotes())


def three_to_vote(
    cards: tuple[int, int, int], *, halls: tuple[int, ...] = (), **more: object
) -> Table:
    """Return a table of three with ten pesos each whose fifth cards have these votes."""
    table = position(
        played={seat: ALL_BUT[votes] for seat, votes in enumerate(cards)},
        holds=dict.fromkeys(range(3), "10 pesos"),
        bills=("tax_1", "duty_water", "subsidy_water", "drought"),
        **more,  # type: ignore[arg-type]  # passed on
    )
    for seat in halls:
        table.player(seat).town_hall = True
    return table


def test_t01_worker() -> None:
    table = position().do(A, "play worker", "move 1", "harvest 3", "harvest 2")

    assert table.yard(A) == "2 wood, 1 stone, 1 citrus, 1 tobacco"
    assert table.told(Moved).cubes == (("stone", 1), ("wood", 2))
    assert table.asked == ((B,), "play"), "no water, no third crop"


def test_t02_water() -> None:
    table = position().do(A, "play worker", "move 6")
    assert table.yard(A) == "1 stone, 1 water"

    table.do(A, "harvest 2", "harvest 7")
    assert table.yard(A) == "1 stone, 1 water, 2 tobacco"
    table.do(A, "harvest 4")
    assert table.yard(A) == "1 stone, 1 sugar, 2 tobacco"
    assert [one.water for one in table.tells(Harvested)] == [1]
    assert table.asked == ((B,), "play")

    richer = position(holds={A: "1 water"}).do(A, "play worker", "move 6")
    richer.do(A, "harvest 2", "harvest 7", "harvest 4", "harvest 10")
    assert richer.yard(A) == "1 stone, 2 sugar, 2 tobacco"
    assert richer.asked == ((B,), "play")


def test_t03_drought() -> None:
    table = position(laws=["drought"]).do(A, "play worker", "move 6")
    table.do(A, "harvest 2")
    assert table.yard(A) == "1 stone, 1 water, 1 tobacco"

    table.do(A, "harvest 7")

    assert table.told(Harvested).water == 1
    assert table.yard(A) == "1 stone, 2 tobacco"
    assert table.asked == ((B,), "play")


def test_t04_a_field_that_is_built_over() -> None:
    table = position(built={A: {2: "inn"}}).do(A, "play worker", "move 1")
    assert table.legal(A) == ["harvest field=3", "finish"]

    table.do(A, "harvest 3")

    assert table.yard(A) == "2 wood, 1 stone, 1 citrus"


def test_t05_building_the_cigar_factory() -> None:
    table = position(holds={A: "2 stone, 2 wood"})
    table.do(A, "play architect", "build cigar_factory", "place 7")
    assert table.yard(A) == ""
    assert table.player(A).built == {7: "cigar_factory"}

    act = position(holds={A: "2 stone, 2 wood, 3 pesos"}, laws=["building_act"])
    act.do(A, "play architect", "build cigar_factory", "place 7")
    assert act.pesos(A) == 1

    poor = position(holds={A: "1 stone, 2 wood"}).do(A, "play architect")
    assert "build building=cigar_factory" not in poor.legal(A)
    assert poor.refuses(A, "build cigar_factory") == (
        "The cigar factory costs 2 stone and you have 1. (the Architect)"
    )


def test_t06_cement_factory() -> None:
    table = position(holds={A: "5 stone"}, built={A: {3: "cement_factory"}})
    table.do(A, "play foreman", "activate 3")
    assert table.legal(A) == ["give cube=stone", *_give("stone", 2, 3, 4), "finish"]

    table.do(A, "give stone 4")

    assert (table.points(A), table.yard(A)) == (4, "1 stone")


def _give(cube: str, *amounts: int) -> list[str]:
    return [f"give cube={cube} amount={amount}" for amount in amounts]


def test_t07_tax_and_duty() -> None:
    table = position(holds=dict.fromkeys(range(3), "10 pesos, 1 citrus")).runs(Administer())
    for seat, answer in ((A, "pay"), (B, "pay"), (C, "decline")):
        table.do(seat, answer)
    for seat, answer in ((A, "deliver citrus"), (B, "decline"), (C, "deliver citrus")):
        table.do(seat, answer)

    assert [table.points(seat) for seat in range(3)] == [5, 2, 2]
    assert [table.pesos(seat) for seat in range(3)] == [8, 8, 10]
    assert [table.yard(seat) for seat in range(3)] == ["", "1 citrus", ""]


def test_t08_the_new_start_player() -> None:
    three = ("tradeswoman", "architect", "foreman")
    table = position(
        played={A: three, B: three, C: three}, bills=("tax_1", "duty_water", "drought")
    )
    table.do(A, "play mayor take=pesos").do(B, "play mayor take=pesos")
    table.do(C, "play worker", "move 0", "finish")

    assert table.told(StartPlayerChanged) == StartPlayerChanged(seat=B, character="mayor")
    assert table.state.start == B


def test_t09_buying_on_the_market() -> None:
    table = position(holds={A: "40 pesos"}).do(A, "play tradeswoman", "buy citrus 2")
    assert (table.pesos(A), table.state.market["citrus"]) == (31, 1)

    four = position(holds={A: "40 pesos"}).do(A, "play tradeswoman", "buy citrus 4")
    assert (four.pesos(A), four.state.market["citrus"]) == (18, 0)
    assert four.state.supply["citrus"] == 14, "the fourth was in the supply"
    assert four.yard(A) == "4 citrus"


def test_t10_selling_on_the_market() -> None:
    table = position(holds={A: "3 sugar"}).do(A, "play tradeswoman", "sell sugar 3")

    assert (table.pesos(A), table.state.market["sugar"]) == (6, 5)
    assert table.state.supply["sugar"] == 13, "the third went to the supply"


def test_t11_goods_on_the_market() -> None:
    table = position(holds={A: "2 rum"}).do(A, "play tradeswoman", "sell rum 2")
    assert (table.pesos(A), table.state.market["rum"]) == (7, 3)

    buyer = position(holds={A: "5 pesos"}).do(A, "play tradeswoman", "buy rum")
    assert (buyer.pesos(A), buyer.state.market["rum"]) == (0, 1)


def test_t12_the_cheapest_crop() -> None:
    table = position(market={"citrus": 3, "sugar": 5, "tobacco": 5})
    assert [buy_price(table.state.market[crop], 1) for crop in ("citrus", "sugar")] == [4, 2]
    assert cheapest_crops(table.state) == ["sugar", "tobacco"]
    offered = [line for line in table.legal(A) if line.startswith("play character=tradeswoman")]
    assert [line.rpartition("=")[2] for line in offered[1:]] == [
        *("wood", "stone", "water"),
        *("sugar", "tobacco"),
    ]

    assert cheapest_crops(position(market={"citrus": 0}).state) == ["sugar", "tobacco"]
    nothing = position(market={"citrus": 0, "sugar": 0, "tobacco": 0})
    assert cheapest_crops(nothing.state) == ["citrus", "sugar", "tobacco"]
    assert buy_price(0, 1) == 7


def test_t13_alternatives_of_the_mayor() -> None:
    table = position()
    table.do(A, "play mayor take=pesos").do(B, "play mayor take=pesos")

    assert [table.pesos(seat) for seat in range(3)] == [4, 2, 0]
    assert "play character=mayor" in table.legal(C)
    assert "play character=mayor take=pesos" not in table.legal(C)


@pytest.mark.parametrize(("dock", "points"), [(3, 9), (1, 3)])
def test_t14_mayor(dock: int, points: int) -> None:
    docks = {3: 1, 1: 3, dock: 9}
    table = position(holds={A: "3 cigars"}, docks=docks)

    table.do(A, "play mayor", f"load {dock} cigars 3")

    assert table.points(A) == points
    assert table.told(Loaded).free == 2


def test_t15_small_office() -> None:
    table = position(holds={A: "1 citrus"}, docks={2: 9}, built={A: {3: "small_office"}})

    table.do(A, "play foreman", "activate 3", "load 2 citrus")

    assert table.points(A) == 2


def first_round(docks: dict[int, Docked]) -> Table:
    """Return a table at the end of round 1, dock 3 empty; ships 4 and 5 come next."""
    return position(round=1, docks={3: None, **docks}, sea=3).runs(EndRound())


def test_t16_ships_after_round_1() -> None:
    table = first_round({1: 1, 2: 2}).draw("draw-ship 4")
    assert table.harbour == [2, 1, 3, 4]

    full = first_round({1: 1, 2: (2, "3 tobacco, 2 sugar")}).draw("draw-ship 4", "draw-ship 5")
    assert full.harbour == [1, 3, 4, 5]
    assert full.state.sailed == [2]


def test_t17_ships_after_round_2() -> None:
    table = position(docks={3: (9, "2 cigars"), 2: 2, 1: 1}, sea=3).runs(EndRound())

    assert table.told(ShipSailed) == ShipSailed(
        ship=9, dock=3, why="dock_3", cargo=(("cigars", 2),)
    )
    assert table.state.supply["cigars"] == 13
    assert table.draw("draw-ship 4").harbour == [2, 1, 3, 4]


def test_t18_the_harbour_act() -> None:
    table = position(
        holds={A: "1 tobacco"},
        docks={3: 9, 2: (2, "2 tobacco, 2 sugar"), 1: 1},
        sea=3,
        laws=["harbour_act"],
    )

    table.do(A, "play mayor", "load 2 tobacco")

    assert table.points(A) == 2
    assert table.told(ShipSailed).why == "harbour_act"
    assert table.draw("draw-ship 7").harbour == [9, 1, 3, 7]
    assert table.asked == ((B,), "play")


def test_t19_parliament() -> None:
    table = parliament(three_to_vote((5, 4, 2), halls=(C,)))
    for seat, pesos in ((B, 1), (A, 0), (C, 1)):
        table.do(seat, f"bribe {pesos}")
    assert table.told(VotesBought) == VotesBought(pesos={A: 0, B: 1, C: 1}, second=False)
    assert table.told(VotesTied) == VotesTied(seats=(A, B, C), votes=5)

    for seat, pesos in ((A, 0), (B, 2), (C, 1)):
        table.do(seat, f"bribe {pesos}")

    assert table.told(Elected) == Elected(seat=B, votes=(5, 7, 6), tied=(B,))
    assert [table.pesos(seat) for seat in range(3)] == [10, 7, 8]


def test_t20_the_tie_rule() -> None:
    act = ["anti_corruption_act"]
    table = parliament(three_to_vote((5, 4, 2), halls=(C,), laws=act, start=C))
    assert table.told(Elected) == Elected(seat=A, votes=(5, 4, 4), tied=(A,))
    assert table.asked == ((A,), "enact"), "no votes may be bought"

    table = parliament(three_to_vote((5, 3, 1), halls=(B,), laws=act, start=C))
    assert table.told(Elected) == Elected(seat=A, votes=(5, 5, 1), tied=(A, B))
    assert not table.tells(VotesTied), "there is no second purchase either"


def subsidy(law: str, **more: object) -> list[int]:
    """Return what a subsidy gives three players."""
    table = position(laws=[law], **more)  # type: ignore[arg-type]  # passed on
    return list(table.runs(Subsidise()).told(Subsidised).points)


def test_t21_subsidies() -> None:
    assert subsidy("subsidy_water", holds={A: "9 water", B: "6 water"}) == [7, 6, 0]
    assert subsidy("subsidy_pesos", holds={A: "11 pesos", B: "40 pesos"}) == [3, 7, 0]
    assert subsidy("subsidy_material_fields", built={B: {6: "inn", 7: "hotel"}}) == [5, 4, 5]
    assert subsidy("subsidy_crop_fields", built={B: {6: "inn", 7: "hotel"}}) == [6, 5, 6]
    assert subsidy("subsidy_buildings", built={B: {6: "inn", 7: "hotel"}}) == [0, 2, 0]
    table = position(laws=["subsidy_votes"])
    table.player(A).vote, table.player(A).town_hall = "architect", True
    table.player(A).bought = [3, 1]
    assert table.runs(Subsidise()).told(Subsidised).points[A] == 5


def test_t22_subsidy_by_pesos_after_the_tax() -> None:
    for answer, points in (("pay", 2), ("decline", 3)):
        table = position(2, holds={A: "10 pesos"}, laws=["subsidy_pesos"]).runs(Administer())
        assert table.do(A, answer).told(Subsidised).points[A] == points


def test_t23_end_of_the_round() -> None:
    table = position(holds={A: "2 citrus, 1 rum, 3 wood"}, stored={A: "2 tobacco"})

    table.runs(EndRound())

    assert table.yard(A) == "3 wood, 1 rum"
    assert table.stored(A) == "2 tobacco"
    assert table.state.supply["citrus"] == 15


def test_t24_warehouse() -> None:
    table = position(holds={A: "3 citrus, 1 sugar"}, figures={A: 11}, docks={3: 1})

    table.do(A, "play foreman", "activate 0", "store citrus 2", "store sugar", "finish")

    assert (table.yard(A), table.stored(A)) == ("1 citrus", "2 citrus, 1 sugar")
    table.do(B, "play mayor take=pesos").do(C, "play mayor take=pesos")
    table.do(A, "play mayor", "load 3 citrus 3")
    assert (table.yard(A), table.stored(A), table.points(A)) == ("", "1 sugar", 9)


def test_the_prices_of_the_rules() -> None:
    assert [buy_price(cubes, 1) for cubes in range(6)] == [7, 6, 5, 4, 3, 2]
    assert [sale_price("sugar", cubes, 1) for cubes in range(6)] == [6, 5, 4, 3, 2, 1]
    assert [sale_price("rum", cubes, 1) for cubes in range(4)] == [6, 5, 4, 3]
    assert all(len(statutes) == 6 for statutes in STATUTES.values())
