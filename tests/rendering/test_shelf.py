"""What is kept between pictures stays within its room."""

from random import Random

import pytest
from PIL import Image

from games.registry import GAMES
from rendering import ARTISTS
from rendering.core.archive import Archive
from rendering.core.kit import MADE, PATCHES, STORED, Kit, sprite_weight, weight
from rendering.core.shelf import Shelf
from rendering.core.sprite import Sprite
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


def test_what_makes_room_is_fetched_from_the_archive() -> None:
    shelf: Shelf[str] = Shelf(1, archive=Archive(10_000))
    shelf.put("a", "a" * 100)
    shelf.put("b", "b" * 100)

    assert shelf.get("a", lambda: "made anew") == "a" * 100
    assert shelf.get("b", lambda: "made anew") == "b" * 100
    assert len(shelf) == 1


def test_an_archive_stays_within_its_room() -> None:
    archive: Archive[bytes] = Archive(2_000)
    rng = Random(1)
    things = {number: rng.randbytes(600) for number in range(9)}
    for number, thing in things.items():
        archive.put(number, thing)
        assert archive.taken <= archive.room
        assert archive.find(0 if number < 3 else number) is not None

    kept = [number for number in things if archive.find(number) == things[number]]
    assert kept == [6, 7, 8]


def test_an_archived_sprite_is_the_same_to_the_pixel() -> None:
    kit, archive = Kit(DUSK), Archive[Sprite](100_000)
    sprite = kit.icon("anchor", 40, DUSK.seats[0])

    archive.put("ship", sprite)

    found = archive.find("ship")
    assert found is not None
    assert found.rgba().tobytes() == sprite.rgba().tobytes()
    assert found[2:] == sprite[2:]
    assert archive.taken < sprite_weight(sprite)


def test_pictures_of_many_games_in_turn_are_those_of_each_alone() -> None:
    """Every picture is drawn again after those of all other games have been between."""
    names = NAMES[:2]
    views = {slug: game.view(game.setup(2), None) for slug, game in GAMES.items()}
    first = {slug: ARTISTS[slug].board(view, names).png for slug, view in views.items()}
    for _ in range(2):
        for slug, view in views.items():
            assert ARTISTS[slug].board(view, names).png == first[slug]
