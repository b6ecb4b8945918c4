"""What is asked, what may be answered, and why something is refused."""

import pytest

from bot.wording.extraction import ROOT, refusals_in
from bot.wording.language import Language
from bot.wording.santiago.choices import choice
from bot.wording.santiago.functions import useless
from bot.wording.santiago.questions import question, summons
from bot.wording.santiago.refusals import RECOUNTED, VERBS, refusal
from games.core.errors import IllegalAction
from games.core.text import members
from games.santiago.actions import AnyAction
from games.santiago.buildings import FUNCTIONS
from games.santiago.view import Options
from tests.games.santiago.positions import GAME, Table, position

NAMES = ["Ana", "Béla", "Cili", "Dani"]
ENGLISH = Language("en")


def line(table: Table, act: str) -> str:
    seat, _ = table.asked
    return choice(table.view(seat), GAME.parse_action(act), ENGLISH).line


def asked(table: Table) -> str:
    seat, _ = table.asked
    return question(table.view(seat), NAMES, ENGLISH)


def called(table: Table) -> str:
    return summons(table.view(), NAMES, ENGLISH)


def refused(table: Table, seat: int, act: str) -> str:
    return refusal(GAME.refusal(table.state, seat, GAME.parse_action(act)), ENGLISH)


@pytest.mark.parametrize(
    ("stops", "said"),
    [
        (1, "to Pedro: free, take 2 tobacco"),
        (2, "to Alonso: pay 1 peso, seize a building or use one of yours"),
        (3, "to Conchita: pay 2 pesos, nothing happens there"),
        (4, "to Miguel: pay 3 pesos, take 1 wood"),
        (5, "to Pablo: pay 4 pesos, take 1 good of your choice"),
        (6, "to Martinez: pay 5 pesos, take 3 pesos"),
        (7, "to the harbour: pay 6 pesos, a delivery round follows"),
        (8, "to Maria: pay 7 pesos, goods rise to 4 points each, get 2 points"),
        (9, "to José: pay 8 pesos, goods rise to 4 points each, the supply has no sugar left"),
        (
            10,
            "to El Zorro: pay 9 pesos, goods rise to 4 points each, everybody gives you something",
        ),
        (13, "to Conchita: pay 12 pesos, goods rise to 4 points each, take 2 citrus"),
        (17, "to the harbour: pay 16 pesos, goods rise to 4 points each, a delivery round follows"),
        (18, "to Maria: pay 17 pesos, ship 1 leaves, get 2 points"),
        (27, "to the harbour: pay 26 pesos, ship 1 leaves"),
    ],
)
def test_a_drive_says_what_it_costs_and_brings(stops: int, said: str) -> None:
    table = position(
        car="zorro", value=3, inactive=["conchita"], holds={0: "30 pesos", 1: "7 wood, 8 sugar"}
    )
    start = "1 stop" if stops == 1 else f"{stops} stops"
    assert line(table, f"drive {stops}") == f"{start} {said}"


def test_a_drive_that_ends_the_game_brings_nothing_more() -> None:
    table = position(car="martinez", value=4, departed=6, holds={0: "1 peso"})
    assert line(table, "drive 2") == "2 stops to Maria: pay 1 peso, the last ship leaves"
    options = Options(finish_turn_after_seventh=True)
    table = position(car="martinez", value=4, departed=6, holds={0: "1 peso"}, options=options)
    assert line(table, "drive 2").endswith("the last ship leaves, get 2 points")


def test_driving() -> None:
    table = position(car="pedro", holds={0: "3 pesos"})
    assert asked(table) == (
        "The car stands at Pedro. How far do you drive it? The first stop is free, each further"
        " one costs 1 peso, and you have 3."
    )
    assert called(table) == "drive the car"
    assert question(table.view(1), NAMES, ENGLISH) == (
        "Nothing is asked of you now; Ana decides what comes next."
    )


def test_pablo() -> None:
    table = position(car="miguel", holds={1: "8 rum"}).do(0, "drive 1")
    assert asked(table) == "Which good do you take from Pablo?"
    assert called(table) == "take a good from Pablo"
    assert line(table, "take cigars") == "Take 1 cigar"
    assert line(table, "decline") == "Decline: take nothing"
    assert refused(table, 0, "take rum") == "The supply has no rum left (rules: Pablo, the fence)."


def test_el_zorro() -> None:
    table = position(car="jose", holds={1: "1 peso, 2 rum, 1 wood", 2: "1 point"})
    table.do(0, "drive 1")
    assert asked(table) == "El Zorro picks your pocket for Ana. What do you give?"
    assert called(table) == "give something to Ana because of El Zorro"
    assert line(table, "give rum") == "Give 1 rum: you have 2"
    assert line(table, "give peso") == "Give 1 peso: you have 1"
    rule = "(rules: El Zorro, the pickpocket)."
    assert refused(table, 1, "give wood") == f"El Zorro takes no wood {rule}"
    assert refused(table, 1, "give cigars") == f"You have no cigars to give {rule}"
    assert refused(table, 0, "drive 1") == "It is not your decision now (rules: order of play)."


def test_alonso() -> None:
    table = position(car="pedro", owners={"bank": 0, "church": 1}).do(0, "drive 1")
    assert asked(table) == (
        "With Alonso's help you may seize a building that nobody owns, or use one of yours."
        " You have 2 owner markers left."
    )
    assert called(table) == "decide what Alonso does for you"
    assert line(table, "seize casino") == "Seize the Casino: trade 3 pesos for 1 point, or back"
    assert line(table, "use bank") == "Use the Bank: take 2 pesos"
    assert line(table, "decline") == "Decline: neither seize nor use a building"
    rule = "(rules: Alonso, the lawyer)."
    assert refused(table, 0, "seize church") == f"The Church has an owner already {rule}"
    assert refused(table, 0, "place office") == (
        f"You are asked to seize a building, use a building or decline now, not to place your"
        f" piece {rule}"
    )


def test_alonso_for_who_has_no_marker_or_no_building() -> None:
    owners = {"bank": 0, "church": 0, "cafe": 0}
    table = position(car="pedro", owners=owners).do(0, "drive 1")
    assert asked(table) == "With Alonso's help you may use one of your own buildings. Do you?"
    table = position(car="pedro").do(0, "drive 1")
    assert asked(table) == (
        "With Alonso's help you may seize a building that nobody owns."
        " You have 3 owner markers left."
    )


def test_placing_the_piece() -> None:
    table = position(car=0, owners={"casino": 1, "cafe": 0}, pieces={1: "sawmill", 0: "bank"}).do(
        0, "drive 1"
    )
    assert asked(table) == "Which building under the red flower does your piece move to?"
    assert called(table) == "move your piece to a building under the red flower"
    assert line(table, "place casino") == (
        "Move to the Casino: trade 3 pesos for 1 point, or back; its owner gets 1 point"
    )
    assert line(table, "place cafe") == (
        "Move to the Café: of no use without rum or cigars; it is yours"
    )
    rule = "(rules: placing the piece)."
    assert refused(table, 0, "place sawmill") == f"Another piece stands on the Sawmill {rule}"
    assert refused(table, 0, "place bank") == (
        f"The Bank does not stand under the red flower {rule}"
    )


def test_harbour_buildings_without_a_ship() -> None:
    table = position(car="martinez", value=4, holds={0: "4 pesos"}).do(0, "drive 5")
    assert line(table, "place office") == (
        "Move to the Trading Office: of no use without a ship in port"
    )


OF_NO_USE = {
    "distillery": "of no use without sugar",
    "cigar_factory": "of no use without tobacco",
    "black_market": "of no use without a good to trade",
    "sawmill": "of no use without wood",
    "cafe": "of no use without rum or cigars",
    "casino": "of no use without 3 pesos or 1 point",
    "office": "of no use without a good that the ship wants",
}


@pytest.mark.parametrize("empty", [True, False])
def test_every_building_that_cannot_be_used_says_so(empty: bool) -> None:
    holds = "" if empty else "3 pesos, 1 point, 1 sugar, 1 tobacco, 1 rum, 1 cigars, 1 wood"
    at = position(seats=2, holds={0: holds}, dice="1 sugar, 1 citrus, 0 rum, 0 tobacco")
    view = at.view(0)
    for building, function in FUNCTIONS.items():
        said = useless(view, building, ENGLISH)
        assert bool(said) is not bool(function.uses(at.state, 0))
        assert said == (OF_NO_USE.get(building, "") if empty else "")


def test_a_workshop_that_the_supply_cannot_pay() -> None:
    at = position(seats=2, holds={0: "1 sugar", 1: "8 rum"})
    assert useless(at.view(0), "distillery", ENGLISH) == ("of no use: the supply has no rum left")
    assert useless(at.view(1), "distillery", ENGLISH) == "of no use without sugar"


@pytest.mark.parametrize(
    ("building", "act", "said"),
    [
        ("bank", "use bank", "Use the Bank: take 2 pesos"),
        ("church", "use church", "Use the Church: get 1 point"),
        ("distillery", "use distillery sugar rum 2", "Use the Distillery with 2 sugar: take 2 rum"),
        ("black_market", "use black_market sugar rum", "Use the Black Market, 1 sugar for 1 rum"),
        ("sawmill", "use sawmill wood", "Use the Sawmill with 1 wood: get 1 point and 1 peso"),
        ("cafe", "use cafe both", "Use the Café with 1 rum and 1 cigar: get 4 points"),
        ("cafe", "use cafe rum", "Use the Café with 1 rum: get 2 points"),
        ("casino", "use casino peso point 2", "Use the Casino with 6 pesos: get 2 points"),
        ("casino", "use casino point peso 1", "Use the Casino with 1 point: take 3 pesos"),
        (
            "customs",
            "use customs on=citrus",
            "Use the Customs Office on citrus: strike 4 citrus off the ship's list",
        ),
        (
            "port_authority",
            "use port_authority on=right",
            "Use the Port Authority to the right: goods are worth 4 points each",
        ),
        (
            "port_authority",
            "use port_authority on=left",
            "Use the Port Authority to the left: goods are worth 2 points each",
        ),
        ("office", "use office rum", "Use the Trading Office with 1 rum: get 2 points"),
        ("newspaper", "use newspaper", "Use the Newspaper: take 1 peso"),
        (
            "newspaper",
            "use newspaper on=zorro",
            "Use the Newspaper on El Zorro: take 1 peso, make El Zorro inactive",
        ),
    ],
)
def test_uses_say_what_they_take_and_bring(building: str, act: str, said: str) -> None:
    table = position(
        seats=2,
        car="jose",
        value=3,
        pieces={0: building},
        holds={0: "6 pesos, 2 points, 2 sugar, 1 rum, 1 cigars, 1 wood", 1: "1 point"},
    ).do(0, "drive 1")
    table.do(1, "give point")
    assert line(table, act) == said


def test_uses_that_send_the_ship_away() -> None:
    table = position(
        car="pedro",
        dice="0 sugar, 0 citrus, 0 tobacco, 1 rum",
        value=4,
        departed=6,
        holds={0: "1 rum"},
        owners={"customs": 0, "office": 0, "port_authority": 0},
    ).do(0, "drive 1")
    leaves = "the last ship leaves"
    assert line(table, "use customs on=rum").endswith(f"off the ship's list, {leaves}")
    assert line(table, "use office rum").endswith(f"get 2 points, {leaves}")
    assert line(table, "use port_authority on=right").endswith(f"to the right: {leaves}")


def test_using_a_building() -> None:
    table = position(car="maria", holds={0: "1 peso"}).do(0, "drive 1", "place distillery")
    assert asked(table) == "Your piece stands at the Distillery: turn sugar into rum?"
    assert called(table) == "use the Distillery or decline"
    assert line(table, "decline") == "Decline: do not use the Distillery"
    rule = "(rules: buildings)."
    assert refused(table, 0, "use distillery sugar rum 3") == (
        f"You have 2 sugar and need 3 for the Distillery {rule}"
    )
    assert refused(table, 0, "use bank") == f"Your piece does not stand on the Bank {rule}"


def test_a_delivery_round() -> None:
    table = position(
        car="martinez",
        value=3,
        dice="2 citrus, 1 rum, 0 tobacco, 0 cigars",
        holds={0: "1 citrus, 2 wood"},
    ).do(0, "drive 1")
    assert asked(table) == (
        "The ship wants 2 citrus and 1 rum. A good is worth 3 points, wood 1. What do you deliver?"
    )
    assert called(table) == (
        "deliver to the ship or pass (it still wants 2 citrus and 1 rum, 3 points each)"
    )
    assert line(table, "deliver citrus 1") == "Deliver 1 citrus: get 3 points"
    assert line(table, "deliver wood 2 citrus") == "Deliver 2 wood as citrus: get 2 points"
    assert line(table, "pass") == "Pass: you are out of this delivery round"
    rule = "(rules: delivery round)."
    assert refused(table, 0, "deliver cigars 1") == f"The ship demands no cigars {rule}"
    assert refused(table, 0, "deliver rum 2") == f"The ship demands only 1 rum {rule}"
    assert refused(table, 0, "deliver citrus 2") == f"You have only 1 citrus {rule}"
    assert refused(table, 0, "deliver rum 1") == f"You have no rum {rule}"
    assert refused(table, 0, "decline") == (
        f"You are asked to deliver or pass now, not to decline {rule}"
    )
    table.do(0, "pass")
    assert asked(table) == "The ship wants 2 citrus and 1 rum, and you hold nothing of that."


def test_the_delivery_that_fills_the_ship() -> None:
    table = position(
        car="martinez", dice="2 citrus, 0 rum, 0 tobacco, 0 cigars", holds={0: "2 citrus"}
    ).do(0, "drive 1")
    assert line(table, "deliver citrus 2") == "Deliver 2 citrus: get 4 points, ship 1 leaves"


def test_choosing_four_dice() -> None:
    table = position(car="zorro", value=4)
    table.do(0, "drive 1", "place port_authority", "use port_authority on=right")
    assert called(table) == ""
    table.roll(0, 0, 0, 2, 0)
    assert asked(table) == (
        "You rolled 0 sugar, 0 citrus, 0 tobacco, 2 rum and 0 cigars for ship 2."
        " Which die do you set aside?"
    )
    assert called(table) == "set one die aside for ship 2"
    assert line(table, "keep sugar") == "Set sugar aside: the ship wants 2 rum"
    assert line(table, "keep rum") == "Set rum aside: the ship wants nothing and leaves at once"


def test_the_price_of_a_drive_too_far() -> None:
    rule = "(rules: driving the car)."
    assert refused(position(), 0, "drive 2") == (
        f"Driving 2 stops costs 1 peso, and you have 0 {rule}"
    )
    assert refused(position(holds={0: "2 pesos"}), 0, "drive 4") == (
        f"Driving 4 stops costs 3 pesos, and you have 2 {rule}"
    )
    assert refused(position(), 0, "drive 0") == f"The car must move at least one stop {rule}"


def test_a_refusal_that_names_nonsense_stays_a_sentence() -> None:
    table = position(seats=2, car="jose", pieces={0: "customs"}, holds={1: "1 point"})
    table.do(0, "drive 1")
    table.do(1, "give point")
    assert refused(table, 0, "use customs on=left") == (
        "That is not among what you may choose now (rules: buildings)."
    )


def test_every_verb_has_words() -> None:
    assert {action.__struct_config__.tag for action in members(AnyAction)} == set(VERBS)


def test_reasons_with_plurals_are_those_of_the_rules() -> None:
    """Each sentence that is told anew here is one that the rules really use."""
    sources = (path.read_text(encoding="utf-8") for path in (ROOT / "games").rglob("*.py"))
    reasons = {text for source in sources for _, text in refusals_in(source)}
    assert set(RECOUNTED) <= reasons


def test_the_game_is_over() -> None:
    error = IllegalAction("The game is over.", rule="end of the game")
    assert refusal(error, ENGLISH) == "The game is over (rules: end of the game)."
