"""City actions, markets and flags (§3.2)."""

from typing import Literal, NamedTuple, get_args

from games.maracaibo.data import Good
from games.maracaibo.gains import Gain, gains
from games.maracaibo.map import Location

Tile = Literal["expedition", "press_gang", "shipwright", "embassy", "arsenal", "auction"]
City = Literal[Tile, "caracas", "maracaibo"]
Deed = Literal[
    "explore", "recruit", "repair", "court", "arm", "bid", "collect", "fight", "come_home"
]
"""What one does with a city's or a homeward-bound space's own action."""

TILES: tuple[Tile, ...] = get_args(Tile)
HELM_TILES: tuple[Tile, ...] = ("expedition", "press_gang")
OTHER_TILES: tuple[Tile, ...] = ("shipwright", "embassy", "arsenal", "auction")
OTHER_TILES_IN_PLAY = 2
DEEDS: tuple[Deed, ...] = get_args(Deed)


class Offer(NamedTuple):
    """One way to use a place: what it gives for how many doubloons."""

    deed: Deed
    gains: tuple[Gain, ...]
    price: int = 0


# §3.2: what actions there are is from the sources, the numbers are our choice.
CITY_ACTIONS: dict[City, tuple[Offer, ...]] = {
    "expedition": (Offer("explore", gains("X3")),),
    "press_gang": (Offer("recruit", gains("F1 D3")),),
    "shipwright": (Offer("repair", gains("K2"), price=3),),
    "embassy": (Offer("court", gains("N*2")),),
    "arsenal": (Offer("arm", gains("C4")),),
    "auction": (Offer("bid", gains("B3")), Offer("collect", gains("D3"))),
    "caracas": (Offer("fight", gains("W")),),
    "maracaibo": (
        Offer("collect", gains("D5")),
        Offer("explore", gains("X2")),
        Offer("arm", gains("C3")),
    ),
}
OPEN_SEA = (Offer("fight", gains("W")), Offer("explore", gains("X2")))
HOME = (Offer("come_home", gains("V3")),)
HOMEWARD: dict[Location, tuple[Offer, ...]] = {
    "20": OPEN_SEA,
    "21a": HOME,
    "21b": (Offer("fight", gains("W")), Offer("explore", gains("X3"))),
    "22": HOME,
}
PRINTED_CITIES: dict[Location, City] = {"11": "caracas", "12": "maracaibo"}

# §3.2: that markets differ by the number of players is from the sources, the goods are our choice.
SMALL_MARKETS: dict[City, tuple[Good, ...]] = {
    "expedition": ("sugar",),
    "press_gang": ("tobacco",),
    "shipwright": ("cotton", "cocoa"),
    "embassy": ("coffee",),
    "arsenal": ("indigo", "sugar"),
    "auction": ("tobacco",),
    "caracas": ("cotton", "coffee"),
    "maracaibo": ("indigo",),
}
LARGE_MARKETS: dict[City, tuple[Good, ...]] = {
    "expedition": ("sugar", "cocoa"),
    "press_gang": ("tobacco", "indigo"),
    "shipwright": ("cotton", "cocoa", "coffee"),
    "embassy": ("coffee", "sugar"),
    "arsenal": ("indigo", "sugar", "tobacco"),
    "auction": ("tobacco", "cotton"),
    "caracas": ("cotton", "coffee"),
    "maracaibo": ("indigo", "cocoa", "sugar"),
}
MARKETS: dict[int, dict[City, tuple[Good, ...]]] = {
    1: SMALL_MARKETS,
    2: SMALL_MARKETS,
    3: LARGE_MARKETS,
    4: LARGE_MARKETS,
}
"""The goods of a city's market spaces by the number of players; with one as with two (§15)."""

FLAGS: dict[Location, tuple[Gain, ...]] = {
    "4": gains("D3"),
    "5": gains("C2"),
    "11": gains("V4"),
    "12": gains("V5"),
    "13": gains("F1"),
    "14": gains("K1"),
}
"""What annexing a city gives besides."""
