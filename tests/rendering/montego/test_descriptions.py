"""What the pictures say in words is enough to play on."""

import msgspec
import pytest

from games.montego.actions import Hire
from games.montego.data import JACK
from rendering.montego.news import NO_NEWS, news
from rendering.montego.samples import EXTREME_NAMES, GAME, before_extreme, extreme
from tests.rendering.montego.positions import (
    ARTIST,
    KINDS,
    NAMES,
    asked,
    before_reveal,
    by_hand,
    course,
    pile_position,
    ship,
)


def test_a_board_after_the_reveal_is_told_whole() -> None:
    assert ARTIST.board(by_hand(), NAMES).alt == (
        "Round 5: Loading. d of Mateo has 1 to load. Spaces clockwise, barrels: 1) 3; 2) 1+coin A;"
        " 3) 4 c; 4) −2+coin; 5) 2 b; 6) 4 C; 7) 3; 8) 2; 9) 1+coin; 10) 2; 11) −1 a; 12) 1+coin d;"
        " 13) 2; 14) 1 B; 15) 3; 16) −1+coin D. Moved: C 3: 4→6, 7 taken; a 2: 9→11; D 4: 12→16;"
        " b 2: 10→12; B 1: 2→3; c 2: 1→3, shoves B to 14; d 5: 7→12, shoves b to 5; A 5: 13→2."
        " Still to load: a, C, b, c, A. Pier 1: 2 of 8 free, pays 4/3/1; B 3 (now 4), A 2 (now 3),"
        " C 1 (now 1). Pier 2: 3 of 10 free, pays 5/3/2; B 2 (now 4), C 2 (now 4), D 2 (now 4),"
        " A 1 (now 0). Pier 3: 4 of 7 free, pays 4/2/1; C 2 (now 4), D 1 (now 2). Pier 4: 8 of 9"
        " free, pays 5/3/1; A 1 (now 5). Points/coins/barrels left: A Ana 9/1/12; B Győző 7/3/11;"
        " C Łukasz 11/0/11; D Mateo 4/2/13. Ships to come 2+6."
    )


def test_a_waiting_board_names_only_who_is_awaited_and_the_order() -> None:
    alt = ARTIST.board(before_reveal(), NAMES).alt
    assert "Round 5: Choose cards. Awaited: A, C." in alt
    assert "Order: C, a, D, b, B, c, d, A." in alt
    assert "Moved" not in alt


def test_the_longest_description_still_tells_everything_but_full_names() -> None:
    alt = ARTIST.board(extreme(), EXTREME_NAMES, since=before_extreme()).alt
    assert len(alt) <= 1024
    assert all(f"Pier {number}:" in alt for number in (1, 2, 3, 4))
    assert alt.count("taken") == 6
    assert "New order by lot after this round." in alt


def test_jack_tavern_tug_and_pile_are_told() -> None:
    start = next(moment.view for moment in course(3) if moment.view.kind == "play")
    alt = ARTIST.board(start, NAMES).alt
    assert "left tavern: A, B, C" in alt
    assert "Pier 1: tug." in alt
    hired = before_reveal(hirer=1, partner="blue-small")
    hired = msgspec.structs.replace(hired, places={**hired.places, JACK: 9})
    assert "Jack stands beside b." in ARTIST.board(hired, NAMES).alt
    assert "Jack of B" in ARTIST.board(hired, NAMES).alt
    pile = ARTIST.board(pile_position(), NAMES).alt
    assert "Tavern pile, pays 3/2/1: A 4 (now 3), C 2 (now 2), B 1 (now 1)." in pile


@pytest.mark.parametrize("language", ["en", "zz"])
@pytest.mark.parametrize("kind", KINDS)
def test_choices_come_first(kind: str, language: str, long_language: None) -> None:
    alt = ARTIST.choices(asked(kind), NAMES, language=language).alt
    assert alt.startswith("You may: ")
    assert len(alt) <= 1024


def test_a_hand_says_where_each_card_leads() -> None:
    alt = ARTIST.hand(before_reveal(seat=0, laid={"green-big": 4}), NAMES).alt
    assert alt.startswith("Ana: points 9, coins 1, barrels left 12. Laid: A 4.")
    assert "A from 13, number 8 to move: 1 to 14 (1); 2 to 15 (3); 3 to 16 (−1+coin);" in alt
    assert "4 to 1 (3), shoving c; 5 to 2 (1+coin), shoving B." in alt
    assert "a from 9, number 2 to move: 1 back to 9 (1+coin), b in the way;" in alt


def test_what_ships_would_pay_is_what_they_pay() -> None:
    """The offer for a number of barrels is what the seat has after loading so many."""
    view = asked("load", 4)
    assert view.seat is not None
    seat, state = view.seat, None
    for moment in course(4, 0):
        decision = GAME.decision(moment.state)
        if decision and decision.kind == "load":
            state, seat = moment.state.copy(), decision.seats[0]
            break
    assert state is not None
    offered = ARTIST.choices(GAME.view(state, seat), NAMES).alt
    action = next(one for one in GAME.decision(state).legal(seat) if one.barrels == 1)
    piers = [one.ship for one in GAME.view(state, None).harbour]
    tug = GAME.view(state, None).tug
    GAME.apply(state, seat, action)
    after = next(one for one in GAME.view(state, None).harbour if one.ship == action.ship)
    pier = piers.index(action.ship) + 1 + tug
    assert f"pier {pier}: 1 for {after.shares[seat]}" in offered


def test_who_is_preferred_gets_jack() -> None:
    tried = 0
    for seats in (2, 3, 4):
        for moment in course(seats):
            decision = GAME.decision(moment.state)
            if not decision or decision.kind != "hire" or len(decision.seats) < 2:
                continue
            tried += 1
            state = moment.state.copy()
            told = ARTIST.choices(GAME.view(state, decision.awaited[0]), NAMES).alt
            for seat in decision.awaited:
                GAME.apply(state, seat, Hire("yes"))
            hirer = GAME.view(state, None).hirer
            assert hirer is not None
            assert f"Preferred: {'ABCD'[hirer]}, " in told
    assert tried


def test_news_are_what_changed() -> None:
    before = by_hand(harbour=(ship("F7", {0: 2, 1: 2}), ship("F4", {})))
    now = by_hand(harbour=(ship("F7", {0: 1, 1: 3, 2: 1}), ship("F10", {3: 2})))
    players = (msgspec.structs.replace(now.players[0], points=12, coins=3), *now.players[1:])
    told = news(msgspec.structs.replace(now, players=players), before)
    assert told.loaded == {"F7": {1: 1, 2: 1}, "F10": {3: 2}}
    assert told.arrived == {"F10"}
    assert told.gained == {0: 3}
    assert told.earned == {0: 2}
    assert news(now, None) == NO_NEWS
