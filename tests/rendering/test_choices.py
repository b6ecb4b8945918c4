"""The private picture lights exactly what may be chosen."""

import io

import pytest
from PIL import Image

from games.santiago.actions import Drive, Place, Seize
from games.santiago.data import BUILDINGS, STOPS
from games.santiago.view import SantiagoView
from rendering import ARTISTS, DUSK
from rendering.santiago import grid
from rendering.santiago.choices import flag_after
from tests.rendering.marks import marks_of, recording_kit
from tests.rendering.positions import NAMES, asked, by_hand

ARTIST = ARTISTS["santiago-de-cuba"]


def framed(view: SantiagoView, places: dict[object, grid.Area]) -> set[object]:
    """Return the places whose lower edge has the colour of now."""
    with Image.open(io.BytesIO(ARTIST.choices(view, NAMES).png)) as opened:
        image = opened.convert("RGB")
    found = set()
    for name, place in places.items():
        spots = [
            (round(place.x + share * place.width), round(place.foot - 3)) for share in (0.3, 0.6)
        ]
        if all(image.getpixel(spot) == DUSK.now for spot in spots):
            found.add(name)
    return found


STOP_PLACES: dict[object, grid.Area] = {number: grid.stop(number) for number in range(STOPS)}


@pytest.mark.parametrize("most", [1, 3, 7])
def test_the_stops_that_can_be_paid_for_are_framed(most: int) -> None:
    view = by_hand(seat=3, choices=tuple(Drive(stops) for stops in range(1, most + 1)))
    expected = {(view.car + stops) % STOPS for stops in range(1, most + 1)}
    assert framed(view, STOP_PLACES) == expected


@pytest.mark.parametrize("verb", [Place, Seize])
def test_the_buildings_that_may_be_chosen_are_framed(verb: type) -> None:
    chosen = {"church", "cafe", "newspaper"}
    kind = "place" if verb is Place else "alonso"
    choices = tuple(verb(building) for building in sorted(chosen))
    view = by_hand(seat=3, kind=kind, choices=choices, owners={})
    places: dict[object, grid.Area] = {
        building: grid.tile(slot) for slot, building in enumerate(BUILDINGS)
    }
    assert framed(view, places) == chosen


def test_prices_say_what_each_stop_costs() -> None:
    from rendering.santiago.artist import paint_choices

    kit = recording_kit()
    paint_choices(kit, by_hand(seat=3, choices=tuple(Drive(n) for n in range(1, 5))), NAMES)
    prices = [mark.what for mark in marks_of(kit) if mark.frame.name.startswith("('pill'")]
    texts = [text for text in prices if text != "thing"]
    assert sorted(texts) == ["1", "2", "3", "free"]


@pytest.mark.parametrize(
    ("car", "stops", "value", "reached"),
    [
        (8, 2, 2, 2),
        (8, 3, 2, 3),
        (9, 1, 4, 4),
        (9, 2, 4, None),
        (5, 4, 3, 3),
        (5, 15, 2, 3),
        (5, 17, 2, 4),
    ],
)
def test_the_flag_moves_when_the_harbour_is_passed(
    car: int, stops: int, value: int, reached: int | None
) -> None:
    assert flag_after(by_hand(car=car, value=value), stops) == reached


def test_without_a_ship_the_flag_stays() -> None:
    assert flag_after(by_hand(car=9, dice={}), 5) == 3


def test_deliveries_say_what_they_bring() -> None:
    view = asked("deliver")
    from rendering.santiago.artist import paint_choices

    kit = recording_kit()
    paint_choices(kit, view, NAMES)
    shown = {mark.what for mark in marks_of(kit) if mark.frame.name.startswith("('pill'")}
    best = {
        action.die: action.amount * view.value  # type: ignore[union-attr]
        for action in view.choices
        if getattr(action, "cube", "wood") != "wood"
    }
    assert {f"+{points}" for points in best.values()} <= shown
