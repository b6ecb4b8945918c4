"""What is printed on the board, the tiles, the dice and the ship of Santiago de Cuba."""

from typing import Literal, NamedTuple, get_args

Good = Literal["sugar", "citrus", "tobacco", "rum", "cigars"]
Cube = Literal["sugar", "citrus", "tobacco", "rum", "cigars", "wood"]
Thing = Literal["sugar", "citrus", "tobacco", "rum", "cigars", "wood", "peso", "point"]
Flower = Literal["yellow", "blue", "red", "white"]
Building = Literal[
    "bank",
    "church",
    "distillery",
    "cigar_factory",
    "black_market",
    "sawmill",
    "cafe",
    "customs",
    "casino",
    "port_authority",
    "office",
    "newspaper",
]
Cuban = Literal[
    "pedro", "maria", "jose", "conchita", "miguel", "pablo", "martinez", "zorro", "alonso"
]

GOODS: tuple[Good, ...] = get_args(Good)
CUBES: tuple[Cube, ...] = get_args(Cube)
FLOWERS: tuple[Flower, ...] = get_args(Flower)
BUILDINGS: tuple[Building, ...] = get_args(Building)
CUBANS: tuple[Cuban, ...] = get_args(Cuban)

CUBES_OF_A_KIND = 8
MARKERS_EACH = 3
START_PESOS = 3
START_POINTS = 2
START_CUBES: tuple[Cube, ...] = ("sugar", "tobacco", "citrus")

STOPS = 10
HARBOUR = 0
SLOTS_OF_A_FLOWER = 3
SHIPS = 7
DICE_ON_SHIP = 4
FIRST_FLAG = 2
LAST_FLAG = 4
WOOD_POINTS = 1
OFFICE_POINTS = 2
CAFE_POINTS = 2
CASINO_PESOS = 3
CUBES_FOR_A_POINT = 3

# Six faces of each die (§1.2): value → number of faces. A 4 replaces the second 1 of citrus.
PLAIN_DIE = {0: 1, 1: 2, 2: 2, 3: 1}
DICE: dict[Good, dict[int, int]] = {
    "sugar": PLAIN_DIE,
    "citrus": {0: 1, 1: 1, 2: 2, 3: 1, 4: 1},
    "tobacco": PLAIN_DIE,
    "rum": PLAIN_DIE,
    "cigars": PLAIN_DIE,
}


class CubanTile(NamedTuple):
    """A Cuban's flower (None: transparent) and plain gain (None: a rule of its own)."""

    flower: Flower | None
    thing: Thing | None = None
    amount: int = 0


# Pedro, Miguel, Alonso and El Zorro as printed, José's flower from public pages; the flowers of
# Maria, Conchita, Pablo and Martinez are our choice: two tiles of each colour must result (§1.4).
CUBAN_TILES: dict[Cuban, CubanTile] = {
    "pedro": CubanTile("white", "tobacco", 2),
    "maria": CubanTile("red", "point", 2),
    "jose": CubanTile("yellow", "sugar", 2),
    "conchita": CubanTile("red", "citrus", 2),
    "miguel": CubanTile("blue", "wood", 2),
    "pablo": CubanTile("blue"),
    "martinez": CubanTile("yellow", "peso", 3),
    "zorro": CubanTile(None),
    "alonso": CubanTile("white"),
}

# These three do nothing while no ship is in port (§1.5).
HARBOUR_BUILDINGS: frozenset[Building] = frozenset({"customs", "port_authority", "office"})


def flower_of_slot(slot: int) -> Flower:
    """Return the flower of a building space, 0 … 11: three of each, in the order of `FLOWERS`."""
    return FLOWERS[slot // SLOTS_OF_A_FLOWER]
