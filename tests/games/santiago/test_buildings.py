"""The twelve buildings (§7) and the newspaper's inactive Cubans (§8), beyond the worked tests."""

import pytest

from games.santiago.data import CUBANS
from games.santiago.events import DemandCleared, LeftUnused, OwnerPaid, Used
from tests.games.santiago.positions import Table, acts, position


def using(building: str, holds: str = "", **more: object) -> Table:
    """Return the turn of seat 0 at the moment it may use a building; El Zorro found nothing."""
    return position(
        seats=2,
        car="jose",
        pieces={0: building},
        holds={0: holds},
        **more,  # type: ignore[arg-type]  # passed on
    ).do(0, "drive 1")


@pytest.mark.parametrize(
    ("building", "holds", "use", "then"),
    [
        ("bank", "", "use bank", "2 pesos"),
        ("church", "", "use church", "1 point"),
        ("distillery", "3 sugar", "use distillery sugar rum 2", "1 sugar, 2 rum"),
        ("cigar_factory", "2 tobacco", "use cigar_factory tobacco cigars 2", "2 cigars"),
        ("black_market", "2 rum", "use black_market rum sugar", "1 sugar, 1 rum"),
        ("sawmill", "2 wood", "use sawmill wood", "1 peso, 1 point, 1 wood"),
        ("cafe", "1 cigars", "use cafe cigars", "2 points"),
        ("customs", "", "use customs on=sugar", ""),
        ("casino", "3 pesos", "use casino peso point 1", "1 point"),
        ("port_authority", "", "use port_authority on=right", ""),
        ("office", "1 rum", "use office rum", "2 points"),
        ("newspaper", "", "use newspaper", "1 peso"),
    ],
)
def test_each_function_does_what_it_says(building: str, holds: str, use: str, then: str) -> None:
    table = using(building, holds)

    table.do(0, use)

    assert table.has(0) == then
    assert table.tells(Used)[0].building == building
    assert table.asked == (1, "drive")


@pytest.mark.parametrize(
    ("building", "holds"),
    [
        ("distillery", "4 tobacco"),
        ("cigar_factory", "4 sugar"),
        ("black_market", "4 wood, 4 pesos"),
        ("sawmill", "4 rum"),
        ("cafe", "4 wood, 4 sugar"),
        ("casino", "2 pesos"),
        ("office", "4 wood, 2 cigars"),
    ],
)
def test_a_function_that_cannot_be_paid_is_not_asked(building: str, holds: str) -> None:
    assert using(building, holds).asked == (1, "drive")


def test_using_is_a_choice_and_the_owner_is_paid_either_way() -> None:
    for answer in ("use bank", "decline"):
        table = using("bank", owners={"bank": 1}).do(0, answer)
        assert table.tells(OwnerPaid)
        assert bool(table.tells(LeftUnused)) == (answer == "decline")


def test_the_sawmill_saws_once() -> None:
    table = using("sawmill", "5 wood")

    assert table.legal == acts("use sawmill wood", "decline")


def test_customs_clears_any_die_that_wants_something() -> None:
    table = using("customs", dice="2 sugar, 0 citrus, 4 tobacco, 1 rum")
    assert table.legal == acts(
        *(f"use customs on={g}" for g in ("sugar", "tobacco", "rum")), "decline"
    )

    table.do(0, "use customs on=tobacco")

    assert table.tells(DemandCleared) == [DemandCleared(good="tobacco", was=4)]
    assert table.demand == "2 sugar, 0 citrus, 0 tobacco, 1 rum"
    assert table.has(0) == ""


def test_the_office_pays_two_whatever_the_flag() -> None:
    for value in (2, 3, 4):
        table = using("office", "1 rum, 1 sugar, 1 cigars, 1 wood", value=value)
        assert table.legal == acts("use office rum", "use office sugar", "decline")
        table.do(0, "use office rum")
        assert table.has(0) == "2 points, 1 sugar, 1 cigars, 1 wood"
        assert table.state.dice["rum"] == 2


def test_the_port_authority_sends_the_marker_either_way() -> None:
    table = using("port_authority", value=3)

    assert table.legal == acts(
        "use port_authority on=left", "use port_authority on=right", "decline"
    )


def test_the_newspaper_turns_down_any_active_cuban_even_the_one_under_the_car() -> None:
    table = using("newspaper", inactive=["maria", "pedro"])
    active = [cuban for cuban in CUBANS if cuban not in ("maria", "pedro")]
    assert table.legal == acts(
        "use newspaper", *(f"use newspaper on={cuban}" for cuban in active), "decline"
    )

    table.do(0, "use newspaper on=zorro")

    assert table.state.inactive == ["maria", "pedro", "zorro"]


def test_leaving_an_inactive_cuban_is_not_passing_it() -> None:
    table = position(car="maria", inactive=["maria"]).do(0, "drive 1")

    assert table.state.inactive == ["maria"]


def test_inactive_cubans_count_as_stops() -> None:
    table = position(inactive=["maria", "jose"], holds={0: "2 pesos"})

    assert table.legal == acts("drive 1", "drive 2", "drive 3")
    table.do(0, "drive 3")
    assert table.state.inactive == []
    assert table.has(0) == ""


def test_with_alonso_the_piece_neither_moves_nor_pays() -> None:
    table = position(car="pedro", owners={"bank": 0, "church": 1}, pieces={0: "church", 2: "bank"})

    table.do(0, "drive 1", "use bank")

    assert table.has(0) == "2 pesos"
    assert table.piece(0) == "church"
    assert not table.tells(OwnerPaid)


def test_the_same_building_through_alonso_and_by_the_piece() -> None:
    table = position(car="pedro", owners={"office": 0}, holds={0: "2 rum"})

    table.do(0, "drive 1", "use office rum", "place office", "use office rum")

    assert table.has(0) == "4 points"


def test_seizing_is_free_and_costs_a_marker() -> None:
    table = position(car="pedro", pieces={1: "bank"}, holds={0: "1 peso"})

    table.do(0, "drive 1", "seize bank")

    assert table.state.owners == {"bank": 0}
    assert table.state.players[0].markers == 2
    assert table.has(0) == "1 peso"
    assert table.asked == (0, "place")


def test_nobody_has_more_than_three_markers() -> None:
    table = position(car="pedro", owners={"bank": 0, "church": 0, "cafe": 0}).do(0, "drive 1")

    assert table.legal == acts("use bank", "use church", "decline")
    assert "no owner marker left" in table.refuses(0, "seize casino")
