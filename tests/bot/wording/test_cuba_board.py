"""The board, the holdings and the result, as text."""

import re

import pytest

from bot.wording.cuba.board import board
from bot.wording.cuba.buildings import BUILDINGS as WORDS
from bot.wording.cuba.holdings import holdings
from bot.wording.cuba.result import PARTS, result
from bot.wording.game import TEXT_LIMIT
from bot.wording.language import Language
from games.cuba.administration import Administer
from games.cuba.parliament import BuyVotes, CountVotes, RevealCards
from games.cuba.tiles import BUILDINGS, TILES
from games.cuba.view import Options
from tests.bot.wording.moments import random_game
from tests.games.cuba.positions import GAME, Table, position
from tests.games.cuba.test_worked import parliament, three_to_vote

NAMES = ["Ana", "Béla", "Cili", "Dani", "Eszter"]
ENGLISH = Language("en")
LONG = ["W" * 32, "Ħ" * 32, "漢" * 32, "💃" * 32, "Ω" * 32]


def shown(table: Table) -> list[str]:
    return board(table.view(), NAMES[: table.view().seats], ENGLISH).splitlines()


def line(table: Table, beginning: str) -> str:
    [found] = [line for line in shown(table) if line.startswith(beginning)]
    return found


def test_a_board_in_full() -> None:
    table = position(
        2,
        round=3,
        start=1,
        holds={0: "7 pesos, 2 wood, 1 cigars", 1: "1 peso"},
        stored={0: "1 citrus"},
        built={0: {3: "hotel"}, 1: {7: "distillery"}},
        figures={0: 6},
        played={1: ["mayor"]},
        active=0,
        points={0: 12, 1: 1},
        laws=["drought"],
        bills=["tax_3", "duty_crops", "subsidy_water", "harbour_act"],
        docks={3: (9, "2 cigars"), 2: (2, "3 tobacco, 2 sugar"), 1: 3},
        market={"citrus": 0, "sugar": 5, "tobacco": 5},
        markers=["crop", "first_pesos"],
    )
    assert shown(table) == [
        "**Round 3 of 6** · actions · Béla begins",
        "Dock 3: ship 9 wants 1 cigar, 1 citrus and 1 tobacco",
        "Dock 2: ship 2 full",
        "Dock 1: ship 3 wants 3 sugar and 2 cigars",
        "At sea: ship 4 wants 3 cigars and 2 rum",
        "",
        "**Market**, buy/sell: citrus 7/6, sugar 2/1, tobacco 2/1, rum 5/4, cigars 5/4",
        "**Supply** 13 wood, 15 stone, 15 water, 17 citrus, 11 sugar, 10 tobacco, 13 rum,"
        " 10 cigars",
        "",
        "**Tax** pay 2 pesos for 2 points; bill: pay 3 pesos for 2 points",
        "**Duty** deliver 1 citrus for 2 points; bill: deliver any 2 crops for 2 points",
        "**Subsidy** no law yet; bill: 1 point for each water, 7 at most",
        "**Other law** Drought (the Worker harvests 1 crop free of charge, not 2); bill: Harbour"
        " act (a ship that becomes full sails at once)",
        "**Instead** Tradeswoman any material · Architect 2 points, 1 point · Mayor 2 pesos",
        "**Buildings left** Cement factory, Sawmill, Golf course, Monastery, Rum café, Cigar café,"
        " Small office, Large office, Inn, Department store, Crop depot, Material depot, Small"
        " bank, Large bank, Cigar factory ×2, Distillery, Black market, Church, Town hall, Dam,"
        " Lighthouse, Warehouse",
        "",
        "Ana: 12 points · 7 pesos · 2 wood, 1 cigar · stored 1 citrus · figure on 7 · 4 Hotel ·"
        " **is awaited**",
        "Béla: 1 point · 1 peso · – · figure on 1 · 8 Distillery · played Mayor",
    ]


def test_what_black_markers_still_give() -> None:
    table = position(market={"citrus": 3, "sugar": 3, "tobacco": 2})
    assert line(table, "**Instead**").startswith(
        "**Instead** Tradeswoman any material, citrus or sugar · "
    )
    table = position(market={"citrus": 4, "sugar": 0, "tobacco": 0}, holds={1: "14 citrus"})
    assert "Tradeswoman any material, – ·" in line(table, "**Instead**")
    table.state.markers = ["material", "crop", "first_points", "second_points"]
    assert line(table, "**Instead**") == "**Instead** Mayor 4 pesos, 2 pesos"


def test_a_vetoed_bill_and_one_that_is_safe() -> None:
    table = position(bills=["tax_3", "duty_crops", "subsidy_water"])
    table.state.vetoed, table.state.barred = "drought", "duty"
    assert line(table, "**Other").endswith("no law yet; vetoed: Drought")
    assert line(table, "**Duty").endswith("any 2 crops for 2 points (safe from a veto)")


def test_the_round_of_setting_up() -> None:
    table = Table(GAME.setup(3))
    table.draw("draw-ship 3", "draw-ship 5", "draw-ship 7", "start-player 1")
    lines = shown(table)
    assert lines[0] == "**Round 1 of 6** · set-up · Béla begins"
    assert lines[1:5] == [
        "Dock 3: –",
        "Dock 2: ship 5 wants 3 rum and 2 citrus",
        "Dock 1: ship 3 wants 3 sugar and 2 cigars",
        "At sea: ship 7 wants 3 tobacco, 1 cigar and 1 rum",
    ]
    assert not any(line.startswith("**Instead**") for line in lines)
    assert lines[-2] == "Béla: 0 points · 10 pesos · – · figure on 1 · **is awaited**"


def test_votes_side_by_side() -> None:
    table = three_to_vote((5, 4, 2), halls=(2,))
    assert "Town hall 2 votes" in line(table, "Cili")
    table.runs(RevealCards(), BuyVotes(), CountVotes(), Administer())
    assert line(table, "**Round").split(" · ")[1] == "parliament"
    assert "· Tradeswoman 2 + Town hall 2 · **is awaited**" in line(table, "Cili")
    table.do(0, "bribe 0").do(1, "bribe 1").do(2, "bribe 1")
    assert "· Mayor 5 + 0 pesos = 5" in line(table, "Ana")
    assert "· Tradeswoman 2 + Town hall 2 + 1 peso = 5" in line(table, "Cili")


def test_a_card_set_aside() -> None:
    table = position(options=Options(card_aside=True))
    table.state.players[1].aside = "mayor"
    assert "a card set aside" in line(table, "Béla")
    assert "Mayor" not in line(table, "Béla")
    assert holdings(table.view(1), NAMES, ENGLISH).splitlines()[-2:] == [
        "Cards in hand: Worker, Tradeswoman, Architect and Foreman.",
        "Set aside for parliament, in secret: Mayor.",
    ]
    assert "Mayor" in holdings(table.view(0), NAMES, ENGLISH)
    assert "aside" not in holdings(table.view(0), NAMES, ENGLISH)


def crowded(*more: str) -> Table:
    """A table of five late in the game: all buildings stand, and everybody has much."""
    tiles = [building for building in BUILDINGS for _ in range(TILES[building].copies)]
    holds = "23 pesos, 2 wood, 1 stone, 2 water, 1 citrus, 2 sugar, 1 rum, 2 cigars"
    return position(
        5,
        holds=dict.fromkeys(range(5), holds),
        stored=dict.fromkeys(range(5), "1 tobacco"),
        built={seat: {1 + tile: tiles[5 * seat + tile] for tile in range(5)} for seat in range(5)},
        figures=dict.fromkeys(range(5), 11),
        played={seat: ["tradeswoman", "architect", "foreman", *more] for seat in range(5)},
        points=dict.fromkeys(range(5), 88),
        laws=["tax_buildings", "duty_materials", "subsidy_material_fields", "drought"],
        bills=["tax_5", "duty_crops", "subsidy_crop_fields", "anti_corruption_act"],
        docks={3: 9, 2: 10, 1: 11},
        sea=6,
    )


def test_a_crowded_board_is_told_shorter_until_it_fits() -> None:
    table = crowded()
    text = board(table.view(), LONG, ENGLISH)
    assert len(text) <= TEXT_LIMIT
    assert not text.endswith("…")
    assert "**Scarce in the supply** " in text
    assert "**Tax** Tax by buildings; bill: Tax of 5 pesos" in text
    assert "played 2, 3, 4" in text
    for building in BUILDINGS:
        assert ENGLISH.say(WORDS[building].name) in text


def test_a_crowded_vote_fits() -> None:
    table = crowded("mayor").runs(RevealCards(), BuyVotes())
    for player in table.state.players:
        player.bought = [10, 11]
    text = board(table.view(), LONG, ENGLISH)
    assert len(text) <= TEXT_LIMIT
    assert len(re.findall(r"· 2[2-6] votes", text)) == 5


def test_holdings() -> None:
    table = position(
        holds={0: "1 peso, 2 wood, 1 rum"},
        stored={0: "1 citrus"},
        built={0: {5: "dam"}},
        figures={0: 6},
        played={seat: ["worker", "tradeswoman"] for seat in range(3)},
        points={0: 1},
    )
    assert holdings(table.view(0), NAMES, ENGLISH).splitlines() == [
        "You have 1 point and 1 peso.",
        "Yard: 2 wood, 1 rum · warehouse: 1 citrus",
        "Your plantation, with the figure on field 7:",
        "1 warehouse · 2 forest · 3 tobacco · 4 citrus",
        "5 sugar · 6 Dam · **7 lake** · 8 tobacco",
        "9 citrus · 10 forest · 11 sugar · 12 hill",
        "Cards in hand: Architect, Foreman and Mayor.",
    ]
    assert holdings(table.view(), NAMES, ENGLISH) == "You do not play here, so you hold nothing."


def test_a_purchase_of_votes_is_the_reader_s_own() -> None:
    table = parliament(three_to_vote((5, 4, 2))).do(0, "bribe 3")
    lines = holdings(table.view(0), NAMES, ENGLISH).splitlines()
    assert lines[-1] == "You have put down 3 pesos for votes, in secret."
    assert not any("hand" in line for line in lines)
    assert "put down" not in holdings(table.view(1), NAMES, ENGLISH)


def ended(points: dict[int, int], pesos: dict[int, int]) -> Table:
    holds = {seat: f"{amount} pesos" for seat, amount in pesos.items()}
    return position(3, round=6, points=points, holds=holds, built={1: {1: "inn"}}).runs()


def test_a_result() -> None:
    table = ended({0: 3, 1: 9, 2: 5}, {0: 2, 1: 1, 2: 0})
    table.state.players[1].laws = 4
    table.state.players[1].cargo = 1
    assert result(table.view(), NAMES, ENGLISH).splitlines() == [
        "**Béla wins with 16 points.**",
        "",
        "**1. Béla: 16 points**",
        "1 for cargo + 9 by buildings' effects + 0 by the Architect + 4 by laws + 2 for buildings"
        " owned · 1 peso",
        "**2. Cili: 5 points**",
        "0 for cargo + 5 by buildings' effects + 0 by the Architect + 0 by laws + 0 for buildings"
        " owned · 0 pesos",
        "**3. Ana: 3 points**",
        "0 for cargo + 3 by buildings' effects + 0 by the Architect + 0 by laws + 0 for buildings"
        " owned · 2 pesos",
    ]


def test_pesos_break_a_tie() -> None:
    table = ended({0: 5, 1: 3, 2: 5}, {1: 4, 2: 2, 0: 2})
    assert result(table.view(), NAMES, ENGLISH).splitlines()[0] == (
        "**Béla wins with 5 points**, ahead of Ana and Cili on pesos."
    )


def test_a_shared_victory() -> None:
    table = ended({0: 1, 1: 3, 2: 5}, {1: 2, 2: 2})
    lines = result(table.view(), NAMES, ENGLISH).splitlines()
    assert lines[0] == "**Béla and Cili share the victory with 5 points**, equal in pesos."
    places = [line for line in lines if re.match(r"\*\*\d", line)]
    assert places == ["**1. Béla: 5 points**", "**1. Cili: 5 points**", "**3. Ana: 1 point**"]


def test_every_part_of_a_score_has_a_name() -> None:
    score = ended({0: 1}, {}).outcome.scores[0]
    assert set(score.parts) == set(PARTS)
    assert set(score.ties) == {"pesos"}


def test_before_the_end_there_is_no_result() -> None:
    assert result(position().view(), NAMES, ENGLISH) == "The game is not over yet."


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_whole_game_fits(seats: int) -> None:
    for moment in random_game(GAME, seats, 300 + seats):
        view = GAME.view(moment.state, None)
        assert len(board(view, LONG[:seats], ENGLISH)) <= TEXT_LIMIT
        if view.over:
            assert len(result(view, LONG[:seats], ENGLISH)) <= TEXT_LIMIT
