"""Whole turns, told in full."""

import pytest

from bot.wording.language import Language
from bot.wording.santiago.story import story
from games.santiago.events import Seized
from tests.games.santiago.positions import Table, position

NAMES = ["Ana", "Béla", "Cili", "Dani"]
FULL_PURSE = "9 pesos, 9 points"


def told(table: Table) -> list[str]:
    return story(table.heard, NAMES[: len(table.state.players)], Language("en"))


def test_a_drive_and_a_building() -> None:
    table = position(car="maria", holds={0: "2 pesos, 1 citrus"}).do(
        0, "drive 3", "place customs", "use customs on=citrus"
    )
    assert told(table) == [
        "Ana drives 3 stops to Pedro for 2 pesos and takes 2 tobacco.",
        "Ana moves to the Customs Office and strikes 4 citrus off the ship's list.",
    ]


def test_a_free_drive_and_a_point_for_the_owner() -> None:
    table = position(car=0, owners={"cafe": 1}).do(0, "drive 1", "place cafe")
    assert told(table) == [
        "Ana drives 1 stop to Maria and gets 2 points.",
        "Ana moves to the Café. Béla owns the Café and gets 1 point.",
    ]


def test_past_the_harbour() -> None:
    table = position(car="martinez", holds={0: "2 pesos"}).do(
        0, "drive 3", "place distillery", "use distillery sugar rum 2"
    )
    assert told(table) == [
        "Ana drives 3 stops past the harbour to José for 2 pesos and takes 2 sugar."
        " Goods are now worth 3 points each.",
        "Ana moves to the Distillery and turns 2 sugar into 2 rum.",
    ]


def test_stopping_in_the_harbour_is_not_driving_past() -> None:
    table = position(car="pablo", holds={0: "1 peso"}).do(0, "drive 2")
    assert told(table) == ["Ana drives 2 stops to the harbour for 1 peso."]


def test_a_lap_ends_in_the_harbour() -> None:
    table = position(car=0, holds={0: "9 pesos"}).do(0, "drive 10")
    assert told(table) == ["Ana drives 10 stops to the harbour for 9 pesos."]


def test_a_ship_that_leaves_as_the_car_passes() -> None:
    table = position(car="martinez", value=4, holds={0: "1 peso"})
    table.do(0, "drive 2", "place casino", "decline")
    assert told(table) == [
        "Ana drives 2 stops past the harbour to Maria for 1 peso and gets 2 points."
        " That was the last flag, so ship 1 leaves.",
        "Ana moves to the Casino and does not use it.",
    ]


@pytest.mark.parametrize(
    ("held", "taken"),
    [
        ("7 tobacco", "and takes 1 tobacco, all that the supply has."),
        ("8 tobacco", ". Pedro has nothing to give: the supply has no tobacco left."),
    ],
)
def test_a_bank_that_runs_short(held: str, taken: str) -> None:
    table = position(car="zorro", holds={1: held}).do(0, "drive 1", "place office")
    drive = f"Ana drives 1 stop to Pedro {taken}".replace(" .", ".")
    assert told(table) == [drive, "Ana moves to the Trading Office."]


def test_el_zorro() -> None:
    table = position(
        seats=4,
        car=0,
        pieces={0: "church"},
        holds={0: "2 pesos", 1: "1 tobacco", 2: "2 wood", 3: "2 points"},
    )
    events = table.do(0, "drive 3").heard + table.do(1, "give tobacco").heard
    events += table.do(3, "give point").heard + table.do(0, "use church").heard
    assert story(events, NAMES, Language("en")) == [
        "Ana drives 3 stops to El Zorro for 2 pesos. Béla gives Ana 1 tobacco and Dani 1 point.",
        "Ana uses the Church and gets 1 point.",
    ]
    assert told(table.do(1, "drive 1", "place port_authority", "decline"))[0] == (
        "Béla drives 1 stop to Pedro and takes 2 tobacco."
    )


def test_alonso_seizes() -> None:
    table = position(car="pedro").do(0, "drive 1", "seize bank", "place office")
    assert told(table) == [
        "Ana drives 1 stop to Alonso and seizes the Bank.",
        "Ana moves to the Trading Office.",
    ]


def test_alonso_uses_an_own_building_before_the_piece_moves() -> None:
    table = position(car="pedro", owners={"bank": 0}).do(
        0, "drive 1", "use bank", "place port_authority", "use port_authority on=right"
    )
    assert told(table) == [
        "Ana drives 1 stop to Alonso, uses the Bank and takes 2 pesos.",
        "Ana moves to the Port Authority and makes goods worth 3 points each.",
    ]


def test_alonso_and_pablo_declined() -> None:
    table = position(car="pedro").do(0, "drive 1", "decline", "place office")
    assert told(table)[0] == "Ana drives 1 stop to Alonso and asks nothing of him."
    table = position(car="miguel").do(0, "drive 1", "decline", "place black_market")
    assert told(table)[0] == "Ana drives 1 stop to Pablo and takes nothing."


def test_what_is_told_alone_says_where_it_belongs() -> None:
    table = position(car="miguel")
    assert told(table.do(0, "drive 1")) == ["Ana drives 1 stop to Pablo."]
    assert told(table.do(0, "take rum")) == ["Ana takes 1 rum from Pablo."]
    assert told(table.do(0, "place bank")) == ["Ana moves to the Bank."]
    assert told(table.do(0, "decline")) == ["Ana does not use the Bank."]


@pytest.mark.parametrize(
    ("building", "holds", "use", "deed"),
    [
        ("bank", "", "use bank", "takes 2 pesos"),
        ("church", "", "use church", "gets 1 point"),
        (
            "cigar_factory",
            "1 tobacco",
            "use cigar_factory tobacco cigars 1",
            "turns 1 tobacco into 1 cigar",
        ),
        (
            "black_market",
            "1 citrus",
            "use black_market citrus cigars",
            "trades 1 citrus for 1 cigar",
        ),
        ("sawmill", "1 wood", "use sawmill wood", "trades 1 wood for 1 point and 1 peso"),
        ("cafe", "1 rum, 1 cigars", "use cafe both", "sells 1 rum and 1 cigar for 4 points"),
        ("casino", "6 pesos", "use casino peso point 2", "trades 6 pesos for 2 points"),
        ("casino", "2 points", "use casino point peso 2", "trades 2 points for 6 pesos"),
        ("office", "1 rum", "use office rum", "delivers 1 rum for 2 points"),
        ("newspaper", "", "use newspaper", "takes 1 peso"),
        ("newspaper", "", "use newspaper on=pedro", "takes 1 peso and makes Pedro inactive"),
    ],
)
def test_uses_of_buildings(building: str, holds: str, use: str, deed: str) -> None:
    table = position(seats=2, car="jose", pieces={0: building}, holds={0: holds, 1: "1 point"})
    table.do(0, "drive 1")
    table.do(1, "give point")
    verb = f"uses the {{}} and {deed}" if " and makes" not in deed else f"uses the {{}}, {deed}"
    [line] = told(table.do(0, use))
    name = {"cigar_factory": "Cigar Factory", "black_market": "Black Market", "cafe": "Café"}
    name |= {"office": "Trading Office"}
    assert line == f"Ana {verb.format(name.get(building, building.capitalize()))}."


def test_customs_may_send_the_ship_away_and_the_next_one_is_rolled() -> None:
    table = position(
        car="pedro", dice="0 sugar, 0 citrus, 0 tobacco, 2 rum", departed=2, holds={0: "1 peso"}
    )
    events = table.do(0, "drive 1", "decline", "place customs", "use customs on=rum").heard
    events += table.roll(1, 4, 0, 2, 1).heard + table.do(0, "keep citrus").heard
    assert story(events, NAMES[:3], Language("en")) == [
        "Ana drives 1 stop to Alonso and asks nothing of him.",
        "Ana moves to the Customs Office and strikes 2 rum off the ship's list."
        " Ship 3 wants nothing more and leaves.",
        "Ana rolls ship 4 and sets citrus aside: it wants 1 sugar, 2 rum and 1 cigar.",
    ]


def test_the_port_authority_sends_a_ship_away() -> None:
    table = position(car="zorro", value=4).do(
        0, "drive 1", "place port_authority", "use port_authority on=right"
    )
    assert told(table)[1] == "Ana moves to the Port Authority and sends ship 1 away."


def test_four_zeros_leave_at_once() -> None:
    table = position(car="zorro", value=4)
    events = table.do(0, "drive 1", "place port_authority", "use port_authority on=right").heard
    events += table.roll(0, 0, 2, 0, 0).heard + table.do(0, "keep tobacco").heard
    events += table.roll(1, 0, 0, 0, 2).heard + table.do(0, "keep rum").heard
    assert story(events, NAMES[:3], Language("en"))[2:] == [
        "Ana rolls ship 2, which wants nothing and leaves at once."
        " Ana rolls ship 3 and sets rum aside: it wants 1 sugar and 2 cigars.",
    ]


def test_dice_that_wait_for_a_choice() -> None:
    table = position(car="zorro", value=4)
    table.do(0, "drive 1", "place port_authority", "use port_authority on=right")
    assert told(table.roll(1, 0, 2, 0, 1)) == [
        "Ana rolls for ship 2: 1 sugar, 0 citrus, 2 tobacco, 0 rum and 1 cigar."
    ]
    assert told(table.do(0, "keep cigars")) == [
        "Ana sets cigars aside: ship 2 wants 1 sugar and 2 tobacco."
    ]


def test_the_delivery_round_of_the_rules() -> None:
    table = position(
        seats=4,
        car="martinez",
        value=3,
        dice="2 sugar, 4 citrus, 1 rum, 0 cigars",
        holds={0: "2 citrus, 1 rum", 1: "2 sugar", 2: "1 citrus"},
    )
    events = table.do(0, "drive 1", "deliver citrus 2").heard
    events += table.do(1, "deliver sugar 2").heard + table.do(2, "deliver citrus 1").heard
    events += table.do(3, "pass").heard + table.do(0, "deliver rum 1").heard
    for seat in (1, 2, 0):
        events += table.do(seat, "pass").heard
    assert story(events, NAMES, Language("en")) == [
        "Ana drives 1 stop to the harbour.",
        "Ana delivers 2 citrus and 1 rum for 9 points, Béla 2 sugar for 6 points and Cili 1 citrus"
        " for 3 points; Dani passes. The ship stays; goods are now worth 4 points each.",
    ]


def test_a_delivery_of_wood_and_goods_is_added_up() -> None:
    table = position(
        seats=2,
        car="martinez",
        dice="2 rum, 2 sugar, 0 citrus, 0 cigars",
        holds={0: "2 wood, 2 rum"},
    )
    events = table.do(0, "drive 1", "deliver rum 1").heard + table.do(1, "pass").heard
    events += table.do(0, "deliver wood 2 sugar", "deliver rum 1").heard
    assert story(events, NAMES[:2], Language("en")) == [
        "Ana drives 1 stop to the harbour.",
        "Ana delivers 2 rum and 2 wood as sugar for 6 points; Béla passes."
        " Ship 1 wants nothing more and leaves.",
    ]


def test_a_delivery_at_a_time() -> None:
    table = position(
        car="martinez", holds={0: "2 wood, 1 rum"}, dice="2 rum, 1 sugar, 0 citrus, 1 cigars"
    )
    assert told(table.do(0, "drive 1")) == ["Ana drives 1 stop to the harbour."]
    assert told(table.do(0, "deliver wood 1 rum")) == ["Ana delivers 1 wood as rum for 1 point."]
    assert told(table.do(1, "pass")) == ["Béla passes."]
    assert told(table.do(2, "pass")) == ["Cili passes."]
    assert told(table.do(0, "deliver rum 1")) == ["Ana delivers 1 rum for 2 points."]
    assert told(table.do(0, "pass")) == [
        "Ana passes. The ship stays; goods are now worth 3 points each."
    ]


def test_a_round_in_which_nobody_delivers() -> None:
    table = position(car="martinez", value=4)
    events = table.do(0, "drive 1", "pass").heard
    events += table.do(1, "pass").heard + table.do(2, "pass").heard
    assert story(events, NAMES[:3], Language("en")) == [
        "Ana drives 1 stop to the harbour.",
        "Nobody delivers anything. The round ends on the last flag, so ship 1 leaves.",
    ]


def test_a_pass_says_nothing_about_why() -> None:
    could = position(car="martinez", holds={0: "1 rum"}).do(0, "drive 1", "pass")
    could_not = position(car="martinez").do(0, "drive 1", "pass")
    assert told(could) == told(could_not) == ["Ana drives 1 stop to the harbour.", "Ana passes."]


def test_an_inactive_cuban() -> None:
    table = position(car="maria", inactive=["jose"], owners={"bank": 1}, pieces={0: "bank"})
    assert told(table.do(0, "drive 1")) == [
        "Ana drives 1 stop to José. José is inactive, so nothing happens this time."
        " Béla owns the Bank and gets 1 point.",
    ]


def test_an_inactive_cuban_is_passed() -> None:
    table = position(car="zorro", inactive=["pedro"], holds={0: "1 peso"})
    table.do(0, "drive 2", "decline", "place office")
    assert told(table)[0] == (
        "Ana drives 2 stops to Alonso for 1 peso and asks nothing of him. Pedro is active again."
    )


def test_all_buildings_taken() -> None:
    table = position(
        seats=3, car=0, pieces={0: "casino", 1: "cafe", 2: "sawmill"}, holds={0: "3 pesos"}
    ).do(0, "drive 1", "use casino peso point 1")
    assert told(table) == [
        "Ana drives 1 stop to Maria and gets 2 points.",
        "Ana finds no free building, stays at the Casino and trades 3 pesos for 1 point.",
    ]
    table = position(seats=4, car=0, pieces={1: "casino", 2: "cafe", 3: "sawmill"})
    assert told(table.do(0, "drive 1"))[1] == (
        "Ana finds no free building and stays off the board."
    )


def test_the_seventh_ship() -> None:
    table = position(car="martinez", value=4, departed=6, holds={0: "2 pesos"})
    assert told(table.do(0, "drive 3")) == [
        "Ana drives 3 stops past the harbour to José for 2 pesos."
        " That was the last flag, so ship 7 leaves. The game is over.",
    ]


def test_players_who_do_something_in_turn_have_sentences_of_their_own() -> None:
    events = [Seized(seat=0, building="bank"), Seized(seat=1, building="church")]
    assert story(events, NAMES, Language("en")) == ["Ana seizes the Bank. Béla seizes the Church."]


def test_two_turns_in_one_story_stay_apart() -> None:
    table = position(car="maria", owners={"church": 2})
    events = table.do(0, "drive 1", "place church", "decline").heard
    events += table.do(1, "drive 1").heard
    assert story(events, NAMES[:3], Language("en")) == [
        "Ana drives 1 stop to José and takes 2 sugar.",
        "Ana moves to the Church and does not use it. Cili owns the Church and gets 1 point.",
        "Béla drives 1 stop to El Zorro.",
    ]
