"""What is printed on the board, the cards, the ships and the plantations of Cuba.

Buildings stand in `tiles`, statutes in `statutes`.
"""

from typing import Literal, NamedTuple, get_args

Material = Literal["wood", "stone", "water"]
Crop = Literal["citrus", "sugar", "tobacco"]
Good = Literal["rum", "cigars"]
Merchandise = Literal["citrus", "sugar", "tobacco", "rum", "cigars"]
Cube = Literal["wood", "stone", "water", "citrus", "sugar", "tobacco", "rum", "cigars"]
Thing = Literal[
    "wood", "stone", "water", "citrus", "sugar", "tobacco", "rum", "cigars", "peso", "point"
]
Character = Literal["worker", "tradeswoman", "architect", "foreman", "mayor"]
Colour = Literal["blue", "red", "yellow", "green", "purple"]
Terrain = Literal["warehouse", "lake", "hill", "forest", "citrus", "sugar", "tobacco"]

MATERIALS: tuple[Material, ...] = get_args(Material)
CROPS: tuple[Crop, ...] = get_args(Crop)
GOODS: tuple[Good, ...] = get_args(Good)
MERCHANDISE: tuple[Merchandise, ...] = get_args(Merchandise)
CUBES: tuple[Cube, ...] = get_args(Cube)
CHARACTERS: tuple[Character, ...] = get_args(Character)
COLOURS: tuple[Colour, ...] = get_args(Colour)

ROUNDS = 6
CARDS_TO_PLAY = 4
START_PESOS = 10
POINTS_PER_TILE = 2

# §1.1, from the rulebook: 45 materials, 54 crops, 30 goods, as many of each kind.
CUBES_OF_A_KIND: dict[Cube, int] = {
    **dict.fromkeys(MATERIALS, 15),
    **dict.fromkeys(CROPS, 18),
    **dict.fromkeys(GOODS, 15),
}

# §1.2, from the rulebook: the number on a card is its votes.
VOTES: dict[Character, int] = {
    "worker": 1,
    "tradeswoman": 2,
    "architect": 3,
    "foreman": 4,
    "mayor": 5,
}
TOWN_HALL_VOTES = 2

Marker = Literal["material", "crop", "first_points", "second_points", "first_pesos", "second_pesos"]


class MarkerPlace(NamedTuple):
    """A place for a black marker: whose alternative it is and what it gives."""

    character: Character
    kind: Literal["material", "crop", "points", "pesos"]
    amount: int


# §1.3, from the rulebook; of two places of one kind the first free one is taken.
MARKER_PLACES: dict[Marker, MarkerPlace] = {
    "material": MarkerPlace("tradeswoman", "material", 1),
    "crop": MarkerPlace("tradeswoman", "crop", 1),
    "first_points": MarkerPlace("architect", "points", 2),
    "second_points": MarkerPlace("architect", "points", 1),
    "first_pesos": MarkerPlace("mayor", "pesos", 4),
    "second_pesos": MarkerPlace("mayor", "pesos", 2),
}
MARKERS: tuple[Marker, ...] = get_args(Marker)

# §1.4: the prices 1, 3 and 7 and three crops at the start are from the rulebook, the capacities
# follow from the ladder, two of each good at the start are from a review (C-1).
EMPTY_ROW_PRICE = 7
TOP_PRICE = 6
CAPACITY: dict[Merchandise, int] = {**dict.fromkeys(CROPS, 5), **dict.fromkeys(GOODS, 3)}
FULL_ROW_PRICE: dict[Merchandise, int] = {**dict.fromkeys(CROPS, 1), **dict.fromkeys(GOODS, 3)}
START_MARKET: dict[Merchandise, int] = {**dict.fromkeys(CROPS, 3), **dict.fromkeys(GOODS, 2)}

# §1.5: 3 × 4 fields and their numbers by terrain are from the rulebook, the layouts our choice.
ROWS, COLUMNS = 3, 4
FIELDS = ROWS * COLUMNS
WAREHOUSE_FIELD = 0
PLANTATIONS: dict[Colour, tuple[Terrain, ...]] = {
    "blue": (
        *("warehouse", "forest", "tobacco", "citrus"),
        *("sugar", "hill", "lake", "tobacco"),
        *("citrus", "forest", "sugar", "hill"),
    ),
    "red": (
        *("warehouse", "sugar", "tobacco", "forest"),
        *("citrus", "lake", "sugar", "hill"),
        *("tobacco", "citrus", "hill", "forest"),
    ),
    "yellow": (
        *("warehouse", "sugar", "forest", "citrus"),
        *("sugar", "hill", "forest", "tobacco"),
        *("tobacco", "citrus", "hill", "lake"),
    ),
    "green": (
        *("warehouse", "sugar", "forest", "citrus"),
        *("citrus", "tobacco", "forest", "hill"),
        *("tobacco", "lake", "hill", "sugar"),
    ),
    "purple": (
        *("warehouse", "forest", "sugar", "tobacco"),
        *("citrus", "hill", "tobacco", "lake"),
        *("sugar", "forest", "hill", "citrus"),
    ),
}
SAME_SIDE: Colour = "blue"

# §1.5, from the rulebook.
MATERIAL_OF: dict[Terrain, Material] = {"lake": "water", "hill": "stone", "forest": "wood"}
CROP_OF: dict[Terrain, Crop] = {crop: crop for crop in CROPS}

# §5.1, from the rulebook: two crop fields, one under the Drought.
FREE_HARVESTS = 2
DROUGHT_HARVESTS = 1

# §1.6: five slots are from the rulebook, the cargo is our choice: every kind on 8 ships, 15 times.
SHIPS: dict[int, dict[Merchandise, int]] = {
    1: {"citrus": 3, "tobacco": 2},
    2: {"tobacco": 3, "sugar": 2},
    3: {"sugar": 3, "cigars": 2},
    4: {"cigars": 3, "rum": 2},
    5: {"rum": 3, "citrus": 2},
    6: {"citrus": 3, "sugar": 1, "cigars": 1},
    7: {"tobacco": 3, "cigars": 1, "rum": 1},
    8: {"sugar": 3, "rum": 1, "citrus": 1},
    9: {"cigars": 3, "citrus": 1, "tobacco": 1},
    10: {"rum": 3, "tobacco": 1, "sugar": 1},
    11: {"citrus": 2, "sugar": 2, "rum": 1},
    12: {"tobacco": 2, "cigars": 2, "citrus": 1},
    13: {"sugar": 2, "rum": 2, "tobacco": 1},
    14: {"cigars": 2, "citrus": 2, "sugar": 1},
    15: {"rum": 2, "tobacco": 2, "cigars": 1},
}
SLOTS = 5

# §1.7, from the rulebook: a cube loaded in a dock pays the number of the dock.
DOCKS = (1, 2, 3)


def _cross_of(field: int) -> tuple[int, ...]:
    row, column = divmod(field, COLUMNS)
    return tuple(
        other for other in range(FIELDS) if other // COLUMNS == row or other % COLUMNS == column
    )


CROSS: tuple[tuple[int, ...], ...] = tuple(_cross_of(field) for field in range(FIELDS))
"""The six fields in row and column of each field, itself among them."""


def buy_price(cubes: int, amount: int) -> int:
    """Return what `amount` cubes cost from a row of so many, the cheapest first (§1.4)."""
    return sum(EMPTY_ROW_PRICE - max(0, cubes - bought) for bought in range(amount))


def sale_price(kind: Merchandise, cubes: int, amount: int) -> int:
    """Return what `amount` cubes bring in a row of so many, the best paid space first (§1.4)."""
    free = CAPACITY[kind] - cubes
    placed = sum(TOP_PRICE - cubes - sold for sold in range(min(amount, free)))
    return placed + max(0, amount - free) * FULL_ROW_PRICE[kind]
