"""Single sentences of the rules on turns, plantations and rounds that no other test proves."""

import pytest

from games.core.outcome import Outcome
from games.cuba.data import MATERIAL_OF, PLANTATIONS
from games.cuba.events import (
    CropsSpoiled,
    Moved,
    NothingBuilt,
    RoundEnded,
    ShipSailed,
    TookInstead,
    TurnEnded,
)
from games.cuba.steps import CloseRound, EndGame, EndRound
from games.cuba.view import Options
from tests.games.cuba.positions import GAME, Table, position
from tests.games.cuba.test_worked import A, B, C, parliament, three_to_vote

DIFFERENT = Options(different_plantations=True)


def test_alternatives_of_the_architect() -> None:
    """§1.3: two points for the first, one for the second."""
    table = position()
    table.do(A, "play architect points").do(B, "play architect points")

    assert [table.points(seat) for seat in range(3)] == [2, 1, 0]
    assert "play character=architect take=points" not in table.legal(C)


def test_alternatives_of_the_tradeswoman() -> None:
    """§1.3: the first one picks either place, the second gets the other."""
    table = position(market={"citrus": 4}).do(A, "play tradeswoman citrus")
    assert table.told(TookInstead).marker == "crop"
    assert table.state.market["citrus"] == 4, "it comes from the supply"
    assert table.state.supply["citrus"] == 13
    assert [line for line in table.legal(B) if "tradeswoman take" in line] == [
        f"play character=tradeswoman take={material}" for material in ("wood", "stone", "water")
    ]

    table.do(B, "play tradeswoman water")

    assert not any("tradeswoman take" in line for line in table.legal(C))
    assert (table.yard(A), table.yard(B)) == ("1 citrus", "1 water")


def test_an_alternative_is_a_whole_turn() -> None:
    table = position().do(A, "play mayor pesos")

    assert table.told(TurnEnded) == TurnEnded(seat=A, following=B)
    assert table.player(A).played == ["mayor"]


@pytest.mark.parametrize("seat", range(5))
def test_different_plantations_are_harvested_as_they_are_printed(seat: int) -> None:
    """§1.5: the other side differs by player."""
    table = position(5, options=DIFFERENT, active=seat, start=seat)
    colour = ("blue", "red", "yellow", "green", "purple")[seat]
    terrain = PLANTATIONS[colour]  # type: ignore[index]  # a colour
    table.do(seat, "play worker", "move 0")
    fields = [field for field in range(12) if field < 4 or field % 4 == 0]
    materials = [MATERIAL_OF[terrain[n]] for n in fields if terrain[n] in MATERIAL_OF]

    moved = table.told(Moved)

    assert sum(amount for _, amount in moved.cubes) == len(materials)
    assert {material for material, _ in moved.cubes} == set(materials)
    assert table.legal(seat) == [
        *(f"harvest field={n}" for n in fields if terrain[n] in ("citrus", "sugar", "tobacco")),
        "finish",
    ]


@pytest.mark.parametrize("field", [6, 5, 1, 2])
def test_a_building_may_stand_anywhere_also_under_the_figure(field: int) -> None:
    """§5.3: lake, hill, forest, crop; its terrain is lost for good."""
    table = position(holds={A: "2 stone"}, figures={A: field})
    table.do(A, "play architect", "build dam", f"place {field}")
    assert table.player(A).built == {field: "dam"}
    assert table.player(A).figure == field

    worker = position(built={A: {field: "dam"}}).do(A, "play worker", f"move {field}")
    plain = position().do(A, "play worker", f"move {field}")

    assert cubes(worker) == cubes(plain) - (field != 2), "a material less"
    assert f"harvest field={field}" not in worker.legal(A)


def cubes(table: Table) -> int:
    return sum(amount for _, amount in table.told(Moved).cubes)


def test_one_building_a_card() -> None:
    table = position(holds={A: "9 wood, 9 stone"}).do(A, "play architect", "build dam", "place 3")
    assert table.asked == ((B,), "play")


def test_the_architect_may_be_used_for_nothing() -> None:
    poor = position().do(A, "play architect")
    assert poor.told(NothingBuilt).seat == A
    assert poor.asked == ((B,), "play")

    table = position(holds={A: "2 stone"}).do(A, "play architect", "decline")
    assert table.told(NothingBuilt).seat == A
    assert (table.yard(A), table.player(A).built) == ("2 stone", {})


def test_the_mayor_loads_several_kinds_on_one_ship_for_its_dock() -> None:
    table = position(holds={A: "2 citrus, 2 tobacco"}, docks={3: 2, 2: 1})
    table.do(A, "play mayor", "load 2 citrus 2", "load 2 tobacco", "finish")

    assert table.points(A) == 6
    assert table.yard(A) == "1 tobacco"
    docked = table.state.docks[1]
    assert docked is not None
    assert docked.loaded == {"citrus": 2, "tobacco": 1}, "they stay on the card"


def test_purchases_and_sales_of_several_kinds_in_any_order() -> None:
    """§5.2: any number, but no materials."""
    table = position(holds={A: "4 pesos, 1 sugar, 1 rum, 3 wood"}).do(A, "play tradeswoman")
    assert not any("wood" in line for line in table.legal(A))

    table.do(A, "sell rum", "buy citrus", "sell sugar", "buy cigars")

    assert table.yard(A) == "3 wood, 1 citrus, 1 cigars"
    assert table.pesos(A) == 4 + 4 - 4 + 3 - 5
    assert table.asked == ((B,), "play"), "with two pesos nothing more can be bought"


def test_buying_twice_of_one_kind_names_it_once() -> None:
    table = position(holds={A: "20 pesos"}).do(A, "play tradeswoman", "buy citrus", "buy citrus")
    working = table.view().working

    assert table.pesos(A) == 20 - 4 - 5
    assert working is not None
    assert working.bought == ("citrus",)


def test_selling_twice_of_one_kind_names_it_once() -> None:
    table = position(holds={A: "3 rum"}).do(A, "play tradeswoman", "sell rum", "sell rum")
    working = table.view().working

    assert table.pesos(A) == 4 + 3
    assert working is not None
    assert working.sold == ("rum",)


def test_the_row_is_empty_but_the_supply_is_not() -> None:
    """§1.4: seven pesos each as long as there are any."""
    table = position(
        holds={A: "28 pesos", B: "12 cigars"}, market={"cigars": 0, "rum": 0}, seats=2
    ).do(A, "play tradeswoman")
    assert [line for line in table.legal(A) if "buy cube=cigars" in line] == [
        "buy cube=cigars",
        "buy cube=cigars amount=2",
        "buy cube=cigars amount=3",
    ]

    table.do(A, "buy cigars 3")

    assert (table.pesos(A), table.state.supply["cigars"]) == (7, 0)
    assert table.refuses(A, "buy cigars").startswith("There are only 0 cigars to buy.")


def test_the_end_of_a_round_in_its_order() -> None:
    """§8: crops of all, then the ships; markers and cards are gone when the next begins."""
    table = position(
        holds={A: "1 citrus", C: "2 sugar"}, markers=["crop"], played={A: ["worker"]}, active=B
    )
    table.player(B).town_hall = True

    table.runs(EndRound())

    assert [type(event) for event in table.heard[:3]] == [CropsSpoiled, CropsSpoiled, ShipSailed]
    table.draws_on()
    assert table.state.round == 3
    assert table.state.markers == []
    assert [player.played for player in table.state.players] == [[], [], []]
    assert not any(player.town_hall for player in table.state.players)


def test_what_belongs_to_a_parliament_ends_with_its_round() -> None:
    table = parliament(three_to_vote((5, 1, 1)))
    for seat in range(3):
        table.do(seat, "bribe 1")

    table.do(A, "enact tax_1", "enact drought")
    view = table.view()

    assert table.told(RoundEnded).number == 2
    assert (view.round, view.enacted, view.dropped, view.winner) == (3, (), (), None)
    assert [(player.vote, player.bought, player.votes) for player in view.players] == [
        (None, (), 0)
    ] * 3
    assert (view.laws["tax"], view.laws["other"]) == ("tax_1", "drought"), "laws stay"


def test_the_player_with_the_start_card_begins_the_next_round() -> None:
    table = position(start=C).runs(EndRound()).draws_on()

    assert table.asked == ((C,), "play")


def final(seats: int, points: tuple[int, ...], pesos: tuple[int, ...]) -> Outcome:
    """Return how a game without buildings ends."""
    holds = {seat: f"{amount} pesos" for seat, amount in enumerate(pesos)}
    table = position(seats, round=6, holds=holds, points=dict(enumerate(points)))
    table.state.stack.clear()
    table.state.push(EndGame())
    GAME._settle(table.state, table.heard.append)
    return table.outcome


def test_places_are_shared_by_those_level_in_both() -> None:
    """§9: money scores nothing and decides ties; level players share a place."""
    outcome = final(5, (30, 31, 30, 40, 30), (9, 0, 9, 0, 8))

    assert outcome.ranking == ((3,), (1,), (0, 2), (4,))
    assert [score.total for score in outcome.scores] == [30, 31, 30, 40, 30]


def test_a_game_of_six_rounds() -> None:
    table = position(round=6).runs(CloseRound())

    assert table.outcome


def test_with_the_variant_a_card_is_set_aside_in_every_round() -> None:
    table = Table(GAME.setup(2, Options(card_aside=True)))
    rounds = []
    while (decision := GAME.decision(table.state)) is not None:
        if decision.kind == "set-aside" and decision.awaited == decision.seats:
            rounds.append(table.state.round)
        table.do(decision.awaited[0], str(decision.choices[0][-1]))

    assert rounds == [1, 2, 3, 4, 5, 6]
