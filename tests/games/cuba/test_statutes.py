"""All 24 statutes (§1.8), and how they are enacted, enforced and replaced (§6, §7)."""

import pytest

from games.cuba.administration import Administer, ChangeMarket, Subsidise
from games.cuba.events import (
    Built,
    DutyDelivered,
    DutyMissed,
    LawEnacted,
    ParliamentClosed,
    Subsidised,
    TaxPaid,
    TaxUnpaid,
)
from games.cuba.parliament import BuyVotes, CountVotes, RevealCards
from games.cuba.statutes import GROUP_OF, STATUTES
from games.cuba.steps import CloseRound
from tests.games.cuba.positions import Table, position
from tests.games.cuba.test_worked import A, B, C, parliament, three_to_vote

TWO_TILES = {A: {6: "inn", 7: "hotel"}}
"""On the lake and on a field of tobacco."""


def administered(*answers: str, **more: object) -> Table:
    """Return a table of two after phase D; seat A gives the answers, seat B has nothing."""
    table = position(2, docks={1: 1, 3: 3}, **more)  # type: ignore[arg-type]  # passed on
    return table.runs(Administer()).do(A, *answers)


@pytest.mark.parametrize(
    ("tax", "pesos"),
    [
        ("printed_tax", 2),
        ("tax_1", 1),
        ("tax_2", 2),
        ("tax_3", 3),
        ("tax_4", 4),
        ("tax_5", 5),
        ("tax_buildings", 2),
    ],
)
def test_tax(tax: str, pesos: int) -> None:
    laws = [] if tax == "printed_tax" else [tax]
    table = administered("pay", laws=laws, holds={A: f"{pesos} pesos"}, built=TWO_TILES)
    assert table.tells(TaxPaid)[0] == TaxPaid(seat=A, pesos=pesos, points=2)
    assert (table.pesos(A), table.points(A)) == (0, 2)

    short = position(laws=laws, holds={A: f"{pesos - 1} pesos"}, built=TWO_TILES)
    short.runs(Administer())
    assert short.tells(TaxUnpaid)[0] == TaxUnpaid(seat=A, able=False)
    assert short.points(A) == 0


@pytest.mark.parametrize(
    ("duty", "holds", "ways"),
    [
        ("printed_duty", "2 citrus, 1 sugar", ["citrus"]),
        ("duty_citrus", "2 citrus, 1 sugar", ["citrus"]),
        ("duty_sugar", "2 citrus, 1 sugar", ["sugar"]),
        ("duty_tobacco", "1 tobacco, 1 cigars", ["tobacco"]),
        ("duty_water", "1 water, 1 wood", ["water"]),
        (
            "duty_materials",
            "1 wood, 1 stone, 2 water, 9 citrus",
            ["wood stone", "wood water", "stone water", "water water"],
        ),
        ("duty_crops", "2 citrus, 1 tobacco, 9 rum", ["citrus citrus", "citrus tobacco"]),
    ],
)
def test_duty(duty: str, holds: str, ways: list[str]) -> None:
    laws = [] if duty == "printed_duty" else [duty]
    table = position(laws=laws, holds={A: holds}).runs(Administer())
    assert table.legal(A) == [*map(delivery, ways), "decline"]
    before = table.state.supply.copy()

    table.do(A, f"deliver {ways[-1]}")

    given = ways[-1].split()
    assert table.told(DutyDelivered).points == 2
    assert table.points(A) == 2
    for cube in given:
        assert table.state.supply[cube] == before[cube] + given.count(cube)  # type: ignore[index]  # a cube


def delivery(way: str) -> str:
    first, *second = way.split()
    return " ".join([f"deliver first={first}", *(f"second={cube}" for cube in second)])


def test_what_is_declined_costs_and_gives_nothing() -> None:
    table = administered("decline", "decline", holds={A: "9 pesos, 1 citrus"})

    assert (table.points(A), table.pesos(A), table.yard(A)) == (0, 9, "1 citrus")


def test_who_cannot_is_told_from_who_will_not() -> None:
    table = position(2, docks={1: 1, 3: 3}, holds={A: "9 pesos, 1 citrus"}).runs(Administer())
    assert table.tells(TaxUnpaid) == []
    assert table.do(A, "decline").tells(TaxUnpaid) == [
        TaxUnpaid(seat=A, able=True),
        TaxUnpaid(seat=B, able=False),
    ]
    assert table.do(A, "decline").tells(DutyMissed) == [
        DutyMissed(seat=A, able=True),
        DutyMissed(seat=B, able=False),
    ]


@pytest.mark.parametrize(
    ("subsidy", "holds", "points"),
    [
        ("subsidy_buildings", "", 2),
        ("subsidy_material_fields", "", 4),
        ("subsidy_crop_fields", "", 5),
        ("subsidy_water", "6 water, 9 wood", 6),
        ("subsidy_water", "8 water", 7),
        ("subsidy_pesos", "2 pesos", 0),
        ("subsidy_pesos", "20 pesos", 6),
        ("subsidy_pesos", "24 pesos", 7),
        ("subsidy_votes", "9 pesos", 0),
    ],
)
def test_subsidy(subsidy: str, holds: str, points: int) -> None:
    table = position(laws=[subsidy], holds={A: holds}, built=TWO_TILES)
    before = table.player(A).copy()

    table.runs(Subsidise())

    assert table.told(Subsidised).points[A] == points
    assert table.points(A) == points
    assert (table.player(A).yard, table.pesos(A)) == (before.yard, before.pesos), "nothing is paid"


@pytest.mark.parametrize("other", [law for law in STATUTES["other"] if "market" not in law])
def test_only_the_market_laws_change_the_market(other: str) -> None:
    table = position(laws=[other])
    before = table.state.market.copy()

    assert table.runs(ChangeMarket()).state.market == before


def test_the_building_act_costs_two_pesos_for_each_building() -> None:
    table = position(laws=["building_act"], holds={A: "1 wood, 1 stone, 5 pesos"})
    table.do(A, "play architect", "build town_hall", "place 1")

    assert table.told(Built).paid == (("wood", 1), ("stone", 1), ("peso", 2))
    assert table.pesos(A) == 3


def test_the_drought_leaves_materials_and_water_as_they_are() -> None:
    table = position(laws=["drought"], holds={A: "1 water"}).do(A, "play worker", "move 1")
    assert table.yard(A) == "2 wood, 1 stone, 1 water"

    table.do(A, "harvest 3", "harvest 2")

    assert table.yard(A) == "2 wood, 1 stone, 1 citrus, 1 tobacco"


def test_tax_and_duty_are_asked_from_the_new_start_player() -> None:
    rich = dict.fromkeys(range(3), "5 pesos, 1 citrus")
    table = position(holds=rich, start=C).runs(Administer())
    asked = []
    while (decision := table.asked)[1] in ("tax", "duty"):
        [seat] = decision[0]
        asked.append((decision[1], seat))
        table.do(seat, "decline")

    assert asked == [(kind, seat) for kind in ("tax", "duty") for seat in (C, A, B)]


def test_the_subsidy_by_water_comes_after_the_duty() -> None:
    table = administered(
        "deliver water", laws=["duty_water", "subsidy_water"], holds={A: "3 water"}
    )

    assert table.told(Subsidised).points[A] == 2


def test_a_replaced_law_and_the_bills_not_chosen_leave_the_game() -> None:
    table = parliament(three_to_vote((5, 1, 1), laws=("tax_5",)))
    table.state.bills["tax"] = "tax_1"
    for seat in range(3):
        table.do(seat, "bribe 0")

    table.do(A, "enact tax_1")
    assert table.told(LawEnacted) == LawEnacted(seat=A, statute="tax_1", replaced="tax_5")
    assert table.state.laws["tax"] == "tax_1", "at once"
    table.do(A, "enact duty_water")

    assert set(table.told(ParliamentClosed).dropped) == {"subsidy_water", "drought"}
    for gone in ("tax_5", "subsidy_water", "drought"):
        assert gone not in table.state.statutes[GROUP_OF[gone]]
        assert gone not in table.state.laws.values()
    assert table.state.laws["subsidy"] is None, "a group without a chosen bill keeps its law"


def test_what_is_spent_is_lost_for_winners_and_losers_alike() -> None:
    table = parliament(three_to_vote((5, 4, 3)))
    for seat, pesos in ((A, 9), (B, 4), (C, 1)):
        table.do(seat, f"bribe {pesos}")

    assert [table.pesos(seat) for seat in range(3)] == [1, 6, 9]


def test_the_anti_corruption_act_holds_until_it_is_replaced() -> None:
    table = three_to_vote((5, 1, 1), laws=("anti_corruption_act",))
    table.runs(RevealCards(), BuyVotes(), CountVotes(), CloseRound())
    assert table.asked == ((A,), "enact"), "nobody is asked for a bribe"

    table.do(A, "enact drought", "enact tax_1")

    assert table.state.laws["other"] == "drought"
