"""Each Cuban and each building explained."""

from bot.wording.game import Topic
from bot.wording.language import Language, Phrase, phrase
from bot.wording.santiago.functions import gain_of
from bot.wording.santiago.tiles import BUILDINGS, FLOWERS
from games.santiago.data import BUILDINGS as ALL_BUILDINGS
from games.santiago.data import CUBAN_TILES, HARBOUR_BUILDINGS, Building, Cuban
from games.santiago.data import CUBANS as ALL_CUBANS

ROLES: dict[Cuban, Phrase] = {
    "pedro": phrase("topic", "Pedro, the tobacco dealer"),
    "maria": phrase("topic", "Maria, the dancer"),
    "jose": phrase("topic", "José, the sugar-cane farmer"),
    "conchita": phrase("topic", "Conchita, the fruit dealer"),
    "miguel": phrase("topic", "Miguel, the woodcutter"),
    "pablo": phrase("topic", "Pablo, the fence"),
    "martinez": phrase("topic", "Martinez, the musician"),
    "zorro": phrase("topic", "El Zorro, the pickpocket"),
    "alonso": phrase("topic", "Alonso, the lawyer"),
}

MORE: dict[Cuban, Phrase] = {
    "miguel": phrase("topic", "Nobody else in town has wood."),
    "pablo": phrase("topic", "Any good that the supply has, but no wood. You may decline."),
    "zorro": phrase(
        "topic",
        "Every other player, clockwise, gives you one thing of their own choice: 1 peso, 1 good"
        " (not wood) or 1 point. Who has none of these gives nothing. Your piece stays, and you may"
        " use the building where it stands.",
    ),
    "alonso": phrase(
        "topic",
        "Either seize: put one of your owner markers on a building that nobody owns. Or use once a"
        " building that you own, no matter whose piece stands there. You may decline.",
    ),
}

BUILDING_RULES: dict[Building, Phrase] = {
    "bank": phrase("topic", "Take 2 pesos."),
    "church": phrase("topic", "Get 1 point."),
    "distillery": phrase("topic", "Turn any number of sugar into as much rum."),
    "cigar_factory": phrase("topic", "Turn any number of tobacco into as many cigars."),
    "black_market": phrase("topic", "Trade 1 good for 1 good of another kind. No wood."),
    "sawmill": phrase("topic", "Give 1 wood, get 1 point and 1 peso; once a visit."),
    "cafe": phrase("topic", "Sell 1 rum, 1 cigar or one of both, for 2 points each."),
    "customs": phrase(
        "topic",
        "Strike one good off the ship's list: its die goes to 0. It brings no points. If the ship"
        " then wants nothing more, it leaves.",
    ),
    "casino": phrase(
        "topic",
        "Trade 3 pesos for 1 point or 1 point for 3 pesos, as often as you like, but in one"
        " direction only.",
    ),
    "port_authority": phrase(
        "topic",
        "Move the value marker one flag to the left or to the right. To the right of 4 the ship"
        " leaves.",
    ),
    "office": phrase(
        "topic",
        "Deliver 1 good that the ship wants, not wood, for exactly 2 points, whatever the flag"
        " shows. If the ship then wants nothing more, it leaves.",
    ),
    "newspaper": phrase(
        "topic",
        "Take 1 peso. You may also make one Cuban inactive, even the one where the car stands.",
    ),
}


def cuban_topics(language: Language) -> list[Topic]:
    """Explain the nine Cubans."""
    return [_cuban(cuban, language) for cuban in ALL_CUBANS]


def _cuban(cuban: Cuban, language: Language) -> Topic:
    tile = CUBAN_TILES[cuban]
    lines = []
    if tile.thing or cuban == "pablo":
        gain = gain_of(cuban, tile.amount, language)
        lines.append(f"{gain[:1].upper()}{gain[1:]}.")
    if cuban in MORE:
        lines.append(language.say(MORE[cuban]))
    if tile.flower is not None:
        text = language.gettext("Then your piece moves to a building under the {flower} flower.")
        lines.append(text.format(flower=language.say(FLOWERS[tile.flower])))
    return Topic(cuban, language.say(ROLES[cuban]), "\n".join(lines))


def building_topics(language: Language) -> list[Topic]:
    """Explain the twelve buildings."""
    return [_building(building, language) for building in ALL_BUILDINGS]


def _building(building: Building, language: Language) -> Topic:
    lines = [language.say(BUILDING_RULES[building])]
    if building in HARBOUR_BUILDINGS:
        lines.append(language.gettext("Of no use while no ship is in port."))
    return Topic(building, language.say(BUILDINGS[building].name), "\n".join(lines))
