"""The view tells how far an action has come, and what the laws in force mean for everybody."""

import pytest

from games.cuba.view import Working
from tests.games.cuba.positions import GAME, Table, position
from tests.games.cuba.test_worked import parliament, three_to_vote

A, B, C = range(3)


def working(table: Table) -> Working | None:
    return table.view().working


def test_a_harvest_in_steps() -> None:
    table = position().do(A, "play worker", "move 6")
    assert working(table) == Working(left=2)

    assert working(table.do(A, "harvest 7")) == Working(done=(7,), left=1)


def test_a_chain_of_buildings_in_steps() -> None:
    table = position(
        built={A: {1: "hotel", 2: "material_depot", 3: "small_office"}},
        holds={A: "2 wood, 1 stone, 1 citrus"},
    ).do(A, "play foreman")
    assert working(table) == Working()

    table.do(A, "activate 1", "activate 2", "give wood")
    assert working(table) == Working(done=(1, 2), building="material_depot", left=1)
    table.do(A, "finish", "activate 3")
    assert working(table) == Working(done=(1, 2, 3), left=1)


def test_shopping_building_and_loading_in_steps() -> None:
    shop = position(holds={A: "9 pesos, 1 rum"})
    shop.do(A, "play tradeswoman", "sell rum", "buy citrus")
    assert working(shop) == Working(bought=("citrus",), sold=("rum",))

    site = position(holds={A: "2 stone"}).do(A, "play architect", "build dam")
    assert working(site) == Working(building="dam")

    ship = position(holds={A: "2 citrus"}, docks={3: 1}).do(A, "play mayor", "load 3 citrus")
    assert working(ship) == Working(dock=3)
    assert working(position()) is None


def test_what_the_laws_mean() -> None:
    table = position(
        laws=["tax_buildings", "duty_materials", "subsidy_water"],
        built={A: {1: "hotel", 2: "inn"}},
        holds={A: "2 wood", B: "1 water"},
    )
    players = table.view().players

    assert [player.tax_due for player in players] == [2, 0, 0]
    assert [player.can_deliver for player in players] == [True, False, False]
    assert [player.subsidy for player in players] == [0, 1, 0]


def test_parliament_side_by_side() -> None:
    table = parliament(three_to_vote((5, 4, 3), halls=(C,)))
    for seat, pesos in ((A, 1), (B, 2), (C, 1)):
        table.do(seat, f"bribe {pesos}")
    view = table.view()

    assert view.phase == "end", "only what follows parliament here"
    assert view.buying == (A, B, C)
    assert [(player.vote, player.town_hall, player.bought) for player in view.players] == [
        ("mayor", False, (1,)),
        ("foreman", False, (2,)),
        ("architect", True, (1,)),
    ]
    assert [player.votes for player in view.players] == [6, 6, 6]


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_phase_is_told(seats: int) -> None:
    table = Table(GAME.setup(seats))
    phases: list[str] = []
    while (decision := GAME.decision(table.state)) is not None:
        phase = table.view().phase
        if phases[-1:] != [phase]:
            phases.append(phase)
        table.do(decision.awaited[0], str(decision.choices[0][0]))

    assert phases[:3] == ["set-up", "bills", "actions"]
    assert set(phases) == {"set-up", "bills", "actions", "parliament", "administration", "end"}
    assert phases.count("bills") == 6


def test_the_table_in_words() -> None:
    table = position(
        holds={A: "10 pesos, 2 citrus"},
        built={A: {6: "dam"}},
        docks={3: (9, "2 cigars")},
        bills=("tax_4",),
        sailed=[7],
        markers=["crop"],
    )
    table.state.barred = "tax"
    lines = GAME.describe(table.view(A))

    assert "round: 2, actions; start player: seat 0" in lines
    assert "dock 3: ship 9, 2/3 cigars, 0/1 citrus, 0/1 tobacco" in lines
    assert (
        "market: citrus 3, sugar 3, tobacco 3, rum 2, cigars 2; "
        "cheapest crop: citrus, sugar, tobacco"
    ) in lines
    assert (
        "tax: printed_tax; bill tax_4 (barred from veto); "
        "to come tax_1, tax_2, tax_3, tax_5, tax_buildings"
    ) in lines
    assert "seat 0: 0 points, 10 pesos; played –" in lines
    assert (
        "  fields: [warehouse] forest tobacco citrus | sugar hill DAM tobacco | "
        "citrus forest sugar hill"
    ) in lines
    assert "  yard: citrus 2; warehouse: –" in lines
    assert any(line.endswith("at the bottom 7") for line in lines)
    assert "markers: crop" in lines
