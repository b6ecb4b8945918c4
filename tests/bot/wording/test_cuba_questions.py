"""What Cuba asks, to whom, and how its choices read."""

import pytest

from bot.wording.cuba.choices import choice
from bot.wording.cuba.questions import question
from bot.wording.game import LABEL_LIMIT, LINE_LIMIT
from games.cuba.set_up import PickTwo
from games.cuba.view import Options
from tests.bot.wording.cuba_words import ENGLISH, NAMES, asked, called, chosen, line, lines
from tests.bot.wording.moments import random_game
from tests.games.cuba.positions import GAME, Table, position

GAMES_TO_READ = 8
THREE = ["worker", "tradeswoman", "foreman"]


def test_beginning() -> None:
    table = position().runs(
        PickTwo(0, ("wood", "stone", "water")), PickTwo(0, ("citrus", "sugar", "tobacco"))
    )
    assert asked(table) == ["Which two materials do you begin with?"]
    assert called(table) == "take two materials to begin with"
    assert lines(table)[:2] == ["Take 2 wood", "Take 1 wood and 1 stone"]
    table.do(0, "pick wood stone")
    assert asked(table) == ["You have 1 wood, 1 stone. Which two crops do you begin with?"]
    assert called(table) == "take two crops to begin with"
    assert asked(table, 1) == ["Nothing is asked of you now; Ana decides what comes next."]


def test_setting_a_card_aside() -> None:
    table = Table(GAME.setup(2, Options(card_aside=True))).draws_on()
    for seat in (table.state.start, 1 - table.state.start):
        table.do(seat, "pick wood wood", "pick citrus citrus")
    table.draws_on()
    assert called(table) == "set a card aside for parliament in secret"
    secret = "Your card is secret, and you may change it until all are in."
    assert asked(table)[1:] == [secret]
    assert line(table, "set-aside foreman") == "Foreman: 4 votes"
    table.do(0, "set-aside foreman")
    assert asked(table)[1:] == [
        "You have chosen the Foreman. You may change it until all are in.",
        "Béla is still awaited.",
    ]
    assert chosen(table, "set-aside foreman").chosen
    assert not chosen(table, "set-aside mayor").chosen
    assert asked(table, 1)[1:] == [secret]


def test_playing_a_card() -> None:
    table = position(
        holds={0: "7 pesos, 2 wood, 1 stone, 2 citrus"},
        stored={0: "1 sugar"},
        built={0: {1: "inn"}},
        docks={3: 1, 2: 2, 1: 3},
    )
    assert asked(table) == [
        "Which card do you play? It is your card 1 of 4.",
        "You have 7 pesos, in the yard: 2 wood, 1 stone, 2 citrus; in the warehouse: 1 sugar.",
    ]
    assert called(table) == "play a card"
    assert lines(table) == [
        "Worker: move your figure, take materials, harvest",
        "Tradeswoman: buy and sell, you have 7 pesos",
        "Tradeswoman for 1 wood: instead of trading",
        "Tradeswoman for 1 stone: instead of trading",
        "Tradeswoman for 1 water: instead of trading",
        "Tradeswoman for 1 citrus: instead of trading",
        "Tradeswoman for 1 sugar: instead of trading",
        "Tradeswoman for 1 tobacco: instead of trading",
        "Architect: you can pay for 8 kinds of buildings",
        "Architect for 2 points: instead of building",
        "Foreman: 2 buildings in row and column of your figure, or any single one",
        "Mayor: load a ship, 6 points at most",
        "Mayor for 4 pesos: instead of loading a ship",
    ]
    table = position(
        holds={0: "1 peso"},
        figures={0: 11},
        laws=["building_act"],
        markers=["first_points", "first_pesos"],
        played=dict.fromkeys(range(3), THREE),
    )
    assert asked(table)[0] == (
        "Which card do you play? It is your last one: the other votes in parliament."
    )
    assert lines(table) == [
        "Architect: you cannot pay for any building",
        "Architect for 1 point: instead of building",
        "Mayor: you have nothing that a ship takes",
        "Mayor for 2 pesos: instead of loading a ship",
    ]


def test_the_last_card_when_one_is_aside() -> None:
    table = position(played=dict.fromkeys(range(3), THREE), options=Options(card_aside=True))
    table.state.players[0].aside = "mayor"
    assert asked(table)[0] == "Which card do you play? It is your last one."
    assert line(table, "play architect") == "Architect: you cannot pay for any building"
    assert not [line for line in lines(table) if line.startswith("Mayor")]


def test_a_foreman_with_nothing_in_reach() -> None:
    table = position(figures={0: 6})
    assert line(table, "play foreman") == (
        "Foreman: any single building, for none stands in your row and column"
    )


def test_the_worker() -> None:
    table = position(holds={0: "1 water"}, built={0: {5: "inn"}}).do(0, "play worker")
    assert asked(table) == [
        "Where does your figure go? In its row and column you take the materials and 2 crops; each"
        " further crop costs a water: you have 1, and what you take now counts.",
        "**1 warehouse** · 2 forest · 3 tobacco · 4 citrus",
        "5 sugar · 6 Inn · 7 lake · 8 tobacco",
        "9 citrus · 10 forest · 11 sugar · 12 hill",
    ]
    assert called(table) == "move your figure with the Worker"
    assert line(table, "move 0") == (
        "Stay on field 1: 1 wood, harvest 2 of 2 citrus, 1 sugar and 1 tobacco"
    )
    assert line(table, "move 1") == ("Move to field 2: 2 wood, harvest 1 citrus and 1 tobacco")
    table.do(0, "move 6")
    assert asked(table) == [
        "Which crop do you harvest? 2 more are free of charge, then each costs a water."
    ]
    assert called(table) == "harvest with the Worker"
    assert line(table, "harvest 4") == "Harvest sugar on field 5: free of charge"
    assert line(table, "finish") == "Finish: harvest nothing more"
    table.do(0, "harvest 4")
    assert asked(table) == [
        "Which crop do you harvest? 1 more is free of charge, then each costs a water."
    ]
    table.do(0, "harvest 2")
    assert asked(table) == ["Do you harvest more? Each further crop costs a water, and you have 2."]
    assert line(table, "harvest 7") == "Harvest tobacco on field 8: pay 1 water, you keep 1"


def test_the_worker_in_a_drought() -> None:
    table = position(laws=["drought"]).do(0, "play worker")
    assert "you take the materials and 1 crop;" in asked(table)[0]
    assert line(table, "move 1") == (
        "Move to field 2: 2 wood and 1 stone, harvest 1 of 1 citrus and 1 tobacco"
    )


def test_the_tradeswoman() -> None:
    table = position(holds={0: "10 pesos, 2 rum"}).do(0, "play tradeswoman")
    assert asked(table) == ["What do you buy or sell? You have 10 pesos; crops and goods: 2 rum."]
    assert called(table) == "buy and sell with the Tradeswoman"
    assert line(table, "buy tobacco 2") == "Buy 2 tobacco: 9 pesos, you keep 1"
    assert line(table, "sell rum 2") == "Sell 2 rum: get 7 pesos, you keep 0 rum"
    assert line(table, "sell rum") == "Sell 1 rum: get 4 pesos, you keep 1 rum"
    table.do(0, "buy tobacco 2", "sell rum", "buy sugar")
    assert asked(table) == [
        "What do you buy or sell? You have 1 peso; crops and goods: 1 sugar, 2 tobacco, 1 rum.",
        "What you have bought you cannot sell now: tobacco and sugar.",
        "What you have sold you cannot buy now: rum.",
    ]


def test_the_architect() -> None:
    table = position(holds={0: "5 pesos, 2 wood, 2 stone, 1 water"}, laws=["building_act"])
    table.do(0, "play architect")
    assert asked(table) == [
        "Which building do you build? You have 2 wood, 2 stone, 1 water.",
        "The Building act asks 2 pesos more, and you have 5.",
    ]
    assert called(table) == "build with the Architect"
    assert line(table, "build hotel") == (
        "Build the Hotel: 2 wood, 2 stone, 1 water and 2 pesos; get 2 points"
    )
    assert line(table, "decline") == "Build nothing"
    table.do(0, "build hotel")
    assert asked(table)[0] == (
        "On which field do you put the Hotel? You then pay 2 wood, 2 stone, 1 water and 2 pesos. It"
        " stays there for good, and the field yields nothing more."
    )
    assert called(table) == "put the Hotel on a field"
    assert line(table, "place 6") == "Put it on field 7: covers a lake"
    assert line(table, "place 2") == (
        "Put it on field 3: covers a tobacco field, in row or column of your figure"
    )


def test_the_foreman() -> None:
    table = position(
        holds={0: "3 tobacco, 1 rum"},
        stored={0: "1 sugar"},
        built={0: {1: "cigar_factory", 2: "rum_cafe", 7: "hotel", 8: "small_office"}},
        docks={3: 9},
    ).do(0, "play foreman")
    assert asked(table) == [
        "Which building do you activate? Either those in row and column of your figure, which"
        " stands on field 1, one after the other, or any single one."
    ]
    assert called(table) == "activate buildings with the Foreman"
    assert lines(table) == [
        "Activate the plantation's warehouse on field 1: bring crops in from the yard",
        "Activate the Cigar factory on field 2: turn tobacco into cigars, you have 3",
        "Activate the Rum café on field 3: up to 3 rum, 2 points each, you have 1",
        "Activate the Hotel on field 8: get 2 points; only this one",
        "Activate the Small office on field 9: load 1 crop or good, 3 points at most",
        "Finish: activate nothing more",
    ]
    table.do(0, "activate 1")
    assert asked(table) == ["What do you give to the Cigar factory? Turn tobacco into cigars."]
    assert called(table) == "give cubes to the Cigar factory"
    assert line(table, "give tobacco 2") == "Give 2 tobacco: get 2 cigars, you keep 1"
    table.do(0, "give tobacco 2")
    assert asked(table) == [
        "Which building do you activate next? There is still the plantation's warehouse, the Rum"
        " café and the Small office."
    ]


def test_what_a_building_still_takes() -> None:
    table = position(holds={0: "1 citrus, 2 sugar"}, built={0: {1: "crop_depot"}})
    table.do(0, "play foreman", "activate 1")
    assert asked(table) == ["What do you give to the Crop depot? Up to 2 crops, 4 pesos each."]
    table.do(0, "give citrus")
    assert asked(table) == ["What do you give to the Crop depot? Up to 1 crop, 4 pesos each."]
    assert line(table, "give sugar") == "Give 1 sugar: get 4 pesos, you keep 1"


def test_swapping_and_storing() -> None:
    table = position(holds={0: "2 citrus, 1 rum"}, built={0: {1: "black_market"}})
    table.do(0, "play foreman", "activate 1")
    assert asked(table) == ["Which cube do you swap on the Black market? You have 2 citrus, 1 rum."]
    assert line(table, "swap citrus cigars") == "Swap 1 citrus for 1 cigar: you keep 1 citrus"
    assert line(table, "decline") == "Swap nothing"
    table.do(0, "decline", "activate 0")
    assert asked(table) == [
        "What do you bring into the warehouse? Your yard holds 2 citrus; crops that stay there"
        " spoil at the end of the round."
    ]
    assert called(table) == "bring crops into the warehouse"
    assert line(table, "store citrus 1") == "Store 1 citrus: 1 left in the yard"


def test_the_church_and_the_lighthouse() -> None:
    table = position(
        bills=["tax_buildings", "duty_water"], built={0: {1: "church", 2: "lighthouse"}}
    )
    table.state.barred = "duty"
    table.do(0, "play foreman", "activate 1")
    assert asked(table) == [
        "Which bill do you take out of the game? It cannot become law in this round.",
        "Not the duty of water: a bill of its pile was vetoed in the last round.",
    ]
    assert called(table) == "veto a bill with the Church, or none"
    assert lines(table) == [
        "Veto the tax by buildings: pay 1 peso for each building to get 2 points",
        "Veto nothing",
    ]
    table.do(0, "decline", "activate 2")
    assert asked(table) == [
        "At sea lies ship 4, which wants 3 cigars and 2 rum. Which ship of the pile comes instead?"
    ]
    assert called(table) == "call a ship with the Lighthouse, or none"
    assert line(table, "exchange 8") == "Call ship 8: wants 3 sugar, 1 rum and 1 citrus"
    assert line(table, "decline") == "Leave the ship at sea"


def test_the_mayor() -> None:
    table = position(holds={0: "3 cigars, 1 citrus"}, docks={3: (9, "1 tobacco"), 2: 14, 1: 2})
    table.do(0, "play mayor")
    assert asked(table) == ["Which ship do you load, and with what? You load a single one."]
    assert called(table) == "load a ship"
    assert line(table, "load 3 cigars 3") == (
        "Load 3 cigars in dock 3: 9 points, 1 place left on ship 9"
    )
    table.do(0, "load 3 cigars 3")
    assert asked(table) == ["What else do you load on ship 9 in dock 3? It still wants 1 citrus."]
    assert line(table, "load 3 citrus") == "Load 1 citrus in dock 3: 3 points, ship 9 is full"


def test_loading_under_the_harbour_act_and_in_an_office() -> None:
    table = position(
        holds={0: "2 citrus"},
        built={0: {1: "large_office"}},
        docks={3: (1, "2 citrus, 2 tobacco"), 2: 6},
        laws=["harbour_act"],
    ).do(0, "play foreman", "activate 1")
    assert asked(table) == ["On which ship do you load what? You may load 1 or 2 of one kind."]
    assert line(table, "load 3 citrus") == (
        "Load 1 citrus in dock 3: 3 points, ship 1 is full and sails at once"
    )
    assert line(table, "load 2 citrus 2") == (
        "Load 2 citrus in dock 2: 4 points, 3 places left on ship 6"
    )


def test_nothing_is_asked_of_spectators_or_after_the_end() -> None:
    table = position()
    told = "Nothing is asked of you now; Ana decides what comes next."
    assert question(table.view(), NAMES, ENGLISH) == told
    table.state.stack.clear()
    assert asked(table) == ["The game is over."]
    assert called(table) == ""


@pytest.mark.parametrize("seed", range(GAMES_TO_READ))
def test_every_choice_fits_its_button_and_differs_from_the_others(seed: int) -> None:
    for moment in random_game(GAME, 2 + seed % 4, 100 + seed):
        if moment.decision is None:
            continue
        view = GAME.view(moment.state, moment.decision.awaited[0])
        choices = [choice(view, action, ENGLISH) for action in view.choices]
        assert len({it.label for it in choices}) == len(choices)
        assert all(len(it.label) <= LABEL_LIMIT for it in choices)
        assert all(len(f"{it.label}: {it.effect}") <= LINE_LIMIT for it in choices)
