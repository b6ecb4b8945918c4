"""The worked tests of the rules (§9), T1 to T21, each under its own number."""

from itertools import permutations

import pytest

from games.montego.data import side_of
from games.montego.events import (
    CoinTaken,
    GameEnded,
    HireAnswered,
    Loaded,
    NothingBroken,
    ShipScored,
)
from games.montego.harbour import CheckEnd, FirstShipLeaves
from games.montego.loading import CountFigures, EmptyRoom, LoadBarrels, MakeUpForBroken
from games.montego.scoring import shares
from games.montego.steps import EndRound, LayCards, MoveTiles
from tests.games.montego.positions import (
    BLUE,
    GAME,
    GREEN,
    ORANGE,
    YELLOW,
    L,
    R,
    Table,
    position,
)

TEN_HOLDS = side_of("F13", 4).points
EIGHT_HOLDS = side_of("F13", 2).points


def test_t01_last_barrel_and_a_shared_second_place() -> None:
    table = position(harbour={"F13": {BLUE: 4, YELLOW: 2, GREEN: 2, ORANGE: 1}})
    table.state.players[BLUE].barrels -= 1

    table.runs(LoadBarrels("blue-big", 1)).do(BLUE, "load F13")

    assert table.points == [3, 6, 3, 0]
    [scored] = table.tells(ShipScored)
    assert (scored.why, scored.bonus) == ("full", BLUE)


def test_t02_two_pairs_tied() -> None:
    assert shares({0: 4, 1: 4, 2: 1, 3: 1}, TEN_HOLDS) == {0: 4, 1: 4, 2: 1, 3: 1}


def test_t03_three_share_the_lower_places() -> None:
    assert shares({0: 4, 1: 2, 2: 2, 3: 2}, TEN_HOLDS) == {0: 5, 1: 2, 2: 2, 3: 2}


def test_t04_three_colours() -> None:
    assert shares({0: 4, 1: 3, 2: 3}, TEN_HOLDS) == {0: 5, 1: 3, 2: 3}


@pytest.mark.parametrize(
    ("cargo", "points"),
    [
        ({0: 3, 1: 3, 2: 2}, {0: 4, 1: 4, 2: 0}),
        ({0: 4, 1: 2, 2: 2}, {0: 5, 1: 2, 2: 2}),
        ({0: 2, 1: 2, 2: 2}, {0: 3, 1: 3, 2: 3}),
    ],
)
def test_t05_two_places_only(cargo: dict[int, int], points: dict[int, int]) -> None:
    assert EIGHT_HOLDS == (5, 3)
    assert shares(cargo, EIGHT_HOLDS) == points


def test_t06_a_step_card_3_is_three_spaces() -> None:
    assert position().walks("orange-small", 3) == 10
    assert position(places={"orange-small": 11}).walks("orange-small", 3) == 14


def test_t07_both_sides_taken() -> None:
    table = position(places={"orange-big": 3, "green-big": 5, "blue-big": 10})

    assert table.walks("orange-big", 2) == 4
    assert (table.place("green-big"), table.place("blue-big")) == (5, 10)


def test_t08_round_the_end_of_the_row() -> None:
    assert position(places={"green-big": 14}).walks("green-big", 3) == 1
    assert position().state.opposite(1) == 14


def test_t09_out_of_the_taverns() -> None:
    assert position(3).walks("green-small", 2) == 8
    assert position(3).walks("green-big", 5) == 4


def test_t10_two_broken_barrels_and_a_coin() -> None:
    W2B = 14  # noqa: N806 - the room of that name
    two_aboard = position(
        places={"blue-big": W2B}, harbour={"F1": {BLUE: 1}, "F4": {BLUE: 1}, "F7": {GREEN: 1}}
    )
    two_aboard.runs(EmptyRoom("blue-big"))
    assert two_aboard.legal(BLUE) == ["take-back ship=F1", "take-back ship=F4"]
    two_aboard.do(BLUE, "take-back F1", "take-back F4")
    assert [ship.cargo for ship in two_aboard.state.harbour] == [{}, {}, {GREEN: 1}]
    assert two_aboard.state.players[BLUE].coins == 1

    one_aboard = position(places={"blue-big": W2B}, harbour={"F1": {BLUE: 1}, "F4": {GREEN: 1}})
    one_aboard.runs(EmptyRoom("blue-big")).do(BLUE, "take-back F1")
    assert one_aboard.state.stack == []
    assert one_aboard.state.players[BLUE].coins == 1

    jack = position(places={"jack": W2B}, partner="blue-big", harbour={"F1": {BLUE: 2}})
    jack.runs(EmptyRoom("jack"))
    assert jack.tells(NothingBroken) == [NothingBroken(seat=BLUE, figure="jack", why="jack")]
    assert jack.tells(CoinTaken) == [CoinTaken(seat=BLUE, figure="jack", amount=1)]
    assert jack.state.harbour[0].cargo == {BLUE: 2}


def test_t11_the_last_tile_comes_first() -> None:
    a, b, c, d, e, f = position(3).state.rail
    assert position(3).runs(MoveTiles()).state.rail == [f, a, b, c, d, e]


def test_t12_who_hires_jack() -> None:
    """Seats A, B, C, D are green, blue, yellow, orange; D has no coins."""
    table = position(
        points={GREEN: 7, BLUE: 7, YELLOW: 9},
        coins={GREEN: 3, BLUE: 3, YELLOW: 4},
        rail=(
            *("yellow-big", "blue-big", "green-big", "orange-big"),
            *("yellow-small", "green-small", "orange-small", "blue-small"),
        ),
    )
    assert table.asked == ((GREEN, BLUE, YELLOW), "hire")

    for seat in (GREEN, BLUE, YELLOW):
        table.do(seat, "hire yes")

    assert table.tells(HireAnswered) == [HireAnswered(wanted=(GREEN, BLUE, YELLOW), hirer=BLUE)]
    assert [player.coins for player in table.state.players] == [3, 0, 4, 0]
    assert table.legal(BLUE) == ["beside worker=blue-big", "beside worker=blue-small"]


def test_t13_ships_move_up() -> None:
    table = position(harbour={"F1": {}, "F2": {}, "F3": {GREEN: 5}, "F4": {}})
    table.state.players[BLUE].barrels -= 1
    table.runs(LoadBarrels("blue-big", 1)).do(BLUE, "load F3").draw("draw-ship F9")

    assert table.piers == ["F1", "F2", "F4", "F9"]


def test_t14_the_last_round() -> None:
    four = {"F1": {GREEN: 5}, "F2": {BLUE: 1}, "F3": {YELLOW: 1}, "F4": {}}
    table = position(harbour=four, stacks=(0, 0))
    table.state.players[GREEN].barrels -= 1
    table.runs(LoadBarrels("green-big", 1), CheckEnd(), FirstShipLeaves()).do(GREEN, "load F1")

    scored = table.tells(ShipScored)
    assert [(one.ship, one.why, one.bonus) for one in scored] == [
        ("F1", "full", GREEN),
        ("F2", "end", None),
        ("F3", "end", None),
        ("F4", "end", None),
    ]
    assert table.tells(GameEnded)
    assert table.outcome.winners == (GREEN,)

    nothing_fills = position(harbour=four, stacks=(0, 0))
    nothing_fills.runs(CheckEnd(), FirstShipLeaves(), MoveTiles(), EndRound(), LayCards())
    assert nothing_fills.piers == ["F2", "F3", "F4"]
    assert nothing_fills.asked[1] == "play", "one more round is played"
    assert nothing_fills.state.last_round


def test_t15_the_tavern_pile() -> None:
    assert shares({0: 2, 1: 2}, (2, 1)) == {0: 2, 1: 2}
    assert shares({0: 3, 1: 1, 2: 1}, (3, 2, 1)) == {0: 3, 1: 2, 2: 2}
    table = position(3, harbour={}, stacks=(0, 0), pile={GREEN: 2, BLUE: 2})
    assert table.runs(CheckEnd()).points == [2, 2, 0]


def test_t16_both_colours_count_together() -> None:
    table = position(2, thirds={"yellow-small": GREEN, "orange-big": BLUE}, harbour={"F1": {}})
    table.state.players[GREEN].barrels -= 3
    table.runs(LoadBarrels("green-big", 2), LoadBarrels("yellow-small", 1))

    table.do(GREEN, "load F1 2", "load F1")

    assert table.state.harbour[0].cargo == {GREEN: 3}
    assert table.state.players[GREEN].barrels == 29


def test_t17_jack_cannot_push_to_where_his_partner_stands() -> None:
    jack = position(places={"green-big": 6, "jack": 6, "blue-big": 9}, partner="green-big")
    assert jack.walks("jack", 3) == 8
    assert jack.place("blue-big") == 9

    alone = position(places={"green-big": 6, "blue-big": 9})
    assert alone.walks("green-big", 3) == 9
    assert alone.place("blue-big") == 6


def test_t18_what_the_supply_lacks_is_forfeited() -> None:
    W1A = 0  # noqa: N806 - a room of three barrels
    table = position(
        places={"blue-big": W1A}, supply={BLUE: 1}, harbour={"F1": {BLUE: 5}, "F4": {}}
    )
    table.runs(CountFigures())

    table.do(BLUE, "load F1").draw("draw-ship F9")

    assert table.state.stack == [], "the other two barrels stay forfeited"
    assert table.state.players[BLUE].barrels == 6


def test_t19_jack_steps_back_past_his_partner_and_the_tavern() -> None:
    table = position(
        places={"green-big": 0, "jack": 0, "blue-big": 1, "yellow-big": 14, "orange-big": 15},
        partner="green-big",
    )
    assert table.walks("jack", 1) == 13


@pytest.mark.parametrize(
    ("card", "others"),
    [
        (2, {"blue-big": 0, "yellow-big": 1, "orange-big": 14}),
        (1, {"blue-big": 0, "yellow-big": 15}),
    ],
)
def test_t20_no_way_out_of_the_tavern(card: int, others: dict[str, int]) -> None:
    table = position(places=others)

    assert table.walks("green-big", card) == L
    table.runs(CountFigures()).load_on()
    assert set(table.state.loaded) == set(others)


def test_t21_answers_give_the_same_state_in_every_order() -> None:
    hires = {
        _dump(position(coins={0: 3, 1: 3, 2: 3}), [(seat, "hire yes") for seat in order])
        for order in permutations(range(3))
    }
    assert len(hires) == 1

    laid = [
        (seat, f"play figure={figure} card={1 + (seat + n) % 5}")
        for seat in range(3)
        for n, figure in enumerate(position(3).state.figures_of(seat))
    ]
    orders = [laid, laid[::-1], laid[1::2] + laid[::2], laid[3:] + laid[:3]]
    assert len({_dump(position(3), order) for order in orders}) == 1


def _dump(table: Table, answers: list[tuple[int, str]]) -> str:
    for seat, line in answers:
        table.do(seat, line)
    return GAME.dump(table.state)


def test_the_places_of_the_taverns_are_no_spaces() -> None:
    assert {L, R}.isdisjoint(range(position().state.spaces))


def test_loading_and_taking_back_are_refused_with_a_reason() -> None:
    table = position(harbour={"F1": {GREEN: 5}, "F4": {BLUE: 1}})
    table.state.players[BLUE].barrels -= 3
    table.runs(LoadBarrels("blue-big", 3))
    assert table.refuses(BLUE, "load F9") == "F9 is not in the harbour. (loading)"
    assert table.refuses(BLUE, "load F1 2") == "F1 has 1 holds left. (loading)"
    assert table.refuses(BLUE, "load F4 4") == "You have 3 barrels to load. (loading)"
    assert [event.free for event in table.do(BLUE, "load F4 3").tells(Loaded)] == [3]
    table.runs(MakeUpForBroken("blue-big", 1))
    assert table.refuses(BLUE, "take-back F1") == ("You have no barrel aboard F1. (broken barrels)")
