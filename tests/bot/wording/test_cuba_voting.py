"""What parliament and the administration of Cuba ask, and how the answers read."""

from bot.wording.cuba.questions import question
from games.cuba.administration import Administer
from games.cuba.parliament import EnactBill
from tests.bot.wording.cuba_words import ENGLISH, NAMES, asked, called, chosen, line, lines
from tests.games.cuba.positions import Table, position
from tests.games.cuba.test_worked import parliament, three_to_vote


def test_buying_votes() -> None:
    table = parliament(three_to_vote((5, 4, 2), halls=(2,)))
    secret = "Your purchase is secret, and you may change it until all are in."
    assert asked(table) == [
        "How many votes do you buy, a peso each? Everybody pays, whoever wins; you have 10 pesos.",
        "Votes so far: Ana 5, Béla 4 and Cili 4.",
        secret,
    ]
    assert called(table) == "buy votes in secret"
    assert line(table, "bribe 0") == "Spend nothing: 5 votes in all, you keep 10 pesos"
    assert line(table, "bribe 9") == "Spend 9 pesos: 14 votes in all, you keep 1 peso"
    table.do(0, "bribe 0").do(1, "bribe 1")
    assert asked(table)[2:] == [
        "You have put down 0 pesos. You may change it until all are in.",
        "Cili is still awaited.",
    ]
    assert chosen(table, "bribe 0").chosen
    table.do(2, "bribe 1")
    assert asked(table) == [
        "You are tied for most with Béla and Cili: how many more votes do you buy, a peso each? You"
        " have 10 pesos.",
        "Of those still tied the first in turn order wins: Ana, Béla and Cili.",
        "Votes so far: Ana 5, Béla 5 and Cili 5.",
        secret,
    ]


def test_enacting_bills() -> None:
    table = position(
        bills=["tax_5", "duty_crops", "subsidy_water", "drought"], laws=["harbour_act"]
    ).runs(EnactBill(1, 2))
    assert asked(table, 1) == [
        "You have won the vote. Which 2 bills become law?",
        "A bill takes the place of the law of its group, now: pay 2 pesos for 2 points · deliver"
        " 1 citrus for 2 points · a ship that becomes full sails at once.",
    ]
    assert called(table) == "choose 2 bills that become law"
    assert line(table, "enact drought", 1) == (
        "Enact the Drought: the Worker harvests 1 crop free of charge, not 2"
    )
    table.do(1, "enact drought")
    assert asked(table, 1) == [
        "Which other bill becomes law?",
        "A bill takes the place of the law of its group, now: pay 2 pesos for 2 points · deliver"
        " 1 citrus for 2 points.",
    ]
    assert called(table) == "choose 1 bill that becomes law"


def test_tax_and_duty() -> None:
    table = position(2, holds={0: "3 pesos, 2 citrus"}).runs(Administer())
    assert asked(table) == [
        "Do you pay the tax of 2 pesos for 2 points? You have 3 pesos.",
        "Who meets both tax and duty gets 1 point more.",
    ]
    assert called(table) == "pay the tax of 2 pesos or not"
    assert lines(table) == ["Pay 2 pesos: get 2 points, you keep 1", "Do not pay"]
    table.do(0, "pay")
    assert asked(table) == ["The duty is 1 citrus. What do you deliver for 3 points?"]
    assert called(table) == "deliver the duty or not"
    assert lines(table) == [
        "Deliver 1 citrus: get 3 points, you keep 1 citrus",
        "Deliver nothing",
    ]
    table = position(2, holds={0: "2 citrus, 1 sugar"}, laws=["duty_crops"]).runs(Administer())
    assert asked(table) == ["The duty is any 2 crops. What do you deliver for 2 points?"]
    assert lines(table) == [
        "Deliver 2 citrus: get 2 points, you keep 0 citrus",
        "Deliver 1 citrus and 1 sugar: get 2 points, you keep 1 citrus and 0 sugar",
        "Deliver nothing",
    ]


def test_what_others_pay_for_votes_changes_no_word() -> None:
    def everything(table: Table) -> list[object]:
        return [asked(table), called(table), lines(table), question(table.view(), NAMES, ENGLISH)]

    told = []
    for pesos in (0, 3, 10):
        table = parliament(three_to_vote((5, 4, 2)))
        told.append(everything(table.do(1, f"bribe {pesos}")))
    assert told[0] == told[1] == told[2]
