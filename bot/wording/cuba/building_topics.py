"""Every building explained."""

from bot.wording.cuba import things
from bot.wording.cuba.buildings import BUILDINGS
from bot.wording.game import Topic
from bot.wording.language import Language, Phrase, phrase
from games.cuba.tiles import BUILDINGS as ALL_BUILDINGS
from games.cuba.tiles import TILES, Building, House

RULES: dict[House, Phrase] = {
    "cement_factory": phrase("topic", "Give up to 4 stone and get 1 point for each."),
    "sawmill": phrase("topic", "Give up to 4 wood and get 1 point for each."),
    "golf_course": phrase("topic", "Give up to 4 water and get 1 point for each."),
    "monastery": phrase("topic", "Give up to 2 crops, alike or not, and get 1 point for each."),
    "rum_cafe": phrase("topic", "Give up to 3 rum and get 2 points for each."),
    "cigar_cafe": phrase("topic", "Give up to 3 cigars and get 2 points for each."),
    "small_office": phrase(
        "topic", "Load 1 crop or good on a ship in a dock and get the points of the dock."
    ),
    "large_office": phrase(
        "topic",
        "Load 1 or 2 crops or goods of one kind on one ship in a dock and get the points of the"
        " dock for each.",
    ),
    "hotel": phrase("topic", "Get 2 points."),
    "inn": phrase("topic", "Get 1 point."),
    "department_store": phrase("topic", "Give 1 rum or 1 cigar and get 6 pesos."),
    "crop_depot": phrase("topic", "Give up to 2 crops, alike or not, and get 4 pesos for each."),
    "material_depot": phrase(
        "topic", "Give up to 2 materials, alike or not, and get 2 pesos for each."
    ),
    "small_bank": phrase("topic", "Get 2 pesos."),
    "large_bank": phrase("topic", "Get 4 pesos."),
    "cigar_factory": phrase("topic", "Turn any number of tobacco into as many cigars."),
    "distillery": phrase("topic", "Turn any number of sugar into as much rum."),
    "black_market": phrase(
        "topic", "Give 1 crop or good and take 1 crop or good of another kind from the supply."
    ),
    "church": phrase(
        "topic",
        "Veto one of the open bills: it leaves the game, and this round has only three. In the next"
        " round the Church may not veto the bill of the same group.",
    ),
    "town_hall": phrase("topic", "You have 2 votes more in this round's parliament."),
    "dam": phrase("topic", "Take 2 water."),
    "lighthouse": phrase(
        "topic",
        "Exchange the ship at sea for any ship of the pile. The one from the sea goes into the"
        " pile, and the pile is shuffled.",
    ),
    "warehouse": phrase(
        "topic",
        "Bring any number of crops from the yard into the warehouse, where they do not spoil. It"
        " is a second door to the warehouse that you have from the start.",
    ),
    "printed_warehouse": phrase(
        "topic",
        "Every plantation has a warehouse on field 1 from the start. Your Foreman activates it like"
        " a building: bring any number of crops from the yard in, where they do not spoil. It"
        " counts for no tax, no subsidy and no points.",
    ),
}


def building_topics(language: Language) -> list[Topic]:
    """Explain the 25 buildings, two of them twice there, and the warehouse of the start."""
    own: House = "printed_warehouse"
    warehouse = Topic(own, language.say(BUILDINGS[own].name), language.say(RULES[own]))
    return [*(_building(building, language) for building in ALL_BUILDINGS), warehouse]


def _building(building: Building, language: Language) -> Topic:
    tile = TILES[building]
    cost = language.gettext("Costs {things}.").format(things=things.so_much(tile.cost, language))
    lines = [language.say(RULES[building]), cost]
    if tile.copies > 1:
        text = language.ngettext(
            "There is {amount} of it.", "There are {amount} of them.", tile.copies
        )
        lines.append(text.format(amount=tile.copies))
    return Topic(building, language.say(BUILDINGS[building].name), "\n".join(lines))
