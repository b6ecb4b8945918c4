"""What stops and buildings are good for, in a few words."""

from bot.wording.language import Language, Phrase, phrase
from bot.wording.santiago import things
from games.santiago.data import CUBAN_TILES, Building, Cuban

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
        text = language.gettext("the bank has no {thing} left")
    elif thing == "point":
        text = language.gettext("get {things}")
    else:
        text = language.gettext("take {things}")
    return text.format(
        thing=things.name_of(thing, language), things=things.so_many(thing, amount, language)
    )
