"""The worked tests of the rules (§12), T25 to T39, each under its own number."""

import pytest

from games.core.outcome import Outcome
from games.cuba.administration import Administer, ChangeMarket, DeliverDuty, PayTax
from games.cuba.events import (
    Elected,
    Loaded,
    MarketChanged,
    ShipSailed,
    Subsidised,
    TaxPaid,
    TaxUnpaid,
)
from games.cuba.harbour import FillHarbour
from games.cuba.parliament import BuyVotes, CountVotes, RevealCards
from games.cuba.steps import EndGame, EndRound
from tests.games.cuba.positions import GAME, Table, position
from tests.games.cuba.test_worked import A, B, C, three_to_vote

BILLS = ("tax_1", "duty_water", "subsidy_water", "drought")
CHURCH = {A: {1: "church"}}


def test_t25_veto() -> None:
    table = position(bills=BILLS, built=CHURCH)
    table.do(A, "play foreman", "activate 1", "veto subsidy_water")
    assert list(table.state.bills.values()) == ["tax_1", "duty_water", "drought"]

    for player in table.state.players:
        player.played = ["worker", "tradeswoman", "architect", "foreman"]
    table.runs(RevealCards(), BuyVotes(), CountVotes())
    for seat in range(3):
        table.do(seat, "bribe 0")
    for seat in range(3):
        table.do(seat, "bribe 0")
    assert table.told(Elected).seat == A
    assert table.legal(A) == [
        *("enact statute=tax_1", "enact statute=duty_water", "enact statute=drought")
    ]
    assert table.refuses(A, "enact subsidy_water") == (
        "Subsidy water was vetoed by the church. (parliament)"
    )

    table.do(A, "enact drought", "enact tax_1")
    assert table.state.laws == {
        "tax": "tax_1",
        "duty": "printed_duty",
        "subsidy": None,
        "other": "drought",
    }
    assert table.state.barred == "subsidy", "in the next round"
    next_round = position(bills=("subsidy_pesos",), built={A: {1: "church", 2: "inn"}})
    next_round.state.barred = "subsidy"
    assert next_round.do(A, "play foreman").legal(A) == ["activate field=2", "finish"]


def test_t26_the_market_laws() -> None:
    less = position(laws=["market_reduction"], market={"citrus": 1, "sugar": 3, "tobacco": 5})
    less.runs(ChangeMarket())
    assert [less.state.market[crop] for crop in ("citrus", "sugar", "tobacco")] == [0, 1, 3]
    assert less.told(MarketChanged).cubes == (("citrus", 1), ("sugar", 2), ("tobacco", 2))

    more = position(laws=["market_increase"], market={"citrus": 4, "sugar": 5, "tobacco": 0})
    more.runs(ChangeMarket())
    assert [more.state.market[crop] for crop in ("citrus", "sugar", "tobacco")] == [5, 5, 2]


def ending(first: str, second: str, points: tuple[int, int]) -> Outcome:
    """Return how two players rank who have that many points before their five and no tiles."""
    five = {1: "inn", 2: "hotel", 3: "dam", 4: "church", 5: "sawmill"}
    table = position(
        2,
        round=6,
        holds={A: first, B: second},
        built={A: five},
        points={A: points[0], B: points[1]},
    )
    table.state.stack.clear()
    table.state.push(EndGame())
    GAME._settle(table.state, table.heard.append)
    return table.outcome


def test_t27_the_final_scores() -> None:
    outcome = ending("9 pesos", "7 pesos", (61, 71))

    assert [score.total for score in outcome.scores] == [71, 71]
    assert outcome.scores[A].parts["buildings"] == 10
    assert outcome.ranking == ((A,), (B,))
    assert outcome.tie_break == "pesos"
    assert ending("9 pesos", "9 pesos", (61, 71)).ranking == ((A, B),)


def test_t28_black_market() -> None:
    table = position(holds={A: "1 sugar, 1 wood"}, built={A: {1: "black_market"}})
    table.do(A, "play foreman", "activate 1")
    assert table.legal(A) == [
        *(f"swap give=sugar take={kind}" for kind in ("citrus", "tobacco", "rum", "cigars")),
        "decline",
    ]
    assert table.refuses(A, "swap sugar sugar") == (
        "The Black market gives another kind than it takes. (the Black market)"
    )
    with pytest.raises(Exception, match="wood"):
        GAME.parse_action("swap wood rum")

    table.do(A, "swap sugar cigars")

    assert table.yard(A) == "1 wood, 1 cigars"


def test_t29_large_office() -> None:
    table = position(
        holds={A: "2 cigars, 1 tobacco"}, docks={3: 12}, built={A: {1: "large_office"}}
    )
    table.do(A, "play foreman", "activate 1")
    assert [line for line in table.legal(A) if "dock=3" in line] == [
        "load dock=3 cube=tobacco",
        "load dock=3 cube=cigars",
        "load dock=3 cube=cigars amount=2",
    ]
    assert table.refuses(A, "load 3 tobacco 2") == (
        "You have 1 tobacco and the ship has room for 2. (loading ships)"
    )

    table.do(A, "load 3 cigars 2")

    assert table.points(A) == 6
    assert table.legal(A) == ["activate field=0", "finish"], "a single kind, a single time"


def test_t30_yard_first() -> None:
    table = position(holds={A: "1 citrus"}, stored={A: "2 citrus"})

    table.do(A, "play tradeswoman", "sell citrus 2")

    assert (table.yard(A), table.stored(A)) == ("", "1 citrus")


def test_t31_town_hall_and_the_subsidy_by_votes() -> None:
    table = three_to_vote((5, 1, 1), halls=(A,))
    table.state.bills["subsidy"] = "subsidy_votes"
    table.state.statutes["subsidy"].remove("subsidy_votes")
    table.runs(RevealCards(), BuyVotes(), CountVotes(), Administer())
    for seat, pesos in ((A, 3), (B, 0), (C, 0)):
        table.do(seat, f"bribe {pesos}")
    assert table.told(Elected).votes == (10, 1, 1)

    table.do(A, "enact subsidy_votes", "enact drought")
    for seat in range(3):
        table.do(seat, "decline")

    assert table.told(Subsidised).points == (7, 1, 1)


def vetoes(table: Table) -> list[str]:
    """Return what the church of seat A may veto now."""
    return [line.rpartition("=")[2] for line in table.do(A, "play foreman", "activate 1").legal(A)]


def after_veto(statute: str | None, barred: str | None = None) -> str | None:
    """Return the group that is barred in the round after one with this veto, or none."""
    table = position(bills=BILLS, built=CHURCH)
    table.state.barred = barred  # type: ignore[assignment]  # written as text
    vetoes(table)
    table.do(A, f"veto {statute}" if statute else "decline").runs()
    return table.state.barred


def test_t32_the_veto_tile() -> None:
    assert after_veto("subsidy_water") == "subsidy"
    assert after_veto("tax_1", barred="subsidy") == "tax"
    assert after_veto(None, barred="subsidy") is None

    table = position(bills=BILLS, built=CHURCH)
    table.state.barred = "subsidy"
    assert vetoes(table) == ["tax_1", "duty_water", "drought", "decline"]
    assert table.refuses(A, "veto subsidy_water") == (
        "The church vetoed a bill of this pile in the last round. (the church's veto)"
    )
    table.state.barred = "tax"
    assert "veto statute=subsidy_water" in table.legal(A)


def test_t33_the_harbour_act_scores_first() -> None:
    table = position(
        holds={A: "1 citrus"},
        docks={1: (9, "3 cigars, 1 tobacco")},
        laws=["harbour_act"],
    )

    table.do(A, "play mayor", "load 1 citrus")

    assert [type(event) for event in table.heard[1:]] == [Loaded, ShipSailed]
    assert table.points(A) == 1
    assert table.draw("draw-ship 7").harbour == [1, 2, 4, 7]


def test_t34_the_harbour_act_in_a_cross() -> None:
    table = position(
        holds={A: "1 citrus, 2 tobacco"},
        docks={3: (9, "3 cigars, 1 tobacco"), 2: 2, 1: 3},
        sea=8,
        laws=["harbour_act"],
        built={A: {1: "small_office", 2: "large_office"}},
    )
    table.do(A, "play foreman", "activate 1", "load 3 citrus")
    assert table.points(A) == 3
    assert isinstance(table.state.stack[-1], FillHarbour)
    assert table.draw("draw-ship 7").harbour == [2, 3, 8, 7]

    table.do(A, "activate 2", "load 3 tobacco 2")

    assert table.points(A) == 9


def test_t35_the_tax_by_buildings() -> None:
    two = {A: {1: "inn", 2: "hotel"}}
    table = position(laws=["tax_buildings"], built=two, holds={A: "2 pesos"})
    table.runs(PayTax(A), PayTax(B), PayTax(C))
    assert table.asked == ((A,), "tax")

    table.do(A, "pay")

    assert [table.points(seat) for seat in range(3)] == [2, 2, 2]
    assert [one.pesos for one in table.tells(TaxPaid)] == [2, 0, 0]
    assert table.pesos(A) == 0

    poor = position(laws=["tax_buildings"], built=two, holds={A: "1 peso"})
    poor.runs(PayTax(A), PayTax(B), PayTax(C))
    assert [poor.points(seat) for seat in range(3)] == [0, 2, 2]
    assert poor.told(TaxUnpaid) == TaxUnpaid(seat=A, able=False)


def test_t36_a_duty_of_two() -> None:
    table = position(laws=["duty_materials"], holds={A: "2 wood, 1 water", B: "1 stone"})

    table.runs(DeliverDuty(B), DeliverDuty(A))

    assert table.asked == ((A,), "duty")
    assert table.legal(A) == [
        "deliver first=wood second=wood",
        "deliver first=wood second=water",
        "decline",
    ]
    table.do(A, "deliver wood water")
    assert (table.yard(A), table.points(A)) == ("1 wood", 2)


def test_t37_a_short_supply() -> None:
    table = position(holds={A: "4 sugar", B: "11 rum"}, built={A: {1: "distillery"}})
    assert table.state.supply["rum"] == 2
    table.do(A, "play foreman", "activate 1")
    assert table.legal(A) == ["give cube=sugar", "give cube=sugar amount=2", "finish"]
    table.do(A, "give sugar 2")
    assert table.yard(A) == "2 sugar, 2 rum"

    no_tobacco = position(holds={B: "15 tobacco"}).do(A, "play worker", "move 1")
    assert no_tobacco.legal(A) == ["harvest field=3", "finish"]
    assert no_tobacco.refuses(A, "harvest 2") == ("The supply has no tobacco left. (the Worker)")


def test_t38_lighthouse() -> None:
    table = position(sea=8, sailed=[5], built={A: {1: "lighthouse"}})
    table.do(A, "play foreman", "activate 1")
    pile = [number for number in range(1, 16) if number not in (1, 2, 3, 8)]
    assert table.legal(A) == [*(f"exchange ship={number}" for number in pile), "decline"]

    table.do(A, "exchange 5")

    assert table.state.sea == 5
    assert 8 in table.state.undrawn
    assert table.state.sailed == []
    assert table.view().under_pile == ()


def test_t39_the_last_end_of_a_round() -> None:
    table = position(round=6, holds={A: "1 citrus"}, docks={2: (2, "3 tobacco, 2 sugar")})
    table.runs(EndRound())

    assert table.yard(A) == ""
    assert table.state.supply["citrus"] == 15
    assert table.harbour == [1, 2, 3, 4]
    assert table.tells(ShipSailed) == []
    assert table.outcome
