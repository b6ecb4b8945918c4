"""Nothing leaves its place, nothing covers anything else, in any language and with any names."""

import itertools
from random import Random

import msgspec
import pytest

from games.maracaibo.automa import AUTOMA_CARDS
from games.maracaibo.data import NATIONS
from games.maracaibo.map import CITIES, LOCATIONS, VILLAGES
from games.maracaibo.quests import QUESTS
from games.maracaibo.trail import BARRIERS, END, QUEST_SPACES, SPACES
from games.maracaibo.view import MaracaiboView
from rendering.core.canvas import Mark
from rendering.maracaibo import grid
from rendering.maracaibo.nations import SIZES
from rendering.maracaibo.places import assistant_places
from rendering.maracaibo.prestige import building_area
from rendering.maracaibo.public import paint_board
from rendering.maracaibo.samples import EXTREME_NAMES, GAME, before_extreme, extreme
from rendering.maracaibo.tracks import paint_tracks
from tests.rendering.maracaibo.positions import (
    LONG_NAMES,
    NAMES,
    SEATS,
    against_jean,
    by_hand,
    course,
    ended,
    plain,
    some,
    with_player,
)
from tests.rendering.marks import (
    marks_of,
    meet,
    outside,
    overlapping,
    recording_kit,
    shared_kit,
)

LANGUAGES = ["en", "zz"]
PAINTERS = [paint_board, paint_tracks]


def assert_tidy(marks: list[Mark]) -> None:
    assert not list(outside(marks))
    assert not list(overlapping(marks))


def painted(
    view: MaracaiboView,
    names: tuple[str, ...] = NAMES,
    language: str = "en",
    *,
    anew: bool = False,
) -> list[Mark]:
    kit = recording_kit() if anew else shared_kit()
    paint_board(kit, view, names, language)
    return marks_of(kit)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("names", [NAMES, LONG_NAMES, EXTREME_NAMES])
@pytest.mark.parametrize("seats", SEATS)
def test_pictures_of_real_games_are_tidy(
    seats: int, names: tuple[str, ...], language: str, long_language: None
) -> None:
    kit = shared_kit()
    for moment in some(seats, 8):
        paint_board(kit, moment.view, names, language, moment.since)
        assert_tidy(marks_of(kit))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_tracks_of_real_games_are_tidy(seats: int, language: str, long_language: None) -> None:
    kit = shared_kit()
    for moment in some(seats, 8):
        paint_tracks(kit, moment.view, LONG_NAMES, language, moment.since)
        assert_tidy(marks_of(kit))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("names", [LONG_NAMES, EXTREME_NAMES])
@pytest.mark.parametrize("paint", PAINTERS)
def test_the_fullest_pictures_are_tidy(
    paint: object, names: tuple[str, ...], language: str, long_language: None
) -> None:
    kit = shared_kit()
    assert callable(paint)
    paint(kit, extreme(), names, language, before_extreme())
    assert_tidy(marks_of(kit))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("names", [NAMES, EXTREME_NAMES])
def test_final_scores_are_tidy(names: tuple[str, ...], language: str, long_language: None) -> None:
    for view in (
        ended((188, 200, 197, 140)),
        ended((120, 120, 80), (3, 5, 0)),
        ended((120, 120), (5, 5)),
        *(against_jean(beaten) for beaten in (True, False, None)),
    ):
        assert_tidy(painted(view, names, language))


@pytest.mark.parametrize("quest", QUESTS)
def test_every_quest_is_tidy_wherever_it_lies(quest: str) -> None:
    kit = shared_kit()
    view = by_hand(
        quests={"15": quest, "18": quest, "19": quest},
        trail=dict.fromkeys(QUEST_SPACES, quest),
        top_quest=quest,
    )
    for paint in PAINTERS:
        paint(kit, view, NAMES)
        assert_tidy(marks_of(kit))


@pytest.mark.parametrize("card", AUTOMA_CARDS)
def test_every_card_of_jeans_is_tidy(card: str, long_language: None) -> None:
    jean = plain(1).jean
    assert jean is not None
    for number in (1, 4):
        late = msgspec.structs.replace(
            jean, used=(card,), points=212, discs=22, cards=31, income=69
        )
        assert_tidy(painted(by_hand(1, jean=late, round=number), LONG_NAMES, "zz"))


def test_ships_at_one_place_lie_side_by_side() -> None:
    for at in LOCATIONS:
        view = plain()
        for seat in range(4):
            view = with_player(view, seat, ship=at)
        ships = [mark for mark in painted(view) if mark.what == "ship"]
        assert len(ships) == 4
        for before, after in itertools.pairwise(ships):
            assert before.box[2] <= after.box[0]
        middle = (ships[0].box[0] + ships[-1].box[2]) / 2
        assert abs(middle - grid.dot(at)[0]) <= 2
        assert ships[0].box[0] >= 0


def test_explorers_at_one_space_are_all_seen() -> None:
    kit = shared_kit()
    for seats in SEATS[1:]:
        view = plain(seats)
        for seat in range(seats):
            view = with_player(view, seat, explorer="S")
        paint_tracks(kit, view, NAMES)
        marks = marks_of(kit)
        assert_tidy(marks)
        assert sum(mark.what == "explorer" for mark in marks) == seats


def test_pieces_on_one_space_of_a_nation_are_all_seen() -> None:
    kit = shared_kit()
    for influence, seats in itertools.product(range(16), SEATS[1:]):
        view = plain(seats)
        for seat in range(seats):
            view = with_player(view, seat, influence=dict.fromkeys(NATIONS, influence))
        paint_tracks(kit, view, NAMES)
        marks = marks_of(kit)
        assert_tidy(marks)
        pieces = [mark for mark in marks if mark.what.startswith("influence")]
        assert len(pieces) == seats * len(NATIONS)
        assert all(mark.box[2] - mark.box[0] >= SIZES[4] - 1 for mark in pieces)


@pytest.mark.parametrize("seats", SEATS)
def test_the_places_of_the_map_lie_inside_it_and_apart(seats: int) -> None:
    sites = course(seats)[0].view.quests
    places = [
        grid.TITLE,
        grid.VALUES,
        grid.STOCKS,
        *(grid.tile(at, quests=at in sites) for at in LOCATIONS if at != "21b"),
        *(grid.player(seat, seats) for seat in range(seats)),
    ]
    assert_apart([place.box for place in places], grid.HEIGHT)


def test_the_places_of_the_tracks_lie_inside_them_and_apart() -> None:
    places = [
        grid.TITLE.box,
        *(grid.nation(place).box for place in range(len(NATIONS))),
        grid.TRAIL.box,
        *(building_area(place).box for place in range(4)),
        grid.GALLERY.box,
    ]
    assert_apart(places, grid.TRACKS_HEIGHT)
    trail = [
        *(grid.space(at).box for at in SPACES),
        *(grid.barrier(number + 1).box for number in range(len(BARRIERS))),
    ]
    assert_apart(trail, grid.TRAIL.foot)
    assert grid.space(END).right <= grid.TRAIL.right


def assert_apart(places: list[tuple[float, float, float, float]], foot_of_all: float) -> None:
    for left, top, right, foot in places:
        assert left >= grid.MARGIN - 2
        assert top >= 0
        assert right <= grid.WIDTH - grid.MARGIN + 2
        assert foot <= foot_of_all
    assert not [
        (one, other)
        for number, one in enumerate(places)
        for other in places[number + 1 :]
        if meet(one, other)
    ]


def test_a_place_has_room_for_every_assistant_that_may_come() -> None:
    marks = painted(extreme(), NAMES, anew=True)
    assistants = [mark for mark in marks if mark.what == "assistant"]
    assert len(assistants) >= 32
    assert max(assistant_places(at) for at in LOCATIONS) == 3


def test_what_decides_a_move_is_large_enough_for_a_telephone() -> None:
    marks = painted(plain(), anew=True)
    numbers = [mark for mark in marks if mark.frame.name == "tab" and mark.size >= 38]
    assert {mark.what for mark in numbers} == set(VILLAGES + CITIES)
    values = [mark for mark in marks if mark.frame.name == "values" and mark.what.startswith("×")]
    assert len(values) == 3
    assert min(mark.size for mark in values) >= 38
    names = [mark for mark in marks if mark.frame.name in ("city", "village") and mark.size]
    assert min(mark.size for mark in names if mark.what.isalpha()) >= 26


@pytest.mark.parametrize("seats", SEATS)
def test_boards_that_are_not_laid_out_yet_are_tidy(seats: int) -> None:
    kit, chance = shared_kit(), Random(seats)
    state = GAME.setup(seats, None)
    while GAME.view(state, None).phase == "set-up":
        for paint in PAINTERS:
            paint(kit, GAME.view(state, None), NAMES)
            assert_tidy(marks_of(kit))
        decision = GAME.decision(state)
        assert decision is not None
        seat = chance.choice(decision.awaited)
        GAME.apply(state, seat, chance.choice(list(decision.legal(seat))))


def test_who_has_chosen_in_secret_is_shown_and_jean_never_does() -> None:
    waiting = by_hand(kind="choose-careers", phase="set-up", asked=(1, 3))
    signs = {mark.frame.name for mark in painted(waiting) if mark.what == "sign"}
    assert signs == {f"player {seat}" for seat in range(4)}
    alone = by_hand(1, kind="choose-careers", phase="set-up", asked=(0,))
    signs = {mark.frame.name for mark in painted(alone) if mark.what == "sign"}
    assert signs == {"player 0"}
