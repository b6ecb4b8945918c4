"""The rulings on what the rules leave open (§10), A-1 to A-19, each under its own number."""

import pytest

from games.santiago.data import GOODS
from games.santiago.events import (
    Delivered,
    FlagMoved,
    GameEnded,
    Gave,
    OwnerPaid,
    Passed,
    ShipLeft,
    Took,
    TookNothing,
    WokeUp,
)
from games.santiago.view import Options
from tests.games.santiago.positions import GAME, STREET, acts, position

ZORRO_LAST = (*STREET[:2], "martinez", *STREET[3:8], "zorro")


def test_a01_more_than_one_lap() -> None:
    table = position(car=5, holds={0: "30 pesos"}, value=2)

    table.do(0, "drive 25")

    assert table.has(0) == "6 pesos"
    assert table.tells(FlagMoved) == [
        FlagMoved(value=3, why="passing"),
        FlagMoved(value=4, why="passing"),
    ]
    assert table.state.car == 0
    assert table.asked == (0, "deliver")


def test_a01_passes_after_the_ship_left_move_nothing() -> None:
    table = position(car=5, holds={0: "30 pesos"}, value=4)

    table.do(0, "drive 30")

    assert table.tells(ShipLeft) == [ShipLeft(number=1, cause="passing")]
    assert not table.tells(FlagMoved)
    assert table.state.value == 2


def test_a01_a_cuban_turned_up_on_the_way_is_active_at_the_stop() -> None:
    table = position(car=9, holds={0: "15 pesos"}, inactive=["maria"])

    table.do(0, "drive 12")

    assert table.tells(WokeUp) == [WokeUp(cuban="maria")]
    assert table.tells(Took)[0].cuban == "maria"
    assert table.has(0) == "4 pesos, 2 points"


def test_a01_no_cap_but_money() -> None:
    table = position(holds={0: "14 pesos"})

    assert table.legal == acts(*(f"drive {stops}" for stops in range(1, 16)))


def test_a02_the_marker_moves_before_the_cuban() -> None:
    table = position(car=9, holds={0: "1 peso"})

    table.do(0, "drive 2")

    assert [type(event) for event in table.heard[1:]] == [FlagMoved, Took]


def test_a03_what_is_there_is_taken() -> None:
    table = position(car="zorro", holds={1: "7 tobacco"})

    assert table.do(0, "drive 1").has(0) == "1 tobacco"


def test_a03_pablo_offers_what_the_bank_has() -> None:
    table = position(car="miguel", holds={1: "8 sugar, 8 citrus, 8 tobacco", 2: "8 rum"})
    assert table.do(0, "drive 1").legal == acts("take cigars", "decline")
    assert "no rum left" in table.refuses(0, "take rum")

    table = position(car="miguel", holds={1: "8 sugar, 8 citrus, 8 tobacco", 2: "8 rum, 8 cigars"})
    table.do(0, "drive 1")
    assert table.tells(TookNothing) == [TookNothing(seat=0, cuban="pablo")]
    assert table.asked == (0, "place")


def test_pablo_may_be_declined() -> None:
    table = position(car="miguel").do(0, "drive 1")
    assert table.legal == acts(*(f"take {good}" for good in GOODS), "decline")

    table.do(0, "decline")

    assert table.tells(TookNothing) == [TookNothing(seat=0, cuban="pablo")]
    assert table.has(0) == ""
    assert table.asked == (0, "place")


def test_a04_el_zorro_goes_clockwise_and_hands_over_at_once() -> None:
    table = position(
        seats=4, active=2, car="jose", holds={3: "1 rum", 0: "1 wood", 1: "1 peso, 1 point"}
    )

    table.do(2, "drive 1")
    assert table.legal == acts("give rum")
    table.do(3, "give rum")
    assert table.has(2) == "1 rum"

    assert table.asked == (1, "give")
    assert table.legal == acts("give peso", "give point")
    table.do(1, "give point")
    assert table.tells(Gave) == [Gave(seat=1, receiver=2, thing="point")]
    assert table.tells(Gave)[0].heard_by(None)


def test_a05_the_owner_is_paid_when_the_piece_stays() -> None:
    for car, inactive, answers in (
        (9, (), ("pass",)),
        ("jose", (), ()),
        ("pedro", ("alonso",), ()),
    ):
        table = position(
            seats=2, car=car, inactive=inactive, pieces={0: "sawmill"}, owners={"sawmill": 1}
        )
        table.do(0, "drive 1", *answers)
        if answers:
            table.do(1, "pass")
        assert table.tells(OwnerPaid) == [OwnerPaid(seat=1, visitor=0, building="sawmill")]
        assert table.has(1) == "1 point"


def test_a05_the_owner_is_paid_when_the_piece_is_blocked() -> None:
    table = position(
        pieces={0: "cafe", 1: "casino", 2: "sawmill"}, owners={"cafe": 2}, car=0, seats=3
    )

    table.do(0, "drive 1")

    assert table.tells(OwnerPaid) == [OwnerPaid(seat=2, visitor=0, building="cafe")]


ON_MOVING_ONLY = Options(owner_point_on_staying=False)


@pytest.mark.parametrize(
    ("car", "inactive", "pieces"),
    [
        (9, (), {0: "sawmill"}),
        ("jose", (), {0: "sawmill"}),
        ("pedro", ("alonso",), {0: "sawmill"}),
        (0, (), {0: "sawmill", 1: "casino", 2: "cafe"}),
    ],
    ids=["harbour", "zorro", "inactive", "blocked"],
)
def test_a05_option_no_point_when_the_piece_stays(
    car: int | str, inactive: tuple[str, ...], pieces: dict[int, str]
) -> None:
    table = position(
        car=car, inactive=inactive, pieces=pieces, owners={"sawmill": 1}, options=ON_MOVING_ONLY
    )

    table.do(0, "drive 1")
    while table.asked[1] == "deliver":
        table.do(table.asked[0], "pass")

    assert table.asked == (1, "drive")
    assert table.has(1) == ""


def test_a05_option_a_point_when_the_piece_moves() -> None:
    for use in ("use cafe rum", "decline"):
        table = position(holds={0: "1 rum"}, owners={"cafe": 1}, options=ON_MOVING_ONLY, seats=2)

        table.do(0, "drive 1", "place cafe", use)

        assert table.tells(OwnerPaid) == [OwnerPaid(seat=1, visitor=0, building="cafe")]
        assert table.has(1) == "1 point"


def test_a06_the_casino_goes_one_way_at_a_time() -> None:
    table = position(holds={0: "9 pesos, 3 points"}).do(0, "drive 1", "place casino")

    ways = {line.split("give=")[1].split()[0] for line in table.legal if "give=" in line}

    assert ways == {"peso", "point"}
    table.do(0, "use casino peso point 3")
    assert table.asked == (1, "drive")


def test_a07_an_inactive_cuban_returns_at_the_end_of_the_turn_that_stops_there() -> None:
    table = position(seats=2, inactive=["maria", "pedro"], pieces={0: "bank"}, owners={"bank": 1})

    table.do(0, "drive 1")

    kinds = [type(event) for event in table.heard]
    assert kinds.index(WokeUp) > kinds.index(OwnerPaid)
    assert table.state.inactive == ["pedro"]


def test_a07_el_zorro_may_be_inactive_too() -> None:
    table = position(
        seats=2, car="jose", inactive=["zorro"], pieces={0: "church"}, holds={1: "3 pesos"}
    )

    table.do(0, "drive 1")

    assert table.has(1) == "3 pesos"
    assert table.asked == (1, "drive")
    assert table.state.inactive == []


def test_a08_who_drove_in_rolls_whoever_delivered_last() -> None:
    table = position(
        car=9, active=2, dice="0 sugar, 0 citrus, 0 rum, 1 cigars", holds={1: "1 cigars"}
    )

    table.do(2, "drive 1", "pass").do(0, "pass").do(1, "deliver cigars 1")
    table.roll(1, 1, 1, 1, 1)

    assert table.asked == (2, "keep")


def test_a09_wood_for_part_of_a_die() -> None:
    table = position(car=9, dice="3 sugar, 0 citrus, 0 rum, 0 cigars", holds={0: "2 wood"})

    table.do(0, "drive 1", "deliver wood 1 sugar")

    assert table.demand.startswith("2 sugar")
    assert table.tells(Delivered)[0].points == 1


def test_a10_the_game_ends_with_the_effect_that_sent_the_seventh_ship_away() -> None:
    table = position(
        seats=2,
        car="pedro",
        departed=6,
        owners={"office": 0, "bank": 1},
        pieces={0: "bank"},
        dice="1 rum, 0 sugar, 0 citrus, 0 cigars",
        holds={0: "1 rum"},
    )

    table.do(0, "drive 1", "use office rum")

    assert GAME.decision(table.state) is None
    assert table.has(0) == "2 points"
    assert table.has(1) == ""
    assert isinstance(table.heard[-1], GameEnded)


def test_a10_cubans_passed_by_the_last_move_are_still_turned_up() -> None:
    table = position(
        car=8, value=4, departed=6, holds={0: "4 pesos"}, inactive=["martinez", "maria", "jose"]
    )

    table.do(0, "drive 4")

    assert [event.cuban for event in table.tells(WokeUp)] == ["martinez", "maria"]
    assert table.state.inactive == ["jose"]
    assert table.state.car == 2
    assert isinstance(table.heard[-1], GameEnded)


TO_THE_END = Options(finish_turn_after_seventh=True)


def test_a10_option_the_turn_of_the_seventh_ship_is_finished_after_passing() -> None:
    table = position(
        seats=2,
        car=9,
        value=4,
        departed=6,
        holds={0: "1 peso, 1 rum"},
        owners={"cafe": 1},
        options=TO_THE_END,
    )

    table.do(0, "drive 2")
    assert (table.state.departed, table.state.value) == (7, 4)
    assert table.has(0) == "2 points, 1 rum"

    table.do(0, "place cafe", "use cafe rum")
    assert table.has(0) == "4 points"
    assert table.has(1) == "1 point"
    assert table.outcome.winners == (0,)
    assert isinstance(table.heard[-1], GameEnded)


def test_a10_option_no_ship_for_the_rest_of_the_turn() -> None:
    table = position(
        car="pedro",
        departed=6,
        owners={"customs": 0},
        dice="1 rum, 0 sugar, 0 citrus, 0 cigars",
        options=TO_THE_END,
        holds={0: "1 rum"},
    )

    table.do(0, "drive 1", "use customs on=rum")
    assert table.asked == (0, "place")
    table.do(0, "place office")

    assert GAME.decision(table.state) is None
    assert table.has(0) == "1 rum"
    assert len(table.tells(GameEnded)) == 1


def test_a10_option_after_a_delivery_round_only_the_owner_is_paid() -> None:
    table = position(
        seats=2, car=9, value=4, departed=6, pieces={0: "bank"}, owners={"bank": 1},
        options=TO_THE_END,
    )  # fmt: skip

    table.do(0, "drive 1", "pass").do(1, "pass")

    assert table.tells(ShipLeft) == [ShipLeft(number=7, cause="round")]
    assert table.has(1) == "1 point"
    assert GAME.decision(table.state) is None


def test_a10_option_four_zeros_end_the_game_all_the_same() -> None:
    table = position(
        car=9, departed=5, dice="1 rum, 0 sugar, 0 citrus, 0 cigars", holds={0: "1 rum"},
        options=TO_THE_END,
    )  # fmt: skip

    table.do(0, "drive 1", "deliver rum 1").roll(0, 0, 0, 0, 1).do(0, "keep cigars")

    assert table.tells(ShipLeft) == [ShipLeft(number=7, cause="zeros")]
    assert len(table.tells(GameEnded)) == 1
    assert table.outcome is not None


def test_a11_the_piece_must_move() -> None:
    table = position(pieces={0: "cafe", 1: "casino"}).do(0, "drive 1")

    assert table.legal == acts("place sawmill")


def test_a12_blocked_uses_the_building_under_the_piece() -> None:
    table = position(seats=4, pieces={0: "church", 1: "casino", 2: "cafe", 3: "sawmill"}).do(
        0, "drive 1"
    )

    assert table.legal == acts("use church", "decline")


def test_a13_cubes_left_are_counted_after_the_exchange() -> None:
    table = position(car=9, value=4, departed=6, holds={0: "1 peso, 4 wood, 3 rum, 1 sugar"})

    [score, *_] = table.do(0, "drive 2").outcome.scores

    assert score.parts["cubes"] == 2
    assert score.ties["cubes left"] == 2


def test_a14_the_same_kind_again_in_a_later_go() -> None:
    table = position(seats=2, car=9, holds={0: "3 sugar"})

    table.do(0, "drive 1", "deliver sugar 1").do(1, "pass")
    table.do(0, "deliver sugar 1", "deliver sugar 1")

    assert table.has(0) == "6 points"


def test_a14_who_passed_is_out_for_the_round() -> None:
    table = position(car=9, holds={0: "3 sugar", 1: "2 citrus", 2: "1 rum"})

    table.do(0, "drive 1", "deliver sugar 1").do(1, "pass").do(2, "deliver rum 1")
    assert table.view().passed == (1,)
    table.do(0, "deliver sugar 1")

    assert table.asked == (2, "deliver")


def test_a15_alonso_may_be_declined() -> None:
    table = position(car="pedro", owners={"sawmill": 0, "bank": 1}).do(0, "drive 1")

    assert "decline" in table.legal
    assert not any("use" in line for line in table.legal)
    assert "You have 0 wood" in table.refuses(0, "use sawmill wood")
    table.do(0, "decline")
    assert table.tells(TookNothing) == [TookNothing(seat=0, cuban="alonso")]
    assert table.asked == (0, "place")


def test_a15_alonso_is_skipped_when_he_can_do_nothing() -> None:
    table = position(car="pedro", owners={"sawmill": 0, "cafe": 0, "office": 0})

    table.do(0, "drive 1")

    assert table.tells(TookNothing) == [TookNothing(seat=0, cuban="alonso")]
    assert table.asked == (0, "place")


def test_a16_points_are_hidden() -> None:
    table = position(holds={0: "9 points, 2 pesos, 1 rum", 1: "3 points"})

    assert table.view(1).players[0].holdings is None
    assert [seen.holdings for seen in table.view(None).players] == [None] * 3
    mine = table.view(0).mine
    assert mine is not None
    assert (mine.points, mine.pesos, mine.cubes["rum"]) == (9, 2, 1)


def test_a16_everything_is_shown_at_the_end() -> None:
    table = position(car=9, value=4, departed=6, holds={0: "9 points, 1 peso", 1: "1 rum"})

    table.do(0, "drive 2")

    assert all(seen.holdings for seen in table.view(None).players)


def test_a16_option_open_holdings() -> None:
    table = position(holds={1: "9 points"}, options=Options(open_holdings=True))

    for reader in (None, 0, 1, 2):
        seen = table.view(reader).players[1].holdings
        assert seen is not None
        assert seen.points == 9


def test_a17_no_second_marker_on_an_owned_building() -> None:
    table = position(car="pedro", owners={"bank": 0, "cafe": 1}).do(0, "drive 1")

    assert not {"seize building=bank", "seize building=cafe"} & table.legal
    for building in ("bank", "cafe"):
        assert "has an owner already" in table.refuses(0, f"seize {building}")


def test_a18_a_ship_can_be_kept_in_port_for_ever() -> None:
    table = position(
        seats=2, car=8, value=3, pieces={0: "port_authority"}, street=ZORRO_LAST,
        holds={1: "9 points"},
    )  # fmt: skip
    stood = (table.state.value, table.state.departed, table.demand)

    table.do(0, "drive 1").do(1, "give point").do(0, "use port_authority on=left")
    table.do(1, "drive 1", "pass").do(0, "pass")

    assert (table.state.value, table.state.departed, table.demand) == stood
    assert table.asked == (0, "drive")


def test_a19_a_use_that_is_not_possible_is_not_asked() -> None:
    table = position().do(0, "drive 1", "place cafe")

    assert table.asked == (1, "drive")
    assert [type(event).__name__ for event in table.heard[-2:]] == ["Placed", "TurnEnded"]


def test_a_question_with_a_single_answer_is_asked() -> None:
    table = position(car=9, seats=2).do(0, "drive 1")

    assert table.legal == acts("pass")
    table.do(0, "pass")
    assert table.tells(Passed) == [Passed(seat=0)]


def test_the_die_set_aside_cannot_be_served() -> None:
    table = position(
        car=9, dice="1 sugar, 1 citrus, 1 rum, 1 cigars", holds={0: "1 tobacco, 1 wood"}
    )

    table.do(0, "drive 1")

    assert table.legal == acts(
        *(f"deliver wood 1 {good}" for good in GOODS if good != "tobacco"), "pass"
    )
    assert "demands no tobacco" in table.refuses(0, "deliver tobacco 1")
    assert "demands no tobacco" in table.refuses(0, "deliver wood 1 tobacco")
