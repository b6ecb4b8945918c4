"""What is asked, what may be answered, and why something is refused."""

from random import Random
from typing import Any

import pytest

from bot.wording.extraction import ROOT, refusals_in
from bot.wording.game import LINE_LIMIT, Choice
from bot.wording.language import Language
from bot.wording.montego.cards import figure_line
from bot.wording.montego.choices import choice
from bot.wording.montego.figures import figures_of
from bot.wording.montego.questions import question, summons
from bot.wording.montego.refusals import RECOUNTED, VERBS, refusal
from bot.wording.montego.ships import outlook, ship_at
from games.core.text import members
from games.montego.actions import AnyAction
from games.montego.loading import LoadBarrels, MakeUpForBroken
from tests.games.montego.positions import BLUE, GAME, GREEN, YELLOW, L, Table, position

NAMES = ["Ana", "Béla", "Cili", "Dani"]
ENGLISH = Language("en")
SECRET = "Cards are secret, and may be changed until the last one is in."


def chosen(table: Table, seat: int, act: str) -> Choice:
    action = GAME.parse_action(act)
    assert action in table.view(seat).choices
    return choice(table.view(seat), action, ENGLISH)


def line(table: Table, seat: int, act: str) -> str:
    return chosen(table, seat, act).line


def asked(table: Table, seat: int) -> str:
    return question(table.view(seat), NAMES, ENGLISH)


def called(table: Table) -> str:
    return summons(table.view(), NAMES, ENGLISH)


def refused(table: Table, seat: int, act: str) -> str:
    return refusal(GAME.refusal(table.state, seat, GAME.parse_action(act)), ENGLISH)


def loading(left: int, **how: Any) -> Table:
    """Let the big green docker load barrels it has taken."""
    table = position(**how).runs(LoadBarrels("green-big", left))
    table.state.players[GREEN].barrels -= left
    return table


def two_players() -> Table:
    state = GAME.setup(2)
    GAME.apply(state, -1, GAME.parse_action("chooser 1"))
    return Table(state)


def test_picking_a_third_docker() -> None:
    table = two_players()
    assert asked(table, BLUE) == (
        "Both of you get a third docker: you pick one, and Ana gets the one of the other size and"
        " the other colour. Which one do you pick?"
    )
    assert asked(table, GREEN) == "Nothing is asked of you now; Béla decides what comes next."
    assert called(table) == "pick a third docker"
    assert line(table, BLUE, "pick yellow-big") == (
        "Big yellow docker: in the left tavern; the other player gets the small orange docker"
    )
    rule = "(rules: third dockers of two players)."
    assert (
        refused(table, BLUE, "pick green-big") == f"The big green docker is in play already {rule}"
    )
    assert refused(table, GREEN, "pick yellow-big") == (
        "It is not your decision now (rules: order of play)."
    )


def test_hiring_jack() -> None:
    table = position(3, coins={0: 3, 1: 4, 2: 5}, points={0: 5, 1: 2, 2: 2})
    assert called(table) == "say in secret whether you want Lazy Jack"
    price = "Do you want Lazy Jack for this round? He costs 3 coins, and you have"
    secret = "Your answer is secret, and you may change it until all are in."
    assert asked(table, 1) == f"{price} 4. Nobody who wants him would come before you. {secret}"
    assert asked(table, 2) == f"{price} 5. Béla would come before you. {secret}"
    assert asked(table, 0) == f"{price} 3. Béla or Cili would come before you. {secret}"
    assert line(table, 1, "hire yes") == "Yes: pay 3 coins if you get him"
    assert line(table, 1, "hire no") == "No: do without him this round"
    assert not chosen(table, 1, "hire no").chosen
    table.do(1, "hire no")
    assert asked(table, 1) == (
        f"{price} 4. Nobody who wants him would come before you. Your secret answer is “No”."
        " You may change it until all are in. Ana and Cili are still awaited."
    )
    assert chosen(table, 1, "hire no").chosen
    assert not chosen(table, 1, "hire yes").chosen


def test_hiring_jack_when_nobody_else_can() -> None:
    table = position(3, coins={0: 3})
    assert "and you have 3. Nobody else can pay for him." in asked(table, 0)
    assert asked(table, 1) == "Nothing is asked of you now; Ana decides what comes next."


def test_setting_jack_down() -> None:
    table = position(3, coins={0: 3}, places={"green-big": 4}).do(0, "hire yes")
    assert asked(table, 0) == (
        "You have hired Lazy Jack. Beside which of your dockers does he stand? He walks before all"
        " others, with a card from that docker's set."
    )
    assert called(table) == "set Lazy Jack beside one of your dockers"
    assert line(table, 0, "beside green-big") == "Beside your big docker: at the 3 barrels"
    assert line(table, 0, "beside green-small") == "Beside your small docker: in the right tavern"
    rule = "(rules: hiring Lazy Jack)."
    assert refused(table, 0, "beside blue-big") == (
        f"Jack stands beside a docker of your own {rule}"
    )
    assert refused(table, 0, "play green-big 1") == (
        f"You are asked to set Lazy Jack beside a docker now, not to lay a card {rule}"
    )


def test_laying_cards() -> None:
    table = position(3)
    assert called(table) == "lay your cards in secret"
    assert asked(table, 0) == f"Lay a card face down for each of your dockers. {SECRET}"
    table.do(0, "play green-small 2")
    assert asked(table, 0) == f"Face down lie: Small 2. Still without a card: Big. {SECRET}"
    table.do(0, "play green-big 5").do(2, "play yellow-big 1")
    assert asked(table, 0) == (
        f"Face down lie: Big 5 and Small 2. {SECRET} Béla and Cili are still awaited."
    )
    assert called(table) == "lay your cards in secret"
    rule = "(rules: choosing cards)."
    assert (
        refused(table, 0, "play blue-big 2") == f"The big blue docker is not yours to move {rule}"
    )
    assert refused(table, 0, "play green-big 6") == f"Step cards go from 1 to 5 {rule}"


def test_laying_cards_with_jack() -> None:
    table = position(3, coins={0: 3}).do(0, "hire yes").do(0, "beside green-small")
    assert asked(table, 0) == (
        "Lay a card face down for each of your dockers and for Jack. Jack and your small docker"
        f" share a set, so their cards must differ. {SECRET}"
    )
    assert "Jack" not in asked(table, 1)
    table.do(0, "play jack 2", "play green-big 1")
    assert asked(table, 0).startswith(
        "Face down lie: Big 1 and Jack 2. Still without a card: Small."
    )
    assert refused(table, 0, "play green-small 2") == (
        "Jack's card comes from the set of his partner, so the two cards must differ"
        " (rules: choosing cards)."
    )


def test_each_figure_has_a_row_of_cards_and_the_laid_one_is_marked() -> None:
    table = position(3, coins={0: 3}).do(0, "hire yes").do(0, "beside green-big")
    table.do(0, "play green-small 4")
    choices = [choice(table.view(0), action, ENGLISH) for action in table.view(0).choices]
    rows = {row: [it.label for it in choices if it.row == row] for row in (0, 1, 2)}
    assert rows[0] == ["Big 1", "Big 2", "Big 3", "Big 4", "Big 5"]
    assert rows[1] == ["Small 1", "Small 2", "Small 3", "Small 4", "Small 5"]
    assert rows[2] == ["Jack 1", "Jack 2", "Jack 3", "Jack 4", "Jack 5"]
    assert [it.label for it in choices if it.chosen] == ["Small 4"]
    table = two_players().do(BLUE, "pick yellow-big")
    third = GAME.parse_action("play figure=yellow-big card=3")
    while table.asked[1] != "play":
        decision = GAME.decision(table.state)
        assert decision is not None
        GAME.apply(table.state, -1, Random(1).choice(decision.choices[0]))
    said = choice(table.view(BLUE), third, ENGLISH)
    assert (said.label, said.row) == ("Third 3", 2)


@pytest.mark.parametrize(
    ("others", "effect"),
    [
        ({}, "to the 4 barrels"),
        ({"green-small": 12}, "to the 4 barrels"),
        (
            {"blue-small": 2},
            "to the 4 barrels, shoves B's small docker across to the broken barrel",
        ),
        (
            {"green-small": 2},
            "to the 4 barrels, shoves your small docker across to the broken barrel",
        ),
        ({"blue-small": 2, "yellow-big": 13}, "both rooms taken, back to the 2 barrels"),
        (
            {"blue-small": 2, "yellow-big": 13, "orange-big": 1},
            "both rooms taken, back to the 3 barrels",
        ),
    ],
)
def test_a_card_says_where_it_would_lead(others: dict[str, int], effect: str) -> None:
    table = position(places={"green-big": 0, **others})
    assert chosen(table, 0, "play green-big 2").effect == effect


def test_a_card_that_leads_nowhere() -> None:
    table = position(
        places={"green-big": L, "blue-big": 0, "yellow-big": 1, "orange-big": 14},
    )
    assert chosen(table, 0, "play green-big 2").effect == "all rooms taken, stays in the tavern"


def test_jack_looks_ahead_with_his_partner_beside_him() -> None:
    """His partner's space is taken for him, so he cannot shove anybody there."""
    table = position(3, coins={0: 3}, places={"green-big": 5, "blue-big": 8})
    table.do(0, "hire yes").do(0, "beside green-big")
    assert chosen(table, 0, "play jack 3").effect == "both rooms taken, back to the single barrel"
    assert chosen(table, 0, "play green-big 3").effect == (
        "to the 3 barrels, shoves B's big docker across to the 2 barrels"
    )


def test_loading() -> None:
    harbour = {"F1": {1: 1, 2: 3}, "F4": {2: 2}, "F7": {}, "F13": {0: 1, 1: 1}}
    table = loading(3, harbour=harbour)
    assert (
        asked(table, 0) == "Your big docker has 3 barrels to load. How many go aboard which ship?"
    )
    assert called(table) == "load 3 barrels"
    to_ship = "to the ship at pier"
    assert line(table, 0, "load F1 1") == (
        f"1 barrel {to_ship} 1: 1 hold left, C leads, pays you 2 instead of 0"
    )
    assert line(table, 0, "load F1 2") == (
        f"2 barrels {to_ship} 1: full, you get 2 and 1 for the last barrel, C 3, B 1"
    )
    assert line(table, 0, "load F4 2") == (
        f"2 barrels {to_ship} 2: 3 holds left, you and C lead, pays you 3 instead of 0"
    )
    assert line(table, 0, "load F7 3") == (
        f"3 barrels {to_ship} 3: 5 holds left, you lead, pays you 4 instead of 0"
    )
    assert line(table, 0, "load F13 2") == (
        f"2 barrels {to_ship} 4: 6 holds left, you lead, pays you 5 instead of 4"
    )
    view = table.view(0)
    assert (
        outlook(view, view.harbour[0], 0, ENGLISH)
        == "Pier 1: 2 holds left, C leads, now pays you 0"
    )
    assert outlook(view, view.harbour[3], 0, ENGLISH) == (
        "Pier 4: 8 holds left, you and B lead, now pays you 4"
    )
    rule = "(rules: loading)."
    assert refused(table, 0, "load F10") == f"That ship is not in the harbour {rule}"
    assert refused(table, 0, "load F7 4") == f"You have only 3 barrels to load {rule}"
    assert refused(table, 0, "load F1 3") == f"The ship at pier 1 has only 2 holds left {rule}"
    assert refused(table, 0, "load F1 0") == f"Every barrel must be loaded {rule}"


def test_who_leads_a_ship() -> None:
    harbour = {"F13": {1: 1, 2: 1}, "F10": {0: 1, 1: 2, 2: 2}, "F7": {1: 1, 2: 1, 3: 1}, "F4": {}}
    table = loading(1, harbour=harbour)
    view = table.view(0)
    leaders = [outlook(view, ship, 0, ENGLISH).split(", ")[1] for ship in view.harbour]
    assert leaders == ["B and C lead", "B and C lead", "3 players lead", "empty"]
    assert "4 players lead" in line(table, 0, "load F7")
    assert "you, B" not in line(table, 0, "load F10")


def test_piers_begin_behind_the_tug() -> None:
    table = loading(1)
    table.state.tug = True
    table.state.harbour.pop()
    view = table.view(0)
    assert line(table, 0, "load F1").startswith("1 barrel to the ship at pier 2:")
    assert [ship_at(view, pier) for pier in range(6)] == [None, None, "F1", "F2", "F3", None]


def test_taking_back() -> None:
    harbour = {"F1": {BLUE: 1, YELLOW: 3}, "F13": {GREEN: 1, BLUE: 3}, "F4": {}}
    table = position(harbour=harbour).runs(MakeUpForBroken("blue-small", 2))
    assert asked(table, 1) == (
        "Your small docker stands at broken barrels: take back 2 barrels. From which ship comes the"
        " next?"
    )
    assert called(table) == "take back 2 barrels for broken ones"
    assert line(table, 1, "take-back F1") == (
        "1 barrel from the ship at pier 1: C leads, pays you 0 instead of 2"
    )
    assert line(table, 1, "take-back F13") == (
        "1 barrel from the ship at pier 2: you lead, still pays you 5"
    )
    rule = "(rules: broken barrels)."
    assert refused(table, 1, "take-back F4") == f"You have no barrel on the ship at pier 3 {rule}"
    assert refused(table, 1, "take-back F7") == f"That ship is not in the harbour {rule}"


def test_no_more_is_taken_back_than_is_aboard() -> None:
    table = position(harbour={"F1": {BLUE: 1}}).runs(MakeUpForBroken("blue-small", 2))
    assert called(table) == "take back 1 barrel for broken ones"
    assert "take back 1 barrel." in asked(table, 1)


def test_the_figures_on_the_list_of_a_command() -> None:
    table = position(3, places={"green-big": 4}).do(0, "play green-big 3")
    view = table.view(0)
    assert [figure_line(view, figure, 0, ENGLISH) for figure in figures_of(view, 0)] == [
        "Big, at the 3 barrels: card 3",
        "Small, in the right tavern: no card yet",
    ]


def test_the_longest_line_fits() -> None:
    """The longest label with the longest room, shoving the longest name to the longest room."""
    table = two_players().do(BLUE, "pick yellow-big")
    while table.asked[1] != "play":
        decision = GAME.decision(table.state)
        assert decision is not None
        GAME.apply(table.state, -1, Random(2).choice(decision.choices[0]))
    longest = 0
    for place in range(14):
        for other in range(14):
            if other != place:
                table.state.places["yellow-big"] = place
                table.state.places["blue-small"] = other
                for act in range(1, 6):
                    longest = max(longest, len(line(table, BLUE, f"play yellow-big {act}")))
    assert 80 < longest <= LINE_LIMIT


@pytest.mark.parametrize("kind", ["hire", "play"])
def test_nothing_that_others_answered_in_secret_changes_a_word(kind: str) -> None:
    """Neither what they answered nor how often they changed it; only that they are awaited."""

    def everything(table: Table) -> list[object]:
        view = table.view(0)
        choices = [choice(view, action, ENGLISH) for action in view.choices]
        return [asked(table, 0), called(table), *choices, question(table.view(), NAMES, ENGLISH)]

    coins = {0: 3, 1: 3, 2: 3} if kind == "hire" else {}
    answers = {
        "hire": (("hire yes",), ("hire no",), ("hire no", "hire yes", "hire no")),
        "play": (
            ("play blue-big 1", "play blue-small 5"),
            ("play blue-small 2", "play blue-big 4"),
            ("play blue-big 3", "play blue-big 2", "play blue-small 1", "play blue-big 3"),
        ),
    }
    told = [everything(position(3, coins=coins).do(1, *given)) for given in answers[kind]]
    assert told[0] == told[1] == told[2]


def test_every_verb_has_words() -> None:
    assert {action.__struct_config__.tag for action in members(AnyAction)} == set(VERBS)


def test_reasons_told_anew_are_those_of_the_rules() -> None:
    """Each sentence that is told anew here is one that the rules really use."""
    sources = (path.read_text(encoding="utf-8") for path in (ROOT / "games").rglob("*.py"))
    reasons = {text for source in sources for _, text in refusals_in(source)}
    assert set(RECOUNTED) <= reasons
