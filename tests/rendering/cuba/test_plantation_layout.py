"""Plantations, hands and choices: nothing leaves its place, nothing covers anything else."""

import msgspec
import pytest

from games.cuba.data import COLOURS, FIELDS, PLANTATIONS
from games.cuba.statutes import STATUTES
from games.cuba.tiles import BUILDINGS
from rendering.cuba.choices import paint_choices
from rendering.cuba.dues import pay_of
from rendering.cuba.estate import BEDS
from rendering.cuba.hand import paint_hand
from rendering.cuba.plantations import beds_in, sheet_for
from rendering.cuba.player_boards import paint_every, paint_one
from rendering.cuba.samples import (
    EXTREME_NAMES,
    GAME,
    extreme,
    extreme_administration,
    extreme_parliament,
)
from tests.rendering.cuba.positions import NAMES, SEATS, VARIANT, by_hand, course, player, some
from tests.rendering.cuba.private import KINDS, bare, built_out, crowded, every_question, with_seats
from tests.rendering.cuba.test_layout import LANGUAGES, LONG_NAMES, assert_tidy
from tests.rendering.marks import marks_of, meet, recording_kit, shared_kit

MANY_NAMES = [NAMES, LONG_NAMES, EXTREME_NAMES]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("names", MANY_NAMES)
@pytest.mark.parametrize("seats", SEATS)
def test_all_plantations_are_tidy(
    seats: int, names: tuple[str, ...], language: str, long_language: None
) -> None:
    kit = shared_kit()
    views = [moment.view for moment in some(seats, 8)]
    for view in (*views, crowded(seats), built_out(seats), bare(seats)):
        paint_every(kit, view, names, language)
        assert_tidy(marks_of(kit))


@pytest.mark.parametrize("seats", SEATS)
def test_every_law_has_room_in_the_panel(seats: int) -> None:
    kit = shared_kit()
    for group, statutes in STATUTES.items():
        for statute in statutes:
            view = crowded(seats)
            paint_every(
                kit, msgspec.structs.replace(view, laws={**view.laws, group: statute}), NAMES
            )
            assert_tidy(marks_of(kit))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("names", MANY_NAMES)
def test_one_plantation_is_tidy(names: tuple[str, ...], language: str, long_language: None) -> None:
    kit = shared_kit()
    views = [moment.view for seats in SEATS for moment in some(seats, 4)]
    for view in (*views, crowded(5), bare(5)):
        for seat in range(view.seats):
            paint_one(kit, view, names, seat, language)
            assert_tidy(marks_of(kit))


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_building_has_room_on_each_field_with_and_without_a_figure(
    language: str, long_language: None
) -> None:
    kit = shared_kit()
    for number, building in enumerate(BUILDINGS):
        field = number % (FIELDS - 1) + 1
        for figure in (field, 0):
            one = msgspec.structs.replace(
                by_hand().players[0], built={field: building}, figure=figure
            )
            view = by_hand(players=(one, *by_hand().players[1:]))
            paint_one(kit, view, NAMES, 0, language)
            assert_tidy(marks_of(kit))


@pytest.mark.parametrize("side", COLOURS)
def test_every_side_of_a_plantation_is_tidy(side: str) -> None:
    kit = shared_kit()
    for figure in range(FIELDS):
        one = player(0, side=side, terrain=PLANTATIONS[side], figure=figure, built={})
        paint_one(kit, by_hand(players=(one, *by_hand().players[1:])), NAMES, 0)
        assert_tidy(marks_of(kit))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("names", MANY_NAMES)
def test_hands_are_tidy(names: tuple[str, ...], language: str, long_language: None) -> None:
    kit = shared_kit()
    views = [
        GAME.view(moment.state, seat)
        for seats in SEATS
        for moment in course(seats, 1, VARIANT)[::40]
        for seat in range(seats)
    ]
    views += [extreme(0), extreme_parliament(0), extreme_administration(2)]
    views.append(msgspec.structs.replace(extreme_parliament(0), bribe=138))
    views.append(msgspec.structs.replace(extreme(0), aside="mayor"))
    for group, statutes in STATUTES.items():
        for statute in statutes:
            base = extreme_administration(0)
            views.append(msgspec.structs.replace(base, laws={**base.laws, group: statute}))
    for view in views:
        paint_hand(kit, view, names, language)
        assert_tidy(marks_of(kit))


def test_what_the_laws_give_adds_up_in_a_hand() -> None:
    kit, whole = shared_kit(), 0
    for view in (extreme(0), extreme_administration(0), by_hand(seat=1)):
        paint_hand(kit, view, NAMES)
        said = [mark.what for mark in marks_of(kit) if mark.frame.name == "dues"]
        assert view.seat is not None
        pay = pay_of(view, view.seat)
        assert said[-2] == str(pay.total)
        assert said.count(f"+{pay.bonus}") == (1 if pay.bonus else 0)
        whole += bool(pay.bonus)
    assert whole > 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("names", MANY_NAMES)
def test_choices_are_tidy(names: tuple[str, ...], language: str, long_language: None) -> None:
    kit = shared_kit()
    for view in every_question():
        paint_choices(kit, view, names, language)
        assert_tidy(marks_of(kit))


@pytest.mark.parametrize("seats", SEATS)
def test_choices_of_real_games_are_tidy(seats: int) -> None:
    kit, kinds = shared_kit(), set()
    moments = course(seats, 1, VARIANT)
    for moment in moments[:: max(1, len(moments) // 60)]:
        if moment.view.asked:
            view = GAME.view(moment.state, moment.view.asked[0])
            kinds.add(view.kind)
            paint_choices(kit, view, NAMES)
            assert_tidy(marks_of(kit))
    assert len(kinds) > 8


@pytest.mark.parametrize("seats", SEATS)
def test_bills_stand_in_columns_of_as_many_players(seats: int) -> None:
    kit = shared_kit()
    for view in every_question():
        if view.kind in ("veto", "bribe", "enact"):
            paint_choices(kit, with_seats(view, seats), LONG_NAMES)
            marks = marks_of(kit)
            assert_tidy(marks)
            assert sum(mark.frame.name == "pieces" for mark in marks) == seats


@pytest.mark.parametrize("seats", SEATS)
def test_cells_lie_inside_the_picture_and_apart_and_are_the_larger_the_fewer(seats: int) -> None:
    sheet = sheet_for(seats)
    places = [*(sheet.cell(seat).box for seat in range(seats)), sheet.laws.box]
    for left, top, right, foot in places:
        assert left >= 20
        assert top >= 80
        assert right <= sheet.width - 20
        assert foot <= sheet.height - 12
    assert not [
        (one, other)
        for number, one in enumerate(places)
        for other in places[number + 1 :]
        if meet(one, other)
    ]
    assert sheet.width > sheet.height
    share = beds_in(sheet.cell(0)).width / sheet.width
    others = [beds_in(sheet_for(n).cell(0)).width / sheet_for(n).width for n in SEATS if n > seats]
    assert all(share >= other for other in others)


@pytest.mark.parametrize("seats", SEATS)
def test_the_same_field_lies_at_the_same_place_of_every_cell(seats: int) -> None:
    sheet = sheet_for(seats)
    first = sheet.cell(0)
    for seat in range(seats):
        cell = sheet.cell(seat)
        for field in range(FIELDS):
            one, other = beds_in(first).field(field), beds_in(cell).field(field)
            assert (one.x - first.x, one.y - first.y) == (other.x - cell.x, other.y - cell.y)
            assert one[2:] == other[2:]


def test_numbers_of_all_plantations_can_be_read_on_a_telephone() -> None:
    kit = recording_kit()
    paint_every(kit, by_hand(), NAMES)
    numbers = [mark for mark in marks_of(kit) if mark.what.isdigit()]
    small = {mark.frame.name.split(",")[0] for mark in numbers if mark.size < 36}
    assert len(numbers) > 100
    assert small <= {*(f"round {number}" for number in range(1, 7)), "('flat card'"}


def test_places_of_fields_do_not_meet() -> None:
    boxes = [BEDS.field(field).box for field in range(FIELDS)]
    assert not [
        (one, other) for n, one in enumerate(boxes) for other in boxes[n + 1 :] if meet(one, other)
    ]


def test_every_kind_is_among_the_questions() -> None:
    assert {view.kind for view in every_question()} == set(KINDS)
