"""Which picture is drawn, and that it shows what players need for what they are asked."""

import msgspec
import pytest

from games.cuba.data import CARDS_TO_PLAY
from games.cuba.statutes import BONUS_POINTS, DUTY_POINTS, GROUPS, TAX_POINTS
from games.cuba.view import CubaView
from rendering.core.canvas import Mark
from rendering.cuba.administration import standing
from rendering.cuba.bills import bill_of
from rendering.cuba.news import NO_NEWS, news
from rendering.cuba.public import ADMINISTRATION, PARLIAMENT, RESULT, ledger_of, paint_board
from tests.rendering.cuba.positions import (
    NAMES,
    SEATS,
    a_turn_ago,
    administration,
    bribing,
    by_hand,
    course,
    ended,
    parliament,
    player,
    ship,
)
from tests.rendering.marks import marks_of, recording_kit


def marks(view: CubaView, since: CubaView | None = None) -> list[Mark]:
    kit = recording_kit()
    paint_board(kit, view, NAMES, "en", since)
    return marks_of(kit)


def texts(found: list[Mark], part: str) -> list[str]:
    return [mark.what for mark in found if mark.frame.name.startswith(part)]


@pytest.mark.parametrize("seats", SEATS)
def test_the_phase_decides_what_is_drawn(seats: int) -> None:
    seen = set()
    for moment in course(seats):
        view, ledger = moment.view, ledger_of(moment.view)
        seen.add(view.phase)
        if view.over:
            assert ledger is RESULT
        elif view.kind in ("bribe", "enact"):
            assert ledger is PARLIAMENT
        elif view.kind in ("tax", "duty"):
            assert ledger is ADMINISTRATION
        else:
            assert ledger is None
    assert seen >= {"set-up", "actions", "parliament", "administration", "end"}


def test_lists_of_more_players_are_higher() -> None:
    for ledger in (PARLIAMENT, ADMINISTRATION, RESULT):
        heights = [ledger.height(msgspec.structs.replace(ended(), seats=n)) for n in SEATS]
        assert heights == sorted(set(heights))
        assert heights[-1] < 1600


def test_votes_stand_side_by_side_with_their_sum() -> None:
    found = marks(parliament())
    eszter = texts(found, "votes 4")
    assert eszter[-2:] == ["gavel", "9"]
    assert {"4", "+3", "=", "+2"} <= set(eszter)
    assert texts(found, "votes 2").count("+2") == 1, "the town hall"
    assert "town hall" in texts(found, "votes 2")
    assert "town hall" not in texts(found, "votes 0")


def test_before_the_reveal_only_who_has_bought_is_shown() -> None:
    found = marks(bribing())
    assert "hourglass" in texts(found, "votes 0")
    assert "padlock" in texts(found, "votes 1")
    assert not [text for seat in range(5) for text in texts(found, f"votes {seat}") if "+3" in text]
    again = marks(bribing(again=True))
    assert "+3" in texts(again, "votes 2")
    assert "padlock" in texts(again, "votes 2")
    assert "hourglass" in texts(again, "votes 4")
    assert not {"padlock", "hourglass"} & set(texts(again, "votes 0"))


def test_forbidden_purchases_are_struck_out() -> None:
    laws = {**by_hand().laws, "other": "anti_corruption_act"}
    players = tuple(msgspec.structs.replace(one, bought=()) for one in parliament().players)
    found = marks(parliament(laws=laws, players=players))
    assert sum(mark.what == "no purchase" for mark in found) == 5


def test_bills_say_what_became_of_them() -> None:
    view = administration()
    states = [bill_of(view, group) for group in GROUPS]
    assert [bill.state for bill in states if bill] == ["enacted", "dropped", "dropped", "enacted"]
    vetoed = by_hand(bills={"duty": "duty_materials"}, vetoed="tax_3")
    assert [bill.state for bill in (bill_of(vetoed, group) for group in GROUPS) if bill] == [
        "vetoed",
        "open",
    ]


@pytest.mark.parametrize("seats", SEATS)
def test_how_it_stands_with_dues_is_what_happens(seats: int) -> None:
    """Who is told to be asked later is asked; who cannot, or has missed it, is not any more."""
    told = 0
    for moment, later in zip(course(seats), course(seats)[1:], strict=False):
        view, after = moment.view, later.view
        if view.kind not in ("tax", "duty") or after.round != view.round:
            continue
        for seat in range(seats):
            for due in ("tax", "duty"):
                now = standing(view, seat, due)
                then = standing(after, seat, due) if after.phase == view.phase else None
                told += 1
                if now in ("met", "missed", "cannot") and then is not None:
                    assert then == now or (now, then) == ("cannot", "missed")
                if now == "asked":
                    assert view.asked == (seat,)
                    assert then in (None, "met", "missed")
    assert told > 20


def test_points_and_costs_of_dues_are_shown() -> None:
    found = marks(administration())
    assert texts(found, "tax 0")[1:] == ["3", "thing", f"+{TAX_POINTS}", "thing"]
    assert texts(found, "duty 1")[0] == "hourglass"
    assert texts(found, "duty 1")[-2] == f"+{DUTY_POINTS}"
    assert texts(found, "tax 2")[-1] == "–"
    assert f"+{BONUS_POINTS}" in texts(found, "gain")


def test_final_scores_come_from_their_parts() -> None:
    for view in (ended(), ended(tied=True), ended(shared=True)):
        assert view.outcome is not None
        found = marks(view)
        for score in view.outcome.scores:
            line = texts(found, f"result {score.seat}")
            assert [str(part) for part in score.parts.values()] == line[-7:-2]
            assert line[-2:] == [str(score.total), str(score.ties["pesos"])]
    assert "Equal points: more pesos win" in texts(marks(ended(tied=True)), "task")
    shared = marks(ended(shared=True))
    assert "1=" in texts(shared, "result 0")
    assert sum(mark.what == "laurels" for mark in shared) == 2


def test_news_are_what_changed() -> None:
    now, before = by_hand(), a_turn_ago()
    told = news(now, before)
    assert told.points == {0: 6}
    assert told.loaded == {10: {"rum": 2}}
    assert told.played == {0: ("mayor",)}
    assert told.arrived == frozenset()
    assert not told.markets
    assert news(now, None) == NO_NEWS
    sold = news(by_hand(market={**now.market, "rum": 3, "citrus": 1}), now)
    assert sold.markets == {"rum": 2, "citrus": -1}
    built = news(by_hand(players=(player(0), player(1, built={}), *now.players[2:])), now)
    assert built.built == {}
    built = news(now, by_hand(players=(player(0), player(1, built={}), *now.players[2:])))
    assert built.built == {"cigar_factory": 1, "dam": 1, "warehouse": 1}
    came = news(by_hand(docks=(ship(3), *now.docks[1:])), now)
    assert came.arrived == {3}
    assert news(by_hand(laws={**now.laws, "tax": "tax_5"}), now).laws == {"tax"}


def test_a_new_round_shows_its_own_cards_as_new() -> None:
    last = by_hand(round=3, players=tuple(player(s, played=("mayor",) * 4) for s in range(5)))
    told = news(by_hand(), last)
    assert told.played[0] == ("worker", "foreman", "mayor")
    assert told.markers == {"crop", "first_pesos"}


def test_news_are_marked_on_the_board() -> None:
    found = marks(by_hand(), a_turn_ago())
    assert [what for what in texts(found, "ship 3") if what.startswith("new")] == ["new rum"] * 2
    tabs = [mark.what for mark in found if mark.frame.name.startswith("tab")]
    assert tabs == ["tab", "tab"], "what was won, and what is asked"


def test_cards_played_lie_open_in_their_places() -> None:
    found = marks(by_hand())
    ana = [mark for mark in found if mark.frame.name == "player 0"]
    cards = [mark for mark in ana if mark.what in ("worker", "mayor", "architect")]
    assert len(cards) == 3, "all cards have a place, open or not"
    assert len(by_hand().players[0].played) < CARDS_TO_PLAY
