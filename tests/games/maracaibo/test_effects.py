"""Every effect of the vocabulary (§6.1), by a card that has it."""

import pytest

from games.maracaibo.buildings import PRESTIGE_BUILDINGS
from games.maracaibo.cards import CARDS
from games.maracaibo.careers import CAREER_CARDS
from games.maracaibo.effects import Resolve
from games.maracaibo.events import (
    AssistantUsed,
    Bought,
    CombatTotalled,
    DoubloonsChanged,
    IncomeRaised,
    PointsScored,
    QuestFulfilled,
    SymbolTaken,
)
from games.maracaibo.gains import gains
from games.maracaibo.rounds import BuyOrCollect
from tests.games.maracaibo.positions import Table, position
from tests.games.maracaibo.test_rulings import combat
from tests.games.maracaibo.test_worked import A, B, C

RICH = {A: 20}


def bought(card: str, **more: object) -> Table:
    """Return a table at which A has just bought a card in a village."""
    table = position(stopped=("9", 1), hands={A: card}, doubloons=RICH, **more)  # type: ignore[arg-type]  # passed on
    return table.do(A, f"buy {card}")


def test_doubloons_points_combat_and_figures_at_once() -> None:
    assert bought("B038", upgrades={A: "bunks cabins"}).doubloons() == 20 - 6 + 6
    assert bought("B095").points() == 3
    assert bought("A15").player().combat == 4
    assert bought("A22").player().figures == 3


def test_combat_points_end_at_twelve() -> None:
    assert bought("B021", combat={A: 9}).player().combat == 12


def test_income() -> None:
    table = bought("B014")

    assert (table.player().doubloon_income, table.player().point_income) == (10, 2)


def test_income_beyond_its_track_scores() -> None:
    table = bought("B014", income={A: (19, 19)})

    assert (table.player().doubloon_income, table.player().point_income) == (20, 20)
    assert table.points() == 2 + 3
    assert [event.now for event in table.tells(IncomeRaised)] == [20, 20]


@pytest.mark.parametrize(
    ("card", "nation"), [("A19", "france"), ("A20", "england"), ("A21", "spain")]
)
def test_influence_with_a_nation(card: str, nation: str) -> None:
    assert bought(card).player().influence[nation] == 2  # type: ignore[index]  # a nation


def test_influence_with_a_nation_of_ones_choice() -> None:
    table = bought("B029", symbols={A: "medal"})
    table.do(A, "influence spain", "influence france")

    assert table.player().influence == {"france": 1, "england": 0, "spain": 3}


def test_synergy() -> None:
    plain, with_token = bought("A05"), bought("A05", symbols={A: "barrel"})
    assert with_token.doubloons() - plain.doubloons() == 2

    assert bought("A03").told(SymbolTaken).symbol == "barrel"
    again = bought("A03", symbols={A: "barrel"})
    assert again.player().symbols == ["barrel"]
    assert not again.tells(SymbolTaken), "one of each"


def test_discs_removed_one_after_the_other() -> None:
    table = bought("B033").do(A, "remove figurehead", "remove figurehead")
    assert table.told(PointsScored).amount == 6

    table.do(A, "remove strongbox")

    assert table.player().discs_removed == 3
    assert "anchor" in table.player().symbols


def test_effects_go_from_left_to_right() -> None:
    table = bought("B035").do(A, "remove figurehead")

    assert table.points() == 4
    assert "parrot" in table.player().symbols


def test_cheaper_cards_and_assistants() -> None:
    discounts = {A: "A25 A26"}
    project = position(stopped=("9", 1), bought=discounts, hands={A: "A13 A37"}, doubloons={A: 2})
    assert project.do(A, "buy A13").told(Bought).paid == 2

    assistant = position(stopped=("9", 1), bought=discounts, hands={A: "A37"})
    assert assistant.do(A, "buy A37").told(Bought).paid == 0


def test_combat_value() -> None:
    assert combat(bought={A: "A27 B044"}).told(CombatTotalled).total == 3 + 1 + 2


def test_farther_exploring() -> None:
    table = position(bought={A: "A28 B046"}).runs(Resolve(gains("X1"), "cards"), BuyOrCollect(A))

    assert table.legal("explore") == ["1", "2", "3", "4u", "4l"]


def test_deliveries_pay() -> None:
    table = position(
        stopped=("11", 7),
        hands={A: "A03"},
        bought={A: "A29 B048 B049"},
        discs={A: {"strongbox": 1}},
    )
    table.do(A, "deliver A03", "remove strongbox")

    paid = [(event.amount, event.source) for event in table.tells(DoubloonsChanged)]
    assert paid == [(8, "upgrades"), (6, "cards")], "after the upgrade"
    assert table.points() == 1


def test_quests_score() -> None:
    table = position(
        stopped=("15", 1), quests={"15": "Q07"}, hands={A: "A01 A12"}, bought={A: "A31 B051"}
    )
    table.do(A, "quest")

    assert [event.amount for event in table.tells(PointsScored)] == [6, 2 + 4]


def test_several_waivers_add_up() -> None:
    table = position(stopped=("15", 1), quests={"15": "Q13"}, bought={A: "A34 B056"})
    table.do(A, "quest").do(A, "explore 3")

    assert table.player().quests == ["Q13"]
    assert table.player().hand == []
    assert table.points() == 3


def test_a_waiver_works_once_a_quest() -> None:
    table = position(stopped=("15", 1), quests={"15": "Q07"}, bought={A: "A34"})
    assert table.legal("quest") == []

    choosing = position(
        stopped=("15", 1), quests={"15": "Q07"}, bought={A: "A34"}, hands={A: "A01 A12"}
    ).do(A, "quest")
    assert choosing.legal("pay") == ["A01", "A12"]
    assert choosing.legal("waive") == ["map"]
    choosing.do(A, "waive map", "pay A12")
    assert choosing.told(QuestFulfilled).cards == ("A12",)
    assert choosing.told(QuestFulfilled).waived == ("map",)


def test_village_projects_pay_once_a_turn() -> None:
    table = position(stopped=("9", 7), bought={A: "A32 B052"}).do(A, "earn", "earn", "earn")

    assert (table.doubloons(), table.points()) == (3 + 2, 2)
    one = position(stopped=("9", 3), bought={A: "A32"}).do(A, "earn")
    assert one.points() == 0


def test_annexing_pays_after_the_flag() -> None:
    table = combat(add=7, bought={A: "B053"}).do(A, "annex 14", "remove bunks", "annex 2")

    assert table.doubloons() == 4


def test_assistants_pay_when_their_action_is_over() -> None:
    table = position(stopped=("4", 7), bought={A: "B061 A33 B055"}, discs={A: {"signals": 1}}).do(
        A, "assist B061", "remove signals", "remove bunks"
    )

    assert table.doubloons() == 1 + 2 + 3, "signal flags that were completed by it count"


def test_assistant_that_fights_buys_and_pays_for_company() -> None:
    fighting = position(stopped=("3", 1), bought={A: "B060"}).do(A, "assist B060")
    assert fighting.told(AssistantUsed).location == "3"
    assert fighting.asked[1] == "reveal"

    buying = position(stopped=("9", 1), bought={A: "A42"}, hands={A: "B065"}, doubloons={A: 2})
    assert buying.do(A, "assist A42", "buy B065").told(Bought).paid == 2

    company = position(stopped=("6", 1), bought={A: "B079 B063", B: "A39"})
    assert company.do(A, "assist B079").doubloons() == 10 + 10 + 3

    three = position(stopped=("11", 1), bought={A: "A51"}).do(A, "assist A51")
    assert three.doubloons() == 3
    assert three.asked[1] == "explore"


def test_an_assistant_needs_a_figure_and_stands_on_the_map() -> None:
    table = bought("A37", figures={A: 1})
    assert table.player().figures == 0
    assert table.player().assistants == ["A37"]
    assert table.player().assistants_at("2") == ["A37"]

    without = position(stopped=("9", 1), hands={A: "A37"}, doubloons=RICH, figures={A: 0})
    assert without.legal("buy") == []


@pytest.mark.parametrize(
    ("card", "met", "needs"),
    [
        ("B018", {"tokens": {A: [1]}}, "tokens: at least 1"),
        ("B036", {"tokens": {A: [1, 2]}}, "tokens: at least 2"),
        ("B051", {"done_quests": {A: ["Q01"]}}, "quests: at least 1"),
        ("B040", {"upgrades": {A: "bunks nets"}}, "upgrades: at least 2"),
        ("B046", {"explorers": {A: "10"}}, "barriers: at least 1"),
        ("B037", {"influence": {A: (0, 2, 0)}}, "highest rank: at least 2"),
    ],
)
def test_conditions(card: str, met: dict[str, object], needs: str) -> None:
    table = position(stopped=("9", 1), hands={A: card}, doubloons=RICH)
    assert table.refuses(A, f"buy {card}") == (f"The card {card} needs {needs}. (buying projects)")

    assert card in bought(card, **met).player().bought


ENDS: dict[str, tuple[dict[str, object], int]] = {
    "A53": ({"upgrades": {A: "bunks nets"}}, 2),
    "B084": ({"upgrades": {A: "bunks nets"}}, 4),
    "B085": ({"done_quests": {A: ["Q01", "Q02"]}}, 4),
    "A55": ({"bought": {A: "A55 A37 A38"}}, 4),
    "B087": ({"tokens": {A: [1, 2, 3]}}, 6),
    "B088": ({"markers": {"2": "france", "3": "france", "4": "france"}}, 2),
    "B089": ({"markers": {"2": "england", "3": "england"}}, 2),
    "B090": ({"markers": {"2": "spain"}}, 0),
    "B091": ({"symbols": {A: "medal parrot"}}, 4),
    "B092": ({"explorers": {A: "19"}}, 6),
    "B093": ({"investors": {"palace": [A], "guild": [B, A]}}, 4),
    "B094": ({"bought": {A: "B094 A01 A02"}}, 1),
}


@pytest.mark.parametrize("card", ENDS)
def test_end_cards(card: str) -> None:
    more, points = ENDS[card]
    table = position(**{"bought": {A: card}, **more})  # type: ignore[arg-type]  # passed on

    assert table.at_the_end(A)["ends"] == points


BUILT: dict[str, tuple[dict[str, object], int]] = {
    "palace": ({"influence": {A: (0, 9, 1)}}, 2 * 5),
    "fortress": ({"tokens": {A: [1, 2]}}, 2 * 2),
    "cathedral": ({"income": {A: (8, 7)}}, 12),
    "shipyard": ({"upgrades": {A: "bunks nets"}}, 2 * 2),
    "company": ({"bought": {A: "A01 A02 A03 A04 A05 A06 A07 A08 A09 A10 A11"}}, 10),
    "guild": ({"explorers": {A: "10"}}, 3),
    "academy": ({"done_quests": {A: ["Q01"]}}, 4),
    "playhouse": ({"bought": {A: "A37"}}, 4),
}


@pytest.mark.parametrize("building", PRESTIGE_BUILDINGS)
def test_buildings(building: str) -> None:
    more, points = BUILT[building]
    table = position(investors={building: [B, A]}, **more)  # type: ignore[arg-type]  # passed on

    assert table.at_the_end(A)["buildings"] == points
    assert table.at_the_end(C)["buildings"] == 0


def test_printed_points_of_bought_cards_count_at_the_end() -> None:
    table = position(bought={A: "A01 B006"}, planned={A: "B005"})

    assert table.at_the_end(A)["projects"] == CARDS["A01"].points + CARDS["B006"].points


TASKS_MET: dict[str, tuple[dict[str, object], list[str]]] = {
    "privateer": ({"tokens": {A: [1, 2, 3, 4]}, "influence": {A: (6, 0, 0)}}, ["1", "2"]),
    "pathfinder": ({"explorers": {A: "19"}, "done_quests": {A: ["Q01", "Q02"]}}, ["1", "2", "3"]),
    "shipwright": (
        {
            "upgrades": {A: "bunks nets sails cabins signals"},
            "discs": {A: {"broker": 1, "scouts": 1}},
        },
        ["1", "2", "3"],
    ),
    "merchant": ({"income": {A: (12, 0)}, "doubloons": {A: 15}}, ["1", "3"]),
    "spymaster": ({"bought": {A: "A37 A38 A49"}}, ["1", "2", "3"]),
    "diplomat": ({"influence": {A: (2, 2, 1)}, "investors": {"palace": [A]}}, ["1", "2", "3"]),
    "patron": ({"income": {A: (8, 3)}, "symbols": {A: "medal parrot barrel"}}, ["1", "3"]),
    "adventurer": ({"tokens": {A: [1]}, "explorers": {A: "10"}}, ["2", "3"]),
}


@pytest.mark.parametrize("career", CAREER_CARDS)
def test_career_tasks(career: str) -> None:
    more, tasks = TASKS_MET[career]
    others = {B: "patron" if career != "patron" else "merchant", C: "diplomat"}
    others |= {C: "adventurer"} if career == "diplomat" else {}
    table = position(stopped=("9", 1), careers={A: career, **others}, **more)  # type: ignore[arg-type]  # passed on

    assert table.legal("complete") == tasks
    plain = position(stopped=("9", 1), careers={A: career, **others})
    assert plain.legal("complete") == []


def test_a_career_is_rewarded_once_all_tasks_are_done() -> None:
    table = position(
        stopped=("9", 1),
        careers={A: "adventurer"},
        tasks={A: [2, 3]},
        tokens={A: [1]},
        explorers={A: "10"},
    )
    table.do(A, "complete 3")
    assert table.player().point_income == 0

    table.do(A, "complete 2")

    assert (table.player().doubloon_income, table.player().point_income) == (9, 2)
    assert table.player().figures == 4
