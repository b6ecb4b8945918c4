"""The worked tests of the rules (§13), T1 to T32, each under its own number."""

from games.santiago.data import CUBAN_TILES, GOODS
from games.santiago.events import (
    Blocked,
    FlagMoved,
    FoundInactive,
    GameEnded,
    Gave,
    OwnerPaid,
    ShipArrived,
    ShipLeft,
    Took,
    TurnedDown,
    Used,
    WokeUp,
)
from tests.games.santiago.positions import (
    BLUE,
    GAME,
    RED,
    STREET,
    WANTED,
    WHITE,
    YELLOW,
    Table,
    acts,
    position,
)

DETTI, ZSOLT, MONI, GABOR = range(4)


def test_t01_paying() -> None:
    table = position(car="maria", holds={0: "3 pesos"})

    table.do(0, "drive 3")

    assert table.state.car == 4
    assert table.has(0) == "1 peso, 2 tobacco"
    assert table.legal == acts("place office", "place customs", "place port_authority")


def test_t02_forced_target() -> None:
    table = position(
        car="conchita",
        pieces={ZSOLT: "cigar_factory", DETTI: "black_market"},
        owners={"bank": ZSOLT},
    )

    table.do(DETTI, "drive 1")
    assert table.has(DETTI) == "2 wood"
    assert table.legal == acts("place bank")

    table.do(DETTI, "place bank", "use bank")
    assert table.has(DETTI) == "2 pesos, 2 wood"
    assert table.has(ZSOLT) == "1 point"
    assert table.asked == (ZSOLT, "drive")


def test_t03_alonso_and_the_own_building() -> None:
    table = position(car="pedro", pieces={DETTI: "church"}, owners={"bank": DETTI})

    table.do(DETTI, "drive 1", "use bank")
    assert table.has(DETTI) == "2 pesos"
    assert table.piece(DETTI) == "church"
    assert not table.tells(OwnerPaid)
    assert table.asked == (DETTI, "place")
    assert table.legal == acts("place office", "place customs", "place port_authority")

    table.do(DETTI, "place port_authority")
    assert table.legal == acts("use port_authority on=right", "decline")


def delivery_round() -> Table:
    """Return the round of T4 before Zsolt's first go; he has the first seat there."""
    table = position(
        seats=4,
        car=9,
        value=3,
        dice="2 sugar, 4 citrus, 1 rum, 0 cigars",
        holds={0: "2 citrus, 1 rum", 1: "2 sugar, 1 citrus", 2: "2 sugar, 1 citrus", 3: ""},
    )
    return table.do(0, "drive 1")


def test_t04_delivery_round() -> None:
    table = delivery_round()

    table.do(0, "deliver citrus 2").do(1, "deliver sugar 2")
    assert table.has(0) == "6 points, 1 rum"
    assert table.has(1) == "6 points, 1 citrus"

    assert table.refuses(2, "deliver sugar 2") == "The ship demands no sugar. (delivery round)"
    assert table.legal == acts("deliver citrus 1", "pass")
    table.do(2, "deliver citrus 1").do(3, "pass").do(0, "deliver rum 1")
    assert table.has(2) == "3 points, 2 sugar"
    assert table.has(0) == "9 points"

    table.do(1, "pass").do(2, "pass").do(0, "pass")
    assert table.demand == "0 sugar, 1 citrus, 0 rum, 0 cigars"
    assert table.tells(FlagMoved) == [FlagMoved(value=4, why="round")]
    assert not table.tells(ShipLeft)
    assert table.asked == (1, "drive")


def test_t04b_delivery_round_that_empties_the_ship() -> None:
    table = delivery_round()

    table.do(0, "deliver citrus 2").do(1, "deliver sugar 2").do(2, "deliver citrus 1")
    table.do(3, "pass").do(0, "deliver rum 1").do(1, "deliver citrus 1")

    assert table.has(1) == "9 points"
    assert table.tells(ShipLeft) == [ShipLeft(number=1, cause="delivery")]
    assert table.state.value == 2
    table.roll(1, 1, 1, 1, 1)
    assert table.asked == (0, "keep")


def with_wood() -> Table:
    """Return the delivery round of T5."""
    table = position(car=9, dice="2 sugar, 2 rum, 1 tobacco, 0 citrus", holds={0: "2 wood"})
    return table.do(0, "drive 1")


def test_t05_wood() -> None:
    for good in ("sugar", "rum"):
        table = with_wood().do(0, f"deliver wood 2 {good}")
        assert table.has(0) == "2 points"
        assert table.state.dice[good] == 0

    table = with_wood()
    assert table.legal == acts(
        "deliver wood 1 sugar",
        "deliver wood 2 sugar",
        "deliver wood 1 rum",
        "deliver wood 2 rum",
        "deliver wood 1 tobacco",
        "pass",
    )
    assert "only 1 tobacco" in table.refuses(0, "deliver wood 2 tobacco")


def test_t05b_wood_for_part_of_a_die() -> None:
    table = with_wood().do(0, "deliver wood 1 sugar")

    assert table.has(0) == "1 point, 1 wood"
    assert table.state.dice["sugar"] == 1


def test_t06_passing_the_harbour() -> None:
    table = position(car=8, value=2, holds={0: "2 pesos"})

    table.do(0, "drive 3")

    assert table.has(0) == "2 points"
    assert table.state.car == 1
    assert table.state.value == 3
    assert table.asked == (0, "place")
    assert [type(event) for event in table.heard[1:]] == [FlagMoved, Took]


PEDRO_FIRST = ("pedro", "jose", "zorro", "maria", *STREET[4:])


def test_t07_passing_on_the_last_flag() -> None:
    for building in ("customs", "port_authority", "office"):
        table = position(
            car=8, value=4, departed=2, holds={0: "2 pesos, 3 sugar"}, street=PEDRO_FIRST
        )

        table.do(0, "drive 3")
        assert table.tells(ShipLeft) == [ShipLeft(number=3, cause="passing")]
        assert (table.state.departed, table.state.value) == (3, 2)
        assert not table.state.ship_in_port
        assert table.has(0) == "3 sugar, 2 tobacco"

        table.do(0, f"place {building}").roll(1, 1, 1, 1, 1)
        assert table.asked == (0, "keep")


def test_t08_the_seventh_ship() -> None:
    table = position(car=8, value=4, departed=6, holds={0: "2 pesos"})

    table.do(0, "drive 3")

    assert GAME.decision(table.state) is None
    assert (table.state.car, table.state.value, table.state.departed) == (1, 4, 7)
    assert table.has(0) == ""
    assert isinstance(table.heard[-1], GameEnded)


def test_t09_stopping_in_the_harbour() -> None:
    table = position(car=9, holds={0: "1 wood"}, pieces={0: "bank"})

    table.do(0, "drive 1")
    assert table.state.value == 2
    assert not table.tells(FlagMoved)
    assert table.asked == (0, "deliver")

    table.do(0, "pass").do(1, "pass").do(2, "pass")
    assert table.state.value == 3
    assert table.piece(0) == "bank"
    assert table.has(0) == "1 wood"
    assert table.asked == (1, "drive")


def test_t10_el_zorro_in_the_first_round() -> None:
    held = "3 pesos, 2 points, 1 sugar, 1 tobacco, 1 citrus"
    table = position(seats=4, car="jose", holds=dict.fromkeys(range(4), held))

    table.do(0, "drive 1")
    table.do(1, "give peso").do(2, "give tobacco").do(3, "give point")

    assert table.has(0) == "4 pesos, 3 points, 1 sugar, 1 citrus, 2 tobacco"
    assert table.piece(0) is None
    assert table.asked == (1, "drive")


def test_t11_el_zorro_with_the_piece_on_the_board() -> None:
    table = position(
        seats=2, car="jose", pieces={0: "church"}, owners={"church": 1}, holds={1: "1 peso"}
    )

    table.do(0, "drive 1").do(1, "give peso")
    assert table.legal == acts("use church", "decline")

    table.do(0, "use church")
    assert table.has(0) == "1 peso, 1 point"
    assert table.has(1) == "1 point"
    assert table.piece(0) == "church"


def test_t12_nothing_to_give() -> None:
    table = position(seats=2, car="jose", holds={1: "2 wood"})

    table.do(0, "drive 1")

    assert not table.tells(Gave)
    assert table.has(1) == "2 wood"
    assert table.asked == (1, "drive")


def test_t13_short_bank() -> None:
    for elsewhere, got in (("7 tobacco", "1 tobacco"), ("8 tobacco", "")):
        table = position(car="zorro", holds={1: elsewhere})

        table.do(0, "drive 1")

        assert table.has(0) == got
        assert table.tells(Took)[0].amount == (1 if got else 0)
        assert table.asked == (0, "place")


def on_building(
    building: str,
    holds: str,
    *,
    others: str = "1 point",
    value: int = 2,
    dice: str = WANTED,
    departed: int = 0,
) -> Table:
    """Return the turn of seat 0 at the moment it may use a building, with a point from El Zorro."""
    table = position(
        seats=2,
        car="jose",
        pieces={0: building},
        holds={0: holds, 1: others},
        value=value,
        dice=dice,
        departed=departed,
    )
    return table.do(0, "drive 1").do(1, "give point")


def test_t14_distillery_limit() -> None:
    table = on_building("distillery", "4 sugar", others="1 point, 5 rum")
    assert table.legal == acts(
        *(f"use distillery give=sugar take=rum amount={n}" for n in (1, 2, 3)), "decline"
    )

    table.do(0, "use distillery give=sugar take=rum amount=3")

    assert table.has(0) == "1 point, 1 sugar, 3 rum"
    assert (table.state.bank["sugar"], table.state.bank["rum"]) == (7, 0)


def test_t15_black_market() -> None:
    table = on_building("black_market", "1 citrus, 1 wood")
    assert table.legal == acts(
        *(f"use black_market give=citrus take={good}" for good in GOODS if good != "citrus"),
        "decline",
    )
    assert "another kind" in table.refuses(0, "use black_market citrus citrus")
    assert "wood" in table.refuses(0, "use black_market citrus wood")
    assert "wood" in table.refuses(0, "use black_market wood citrus")

    table.do(0, "use black_market citrus cigars")

    assert table.has(0) == "1 point, 1 cigars, 1 wood"


def test_t16_cafe() -> None:
    table = on_building("cafe", "3 rum, 1 cigars")
    assert table.legal == acts("use cafe rum", "use cafe cigars", "use cafe both", "decline")
    table.refuses(0, "use cafe rum amount=2")

    table.do(0, "use cafe both")

    assert table.has(0) == "5 points, 2 rum"


def test_t17_casino() -> None:
    table = on_building("casino", "7 pesos, 1 point")
    assert table.legal == acts(
        "use casino peso point 1",
        "use casino peso point 2",
        "use casino point peso 1",
        "use casino point peso 2",
        "decline",
    )
    assert on_building("casino", "7 pesos").do(0, "use casino peso point 2").has(0) == (
        "1 peso, 3 points"
    )
    assert on_building("casino", "1 point").do(0, "use casino point peso 2").has(0) == "6 pesos"


def test_t18_customs_empties_the_ship() -> None:
    table = on_building("customs", "", dice="2 rum, 0 sugar, 0 citrus, 0 cigars")
    assert table.legal == acts("use customs on=rum", "decline")

    table.do(0, "use customs on=rum")

    assert table.tells(ShipLeft) == [ShipLeft(number=1, cause="customs")]
    assert table.has(0) == "1 point"
    table.roll(1, 1, 1, 1, 1)
    assert table.asked == (0, "keep")


def test_t19_port_authority() -> None:
    table = on_building("port_authority", "", value=2)
    assert table.legal == acts("use port_authority on=right", "decline")
    assert "first flag" in table.refuses(0, "use port_authority on=left")
    assert table.do(0, "use port_authority on=right").state.value == 3

    table = on_building("port_authority", "", value=4).do(0, "use port_authority on=right")
    assert table.tells(ShipLeft) == [ShipLeft(number=1, cause="port_authority")]
    assert table.state.value == 2

    table = on_building("port_authority", "", value=3).do(0, "use port_authority on=left")
    assert table.state.value == 2
    assert table.state.ship_in_port


def test_t20_office() -> None:
    table = on_building("office", "1 cigars", value=4, dice="1 cigars, 0 sugar, 0 rum, 0 citrus")

    table.do(0, "use office cigars")

    assert table.has(0) == "3 points"
    assert table.tells(ShipLeft) == [ShipLeft(number=1, cause="office")]


ZORRO_FIRST = ("zorro", "conchita", "jose", "pedro", "alonso", "maria", *STREET[6:])
"""A street on which Conchita stands right behind El Zorro."""


def test_t21_newspaper_and_stopping_there() -> None:
    table = position(
        car=0, street=ZORRO_FIRST, pieces={0: "newspaper", 1: "bank"}, holds={1: "1 peso"}
    )
    table.do(0, "drive 1").do(1, "give peso").do(0, "use newspaper on=conchita")
    assert table.has(0) == "2 pesos"
    assert table.tells(TurnedDown) == [TurnedDown(cuban="conchita")]
    assert table.state.inactive == ["conchita"]

    table.do(1, "drive 1")

    assert [type(event) for event in table.heard[1:3]] == [FoundInactive, WokeUp]
    assert table.has(1) == ""
    assert table.piece(1) == "bank"
    assert table.state.inactive == []
    assert table.asked == (2, "drive")


def test_t21_newspaper_and_passing_by() -> None:
    table = position(
        car="zorro", street=ZORRO_FIRST, inactive=["conchita"], active=1, holds={1: "1 peso"}
    )

    table.do(1, "drive 2")

    assert table.tells(WokeUp) == [WokeUp(cuban="conchita")]
    assert table.heard.index(WokeUp(cuban="conchita")) == 1
    assert table.has(1) == "2 sugar"
    assert table.state.inactive == []


def test_t22_blocked() -> None:
    table = position(car=0, pieces={0: "sawmill", 1: "casino", 2: "cafe"}, holds={0: "1 wood"})

    table.do(0, "drive 1")
    assert table.tells(Blocked) == [Blocked(seat=0, building="sawmill")]
    assert table.piece(0) == "sawmill"

    table.do(0, "use sawmill wood")
    assert table.has(0) == "1 peso, 3 points"


def test_t22_blocked_on_another_flower() -> None:
    table = position(seats=4, car=0, pieces={0: "bank", 1: "casino", 2: "cafe", 3: "sawmill"})

    table.do(0, "drive 1", "use bank")

    assert table.has(0) == "2 pesos, 2 points"
    assert table.piece(0) == "bank"


def test_t23_four_zeros() -> None:
    table = on_building("customs", "", dice="2 rum, 0 sugar, 0 citrus, 0 cigars", departed=2)
    table.do(0, "use customs on=rum").roll(0, 0, 0, 0, 2)

    table.do(0, "keep cigars")

    assert table.tells(ShipArrived)[0].number == 4
    assert table.tells(ShipLeft) == [ShipLeft(number=4, cause="zeros")]
    assert table.state.departed == 4
    table.roll(1, 0, 0, 0, 2).do(0, "keep cigars")
    assert table.demand == "1 sugar, 0 citrus, 0 tobacco, 0 rum"
    assert table.asked == (1, "drive")


def ended(*holds: str) -> Table:
    """Return a game that has ended with these holdings: the last ship leaves as the car passes."""
    table = position(
        seats=len(holds),
        car=9,
        value=4,
        departed=6,
        holds={seat: held + (", 1 peso" if seat == 0 else "") for seat, held in enumerate(holds)},
    )
    return table.do(0, "drive 2")


def test_t24_final_scoring() -> None:
    table = ended("20 points, 2 sugar, 2 citrus, 1 rum, 3 wood, 4 pesos", "")

    [first, _] = table.outcome.scores
    assert first.parts == {"points": 20, "cubes": 2}
    assert first.total == 22
    assert first.ties == {"cubes left": 2, "pesos": 4}


def test_t25_tie_broken_by_cubes_left() -> None:
    outcome = ended("22 points, 1 rum, 9 pesos", "22 points, 2 rum").outcome

    assert [score.total for score in outcome.scores] == [22, 22]
    assert outcome.ranking == ((1,), (0,))
    assert outcome.tie_break == "cubes left"


def test_t26_tie_broken_by_pesos_or_shared() -> None:
    outcome = ended("22 points, 1 rum, 4 pesos", "22 points, 1 wood, 6 pesos").outcome
    assert outcome.ranking == ((1,), (0,))
    assert outcome.tie_break == "pesos"

    outcome = ended("22 points, 1 rum, 4 pesos", "22 points, 1 wood, 4 pesos", "1 point").outcome
    assert outcome.ranking == ((0, 1), (2,))
    assert outcome.winners == (0, 1)
    assert outcome.tie_break is None


def test_t27_own_building() -> None:
    table = position(car=0, owners={"cafe": 0}, holds={0: "1 rum"})

    table.do(0, "drive 1", "place cafe", "use cafe rum")

    assert table.has(0) == "4 points"
    assert not table.tells(OwnerPaid)


def test_t28_everyone_passes_on_the_last_flag() -> None:
    table = position(car=9, value=4, active=1)

    table.do(1, "drive 1", "pass").do(2, "pass").do(0, "pass")

    assert table.tells(ShipLeft) == [ShipLeft(number=1, cause="round")]
    assert table.state.value == 2
    table.roll(1, 1, 1, 1, 1)
    assert table.asked == (1, "keep")


def test_t29_turned_down_under_the_car() -> None:
    table = position(
        seats=2,
        car="zorro",
        flowers=(YELLOW[:2] + WHITE[2:], BLUE, RED, WHITE[:2] + YELLOW[2:]),
        holds={0: "8 pesos"},
    )
    table.do(0, "drive 1", "place newspaper", "use newspaper on=pedro")
    assert table.state.inactive == ["pedro"]

    table.do(1, "drive 1", "seize bank", "place office")
    assert table.state.inactive == ["pedro"]

    table.do(0, "drive 10")
    assert table.tells(WokeUp) == [WokeUp(cuban="pedro")]


def test_t30_two_laps() -> None:
    table = position(car=9, value=4, holds={0: "11 pesos"}, pieces={0: "bank"})

    table.do(0, "drive 11")

    assert table.has(0) == "1 peso"
    assert table.tells(ShipLeft) == [ShipLeft(number=1, cause="passing")]
    assert (table.state.car, table.state.value) == (0, 2)
    assert table.piece(0) == "bank"
    table.roll(1, 1, 1, 1, 1)
    assert table.asked == (0, "keep")


def test_t31_alonso_sends_the_ship_away() -> None:
    table = position(
        car="pedro",
        owners={"office": 0},
        dice="1 citrus, 0 sugar, 0 rum, 0 cigars",
        holds={0: "2 citrus"},
        pieces={0: "bank"},
    )

    table.do(0, "drive 1", "use office citrus")
    assert table.has(0) == "2 points, 1 citrus"
    assert table.tells(ShipLeft) == [ShipLeft(number=1, cause="office")]
    assert table.asked == (0, "place")

    table.do(0, "place office")
    assert not table.tells(Used)
    table.roll(1, 1, 1, 1, 1)
    assert table.asked == (0, "keep")


def test_t32_piece_off_the_board_and_all_blocked() -> None:
    assert CUBAN_TILES["conchita"].flower == "red"
    table = position(seats=4, car="alonso", pieces={1: "casino", 2: "cafe", 3: "sawmill"})

    table.do(0, "drive 1")

    assert table.has(0) == "2 citrus"
    assert table.tells(Blocked) == [Blocked(seat=0, building=None)]
    assert table.piece(0) is None
    assert table.asked == (1, "drive")
