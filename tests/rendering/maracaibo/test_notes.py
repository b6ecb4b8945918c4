"""Notes on the private maps and ships never cover each other, wherever ships are."""

from collections.abc import Iterator
from itertools import combinations

import pytest

from games.maracaibo.actions import Annex, Finish, Sail, Win
from games.maracaibo.map import CITIES, LOCATIONS, VILLAGES, Location, courses
from games.maracaibo.upgrades import UPGRADES
from games.maracaibo.view import MaracaiboView, Working
from rendering.core.canvas import Mark
from rendering.maracaibo.choices import paint_choices
from rendering.maracaibo.grid import WIDTH
from rendering.maracaibo.samples import EXTREME_NAMES
from tests.rendering.maracaibo.positions import with_player
from tests.rendering.maracaibo.private import asking, at_sea, reader
from tests.rendering.marks import marks_of, meet, shared_kit

OTHERS = (1, 2, 3)
ORIGINS: tuple[Location, ...] = ("1", "3", "8", "10", "11", "12", "14", "18")


def with_ships(view: MaracaiboView, *ships: Location) -> MaracaiboView:
    """Return a view in which the ships of the others lie there."""
    for seat, ship in zip(OTHERS, ships, strict=True):
        view = with_player(view, seat, ship=ship)
    return view


def sailing(origin: Location) -> Iterator[MaracaiboView]:
    """Yield the question with the longest notes, and others' ships together and one by one."""
    [view] = [view for view in at_sea() if view.round == 3 and view.players[0].ship == origin]
    view = with_player(view, 0, discs=dict.fromkeys(UPGRADES, 1))
    reached = [course.to for course in courses(origin, 3).values()]
    for at in dict.fromkeys(reached):
        yield with_ships(view, at, at, at)
    for at in range(len(reached) - 2):
        yield with_ships(view, *reached[at : at + 3])


def things(view: MaracaiboView) -> list[Mark]:
    """Return the notes and the ships on the picture of a question."""
    kit = shared_kit()
    paint_choices(kit, view, EXTREME_NAMES)
    return [mark for mark in marks_of(kit) if mark.what == "ship" or mark.what.startswith("note ")]


def nothing_is_hidden(view: MaracaiboView) -> None:
    found = things(view)
    ships = {mark.frame.name for mark in found if mark.what == "ship"}
    assert ships == {f"ship {seat}" for seat in range(4)}
    for mark in found:
        assert mark.box[0] >= 0
        assert mark.box[2] <= WIDTH
    hidden = [(a.what, b.what) for a, b in combinations(found, 2) if meet(a.box, b.box)]
    assert not hidden, (hidden, [player.ship for player in view.players])


@pytest.mark.parametrize("origin", ORIGINS)
def test_no_ship_is_hidden_where_one_may_sail(origin: Location) -> None:
    for view in sailing(origin):
        nothing_is_hidden(view)


def test_no_ship_is_hidden_where_one_may_annex() -> None:
    places = [at for at in LOCATIONS if at in CITIES or at in VILLAGES]
    annexes = [Annex(at) for at in places]
    working = Working(token=4, nation="france", total=21)
    view = asking("spend", [Win(1), *annexes, Finish()], reader(), working=working)
    for at in places:
        nothing_is_hidden(with_player(with_ships(view, at, at, at), 0, ship=at))


def test_a_note_without_ships_stands_right_before_its_place() -> None:
    view = asking("sail", [Sail("14"), Sail("12"), Sail("11")], reader(ship="10"), round=3)
    notes = [mark for mark in things(view) if mark.what.startswith("note ")]
    middles = {mark.what: (mark.box[0] + mark.box[2]) / 2 for mark in notes}
    assert middles == pytest.approx({"note 14": 486, "note 12": 800, "note 11": 1114}, abs=1)
