"""Ship boards, hands and choices: nothing leaves its place, nothing covers anything else."""

import msgspec
import pytest

from games.maracaibo.automa import AUTOMA_CARDS
from games.maracaibo.buildings import BUILDINGS
from games.maracaibo.cards import CARDS
from games.maracaibo.careers import CAREERS
from games.maracaibo.data import SYMBOLS
from games.maracaibo.upgrades import UPGRADES
from rendering.core.words import words
from rendering.maracaibo.card_grid import height_of, places, shape_for
from rendering.maracaibo.cards import card
from rendering.maracaibo.choices import paint_choices
from rendering.maracaibo.hand import paint_hand
from rendering.maracaibo.player_boards import paint_every, paint_one
from rendering.maracaibo.samples import EXTREME_NAMES, GAME, extreme
from rendering.maracaibo.ship_cells import sheet_for
from tests.rendering.maracaibo.positions import LONG_NAMES, NAMES, SEATS, course, plain, some
from tests.rendering.maracaibo.private import EIGHT, HAND, KINDS, every_question, reader, sized
from tests.rendering.maracaibo.test_layout import LANGUAGES, assert_tidy
from tests.rendering.marks import marks_of, meet, recording_kit, shared_kit

MANY_NAMES = [NAMES, LONG_NAMES, EXTREME_NAMES]
CARD_SIZES = [(231, 414), (220, 438), (202, 354), (231, 334), (312, 226)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("names", MANY_NAMES)
@pytest.mark.parametrize("seats", SEATS)
def test_all_ship_boards_are_tidy(
    seats: int, names: tuple[str, ...], language: str, long_language: None
) -> None:
    kit = shared_kit()
    views = [moment.view for moment in some(seats, 8)]
    if seats > 1:
        views += [sized(seats), sized(seats, symbols=SYMBOLS, buildings=BUILDINGS[:4])]
    for view in views:
        paint_every(kit, view, names, language)
        assert_tidy(marks_of(kit))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("names", MANY_NAMES)
def test_one_ship_board_is_tidy(names: tuple[str, ...], language: str, long_language: None) -> None:
    kit = shared_kit()
    views = [moment.view for seats in SEATS for moment in some(seats, 4)]
    for view in (*views, extreme(), sized(4, bought=(), planned=(), points=999, doubloons=999)):
        for seat in range(view.seats + (view.jean is not None)):
            paint_one(kit, view, names, seat, language)
            assert_tidy(marks_of(kit))


@pytest.mark.parametrize("count", [0, 1, 5, 10, 16, 21, 30, 60, 150])
def test_any_number_of_projects_has_room(count: int) -> None:
    kit = shared_kit()
    view = sized(4, bought=tuple(CARDS)[:count], buildings=BUILDINGS[:4])
    paint_every(kit, view, NAMES)
    assert_tidy(marks_of(kit))
    paint_one(kit, view, NAMES, 1)
    assert_tidy(marks_of(kit))


@pytest.mark.parametrize("number", range(0, len(CARDS), 12))
def test_every_card_can_be_planned_and_bought(number: int) -> None:
    kit = shared_kit()
    for first in range(number, min(number + 12, len(CARDS)), 3):
        three = tuple(CARDS)[first : first + 3]
        view = sized(2, planned=three, bought=three)
        paint_every(kit, view, NAMES)
        assert_tidy(marks_of(kit))
        paint_one(kit, view, NAMES, 0)
        assert_tidy(marks_of(kit))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("career", CAREERS)
def test_every_career_is_tidy(career: str, language: str, long_language: None) -> None:
    kit = shared_kit()
    for tasks, ready in (((1, 2, 3), (1, 2, 3)), ((2,), ()), ((), ())):
        view = sized(4, career=career, tasks=tasks, ready=ready)
        paint_every(kit, view, NAMES, language)
        assert_tidy(marks_of(kit))
        paint_one(kit, view, NAMES, 2, language)
        assert_tidy(marks_of(kit))


@pytest.mark.parametrize("left", [0, 1, 2])
def test_spots_are_tidy_with_any_discs(left: int) -> None:
    kit = shared_kit()
    view = sized(3, discs=dict.fromkeys(UPGRADES, left))
    for seat in range(3):
        paint_one(kit, view, NAMES, seat)
        assert_tidy(marks_of(kit))


@pytest.mark.parametrize("language", LANGUAGES)
def test_jeans_board_is_tidy_with_all_cards_turned_up(language: str, long_language: None) -> None:
    kit = shared_kit()
    solo = plain(1)
    assert solo.jean is not None
    for number in range(4):
        jean = msgspec.structs.replace(
            solo.jean,
            points=238,
            discs=22,
            cards=18,
            level=5,
            deck=9,
            income=56,
            used=AUTOMA_CARDS[number * 2 : number * 2 + 9],
            explorer=("S", "9", "24l", "30")[number],
        )
        for round_ in (1, 4):
            view = msgspec.structs.replace(solo, jean=jean, round=round_)
            paint_every(kit, view, LONG_NAMES, language)
            assert_tidy(marks_of(kit))
            paint_one(kit, view, LONG_NAMES, 1, language)
            assert_tidy(marks_of(kit))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", CARD_SIZES)
def test_every_card_is_tidy_in_every_size(
    size: tuple[int, int], language: str, long_language: None
) -> None:
    kit = recording_kit()
    for number in CARDS:
        card(kit, number, *size, words(language))
        assert_tidy(marks_of(kit))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("names", MANY_NAMES)
def test_hands_are_tidy(names: tuple[str, ...], language: str, long_language: None) -> None:
    kit = shared_kit()
    views = [
        GAME.view(moment.state, seat)
        for seats in SEATS
        for moment in course(seats)[::40]
        for seat in range(seats)
    ]
    views += [msgspec.structs.replace(reader(), hand=EIGHT[:count]) for count in range(9)]
    views.append(msgspec.structs.replace(reader(), hand=EIGHT, phase="set-up"))
    views.append(msgspec.structs.replace(reader(ship="1", career=None), hand=HAND, round=0))
    for view in views:
        paint_hand(kit, view, names, language)
        assert_tidy(marks_of(kit))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("names", [LONG_NAMES, EXTREME_NAMES])
def test_choices_are_tidy(names: tuple[str, ...], language: str, long_language: None) -> None:
    kit = shared_kit()
    for view in every_question():
        paint_choices(kit, view, names, language)
        assert_tidy(marks_of(kit))


@pytest.mark.parametrize("seats", SEATS)
def test_choices_of_real_games_are_tidy(seats: int) -> None:
    kit, kinds = shared_kit(), set()
    moments = course(seats)
    for moment in moments[:: max(1, len(moments) // 60)]:
        if moment.view.asked:
            view = GAME.view(moment.state, moment.view.asked[0])
            kinds.add(view.kind)
            paint_choices(kit, view, NAMES)
            assert_tidy(marks_of(kit))
    assert len(kinds) > 6


@pytest.mark.parametrize("seats", SEATS)
def test_boards_lie_inside_the_picture_and_apart(seats: int) -> None:
    sheet = sheet_for(plain(seats))
    areas = [*(sheet.cell(place).box for place in range(sheet.cells)), sheet.legend.box]
    for left, top, right, foot in areas:
        assert left >= 20
        assert top >= 80
        assert right <= 1580
        assert foot <= sheet.height - 12
    assert not [
        (one, other)
        for number, one in enumerate(areas)
        for other in areas[number + 1 :]
        if meet(one, other)
    ]
    assert sheet.height < 1600


@pytest.mark.parametrize("count", range(1, 10))
def test_cards_of_a_hand_lie_apart_and_above_what_follows(count: int) -> None:
    lying = places(count, 100, 2)
    boxes = [area.box for place in lying for area in (place.card, *place.notes)]
    assert len(lying) == count
    assert not [
        (one, other) for n, one in enumerate(boxes) for other in boxes[n + 1 :] if meet(one, other)
    ]
    assert max(box[3] for box in boxes) <= 100 + height_of(count, 2)
    assert all(box[0] >= 20 and box[2] <= 980 for box in boxes)


def test_cards_are_the_larger_the_fewer() -> None:
    sizes = [shape_for(count) for count in (4, 6, 8)]
    assert sizes[0].height > sizes[2].height > 0
    assert sizes[1].width > sizes[0].width


def test_numbers_of_all_ships_can_be_read_on_a_telephone() -> None:
    kit = recording_kit()
    paint_every(kit, sized(4, planned=()), NAMES)
    frames = ("figures", "hand", "combat", "doubloon_income", "point_income", "tokens", "quests")
    numbers = [mark for mark in marks_of(kit) if mark.size and mark.frame.name.split()[0] in frames]
    assert len(numbers) == 4 * len(frames)
    assert min(mark.size for mark in numbers) >= 34


def test_every_kind_is_among_the_questions() -> None:
    assert {view.kind for view in every_question()} == set(KINDS)
