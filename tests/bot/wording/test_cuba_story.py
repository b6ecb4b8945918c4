"""Turns and rounds of Cuba, told in full."""

import pytest

from bot.wording.cuba.story import story
from bot.wording.language import Language
from games.core.event import Answered, Event
from games.cuba.administration import Administer
from games.cuba.events import (
    CardsSetAside,
    GameEnded,
    TurnEnded,
    VotesBought,
)
from games.cuba.parliament import EnactBill
from games.cuba.steps import EndRound
from tests.bot.wording.moments import random_game
from tests.games.cuba.positions import GAME, Table, position
from tests.games.cuba.test_worked import parliament, three_to_vote

NAMES = ["Ana", "Béla", "Cili", "Dani", "Eszter"]
ENGLISH = Language("en")
MOST_LINES_OF_A_TURN = 4


def tell(events: list[Event]) -> list[str]:
    return story(events, NAMES, ENGLISH)


def told(table: Table) -> list[str]:
    return tell(table.heard)


def turn(table: Table, *acts: str, seat: int = 0) -> str:
    """Return the only line of a turn."""
    [line] = told(table.do(seat, *acts))
    return line


def test_setting_up() -> None:
    table = Table(GAME.setup(2))
    table.draw("draw-ship 3", "draw-ship 5", "draw-ship 7", "start-player 1")
    assert told(table) == [
        "Ship 3 comes to dock 1. Ship 5 comes to dock 2. Ship 7 lies at sea. Béla begins."
    ]
    table.do(1, "pick wood water", "pick sugar sugar")
    assert told(table) == ["Béla begins with 1 wood, 1 water and 2 sugar."]
    heard = table.do(0, "pick stone stone", "pick citrus sugar").heard
    heard += table.draw("draw-bill tax_3").heard
    heard += table.draw("draw-bill duty_crops").heard
    heard += table.draw("draw-bill subsidy_water").heard
    heard += table.draw("draw-bill harbour_act").heard
    assert tell(heard) == [
        "Ana begins with 2 stone, 1 citrus and 1 sugar.",
        "Round 1 begins. Its bills: Tax of 3 pesos, Duty of crops, Subsidy for water and Harbour"
        " act.",
    ]


def test_the_worker() -> None:
    table = position(holds={0: "1 water"})
    assert turn(
        table, "play worker", "move 6", "harvest 2", "harvest 7", "harvest 4", "finish"
    ) == (
        "Ana plays the Worker: moves to field 7, takes 1 stone and 1 water and harvests 2 tobacco"
        " and 1 sugar, paying 1 water."
    )
    built = {0: {1: "inn", 2: "hotel", 3: "dam", 4: "church", 8: "sawmill"}}
    assert turn(position(built=built), "play worker", "move 0") == (
        "Ana plays the Worker: stays on field 1."
    )


def test_the_tradeswoman() -> None:
    table = position(holds={0: "20 pesos, 3 rum"})
    assert turn(table, "play tradeswoman", "buy tobacco", "buy tobacco", "finish") == (
        "Ana plays the Tradeswoman: buys 2 tobacco for 9 pesos."
    )
    table = position(holds={0: "20 pesos, 3 rum"})
    acts = ("sell rum 2", "buy tobacco", "sell rum", "buy sugar", "buy tobacco", "finish")
    assert turn(table, "play tradeswoman", *acts) == (
        "Ana plays the Tradeswoman: sells 3 rum for 10 pesos and buys 2 tobacco for 9 pesos and"
        " 1 sugar for 4 pesos."
    )


def test_the_architect() -> None:
    table = position(holds={0: "2 pesos, 2 wood, 2 stone, 1 water"}, laws=["building_act"])
    assert turn(table, "play architect", "build hotel", "place 7") == (
        "Ana plays the Architect: builds the Hotel on field 8 for 2 wood, 2 stone, 1 water and"
        " 2 pesos."
    )
    table = position(holds={0: "2 wood"})
    assert turn(table, "play architect", "decline") == "Ana plays the Architect: builds nothing."


def test_the_foreman_s_chain_is_one_line() -> None:
    table = position(
        holds={0: "3 tobacco, 2 rum, 1 citrus, 2 sugar"},
        built={0: {1: "cigar_factory", 2: "rum_cafe", 3: "crop_depot", 4: "hotel", 8: "town_hall"}},
    )
    acts = ("activate 1", "give tobacco 3", "activate 2", "give rum 2", "activate 3")
    acts += ("give citrus", "give sugar", "activate 4", "activate 8", "activate 0", "store sugar")
    assert turn(table, "play foreman", *acts) == (
        "Ana plays the Foreman: activates the Cigar factory (3 tobacco for 3 cigars), the Rum café"
        " (2 rum for 4 points), the Crop depot (1 citrus and 1 sugar for 8 pesos), the Hotel"
        " (2 points), the Town hall (gets 2 votes more in parliament) and the plantation's"
        " warehouse (stores 1 sugar)."
    )


def test_what_else_buildings_do() -> None:
    table = position(
        holds={0: "1 citrus, 1 rum"},
        bills=["tax_1"],
        built={0: {1: "church", 2: "lighthouse", 3: "black_market", 4: "small_office", 8: "dam"}},
        docks={3: 9},
    )
    acts = ("activate 1", "veto tax_1", "activate 2", "exchange 8", "activate 3", "swap rum sugar")
    acts += ("activate 4", "load 3 citrus", "activate 8", "activate 0", "finish")
    assert turn(table, "play foreman", *acts) == (
        "Ana plays the Foreman: activates the Church (vetoes the tax of 1 peso), the Lighthouse"
        " (calls ship 8 to sea in place of ship 4), the Black market (1 rum for 1 sugar), the Small"
        " office (loads 1 citrus on ship 9 in dock 3 for 3 points), the Dam (2 water) and the"
        " plantation's warehouse."
    )


def test_the_mayor() -> None:
    table = position(holds={0: "3 cigars, 1 citrus, 1 tobacco"}, docks={3: 9})
    assert turn(table, "play mayor", "load 3 cigars 3", "load 3 citrus", "finish") == (
        "Ana plays the Mayor: loads 3 cigars and 1 citrus on ship 9 in dock 3 for 12 points."
    )
    table = position(holds={0: "1 citrus"}, docks={1: (9, "3 cigars, 1 tobacco"), 3: 1})
    assert turn(table, "play mayor", "load 1 citrus") == (
        "Ana plays the Mayor: fills ship 9 in dock 1 with 1 citrus for 1 point."
    )


def test_a_ship_that_sails_at_once_in_the_middle_of_a_chain() -> None:
    table = position(
        holds={0: "1 citrus, 2 tobacco"},
        built={0: {1: "small_office", 2: "large_office"}},
        docks={3: (9, "3 cigars, 1 tobacco"), 2: 2, 1: 5},
        sea=6,
        laws=["harbour_act"],
    ).do(0, "play foreman", "activate 1", "load 3 citrus")
    heard = [*table.heard, *table.draw("draw-ship 8").heard]
    heard += table.do(0, "activate 2", "load 3 tobacco 2").heard
    assert tell(heard) == [
        "Ana plays the Foreman: activates the Small office (fills ship 9 in dock 3 with 1 citrus"
        " for 3 points) and the Large office (loads 2 tobacco on ship 2 in dock 3 for 6 points)."
        " Ship 9 is full and sails at once. Harbour now: ship 2 in dock 3, ship 5 in dock 2, ship 6"
        " in dock 1 and ship 8 at sea."
    ]


@pytest.mark.parametrize(
    ("act", "said"),
    [
        ("play tradeswoman wood", "Ana plays the Tradeswoman for 1 wood."),
        ("play tradeswoman citrus", "Ana plays the Tradeswoman for 1 citrus."),
        ("play architect points", "Ana plays the Architect for 2 points."),
        ("play mayor pesos", "Ana plays the Mayor for 4 pesos."),
        ("play tradeswoman", "Ana plays the Tradeswoman: trades nothing."),
        ("play architect", "Ana plays the Architect: builds nothing."),
        ("play foreman", "Ana plays the Foreman: activates nothing."),
        ("play mayor", "Ana plays the Mayor: loads nothing."),
    ],
)
def test_a_card_for_something_else_or_for_nothing(act: str, said: str) -> None:
    assert turn(position(holds={0: ""}), act) == said


def test_the_beginning_of_a_turn_can_be_told_alone() -> None:
    """The panel of a running action hears of the first steps only."""
    table = position(holds={0: "20 pesos, 3 rum"}).do(0, "play tradeswoman")
    assert told(table) == ["Ana plays the Tradeswoman."]
    assert told(table.do(0, "buy tobacco", "sell rum")) == [
        "Ana buys 1 tobacco for 4 pesos and sells 1 rum for 4 pesos."
    ]
    table = position(built={0: {1: "cigar_factory"}}, holds={0: "3 tobacco"})
    heard = table.do(0, "play foreman", "activate 1").heard
    assert tell(heard) == ["Ana plays the Foreman: activates the Cigar factory."]
    heard += table.do(0, "give tobacco 2").heard
    assert not any(isinstance(event, TurnEnded) for event in heard)
    assert told(table) == ["Ana gives 2 tobacco to the Cigar factory for 2 cigars."]
    table = position(holds={0: "2 wood"})
    assert told(table.do(0, "play architect", "build warehouse")) == ["Ana plays the Architect."]
    table = position(holds={0: "2 citrus"}).do(0, "play foreman", "activate 0")
    assert told(table.do(0, "store citrus 1")) == ["Ana stores 1 citrus."]


def test_turns_of_several_are_several_lines() -> None:
    table = position()
    heard = table.do(0, "play mayor pesos").heard + table.do(1, "play mayor pesos").heard
    assert tell(heard) == ["Ana plays the Mayor for 4 pesos.", "Béla plays the Mayor for 2 pesos."]


def test_the_start_player_and_the_cards() -> None:
    table = position(
        2,
        played={
            0: ["worker", "tradeswoman", "architect"],
            1: ["worker", "architect", "tradeswoman", "foreman"],
        },
        active=0,
        start=1,
        holds={0: "1 peso"},
    )
    table.state.players[1].town_hall = True
    assert told(table.do(0, "play foreman")) == [
        "Ana plays the Foreman: activates nothing.",
        "Ana has the highest fourth card, the Foreman, and is start player now. Cards in"
        " parliament: Ana Mayor 5 · Béla Mayor 5 + Town hall 2.",
    ]


def test_a_vote() -> None:
    table = parliament(three_to_vote((5, 4, 2), halls=(2,)))
    heard = table.do(0, "bribe 2").heard + table.do(1, "bribe 0").heard
    heard += table.do(2, "bribe 1").heard
    assert tell(heard) == [
        "Votes: Ana Mayor 5 + 2 pesos = 7 · Béla Foreman 4 + 0 pesos = 4 · Cili Tradeswoman 2 +"
        " Town hall 2 + 1 peso = 5. Ana wins with 7 votes and chooses the laws."
    ]


def test_a_tie_for_most() -> None:
    table = parliament(three_to_vote((5, 4, 2), halls=(2,)))
    table.do(0, "bribe 0").do(1, "bribe 1").do(2, "bribe 0")
    assert told(table) == [
        "Votes: Ana Mayor 5 + 0 pesos = 5 · Béla Foreman 4 + 1 peso = 5 · Cili Tradeswoman 2 + Town"
        " hall 2 + 0 pesos = 4. Ana and Béla are tied for most with 5 votes and buy once more."
    ]
    assert told(table.do(0, "bribe 1").do(1, "bribe 1")) == [
        "Votes: Ana Mayor 5 + 0 pesos + 1 peso = 6 · Béla Foreman 4 + 1 peso + 1 peso = 6 ·"
        " Cili Tradeswoman 2 + Town hall 2 + 0 pesos = 4. Ana and Béla are level with 6 votes: Ana"
        " is first in turn order and chooses the laws."
    ]


def test_purchases_alone() -> None:
    assert tell([VotesBought(pesos={0: 2, 2: 0}, second=True)]) == [
        "Spent on votes: Ana 2 pesos · Cili 0 pesos."
    ]


def test_without_bribes() -> None:
    table = parliament(three_to_vote((5, 4, 3), laws=["anti_corruption_act"]))
    assert told(table) == [
        "Cards in parliament: Ana Mayor 5 · Béla Foreman 4 · Cili Architect 3. Ana wins with"
        " 5 votes and chooses the laws."
    ]


def test_a_secret_answer_is_only_noted() -> None:
    table = parliament(three_to_vote((5, 4, 2)))
    noted = ["Your answer is noted; nobody else sees it yet."]
    assert told(table.do(0, "bribe 3")) == noted
    assert tell([Answered(to=(0,), seat=0)]) == noted
    assert tell([Answered(to=(1,), seat=1), CardsSetAside()]) == [
        "All have set a card aside for parliament."
    ]


def test_laws() -> None:
    table = position(bills=["tax_5", "duty_crops", "subsidy_water", "drought"])
    table.runs(EnactBill(1, 2)).do(1, "enact drought", "enact tax_5")
    assert told(table) == [
        "Béla enacts the Drought (the Worker harvests 1 crop free of charge, not 2) and the tax of"
        " 5 pesos (pay 5 pesos for 2 points). The duty of crops and the subsidy for water leave the"
        " game."
    ]


def test_tax_and_duty() -> None:
    table = position(
        5,
        holds={0: "9 pesos, 1 citrus", 1: "2 pesos", 2: "1 citrus", 3: "2 pesos", 4: "1 peso"},
        laws=["subsidy_pesos", "market_reduction"],
        market={"citrus": 1, "tobacco": 0},
    ).runs(Administer())
    heard = table.do(0, "pay").heard + table.do(1, "pay").heard + table.do(3, "decline").heard
    assert tell(heard) == [
        "Tax: Ana pays 2 pesos for 2 points and Béla 2 pesos for 2 points; Cili and Eszter cannot"
        " pay; Dani does not pay."
    ]
    heard = table.do(0, "deliver citrus").heard + table.do(2, "decline").heard
    [dues, *_] = tell(heard)
    assert dues == (
        "Duty: Ana delivers 1 citrus for 3 points; Béla, Dani and Eszter cannot deliver; Cili does"
        " not deliver. Subsidy for pesos: Ana gets 2 points. Market reduction: 1 citrus and 2 sugar"
        " leave the market."
    )


def test_a_market_that_stays_and_a_subsidy_for_nobody() -> None:
    table = position(
        2,
        laws=["subsidy_water", "market_reduction"],
        market={"citrus": 0, "sugar": 0, "tobacco": 0},
    ).runs(Administer())
    assert "Subsidy for water: nobody gets anything." in told(table)[0]
    assert "Market reduction: the market stays as it is." in told(table)[0]
    table = position(2, laws=["market_increase"], market={"citrus": 4}).runs(Administer())
    assert "Market increase: 1 citrus, 2 sugar and 2 tobacco come to the market." in told(table)[0]


def test_the_end_of_a_round() -> None:
    table = position(
        2,
        holds={0: "2 citrus, 1 rum", 1: "1 sugar, 1 tobacco"},
        docks={3: (1, "2 citrus"), 2: (2, "3 tobacco, 2 sugar"), 1: 3},
    ).runs(EndRound())
    heard = [*table.heard, *table.draw("draw-ship 9").heard, *table.draw("draw-ship 11").heard]
    heard += table.draw("draw-bill tax_2").heard + table.draw("draw-bill duty_sugar").heard
    heard += table.draw("draw-bill subsidy_votes").heard + table.draw("draw-bill drought").heard
    assert tell(heard) == [
        "Crops spoil: Ana loses 2 citrus and Béla 1 sugar and 1 tobacco. Ship 1 sails from dock 3"
        " with 2 citrus. Ship 2 sails full from dock 2. Harbour now: ship 3 in dock 3, ship 4 in"
        " dock 2, ship 9 in dock 1 and ship 11 at sea.",
        "Round 3 begins. Its bills: Tax of 2 pesos, Duty of sugar, Subsidy for votes and Drought.",
    ]


def test_an_empty_ship_sails() -> None:
    table = position(2, docks={3: 1}).runs(EndRound())
    assert tell(table.heard) == ["Ship 1 sails empty from dock 3."]


def test_the_end_of_the_game() -> None:
    table = position(3, round=6, built={0: {1: "inn"}, 2: {1: "dam", 2: "hotel"}}).runs()
    assert told(table) == ["The game is over. For buildings Cili gets 4 points and Ana 2."]
    assert tell([GameEnded(points=(0, 0))]) == ["The game is over."]


@pytest.mark.parametrize("seed", range(6))
def test_everything_between_two_questions_takes_few_lines(seed: int) -> None:
    for moment in random_game(GAME, 2 + seed % 4, 200 + seed):
        if moment.decision is not None:
            assert len(tell(moment.events)) <= MOST_LINES_OF_A_TURN
