"""What the view shows beside what is printed in the state, and the table in words."""

import pytest

from games.maracaibo.jean import TurnUpAutoma
from games.maracaibo.rounds import BuyOrCollect, ComeHome
from games.maracaibo.upgrades import UPGRADES
from games.maracaibo.view import Working
from tests.games.maracaibo.positions import GAME, position
from tests.games.maracaibo.test_rulings import combat
from tests.games.maracaibo.test_worked import A, B, first_choices, set_up


def test_phases() -> None:
    table = set_up(2)
    assert table.view().phase == "set-up"
    first_choices(table)
    assert (table.view().phase, table.view().round) == ("sail", 1)
    table.do(A, "sail 2")
    assert table.view().phase == "act"
    table.do(A, "pass")
    assert table.asked == ((B,), "sail"), "with four cards nothing is drawn"
    drawing = position(stopped=("11", 7), doubloons={A: 1}).do(A, "pass")
    assert drawing.view().phase == "draw"
    hands, doubloons = {B: "A13"}, {B: 3}
    interim = position(ships={A: "20"}, hands=hands, doubloons=doubloons).draws_on()
    assert interim.view().phase == "interim"
    final = position(round=4, ships={A: "21b"}, hands=hands, doubloons=doubloons).draws_on()
    assert final.view().phase == "final"
    jean = position(1, ships={A: "10"}).do(A, "sail 11", "pass")
    while jean.asked[1] != "draw-automa":
        jean.draw(jean.legal("", -1)[0])
    assert (jean.view().phase, jean.view().active) == ("jean", 1)


def test_choices_are_shown_to_who_is_asked() -> None:
    table = position(stopped=("9", 1))

    assert [str(action) for action in table.view(A).choices] == table.legal()
    assert table.view(B).choices == table.view(None).choices == ()


def test_the_way_of_a_ship_is_public_until_it_comes_home() -> None:
    table = position(ships={A: "12"}).do(A, "sail 18 lower")
    for seat in (None, A, B):
        assert table.view(seat).players[A].path == ("14", "16", "17", "18")
    assert table.view().players[B].path == ()
    upper = position(ships={A: "12"}).do(A, "sail 18 upper")
    assert upper.view().players[A].path == ("13", "15", "18")
    table.runs(ComeHome())
    assert table.view().players[A].path == ()


def test_the_way_of_jean_is_public() -> None:
    table = position(1, ships={A: "10"})
    table.jean.ship = "12"
    table.runs(TurnUpAutoma()).draw("draw-automa A2")
    jean = table.view().jean
    assert jean is not None
    assert (jean.path[0], jean.path[-1]) == ("14", table.jean.ship)


def test_who_buys_is_active() -> None:
    table = position(hands={B: "A17"}, doubloons={B: 4}).runs(BuyOrCollect(B), BuyOrCollect(2))

    assert table.view().active == B
    assert table.view().asked == (B,)
    table.do(B, "buy A17")
    assert table.asked == ((B,), "explore")
    assert table.view().active == B


def test_how_far_the_action_has_come() -> None:
    table = position(stopped=("9", 7), hands={A: "A01"})
    assert table.view().working == Working(points=7)
    table.do(A, "earn")
    assert table.view().working == Working(points=7, done=1, allowed=3)

    fight = combat(add=1)
    assert fight.view().working == Working(token=25, nation="france", total=4)
    paying = position(stopped=("15", 1), quests={"15": "Q07"}, hands={A: "A01 A12 A17"})
    paying.do(A, "quest", "pay A12")
    assert paying.view().working == Working(quest="Q07", paid=("A12",))
    removing = position(stopped=("13", 7), doubloons={A: 3}).do(A, "act repair")
    assert removing.view().working == Working(amount=2)
    last = {str(upgrade): int(upgrade in ("signals", "nets")) for upgrade in UPGRADES}
    removing = position(stopped=("13", 7), doubloons={A: 3}, discs={A: last}).do(A, "act repair")
    assert removing.view().working == Working(amount=2)
    delivering = position(stopped=("11", 7), hands={A: "A03"}).do(A, "deliver A03")
    assert delivering.view().working == Working(good="cotton")
    exploring = position(stopped=("12", 7)).do(A, "act explore")
    assert exploring.view().working == Working(steps=2)
    discarding = position(stopped=("11", 7), hands={A: "A01 A02"})
    discarding.do(A, "act fight", "reveal left").draw("draw-token 10")
    assert discarding.view().working == Working(token=10)
    discarding.do(A, "fight france")
    assert discarding.view().working == Working(token=10, nation="france")
    assert position().view().working is None


def test_tasks_that_can_be_completed_are_public() -> None:
    table = position(tokens={A: [1, 2, 3, 4]})

    assert table.view(B).players[A].ready == (1,)
    assert table.view(B).players[A].tasks == (1, 2, 3)


def test_nations() -> None:
    table = position(
        markers={"2": "france", "3": "france", "4": "spain"},
        given={"france": 3},
        influence={A: (1, 0, 0), B: (1, 0, 2)},
    )
    france = table.view().nations["france"]

    assert (france.value, france.dominance, france.given, france.markers) == (2 + 2, 2, 3, 2)
    assert france.leaders == (A, B)
    assert table.view().nations["england"].value == 0


def test_cities() -> None:
    table = position(markets={"11": {"coffee": B}})
    city = table.view().cities["11"]

    assert (city.city, city.market, city.discs) == ("caracas", ("cotton", "coffee"), {"coffee": B})


@pytest.mark.parametrize(
    "line",
    [
        "round: 1, act; first: seat 0",
        "awaited: seat 0, to action",
        "now: points spent 7",
        "1 Havana: ships: seat 1, seat 2",
        "9 Grenada: held by spain; ships: seat 0",
        "11 Caracas: caracas, market cotton, coffee (seat 1)",
        "15 Negril: quest Q07",
        "spain: worth 3 a rank (2 for dominance), 1 markers given, 1 on the map; led by seat 0",
        "explorer track: quests Q01 on 5l",
        "  barrier 1: crossed by seat 0",
        "quests left: 22, on top Q02",
        "combat tokens: left pile 13, right pile 12",
        "palace: next investor pays 8; invested seat 1",
        "seat 0: 3 points, 5 doubloons, 1 combat points; in 9 Grenada",
        "  hand: 1 of 4 cards; planned: A02",
        "  projects: A37; synergy: medal",
        "  career: privateer, open tasks 1, 2, 3",
        "your hand: A01",
    ],
)
def test_the_table_in_words(line: str) -> None:
    table = position(
        stopped=("9", 7),
        hands={A: "A01"},
        planned={A: "A02"},
        bought={A: "A37"},
        symbols={A: "medal"},
        doubloons={A: 5},
        points={A: 3},
        explorers={A: "10"},
        influence={A: (0, 0, 2)},
        markers={"9": "spain"},
        markets={"11": {"coffee": B}},
        quests={"15": "Q07"},
        trail={"5l": "Q01"},
        investors={"palace": [B]},
    )

    assert line in GAME.describe(table.view(A))


def test_jean_in_words() -> None:
    lines = GAME.describe(position(1).view(None))

    assert "Jean, level 1: 0 points, 0 discs, 0 cards; in 1 Havana" in lines
    assert "  income: 0; turned up –, 5 in the deck" in lines


def test_what_is_chosen_in_secret_in_words() -> None:
    table = set_up(2)
    first, second, *_ = table.player(A).hand
    table.do(A, f"plan {first}", f"discard {second}")

    assert f"you plan {first} and discard {second}" in GAME.describe(table.view(A))
    assert not any("you plan" in line for line in GAME.describe(table.view(B)))
