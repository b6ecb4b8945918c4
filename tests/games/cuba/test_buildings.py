"""All 25 buildings (§1.9): what each costs, what it does, and what the Foreman may do with them."""

from itertools import permutations

import pytest

from games.cuba.data import MATERIALS
from games.cuba.events import Activated, VotesPromised
from games.cuba.tiles import BUILDINGS, TILES
from tests.games.cuba.positions import GAME, Table, position, read

A, B, C = range(3)

COSTS = {
    "cement_factory": "1 wood, 2 stone",
    "sawmill": "2 wood, 1 stone",
    "golf_course": "2 water",
    "monastery": "2 wood, 1 stone",
    "rum_cafe": "1 wood, 1 stone, 1 water",
    "cigar_cafe": "1 wood, 1 stone, 1 water",
    "small_office": "2 wood, 1 stone",
    "large_office": "2 wood, 2 stone",
    "hotel": "2 wood, 2 stone, 1 water",
    "inn": "1 wood, 1 stone, 1 water",
    "department_store": "1 wood, 2 stone",
    "crop_depot": "2 wood, 1 stone",
    "material_depot": "1 wood, 1 stone, 1 water",
    "small_bank": "1 wood, 1 stone",
    "large_bank": "2 wood, 3 stone",
    "cigar_factory": "2 wood, 2 stone",
    "distillery": "2 wood, 2 stone",
    "black_market": "3 wood, 2 stone",
    "church": "2 wood, 2 stone",
    "town_hall": "1 wood, 1 stone",
    "dam": "2 stone",
    "lighthouse": "1 wood, 1 stone",
    "warehouse": "2 wood",
}


def test_every_building_is_here() -> None:
    assert set(COSTS) == set(BUILDINGS)
    assert {name for name, tile in TILES.items() if tile.copies == 2} == {
        "cigar_factory",
        "distillery",
    }


@pytest.mark.parametrize("building", BUILDINGS)
def test_what_a_building_costs(building: str) -> None:
    cost = COSTS[building]
    table = position(holds={A: cost}).do(A, "play architect", f"build {building}", "place 11")
    assert table.yard(A) == ""
    assert table.player(A).built == {11: building}

    for material, amount in read(cost).items():
        short = {**read(cost), material: amount - 1}
        held = ", ".join(f"{count} {kind}" for kind, count in short.items())
        poor = position(holds={A: held}).do(A, "play architect")
        assert f"build building={building}" not in poor.legal(A), f"with {held}"


@pytest.mark.parametrize("building", BUILDINGS)
def test_there_is_no_more_of_a_building_than_its_tiles(building: str) -> None:
    everything = "15 wood, 15 stone, 15 water"
    copies = TILES[building].copies  # type: ignore[index]  # a building
    fields = dict.fromkeys(range(1, copies + 1), building)
    table = position(holds={A: everything}, built={B: fields}).do(A, "play architect")

    assert f"build building={building}" not in table.legal(A)


def at_work(building: str, holds: str, *lines: str) -> Table:
    """Let seat A activate a building and answer what it asks."""
    table = position(holds={A: holds}, built={A: {1: building}})
    return table.do(A, "play foreman", "activate 1", *lines)


@pytest.mark.parametrize(
    ("building", "holds", "lines", "points", "pesos", "yard"),
    [
        ("cement_factory", "5 stone", ["give stone 4"], 4, 0, "1 stone"),
        ("sawmill", "5 wood", ["give wood 4"], 4, 0, "1 wood"),
        ("golf_course", "5 water", ["give water 3"], 3, 0, "2 water"),
        ("monastery", "2 citrus, 1 tobacco", ["give citrus", "give tobacco"], 2, 0, "1 citrus"),
        ("rum_cafe", "4 rum", ["give rum 3"], 6, 0, "1 rum"),
        ("cigar_cafe", "4 cigars", ["give cigars 3"], 6, 0, "1 cigars"),
        ("small_office", "1 sugar", ["load 2 sugar"], 2, 0, ""),
        ("large_office", "3 tobacco", ["load 3 tobacco 2"], 6, 0, "1 tobacco"),
        ("hotel", "", [], 2, 0, ""),
        ("inn", "", [], 1, 0, ""),
        ("department_store", "1 rum, 1 cigars", ["give cigars"], 0, 6, "1 rum"),
        ("crop_depot", "1 citrus, 2 sugar", ["give sugar", "give citrus"], 0, 8, "1 sugar"),
        ("material_depot", "1 wood, 2 stone", ["give stone", "give wood"], 0, 4, "1 stone"),
        ("small_bank", "", [], 0, 2, ""),
        ("large_bank", "", [], 0, 4, ""),
        ("cigar_factory", "6 tobacco", ["give tobacco 5"], 0, 0, "1 tobacco, 5 cigars"),
        ("distillery", "6 sugar", ["give sugar 5"], 0, 0, "1 sugar, 5 rum"),
        ("black_market", "2 rum", ["swap rum sugar"], 0, 0, "1 sugar, 1 rum"),
        ("town_hall", "", [], 0, 0, ""),
        ("dam", "", [], 0, 0, "2 water"),
        ("warehouse", "3 citrus", ["store citrus 2", "finish"], 0, 0, "1 citrus"),
    ],
)
def test_what_a_building_does(
    building: str, holds: str, lines: list[str], points: int, pesos: int, yard: str
) -> None:
    table = at_work(building, holds, *lines)

    assert (table.points(A), table.pesos(A)) == (points, pesos)
    assert table.yard(A) == yard
    assert building not in {house for house, _ in still_offered(table)}, "each works once"


def still_offered(table: Table) -> list[tuple[str | None, int]]:
    """Return which buildings seat A may activate next."""
    if table.asked != ((A,), "activate"):
        return []
    fields = [int(line.rpartition("=")[2]) for line in table.legal(A) if "field" in line]
    return [(table.player(A).house(field), field) for field in fields]


@pytest.mark.parametrize(
    ("building", "holds", "kinds"),
    [
        ("cement_factory", "1 stone, 9 wood, 9 water", {"stone": 1}),
        ("cement_factory", "9 stone", {"stone": 4}),
        ("sawmill", "9 wood", {"wood": 4}),
        ("golf_course", "9 water", {"water": 4}),
        ("monastery", "9 citrus, 1 sugar, 9 rum", {"citrus": 2, "sugar": 1}),
        ("rum_cafe", "9 rum, 9 cigars", {"rum": 3}),
        ("cigar_cafe", "9 rum, 9 cigars", {"cigars": 3}),
        ("department_store", "9 rum, 9 cigars, 9 citrus", {"rum": 1, "cigars": 1}),
        ("crop_depot", "9 tobacco, 1 sugar", {"sugar": 1, "tobacco": 2}),
        ("material_depot", "9 wood, 1 water, 9 citrus", {"wood": 2, "water": 1}),
        ("cigar_factory", "11 tobacco, 9 sugar", {"tobacco": 11}),
        ("distillery", "12 sugar, 9 tobacco", {"sugar": 12}),
    ],
)
def test_how_much_a_building_takes(building: str, holds: str, kinds: dict[str, int]) -> None:
    offered: dict[str, int] = {}
    for line in at_work(building, holds).legal(A):
        if line.startswith("give"):
            action = GAME.parse_action(line)
            offered[action.cube] = action.amount  # type: ignore[attr-defined]  # a gift

    assert offered == kinds


@pytest.mark.parametrize("building", BUILDINGS)
def test_whatever_a_building_asks_may_be_left(building: str) -> None:
    everything = "2 wood, 2 stone, 2 water, 2 citrus, 2 sugar, 2 tobacco, 2 rum, 2 cigars"
    table = position(holds={A: everything}, built={A: {1: building}}, bills=["tax_1"])
    table.do(A, "play foreman", "activate 1")
    if table.asked == ((A,), "activate"):
        assert table.told(Activated).got or table.told(VotesPromised), "it asks nothing"
        return
    before = (table.yard(A), table.stored(A), table.points(A), table.pesos(A))

    [leave] = {"finish", "decline"} & set(table.legal(A))
    table.do(A, leave)

    assert (table.yard(A), table.stored(A), table.points(A), table.pesos(A)) == before
    assert table.state.bills == {"tax": "tax_1"}
    assert table.state.sea == 4


def test_the_town_hall_counts_for_one_round() -> None:
    table = at_work("town_hall", "")
    assert table.player(A).votes_unbought == 2

    assert table.runs().player(A).votes_unbought == 0


def test_an_office_takes_no_ship_at_sea_and_no_full_one() -> None:
    table = position(
        holds={A: "1 citrus, 1 cigars"},
        docks={3: (9, "3 cigars, 1 citrus"), 2: (1, "3 citrus"), 1: (5, "2 citrus")},
        sea=6,
        built={A: {1: "small_office"}},
    ).do(A, "play foreman")

    assert table.legal(A) == ["activate field=0", "finish"], "nowhere is room"


def test_both_warehouses_fill_one_store() -> None:
    table = position(
        holds={A: "2 citrus, 1 sugar, 3 rum"}, built={A: {4: "warehouse"}}, figures={A: 8}
    )
    table.do(A, "play foreman", "activate 4", "store citrus 2", "finish", "activate 0")

    table.do(A, "store sugar")

    assert (table.yard(A), table.stored(A)) == ("3 rum", "2 citrus, 1 sugar")
    assert table.asked == ((B,), "play")


def test_new_crops_of_the_black_market_can_be_stored_afterwards() -> None:
    table = at_work("black_market", "1 rum", "swap rum tobacco")

    assert table.do(A, "activate 0", "store tobacco").stored(A) == "1 tobacco"


def test_what_is_stored_is_given_converted_and_loaded_like_what_is_in_the_yard() -> None:
    table = position(
        stored={A: "1 sugar, 1 tobacco, 1 citrus"},
        built={A: {1: "distillery", 2: "black_market", 3: "small_office"}},
    )
    table.do(A, "play foreman", "activate 1", "give sugar", "activate 2", "swap tobacco cigars")
    table.do(A, "activate 3", "load 3 citrus")

    assert (table.yard(A), table.stored(A), table.points(A)) == ("1 rum, 1 cigars", "", 3)


def test_materials_are_the_only_price() -> None:
    for tile in TILES.values():
        assert {material for material, _ in tile.cost} <= set(MATERIALS)


ALWAYS_OF_USE = {1: "hotel", 2: "inn", 8: "small_bank", 5: "large_bank", 7: "town_hall"}


def chains(table: Table, done: tuple[int, ...] = ()) -> set[tuple[int, ...]]:
    """Return every order of fields in which seat A can activate buildings, by playing them all."""
    found = {done}
    if table.asked != ((A,), "activate"):
        return found
    for line in table.legal(A):
        if line != "finish":
            field = int(line.rpartition("=")[2])
            found |= chains(Table(table.state.copy()).do(A, line), (*done, field))
    return found


@pytest.mark.parametrize("figure", [0, 1, 3, 5, 11])
def test_foreman_cross_in_any_order_or_any_single_one(figure: int) -> None:
    table = position(built={A: ALWAYS_OF_USE}, figures={A: figure})
    row, column = divmod(figure, 4)
    cross = [field for field in ALWAYS_OF_USE if field // 4 == row or field % 4 == column]
    outside = set(ALWAYS_OF_USE) - set(cross)
    wanted = {order for count in range(len(cross) + 1) for order in permutations(cross, count)}
    wanted |= {(field,) for field in outside}

    assert chains(table.do(A, "play foreman")) == wanted
