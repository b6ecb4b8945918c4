"""What stops and buildings are good for, in a few words."""

from bot.wording.language import Language, Phrase, phrase
from bot.wording.santiago import things
from games.santiago.data import (
    CASINO_PESOS,
    CUBAN_TILES,
    GOODS,
    HARBOUR_BUILDINGS,
    Building,
    Cuban,
    Cube,
    Thing,
)
from games.santiago.view import SantiagoView

BUILDING_FUNCTIONS: dict[Building, Phrase] = {
    "bank": phrase("function", "take 2 pesos"),
    "church": phrase("function", "get 1 point"),
    "distillery": phrase("function", "turn sugar into rum"),
    "cigar_factory": phrase("function", "turn tobacco into cigars"),
    "black_market": phrase("function", "trade 1 good for another"),
    "sawmill": phrase("function", "trade 1 wood for 1 point and 1 peso"),
    "cafe": phrase("function", "sell 1 rum, 1 cigar or both, 2 points each"),
    "customs": phrase("function", "strike a good off the ship's list"),
    "casino": phrase("function", "trade 3 pesos for 1 point, or back"),
    "port_authority": phrase("function", "move the value marker by one flag"),
    "office": phrase("function", "deliver 1 good for 2 points"),
    "newspaper": phrase("function", "take 1 peso and make a Cuban inactive"),
}

NEEDED: dict[Building, list[tuple[Thing, int]]] = {
    "distillery": [("sugar", 1)],
    "cigar_factory": [("tobacco", 1)],
    "black_market": [(good, 1) for good in GOODS],
    "sawmill": [("wood", 1)],
    "cafe": [("rum", 1), ("cigars", 1)],
    "casino": [("peso", CASINO_PESOS), ("point", 1)],
}
"""What the others need: one of these things, in this amount."""

PRODUCTS: dict[Building, Cube] = {"distillery": "rum", "cigar_factory": "cigars"}
"""What the supply has to have."""


def gain_of(cuban: Cuban, amount: int, language: Language) -> str:
    """Say what stopping at a Cuban brings, when its plain gain is `amount`."""
    if cuban == "zorro":
        return language.gettext("everybody gives you something")
    if cuban == "alonso":
        return language.gettext("seize a building or use one of yours")
    if cuban == "pablo":
        return language.gettext("take 1 good of your choice")
    thing = CUBAN_TILES[cuban].thing
    assert thing is not None, "all other Cubans give something"
    if not amount:
        text = language.gettext("the supply has no {thing} left")
    elif thing == "point":
        text = language.gettext("get {things}")
    else:
        text = language.gettext("take {things}")
    return text.format(
        thing=things.name_of(thing, language), things=things.so_many(thing, amount, language)
    )


def useless(view: SantiagoView, building: Building, language: Language) -> str:
    """Say why the reader could not use a building now; nothing when it can be used."""
    if building in HARBOUR_BUILDINGS and not view.dice:
        return language.gettext("of no use without a ship in port")
    needed = _needed(view, building)
    mine = view.mine
    if mine is None or not needed:
        return ""
    if all(things.held(mine, thing) < amount for thing, amount in needed):
        return _lacking(building, needed, language)
    product = PRODUCTS.get(building)
    if product is None or view.bank[product]:
        return ""
    text = language.gettext("of no use: the supply has no {thing} left")
    return text.format(thing=things.name_of(product, language))


def _needed(view: SantiagoView, building: Building) -> list[tuple[Thing, int]]:
    """Return what one has to have for a building, any one of it."""
    if building == "office":
        return [(good, 1) for good, demand in view.dice.items() if demand]
    return NEEDED.get(building, [])


def _lacking(building: Building, needed: list[tuple[Thing, int]], language: Language) -> str:
    if building == "office":
        return language.gettext("of no use without a good that the ship wants")
    if building == "black_market":
        return language.gettext("of no use without a good to trade")
    names = [_called(thing, amount, language) for thing, amount in needed]
    return language.gettext("of no use without {things}").format(things=language.list(names, "or"))


def _called(thing: Thing, amount: int, language: Language) -> str:
    if amount == 1 and thing != "point":
        return things.name_of(thing, language)
    return things.so_many(thing, amount, language)
