"""Every reason of Cuba's rules, told to players."""

from collections.abc import Callable

import pytest

from bot.wording.cuba.refusals import RECOUNTED, VERBS, refusal
from bot.wording.language import Language
from games.core.text import members
from games.cuba.actions import AnyAction
from games.cuba.administration import DeliverDuty
from games.cuba.parliament import EnactBill
from games.cuba.set_up import PickTwo
from games.cuba.view import Options
from tests.bot.wording.reasons import reasons_of
from tests.games.cuba.positions import GAME, Table, position

ENGLISH = Language("en")


def picking() -> Table:
    return position().runs(PickTwo(0, ("wood", "stone", "water")))


def playing() -> Table:
    """Round and market in which nearly every alternative is gone."""
    return position(
        played={0: ["foreman"], 1: ["foreman"], 2: ["foreman"]},
        holds={2: "15 stone, 13 sugar"},
        market={"citrus": 2, "sugar": 5, "tobacco": 5},
        markers=["first_points", "second_points"],
    )


def card_aside() -> Table:
    table = position(options=Options(card_aside=True))
    table.state.players[0].aside = "mayor"
    return table


def moving() -> Table:
    return position().do(0, "play worker")


def harvesting() -> Table:
    return position(built={0: {7: "inn"}}).do(0, "play worker", "move 6", "harvest 2")


def harvesting_short() -> Table:
    return position(holds={1: "15 tobacco"}).do(0, "play worker", "move 2")


def trading() -> Table:
    table = position(holds={0: "10 pesos, 2 sugar, 1 rum", 1: "14 tobacco"})
    return table.do(0, "play tradeswoman", "sell rum")


def trading_short() -> Table:
    table = position(holds={0: "30 pesos", 1: "12 cigars"}, market={"cigars": 1})
    return table.do(0, "play tradeswoman", "buy cigars 3")


def building() -> Table:
    return position(holds={0: "2 wood, 2 stone"}, built={1: {3: "sawmill"}, 0: {4: "inn"}}).do(
        0, "play architect"
    )


def placing() -> Table:
    return building().do(0, "build church")


def activating() -> Table:
    return position(built={0: {1: "hotel", 2: "inn", 3: "sawmill", 10: "small_bank"}}).do(
        0, "play foreman"
    )


def activated() -> Table:
    return activating().do(0, "activate 1")


def giving() -> Table:
    table = position(built={0: {1: "cement_factory"}}, holds={0: "6 stone"})
    return table.do(0, "play foreman", "activate 1")


def making() -> Table:
    table = position(built={0: {1: "distillery"}}, holds={0: "3 sugar", 1: "12 rum"})
    return table.do(0, "play foreman", "activate 1")


def swapping() -> Table:
    table = position(built={0: {1: "black_market"}}, holds={0: "1 citrus", 1: "13 cigars"})
    return table.do(0, "play foreman", "activate 1")


def storing() -> Table:
    return position(holds={0: "1 citrus"}).do(0, "play foreman", "activate 0")


def vetoing() -> Table:
    table = position(bills=["tax_1", "duty_water"], built={0: {1: "church"}})
    table.state.barred = "duty"
    return table.do(0, "play foreman", "activate 1")


def calling() -> Table:
    return position(built={0: {1: "lighthouse"}}).do(0, "play foreman", "activate 1")


def loading() -> Table:
    table = position(round=1, docks={2: None, 1: 2, 3: 1}, holds={0: "2 citrus, 1 sugar"})
    return table.do(0, "play mayor")


def loading_on() -> Table:
    return loading().do(0, "load 3 citrus 1")


def in_an_office() -> Table:
    table = position(docks={3: 1}, holds={0: "2 citrus"}, built={0: {1: "small_office"}})
    return table.do(0, "play foreman", "activate 1")


def bribing() -> Table:
    table = position(2, holds={0: "1 peso", 1: "2 pesos"}, bills=["tax_1", "drought"])
    cards = ["worker", "tradeswoman", "architect", "foreman"]
    table.state.players[0].played = cards[:3]  # type: ignore[assignment]  # written as text
    table.state.players[1].played = cards[:]  # type: ignore[assignment]  # written as text
    return table.do(0, "play mayor")


def enacting() -> Table:
    table = position(bills=["tax_1", "duty_water", "drought"])
    table.state.vetoed = "subsidy_water"
    table.state.statutes["subsidy"].remove("subsidy_water")
    return table.runs(EnactBill(0, 2)).do(0, "enact tax_1")


def delivering() -> Table:
    table = position(laws=["duty_materials"], holds={0: "1 wood, 1 water"})
    return table.runs(DeliverDuty(0))


def delivering_citrus() -> Table:
    return position(holds={0: "1 citrus"}).runs(DeliverDuty(0))


SENTENCES: list[tuple[Callable[[], Table], str, str]] = [
    (picking, "pick citrus citrus", "Now you pick two of wood, stone or water (rules: set-up)."),
    (picking, "pick stone wood", "Name the two in this order: wood, stone and water"),
    (playing, "move 3", "You are asked to play a card now, not to move your figure"),
    (playing, "play foreman", "You have played the Foreman in this round (rules: playing cards)."),
    (card_aside, "play mayor", "You have set the Mayor aside for parliament"),
    (playing, "play worker wood", "The Worker cannot be played for wood (rules: black markers)."),
    (playing, "play mayor points", "The Mayor cannot be played for points"),
    (playing, "play tradeswoman citrus", "Citrus is not the cheapest crop on the market"),
    (playing, "play tradeswoman sugar", "The supply has no sugar left"),
    (playing, "play architect points", "The Architect's places for that are taken in this round"),
    (moving, "move 12", "The fields are numbered from 1 to 12 (rules: the Worker)."),
    (harvesting, "harvest 8", "You harvest in the row and the column of your figure only"),
    (harvesting, "harvest 5", "That field bears no crop"),
    (harvesting, "harvest 7", "A building stands on that field"),
    (harvesting, "harvest 2", "You have harvested that field already"),
    (harvesting_short, "harvest 2", "The supply has no tobacco left"),
    (trading, "buy rum", "You cannot both buy and sell rum with one Tradeswoman"),
    (trading, "buy citrus 0", "At least one cube is traded"),
    (trading, "sell sugar 3", "You have only 2 sugar (rules: the Tradeswoman)."),
    (trading, "sell citrus", "You have no citrus"),
    (trading, "buy tobacco 6", "Only 4 tobacco can be bought"),
    (trading, "buy citrus 4", "You need 22 pesos for 4 citrus, and you have 14"),
    (trading_short, "buy cigars", "Neither market nor supply has cigars"),
    (building, "build sawmill", "No Sawmill is left to be built (rules: the Architect)."),
    (building, "build golf_course", "The Golf course costs 2 water, and you have 0"),
    (placing, "place 0", "Nothing can be built on the warehouse"),
    (placing, "place 4", "A building stands on that field already"),
    (placing, "place 12", "The fields are numbered from 1 to 12 (rules: the Architect)."),
    (activating, "activate 5", "No building of yours stands on that field (rules: the Foreman)."),
    (activating, "activate 0", "The plantation's warehouse can do nothing now"),
    (activated, "activate 1", "The Hotel has been activated already"),
    (activated, "activate 10", "The Small bank is not in the row or the column of your figure"),
    (giving, "give wood", "The Cement factory takes stone only (rules: buildings)."),
    (giving, "give stone 0", "At least one cube is given"),
    (giving, "give stone 9", "You have only 6 stone"),
    (giving, "give stone 5", "The Cement factory takes 4 stone at the most"),
    (making, "give sugar 2", "The supply has only 1 rum left"),
    (swapping, "swap citrus citrus", "The Black market gives another kind than it takes"),
    (swapping, "swap rum sugar", "You have no rum (rules: the Black market)."),
    (swapping, "swap citrus cigars", "The supply has no cigars left"),
    (storing, "store citrus 2", "You have only 1 citrus in the yard (rules: the warehouse)."),
    (storing, "store sugar", "You have no sugar in the yard"),
    (storing, "store citrus 0", "At least one cube is stored"),
    (vetoing, "veto drought", "The Drought is not among this round's bills"),
    (vetoing, "veto duty_water", "The church vetoed a bill of this pile in the last round"),
    (calling, "exchange 4", "Ship 4 is not in the pile (rules: the Lighthouse)."),
    (loading, "load 0 citrus", "The docks are 1, 2 and 3; the ship at sea cannot be loaded"),
    (loading, "load 2 citrus", "There is no ship in dock 2 (rules: loading ships)."),
    (loading, "load 3 rum", "The ship in dock 3 has no room for rum"),
    (loading, "load 3 tobacco", "You have no tobacco"),
    (loading, "load 3 citrus 4", "You have 2 citrus, and the ship in dock 3 has room for 3"),
    (loading, "load 3 citrus 0", "Here you load 1, 2, 3, 4 or 5 of a kind"),
    (loading_on, "load 1 sugar", "The Mayor loads one ship only, now the one in dock 3"),
    (in_an_office, "load 3 citrus 2", "Here you load 1 of a kind"),
    (bribing, "bribe 2", "You have 1 peso: you can spend any number from 0 to that"),
    (enacting, "enact tax_1", "You have enacted the tax of 1 peso already (rules: parliament)."),
    (enacting, "enact subsidy_water", "The subsidy for water was vetoed by the church"),
    (enacting, "enact tax_5", "The tax of 5 pesos is not among this round's bills"),
    (
        delivering,
        "deliver wood citrus",
        "The duty is 2 of wood, stone or water, alike or different",
    ),
    (delivering, "deliver wood wood", "You do not have so much wood (rules: duty)."),
    (delivering, "deliver water wood", "Name the two in this order: wood, stone and water"),
    (delivering_citrus, "deliver sugar", "The duty is 1 citrus (rules: duty)."),
]


@pytest.mark.parametrize(("situation", "act", "sentence"), SENTENCES)
def test_a_refusal(situation: Callable[[], Table], act: str, sentence: str) -> None:
    error = GAME.refusal(situation().state, 0, GAME.parse_action(act))

    told = refusal(error, ENGLISH)

    assert told.startswith(sentence)
    assert told.endswith(f" (rules: {error.rule}).")


def test_every_reason_of_the_rules_is_among_these() -> None:
    told = {
        GAME.refusal(situation().state, 0, GAME.parse_action(act)).reason
        for situation, act, _ in SENTENCES
    }
    assert reasons_of("cuba") <= told


def test_who_is_not_asked() -> None:
    error = GAME.refusal(position().state, 1, GAME.parse_action("play worker"))
    assert refusal(error, ENGLISH) == "It is not your decision now (rules: order of play)."


def test_every_verb_has_words() -> None:
    assert {action.__struct_config__.tag for action in members(AnyAction)} == set(VERBS)


def test_reasons_told_anew_are_those_of_the_rules() -> None:
    assert set(RECOUNTED) <= reasons_of("cuba")
