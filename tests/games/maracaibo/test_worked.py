"""The worked tests of the rules (§19), 1 to 25, each under its own number."""

import pytest

from games.maracaibo.automa import round_income
from games.maracaibo.data import RANKS
from games.maracaibo.events import (
    Annexed,
    BarrierCrossed,
    CombatTotalled,
    Delivered,
    Explored,
    GalleryFilled,
    InfluenceGained,
    PointsScored,
    Sailed,
    TrailEnded,
)
from games.maracaibo.map import courses
from games.maracaibo.rounds import BuyOrCollect, EndGame, PayIncome
from games.maracaibo.scoring import standings
from games.maracaibo.view import Options
from tests.games.maracaibo.positions import GAME, Table, position

A, B, C = range(3)


def set_up(seats: int, options: Options | None = None) -> Table:
    """Return a table at which chance has brought the first on its lists, up to the first choice."""
    return Table(GAME.setup(seats, options)).draws_on()


def first_choices(table: Table) -> Table:
    """Let everybody plan the first card, discard the next three, and keep the first career."""
    for seat in range(len(table.state.players)):
        first, second, third, fourth, *_ = table.player(seat).hand
        lines = (f"plan {first}", f"discard {second}", f"discard {third}", f"discard {fourth}")
        table.do(seat, *lines)
    for seat in range(len(table.state.players)):
        table.do(seat, f"keep {table.player(seat).careers[0]}")
    return table


def test_01_seven_points_from_havana() -> None:
    table = position().do(A, "sail 9")
    assert table.told(Sailed).path == ("2", "3", "4", "6", "7", "8", "9")
    table.do(A, "earn", "earn", "earn")
    assert table.asked[1] == "draw", "three village actions"

    four = position().do(A, "sail 6", "earn", "earn")
    assert four.asked[1] == "draw"
    assert four.doubloons() == 2

    three = position().do(A, "sail 4")
    assert three.legal("earn") == []
    assert three.legal("act") == ["explore"]


def test_02_from_13_with_seven_points() -> None:
    farthest = max(courses("13", 1).values(), key=lambda course: course.points)

    assert farthest.path == ("15", "18", "19", "20")
    assert farthest.points == 4


@pytest.mark.parametrize(
    ("origin", "round_number", "destinations"),
    [("19", 2, ["20"]), ("20", 2, ["21a"]), ("20", 4, ["21b"]), ("21b", 4, ["22"])],
)
def test_03_homeward_bound(origin: str, round_number: int, destinations: list[str]) -> None:
    assert [to for to, _ in courses(origin, round_number)] == destinations  # type: ignore[arg-type]  # a location
    table = position(ships={A: origin}, round=round_number)
    assert [*table.told(Sailed).path] == destinations, "it sails there unasked"


def test_04_what_everybody_begins_with() -> None:
    table = first_choices(set_up(4))

    assert [table.doubloons(seat) for seat in range(4)] == [8, 9, 10, 11]
    for player in table.state.players:
        assert (len(player.hand), len(player.planned)) == (4, 1)
        assert (len(player.tasks), player.figures, player.reserve) == (3, 2, 3)
        assert sum(player.discs.values()) == 24


@pytest.mark.parametrize(("seats", "deck", "discarded"), [(2, 76, 6), (3, 68, 9), (4, 60, 12)])
def test_05_deck_and_discard_pile(seats: int, deck: int, discarded: int) -> None:
    table = set_up(seats)
    assert table.view().deck == deck

    first_choices(table)

    assert len(table.view().discarded) == discarded
    assert table.view().deck == deck


def test_06_markers_for_two() -> None:
    table = set_up(2)

    assert table.state.markers == {"6": "spain", "7": "england", "8": "france"}
    assert set(table.state.given.values()) == {1}
    values = {nation: now.value - now.dominance for nation, now in table.view().nations.items()}
    assert set(values.values()) == {1}


def test_07_all_tokens_used() -> None:
    table = position(stopped=("11", 7), empty_piles=True).do(A, "act fight")
    assert table.asked == ((A,), "fight")
    assert table.legal("fight") == ["france", "england", "spain"]

    table.do(A, "fight spain", "add 0")

    assert table.told(CombatTotalled).total == 3
    table.do(A, "finish")
    assert table.player().tokens == []


def test_08_one_doubloon_buys_one_gallery_card() -> None:
    table = position(stopped=("11", 7), hands={A: "A01 A02"}, doubloons={A: 1}).do(A, "pass")
    assert table.asked == ((A,), "draw")

    table.do(A, "take B002")

    assert table.asked == ((-1,), "draw-card"), "the last card can only come from the deck"
    table.draw("draw-card A50", "reveal-card A51")
    assert table.player().hand == ["A01", "A02", "B002", "A50"]
    assert table.told(GalleryFilled).cards == ("B001", "B003", "B004", "A51")
    assert table.doubloons() == 0


def test_09_a_combat_keeps_points() -> None:
    table = position(stopped=("11", 7), combat={A: 4}, doubloons={A: 3})
    table.do(A, "act fight", "reveal left").draw("draw-token 1")

    table.do(A, "fight france")
    assert table.legal("add") == ["0", "1", "2", "3", "4"]
    table.do(A, "add 2", "annex 11", "win 1")

    assert table.player().combat == 2
    assert table.state.markers["11"] == "france"
    assert table.player().influence["france"] == 2
    assert table.points() == 4, "the flag of Caracas"
    assert table.doubloons() == 0


def test_10_nation_values() -> None:
    table = position(
        markers={
            **dict.fromkeys(("2", "3", "6", "7", "8"), "france"),
            **dict.fromkeys(("9", "10", "15", "16"), "england"),
            "17": "spain",
        },
        given={"france": 6},
        influence={A: (4, 2, 0)},
    )
    values = [one.value for one in standings(table.state).values()]
    assert values == [5, 3, 1]
    assert table.player().rank("france") == 3
    assert table.player().rank("england") == 2

    assert table.at_the_end(A)["nations"] == 21


def test_11_influence_and_ranks() -> None:
    assert [RANKS[influence] for influence in (0, 1, 2, 3, 4, 6, 9, 12, 15)] == [
        *(0, 1, 2, 2, 3, 4, 5, 6, 6)
    ]
    table = position(stopped=("14", 7), tiles=("expedition", "press_gang", "arsenal", "embassy"))
    table.player().influence["france"] = 15

    table.do(A, "act court", "influence france")

    assert table.points() == 2
    assert table.told(InfluenceGained).now == 15


def test_12_doubloon_income() -> None:
    table = position(income={A: (11, 0)}).runs(PayIncome())

    assert table.doubloons() == 11
    assert table.points() == 0
    assert table.at_the_end(A)["doubloon_income"] == 3


@pytest.mark.parametrize(
    ("discs", "cards", "income"),
    [(1, 0, 0), (2, 0, 1), (3, 3, 5), (5, 0, 4), (6, 0, 6), (7, 0, 8), (22, 0, 38), (23, 0, 38)],
)
def test_13_jeans_income(discs: int, cards: int, income: int) -> None:
    assert round_income(cards, discs) == income


def test_14_explorers_jump_one_another() -> None:
    table = position(stopped=("12", 7), explorers={A: "8", B: "9"}, doubloons={A: 0})
    table.do(A, "act explore")
    assert table.legal("explore") == ["10", "11"]

    table.do(A, "explore 11")

    assert table.told(Explored).path == ("9", "10", "11")
    assert table.told(BarrierCrossed).place == 1
    assert table.points() == 3
    assert table.player().doubloon_income == 9
    assert table.doubloons() == 3


def test_15_one_delivery_a_visit() -> None:
    table = position(stopped=("11", 7), hands={A: "A03 A09 A05"})
    assert table.legal("deliver") == ["A03", "A09", "A05"], "cotton, cotton, coffee"

    table.do(A, "deliver A03", "remove bunks")

    assert table.told(Delivered).good == "cotton"
    assert table.state.markets == {"11": {"cotton": A}}
    assert table.state.open_spaces("11") == ["coffee"]
    assert table.state.discarded == ["A03"]
    assert table.asked == ((A,), "city")
    assert table.legal("deliver") == []
    assert table.refuses(A, "deliver A05") == (
        "You are asked to act or finish or plan now, not to deliver. (city actions)"
    )


@pytest.mark.parametrize(("points", "actions"), [(1, 1), (2, 2), (4, 2), (5, 3), (7, 3)])
def test_16_fine_sails(points: int, actions: int) -> None:
    table = position(stopped=("9", points), upgrades={A: "sails"})
    table.do(A, *["earn"] * actions)

    assert table.doubloons() == actions
    assert table.asked[1] == "draw"


def test_17_an_empty_hand_sells_nothing() -> None:
    table = position(stopped=("9", 7), upgrades={A: "crew_call"})
    assert table.refuses(A, "sell") == "Your hand is empty. (village actions)"

    with_card = position(stopped=("9", 1), upgrades={A: "crew_call"}, hands={A: "A01"})
    with_card.do(A, "enlist")
    assert with_card.doubloons() == 4
    assert with_card.player().figures == 3
    without_figures = position(stopped=("9", 1), upgrades={A: "crew_call"}, hands={A: "A01"})
    without_figures.player().figures, without_figures.player().reserve = 5, 0
    assert without_figures.do(A, "enlist").player().figures == 5


def test_18_a_map_forger_pays_one_map() -> None:
    table = position(
        stopped=("15", 7), quests={"15": "Q07"}, bought={A: "A34"}, hands={A: "A01 A18"}
    )
    table.do(A, "quest")

    assert table.player().quests == ["Q07"]
    assert table.player().hand == ["A18"]
    assert table.points() == 6
    assert table.doubloons() == 1
    assert table.state.quests == {}


def test_19_leaders_share() -> None:
    table = position(influence={A: (0, 0, 6), B: (0, 0, 6), C: (0, 0, 2)}).runs(EndGame())

    parts = [score.parts.get("leaders", 0) for score in table.outcome.scores]
    assert parts == [3, 3, 0]
    assert standings(table.state)["france"].leaders == (), "nobody leads without influence"


def test_20_sails_gained_on_the_way() -> None:
    table = position(stopped=("9", 3), discs={A: {"sails": 1}}, hands={A: "A23"}, doubloons={A: 4})
    table.do(A, "buy A23", "remove sails")

    assert table.asked == ((A,), "village")


def test_21_points_of_the_token_count_those_of_a_flag_do_not() -> None:
    table = position(stopped=("11", 7), combat={A: 0})
    table.do(A, "act fight", "reveal left").draw("draw-token 22").do(A, "fight france")
    assert table.legal("add") == ["0", "1"]
    assert table.do(A, "add 1").told(CombatTotalled).total == 4

    rich = position(stopped=("11", 7), combat={A: 4})
    rich.do(A, "act fight", "reveal left").draw("draw-token 22")
    rich.do(A, "fight france", "add 2", "annex 5")
    assert rich.tells(Annexed)
    assert rich.player().combat == 5, "3 kept, 2 from the flag"
    assert rich.asked[1] != "spend", "nothing is left of the total"


def test_22_arriving_and_after() -> None:
    table = position(
        stopped=("4", 7),
        explorers={A: "28"},
        bought={A: "B046"},
        tiles=("expedition", "press_gang", "arsenal", "embassy"),
        ships={},
    )
    table.do(A, "act explore", "explore 30")
    assert table.points() == 6 + 3, "arrived first, three steps left over"
    assert table.told(TrailEnded).place == 1

    later = position(stopped=("12", 7), explorers={A: "30"}).do(A, "act explore")
    assert [event.amount for event in later.tells(PointsScored)] == [2]
    assert later.asked[1] == "draw-card"


@pytest.mark.parametrize(
    ("without", "sentence"),
    [
        ("doubloons", "That costs 3 doubloons and you have 2."),
        ("discs", "No disc is left on your ship."),
    ],
)
def test_23_shipwright(without: str, sentence: str) -> None:
    doubloons = {A: 2 if without == "doubloons" else 3}
    table = position(stopped=("13", 7), doubloons=doubloons, hands={A: "A01"})
    if without == "discs":
        player = table.player()
        player.discs = dict.fromkeys(player.discs, 0)

    assert table.legal() == ["pass", "plan card=A01"]
    assert table.refuses(A, "act repair") == f"{sentence} (city actions)"


def test_24_jean_first_over_a_barrier() -> None:
    table = position(1, stopped=("12", 7), explorers={A: "8"})
    table.jean.explorer = "10"
    table.state.crossings[0] = [1]

    table.do(A, "act explore", "explore 11")

    assert table.told(BarrierCrossed).place == 2
    assert table.points() == 2
    assert table.player().doubloon_income == 9
    assert table.jean.points == 0


def test_25_buying_at_the_end_of_a_round() -> None:
    table = position(
        hands={A: "A17 A01", B: "A13"},
        doubloons={A: 4, B: 3},
        careers={A: "adventurer"},
        tokens={A: [1]},
    )
    assert table.view().players[A].ready == (2,)
    table.runs(BuyOrCollect(A), BuyOrCollect(B)).do(A, "buy A17")

    assert table.asked == ((A,), "explore")
    assert table.legal("plan") == []
    assert table.legal("complete") == []
    table.do(A, "explore 3")
    assert table.doubloons() == 2
    assert table.asked == ((B,), "buy-or-collect")
