"""Turns and rounds of Maracaibo, told in full."""

from typing import Any

import pytest

from bot.wording.maracaibo.story import story
from games.core.event import Answered, Event
from games.maracaibo.automa import AUTOMA_CARDS
from games.maracaibo.events import (
    CardDrawn,
    CardSeen,
    DoubloonsChanged,
    GalleryFilled,
    MarkerLost,
    TokenKept,
)
from games.maracaibo.jean import TurnUpAutoma
from games.maracaibo.rounds import EndTurn
from games.maracaibo.view import Options
from tests.bot.wording.maracaibo_words import ENGLISH, NAMES, told
from tests.bot.wording.moments import random_game
from tests.games.maracaibo.positions import GAME, Table, position

MOST_LINES_OF_A_TURN = 7
"""A turn, and what follows it unasked: Jean's turn, the end of a round, the first ship again."""


def turn(table: Table, *acts: str, seat: int = 0) -> str:
    """Return the only line of a turn."""
    [line] = told(table.do(seat, *acts))
    return line


def tell(*events: Event, names: list[str] | None = None) -> list[str]:
    return story(events, names or NAMES[:3], ENGLISH)


def jean(card: str, ship: str = "1", **given: object) -> str:
    """Return what is told of a turn of Jean's."""
    table = position(1, options=Options(level=5), **given)  # type: ignore[arg-type]  # passed on
    table.jean.ship = ship  # type: ignore[assignment]  # a location
    table.runs(TurnUpAutoma(), EndTurn(1)).draw(f"draw-automa {card}")
    return told(table.draws_on())[0]


def test_setting_up() -> None:
    table = Table(GAME.setup(2)).draws_on()
    public = [event for event in table.heard if event.heard_by(None)]
    lines = story(public, NAMES[:2], ENGLISH)
    assert lines == [
        "Quests on the explorer track: 2 maps on space 5, lower way; 2 spyglasses on space 14,"
        " lower way; 2 lanterns on space 23, lower way. The cities: Expedition in Puerto Plata (4),"
        " Press gang in Santo Domingo (5), Shipwright in Port Royal (13) and Embassy in Cartagena"
        " (14). Everybody is dealt 8 cards. The gallery: Jungle Guide, Mule Driver, Envoy from"
        " Paris and Envoy from London. Governor's Palace is open. Everybody is dealt 2 careers.",
        "Ana begins. Doubloons: Ana 8, Béla 9. Quests: 2 keys in Negril (15).",
    ]
    own = [event for event in table.heard if event.heard_by(0)]
    assert story(own, NAMES[:2], ENGLISH)[2:] == [
        "Ana is dealt Harbour Clerk, Toll Keeper, Fishwife, Ropewalk, Salt Trader, Sugar Press,"
        " Customs Scribe and Town Crier. Ana may become Privateer or Pathfinder."
    ]


def test_first_cards_and_careers() -> None:
    table = Table(GAME.setup(2)).draws_on()
    for seat in (0, 1):
        first, second, third, fourth, *_ = table.view(seat).hand
        heard = table.do(
            seat, f"plan {first}", f"discard {second}", f"discard {third}", f"discard {fourth}"
        ).heard
    assert tell(*heard, names=NAMES[:2]) == [
        "Ana plans Harbour Clerk, discards Toll Keeper, Fishwife and Ropewalk; Béla plans Ballad"
        " Singer, discards Portrait Painter, Court Chronicler and Bell Founder."
    ]
    table.do(0, "keep pathfinder")
    assert told(table) == ["Your answer is noted; nobody else sees it yet."]
    assert told(table.do(1, "keep merchant")) == [
        "Careers: Ana Pathfinder, Béla Merchant.",
        "**Round 1 of 4:** Ana sails first.",
    ]


def test_a_turn_in_a_village() -> None:
    table = position(hands={0: "A01 A37"}, doubloons={0: 6})
    assert turn(table, "sail 9") == "Ana sails 7 to Grenada (9)."
    table = position(hands={0: "A01 A37"}, doubloons={0: 6})
    assert turn(table, "sail 9", "earn", "buy A01", "plan A37", "earn") == (
        "Ana sails 7 to Grenada (9), takes 1 doubloon, buys Harbour Clerk for 3 doubloons (doubloon"
        " income +1), plans Innkeeper and takes 1 doubloon."
    )
    table = position(hands={0: "A01 A37"}, doubloons={0: 6}, bought={0: "A32"})
    assert turn(table, "sail 9", "earn", "earn", "sell") == (
        "Ana sails 7 to Grenada (9), takes 1 doubloon, takes 1 doubloon (1 doubloon, 1 point) and"
        " sells 2 cards (2 doubloons)."
    )
    assert turn(position(), "sail 9", "earn", "earn", "earn") == (
        "Ana sails 7 to Grenada (9) and takes 3 doubloons."
    )


def test_what_upgrades_allow_in_villages() -> None:
    table = position(
        hands={0: "A01 A37"}, doubloons={0: 16}, upgrades={0: "armoury crew_call scouts"}
    )
    assert turn(table, "sail 9", "invest palace", "drill A01", "enlist") == (
        "Ana sails 7 to Grenada (9), invests 6 doubloons and a figure in Governor's Palace, drills"
        " with Harbour Clerk (3 combat points) and calls a crew with 1 card (4 doubloons, 1"
        " figure)."
    )
    table = position(doubloons={0: 16}, upgrades={0: "scouts"}, investors={"guild": (1,)})
    assert turn(table, "sail 9", "scout", "explore 2", "invest guild") == (
        "Ana sails 7 to Grenada (9), sends scouts (−2 doubloons), explores to space 2 (1 combat"
        " point) and invests 8 doubloons and a figure in Explorers' Guild (compass token)."
    )


def test_a_turn_in_a_city() -> None:
    table = position(
        hands={0: "A03 A37"}, ships={0: "9"}, bought={0: "A29"}, discs={0: {"bunks": 1}}
    )
    assert turn(table, "sail 11", "deliver A03", "remove bunks", "act fight") == (
        "Ana sails 2 to Caracas (11), delivers cotton with Fishwife (Bunks completed, 2 doubloons)"
        " and goes into combat."
    )
    table = position(stopped=("13", 3), doubloons={0: 3})
    assert turn(table, "act repair", "remove bunks", "remove cabins") == (
        "Ana has the ship repaired (disc off Bunks, disc off Cabins, −3 doubloons)."
    )
    assert told(position(stopped=("13", 3))) == ["Ana takes no main action."]


@pytest.mark.parametrize(
    ("tile", "deed", "answer", "said"),
    [
        ("press_gang", "recruit", "", "presses a figure (1 figure, 3 doubloons)"),
        ("arsenal", "arm", "", "arms (4 combat points)"),
        ("embassy", "court", "influence spain", "visits the Embassy (2 influence with Spain)"),
        ("auction", "collect", "", "collects (3 doubloons)"),
        ("auction", "bid", "", "goes to the Auction"),
        ("auction", "bid", "buy A01", "buys Harbour Clerk for 0 doubloons (doubloon income +1)"),
        ("expedition", "explore", "", "goes exploring"),
        ("expedition", "explore", "explore 3", "explores to space 3 (2 doubloons)"),
    ],
)
def test_what_is_done_in_cities(tile: str, deed: str, answer: str, said: str) -> None:
    helms = [one for one in ("expedition", "press_gang") if one != tile]
    others = [one for one in ("embassy", "arsenal") if one != tile]
    table = position(stopped=("4", 3), hands={0: "A01"}, tiles=(tile, *helms, *others)[:4])
    assert turn(table, *filter(None, (f"act {deed}", answer))) == f"Ana {said}."


def test_quests_assistants_and_careers() -> None:
    table = position(
        stopped=("15", 3), hands={0: "A01 A37"}, quests={"15": "Q07"}, bought={0: "A31"}
    )
    assert turn(table, "quest") == "Ana fulfils the quest for 2 maps (8 points, 1 doubloon)."
    table = position(stopped=("7", 3), bought={0: "A40"}, upgrades={0: "signals"})
    assert turn(table, "assist A40") == "Ana uses the assistant Cane Planter (13 doubloons)."
    table = position(stopped=("2", 3), doubloons={0: 20}, careers={0: "merchant"}, tasks={0: [3]})
    assert turn(table, "complete 3") == (
        "Ana completes the task “12 doubloons” (doubloon income +2, point income +2)."
    )
    table = position(stopped=("2", 3), hands={0: "A01 A02"})
    assert turn(table, "plan A01", "plan A02") == "Ana plans Harbour Clerk and Toll Keeper."


def test_exploring() -> None:
    table = position(stopped=("12", 3), explorers={0: "8", 1: "9"}, bought={0: "A28"})
    assert turn(table, "act explore", "explore 12") == (
        "Ana explores to space 12 (barrier 1 crossed, 3 points, doubloon income +1, 1 figure)."
    )
    table = position(stopped=("12", 3), explorers={0: "29"})
    assert turn(table, "act explore", "explore 30") == (
        "Ana explores to the end of the track (7 points)."
    )
    trail = {"5l": "Q07"}
    table = position(stopped=("12", 3), explorers={0: "3"}, hands={0: "A01 A37"}, trail=trail)
    assert turn(table, "act explore", "explore 5l", "decline") == (
        "Ana explores to space 5, lower way and leaves the quest for 2 maps."
    )


def test_a_combat() -> None:
    table = position(
        stopped=("11", 1),
        combat={0: 4},
        doubloons={0: 3},
        markers={"4": "spain"},
        upgrades={0: "nets"},
    )
    heard = table.do(0, "act fight", "reveal left").heard
    assert told(table) == ["Ana goes into combat."]
    heard += table.draw("draw-token 1").heard
    assert tell(*heard) == ["Ana turns up a combat token."]
    heard += table.do(0, "fight france").heard
    assert tell(*heard) == ["Ana fights for France with 5 (−3 doubloons)."]
    heard += table.do(0, "add 4", "win 1", "annex 4").heard
    assert tell(*heard) == [
        "Ana fights for France with 9, adding 4 combat points (1 influence with France, −3"
        " doubloons) and takes Puerto Plata (4) from Spain for France (1 influence with France, 3"
        " doubloons)."
    ]


def test_a_card_paid_for_a_token_and_points_lost() -> None:
    table = position(stopped=("11", 1), hands={0: "A01 A02"}, combat={0: 0})
    table.do(0, "act fight", "reveal left").draw("draw-token 10")
    assert turn(table, "fight france", "discard A01") == (
        "Ana fights for France with 4 (discarding Harbour Clerk)."
    )
    table = position(stopped=("11", 1), points={0: 2}, combat={0: 0})
    table.do(0, "act fight", "reveal left").draw("draw-token 13")
    assert turn(table, "fight france") == "Ana fights for France with 5 (−2 points)."


def test_only_the_drawer_learns_what_came_from_the_deck() -> None:
    table = position(stopped=("13", 3), hands={0: "A01"}, doubloons={0: 3})
    table.do(0, "pass", "take B001", "draw").draw("draw-card A02")
    mine = [event for event in table.heard if event.heard_by(0)]
    others = [event for event in table.heard if event.heard_by(1)]
    assert tell(*mine) == ["Ana draws 1 card (Toll Keeper)."]
    assert tell(*others) == ["Ana draws 1 card."]
    drawn = CardDrawn(seat=0, left=9), CardSeen(to=(0,), seat=0, card="A03")
    assert tell(*drawn, *drawn) == ["Ana draws 2 cards (Fishwife and Fishwife)."]


def test_a_deck_made_anew_is_told_after_the_turn() -> None:
    table = position(stopped=("13", 3), hands={0: "A01"}, discarded=("A20", "A21"))
    assert not told(table.do(0, "pass").draws_on())[0].endswith("cards.")
    table = position(stopped=("13", 3), hands={0: "A01"}, discarded=("A20", "A21"))
    table.state.deck, table.state.pool_left, table.state.pool = [], 0, table.state.pool[:61]
    heard = GAME.apply(table.state, 0, GAME.parse_action("pass"))
    assert tell(*heard) == ["Ana takes no main action. The discard pile becomes the deck: 2 cards."]


def test_a_round_ends() -> None:
    table = position(
        ships={0: "21a"},
        hands={0: "A01"},
        doubloons={0: 5, 1: 0, 2: 2},
        income={0: (9, 1), 1: (8, 0), 2: (8, 2)},
        quests={"15": "Q03"},
        trail={"5l": "Q01", "14l": "Q02"},
        discs={0: {"nets": 1}},
        markets={"11": {"coffee": 0}},
    ).runs(EndTurn(0))
    assert tell(*table.heard) == ["Ana is home, so round 1 ends. Ana may buy a project."]
    heard = table.heard + table.do(0, "buy A01").draws_on().heard
    assert tell(*heard) == [
        "Ana is home, so round 1 ends. Ana buys Harbour Clerk for 3 doubloons (doubloon income +1)."
        " Béla buys nothing (2 doubloons). Cili buys nothing (2 doubloons).",
        "Income: Ana 10 doubloons, 1 point; Béla 8 doubloons; Cili 8 doubloons, 2 points. 1 disc"
        " leaves the markets. Fortress is open. Quests: 2 pistols in Cayman (18). Quests on the"
        " explorer track: 2 keys on space 23, lower way. All ships are in Havana. The gallery is"
        " renewed. The gallery: Toll Keeper, Fishwife, Ropewalk and Salt Trader.",
        "**Round 2 of 4:** Béla sails first.",
    ]


def test_the_game_ends() -> None:
    table = position(
        round=4,
        ships={0: "22"},
        hands={0: "A01"},
        doubloons={0: 5},
        income={0: (9, 1), 1: (8, 0), 2: (8, 2)},
    ).runs(EndTurn(0))
    heard = table.heard + table.do(0, "buy A01").heard
    assert tell(*heard) == [
        "Ana is home, so round 4 ends. Ana buys Harbour Clerk for 3 doubloons (doubloon income +1)."
        " Béla buys nothing (1 point). Cili buys nothing (1 point).",
        "The last scoring: Ana 4 points, Cili 2 points.",
        "The game is over: Ana 4 points, Béla 1 point, Cili 3 points.",
    ]


def test_what_a_last_purchase_brings_is_not_of_the_last_scoring() -> None:
    table = position(
        round=4, ships={0: "22"}, hands={2: "A08"}, doubloons={2: 5}, symbols={2: "parrot"}
    ).runs(EndTurn(0))
    heard = table.heard + table.do(2, "buy A08").heard
    assert tell(*heard)[0].endswith(
        "Cili buys Town Crier for 3 doubloons (point income +1, 2 points)."
    )
    assert tell(*heard)[1] == "The last scoring: Cili 2 points."


@pytest.mark.parametrize(
    ("given", "acts", "said"),
    [
        ({"influence": {0: (14, 0, 0)}}, ("act court", "influence france"), "1 influence with"),
        ({"influence": {0: (15, 0, 0)}}, ("act court", "influence france"), "2 points"),
        ({"influence": {0: (9, 0, 0)}}, ("act court", "influence france"), "2 influence with"),
    ],
)
def test_influence_beyond_its_track_is_told_as_points(
    given: dict[str, Any], acts: tuple[str, ...], said: str
) -> None:
    table = position(
        stopped=("14", 7), tiles=("expedition", "press_gang", "arsenal", "embassy"), **given
    )
    line = turn(table, *acts)
    assert line.startswith(f"Ana visits the Embassy ({said}")
    assert line.endswith({"1": "France, 1 point).", "2": ")."}[said[0]])
    assert "France, 2" not in line


@pytest.mark.parametrize(
    ("income", "said"),
    [
        ((19, 19), "doubloon income +1, 5 points, point income +1"),
        ((20, 20), "10 points"),
        ((18, 18), "doubloon income +2, point income +2"),
    ],
)
def test_incomes_beyond_their_tracks_are_told_as_points(income: tuple[int, int], said: str) -> None:
    table = position(
        stopped=("2", 3),
        doubloons={0: 20},
        careers={0: "merchant"},
        tasks={0: [3]},
        income={0: income},
    )
    assert turn(table, "complete 3") == f"Ana completes the task “12 doubloons” ({said})."


def test_jeans_turns() -> None:
    assert jean("A2") == (
        "Jean turns up card A2, sails to Santo Domingo (5), delivers tobacco and gets 1 influence"
        " with France."
    )
    assert jean("B1", "12", quests={"15": "Q01"}) == (
        "Jean turns up card B1, sails to Negril (15) and takes the quest for 2 maps."
    )
    assert jean("A4", "19") == (
        "Jean turns up card A4, sails to Homeward bound (20), discards Tobacco Estate from the"
        " gallery and gets 1 influence with Spain."
    )
    assert jean("C1", "11") == (
        "Jean turns up card C1, sails to Port Royal (13), delivers cotton, gets 4 points and"
        " takes a disc."
    )
    fought = jean("C4", "19")
    assert "turns up a combat token, annexes Puerto Plata (4) for " in fought
    assert ", annexes Matanzas (2) for " in fought
    assert "2 points" in fought


@pytest.mark.parametrize("card", AUTOMA_CARDS)
@pytest.mark.parametrize("number", [1, 4])
def test_every_card_of_jeans_is_told_in_one_sentence(card: str, number: int) -> None:
    line = jean(card, round=number)
    sentence, *others = line.replace("St.", "St").removesuffix(".").split(". ")
    assert sentence.startswith(f"Jean turns up card {card}, sails ")
    assert bool(others) == ("from the stack" in sentence), "the next quest is seen then"


def test_jean_ends_a_round() -> None:
    table = position(1, options=Options(level=5))
    table.jean.ship = "20"
    table.runs(TurnUpAutoma(), EndTurn(1)).draw("draw-automa A4").draws_on()
    assert told(table)[-3] == "Jean is home, so round 1 ends. Ana buys nothing (2 doubloons)."
    assert tell(MarkerLost(nation="spain"), names=["Ana"]) == [
        "Jean finds no empty location: a marker of Spain leaves the game."
    ]


def test_what_is_told_alone() -> None:
    assert tell(TokenKept(seat=0, token=3)) == ["Ana puts the combat token away."]
    assert tell(DoubloonsChanged(seat=1, amount=2, source="cards")) == ["Béla gets 2 doubloons."]
    assert tell(GalleryFilled(cards=("A01",))) == ["The gallery: Harbour Clerk."]
    assert tell(Answered(to=(0,), seat=0)) == ["Your answer is noted; nobody else sees it yet."]
    assert tell() == []


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_turn_is_told_in_few_lines(seats: int) -> None:
    for seed in range(4):
        for moment in random_game(GAME, seats, 700 + seed):
            lines = story(moment.events, ["W" * 32] * seats, ENGLISH)
            assert len(lines) <= MOST_LINES_OF_A_TURN
            assert all(line.endswith(".") for line in lines), lines
