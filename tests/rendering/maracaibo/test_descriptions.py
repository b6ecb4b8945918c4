"""Whoever cannot see the pictures can play on by what they say."""

import re

import msgspec
import pytest

from games.core.outcome import rank
from games.maracaibo.cities import CITY_ACTIONS
from games.maracaibo.data import NATIONS
from games.maracaibo.trail import BARRIERS
from games.maracaibo.view import CityView, MaracaiboView, Working
from rendering.maracaibo.description import TASKS, describe_board
from rendering.maracaibo.phases import TASKS as TABS
from rendering.maracaibo.public import paint_board
from rendering.maracaibo.samples import EXTREME_NAMES, GAME, before_extreme, extreme
from rendering.maracaibo.terms import GOOD_NAMES, NATION_NAMES
from rendering.maracaibo.tracks import paint_tracks
from rendering.maracaibo.tracks_description import describe_tracks
from tests.rendering.maracaibo.positions import (
    LONG_NAMES,
    NAMES,
    SEATS,
    against_jean,
    board,
    by_hand,
    course,
    ended,
    plain,
    some,
    tracks,
    with_player,
)
from tests.rendering.marks import shared_kit

LIMIT = 1024


@pytest.mark.parametrize("names", [NAMES, LONG_NAMES, EXTREME_NAMES])
@pytest.mark.parametrize("seats", SEATS)
def test_descriptions_are_whole_sentences_within_the_limit(
    seats: int, names: tuple[str, ...]
) -> None:
    for moment in some(seats, 12):
        for draw in (board, tracks):
            alt = draw(moment.view, names, moment.since).alt
            assert 100 <= len(alt) <= LIMIT
            assert alt.endswith(".")
            assert "{" not in alt
            assert "None" not in alt


@pytest.mark.parametrize("language", ["en", "zz"])
def test_the_fullest_boards_are_told_whole(language: str, long_language: None) -> None:
    kit = shared_kit()
    view, since = extreme(), before_extreme()
    for describe, paint in ((describe_board, paint_board), (describe_tracks, paint_tracks)):
        alt = describe(paint(kit, view, EXTREME_NAMES, language, since))
        assert len(alt) <= LIMIT
        assert language != "en" or not alt.endswith("…")


@pytest.mark.parametrize("seats", SEATS)
def test_a_board_tells_ships_markets_owners_quests_and_numbers(seats: int) -> None:
    for moment in some(seats, 12)[1:-1]:
        view = moment.view
        alt = board(view, NAMES, moment.since).alt
        for seat, player in enumerate(view.players):
            ship = player.ship.rstrip("ab")
            assert re.search(rf"\b{'ABCD'[seat]} at (?:[\w., ]+ \()?{ship}\b", alt)
            numbers = f"{player.points}/{player.doubloons}/{player.combat}/{player.hand}"
            assert numbers in alt
        for nation in NATIONS:
            assert f"{NATION_NAMES[nation]} {view.nations[nation].value}" in alt
            for at in (at for at, owner in view.markers.items() if owner == nation):
                held = re.search(rf"{NATION_NAMES[nation]} ([\d, ]+)[;.]", alt.split("Held:")[1])
                assert held is not None
                assert at in held[1].split(", ")
        cities = alt.split("Cities: ")[1].split("; ")
        for told, (at, city) in zip(cities, by_number(view), strict=False):
            assert re.match(rf"(?:[\w ]+ \()?{at}\)? ", told)
            wants = told.split(".")[0].partition(", wants ")[2].split(", ")
            open_ = [GOOD_NAMES[good] for good in city.market if good not in city.discs]
            assert wants == (open_ or [""])
        assert f"Deck {view.deck}" in alt


def by_number(view: MaracaiboView) -> list[tuple[str, CityView]]:
    return sorted(view.cities.items(), key=lambda city: int(city[0]))


def test_what_a_city_does_is_told() -> None:
    for tile in CITY_ACTIONS:
        cities = {
            at: msgspec.structs.replace(city, city=tile) for at, city in plain().cities.items()
        }
        alt = board(by_hand(cities=cities)).alt
        amount = CITY_ACTIONS[tile][-1].gains[-1].amount
        assert str(amount) in alt.split("Cities:")[1]
    alts = {
        board(
            by_hand(
                cities=dict.fromkeys(["4"], msgspec.structs.replace(plain().cities["4"], city=tile))
            )
        ).alt
        for tile in CITY_ACTIONS
    }
    assert len(alts) == len(CITY_ACTIONS)


def test_everything_that_may_be_asked_has_its_words() -> None:
    asked = {
        decision.kind
        for seats in SEATS
        for moment in course(seats)
        if (decision := GAME.decision(moment.state)) is not None
    }
    assert asked <= set(TASKS)
    assert set(TASKS) == set(TABS)
    for kind, task in TASKS.items():
        assert f"Awaited: B, to {task}." in board(by_hand(kind=kind, asked=(1,))).alt


def test_an_open_combat_tells_token_side_and_total() -> None:
    working = Working(token=1, nation="france", total=7)
    alt = board(by_hand(kind="spend", asked=(1,), working=working)).alt
    assert "Combat token: France 5 (doubloons −3), England 3, Spain 2 (doubloons +2)." in alt
    assert "Fighting for France. 7 left to spend." in alt
    assert "Combat token" not in board(by_hand(working=None)).alt


def test_a_voyage_is_told() -> None:
    view = with_player(plain(), 2, ship="9")
    alt = board(view, NAMES, with_player(view, 2, ship="7")).alt
    assert "Just sailed: C 7→9." in alt
    for branch in (("13", "15", "18"), ("14", "16", "17", "18")):
        before = with_player(plain(), 2, ship="12")
        now = with_player(before, 2, ship="18", path=branch)
        assert f"Just sailed: C 12→{branch[0]}→18." in board(now, NAMES, before).alt


@pytest.mark.parametrize("seats", SEATS)
def test_tracks_tell_influence_explorers_barriers_buildings_and_cards(seats: int) -> None:
    for moment in some(seats, 12)[1:-1]:
        view = moment.view
        alt = tracks(view, NAMES, moment.since).alt
        for seat, player in enumerate(view.players):
            for nation in NATIONS:
                ranked = f"{'ABCD'[seat]} {player.influence[nation]} ({player.ranks[nation]})"
                told = alt.split(NATION_NAMES[nation])[1].split(".")[0]
                assert ranked in told
        for number, (barrier, seats_over) in enumerate(
            zip(BARRIERS, view.crossings, strict=True), 1
        ):
            if len(seats_over) < max(2, seats):
                pays = barrier.points[len(seats_over)]
                assert re.search(rf"\b{number} [A-J, nobody]+, next {pays}\b", alt)
        assert alt.count("next pays") + alt.count("full with") == len(view.buildings)


def test_tracks_tell_quests_and_effects_of_cards_where_there_is_room() -> None:
    few = by_hand(2, trail={}, buildings=(), investors={}, prices={}, gallery=("A19", "B089"))
    alt = tracks(few).alt
    assert "Envoy from Paris" in alt
    assert "influence with France +2" in alt
    assert "sugar or key" in alt
    quest = by_hand(2, trail={"14l": "Q20"}, gallery=())
    assert "space 14 below spyglass and tobacco for points +4, explore 2" in tracks(quest).alt


def test_a_result_tells_places_parts_and_what_broke_the_tie() -> None:
    alt = board(ended((120, 131, 80, 80), (1, 2, 9, 3))).alt
    assert alt.index("1. B Győző 131") < alt.index("2. A Ana 120") < alt.index("3. C Łukasz 80")
    assert alt.index("C Łukasz") < alt.index("4. D Mateo 80")
    parts = re.search(r"131 = ([\d+]+), 2, 1", alt)
    assert parts is not None
    assert sum(map(int, parts[1].split("+"))) == 131
    tie = board(ended((120, 120, 80), (1, 2, 0))).alt
    assert tie.endswith("Equal points: more doubloons win.")
    shared = _shared()
    assert board(shared).alt.count("1= ") == 2


def _shared() -> MaracaiboView:
    view = ended((120, 120), (5, 5))
    assert view.outcome is not None
    scores = tuple(
        msgspec.structs.replace(score, ties={**score.ties, "upgrades": 2})
        for score in view.outcome.scores
    )
    return msgspec.structs.replace(view, outcome=rank(scores))


@pytest.mark.parametrize(
    ("beaten", "said", "first"),
    [
        (True, "is beaten", "1. A"),
        (False, "has won", "1. J"),
        (None, "the place is shared", "1= A"),
    ],
)
def test_a_solo_result_tells_who_won(beaten: bool | None, said: str, first: str) -> None:
    alt = board(against_jean(beaten)).alt
    assert said in alt
    assert first in alt


def test_jean_is_told_by_her_name_and_numbers() -> None:
    view = plain(1)
    assert view.jean is not None
    jean = msgspec.structs.replace(
        view.jean, points=77, discs=9, cards=5, quests=(), income=19, used=("B3",)
    )
    alt = board(msgspec.structs.replace(view, jean=jean)).alt
    assert "Jean, level 1: points 77, discs 9, cards 5, quests 0, income 19." in alt
    assert "Her last card: B3." in alt
