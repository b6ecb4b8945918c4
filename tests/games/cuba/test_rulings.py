"""The rulings on what the rules leave open (§11), C-1 to C-28, each under its own number."""

import pytest

from games.cuba.administration import Administer, ChangeMarket, DeliverDuty, PayTax, Subsidise
from games.cuba.events import (
    CropsSpoiled,
    Elected,
    HarbourArranged,
    LawEnacted,
    Loaded,
    Moved,
    ShipCame,
    ShipSailed,
    StartPlayerChanged,
    Subsidised,
    TaxPaid,
    VotesBought,
)
from games.cuba.parliament import BuyVotes, CountVotes, RevealCards
from games.cuba.steps import EndRound
from games.cuba.tiles import TILES, Loads
from tests.games.cuba.positions import GAME, position
from tests.games.cuba.test_worked import ALL_BUT, A, B, C, parliament, three_to_vote


def plays(table_legal: list[str], character: str) -> list[str]:
    """Return what a card can be played for, "" for its action."""
    start = f"play character={character}"
    return [
        line.removeprefix(start).removeprefix(" take=")
        for line in table_legal
        if line.startswith(start)
    ]


def test_c01_two_of_each_good_on_the_market() -> None:
    market = GAME.setup(3).market
    assert market == {"citrus": 3, "sugar": 3, "tobacco": 3, "rum": 2, "cigars": 2}


def test_c02_only_those_tied_for_most_buy_again_with_what_they_have_left() -> None:
    table = parliament(three_to_vote((4, 5, 3)))
    for seat, pesos in ((A, 8), (B, 7), (C, 2)):
        table.do(seat, f"bribe {pesos}")

    assert table.asked == ((A, B), "bribe")
    assert table.legal(A) == [f"bribe pesos={pesos}" for pesos in range(3)]
    assert table.legal(B) == [f"bribe pesos={pesos}" for pesos in range(4)]
    assert "It is not your decision now." in table.refuses(C, "bribe 0")
    table.do(A, "bribe 1").do(B, "bribe 1")
    assert table.told(VotesBought).second
    assert table.told(Elected).tied == (A, B), "there is no third purchase"


def test_c03_the_new_start_player_decides_the_tie() -> None:
    table = position(
        2,
        played={A: ("mayor", "architect", "worker"), B: ("mayor", "architect", "worker")},
        bills=("tax_1", "drought"),
        laws=["anti_corruption_act"],
        docks={1: 1, 3: 3},
    )
    table.do(A, "play tradeswoman take=wood")
    table.do(B, "play tradeswoman take=citrus")

    assert table.told(StartPlayerChanged).seat == B
    assert table.told(Elected) == Elected(seat=B, votes=(4, 4), tied=(B, A))


def test_c04_a_peso_for_each_tile_and_nothing_for_none() -> None:
    table = position(
        laws=["tax_buildings"], built={A: {1: "inn", 2: "dam", 3: "hotel"}}, holds={A: "5 pesos"}
    )
    table.runs(PayTax(A), PayTax(B)).do(A, "pay")

    assert [(paid.seat, paid.pesos) for paid in table.tells(TaxPaid)] == [(A, 3), (B, 0)]
    assert table.points(B) == 2


def test_c04_nothing_due_counts_for_the_bonus() -> None:
    table = position(2, laws=["tax_buildings"], holds={A: "1 citrus"}).runs(Administer())

    assert table.do(A, "deliver citrus").points(A) == 5


def test_c05_the_printed_warehouse_is_no_building() -> None:
    table = position(laws=["subsidy_buildings"], built={A: {3: "warehouse"}}).runs(Subsidise())

    assert table.told(Subsidised).points == (1, 0, 0)


def test_c06_market_laws_work_in_every_round() -> None:
    table = position(laws=["market_reduction"], market={"citrus": 5, "sugar": 5, "tobacco": 5})

    table.runs(ChangeMarket(), ChangeMarket())

    assert [table.state.market[crop] for crop in ("citrus", "sugar", "tobacco")] == [1, 1, 1]


def test_c07_the_large_office_may_load_one() -> None:
    assert TILES["large_office"].effect == Loads((1, 2))
    table = position(holds={A: "1 citrus"}, docks={3: 12}, built={A: {1: "large_office"}})

    table.do(A, "play foreman", "activate 1", "load 3 citrus")

    assert table.points(A) == 3


def test_c08_a_ship_that_sails_half_full_goes_under_the_pile() -> None:
    table = position(docks={3: (9, "1 cigars"), 2: 2, 1: 1}, sailed=[7]).runs(EndRound())

    assert table.state.sailed == [7, 9]


def test_c09_the_lighthouse_shows_no_order_and_nothing_is_shuffled_without_an_exchange() -> None:
    table = position(sailed=[12, 5], built={A: {1: "lighthouse"}})
    table.do(A, "play foreman", "activate 1")
    ships = [int(line.rpartition("=")[2]) for line in table.legal(A)[:-1]]
    assert ships == sorted(ships)
    assert {12, 5} <= set(ships)

    table.do(A, "decline")

    assert table.state.sailed == [12, 5]
    assert table.view(B).under_pile == (12, 5)


def test_c10_the_black_market_gives_another_kind() -> None:
    table = position(holds={A: "1 rum"}, built={A: {1: "black_market"}})
    table.do(A, "play foreman", "activate 1")

    assert "swap give=rum take=rum" not in table.legal(A)


@pytest.mark.parametrize("field", [0, 5])
def test_c11_the_figure_may_stand_on_warehouse_and_buildings(field: int) -> None:
    table = position(built={A: {5: "inn"}}, figures={A: 2}).do(A, "play worker", f"move {field}")

    assert table.player(A).figure == field
    assert table.told(Moved).origin == 2


def test_c12_with_both_places_taken_only_the_action_is_left() -> None:
    table = position(markers=["material", "crop", "first_points", "second_points", "first_pesos"])
    assert plays(table.legal(A), "tradeswoman") == [""]
    assert plays(table.legal(A), "architect") == [""]
    assert plays(table.legal(A), "mayor") == ["", "pesos"]

    table.do(A, "play architect")

    assert table.asked == ((B,), "play"), "it may be for nothing"
    assert table.refuses(B, "play architect points") == (
        "The architect's places for that are taken in this round. (black markers)"
    )


def test_c13_only_what_the_supply_has() -> None:
    table = position(
        holds={B: "13 sugar, 15 wood, 15 stone"},
        market={"citrus": 3, "sugar": 5, "tobacco": 5},
    )
    assert table.state.supply["sugar"] == 0
    assert plays(table.legal(A), "tradeswoman") == ["", "water", "tobacco"]

    table = position(
        holds={B: "13 sugar, 15 wood, 15 stone, 15 water"},
        market={"citrus": 3, "sugar": 5, "tobacco": 4},
    )
    assert plays(table.legal(A), "tradeswoman") == [""], "never a dearer crop"


def test_c14_cubes_that_find_no_space_stay_in_the_supply() -> None:
    table = position(laws=["market_increase"], market={"citrus": 4, "sugar": 5, "tobacco": 3})
    before = table.state.supply["citrus"]

    table.runs(ChangeMarket())

    assert table.state.supply["citrus"] == before - 1


def test_om_plus_puts_on_what_the_supply_has() -> None:
    table = position(laws=["market_increase"], holds={B: "17 citrus"}, market={"citrus": 0})

    table.runs(ChangeMarket())

    assert (table.state.market["citrus"], table.state.supply["citrus"]) == (1, 0)


def test_c15_the_town_hall_counts_for_the_subsidy_by_votes() -> None:
    table = position(laws=["subsidy_votes"])
    for seat, card in ((A, "worker"), (B, "mayor"), (C, "foreman")):
        table.player(seat).vote = card  # type: ignore[assignment]  # a card
    table.player(A).town_hall = True

    assert table.runs(Subsidise()).told(Subsidised).points == (3, 5, 4)


def test_c16_the_winner_chooses_two() -> None:
    table = parliament(three_to_vote((5, 1, 1)))
    for seat in (A, B, C):
        table.do(seat, "bribe 0")
    assert len(table.legal(A)) == 4

    table.do(A, "enact tax_1")

    assert table.asked == ((A,), "enact")
    assert len(table.legal(A)) == 3
    assert "decline" not in table.legal(A)
    assert table.refuses(A, "enact tax_1") == "You have enacted tax 1 already. (parliament)"


def test_c17_a_short_supply_when_harvesting() -> None:
    table = position(holds={B: "15 tobacco, 14 wood, 15 stone"}).do(A, "play worker", "move 1")

    assert table.yard(A) == "1 wood"
    assert table.told(Moved).cubes == (("wood", 1),)
    assert table.legal(A) == ["harvest field=3", "finish"]


def test_c17_a_crop_can_run_out_between_two_fields() -> None:
    table = position(holds={B: "14 tobacco"}).do(A, "play worker", "move 6", "harvest 2")

    assert table.legal(A) == ["harvest field=4", "harvest field=10", "finish"]
    assert table.refuses(A, "harvest 7") == ("The supply has no tobacco left. (the Worker)")


def test_c18_the_barred_pile_may_not_be_vetoed_and_the_tile_moves() -> None:
    table = position(bills=("tax_1", "duty_water"), built={A: {1: "church"}})
    table.state.barred = "tax"
    table.do(A, "play foreman", "activate 1")
    assert table.legal(A) == ["veto statute=duty_water", "decline"]

    table.do(A, "veto duty_water").runs()

    assert table.view().barred == "duty"


def test_c19_a_law_of_this_round_is_enforced_in_this_round() -> None:
    table = three_to_vote((5, 1, 1), stored={A: "1 sugar"})
    table.runs(RevealCards(), BuyVotes(), CountVotes(), Administer())
    for seat in (A, B, C):
        table.do(seat, "bribe 0")
    table.do(A, "enact tax_1", "enact subsidy_water")
    assert [law.replaced for law in table.tells(LawEnacted)] == ["printed_tax", None]

    for seat in (A, B, C):
        table.do(seat, "pay")

    assert [table.pesos(seat) for seat in (A, B, C)] == [9, 9, 9]
    assert table.told(Subsidised).law == "subsidy_water"


def test_c19_the_anti_corruption_act_does_not_forbid_the_bribes_that_brought_it() -> None:
    table = three_to_vote((5, 1, 1))
    table.state.bills["other"] = "anti_corruption_act"
    table.state.statutes["other"] += ["drought"]
    table.state.statutes["other"].remove("anti_corruption_act")
    parliament(table)
    assert table.asked == ((A, B, C), "bribe")


def test_c20_a_full_ship_is_not_loaded_further() -> None:
    table = position(holds={A: "2 citrus"}, docks={3: (9, "3 cigars, 1 tobacco"), 2: 2, 1: 3})
    table.do(A, "play mayor", "load 3 citrus")

    assert table.told(Loaded).free == 0
    assert table.asked == ((B,), "play")
    assert table.harbour[0] == 9, "without the Harbour act it stays until the end of the round"


def test_c21_both_of_two_equal_buildings_work() -> None:
    table = position(
        holds={A: "3 sugar, 1 wood"}, built={A: {1: "distillery", 2: "distillery", 3: "rum_cafe"}}
    )
    table.do(A, "play foreman", "activate 1", "give sugar", "activate 2", "give sugar 2")
    assert table.yard(A) == "1 wood, 3 rum"

    table.do(A, "activate 3", "give rum 3")

    assert (table.points(A), table.yard(A)) == (6, "1 wood")


def test_c22_the_cheapest_cube_and_the_best_space() -> None:
    table = position(holds={A: "4 pesos"}, market={"citrus": 3, "rum": 0}).do(
        A, "play tradeswoman", "buy citrus"
    )
    assert (table.pesos(A), table.state.market["citrus"]) == (0, 2)

    seller = position(holds={A: "1 rum"}, market={"rum": 0}).do(A, "play tradeswoman", "sell rum")
    assert (seller.pesos(A), seller.state.market["rum"]) == (6, 1)


def test_c23_from_the_yard_first_in_every_way() -> None:
    duty = position(2, holds={A: "1 citrus"}, stored={A: "1 citrus"}).runs(DeliverDuty(A))
    assert duty.do(A, "deliver citrus").stored(A) == "1 citrus"

    load = position(holds={A: "1 citrus"}, stored={A: "2 citrus"}, docks={3: 1})
    load.do(A, "play mayor", "load 3 citrus 2")
    assert (load.yard(A), load.stored(A)) == ("", "1 citrus")

    give = position(holds={A: "1 citrus"}, stored={A: "2 citrus"}, built={A: {1: "monastery"}})
    give.do(A, "play foreman", "activate 1", "give citrus 2")
    assert (give.yard(A), give.stored(A)) == ("", "1 citrus")


def test_c24_the_order_under_the_pile() -> None:
    full = {
        3: (1, "3 citrus, 2 tobacco"),
        2: (2, "3 tobacco, 2 sugar"),
        1: (3, "3 sugar, 2 cigars"),
    }
    table = position(docks=full, sailed=[9]).runs(EndRound())

    assert table.state.sailed == [9, 1, 2, 3]
    table.draw("draw-ship 5", "draw-ship 6", "draw-ship 7")
    assert table.harbour == [4, 5, 6, 7]
    assert table.told(HarbourArranged).docks == (6, 5, 4)


def test_the_known_ships_come_when_the_shuffled_ones_are_used_up() -> None:
    table = position(
        docks={3: (1, "3 citrus, 2 tobacco"), 2: (2, "3 tobacco, 2 sugar")},
        sailed=[15, 14, 13, 12, 11, 10, 9, 8, 7, 6],
    )
    table.runs(EndRound())
    assert table.legal(-1) == ["draw-ship ship=5"]

    table.draw("draw-ship 5")

    assert [(came.ship, came.dock) for came in table.tells(ShipCame)] == [(5, 1), (15, 0)]
    assert table.harbour == [3, 4, 5, 15]
    assert table.state.sailed == [14, 13, 12, 11, 10, 9, 8, 7, 6, 1, 2]


def test_c25_a_purchase_may_be_nothing_and_is_asked_of_who_has_nothing() -> None:
    table = position(
        2, played={A: ALL_BUT[5], B: ALL_BUT[5]}, bills=("tax_1", "drought"), docks={1: 1, 3: 3}
    )
    parliament(table)
    assert table.legal(A) == ["bribe pesos=0"]
    table.do(A, "bribe 0").do(B, "bribe 0")
    assert table.asked == ((A, B), "bribe"), "once more, though nobody has a peso"

    table.do(A, "bribe 0").do(B, "bribe 0")

    assert table.told(Elected) == Elected(seat=A, votes=(5, 5), tied=(A, B))


def test_c26_the_next_office_finds_the_ships_as_they_lie_then() -> None:
    table = position(
        holds={A: "3 citrus"},
        docks={3: (9, "3 cigars, 1 tobacco"), 2: 1, 1: 3},
        laws=["harbour_act"],
        built={A: {1: "small_office", 2: "large_office"}},
    )
    table.do(A, "play foreman", "activate 1", "load 3 citrus")
    assert table.asked[0] == (-1,), "the new ship is turned up before the next building"
    table.draw("draw-ship 7")

    table.do(A, "activate 2", "load 3 citrus 2")

    assert table.told(Loaded).ship == 1
    assert table.points(A) == 9


def test_c27_half_a_duty_is_not_taken() -> None:
    table = position(
        laws=["duty_crops"], holds={A: "1 citrus", B: "1 citrus"}, stored={B: "1 sugar"}
    )
    table.runs(DeliverDuty(A), DeliverDuty(B))

    assert table.asked == ((B,), "duty")
    assert table.refuses(B, "deliver citrus") == (
        "The duty is 2 of citrus or sugar or tobacco. (duty)"
    )
    table.do(B, "deliver citrus sugar")
    assert (table.points(A), table.points(B)) == (0, 2)


def test_c28_the_last_end_of_a_round() -> None:
    table = position(
        round=6, holds={A: "1 citrus, 1 rum"}, docks={3: (9, "3 cigars, 1 citrus, 1 tobacco")}
    )
    table.state.markers.append("crop")

    table.runs(EndRound())

    assert table.told(CropsSpoiled).cubes == (("citrus", 1),)
    assert not table.tells(ShipSailed)
    assert table.state.markers == []
    assert table.state.round == 6


def test_the_harbour_act_does_not_move_ships_that_are_not_full() -> None:
    table = position(holds={A: "2 citrus"}, docks={3: 1}, laws=["harbour_act"])

    table.do(A, "play mayor", "load 3 citrus 2")

    assert not table.tells(ShipSailed)
    assert table.asked == ((B,), "play")


def test_the_mayor_stays_with_one_ship() -> None:
    table = position(holds={A: "2 citrus, 1 tobacco"}, docks={3: 1, 1: 5})
    table.do(A, "play mayor", "load 1 citrus")

    assert table.legal(A) == ["load dock=1 cube=citrus", "finish"]
    assert table.refuses(A, "load 3 tobacco") == (
        "The Mayor loads one ship only, now the one in dock 1. (loading ships)"
    )


def test_one_kind_is_not_both_bought_and_sold() -> None:
    table = position(holds={A: "9 pesos, 2 citrus"}).do(A, "play tradeswoman", "sell citrus")
    assert not any("buy cube=citrus" in line for line in table.legal(A))
    assert "sell cube=citrus" in table.legal(A)
    assert table.refuses(A, "buy citrus") == (
        "You cannot both buy and sell citrus with one Tradeswoman. (the Tradeswoman)"
    )


def test_a_kind_that_was_bought_is_not_sold() -> None:
    table = position(holds={A: "9 pesos, 2 citrus"}).do(A, "play tradeswoman", "buy citrus")
    assert not any("sell cube=citrus" in line for line in table.legal(A))
    assert "buy cube=citrus" in table.legal(A)


def test_a_material_field_that_is_built_over_gives_nothing() -> None:
    table = position(built={A: {9: "inn"}}).do(A, "play worker", "move 1")

    assert table.yard(A) == "1 wood, 1 stone"


def test_the_first_of_two_places_is_named_once() -> None:
    assert plays(position().legal(A), "mayor") == ["", "pesos"]
    assert plays(position().legal(A), "architect") == ["", "points"]


def test_votes_and_payments_do_not_carry_over() -> None:
    table = position()
    for player in table.state.players:
        player.town_hall = player.tax_paid = True

    table.runs()

    assert not any(player.town_hall or player.tax_paid for player in table.state.players)


def test_a_single_building_anywhere_or_the_cross() -> None:
    built = {A: {1: "inn", 2: "hotel", 10: "small_bank"}}
    table = position(built=built, figures={A: 0})
    table.do(A, "play foreman")
    assert table.legal(A) == [f"activate field={field}" for field in (1, 2, 10)] + ["finish"]

    alone = position(built=built, figures={A: 0}).do(A, "play foreman", "activate 10")
    assert alone.pesos(A) == 2
    assert alone.asked == ((B,), "play")

    table.do(A, "activate 2")
    assert table.legal(A) == ["activate field=1", "finish"]
    assert table.refuses(A, "activate 10") == (
        "Small bank is not in the row or the column of your figure. (the Foreman)"
    )
    assert table.do(A, "activate 1").points(A) == 3


def test_the_dam_gives_what_there_is() -> None:
    table = position(holds={B: "14 water"}, built={A: {1: "dam"}})
    table.do(A, "play foreman", "activate 1")
    assert table.yard(A) == "1 water"

    dry = position(holds={B: "15 water"}, built={A: {1: "dam"}}).do(A, "play foreman")
    assert dry.asked == ((B,), "play"), "it can do nothing"
