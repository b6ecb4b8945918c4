"""A refused action says why, in one sentence that names the rule, and changes nothing."""

import pytest

from tests.games.santiago.positions import WANTED, position

SHIPLESS = {"car": 8, "value": 4, "holds": {0: "2 pesos"}}


@pytest.mark.parametrize(
    ("building", "holds", "line", "sentence"),
    [
        ("bank", "", "use bank on=left", "Bank cannot be used like that. (buildings)"),
        ("bank", "", "use church", "Your piece does not stand on church. (buildings)"),
        (
            "distillery",
            "1 sugar",
            "use distillery sugar rum 2",
            "You have 1 sugar and need 2 for distillery. (buildings)",
        ),
        (
            "black_market",
            "1 sugar",
            "use black_market sugar sugar",
            "Black market gives another kind of good than it takes. (buildings)",
        ),
        (
            "black_market",
            "1 sugar",
            "use black_market wood rum",
            "Black market neither takes wood nor gives any. (buildings)",
        ),
        (
            "black_market",
            "1 sugar",
            "use black_market rum citrus",
            "You have 0 rum and need 1 for black market. (buildings)",
        ),
        (
            "casino",
            "5 pesos",
            "use casino peso point 2",
            "You have 5 pesos and need 6 for casino. (buildings)",
        ),
        (
            "casino",
            "5 pesos",
            "use casino point peso",
            "You have 0 points and need 1 for casino. (buildings)",
        ),
        (
            "casino",
            "5 pesos",
            "use casino point peso 0",
            "Casino cannot be used like that. (buildings)",
        ),
        ("customs", "", "use customs on=cigars", "The ship demands no cigars. (buildings)"),
        ("customs", "", "use customs", "Customs cannot be used like that. (buildings)"),
        ("office", "1 rum", "use office cigars", "The ship demands no cigars. (buildings)"),
        ("office", "1 rum", "use office wood", "Office takes no wood. (buildings)"),
        (
            "office",
            "1 rum",
            "use office",
            "Office delivers one good, which must be named. (buildings)",
        ),
        (
            "office",
            "1 rum",
            "use office sugar",
            "You have 0 sugar and need 1 for office. (buildings)",
        ),
        (
            "port_authority",
            "",
            "use port_authority on=left",
            "The value marker is on the first flag and can only move right. (buildings)",
        ),
        ("newspaper", "", "use newspaper on=maria", "Maria is inactive already. (buildings)"),
        ("cafe", "1 rum", "use cafe both", "You have 0 cigars and need 1 for cafe. (buildings)"),
        ("bank", "", "drive 1", "You are asked to use or decline now, not to drive. (buildings)"),
    ],
)
def test_buildings(building: str, holds: str, line: str, sentence: str) -> None:
    table = position(
        seats=2, car="jose", pieces={0: building}, holds={0: holds}, inactive=["maria"]
    ).do(0, "drive 1")

    assert table.refuses(0, line) == sentence


def test_a_workshop_may_run_out_of_what_it_makes() -> None:
    table = position(seats=2, car="jose", pieces={0: "distillery"}, holds={0: "3 sugar, 7 rum"}).do(
        0, "drive 1"
    )

    assert table.refuses(0, "use distillery sugar rum 2") == (
        "The supply has 1 rum left and distillery would need 2. (buildings)"
    )


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("drive 0", "The car must move at least one stop. (driving the car)"),
        ("drive -3", "The car must move at least one stop. (driving the car)"),
        (
            "drive 5",
            "Driving 5 stops costs 4 pesos and you have 2. (driving the car)",
        ),
        ("pass", "You are asked to drive now, not to pass. (driving the car)"),
    ],
)
def test_driving(line: str, sentence: str) -> None:
    assert position(holds={0: "2 pesos"}).refuses(0, line) == sentence


def test_out_of_turn() -> None:
    assert position().refuses(1, "drive 1") == "It is not your decision now. (order of play)"
    assert position().refuses(7, "drive 1") == "It is not your decision now. (order of play)"


def test_after_the_end() -> None:
    table = position(car=9, value=4, departed=6, holds={0: "1 peso"}).do(0, "drive 2")

    assert table.refuses(0, "drive 1") == "The game is over. (end of the game)"


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("place bank", "Bank does not stand under the red flower. (placing the piece)"),
        ("place casino", "Another piece stands on casino. (placing the piece)"),
        ("place cafe", "Your piece stands on cafe already and must move. (placing the piece)"),
    ],
)
def test_placing(line: str, sentence: str) -> None:
    table = position(pieces={0: "cafe", 1: "casino"}).do(0, "drive 1")

    assert table.refuses(0, line) == sentence


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("give wood", "El Zorro takes no wood. (El Zorro, the pickpocket)"),
        ("give rum", "You have no rum to give. (El Zorro, the pickpocket)"),
        ("pass", "You are asked to give now, not to pass. (El Zorro, the pickpocket)"),
    ],
)
def test_giving(line: str, sentence: str) -> None:
    table = position(car="jose", holds={1: "1 peso, 1 wood"}).do(0, "drive 1")

    assert table.refuses(1, line) == sentence


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("deliver cigars 1", "The ship demands no cigars. (delivery round)"),
        ("deliver sugar 4", "The ship demands only 3 sugar. (delivery round)"),
        ("deliver sugar 2", "You have only 1 sugar. (delivery round)"),
        ("deliver sugar 0", "At least one cube must be delivered. (delivery round)"),
        (
            "deliver wood 1",
            "Wood is delivered instead of a demanded good, which must be named. (delivery round)",
        ),
        (
            "deliver sugar 1 rum",
            "Only wood can be delivered instead of another good, not sugar. (delivery round)",
        ),
        ("deliver wood 3 rum", "You have only 2 wood. (delivery round)"),
    ],
)
def test_delivering(line: str, sentence: str) -> None:
    table = position(car=9, holds={0: "1 sugar, 2 wood"}, dice=WANTED).do(0, "drive 1")

    assert table.refuses(0, line) == sentence


def test_delivering_with_nothing_to_deliver() -> None:
    table = position(car=9).do(0, "drive 1")

    assert table.refuses(0, "deliver sugar 1") == "You have no sugar. (delivery round)"


def test_alonso() -> None:
    table = position(car="pedro", owners={"bank": 1}).do(0, "drive 1")

    assert table.refuses(0, "use bank") == (
        "With Alonso you may use only a building that you own; bank is not yours."
        " (Alonso, the lawyer)"
    )
    assert table.refuses(0, "seize bank") == "Bank has an owner already. (Alonso, the lawyer)"


def test_no_ship_in_port() -> None:
    table = position(
        car=5, value=4, owners={"office": 0, "bank": 0}, holds={0: "9 pesos, 1 rum"}
    ).do(0, "drive 10")
    assert table.refuses(0, "use office rum") == (
        "Office cannot be used while no ship is in port. (buildings)"
    )


def test_pablo() -> None:
    table = position(car="miguel", holds={1: "8 rum"}).do(0, "drive 1")

    assert table.refuses(0, "take rum") == "The supply has no rum left. (Pablo, the fence)"
