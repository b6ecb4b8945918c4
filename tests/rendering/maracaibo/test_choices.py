"""Pictures of choices light what may be chosen, say what it brings, and put it in words."""

from collections.abc import Mapping
from typing import Any

import msgspec
import pytest
from PIL import Image

from games.maracaibo.actions import (
    Add,
    Annex,
    Explore,
    Fight,
    Finish,
    Influence,
    Raid,
    Remove,
    Reveal,
    Sail,
    Win,
)
from games.maracaibo.cards import CARDS
from games.maracaibo.data import EMPTY_PILES_VALUE, NATIONS
from games.maracaibo.gains import Gain
from games.maracaibo.map import CITIES, LOCATIONS, VILLAGES
from games.maracaibo.tokens import TOKENS
from games.maracaibo.trail import BARRIERS, END_POINTS, REWARDS, SPACES
from games.maracaibo.upgrades import (
    CITY_PRICE,
    DISPLACEMENT_PRICE,
    LARGE_INFLUENCE,
    MARQUE_POINTS,
    MARQUE_PRICE,
    SMALL_INFLUENCE,
    UPGRADES,
    VILLAGE_PRICE,
)
from games.maracaibo.view import MaracaiboView, Working
from rendering import DUSK
from rendering.core.area import Area
from rendering.core.canvas import Mark
from rendering.core.kit import LIP, Kit, kit_of
from rendering.core.words import words
from rendering.maracaibo import grid
from rendering.maracaibo.asked import Asked
from rendering.maracaibo.choices import paint_choices
from rendering.maracaibo.choices_description import describe_choices
from rendering.maracaibo.choose_disc import spot_places
from rendering.maracaibo.choose_nation import nation_areas
from rendering.maracaibo.choose_space import space_area
from rendering.maracaibo.effect_words import (
    gains_words,
    upgrade_words,
)
from rendering.maracaibo.places import place_of
from rendering.maracaibo.question import NARROW, TOP
from tests.rendering.maracaibo.positions import NAMES
from tests.rendering.maracaibo.private import asking, reader
from tests.rendering.marks import marks_of, recording_kit


def say(text: str, **values: object) -> str:
    return text.format(**values)


def painted(view: MaracaiboView) -> Image.Image:
    return paint_choices(Kit(DUSK), view, NAMES).canvas.image


def written(view: MaracaiboView) -> list[Mark]:
    kit = recording_kit()
    paint_choices(kit, view, NAMES)
    return marks_of(kit)


def texts(view: MaracaiboView, frame: str) -> list[str]:
    return [mark.what for mark in written(view) if mark.frame.name == frame and mark.size]


def told(view: MaracaiboView) -> str:
    assert view.seat is not None
    return describe_choices(paint_choices(kit_of(DUSK), view, NAMES), view.seat)


def framed(view: MaracaiboView, places: Mapping[Any, Area]) -> set[Any]:
    """Return the places below which there is a line in the colour of now."""
    image = painted(view)
    return {
        name
        for name, area in places.items()
        if all(
            image.getpixel((round(area.x + share * area.width), round(area.foot + 1))) == DUSK.now
            for share in (0.3, 0.6)
        )
    }


def face(area: Area) -> Area:
    """Return the part of a tile above its lip."""
    return Area(area.x, area.y, area.width, area.height - LIP)


def tiles(view: MaracaiboView) -> dict[str, Area]:
    scene = paint_choices(kit_of(DUSK), view, NAMES)
    return {at: face(place_of(scene, at)) for at in LOCATIONS if at != "21b"}


SAILS = (Sail("11"), Sail("12"), Sail("13"), Sail("14"), Sail("18", "upper"), Sail("18", "lower"))


def test_places_that_can_be_reached_are_framed() -> None:
    view = asking("sail", SAILS, reader(ship="10"), round=3)
    assert framed(view, tiles(view)) == {"11", "12", "13", "14", "18"}


def test_a_note_says_what_a_place_costs_and_brings() -> None:
    view = asking("sail", SAILS, reader(ship="10"), round=3)
    notes = {m.what.split()[1] for m in written(view) if m.what.startswith("note")}
    assert notes == {"11", "12", "13", "14", "18"}
    alt = told(view)
    assert "Caracas (11) for 1" in alt
    assert "Cayman (18) by the upper way for 5, actions 3" in alt  # the fullest ship has Fine sails
    assert "Cayman (18) by the lower way for 6, actions 3" in alt


def test_sails_are_counted_for_villages() -> None:
    plain = reader(ship="10", discs=dict.fromkeys(UPGRADES, 2))
    view = asking("sail", [Sail("15")], plain, round=3)
    assert "Negril (15) for 4, actions 2" in told(view)
    with_sails = reader(ship="10", discs={**dict.fromkeys(UPGRADES, 2), "sails": 0})
    assert "actions 2" in told(asking("sail", [Sail("15")], with_sails, round=3))
    view = asking("sail", [Sail("17")], with_sails, round=3)
    assert "Puerto Cabezas (17) for 5, actions 3" in told(view)


def test_goods_quests_and_assistants_at_a_place_are_told() -> None:
    base = reader(ship="13", bought=("A44",))
    quests = {"15": "Q01"}
    maps = ("A32", "A48", "A22", "B002")
    view = asking("sail", [Sail("15")], base, round=3, quests=quests, hand=maps)
    assert "you can pay the quest" in told(view)
    assert "your assistant" in told(view)
    poor = msgspec.structs.replace(view, hand=("A03",))
    assert "you can pay the quest" not in told(poor)
    there = base.cities["14"]
    free = msgspec.structs.replace(there, market=("tobacco", "cotton"), discs={"cotton": 1})
    goods = reader(ship="12", discs=dict.fromkeys(UPGRADES, 2))
    goods = msgspec.structs.replace(goods, cities={**base.cities, "14": free})
    view = asking("sail", [Sail("14")], goods, round=3, hand=("A02", "A03", "A04"))
    assert "you can deliver tobacco." in told(view)
    assert painted(view) != painted(msgspec.structs.replace(view, hand=("A04",)))


@pytest.mark.parametrize("locations", [("2", "9", "13"), (*VILLAGES, *CITIES)])
def test_places_that_can_be_annexed_are_framed_with_their_price(
    locations: tuple[Any, ...],
) -> None:
    working = Working(token=1, nation="france", total=9)
    choices = [Win(1), *map(Annex, locations), Finish()]
    view = asking("spend", choices, working=working, markers={"9": "spain"})
    assert framed(view, tiles(view)) == set(locations)
    alt = told(view)
    assert f"influence +{SMALL_INFLUENCE[1]} for {SMALL_INFLUENCE[0]}" in alt
    assert "Left of the total: 9, for France." in alt
    displacing = VILLAGE_PRICE + DISPLACEMENT_PRICE
    for price, place in ((VILLAGE_PRICE, "2"), (displacing, "9"), (CITY_PRICE, "13")):
        parts = alt.split(f"annex for {price}: ")[1].split(";")[0]
        assert f"({place})" in parts or f" {place}," in f" {parts},"


def test_a_raid_and_influence_are_offered_below_the_map() -> None:
    working = Working(token=1, nation="spain", total=9)
    view = asking("spend", [Win(1), Win(3), Raid(), Finish()], working=working)
    assert len({mark.frame for mark in written(view) if mark.frame.name == "offer"}) == 3
    price, amount = LARGE_INFLUENCE
    raid = f"points +{MARQUE_POINTS} for {MARQUE_PRICE}"
    assert f"influence +{amount} for {price}; {raid}; be done" in told(view)


@pytest.mark.parametrize("spaces", [("4u", "5l", "6l"), SPACES[5:15]])
def test_spaces_that_can_be_explored_are_framed(spaces: tuple[Any, ...]) -> None:
    choices = [*map(Explore, spaces), Finish()]
    view = asking("explore", choices, reader(explorer="3"), working=Working(steps=9))
    area = Area(grid.TRAIL.x, TOP, *grid.TRAIL[2:])
    assert framed(view, {space: space_area(space, area) for space in SPACES}) == set(spaces)


def test_what_an_exploration_brings_is_told_with_its_barriers() -> None:
    base = msgspec.structs.replace(reader(explorer="9"), crossings=((2,), (), ()), arrivals=())
    view = asking("explore", [Explore("10"), Explore("16")], base, working=Working(steps=6))
    barrier = gains_words(say, (Gain("points", BARRIERS[0].points[1]), *BARRIERS[0].everybody))
    spaces = "; ".join(f"space {at}: {gains_words(say, REWARDS[at])}" for at in ("10", "16"))
    assert f"behind barrier 1 ({barrier}): {spaces}" in told(view)
    for steps in (1, 4):
        working = Working(steps=steps)
        view = asking("explore", [Explore("30")], reader(explorer="29"), working=working)
        assert f"the end: points +{END_POINTS[len(view.arrivals)] + steps - 1}" in told(view)


@pytest.mark.parametrize("kind", ["remove", "place-disc"])
@pytest.mark.parametrize("spots", [("bunks",), ("nets", "signals", "sails"), UPGRADES])
def test_spots_from_which_a_disc_may_be_taken_are_framed(kind: str, spots: Any) -> None:
    discs = {upgrade: 1 + (upgrade in ("nets", "cabins")) for upgrade in UPGRADES}
    working = Working(good="sugar") if kind == "place-disc" else Working(amount=2)
    view = asking(kind, [*map(Remove, spots)], reader(discs=discs), working=working)
    below = 86 if kind == "place-disc" else 0
    areas = {upgrade: face(area) for upgrade, area in spot_places(TOP + below).items()}
    assert framed(view, areas) == set(spots)
    alt = told(view)
    if "bunks" in spots:
        assert f"the last disc of Bunks: {upgrade_words(say, 'bunks')}" in alt
    if "nets" in spots:
        assert "a disc of " in alt


@pytest.mark.parametrize(("kind", "verb"), [("influence", Influence), ("fight", Fight)])
@pytest.mark.parametrize("nations", [("france",), ("england", "spain"), NATIONS])
def test_nations_that_may_be_chosen_are_framed(
    kind: str, verb: Any, nations: tuple[Any, ...]
) -> None:
    working = Working(amount=2) if kind == "influence" else Working(token=4)
    view = asking(kind, [*map(verb, nations)], working=working)
    asked = Asked(kit_of(DUSK), view, 0, words("en"), NARROW)
    areas = {nation: face(area) for nation, area in nation_areas(asked, TOP).items()}
    assert framed(view, areas) == set(nations)


def test_influence_says_what_becomes_of_the_rank() -> None:
    base = reader(influence={"france": 5, "england": 14, "spain": 0})
    view = asking("influence", [*map(Influence, NATIONS)], base, working=Working(amount=3))
    assert "France: 5 to 8, rank 3 to 4" in told(view)
    assert "England: 14 to 15, rank 6 to 6" in told(view)
    assert "Spain: 0 to 3, rank 0 to 2" in told(view)
    value = view.nations["france"].value
    assert f"+{value}" in texts(view, "gain france")
    assert "+2" in texts(view, "gain england")  # two beyond the end of the track
    assert f"+{2 * view.nations['spain'].value}" in texts(view, "gain spain")


def test_a_fight_says_value_cost_and_reward() -> None:
    view = asking("fight", [*map(Fight, NATIONS)], working=Working(token=1))
    paid, plain, rewarded = (TOKENS[1][nation] for nation in NATIONS)
    assert f"France {paid.value} (doubloons −{paid.doubloons}); England {plain.value};" in told(
        view
    )
    assert f"Spain {rewarded.value} ({gains_words(say, rewarded.gains)})" in told(view)
    assert texts(view, "side france")[0] == str(paid.value)
    assert f"−{paid.doubloons}" in texts(view, "side france")
    empty = asking("fight", [*map(Fight, NATIONS)], working=Working(token=None))
    n = EMPTY_PILES_VALUE
    assert f"France {n}; England {n}; Spain {n}" in told(empty)


def test_totals_are_told_for_every_number_of_points() -> None:
    working = Working(token=1, nation="france")
    view = asking("add", [*map(Add, range(4))], reader(bought=("B044",), combat=3), working=working)
    totals = [mark.what for mark in written(view) if mark.frame.name == "offer" and mark.size]
    more = CARDS["B044"].perk
    assert more is not None
    base = TOKENS[1]["france"].value + more.amount
    assert totals[1::2] == [str(base + points) for points in range(4)]
    assert totals[::2] == ["0", "−1", "−2", "−3"]
    assert f"add 0 to 3 combat points to {base}" in told(view)


def test_both_piles_are_offered() -> None:
    view = asking("reveal", [Reveal("left"), Reveal("right")], piles=(7, 11))
    assert [m.what for m in written(view) if m.frame.name == "offer" and m.size] == ["7", "11"]
    assert "left pile, tokens 7; right pile, tokens 11" in told(view)
