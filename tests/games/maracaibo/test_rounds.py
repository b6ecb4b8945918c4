"""The end of a round and of the game (§14)."""

import pytest

from games.maracaibo.events import (
    BuyerCalled,
    CollectedInstead,
    GalleryDiscarded,
    GameEnded,
    MarketsCleared,
    PointsScored,
    QuestLaid,
    RoundBegan,
    RoundEnded,
    ShipsCameHome,
    TurnEnded,
)
from games.maracaibo.rounds import EndGame, EndRound, RefillQuests
from tests.games.maracaibo.positions import Table, position
from tests.games.maracaibo.test_worked import A, B, C


def last_turn(**more: object) -> Table:
    """Return a table at which B's ship is about to end round 2."""
    return position(
        round=2,
        active=B,
        ships={A: "9", B: "20", C: "12"},
        **more,  # type: ignore[arg-type]  # passed on
    )


def test_an_interim() -> None:
    table = last_turn(
        doubloons={A: 3, C: 4},
        hands={A: "A13", C: "A17"},
        income={B: (10, 2)},
        markets={"11": {"coffee": A}},
        explorers={A: "11"},
        quests={"15": "Q05"},
    )
    table.draws_on()
    assert table.told(RoundEnded).seat == B
    assert table.told(TurnEnded).following is None
    called = [event.seat for event in table.tells(BuyerCalled)]
    assert called == [B, C], "clockwise from who ended the round"
    assert table.told(CollectedInstead).seat == B, "without a card to buy"
    assert table.asked == ((C,), "buy-or-collect")

    table.do(C, "collect")
    assert table.told(CollectedInstead).seat == C
    assert table.legal("buy") == ["A13"]
    table.do(A, "buy A13").draws_on()

    assert [table.doubloons(seat) for seat in (A, B, C)] == [7 + 8, 2 + 10, 4 + 2 + 8]
    assert [table.points(seat) for seat in (A, B, C)] == [0, 3 + 2, 0]
    assert table.told(MarketsCleared).discs == 1
    assert table.state.markets == {}
    assert len(table.state.buildings) == 2
    laid = [(event.space, event.location) for event in table.tells(QuestLaid)]
    assert laid == [("5l", None), ("14l", None), ("23l", None), (None, "18")]
    assert table.state.quests["15"] == "Q05"
    assert table.told(ShipsCameHome)
    assert {player.ship for player in table.state.players} == {"1"}
    assert table.player(A).explorer == "11"
    assert set(table.told(GalleryDiscarded).cards) <= set(table.state.discarded)
    assert len(table.state.gallery) == 4
    assert table.told(RoundBegan) == RoundBegan(number=3, first=C)
    assert table.asked == ((C,), "sail")


def test_quests_run_out() -> None:
    table = position(done_quests={A: [f"Q{number:02}" for number in range(1, 24)]})

    table.runs(RefillQuests(), EndGame())

    assert table.state.trail == {"5l": "Q24"}
    assert table.state.quests == {}
    assert table.state.top_quest is None
    assert table.outcome is not None, "nothing is left to be turned up"


def test_the_last_round_goes_on_to_22() -> None:
    table = position(round=4, ships={A: "20"}).do(A, "pass").draws_on()
    assert table.asked == ((B,), "sail")

    last = position(round=4, ships={A: "21b"}).draws_on()

    assert last.points(B) == 1
    assert last.points(A) == 3 + 1
    assert last.doubloons(B) == 0, "at the end a point, no doubloons"
    assert last.outcome.scores[B].parts == {"collecting": 1}
    assert last.outcome.winners == (A,)
    assert last.view().phase == "end"


def test_incomes_bought_in_the_final_count() -> None:
    table = position(round=4, hands={A: "A11"}, doubloons={A: 6}, income={A: (11, 4)})
    table.runs(EndRound(A)).do(A, "buy A11")

    parts = table.outcome.scores[A].parts
    assert parts["income"] == 4 + 2
    assert parts["doubloon_income"] == 3
    assert parts["projects"] == 1
    assert table.told(GameEnded).points == (10, 1, 1)


def test_no_doubloons_are_paid_at_the_end() -> None:
    table = position(round=4, doubloons={A: 5}).runs(EndGame())

    assert table.doubloons() == 5
    assert table.outcome.scores[A].total == 0


@pytest.mark.parametrize(
    ("more", "winners", "decided"),
    [
        ({"points": {B: 1}, "doubloons": {A: 9}}, (B,), None),
        ({"doubloons": {A: 9, B: 8}}, (A,), "doubloons"),
        ({"upgrades": {C: "bunks"}}, (C,), "upgrades"),
        ({}, (A, B, C), None),
    ],
)
def test_ties(more: dict[str, object], winners: tuple[int, ...], decided: str | None) -> None:
    table = position(round=4, **more).runs(EndGame())  # type: ignore[arg-type]  # passed on

    assert table.outcome.winners == winners
    assert table.outcome.tie_break == decided


def test_what_would_be_scored_is_what_is_scored() -> None:
    table = position(
        round=4,
        bought={A: "A53 B088", B: "A01"},
        upgrades={A: "bunks"},
        influence={A: (3, 0, 2), B: (0, 5, 2)},
        markers={"2": "france", "4": "france", "5": "spain"},
        income={A: (9, 1), B: (8, 6)},
    )
    promised = [sum(player.to_score.values()) for player in table.view().players]

    table.runs(EndGame())

    assert [player.points for player in table.view().players] == promised
    assert [player.to_score for player in table.view().players] == [{}, {}, {}]
    assert table.tells(PointsScored)
