"""Choices of Maracaibo, word by word: what each costs and brings."""

import pytest

from bot.wording.game import LINE_LIMIT
from bot.wording.maracaibo.choices import choice
from games.maracaibo.cards import CARDS
from games.maracaibo.rounds import BuyOrCollect, EndGame
from games.maracaibo.set_up import ChooseCards, ChooseCareers
from tests.bot.wording.maracaibo_words import ENGLISH, chosen, line
from tests.games.maracaibo.positions import GAME, Table, position


def fighting(token: int, **given: object) -> Table:
    table = position(stopped=("11", 1), **given)  # type: ignore[arg-type]  # passed on as given
    return table.do(0, "act fight", "reveal left").draw(f"draw-token {token}")


def test_sailing_to_cities() -> None:
    table = position(ships={0: "12"}, hands={0: "A02 A04 A13 A05"})
    assert line(table, "sail 13") == (
        "Sail 1 to Port Royal (13): pay 3 doubloons: remove 2 discs; 2 goods to deliver"
    )
    table = position(hands={0: "A01 A13"})
    assert line(table, "sail 4") == "Sail 3 to Puerto Plata (4): explore up to 3; deliver sugar"
    table = position(hands={0: "A01"}, markets={"4": {"sugar": 1}}, discs={1: {"nets": 1}})
    assert line(table, "sail 4") == "Sail 3 to Puerto Plata (4): explore up to 3"


def test_sailing_to_villages() -> None:
    assert line(position(), "sail 9") == "Sail 7 to Grenada (9): 3 village actions"
    assert line(position(upgrades={0: "sails"}), "sail 3") == (
        "Sail 2 to Baracoa (3): 2 village actions"
    )
    table = position(ships={0: "14"}, bought={0: "A45"}, quests={"15": "Q07", "18": "Q13"})
    assert (
        line(table, "sail 16")
        == "Sail 1 to Portobelo (16): 1 village action; assistant Market Woman: 8 doubloons"
    )
    assert line(table, "sail 18") == (
        "Sail 3 to Cayman (18): 1 village action; quest for map and lantern"
    )


def test_what_assistants_on_the_way_do_is_said_as_long_as_there_is_room() -> None:
    def said(bought: str) -> str:
        return line(position(ships={0: "14"}, bought={0: bought}), "sail 16").partition("; ")[2]

    assert said("B075") == "assistant Timber Contractor: remove 2 discs"
    assert said("A45 B081") == "assistant: 8 doubloons or assistant: explore up to 4"
    assert said("A45 B075 B081") == "3 assistants"


def test_a_quest_on_the_way_that_can_be_paid() -> None:
    table = position(ships={0: "13"}, quests={"15": "Q07"}, hands={0: "A01"}, bought={0: "A34"})
    assert line(table, "sail 15") == (
        "Sail 1 to Negril (15): 1 village action; quest for 2 maps that you can pay"
    )
    table = position(ships={0: "13"}, quests={"15": "Q07"}, hands={0: "A01"})
    assert line(table, "sail 15").endswith("quest for 2 maps")


def test_sailing_by_a_branch() -> None:
    table = position(ships={0: "12"}, quests={"15": "Q07"})
    assert line(table, "sail 15") == "Sail 2 to Negril (15): 1 village action; quest for 2 maps"
    assert line(table, "sail 18 upper") == "Sail 3 to Cayman (18) by Port Royal: 1 village action"
    assert line(table, "sail 18 lower") == "Sail 4 to Cayman (18) by Cartagena: 2 village actions"


def test_sailing_home() -> None:
    assert line(position(ships={0: "18"}), "sail 20") == (
        "Sail 2 to Homeward bound (20): fight a combat or explore up to 2"
    )


def test_cities() -> None:
    table = position(
        stopped=("13", 1),
        hands={0: "A03"},
        doubloons={0: 3},
        bought={0: "A29 A52 B055"},
        upgrades={0: "signals"},
    )
    assert line(table, "deliver A03") == "Deliver cotton with Fishwife: remove 1 disc, 2 doubloons"
    assert line(table, "act repair") == "Have discs removed: pay 3 doubloons: remove 2 discs"
    assert line(table, "assist A52") == "Assistant Tavern Keeper: 15 doubloons"
    assert line(table, "pass") == "No main action: go on to drawing cards"


def test_with_a_full_hand_nothing_is_drawn_after_acting() -> None:
    table = position(stopped=("13", 1), hands={0: "A01 A02 A03 A04"}, upgrades={0: "bunks"})
    assert line(table, "pass") == "No main action: go on to drawing cards"
    table = position(stopped=("13", 1), hands={0: "A01 A02 A03 A04"})
    assert line(table, "pass") == "No main action: end your turn with a full hand"
    table = position(stopped=("21a", 1), hands={0: "A01 A02 A03 A04"})
    assert line(table, "finish") == "Finish: end your turn with a full hand"
    table.do(0, "plan A01")
    assert line(table, "finish") == "Finish: go on to drawing cards"


def test_what_ends_a_question_is_at_hand_on_every_page() -> None:
    acting = position(stopped=("9", 7), hands={0: "A01 A02 A03 A04"}, doubloons={0: 9})
    assert chosen(acting, "pass").ends
    assert not chosen(acting, "earn").ends
    assert chosen(acting.do(0, "earn"), "finish").ends
    exploring = position(stopped=("12", 7)).do(0, "act explore")
    assert chosen(exploring, "decline").ends


def test_what_a_city_gives_is_what_there_is_to_get() -> None:
    table = position(stopped=("12", 3), bought={0: "B070 A28", 1: "B069"}, combat={0: 11})
    assert line(table, "act explore") == "Explore: up to 3 spaces"
    assert line(table, "act arm") == "Take combat points: 1 combat point"
    assert line(table, "assist B070") == "Assistant Network of Runners: 13 doubloons"
    table = position(stopped=("12", 3), explorers={0: "30"}, combat={0: 12})
    assert line(table, "act explore") == "Explore: 2 points"
    assert line(table, "act arm") == "Take combat points: nothing now"


def test_village_actions() -> None:
    table = position(
        stopped=("9", 7),
        hands={0: "A01 A13 A37"},
        doubloons={0: 12},
        upgrades={0: "armoury crew_call scouts"},
    )
    assert line(table, "earn") == "Take 1 doubloon"
    assert line(table, "sell") == "Sell your hand: discard 3 cards for 2 doubloons"
    assert line(table, "drill A13") == (
        "Drill with Pawnbroker: discard it (sugar/lantern) for 3 combat points"
    )
    assert line(table, "enlist") == "Call a crew: discard 3 cards for 4 doubloons, 1 figure"
    assert line(table, "scout") == "Send scouts: pay 2 doubloons: explore up to 2"
    assert line(table, "invest palace") == (
        "Invest 6 doubloons and a figure in Governor's Palace: 2 points per rank in your best"
        " nation"
    )


def test_a_crew_calls_no_figure_when_none_is_left() -> None:
    table = position(stopped=("9", 7), hands={0: "A01"}, upgrades={0: "crew_call"}, figures={0: 5})
    assert line(table, "enlist") == "Call a crew: discard 1 card for 4 doubloons"


def test_buying() -> None:
    table = position(
        stopped=("9", 7),
        hands={0: "A01 A37 B090"},
        planned={0: "A16 A05"},
        doubloons={0: 12},
        bought={0: "A25 A26 A15"},
        symbols={0: "medal"},
        combat={0: 7},
    )
    assert (
        line(table, "buy A01") == "Buy Harbour Clerk for 2 doubloons: scores 1, doubloon income +1"
    )
    assert line(table, "buy A37") == (
        "Buy Innkeeper for 0 doubloons: scores 1, figure to Matanzas (2): 11 doubloons"
    )
    assert line(table, "buy B090") == (
        "Buy Spanish Colony for 5 doubloons: scores 3, end: 2 points per 2 markers of Spain"
    )
    assert line(table, "buy A16") == (
        "Buy Powder Mill for 3 doubloons: scores 1, 4 combat points, 1 combat point"
    )
    assert line(table, "buy A05") == (
        "Buy Salt Trader for 4 doubloons: scores 1, doubloon income +2"
    ), "the barrel token that more depends on is missing"


def test_incomes_beyond_their_end_are_points() -> None:
    table = position(stopped=("9", 7), hands={0: "B014"}, doubloons={0: 12}, income={0: (19, 20)})
    assert line(table, "buy B014") == (
        "Buy Merchant Prince for 10 doubloons: scores 2, doubloon income +1, 2 points, 6 points"
    )


def test_buying_for_less_and_when_a_round_ends() -> None:
    tiles = ("auction", "press_gang", "shipwright", "expedition")
    table = position(stopped=("4", 3), hands={0: "A06"}, doubloons={0: 3}, tiles=tiles)
    assert line(table, "act bid") == "Buy for less: buy a project for 3 less"
    assert line(table.do(0, "act bid"), "buy A06") == (
        "Buy Sugar Press for 3 doubloons: scores 2, doubloon income +2"
    )
    assert line(table, "decline") == "Buy nothing"
    table = position(hands={0: "A01"}, doubloons={0: 3}).runs(BuyOrCollect(0))
    assert line(table, "buy A01").startswith("Buy Harbour Clerk for 3 doubloons")
    assert line(table, "collect") == "Take 2 doubloons: and buy nothing"
    table = position(round=4, hands={0: "A01"}, doubloons={0: 3})
    table.runs(BuyOrCollect(0), EndGame())
    assert line(table, "collect") == "Take 1 point: and buy nothing"


@pytest.mark.parametrize("card", CARDS)
def test_every_card_fits_a_line_in_every_choice_about_it(card: str) -> None:
    others = [one for one in ("A01", "A02", "A03", "A04", "A05") if one != card]
    plain = position(stopped=("9", 1), hands={0: card}, gallery=others[:4])
    drawing = position(stopped=("9", 1), doubloons={0: 1}, gallery=[*others[:3], card])
    buying = position(
        stopped=("9", 1),
        hands={0: card},
        gallery=others[:4],
        doubloons={0: CARDS[card].cost},
        tokens={0: (1, 2)},
        done_quests={0: ("Q01",)},
        upgrades={0: "bunks cabins"},
        explorers={0: "10"},
        influence={0: (2, 0, 0)},
    )
    for text in (
        line(plain, f"plan {card}"),
        line(drawing.do(0, "pass"), f"take {card}"),
        line(buying, f"buy {card}"),
    ):
        assert len(text) <= LINE_LIMIT
        assert not text.endswith("…")


def test_quests() -> None:
    table = position(
        stopped=("15", 3), hands={0: "A01 A37 A08"}, quests={"15": "Q07"}, bought={0: "A31 A34"}
    )
    assert line(table, "quest") == "Fulfil the quest: 2 maps for 8 points, 1 doubloon"
    table.do(0, "quest")
    assert line(table, "pay A37") == (
        "Pay with Innkeeper: sugar/map; costs 2, scores 1, Matanzas (2): 11 doubloons"
    )
    assert line(table, "waive map") == "Pay the map by a project: no card is discarded"


def test_exploring() -> None:
    table = position(stopped=("12", 3), bought={0: "A28"}, explorers={0: "8", 1: "9"})
    table.do(0, "act explore")
    assert line(table, "explore 10") == (
        "Explore 1 to space 10: barrier 1: 3 points, doubloon income +1; 2 combat points"
    )
    assert line(table, "explore 12") == (
        "Explore 3 to space 12: barrier 1: 3 points, doubloon income +1; 1 figure"
    )
    assert line(table, "decline") == "Stay where you are"
    table = position(stopped=("12", 3), explorers={0: "3"}, trail={"5l": "Q13"})
    table.do(0, "act explore")
    assert line(table, "explore 5u") == "Explore 2 to space 5, upper way: 2 doubloons"
    assert line(table, "explore 5l") == (
        "Explore 2 to space 5, lower way: quest for map and lantern"
    )
    table = position(stopped=("12", 3), explorers={0: "29", 1: "30"}).do(0, "act explore")
    assert line(table, "explore 30") == "Explore 1 to the end of the track: 5 points"


def test_influence_and_discs() -> None:
    tiles = ("embassy", "press_gang", "shipwright", "expedition")
    table = position(stopped=("4", 3), tiles=tiles, influence={0: (14, 3, 0)}).do(0, "act court")
    assert line(table, "influence france") == "2 influence with France: 14 → 15, rank 6, 1 point"
    assert line(table, "influence england") == "2 influence with England: 3 → 5, rank 2 → 3"
    table = position(stopped=("13", 1), hands={0: "A03"}, discs={0: {"bunks": 1}})
    table.do(0, "deliver A03")
    assert line(table, "remove bunks") == "Disc off Bunks: completed: hand limit +1"
    assert line(table, "remove strongbox") == (
        "Disc off Strongbox: one disc left of: 8 doubloons at once"
    )


def test_choosing_a_side() -> None:
    table = fighting(1, combat={0: 4}, doubloons={0: 3}, bought={0: "A27"})
    assert line(table, "fight france") == (
        "Fight for France: value 5, pay 3 doubloons, total 10 at most"
    )
    assert line(table, "fight spain") == "Fight for Spain: value 2, 2 doubloons, total 7 at most"
    table = fighting(13, points={0: 2})
    assert line(table, "fight france").startswith("Fight for France: value 5, lose 2 points")
    table = fighting(10, hands={0: "A01"})
    assert line(table, "fight france").startswith("Fight for France: value 4, discard 1 card")
    assert line(table, "fight spain").startswith(
        "Fight for Spain: value 2, 1 influence with Spain, total 3"
    )
    table = fighting(22)
    assert line(table, "fight france") == (
        "Fight for France: value 3, 1 combat point, total 5 at most"
    ), "the point that the side gives may be added at once"


def test_adding_and_spending() -> None:
    table = fighting(25, combat={0: 9}, upgrades={0: "nets marque"}, markers={"5": "france"})
    table.do(0, "fight england")
    assert line(table, "add 0") == "Add nothing: total 3, you keep 9"
    assert line(table, "add 9") == "Add 9 combat points: total 12, you keep 0"
    table.do(0, "add 9")
    assert line(table, "win 3") == "3 influence with England for 5: 0 → 3, rank 0 → 2; 7 left"
    assert line(table, "annex 2") == "Annex Matanzas (2) for 3: 1 influence with England; 9 left"
    assert line(table, "annex 5") == (
        "Take Santo Domingo (5) from France for 7: 1 influence with England, 2 combat points;"
        " 5 left"
    )
    assert line(table, "raid") == "4 points for 3: 9 left"
    assert line(table, "finish") == "Finish: spend nothing more"
    before = table.points()
    assert table.do(0, "raid").points() == before + 4
    assert table.view(0).working is not None
    assert line(table, "win 1").endswith("; 7 left")


def test_free_actions() -> None:
    table = position(
        stopped=("2", 1),
        hands={0: "A01"},
        doubloons={0: 15},
        careers={0: "merchant"},
        tasks={0: [3]},
        bought={0: "A25"},
    )
    assert line(table, "plan A01") == "Plan Harbour Clerk: costs 2, scores 1, doubloon income +1"
    assert line(table, "complete 3") == (
        "Complete task 3: 12 doubloons: 1 figure, doubloon income +2, point income +2"
    )


def test_drawing() -> None:
    table = position(stopped=("13", 3), hands={0: "A01"}, doubloons={0: 3}).do(0, "pass")
    assert line(table, "draw") == "Draw from the deck: it has 91 cards"
    assert line(table, "take B001") == (
        "Take Tobacco Estate for 1 doubloon: cotton/rope; costs 6, scores 2, doubloon income +2"
    )
    table = position(stopped=("13", 3), upgrades={0: "broker"})
    assert line(table, "take B001").startswith("Take Tobacco Estate: cotton/rope")


def test_first_cards_and_careers() -> None:
    table = Table(GAME.setup(2)).draws_on()
    hand = table.view(0).hand
    assert table.asked[1] == "choose-cards"
    assert chosen(table, f"plan {hand[0]}").label == f"Plan {CARDS[hand[0]].name}"
    assert chosen(table, f"discard {hand[0]}").label == f"Discard {CARDS[hand[0]].name}"
    table = position()
    table.state.players[0].careers = ["diplomat", "spymaster"]
    table.state.players[1].careers = ["privateer", "patron"]
    table.state.players[2].careers = ["merchant", "pathfinder"]
    table.state.careers_left = ["shipwright", "adventurer"]
    for player in table.state.players:
        player.reserve, player.tasks = player.reserve + len(player.tasks), []
    table.runs(ChooseCareers())
    assert line(table, "keep spymaster") == (
        "Keep Spymaster: 2 assistants, 3 assistants, 1 assistant in a city"
    )
    assert not chosen(table, "keep spymaster").chosen
    assert chosen(table.do(0, "keep spymaster"), "keep spymaster").chosen


def test_what_was_chosen_is_no_choice_any_more() -> None:
    table = position(hands={seat: f"A0{seat + 1} A1{seat} A2{seat} A3{seat}" for seat in range(3)})
    table.runs(ChooseCards())
    table.do(0, "plan A01")
    labels = [choice(table.view(0), one, ENGLISH).label for one in table.view(0).choices]
    assert "Plan Harbour Clerk" not in labels
    assert "Discard Harbour Clerk" in labels
