"""The private pictures light exactly what may be chosen, and say what it brings."""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
import pytest
from PIL import Image

from games.cuba.actions import (
    Activate,
    Build,
    Buy,
    Decline,
    Enact,
    Exchange,
    Finish,
    Give,
    Harvest,
    Load,
    Move,
    Place,
    Play,
    Sell,
    SetAside,
    Store,
    Swap,
    Veto,
)
from games.cuba.data import CHARACTERS, FIELDS, MERCHANDISE, buy_price, sale_price
from games.cuba.statutes import GROUPS
from games.cuba.tiles import BUILDINGS, TILES
from games.cuba.view import CubaView, Working
from rendering import DUSK
from rendering.core.area import Area
from rendering.core.canvas import Mark
from rendering.core.kit import LIP, kit_of
from rendering.cuba import choose_bill, choose_card, choose_cargo, choose_trade
from rendering.cuba.choices import STAGES, paint_choices
from rendering.cuba.choose_building import on_offer, tile_area
from rendering.cuba.choose_field import BEDS
from rendering.cuba.samples import extreme, extreme_parliament
from tests.rendering.cuba.positions import NAMES, SEATS, by_hand, course, real, ship
from tests.rendering.cuba.private import FULL, KINDS, asking, every_question, with_reader
from tests.rendering.marks import marks_of, recording_kit

FIELD_AREAS = {field: BEDS.field(field) for field in range(FIELDS)}


def painted(view: CubaView) -> Image.Image:
    return paint_choices(kit_of(DUSK), view, NAMES).canvas.image


def written(view: CubaView) -> list[Mark]:
    kit = recording_kit()
    paint_choices(kit, view, NAMES)
    return marks_of(kit)


def texts(view: CubaView, frame: str) -> list[str]:
    return [mark.what for mark in written(view) if mark.frame.name == frame and mark.size]


def framed(view: CubaView, places: Mapping[Any, Area]) -> set[Any]:
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


@pytest.mark.parametrize("verb", [Move, Harvest, Place, Activate])
@pytest.mark.parametrize("fields", [(2,), (1, 4, 6, 9), tuple(range(1, 12))])
def test_the_fields_that_may_be_chosen_are_framed(verb: type, fields: tuple[int, ...]) -> None:
    working = Working(building="hotel", left=1)
    view = asking(verb.__struct_config__.tag, [*map(verb, fields), Finish()], working=working)
    view = with_reader(view, built=FULL if verb is Activate else {})
    assert framed(view, FIELD_AREAS) == set(fields)


def test_fields_that_are_done_are_ticked_and_not_framed() -> None:
    choices = [Harvest(4), Harvest(10), Finish()]
    view = asking("harvest", choices, working=Working(done=(2, 7), left=0))
    assert framed(view, FIELD_AREAS) == {4, 10}
    marks = written(view)
    assert {m.frame.name for m in marks if m.what == "tick"} == {"done 2", "done 7"}
    assert {m.frame.name for m in marks if m.what == "price"} == {"price 4", "price 10"}


def test_a_free_harvest_has_no_price() -> None:
    view = asking("harvest", [Harvest(4), Finish()], working=Working(left=1))
    marks = written(view)
    assert "price" not in {mark.what for mark in marks}
    assert "Harvest: 1 free" in {mark.what for mark in marks}


def test_buildings_outside_row_and_column_stand_alone() -> None:
    view = with_reader(extreme(0), built=FULL, figure=6)
    view = asking("activate", [Activate(1), Activate(2), Activate(5), Finish()], view)
    alone = {m.frame.name for m in written(view) if m.what == "alone"}
    assert alone == {"alone 1"}


def test_moves_say_what_lies_in_row_and_column() -> None:
    view = with_reader(by_hand(seat=0), built={}, figure=6)
    view = asking("move", map(Move, range(FIELDS)), view)
    assert texts(view, "field 1") == ["2", "1", "1", "1", "1", "2"]  # 2 wood, 1 stone, ..., number
    assert texts(view, "field 6") == ["1", "1", "2", "2", "7"]


def action_areas() -> dict[str, Area]:
    areas = {}
    for line, character in enumerate(CHARACTERS):
        area = choose_card.row_area(line)
        x = choose_card.LEFT + choose_card.ACTION_X - 8
        tile = Area(x, area.y + 8, choose_card.ACTION_WIDTH, area.height - 16)
        areas[character] = face(tile)
    return areas


def place_areas() -> dict[tuple[str, int], Area]:
    return {
        (character, place): face(
            Area(
                choose_card.PLACE_X + place * choose_card.PLACE_PITCH,
                choose_card.row_area(line).y + 8,
                choose_card.PLACE_WIDTH,
                choose_card.CARD[1],
            )
        )
        for line, character in enumerate(CHARACTERS)
        for place in (0, 1)
    }


def test_cards_in_hand_are_framed_and_what_they_give_instead() -> None:
    plays = [Play("worker"), Play("tradeswoman"), Play("tradeswoman", "wood")]
    plays += [Play("mayor"), Play("mayor", "pesos")]
    view = asking("play", plays, markers=("crop", "first_pesos"))
    assert framed(view, action_areas()) == {"worker", "tradeswoman", "mayor"}
    assert framed(view, place_areas()) == {("tradeswoman", 0), ("mayor", 1)}
    taken = {m.frame.name for m in written(view) if m.what == "black marker"}
    assert taken == {"place crop", "place first_pesos"}


def test_of_two_places_only_the_first_free_one_is_framed() -> None:
    plays = [Play("architect"), Play("architect", "points")]
    view = asking("play", plays, markers=())
    assert framed(view, place_areas()) == {("architect", 0)}


def test_cards_say_what_they_would_be_now() -> None:
    view = with_reader(extreme(0), built={}, figure=0, played=())
    view = asking("play", map(Play, CHARACTERS), view)
    assert texts(view, "action mayor")[-1] == "+9"
    assert texts(view, "action architect")[-1] == "19"


def test_the_card_set_aside_has_a_lock() -> None:
    asides = list(map(SetAside, CHARACTERS))
    rows = {
        character: face(choose_card.row_area(line)) for line, character in enumerate(CHARACTERS)
    }
    for chosen in (None, "foreman"):
        view = asking("set-aside", asides, aside=chosen)
        assert framed(view, rows) == set(CHARACTERS)
    assert painted(asking("set-aside", asides)) != painted(view)


def test_loads_say_what_each_number_of_cubes_scores() -> None:
    loads = [Load(3, "rum", 1), Load(3, "rum", 2), Load(2, "citrus", 1)]
    view = asking("load", [*loads, Finish()], docks=(ship(7), ship(14), ship(10)))
    assert texts(view, "offer 3 rum") == ["×1", "+3", "×2", "+6"]
    assert texts(view, "offer 2 citrus") == ["×1", "+2"]
    assert choose_cargo.offers_of(view) == {3: {"rum": [1, 2]}, 2: {"citrus": [1]}}


def blocks(x: float) -> dict[str, Area]:
    return {
        kind: face(
            Area(
                x,
                choose_trade.ROWS_Y + line * choose_trade.ROW_PITCH + 8,
                choose_trade.BLOCK,
                choose_trade.ROW_HEIGHT - 16,
            )
        )
        for line, kind in enumerate(MERCHANDISE)
    }


def test_what_can_be_bought_and_sold_is_framed_with_its_price() -> None:
    choices = [Buy("citrus", 1), Buy("citrus", 2), Sell("rum", 1), Finish()]
    view = asking("trade", choices, by_hand(seat=0), working=Working())
    assert framed(view, blocks(choose_trade.BUY_X)) == {"citrus"}
    assert framed(view, blocks(choose_trade.SELL_X)) == {"rum"}
    costs = [buy_price(view.market["citrus"], amount) for amount in (1, 2)]
    assert texts(view, "block −") == ["×1", f"−{costs[0]}", "×2", f"−{costs[1]}"]
    gain = sale_price("rum", view.market["rum"], 1)
    assert texts(view, "block +") == ["×1", f"+{gain}"]


def test_of_many_amounts_the_first_and_the_most_are_shown() -> None:
    assert choose_trade.shown(range(3)) == [0, 1, 2]
    assert choose_trade.shown(range(4)) == [0, 1, 2, 3]
    assert choose_trade.shown(range(9)) == [0, 1, 2, 8]
    view = asking("trade", [*(Buy("rum", n) for n in range(1, 10)), Finish()], working=Working())
    assert texts(view, "block −")[::2] == ["×1", "×2", "×3", "…9"]


def test_buildings_that_can_be_paid_come_first_and_are_framed() -> None:
    tiles = {tile: TILES[tile].copies for tile in BUILDINGS}
    able = ("inn", "church", "dam")
    view = asking("build", [*map(Build, able), Decline()], tiles=tiles)
    order = on_offer(view)
    assert order[:3] == ["inn", "church", "dam"]
    assert set(order) == set(BUILDINGS)
    places = {tile: face(tile_area(place)) for place, tile in enumerate(order)}
    assert framed(view, places) == set(able)


def bill_areas(view: CubaView) -> dict[str, Area]:
    pitch = 2 * choose_bill.LINE + choose_bill.LINE_GAP + choose_bill.GROUP_GAP
    first = choose_bill.groups_y(view) + choose_bill.LINE + choose_bill.LINE_GAP
    width = choose_bill.LEFT + choose_bill.ROOM - choose_bill.LINE_X
    return {
        group: Area(choose_bill.LINE_X, first + pitch * n, width, choose_bill.LINE)
        for n, group in enumerate(GROUPS)
    }


def test_only_bills_that_may_be_chosen_are_framed() -> None:
    veto = asking("veto", [Veto("tax_5"), Decline()])
    assert framed(veto, bill_areas(veto)) == {"tax"}
    base = extreme_parliament(0)
    enact = asking("enact", map(Enact, base.bills.values()), base)
    assert framed(enact, bill_areas(enact)) == {"tax", "subsidy", "other"}
    bribe = asking("bribe", real("bribe").choices, base)
    assert framed(bribe, bill_areas(bribe)) == set()


def test_bills_say_what_they_would_pay_each() -> None:
    view = asking("veto", [Veto("subsidy_water"), Decline()], by_hand(seat=0))
    area = bill_areas(view)["subsidy"]
    paid = sorted(
        (mark.box[0], mark.what)
        for mark in written(view)
        if mark.frame.box == area.box and mark.box[0] > choose_bill.COLUMNS_X
    )
    assert [what for _, what in paid] == ["2", "1", "4", "–", "1"], "water in the yards"


def test_the_own_purchase_is_shown_to_its_reader() -> None:
    base = extreme_parliament(0)
    choices = real("bribe").choices
    assert "bribe" not in {m.frame.name for m in written(asking("bribe", choices, base))}
    given = asking("bribe", choices, base, bribe=7)
    assert texts(given, "bribe") == ["7"]


@pytest.mark.parametrize(
    ("kind", "choices", "cards"),
    [
        ("give", [Give("wood", 1), Give("wood", 2), Give("stone", 1)], 3),
        ("give", [Give("tobacco", n) for n in range(1, 9)], 1),
        ("swap", [Swap("rum", "citrus"), Swap("rum", "sugar"), Swap("cigars", "sugar")], 4),
        ("store", [Store("citrus", 1), Store("citrus", 2), Store("sugar", 1)], 2),
        ("exchange", [Exchange(n) for n in range(1, 8)], 7),
    ],
)
def test_every_offer_has_a_card(kind: str, choices: Iterable[Any], cards: int) -> None:
    tile = "cigar_factory" if cards == 1 else "material_depot"
    view = asking(kind, choices, working=Working(building=tile, left=2))
    assert len({m.frame.number for m in written(view) if m.frame.name == "offer"}) == cards


def test_the_chain_of_a_foreman_is_shown_beside_the_building_at_work() -> None:
    view = with_reader(extreme(0), built={1: "inn", 2: "dam", 4: "sawmill"}, figure=0)
    working = Working(done=(1, 4), building="sawmill", left=4)
    chain = asking("give", [Give("wood", 1), Finish()], view, working=working)
    first = msgspec.structs.replace(chain, working=Working(building="sawmill", left=4))
    assert len(written(chain)) > len(written(first))


@pytest.mark.parametrize("seats", SEATS)
def test_everything_that_is_asked_can_be_drawn(seats: int) -> None:
    kinds = {moment.view.kind for moment in course(seats) if moment.view.asked}
    assert kinds <= set(STAGES) == set(KINDS)


def test_a_title_says_in_the_colour_of_now_what_is_asked() -> None:
    for view in every_question():
        image = painted(view)
        colours = {colour for _, colour in image.crop((96, 10, 480, 66)).getcolors(1 << 16) or []}
        assert DUSK.now in colours
        assert image.width == 1000
        assert image.width > image.height, view.kind


def test_who_is_not_asked_has_no_choices() -> None:
    for view in (by_hand(), by_hand(seat=2)):
        with pytest.raises(ValueError, match="not asked"):
            paint_choices(kit_of(DUSK), view, NAMES)
