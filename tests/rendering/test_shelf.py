"""What is kept between pictures stays within its room."""

import pytest
from PIL import Image

from rendering.core.kit import MADE, PATCHES, STORED, Kit, weight
from rendering.core.shelf import Shelf
from rendering.core.theme import DUSK
from rendering.santiago.artist import paint_board
from tests.rendering.positions import NAMES, course


def test_a_thing_is_made_once() -> None:
    shelf: Shelf[list[int]] = Shelf(2)
    first = shelf.get("a", lambda: [1])
    assert shelf.get("a", lambda: [2]) is first


def test_what_was_not_used_for_the_longest_time_goes() -> None:
    shelf: Shelf[int] = Shelf(2)
    for key in "abac":
        shelf.get(key, lambda: 1)
    assert shelf.find("a") == 1
    assert shelf.find("b") is None
    assert len(shelf) == 2


def test_heavy_things_take_more_room() -> None:
    shelf: Shelf[int] = Shelf(10, weigh=lambda thing: thing)
    for thing in (4, 5, 6):
        shelf.put(thing, thing)
    assert len(shelf) == 1
    assert shelf.taken == 6
    shelf.put(6, 6)
    assert shelf.taken == 6
    shelf.put(11, 11)
    assert shelf.find(11) is None
    assert shelf.taken == 0


def test_nothing_is_kept_without_room() -> None:
    shelf: Shelf[int] = Shelf(0)
    assert shelf.get("a", lambda: 1) == 1
    assert shelf.find("a") is None


@pytest.mark.parametrize("seed", [1, 2])
def test_many_tables_take_no_more_memory_than_one_may(seed: int) -> None:
    kit = Kit(DUSK)
    for table in range(10):
        for position in course(4, 10 * seed + table)[::40]:
            paint_board(kit, position.public, NAMES, "en", position.since)
    kept = (kit._stored, STORED), (kit._made, MADE), (kit._patches, PATCHES)
    for shelf, room in kept:
        assert 0 < shelf.taken <= room


def test_an_image_weighs_what_its_pixels_take() -> None:
    assert weight(Image.new("RGB", (10, 10))) == 400
    assert weight(Image.new("L", (10, 10))) == 100
