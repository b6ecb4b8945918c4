"""Jean (§15): how she sails, what her cards do, and how a game against her ends."""

import pytest

from games.cli.playthrough import ranking_lines
from games.core.outcome import rank
from games.maracaibo.automa import ORDERS
from games.maracaibo.events import (
    Annexed,
    AutomaRevealed,
    CollectedInstead,
    JeanDelivered,
    JeanTookCard,
    JeanTookQuest,
    MarkerLost,
    RoundBegan,
    Sailed,
    TokenKept,
    TurnEnded,
)
from games.maracaibo.jean import JeanFights, JeanMoves, TurnUpAutoma, favoured
from games.maracaibo.map import CITIES, VILLAGES
from games.maracaibo.rounds import EndGame, EndRound, EndTurn, PayIncome
from games.maracaibo.sailing import SailShip
from games.maracaibo.view import Options
from tests.games.maracaibo.positions import GAME, Table, position
from tests.games.maracaibo.test_worked import A

JEAN = 1
LEVEL_5 = Options(level=5)


def jeans_turn(card: str, ship: str = "1", **more: object) -> Table:
    """Return a table at which Jean has just turned up a card."""
    table = position(1, options=LEVEL_5, **more)  # type: ignore[arg-type]  # passed on
    table.jean.ship = ship  # type: ignore[assignment]  # a location
    table.runs(TurnUpAutoma(), EndTurn(JEAN))
    return table.draw(f"draw-automa {card}")


def moves(card: str, round_number: int = 1, **more: object) -> Table:
    """Return a table at which Jean has done what a card says."""
    table = position(1, options=LEVEL_5, round=round_number, **more)  # type: ignore[arg-type]  # passed on
    return table.runs(JeanMoves(card, 0), SailShip())  # type: ignore[arg-type]  # a card


def test_the_human_plays_first_and_jean_next() -> None:
    table = position(1, ships={A: "10"}).do(A, "sail 11", "pass").draws_on()

    assert table.told(AutomaRevealed).card == "A1"
    assert [event.following for event in table.tells(TurnEnded)] == [JEAN, A]
    assert table.asked == ((A,), "sail")


@pytest.mark.parametrize(
    ("card", "ship", "quests", "path"),
    [
        ("A1", "1", {}, ("2", "3", "4")),
        ("A2", "1", {}, ("2", "3", "5")),
        ("B1", "1", {}, ("2", "3", "4", "6", "7", "8", "9", "10", "11")),
        ("A1", "12", {}, ("13",)),
        ("B1", "12", {"15": "Q01"}, ("13", "15")),
        ("B1", "12", {}, ("13", "15", "18", "19", "20")),
        ("B4", "12", {"15": "Q01"}, ("14", "16", "17", "18", "19", "20")),
        ("B1", "15", {}, ("18", "19", "20")),
        ("B1", "20", {}, ("21a",)),
    ],
)
def test_jean_sails(card: str, ship: str, quests: dict[str, str], path: tuple[str, ...]) -> None:
    assert jeans_turn(card, ship, quests=quests).told(Sailed).path == path


def test_jean_takes_a_quest_and_does_no_more() -> None:
    table = jeans_turn("B1", "12", quests={"15": "Q01"})

    assert table.told(JeanTookQuest).location == "15"
    assert table.jean.quests == ["Q01"]
    assert table.jean.points == 0
    assert not table.tells(JeanDelivered)


def test_jean_delivers_on_the_first_open_space() -> None:
    table = jeans_turn("A1", "10", markets={"11": {"cotton": JEAN}})

    assert table.told(JeanDelivered).good == "coffee"
    assert table.jean.discs == 1
    assert table.state.markets["11"] == {"cotton": JEAN, "coffee": JEAN}


def test_jean_takes_a_gallery_card_where_the_market_is_full() -> None:
    table = jeans_turn("A4", "19")

    assert table.told(JeanTookCard).card == "B001", "display position 1"
    assert table.jean.cards == 1
    assert table.state.discarded == ["B001"]
    table.draw("reveal-card A20")
    assert table.state.gallery == ["B002", "B003", "B004", "A20"]
    assert table.jean.influence["spain"] == 1


def test_fewer_cards_than_the_display_position() -> None:
    table = jeans_turn("A3", "19", gallery=("B001", "B002"))
    assert table.told(JeanTookCard).card == "B002"

    nothing = jeans_turn("A3", "19", gallery=())
    assert nothing.told(JeanTookCard).card is None
    assert nothing.jean.cards == 0


@pytest.mark.parametrize(
    ("card", "round_number", "points", "steps", "discs"),
    [
        ("A1", 1, 0, 2, 0),
        ("B1", 2, 4, 2, 0),
        ("B4", 3, 4, 4, 0),
        ("B3", 2, 0, 0, 1),
        ("B5", 4, 4, 0, 1),
        ("C1", 1, 4, 0, 1),
        ("C3", 1, 4, 3, 0),
        ("C3", 4, 4, 4, 0),
    ],
)
def test_what_her_cards_bring(
    card: str, round_number: int, points: int, steps: int, discs: int
) -> None:
    table = moves(card, round_number)

    assert table.jean.points == points
    assert table.jean.discs == discs
    assert table.jean.explorer == ("S", "1", "2", "3", "4u")[steps]


@pytest.mark.parametrize(("card", "nation"), [("A2", "france"), ("A4", "spain"), ("A5", "england")])
def test_influence(card: str, nation: str) -> None:
    assert moves(card).jean.influence[nation] == 1  # type: ignore[index]  # a nation


def test_her_influence_beyond_the_track_scores() -> None:
    table = position(1)
    table.jean.influence["france"] = 15

    table.runs(JeanMoves("A2", 0), SailShip())

    assert table.jean.points == 1


def test_a_quest_from_the_stack() -> None:
    table = moves("C2", trail={"5l": "Q01"})
    assert table.jean.quests == ["Q02"]
    assert table.asked[1] == "draw-quest"
    table.draw("draw-quest Q09")
    assert table.jean.points == 3
    assert table.state.top_quest == "Q09"

    empty = position(1, options=LEVEL_5)
    empty.player().quests = [f"Q{number:02}" for number in range(1, 25)]
    empty.state.top_quest, empty.state.quests_left = None, []
    empty.runs(JeanMoves("C2", 0), SailShip())
    assert (empty.jean.quests, empty.jean.points) == ([], 3)


def test_her_explorer_goes_to_a_quest_within_reach() -> None:
    table = position(1, explorers={A: "4l"}, trail={"5l": "Q01"})
    table.jean.explorer = "3"

    table.runs(JeanMoves("A1", 0), SailShip())

    assert table.jean.explorer == "5l", "the human on 4l is jumped, and not counted"
    assert table.told(JeanTookQuest).space == "5l"
    assert table.state.trail == {}


def test_her_explorer_takes_the_shorter_way() -> None:
    table = position(1)
    table.jean.explorer = "3"

    table.runs(JeanMoves("A1", 0), SailShip())

    assert table.jean.explorer == "5u"


def fights(card_influence: int = 2, villages: int = 0, token: int = 25, **more: object) -> Table:
    """Return a table at which Jean has fought."""
    table = position(1, **more)  # type: ignore[arg-type]  # passed on
    table.runs(JeanFights(card_influence, villages), SailShip())
    return table.draw(f"draw-token {token}")


def test_jean_annexes_the_first_empty_city_without_its_flag() -> None:
    table = fights(markers={"4": "spain", "6": "spain", "7": "england", "8": "france"}, token=1)

    assert table.told(Annexed).location == "5"
    assert table.told(Annexed).nation == "france", "five against three and two"
    assert table.jean.influence["france"] == 2
    assert table.told(TokenKept).seat == JEAN
    assert table.state.piles == [12, 12]


def test_jean_annexes_a_village_where_no_city_is_empty() -> None:
    cities = dict.fromkeys(CITIES, "spain")
    assert fights(markers=cities).told(Annexed).location == "2"

    villages = dict.fromkeys(VILLAGES[:7], "spain") | dict.fromkeys(VILLAGES[7:], "england")
    full = fights(markers={**cities, **villages})
    assert full.told(MarkerLost).nation == "france"
    assert full.state.given["france"] == 1
    assert full.jean.influence["france"] == 2


def test_an_extra_village() -> None:
    table = fights(3, 1)
    places = [event.location for event in table.tells(Annexed)]
    assert places == ["4", "2"]
    assert table.jean.influence["france"] == 3

    short = fights(3, 1, given={"france": 12})
    assert [event.location for event in short.tells(Annexed)] == ["4"]
    none = fights(3, 1, given={"france": 13})
    assert not none.tells(Annexed)
    assert none.jean.influence["france"] == 3


def test_jean_fights_for_what_is_worth_most_to_her() -> None:
    table = position(1, influence={A: (4, 0, 0)})
    assert favoured(table.state, 25) == "spain", "the human's rank counts against France"
    assert favoured(table.state, None) == "spain"
    table.jean.influence["england"] = 2

    assert favoured(table.state, 25) == "england"
    # 4 and no lead, or 3 and a lead of one: the higher plain value decides.
    plain = position(1)
    plain.jean.influence["england"] = 1
    assert favoured(plain.state, 4) == "france"


def test_without_tokens_jean_fights_with_three() -> None:
    table = position(1)
    table.jean.tokens, table.state.tokens_left = table.state.tokens_left, []
    table.state.piles = [0, 0]

    table.runs(JeanFights(2, 0), SailShip())

    assert table.told(Annexed).nation == "france"
    assert not table.tells(TokenKept)


def test_jean_reveals_from_the_right_pile_when_the_left_is_empty() -> None:
    table = position(1)
    table.state.tokens_left, table.jean.tokens = [1, 2], [*range(3, 26)]
    table.state.piles = [0, 2]

    table.runs(JeanFights(2, 0), SailShip()).draw("draw-token 1")

    assert table.state.piles == [0, 1]


def test_her_deck_is_shuffled_when_it_is_empty() -> None:
    table = position(1)
    table.jean.used = table.jean.deck[:]
    table.jean.deck = []

    table.runs(TurnUpAutoma(), EndTurn(JEAN))

    assert len(table.legal("draw-automa", -1)) == 5
    assert table.jean.used == []


def test_which_b_and_c_cards_she_has_is_not_known() -> None:
    table = position(1, options=LEVEL_5).runs(TurnUpAutoma(), EndTurn(JEAN))
    decision = GAME.decision(table.state)
    assert decision is not None
    weights = dict(zip(map(str, decision.choices[0]), decision.weights, strict=True))
    # 5 A cards, 3 of 6 B cards, 1 of 4 C cards: a B card is half as likely, a C card a quarter.
    assert weights["draw-automa card=A1"] == 2 * weights["draw-automa card=B1"]
    assert weights["draw-automa card=A1"] == 4 * weights["draw-automa card=C1"]
    assert len(weights) == len(ORDERS)


def test_income_and_the_next_round() -> None:
    table = position(1, doubloons={A: 3}, hands={A: "A13"})
    table.jean.discs, table.jean.cards = 3, 3
    table.runs(PayIncome(), EndRound(A))

    assert table.jean.points == 5
    table.do(A, "collect").draws_on()
    assert table.tells(RoundBegan)[0].first == JEAN, "who follows the one that ended the round"
    assert table.asked == ((A,), "sail")


def test_jean_ends_a_round() -> None:
    table = jeans_turn("A1", "20").draws_on()

    assert table.tells(CollectedInstead)
    assert table.told(RoundBegan).first == A


@pytest.mark.parametrize(
    ("quests", "discs", "explorer", "points"),
    [
        (0, 0, "S", 0),
        (1, 2, "1", 10 + 10 + 10),
        (3, 6, "7", 20 + 20 + 10),
        (4, 8, "10", 30 + 30 + 20),
        (2, 5, "11", 10 + 10 + 20),
        (0, 1, "15l", 0 + 0 + 30),
    ],
)
def test_what_she_is_ahead_by(quests: int, discs: int, explorer: str, points: int) -> None:
    table = position(1)
    jean = table.jean
    jean.quests = [f"Q{number:02}" for number in range(1, quests + 1)]
    jean.discs, jean.explorer = discs, explorer  # type: ignore[assignment]  # a space

    parts = table.at_the_end(JEAN)

    assert parts["comparison"] == points
    assert parts["quests"] == 5 * quests


def test_what_the_human_has_is_taken_off_her_lead() -> None:
    table = position(1, upgrades={A: "bunks nets"}, done_quests={A: ["Q01"]}, explorers={A: "10"})
    jean = table.jean
    jean.discs, jean.quests, jean.explorer = 6, ["Q02", "Q03"], "11"
    table.state.crossings[0].append(JEAN)

    assert table.at_the_end(JEAN)["comparison"] == 10 + 10 + 10


@pytest.mark.parametrize(
    ("mine", "hers", "more", "beaten"),
    [
        (30, 20, {}, True),
        (20, 30, {}, False),
        (20, 20, {"doubloons": {A: 1}}, True),
        (20, 20, {}, None),
    ],
)
def test_the_end(mine: int, hers: int, more: dict[str, object], beaten: bool | None) -> None:
    table = position(1, round=4, points={A: mine}, **more)  # type: ignore[arg-type]  # passed on
    table.jean.scored = {"cards": hers}

    table.runs(EndGame())

    seen = table.view().jean
    assert seen is not None
    assert seen.beaten is beaten
    assert table.outcome.ranking == ((A,),)
    rival = GAME.rival(table.state)
    assert rival is not None
    assert (rival.score.total, rival.score.parts["cards"]) == (seen.points, hers)
    groups = rank((*table.outcome.scores, rival.score)).ranking
    assert groups == {True: ((A,), (JEAN,)), False: ((JEAN,), (A,)), None: ((A, JEAN),)}[beaten]


def test_who_plays_against_others_has_no_rival() -> None:
    assert GAME.rival(position(2, round=4).runs(EndGame()).state) is None


def test_jean_is_no_rival_in_the_ranking_before_the_end() -> None:
    assert GAME.rival(position(1).state) is None


@pytest.mark.parametrize(
    ("hers", "lines"),
    [
        (110, ["1. Jean, level 5: 110 = 110 cards (0 ", "2. seat 0: 63 = 63 cards (7 "]),
        (40, ["1. seat 0: 63 = 63 cards (7 ", "2. Jean, level 5: 40 = 40 cards (0 "]),
    ],
)
def test_the_command_line_ranks_her(hers: int, lines: list[str]) -> None:
    table = position(1, options=LEVEL_5, round=4, points={A: 63}, doubloons={A: 7})
    table.jean.scored = {"cards": hers}

    table.runs(EndGame())

    told = list(ranking_lines(GAME, table.state))
    assert [line.split("doubloons")[0] for line in told[1:]] == lines


def test_leaders_include_her() -> None:
    table = position(1, influence={A: (3, 0, 0)})
    table.jean.influence["france"] = 4

    assert table.at_the_end(A)["leaders"] == 0
    assert table.at_the_end(JEAN)["leaders"] == 3
