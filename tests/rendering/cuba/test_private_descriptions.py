"""What plantations, hands and choices say in words is enough to play on."""

import msgspec
import pytest

from games.cuba.actions import AnyAction, Decline, Finish
from games.cuba.view import CubaView, Working
from rendering import DUSK
from rendering.core.kit import kit_of
from rendering.cuba.choices import paint_choices
from rendering.cuba.choices_description import describe_choices
from rendering.cuba.hand import paint_hand
from rendering.cuba.plantation_description import describe_hand
from rendering.cuba.player_boards import CubaPlayerBoards
from rendering.cuba.samples import EXTREME_NAMES, extreme
from tests.rendering.cuba.positions import (
    NAMES,
    SEATS,
    administration,
    bribing,
    by_hand,
    parliament,
    real,
)
from tests.rendering.cuba.private import (
    KINDS,
    asking,
    bare,
    built_out,
    every_question,
    with_reader,
)

BOARDS = CubaPlayerBoards()


def choices(view: CubaView, names: tuple[str, ...] = NAMES, language: str = "en") -> str:
    assert view.seat is not None
    return describe_choices(paint_choices(kit_of(DUSK), view, names, language), view.seat)


def hand(view: CubaView, names: tuple[str, ...] = NAMES, language: str = "en") -> str:
    assert view.seat is not None
    return describe_hand(paint_hand(kit_of(DUSK), view, names, language), view.seat)


def test_all_plantations_are_told_player_by_player() -> None:
    alt = BOARDS.every(by_hand(), NAMES).alt
    assert alt.startswith(
        "Round 4. A Ana: points 34, pesos 14, figure on 10; buildings 3 Small office, "
        "9 Distillery, 10 Rum café; yard 1 wood, 2 water, 1 citrus, 2 sugar, 1 rum, "
        "warehouse 1 sugar; cards open 1 4 5. B Győző:"
    )
    assert "C Łukasz: points 31, pesos 21, figure on 3; start player; buildings" in alt
    assert alt.endswith(
        "Laws: tax 2 pesos, duty citrus, subsidy buildings, drought. "
        "They pay now: A 8, B 8, C 8, D 4, E 7."
    )


@pytest.mark.parametrize("seats", SEATS)
def test_the_fullest_plantations_are_told_to_the_end(seats: int) -> None:
    alt = BOARDS.every(built_out(seats), EXTREME_NAMES).alt
    assert len(alt) <= 1024
    assert (
        f"They pay now: A 16{''.join(f', {letter} 16' for letter in 'BCDE'[: seats - 1])}." in alt
    )
    assert alt.count("15/15/15/15/15/15/15/15+18/18/18") in (0, seats)
    assert alt.count("Cigar factory") == 2


def test_a_bare_plantation_is_told_as_such() -> None:
    alt = BOARDS.every(bare(2), NAMES).alt
    assert "no buildings; yard nothing. B" in alt
    assert "cards open" not in alt


def test_one_plantation_is_told_field_by_field() -> None:
    assert BOARDS.of(by_hand(), NAMES, 1).alt == (
        "Győző: points 29, pesos 9. Figure on field 11. Fields row by row: 1 Own warehouse, "
        "2 forest, 3 tobacco field, 4 citrus field, 5 Warehouse, 6 hill, 7 lake, 8 tobacco field, "
        "9 citrus field, 10 Cigar factory, 11 sugar field, 12 Dam. Stock: yard 2 wood, 3 stone, "
        "1 water, 1 sugar, 4 tobacco, 2 cigars, warehouse 1 citrus, 2 tobacco. "
        "Played: Foreman, Worker. In hand: Tradeswoman, Architect, Mayor. The Worker would bring "
        "1 water, and up to 1 of 1 citrus, 1 sugar, 1 tobacco, one more for each water. "
        "The Foreman reaches Cigar factory, Dam."
    )


def test_a_hand_adds_what_is_secret_and_what_the_laws_ask() -> None:
    aside = hand(by_hand(seat=1, aside="mayor"))
    assert aside.startswith("Set aside in secret: Mayor. Győző:")
    assert "In hand: Tradeswoman, Architect. " in aside
    assert aside.endswith(
        "tax 2 pesos: possible; duty citrus: possible; all laws together would pay 8."
    )
    bribe = hand(bribing(seat=1, bribe=4))
    assert bribe.startswith("Your secret purchase of votes: 4. Votes without it: 5.")
    assert "For parliament: Mayor." in bribe
    paid = hand(administration(seat=1))
    assert "tax 3 pesos: met; duty citrus: possible;" in paid


@pytest.mark.parametrize("language", ["en", "zz"])
def test_choices_come_first_and_everything_fits(language: str, long_language: None) -> None:
    for view in every_question():
        alt = choices(view, EXTREME_NAMES, language)
        assert alt.startswith("You may: ")
        assert len(alt) <= 1024
        if language == "en":
            assert not alt.endswith("…"), view.kind


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind not in ("set-aside", "veto")])
def test_doing_nothing_is_told_where_it_is_possible(kind: str) -> None:
    view = real(kind) if kind not in RARE else next(v for v in every_question() if v.kind == kind)
    told = choices(view).split(".")[0]
    for action, text in ((Decline(), "; decline"), (Finish(), "; be done")):
        assert (text in told) == (action in view.choices)


RARE = ("give", "swap", "exchange", "store", "harvest")


def test_a_question_about_bills_tells_what_each_would_pay_whom() -> None:
    view = parliament(seat=4, choices=real("enact").choices)
    bills: list[AnyAction] = [action for action in view.choices if not isinstance(action, Decline)]
    alt = choices(view)
    assert alt.count("enact ") == len(bills)
    assert "(now A" in alt
    assert "Bills still to be enacted: 2." in alt
    vote = choices(bribing(again=True, seat=4, choices=real("bribe").choices))
    assert vote.startswith("You may: buy 0 to 11 votes, a peso each.")
    assert "Votes known: A 5, B 5, C 7, D 3, E 7." in vote
    assert "Only those tied buy: C, E." in vote
    assert "Ties go to E first, then clockwise." in vote


def test_the_progress_of_an_action_is_told() -> None:
    view = with_reader(extreme(0), built={1: "inn", 4: "sawmill"}, figure=0)
    working = Working(done=(1, 4), building="sawmill", left=3)
    give = next(one for one in every_question() if one.kind == "give").choices[:1]
    alt = choices(asking("give", give, view, working=working))
    assert "At work: Sawmill. Done: 2 Inn, 5 Sawmill." in alt
    harvest = next(one for one in every_question() if one.kind == "harvest")
    assert "Free harvests: 2." in choices(harvest)
    dry = msgspec.structs.replace(harvest, working=Working(left=0))
    assert "for 1 water" in choices(dry)


def test_the_building_act_is_told_once() -> None:
    views = [one for one in every_question() if one.kind == "build"]
    assert all(choices(one).count("Building act") == 1 for one in views)
    other = msgspec.structs.replace(views[0], laws={**views[0].laws, "other": None})
    assert "Building act" not in choices(other)
