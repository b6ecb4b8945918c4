"""What the pictures say in words is enough to play on."""

import pytest

from games.santiago.actions import Drive
from games.santiago.data import BUILDINGS, CUBANS, CUBES, GOODS
from rendering import ARTISTS
from rendering.santiago.news import NO_NEWS, news
from rendering.santiago.samples import EXTREME_NAMES, before_extreme, extreme
from rendering.santiago.terms import BUILDING_NAMES, CUBAN_NAMES
from tests.rendering.positions import KINDS, NAMES, asked, by_hand

ARTIST = ARTISTS["santiago-de-cuba"]


def test_a_board_is_told_whole() -> None:
    view = by_hand(inactive=frozenset({"pedro"}))
    assert ARTIST.board(view, NAMES, since=by_hand(car=2, active=2)).alt == (
        "C drove from Maria. D Mateo to move. Ship 4 of 7 wants sugar 1, citrus 4, rum 2, cigars 0;"
        " not tobacco. Goods pay 3, wood 1. Street clockwise: Harbour, Pedro white +2 tobacco"
        " asleep, Maria red +2 points, José yellow +2 sugar, Conchita red +2 citrus, Miguel blue +2"
        " wood CAR, Pablo blue, Martinez yellow +3 pesos, El Zorro no flower, Alonso white. Yellow:"
        " Bank (C owns), Church (A on), Distillery. Blue: Cigar factory, Black market, Sawmill."
        " Red: Café, Customs office, Casino (A owns, D on). White: Port authority,"
        " Trading office (C on), Newspaper. Supply: sugar 4, citrus 4, tobacco 4, rum 4, cigars 4,"
        " wood 4. A Ana: 2 flags; B Győző: 3 flags, off the board; C Łukasz: 2 flags;"
        " D Mateo: 3 flags."
    )


def test_the_longest_description_still_tells_everything_but_full_names() -> None:
    alt = ARTIST.board(extreme(), EXTREME_NAMES, since=before_extreme()).alt
    assert len(alt) <= 1024
    for name in (
        *(BUILDING_NAMES[one] for one in BUILDINGS),
        *(CUBAN_NAMES[one] for one in CUBANS),
    ):
        assert name in alt
    assert alt.count("asleep") == 8
    assert "CAR" in alt


@pytest.mark.parametrize("language", ["en", "zz"])
@pytest.mark.parametrize("kind", KINDS)
def test_choices_come_first(kind: str, language: str, long_language: None) -> None:
    alt = ARTIST.choices(asked(kind), NAMES, language=language).alt
    assert alt.startswith("You may: ")
    assert len(alt) <= 1024


def test_laps_are_not_all_listed() -> None:
    choices = tuple(Drive(stops) for stops in range(1, 30))
    alt = ARTIST.choices(by_hand(seat=3, choices=choices), NAMES).alt
    assert "You may: Pablo 0; Martinez 1; El Zorro 2; Alonso 3; Harbour 4; Pedro 5;" in alt
    assert "a whole lap more for 10 pesos more." in alt
    assert alt.count("Pablo") == 2


def test_a_hand_is_told_whole() -> None:
    view = by_hand(seat=0)
    assert ARTIST.hand(view, NAMES).alt == (
        "Ana: 3 pesos, 2 points, sugar 1, citrus 1, tobacco 1, rum 1, cigars 1, wood 1. Piece:"
        " Church. Owns: Casino. 2 flags left. Goods pay 3."
    )


def test_no_ship_and_rolled_dice_are_told() -> None:
    gone = by_hand(dice={}, aside=None)
    assert (
        "No ship in port; 4 of 7 comes after this turn. Goods pay 3."
        in ARTIST.board(gone, NAMES).alt
    )
    rolled = by_hand(dice={}, aside=None, kind="keep", rolled=dict.fromkeys(GOODS, 2))
    assert "Rolled for ship 4: sugar 2, citrus 2, tobacco 2" in ARTIST.board(rolled, NAMES).alt


def test_news_are_what_changed() -> None:
    before = by_hand(car=2, active=2, owners={"casino": 0}, value=2, inactive=frozenset({"maria"}))
    now = by_hand(
        inactive=frozenset({"pablo"}), dice={"sugar": 0, "citrus": 4, "rum": 2, "cigars": 0}
    )
    told = news(now, before)
    assert told.mover == 2
    assert told.origin == 2
    assert told.flags == {"bank"}
    assert told.served == {"sugar"}
    assert told.asleep == {"pablo"}
    assert told.awake == {"maria"}
    assert told.value
    assert not told.new_ship
    assert news(now, None) == NO_NEWS
    assert news(by_hand(departed=4), now).new_ship


def test_a_move_to_a_building_is_news_once() -> None:
    now = by_hand()
    assert news(now, now).pieces == frozenset()
    players = (now.players[1], *now.players[1:])
    assert news(now, by_hand(players=players)).pieces == {0}
    assert set(CUBES) == set(now.bank)
