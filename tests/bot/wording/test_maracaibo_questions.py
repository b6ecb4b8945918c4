"""Questions and summons of Maracaibo: what is left to do."""

import re
from typing import Any

import pytest

from bot.wording.maracaibo.questions import question
from bot.wording.maracaibo.summons import summons
from games.maracaibo.cards import CARDS
from games.maracaibo.rounds import BuyOrCollect, EndGame
from games.maracaibo.set_up import ChooseCards, ChooseCareers
from tests.bot.wording.maracaibo_words import ENGLISH, NAMES, asked, called
from tests.bot.wording.moments import random_game
from tests.games.maracaibo.positions import GAME, Table, position

TILES = ("auction", "press_gang", "embassy", "expedition")


def test_choosing_the_first_cards() -> None:
    table = position(2, hands={0: "A01 A02 A03 A04", 1: "A05 A06 A07 A08"}).runs(ChooseCards())
    assert asked(table) == [
        "Of your eight cards keep four in hand, plan one to buy later, and discard three.",
        "Which one do you plan?",
        "3 cards are still to be discarded.",
    ]
    table.do(0, "discard A02", "plan A01", "discard A03")
    assert asked(table)[1:] == [
        "You plan Harbour Clerk.",
        "You discard Toll Keeper and Fishwife.",
        "1 card is still to be discarded.",
    ]
    assert called(table) == "choose in secret one card to plan and three to discard"
    table.do(0, "discard A04")
    assert asked(table)[2:] == [
        "You discard Toll Keeper, Fishwife and Ropewalk.",
        "A further one takes the place of the first of them.",
        "You may change it until all are in.",
        "Béla is still awaited.",
    ]
    assert "Harbour Clerk" not in "".join(asked(table, 1))
    table.do(0, "discard A01")
    assert asked(table)[2] == "You discard Fishwife, Ropewalk and Harbour Clerk."


def test_the_first_cards_are_chosen_with_the_careers_in_view() -> None:
    assert asked(Table(GAME.setup(2)).draws_on())[-3:] == [
        "Afterwards you keep one of these careers:",
        "**Privateer** 4 combat tokens, rank 4 in a nation, 1 city annexed; for all three: doubloon"
        " income +2, point income +2",
        "**Pathfinder** barrier 1 crossed, barrier 2 crossed, 1 quest tile; for all three:"
        " doubloon income +2, point income +2",
    ]


def test_nothing_is_secret_when_one_plays_alone() -> None:
    table = Table(GAME.setup(1)).draws_on()
    table.do(0, *(f"discard {card}" for card in table.view(0).hand[:3]))
    table.do(0, f"plan {table.view(0).hand[3]}")
    told = asked(table)
    assert told[0].startswith("Which career do you keep?")
    assert len(told) == 3


def test_choosing_a_career() -> None:
    table = position(2)
    for player, careers in zip(
        table.state.players, (["diplomat", "merchant"], ["patron", "privateer"]), strict=True
    ):
        player.careers, player.reserve, player.tasks = careers, 6, []  # type: ignore[assignment]  # careers
    table.state.careers_left = ["pathfinder", "shipwright", "spymaster", "adventurer"]
    table.runs(ChooseCareers())
    assert asked(table) == [
        "Which career do you keep? Each has three tasks, in any order:",
        "**Diplomat** rank 1 in all nations, rank 2 in two nations, invested in 1 prestige"
        " building; for all three: doubloon income +2, point income +2",
        "**Merchant** doubloon income of 11, 5 goods delivered, 12 doubloons; for all three:"
        " doubloon income +2, point income +2",
        "Your answer is secret, and you may change it until all are in.",
    ]
    table.do(0, "keep merchant")
    assert asked(table)[3:] == [
        "You keep Merchant. You may change it until all are in.",
        "Béla is still awaited.",
    ]
    assert called(table) == "keep one of your two careers in secret"


def test_sailing() -> None:
    table = position(hands={0: "A01 A13"}, doubloons={0: 5})
    assert asked(table) == [
        "Where do you sail? You are in Havana (1) and have 7 points; what you spend decides how"
        " many village actions there are.",
        "You have 5 doubloons, 2 figures and 2 cards in hand.",
    ]
    assert called(table) == "sail"
    assert asked(table, 1) == ["Nothing is asked of you now; Ana decides what comes next."]


def test_acting_says_where_and_what_else_is_possible() -> None:
    table = position(stopped=("9", 7), hands={0: "A01"}, planned={0: "A02 A03"})
    assert asked(table) == [
        "You are in Grenada (9). What do you do? You have 3 village actions.",
        "You have 0 doubloons, 2 figures and 1 card in hand.",
        "Before that you may plan a card (1 area is empty).",
    ]
    assert called(table) == "choose a main action"
    table = position(
        stopped=("4", 3), hands={0: "A01"}, doubloons={0: 15}, careers={0: "merchant"}, tiles=TILES
    )
    assert asked(table) == [
        "You are in Puerto Plata (4). What do you do? A delivery comes before the city's own"
        " action: buy a project for 3 less or 3 doubloons.",
        "You have 15 doubloons, 2 figures and 1 card in hand.",
        "Before that you may plan cards (3 areas are empty) and complete task 3 of your career.",
    ]
    table = position(stopped=("20", 1))
    assert asked(table)[0] == "You are at Homeward bound (20). What do you do?"


def test_what_is_left_in_a_village() -> None:
    table = position(stopped=("9", 7), bought={0: "A32"}).do(0, "earn")
    assert asked(table) == [
        "What do you do next? 2 village actions are left.",
        "After this one your projects bring 1 doubloon and 1 point.",
        "You have 1 doubloon, 2 figures and 0 cards in hand.",
    ]
    table.do(0, "earn")
    assert asked(table)[0] == "What do you do next? 1 village action is left."
    assert len(asked(table)) == 2
    assert called(table) == "choose the next village action or finish"


def test_after_the_main_action() -> None:
    table = position(stopped=("21a", 1), hands={0: "A01"})
    assert asked(table) == [
        "Your main action is over. You may still plan cards (3 areas are empty)."
    ]
    assert called(table) == "plan a card, complete a task, or finish"


def test_delivering() -> None:
    table = position(stopped=("13", 1), hands={0: "A03"}, doubloons={0: 3}).do(0, "deliver A03")
    assert asked(table) == [
        "Which disc goes to the space for cotton? Two off one spot complete an upgrade."
    ]
    table.do(0, "remove bunks")
    assert asked(table)[0] == "You have delivered. Do you use the city's own action, too?"
    table.do(0, "act repair")
    assert asked(table) == [
        "Which disc do you remove? 2 are left to be removed; two off one spot complete an upgrade."
    ]


def test_effects_that_ask() -> None:
    table = position(stopped=("4", 3), hands={0: "A01"}, doubloons={0: 2}, tiles=TILES)
    assert asked(table.do(0, "act bid"))[0] == "Which project do you buy for 3 doubloons less?"
    table = position(stopped=("13", 3), tiles=TILES)
    assert asked(table.do(0, "act court")) == ["With which nation do you gain 2 influence?"]
    table = position(stopped=("12", 3), explorers={0: "8"}).do(0, "act explore")
    assert asked(table) == [
        "Where does your explorer go? It is on space 8 and may go up to 2 steps; only where it"
        " stops it finds something."
    ]


def test_quests() -> None:
    table = position(
        stopped=("12", 3), hands={0: "A01 A37 A12"}, trail={"5l": "Q07"}, explorers={0: "3"}
    ).do(0, "act explore", "explore 5l")
    assert asked(table)[0] == (
        "Your explorer has reached a quest: 6 points, 1 doubloon for 2 maps. Do you fulfil it?"
    )
    assert called(table) == "fulfil the quest your explorer has reached, or leave it"
    table.do(0, "quest")
    assert asked(table) == ["The quest costs 2 maps. With what do you pay the map?"]


@pytest.mark.parametrize(
    ("quest", "given", "first", "said"),
    [
        (
            "Q07",
            {"hands": {0: "A01 A37 A12"}},
            "pay A37",
            "The quest costs 2 maps. You pay one of them with {card}. With what do you pay the"
            " other?",
        ),
        (
            "Q07",
            {"hands": {0: "A01 A37 A12"}, "bought": {0: "A34"}},
            "waive map",
            "The quest costs 2 maps. A project pays one of them. With what do you pay the other?",
        ),
        (
            "Q13",
            {"hands": {0: "A01 A37 A03 A39"}},
            "pay A01",
            "The quest costs map and lantern. You pay the map with {card}. With what do you pay"
            " the lantern?",
        ),
        (
            "Q13",
            {"hands": {0: "A01 A37 A03 A39"}, "bought": {0: "A34"}},
            "waive map",
            "The quest costs map and lantern. A project pays the map. With what do you pay the"
            " lantern?",
        ),
    ],
)
def test_the_second_payment_of_a_quest_says_what_the_first_one_is(
    quest: str, given: dict[str, Any], first: str, said: str
) -> None:
    table = position(stopped=("15", 3), quests={"15": quest}, **given).do(0, "quest", first)
    card = CARDS[first.removeprefix("pay ")].name if first.startswith("pay") else ""
    assert asked(table)[0] == said.format(card=card)


def test_combats() -> None:
    table = position(
        stopped=("11", 1), hands={0: "A03 A04"}, combat={0: 4}, bought={0: "A27"}, doubloons={0: 9}
    ).do(0, "act fight")
    assert asked(table)[:2] == [
        "A combat: from which pile do you turn up a token?",
        "You have 4 combat points; your projects add 1.",
    ]
    table.do(0, "reveal left").draw("draw-token 10")
    assert asked(table)[0] == (
        "For which nation do you fight? Its side of the token is paid at once."
    )
    table.do(0, "fight france")
    assert asked(table) == ["Which card do you discard to fight for France?"]
    table.do(0, "discard A03")
    assert asked(table)[:2] == [
        "You fight for France with 5. How many of your combat points do you add?",
        "It buys, each once: influence 2 or 5, a village 3, a city 5.",
    ]
    table.do(0, "add 1")
    assert asked(table)[:2] == [
        "You fight for France, and 6 of the total is left. On what do you spend it?",
        "13 markers of France are left.",
    ]


def test_a_combat_with_more_options_and_without_tokens() -> None:
    table = position(stopped=("11", 1), empty_piles=True, upgrades={0: "nets marque"})
    table.do(0, "act fight")
    assert asked(table)[0] == (
        "For which nation do you fight? No token is left: each side is worth 3."
    )
    table.do(0, "fight spain")
    assert asked(table)[1] == (
        "It buys, each once: influence 2 or 5, a village 3, a city 5, 2 more to take one from"
        " another nation, 4 points 3."
    )


def test_drawing_shows_the_hand() -> None:
    table = position(stopped=("13", 3), hands={0: "A01 B018"}, doubloons={0: 3}).do(0, "pass")
    assert asked(table) == [
        "Where does your next card come from? You draw 2 more, up to 4 in hand.",
        "A card of the gallery costs 1 doubloon, and you have 3.",
        "Your hand:",
        "**Harbour Clerk** sugar/map; costs 3, scores 1, doubloon income +1",
        "**Prize Money** tobacco/spyglass; costs 3, scores 1, 8 doubloons (needs 1 combat token)",
    ]
    table = position(stopped=("13", 3), upgrades={0: "broker bunks"})
    assert asked(table) == [
        "Where does your next card come from? You draw 5 more, up to 5 in hand.",
        "Cards of the gallery are free.",
    ]


def test_no_card_is_left_but_in_the_gallery() -> None:
    table = position(stopped=("13", 3), doubloons={0: 3})
    held = [*table.state.deck, *table.state.pool[: table.state.pool_left]]
    table.state.players[1].bought += [card for card in held if card.startswith("A")]
    table.state.deck, table.state.pool_left = [], 0
    view = GAME.view(table.state, 0)
    assert view.deck == 0
    GAME.apply(table.state, 0, GAME.parse_action("pass"))
    assert asked(table)[0] == "The deck is used up. Do you take a card of the gallery?"


def test_when_a_round_ends() -> None:
    rich = position(hands={0: "A01"}, doubloons={0: 3})
    table = rich.runs(BuyOrCollect(0))
    assert asked(table)[0] == (
        "Round 1 ends. Do you buy a project from hand or planning areas, or take doubloons?"
    )
    assert called(table) == "buy a project, or take doubloons"
    rich.state.round = 4
    table = rich.runs(BuyOrCollect(0), EndGame())
    assert asked(table)[0].startswith("The game ends. Do you buy a last project")
    assert called(table) == "buy a project, or take a point"


def test_when_a_round_ends_and_no_card_can_be_paid() -> None:
    poor = position(hands={0: "A06"}, doubloons={0: 3})
    assert asked(poor.runs(BuyOrCollect(0)))[0] == (
        "Round 1 ends. You can buy none of the cards in hand and planning areas; you may take 2"
        " doubloons."
    )
    poor.state.round = 4
    assert asked(poor.runs(BuyOrCollect(0), EndGame()))[0] == (
        "The game ends. You can buy none of the cards in hand and planning areas; you may take 1"
        " point."
    )


def test_who_is_not_asked_and_when_all_is_over() -> None:
    table = position(round=4).runs(EndGame())
    assert asked(table) == ["The game is over."]
    assert called(table) == ""


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_kind_of_question_is_asked_in_words(seats: int) -> None:
    kinds = set()
    for seed in range(2):
        for moment in random_game(GAME, seats, 500 + seed):
            if moment.decision is None:
                continue
            for seat in moment.decision.awaited:
                view = GAME.view(moment.state, seat)
                kinds.add(view.kind)
                said = question(view, NAMES[:seats], ENGLISH)
                assert re.search(r"[?:.]", said)
            assert summons(GAME.view(moment.state, None), NAMES[:seats], ENGLISH)
    assert len(kinds) > 15


def test_names_stand_as_they_are_safe() -> None:
    table: Table = position()
    said = question(table.view(1), ["*x*", "b", "c"], ENGLISH)
    assert "*" not in said
