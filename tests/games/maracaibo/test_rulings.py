"""The rulings on what the rules leave open (§18), each under its own number."""

import pytest

from games.maracaibo.cities import LARGE_MARKETS, SMALL_MARKETS
from games.maracaibo.data import SLOT_VALUES, VALUE_OF_SLOTS
from games.maracaibo.drawing import DrawFromDeck
from games.maracaibo.effects import Resolve
from games.maracaibo.events import (
    CombatTotalled,
    DeckShuffled,
    GalleryFilled,
    Passed,
    PointsScored,
    QuestFulfilled,
    TaskCompleted,
    TokenKept,
    UpgradeCompleted,
)
from games.maracaibo.gains import gains
from games.maracaibo.jean import JeanMoves
from games.maracaibo.rounds import BuyOrCollect, EndRound
from games.maracaibo.sailing import SailShip
from games.maracaibo.scoring import standings
from games.maracaibo.set_up import ChooseCards
from tests.games.maracaibo.positions import Table, position
from tests.games.maracaibo.test_worked import A, B, set_up

ALL_HANDS = "A01 A02 A03 A04"
NETS = {A: "nets"}


def combat(token: int = 25, *, add: int = 0, nation: str = "france", **more: object) -> Table:
    """Return a table at which a total is about to be spent; token 25 has three for each nation."""
    table = position(stopped=("11", 7), **{"combat": {A: add or 1}, **more})  # type: ignore[arg-type]  # passed on
    table.do(A, "act fight", "reveal left").draw(f"draw-token {token}")
    return table.do(A, f"fight {nation}", f"add {add}")


def test_01_the_city_or_the_quest_or_one_assistant() -> None:
    table = position(
        stopped=("15", 1), bought={A: "A44 B074"}, quests={"15": "Q07"}, hands={A: "A01 A12 A13"}
    )
    assert table.legal("assist") == ["A44", "B074"]
    assert table.legal("quest") == [""]

    table.do(A, "assist A44", "influence spain")

    assert table.asked[1] == "draw-card"
    assert table.legal("assist") == table.legal("quest") == table.legal("earn") == []


def test_02_delivering_without_the_city_action() -> None:
    table = position(stopped=("11", 7), hands={A: "A03"})

    table.do(A, "deliver A03", "remove bunks", "finish")

    assert table.asked[1] == "draw-card"


def test_03_a_hand_limit_gained_in_this_turn_counts() -> None:
    table = position(stopped=("11", 7), hands={A: f"A03 {ALL_HANDS}"[4:]}, discs={A: {"bunks": 1}})
    table.do(A, "deliver A03", "remove bunks", "finish").draws_on()

    assert table.player().hand_limit == 5
    assert len(table.player().hand) == 5


def test_04_the_gallery_is_filled_after_the_last_card() -> None:
    table = position(stopped=("11", 7), doubloons={A: 9}, hands={A: "A01 A02"}).do(A, "pass")
    table.do(A, "take B001")
    assert table.state.gallery == ["B002", "B003", "B004"]

    table.do(A, "take B003")

    assert table.asked[1] == "reveal-card"
    table.draws_on()
    assert len(table.state.gallery) == 4


def test_05_a_planned_card_pays_and_sells_nothing() -> None:
    table = position(
        stopped=("15", 1),
        planned={A: "A01 A12 A17"},
        quests={"15": "Q07"},
        upgrades={A: "armoury crew_call"},
    )

    for verb in ("sell", "drill", "enlist", "quest"):
        assert table.legal(verb) == []
    discarding = position(stopped=("11", 7), planned={A: "A01"})
    discarding.do(A, "act fight", "reveal left").draw("draw-token 10")
    assert discarding.legal("fight") == ["england", "spain"], "France wants a hand card"


def test_06_exploring_no_step_brings_nothing() -> None:
    table = position(stopped=("12", 7)).do(A, "act explore", "decline")

    assert (table.player().explorer, table.doubloons()) == ("S", 0)


def test_07_a_chain_in_the_middle_of_a_combat() -> None:
    table = combat(add=7, discs={A: {"strongbox": 1}})

    table.do(A, "annex 14", "remove strongbox")

    assert table.told(UpgradeCompleted).upgrade == "strongbox"
    assert table.doubloons() == 8
    assert table.asked[1] == "spend", "five of ten are left"
    assert "2" in table.legal("annex")


def test_08_no_figure_left_to_take() -> None:
    table = position(stopped=("5", 7), figures={A: 5}).do(A, "act recruit")

    assert table.player().figures == 5
    assert table.doubloons() == 3


def test_09_markers_of_the_set_up_for_two() -> None:
    nations = standings(position(2).state)
    without = {nation: one.value - one.dominance for nation, one in nations.items()}

    assert without == {"france": 1, "england": 1, "spain": 1}
    assert SLOT_VALUES[0] == VALUE_OF_SLOTS[1] == 1


def test_10_free_actions_on_the_last_space() -> None:
    table = position(stopped=("21a", 1), hands={A: "A01"})
    assert table.asked == ((A,), "end-action")

    table.do(A, "plan A01")

    assert table.points() == 3
    assert table.player().planned == ["A01"]


@pytest.mark.parametrize(
    ("markers", "bonuses"),
    [
        ({"2": "france", "3": "england", "6": "spain"}, [2, 2, 2]),
        ({"2": "france", "3": "france", "6": "spain", "7": "spain", "8": "england"}, [2, 1, 2]),
        ({"2": "france", "3": "france", "6": "spain", "7": "spain"}, [2, 0, 2]),
        ({"2": "france", "3": "france", "6": "spain", "7": "england"}, [2, 1, 1]),
        (
            {
                "2": "france",
                "3": "france",
                "4": "france",
                "6": "spain",
                "7": "spain",
                "8": "england",
            },
            [2, 0, 1],
        ),
        ({}, [0, 0, 0]),
    ],
)
def test_11_dominance_when_tied(markers: dict[str, str], bonuses: list[int]) -> None:
    state = position(markers=markers).state

    assert [one.dominance for one in standings(state).values()] == bonuses


def test_12_no_nation_displaces_itself() -> None:
    table = combat(add=9, upgrades=NETS, markers={"4": "france", "5": "spain"})

    assert "5" in table.legal("annex")
    assert "4" not in table.legal("annex")
    assert table.refuses(A, "annex 4") == "Puerto Plata is held by france already. (combat)"


def test_13_one_point_is_one_action_with_sails() -> None:
    table = position(stopped=("9", 1), upgrades={A: "sails"}).do(A, "earn")

    assert table.asked[1] == "draw"


def test_14_points_never_go_below_nothing() -> None:
    poor = position(stopped=("11", 7), points={A: 1})
    poor.do(A, "act fight", "reveal left").draw("draw-token 13")
    assert poor.legal("fight") == ["england", "spain"]

    able = position(stopped=("11", 7), points={A: 2})
    able.do(A, "act fight", "reveal left").draw("draw-token 13").do(A, "fight france")
    assert able.points() == 0


def test_15_a_price_is_never_below_nothing() -> None:
    table = position(stopped=("9", 1), bought={A: "B040 B042"}, hands={A: "A37"})

    table.do(A, "buy A37")

    assert table.doubloons() == 0
    assert table.player().bought[-1] == "A37"


def test_16_effects_of_a_card_bought_at_the_end_of_a_round() -> None:
    table = position(hands={A: "B060", B: "A13"}, tokens={A: [1]}, doubloons={A: 9, B: 3})

    table.runs(BuyOrCollect(A), BuyOrCollect(B)).do(A, "buy B060")

    assert table.player().symbols == ["medal"]
    assert table.asked == ((B,), "buy-or-collect"), "the assistant fights another time"


def test_17_markets_differ_by_the_number_of_players() -> None:
    assert SMALL_MARKETS.keys() == LARGE_MARKETS.keys()
    assert all(set(goods) <= set(LARGE_MARKETS[city]) for city, goods in SMALL_MARKETS.items())
    assert set(map(len, LARGE_MARKETS.values())) == {2, 3}


def test_18_the_first_cards_are_chosen_in_secret_and_shown_together() -> None:
    table = set_up(2)
    assert table.asked == ((A, B), "choose-cards")
    first, *others = table.player(A).hand

    table.do(A, f"plan {first}", *(f"discard {card}" for card in others[:3]))

    assert isinstance(table.state.stack[-1], ChooseCards)
    assert table.view(B).players[A].planned == ()
    assert table.asked == ((B,), "choose-cards")


def test_19_free_actions_without_a_main_action() -> None:
    table = position(stopped=("9", 1), hands={A: "A01"}, tokens={A: [1, 2, 3, 4]})

    table.do(A, "plan A01", "complete 1", "pass")

    assert table.told(Passed).seat == A
    assert table.player().planned == ["A01"]
    assert table.player().figures == 3


def test_20_free_actions_at_every_prompt() -> None:
    table = position(stopped=("11", 7), hands={A: "A03 A01"}).do(A, "deliver A03")
    assert table.legal("plan") == [], "the disc is a payment"
    table.do(A, "remove bunks")
    assert table.legal("plan") == ["A01"]
    table.do(A, "act fight")
    assert table.legal("plan") == ["A01"]
    table.do(A, "reveal left").draw("draw-token 25")
    assert table.legal("plan") == ["A01"]
    table.do(A, "fight france")
    assert table.legal("plan") == ["A01"]
    table.do(A, "add 0")
    assert table.legal("plan") == ["A01"]
    table.do(A, "plan A01")
    assert table.asked[1] == "spend"


def test_21_arriving_on_20_does_not_end_the_round() -> None:
    table = position(ships={A: "19"}).do(A, "pass").draws_on()

    assert table.asked == ((B,), "sail")


def test_22_what_a_token_cost_stays_paid() -> None:
    table = position(stopped=("11", 7), doubloons={A: 3})
    table.do(A, "act fight", "reveal left").draw("draw-token 1")

    table.do(A, "fight france", "add 0", "finish")

    assert table.doubloons() == 0
    assert table.player().tokens == [1]


def test_23_the_discard_pile_is_shuffled_when_a_card_is_wanted() -> None:
    table = position(discarded=("A10",))
    state = table.state
    state.discarded += [*state.deck[1:], *state.pool[: state.pool_left]]
    state.pool = state.pool[state.pool_left :]
    state.deck, state.pool_left = state.deck[:1], 0
    table.runs(DrawFromDeck(), DrawFromDeck())

    table.draws_on()

    assert [type(event) for event in table.heard].count(DeckShuffled) == 1
    assert table.view().deck == table.tells(DeckShuffled)[0].cards - 1

    last = position(discarded=("A10",))
    state = last.state
    state.discarded += [*state.deck[1:], *state.pool[: state.pool_left]]
    state.pool = state.pool[state.pool_left :]
    state.deck, state.pool_left = state.deck[:1], 0
    last.runs(DrawFromDeck(), SailShip()).draws_on()
    assert not last.tells(DeckShuffled), "the last card was drawn, none is wanted"
    assert last.view().deck == 0


def test_24_no_free_action_while_paying_or_at_the_end_of_a_round() -> None:
    table = position(hands={A: "A01"}, doubloons={A: 3}).runs(BuyOrCollect(A), BuyOrCollect(B))

    assert table.refuses(A, "plan A01") == (
        "You are asked to buy or collect now, not to plan. (end of a round)"
    )
    paying = position(stopped=("15", 1), quests={"15": "Q07"}, hands={A: "A01 A07 A13 A12 A17"}).do(
        A, "quest"
    )
    assert paying.asked[1] == "pay"
    assert paying.legal("plan") == []


def test_25_sails_count_for_the_rest_of_the_visit() -> None:
    table = position(stopped=("9", 5), hands={A: "A23"}, doubloons={A: 4}, discs={A: {"sails": 1}})

    table.do(A, "earn", "buy A23", "remove sails", "earn")

    assert table.doubloons() == 1 + 2 + 1


def test_26_a_card_bought_as_second_action_pays() -> None:
    table = position(stopped=("9", 4), hands={A: "A32"}, doubloons={A: 4})

    table.do(A, "earn", "buy A32")

    assert (table.doubloons(), table.points()) == (2, 1)


def test_27_a_token_counts_after_the_spending() -> None:
    table = combat(tokens={A: [1, 2, 3]})
    assert table.legal("complete") == []

    table.do(A, "finish")

    assert table.told(TokenKept).token == 25
    assert table.do(A, "complete 1").told(TaskCompleted).left == 2


def test_28_a_tokens_combat_points_may_be_added() -> None:
    table = position(stopped=("11", 7), combat={A: 0})
    table.do(A, "act fight", "reveal left").draw("draw-token 22").do(A, "fight france", "add 1")

    assert table.told(CombatTotalled).total == 4
    with_flag = combat(22, add=3, combat={A: 2})
    with_flag.do(A, "annex 5")
    assert with_flag.asked[1] != "spend", "the flag's points do not raise the total of six"


def test_29_on_the_last_space_nothing_is_asked() -> None:
    table = position(explorers={A: "30"}, bought={A: "A28"})

    table.runs(Resolve(gains("X3"), "cards"), SailShip())

    assert table.told(PointsScored).amount == 4
    assert table.asked[1] == "sail"


def test_30_no_step_offers_no_quest() -> None:
    table = position(
        stopped=("12", 7), explorers={A: "5l"}, trail={"5l": "Q07"}, hands={A: "A01 A12"}
    )

    table.do(A, "act explore", "decline")

    assert table.asked[1] == "draw-card", "planning was offered with the move"


def test_31_a_quest_that_cannot_be_paid_is_not_offered() -> None:
    table = position(stopped=("12", 7), explorers={A: "4l"}, trail={"5l": "Q07"}, hands={A: "A01"})

    table.do(A, "act explore", "explore 5l")

    assert table.asked[1] == "draw-card"
    here = position(stopped=("15", 1), quests={"15": "Q07"}, hands={A: "A01"})
    assert here.refuses(A, "quest") == (
        "Your cards cannot pay this quest: it costs map and map. (quests)"
    )


def test_32_one_card_pays_one_symbol() -> None:
    both = position(stopped=("15", 1), quests={"15": "Q19"}, hands={A: "A01"})
    assert both.legal("quest") == [], "sugar and map on the same card"

    two = position(stopped=("15", 1), quests={"15": "Q19"}, hands={A: "A01 A12"}).do(A, "quest")
    assert two.told(QuestFulfilled).cards == ("A12", "A01"), "the sugar is needed for the sugar"


def test_33_new_gallery_cards_lie_on_the_right() -> None:
    table = position(stopped=("11", 7), doubloons={A: 1}, hands={A: "A01 A02 A03"}).do(A, "pass")

    table.do(A, "take B002").draw("reveal-card A20")

    assert table.told(GalleryFilled).cards == ("B001", "B003", "B004", "A20")


def test_34_shipwright_with_one_disc() -> None:
    table = position(stopped=("13", 7), doubloons={A: 3})
    table.player().discs = {**dict.fromkeys(table.player().discs, 0), "marque": 1}

    table.do(A, "act repair")

    assert table.player().upgrades == 12
    assert table.asked[1] == "draw"


def test_35_displacing_counts_as_annexing_a_city() -> None:
    table = combat(add=4, upgrades=NETS, markers={"4": "spain"})

    table.do(A, "annex 4")

    assert table.player().cities_annexed == 1
    assert table.state.markers["4"] == "france"
    assert table.state.given["spain"] == 1
    assert table.state.markers_on_map("spain") == 0
    assert table.doubloons() == 3


def test_36_a_quest_met_by_a_card_bought_at_the_end() -> None:
    table = position(
        hands={A: "A17 A01 A12", B: "A13"},
        doubloons={A: 4, B: 3},
        explorers={A: "4l"},
        trail={"5l": "Q07"},
    )
    table.runs(BuyOrCollect(A), BuyOrCollect(B))

    table.do(A, "buy A17", "explore 5l", "quest")

    assert table.player().quests == ["Q07"]
    assert table.asked == ((B,), "buy-or-collect")


@pytest.mark.parametrize(("origin", "end"), [("8", "10"), ("29", "30")])
def test_37_jean_takes_a_place_and_no_points(origin: str, end: str) -> None:
    table = position(1)
    table.jean.explorer = origin  # type: ignore[assignment]  # a space
    for crossed in table.state.crossings[: table.jean.barriers]:
        crossed.append(1)

    table.runs(JeanMoves("A1", 0), SailShip())

    assert table.jean.explorer == end
    assert table.jean.points == 0
    assert table.state.crossings[0] == [1]
    assert table.state.arrivals == ([1] if end == "30" else [])


def test_38_what_is_not_named_for_one_is_as_for_two() -> None:
    table = set_up(1)

    assert table.doubloons() == 8
    assert table.state.markers == {"6": "spain", "7": "england", "8": "france"}
    assert set(table.state.quests) == {"15"}
    assert table.state.cities["12"] == "maracaibo"
    assert table.state.market("12") == ("indigo",)
    assert table.view().deck == 88 - 4
    assert len(table.state.sailors) == 2


def test_the_round_is_over_when_a_ship_is_on_its_last_space() -> None:
    table = position(ships={A: "20", B: "9"}, hands={A: ALL_HANDS}, doubloons={A: 4})

    table.do(A, "finish")

    assert table.asked == ((A,), "buy-or-collect")
    assert isinstance(table.state.stack[-1], BuyOrCollect)
    assert not any(isinstance(step, EndRound) for step in table.state.stack)
