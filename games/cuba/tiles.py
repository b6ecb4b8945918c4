"""The 25 building tiles of Cuba: what they cost and what they do when activated (§1.9)."""

from typing import Literal, NamedTuple, get_args

from games.cuba.data import CROPS, GOODS, MATERIALS, Crop, Cube, Good, Material, Thing

Building = Literal[
    "cement_factory",
    "sawmill",
    "golf_course",
    "monastery",
    "rum_cafe",
    "cigar_cafe",
    "small_office",
    "large_office",
    "hotel",
    "inn",
    "department_store",
    "crop_depot",
    "material_depot",
    "small_bank",
    "large_bank",
    "cigar_factory",
    "distillery",
    "black_market",
    "church",
    "town_hall",
    "dam",
    "lighthouse",
    "warehouse",
]
House = Literal[Building, "printed_warehouse"]
"""Whatever can be activated: the tiles, and the warehouse printed on every plantation."""

BUILDINGS: tuple[Building, ...] = get_args(Building)


class Sells(NamedTuple):
    """Give up to `most` cubes of these kinds and get so many of a thing for each."""

    kinds: tuple[Cube, ...]
    most: int
    thing: Literal["peso", "point"]
    each: int


class Makes(NamedTuple):
    """Turn any number of a crop into as many of a good."""

    crop: Crop
    good: Good


class Gives(NamedTuple):
    """Get something for nothing."""

    thing: Thing
    amount: int


class Loads(NamedTuple):
    """Load one of these numbers of cubes, of one kind, on one ship."""

    amounts: tuple[int, ...]


class Special(NamedTuple):
    """A function of its own, which bears the name of the building."""

    name: Literal["black_market", "church", "town_hall", "lighthouse", "warehouse"]


Effect = Sells | Makes | Gives | Loads | Special


class Tile(NamedTuple):
    """What a tile costs, what it does, how many of it there are."""

    wood: int
    stone: int
    water: int
    effect: Effect
    copies: int = 1

    @property
    def cost(self) -> tuple[tuple[Material, int], ...]:
        """The materials to pay, none with 0."""
        prices = zip(MATERIALS, (self.wood, self.stone, self.water), strict=True)
        return tuple((material, amount) for material, amount in prices if amount)


# §1.9: all costs and effects are from the rulebook. That the large office may load a single cube
# is our reading (C-7): the other one is `Loads((2,))`.
TILES: dict[Building, Tile] = {
    "cement_factory": Tile(1, 2, 0, Sells(("stone",), 4, "point", 1)),
    "sawmill": Tile(2, 1, 0, Sells(("wood",), 4, "point", 1)),
    "golf_course": Tile(0, 0, 2, Sells(("water",), 4, "point", 1)),
    "monastery": Tile(2, 1, 0, Sells(CROPS, 2, "point", 1)),
    "rum_cafe": Tile(1, 1, 1, Sells(("rum",), 3, "point", 2)),
    "cigar_cafe": Tile(1, 1, 1, Sells(("cigars",), 3, "point", 2)),
    "small_office": Tile(2, 1, 0, Loads((1,))),
    "large_office": Tile(2, 2, 0, Loads((1, 2))),
    "hotel": Tile(2, 2, 1, Gives("point", 2)),
    "inn": Tile(1, 1, 1, Gives("point", 1)),
    "department_store": Tile(1, 2, 0, Sells(GOODS, 1, "peso", 6)),
    "crop_depot": Tile(2, 1, 0, Sells(CROPS, 2, "peso", 4)),
    "material_depot": Tile(1, 1, 1, Sells(MATERIALS, 2, "peso", 2)),
    "small_bank": Tile(1, 1, 0, Gives("peso", 2)),
    "large_bank": Tile(2, 3, 0, Gives("peso", 4)),
    "cigar_factory": Tile(2, 2, 0, Makes("tobacco", "cigars"), copies=2),
    "distillery": Tile(2, 2, 0, Makes("sugar", "rum"), copies=2),
    "black_market": Tile(3, 2, 0, Special("black_market")),
    "church": Tile(2, 2, 0, Special("church")),
    "town_hall": Tile(1, 1, 0, Special("town_hall")),
    "dam": Tile(0, 2, 0, Gives("water", 2)),
    "lighthouse": Tile(1, 1, 0, Special("lighthouse")),
    "warehouse": Tile(2, 0, 0, Special("warehouse")),
}


def effect_of(house: House) -> Effect:
    """Return what a building does; the printed warehouse does as the tile."""
    return TILES["warehouse" if house == "printed_warehouse" else house].effect
