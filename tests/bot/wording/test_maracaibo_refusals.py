"""Every reason of Maracaibo's rules, told to players."""

from collections.abc import Callable

import pytest

from bot.wording.language import Language
from bot.wording.maracaibo.refusals import RECOUNTED, VERBS, refusal
from games.core.action import Action
from games.core.text import members
from games.maracaibo.actions import AnyAction, Win
from games.maracaibo.effects import Resolve
from games.maracaibo.gains import gains
from games.maracaibo.rounds import BuyOrCollect
from games.maracaibo.set_up import ChooseCards, ChooseCareers
from tests.bot.wording.reasons import reasons_of
from tests.games.maracaibo.positions import GAME, Table, position
from tests.games.maracaibo.test_rulings import combat

ENGLISH = Language("en")
HAND = {0: "A03 A13 A37"}
NO_DISCS = dict.fromkeys(
    ("bunks", "cabins", "broker", "sails", "armoury", "crew_call", "scouts", "nets", "marque"), 0
) | dict.fromkeys(("strongbox", "figurehead", "signals"), 0)


def sailing() -> Table:
    return position(ships={0: "10"}, hands=HAND)


def in_a_city() -> Table:
    return position(
        stopped=("11", 7),
        hands={0: "A03 A13 A05"},
        bought={0: "A49"},
        markets={"11": {"coffee": 1}},
        discs={1: {"nets": 1}},
        tasks={0: [2, 3]},
    )


def in_a_village() -> Table:
    return position(
        4,
        stopped=("9", 7),
        hands={0: "A03 A13 A37 B018"},
        planned={0: "A20 A21 A22"},
        doubloons={0: 2},
        investors={"guild": [1], "academy": [0], "company": [1, 2, 3]},
        bought={0: "A25"},
    )


def poor_in_a_village() -> Table:
    return position(
        stopped=("9", 7),
        upgrades={0: "scouts armoury"},
        doubloons={0: 1},
        figures={0: 0},
        hands={0: "A37"},
        bought={0: "A26 A25"},
    )


def short_of_money() -> Table:
    return position(stopped=("9", 7), hands={0: "A13"}, doubloons={0: 2})


def empty_handed() -> Table:
    return position(stopped=("9", 7))


def rich_in_a_village() -> Table:
    return position(stopped=("9", 7), doubloons={0: 9}, hands={0: "B037 B018 B046 B040"})


def at_the_shipwright() -> Table:
    return position(stopped=("13", 7), doubloons={0: 2}, hands=HAND)


def without_discs() -> Table:
    return position(stopped=("11", 7), hands=HAND, discs={0: NO_DISCS})


def at_the_auction() -> Table:
    return position(stopped=("4", 7), tiles=("auction", "press_gang", "expedition", "arsenal"))


def at_a_quest() -> Table:
    return position(stopped=("15", 1), hands={0: "A01 A02"}, quests={"15": "Q07"})


def paying() -> Table:
    table = position(stopped=("15", 1), quests={"15": "Q19"}, hands={0: "A01 A02 A12 A17"})
    return table.do(0, "quest")


def choosing_a_side() -> Table:
    return position(stopped=("11", 7)).do(0, "act fight", "reveal left").draw("draw-token 1")


def adding() -> Table:
    return choosing_a_side().do(0, "fight england")


def spending() -> Table:
    return combat(add=1, markers={"2": "france", "3": "spain"})


def having_spent() -> Table:
    table = combat(add=12, combat={0: 12}, upgrades={0: "marque"})
    return table.do(0, "win 1", "annex 2", "raid")


def without_markers() -> Table:
    return combat(add=1, given={"france": 13})


def exploring() -> Table:
    return position(explorers={1: "1"}).runs(Resolve(gains("X2 K1"), "cards"), BuyOrCollect(0))


def removing() -> Table:
    table = position(discs={0: {"bunks": 0}})
    return table.runs(Resolve(gains("K1"), "cards"), BuyOrCollect(0))


def exploring_as_the_round_ends() -> Table:
    table = position(hands={0: "A17 A01"}, doubloons={0: 4}).runs(BuyOrCollect(0), BuyOrCollect(1))
    return table.do(0, "buy A17")


def drawing() -> Table:
    return position(stopped=("11", 7), doubloons={0: 2}).do(0, "pass")


def drawing_the_last() -> Table:
    table = position(stopped=("11", 7), doubloons={0: 2})
    table.state.deck, table.state.pool_left = [], 0
    GAME.apply(table.state, 0, GAME.parse_action("pass"))
    return table


def choosing_cards() -> Table:
    hands = {seat: f"A0{seat + 1} A1{seat} A2{seat} A3{seat}" for seat in range(3)}
    return position(hands=hands).runs(ChooseCards()).do(0, "plan A01")


def choosing_careers() -> Table:
    table = position()
    pairs = (["diplomat", "spymaster"], ["privateer", "patron"], ["merchant", "pathfinder"])
    for player, careers in zip(table.state.players, pairs, strict=True):
        player.careers, player.tasks = careers, []  # type: ignore[assignment]  # careers
        player.reserve += 3
    table.state.careers_left = ["shipwright", "adventurer"]
    return table.runs(ChooseCareers())


SENTENCES: list[tuple[Callable[[], Table], str, str]] = [
    (sailing, "earn", "You are asked to sail now, not to take a doubloon (rules: sailing)."),
    (sailing, "sail 9", "Grenada (9) is not within 7 steps of your ship"),
    (sailing, "sail 18", "Two branches lead to Cayman (18): name the upper or the lower one"),
    (sailing, "sail 15 lower", "There is one way to Negril (15): no branch is named"),
    (in_a_city, "earn", "Your ship is not in a village (rules: village actions)."),
    (in_a_city, "deliver A13", "This market does not take sugar (rules: delivering)."),
    (in_a_city, "deliver A09", "Ballad Singer is not in your hand"),
    (in_a_city, "deliver A05", "The space for coffee is taken until the end of the round"),
    (in_a_city, "act explore", "Here the actions are: Fight; not Explore (rules: city actions)."),
    (in_a_city, "assist A38", "Smuggler is no assistant of yours on the map"),
    (in_a_city, "assist A49", "Tax Farmer stands elsewhere, and acts only there"),
    (in_a_city, "quest", "There is no quest here (rules: quests)."),
    (in_a_city, "plan A09", "Ballad Singer is not in your hand (rules: planning)."),
    (in_a_city, "complete 4", "A career has the tasks 1 to 3 (rules: careers)."),
    (in_a_city, "complete 1", "You have completed task 1"),
    (in_a_city, "complete 2", "The condition of task 2 does not hold"),
    (in_a_city, "remove bunks", "You are asked to deliver a good, use the city, take no main"),
    (in_a_village, "act fight", "There is no city action here"),
    (in_a_village, "deliver A03", "There is no market here"),
    (in_a_village, "buy A07", "Customs Scribe is neither in your hand nor in your planning areas"),
    (in_a_village, "buy B018", "Prize Money needs this: 1 combat token (rules: buying projects)."),
    (in_a_village, "invest palace", "The Governor's Palace is not open"),
    (in_a_village, "invest guild", "Explorers' Guild costs 8 doubloons, and you have 2"),
    (in_a_village, "invest academy", "You have invested in the Academy"),
    (in_a_village, "invest company", "All places on the Trading Company are taken"),
    (in_a_village, "drill A03", "Your ship has no Armoury"),
    (in_a_village, "enlist", "Your ship has no Crew call"),
    (in_a_village, "scout", "Your ship has no Scouts"),
    (in_a_village, "plan A03", "All your planning areas are taken"),
    (poor_in_a_village, "scout", "That costs 2 doubloons, and you have 1"),
    (poor_in_a_village, "drill A01", "Harbour Clerk is not in your hand"),
    (poor_in_a_village, "buy A37", "An assistant needs a figure of your own supply"),
    (poor_in_a_village, "invest palace", "Investing needs a figure of your own supply"),
    (short_of_money, "buy A13", "Pawnbroker costs 3 doubloons, and you have 2"),
    (empty_handed, "sell", "Your hand is empty (rules: village actions)."),
    (rich_in_a_village, "buy B037", "Royal Pardon needs this: rank 2 in a nation"),
    (rich_in_a_village, "buy B046", "Pioneer Corps needs this: barrier 1 crossed"),
    (rich_in_a_village, "buy B040", "Guild Broker needs this: 2 upgrades"),
    (at_the_shipwright, "act repair", "That costs 3 doubloons, and you have 2"),
    (without_discs, "deliver A03", "No disc is left on your ship (rules: delivering)."),
    (at_the_auction, "act bid", "There is no project you can buy, not even for less"),
    (at_a_quest, "quest", "Your cards cannot pay this quest: it costs 2 maps"),
    (paying, "pay A33", "Boatswain is not in your hand (rules: quests)."),
    (paying, "pay A02", "Toll Keeper does not show this symbol: map"),
    (paying, "pay A01", "Harbour Clerk is needed for the other symbol"),
    (paying, "waive key", "No project of yours pays key here"),
    (choosing_a_side, "fight france", "You cannot pay what France costs on this token"),
    (adding, "add 2", "You have 1 combat point: you can add any number from 0 to that"),
    (spending, "annex 20", "Homeward bound (20) cannot be annexed (rules: combat)."),
    (spending, "annex 2", "Matanzas (2) is held by France already"),
    (spending, "annex 3", "Baracoa (3) is held by Spain; without Boarding nets it cannot be taken"),
    (spending, "annex 4", "Only 4 of the total are left, and that is not enough"),
    (spending, Win(2), "Influence is won as 1 for 2 of the total, or as 3 for 5"),
    (spending, "raid", "Your ship has no Letter of marque"),
    (having_spent, "win 3", "You have used that option in this combat"),
    (having_spent, "annex 3", "One village and one city can be annexed in a combat"),
    (without_markers, "annex 3", "France has no marker left"),
    (exploring, "explore 1", "Another explorer stands on space 1"),
    (exploring, "explore 5l", "Space 5, lower way is not within 2 steps of your explorer"),
    (removing, "remove bunks", "No disc is left on the Bunks (rules: removing discs)."),
    (
        exploring_as_the_round_ends,
        "plan A01",
        "Planning and careers belong to the action phase of your turn",
    ),
    (drawing, "take A01", "Harbour Clerk is not in the gallery"),
    (drawing_the_last, "draw", "Deck and discard pile are empty (rules: drawing cards)."),
    (choosing_cards, "plan A01", "You have said so of Harbour Clerk already"),
    (choosing_cards, "plan A09", "Ballad Singer is not in your hand"),
    (choosing_cards, "plan A999", "That card is not in your hand"),
    (choosing_careers, "keep patron", "You choose between Diplomat or Spymaster"),
]


@pytest.mark.parametrize(("situation", "act", "sentence"), SENTENCES)
def test_a_refusal(situation: Callable[[], Table], act: str | Action, sentence: str) -> None:
    error = GAME.refusal(situation().state, 0, meant(act))

    told = refusal(error, ENGLISH)

    assert told.startswith(sentence)
    assert told.endswith(f" (rules: {error.rule}).")


def meant(act: str | Action) -> Action:
    """Read an action that is written; what cannot be written is one already."""
    return GAME.parse_action(act) if isinstance(act, str) else act


def test_every_reason_of_the_rules_is_among_these() -> None:
    told = {
        GAME.refusal(situation().state, 0, meant(act)).reason for situation, act, _ in SENTENCES
    }
    assert reasons_of("maracaibo") <= told


def test_who_is_not_asked() -> None:
    error = GAME.refusal(position().state, 1, GAME.parse_action("sail 2"))
    assert refusal(error, ENGLISH) == "It is not your decision now (rules: order of play)."


def test_every_verb_has_words() -> None:
    assert {action.__struct_config__.tag for action in members(AnyAction)} == set(VERBS)


def test_reasons_told_anew_are_those_of_the_rules() -> None:
    assert set(RECOUNTED) <= reasons_of("maracaibo")
