"""What the public pictures say in words is enough to play on."""

import pytest

from games.cuba.data import CARDS_TO_PLAY, MARKERS
from games.cuba.tiles import BUILDINGS
from rendering.cuba.artist import CubaArtist
from rendering.cuba.description import TASKS
from rendering.cuba.phases import TASKS as PILLS
from rendering.cuba.samples import (
    EXTREME_NAMES,
    before_extreme,
    extreme,
    extreme_administration,
    extreme_parliament,
)
from rendering.cuba.terms import LAW_NAMES, LAW_TEXTS
from tests.rendering.cuba.positions import (
    NAMES,
    SEATS,
    VARIANT,
    administration,
    bribing,
    by_hand,
    course,
    ended,
    parliament,
    player,
)

ARTIST = CubaArtist()


def test_a_board_is_told_whole() -> None:
    assert ARTIST.board(by_hand(), NAMES).alt == (
        "Round 4 of 6: actions. Start player C. Awaited: B, to play a card. Dock 3: ship 10 wants"
        " 1 sugar, 1 rum; Dock 2: ship 14 wants 1 citrus, 1 sugar, 2 cigars; Dock 1: ship 7 wants"
        " 3 tobacco, 1 rum, 1 cigars; at sea ship 12: 1 citrus, 2 tobacco, 2 cigars; 11 more"
        " ships. Market, buy/sell: citrus 5/4, sugar 3/2, tobacco 4/3, rum 6/5, cigars 4/3. Laws:"
        " tax 2 pesos, duty citrus, subsidy buildings, drought. Bills: tax 3 pesos, duty 2"
        " materials, subsidy water, market +2 crops. Instead of an action: Tradeswoman a material,"
        " Architect points 2 / points 1, Mayor pesos 2. Points/pesos, cards played: A Ana 34/14,"
        " 1 4 5; B Győző 29/9, 4 1; C Łukasz 31/21, 1 4, town hall +2; D Mateo 38/6, 1 3; E Eszter"
        " 26/11, 2 1. Buildings left: all but Sawmill, Golf course, Rum café, Small office, Hotel,"
        " Crop depot, Large bank, Distillery, Town hall, Dam, Warehouse. Supply: 8 wood, 8 stone,"
        " 7 water, 7 citrus, 4 sugar, 6 tobacco, 9 rum, 9 cigars."
    )


def test_a_parliament_is_told_whole() -> None:
    assert ARTIST.board(parliament(), NAMES).alt == (
        "Round 4 of 6: parliament. Start player E. Awaited: E, to make bills law. A Ana: 5 votes"
        " (Tradeswoman 2, bought 3), pesos 14; B Győző: 5 votes (Mayor 5, bought 0), pesos 9;"
        " C Łukasz: 8 votes (Tradeswoman 2, town hall 2, bought 3+1), pesos 21; D Mateo: 3 votes"
        " (Tradeswoman 2, bought 1), pesos 6; E Eszter: 9 votes (Foreman 4, bought 3+2), pesos 11."
        " E won. Would pay now: tax 3 pesos 2/2/2/2/2, duty 2 materials 2/2/2/2/2, subsidy water"
        " 2/1/4/0/1. Laws: tax 2 pesos, duty citrus, subsidy buildings, drought. Bills: tax 3"
        " pesos, duty 2 materials, subsidy water, market +2 crops."
    )


def test_an_administration_is_told_whole() -> None:
    assert ARTIST.board(administration(), NAMES).alt == (
        "Round 4 of 6: administration. Start player E. Awaited: B, to deliver the duty or not."
        " A Ana: points 34, pesos 14, tax 3 done, duty done, subsidy 3; B Győző: points 29,"
        " pesos 9, tax 3 done, duty asked now, subsidy 3; C Łukasz: points 31, pesos 21, tax 3 not"
        " done, duty done, subsidy 3; D Mateo: points 38, pesos 6, tax 3 not done, duty not"
        " possible, subsidy 2; E Eszter: points 26, pesos 11, tax 3 done, duty done, subsidy 2."
        " Enacted: tax 3 pesos, market +2 crops. Dropped: duty 2 materials, subsidy water. Laws:"
        " tax 3 pesos, duty citrus, subsidy buildings, market +2 crops."
    )


def test_purchases_in_secret_name_only_who_has_bought() -> None:
    alt = ARTIST.board(bribing(), NAMES).alt
    assert "Awaited: A, D, to buy votes in secret." in alt
    assert "B Győző: 5 votes (Mayor 5), pesos 9, has bought;" in alt
    assert "A Ana: 2 votes (Tradeswoman 2), pesos 14;" in alt


def test_final_scores_are_told_with_their_parts() -> None:
    alt = ARTIST.board(ended(tied=True), NAMES).alt
    assert "points = ships+effects+instead+laws+buildings, pesos" in alt
    assert "1. D Mateo 71 = 35+12+3+15+6, 7; 2. A Ana 71 = 35+12+3+15+6, 5;" in alt
    shared = ARTIST.board(ended(shared=True), NAMES).alt
    assert "1= A Ana 71" in shared
    assert "1= D Mateo 71" in shared
    assert "3. C Łukasz 63" in shared


def test_what_is_rare_is_told() -> None:
    rest = {group: bill for group, bill in by_hand().bills.items() if group != "tax"}
    alt = ARTIST.board(by_hand(bills=rest, vetoed="tax_3", barred="duty"), NAMES).alt
    assert "Bills: tax 3 pesos vetoed, duty 2 materials," in alt
    assert "No veto of duty." in alt
    empty = by_hand(docks=(None, *by_hand().docks[1:]), markers=MARKERS, tiles={})
    alt = ARTIST.board(empty, NAMES).alt
    assert "Dock 1 empty" in alt
    assert "Instead of an action: none." in alt
    assert "Buildings left: none." in alt
    all_left = by_hand(tiles=dict.fromkeys(BUILDINGS, 1))
    assert "Buildings left: all." in ARTIST.board(all_left, NAMES).alt
    some_gone = by_hand(tiles=dict.fromkeys(BUILDINGS[3:], 1))
    assert "all but Cement factory, Sawmill, Golf course." in ARTIST.board(some_gone, NAMES).alt


@pytest.mark.parametrize("language", ["en", "zz"])
@pytest.mark.parametrize("seats", SEATS)
def test_the_longest_descriptions_fit(seats: int, language: str, long_language: None) -> None:
    for options in (None, VARIANT):
        for moment in course(seats, 1, options)[::9]:
            alt = ARTIST.board(moment.view, EXTREME_NAMES, language=language).alt
            assert len(alt) <= 1024
            assert language == "zz" or not alt.endswith("…")


@pytest.mark.parametrize("view", [extreme, extreme_parliament, extreme_administration])
def test_the_fullest_boards_are_told_to_the_end(view: object) -> None:
    assert callable(view)
    alt = ARTIST.board(view(), EXTREME_NAMES, since=before_extreme()).alt
    assert len(alt) <= 1024
    assert not alt.endswith("…")
    assert all(f"{seat} " in alt for seat in "ABCDE")


def test_everything_that_is_asked_has_a_name() -> None:
    asked = {
        moment.view.kind
        for seats in SEATS
        for moment in course(seats, 1, VARIANT)
        if moment.view.kind is not None
    }
    assert asked <= set(TASKS)
    assert set(TASKS) - set(PILLS) == {"set-aside", "bribe"}, "these are asked of several at once"


def test_every_law_is_told_shortly_and_in_words() -> None:
    assert set(LAW_NAMES) == set(LAW_TEXTS)
    for law in LAW_NAMES:
        assert len(LAW_NAMES[law]) < len(LAW_TEXTS[law]) <= 45


def test_cards_are_told_in_the_order_in_which_they_were_played() -> None:
    cards = ("mayor", "worker", "architect", "foreman")
    players = (player(0, played=cards), *by_hand().players[1:])
    assert len(cards) == CARDS_TO_PLAY
    assert "A Ana 34/14, 5 1 3 4;" in ARTIST.board(by_hand(players=players), NAMES).alt
