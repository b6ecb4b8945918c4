"""What things are called and which icon stands for them."""

from typing import Literal

from games.cuba.data import Character, Cube, Terrain
from games.cuba.statutes import Group, Law
from games.cuba.tiles import Building, House
from rendering.core.words import mark
from rendering.cuba.colours import BuildingGroup

CUBE_NAMES: dict[Cube, str] = {
    "wood": mark("wood"),
    "stone": mark("stone"),
    "water": mark("water"),
    "citrus": mark("citrus"),
    "sugar": mark("sugar"),
    "tobacco": mark("tobacco"),
    "rum": mark("rum"),
    "cigars": mark("cigars"),
}

TERRAIN_NAMES: dict[Terrain, str] = {
    "warehouse": mark("warehouse"),
    "lake": mark("lake"),
    "hill": mark("hill"),
    "forest": mark("forest"),
    "citrus": mark("citrus field"),
    "sugar": mark("sugar field"),
    "tobacco": mark("tobacco field"),
}

CHARACTER_NAMES: dict[Character, str] = {
    "worker": mark("Worker"),
    "tradeswoman": mark("Tradeswoman"),
    "architect": mark("Architect"),
    "foreman": mark("Foreman"),
    "mayor": mark("Mayor"),
}

CHARACTER_ICONS: dict[Character, str] = {
    "worker": "farmer",
    "tradeswoman": "basket",
    "architect": "cuba/compasses",
    "foreman": "megaphone",
    "mayor": "top-hat",
}

BUILDING_NAMES: dict[House, str] = {
    "cement_factory": mark("Cement factory"),
    "sawmill": mark("Sawmill"),
    "golf_course": mark("Golf course"),
    "monastery": mark("Monastery"),
    "rum_cafe": mark("Rum café"),
    "cigar_cafe": mark("Cigar café"),
    "small_office": mark("Small office"),
    "large_office": mark("Large office"),
    "hotel": mark("Hotel"),
    "inn": mark("Inn"),
    "department_store": mark("Department store"),
    "crop_depot": mark("Crop depot"),
    "material_depot": mark("Material depot"),
    "small_bank": mark("Small bank"),
    "large_bank": mark("Large bank"),
    "cigar_factory": mark("Cigar factory"),
    "distillery": mark("Distillery"),
    "black_market": mark("Black market"),
    "church": mark("Church"),
    "town_hall": mark("Town hall"),
    "dam": mark("Dam"),
    "lighthouse": mark("Lighthouse"),
    "warehouse": mark("Warehouse"),
    "printed_warehouse": mark("Own warehouse"),
}

BUILDING_ICONS: dict[House, str] = {
    "cement_factory": "concrete-bag",
    "sawmill": "circular-sawblade",
    "golf_course": "golf-flag",
    "monastery": "byzantin-temple",
    "rum_cafe": "martini",
    "cigar_cafe": "coffee-cup",
    "small_office": "hand-truck",
    "large_office": "cargo-crane",
    "hotel": "bed",
    "inn": "hanging-sign",
    "department_store": "shop",
    "crop_depot": "granary",
    "material_depot": "brick-pile",
    "small_bank": "piggy-bank",
    "large_bank": "greek-temple",
    "cigar_factory": "factory",
    "distillery": "cellar-barrels",
    "black_market": "hood",
    "church": "church",
    "town_hall": "capitol",
    "dam": "dam",
    "lighthouse": "lighthouse",
    "warehouse": "cuba/shed",
    "printed_warehouse": "cuba/shed",
}

GROUP_OF_BUILDING: dict[Building, BuildingGroup] = {
    **dict.fromkeys(
        (
            *("cement_factory", "sawmill", "golf_course", "monastery", "rum_cafe", "cigar_cafe"),
            *("small_office", "large_office", "hotel", "inn"),
        ),
        "points",
    ),
    **dict.fromkeys(
        ("department_store", "crop_depot", "material_depot", "small_bank", "large_bank"), "money"
    ),
    **dict.fromkeys(("cigar_factory", "distillery", "black_market"), "goods"),
    **dict.fromkeys(("church", "town_hall", "dam", "lighthouse", "warehouse"), "influence"),
}
"""What a building is for, as the rules sort them; the colour of its icon says so."""

GROUP_NAMES: dict[Group, str] = {
    "tax": mark("Tax"),
    "duty": mark("Duty"),
    "subsidy": mark("Subsidy"),
    "other": mark("Other law"),
}

GROUP_NUMBERS: dict[Group, str] = {"tax": "I", "duty": "II", "subsidy": "III", "other": "IV"}

GROUP_ICONS: dict[Group, str] = {
    "tax": "receive-money",
    "duty": "cargo-crate",
    "subsidy": "present",
    "other": "scroll-unfurled",
}

LAW_TEXTS: dict[Law, str] = {
    "printed_tax": mark("Pay 2 pesos: 2 points"),
    "tax_1": mark("Pay 1 peso: 2 points"),
    "tax_2": mark("Pay 2 pesos: 2 points"),
    "tax_3": mark("Pay 3 pesos: 2 points"),
    "tax_4": mark("Pay 4 pesos: 2 points"),
    "tax_5": mark("Pay 5 pesos: 2 points"),
    "tax_buildings": mark("Pay 1 peso a building: 2 points"),
    "printed_duty": mark("Deliver 1 citrus: 2 points"),
    "duty_citrus": mark("Deliver 1 citrus: 2 points"),
    "duty_sugar": mark("Deliver 1 sugar: 2 points"),
    "duty_tobacco": mark("Deliver 1 tobacco: 2 points"),
    "duty_water": mark("Deliver 1 water: 2 points"),
    "duty_materials": mark("Deliver 2 materials: 2 points"),
    "duty_crops": mark("Deliver 2 crops: 2 points"),
    "subsidy_buildings": mark("1 point per building"),
    "subsidy_material_fields": mark("1 point per unbuilt lake, hill or forest"),
    "subsidy_crop_fields": mark("1 point per unbuilt crop field"),
    "subsidy_water": mark("1 point per water, 7 at most"),
    "subsidy_votes": mark("1 point per vote not bought"),
    "subsidy_pesos": mark("1 point per 3 pesos, 7 at most"),
    "market_reduction": mark("Each round: 2 of each crop off the market"),
    "market_increase": mark("Each round: 2 of each crop onto the market"),
    "drought": mark("Drought: only 1 crop harvested free"),
    "building_act": mark("Each building costs 2 pesos more"),
    "harbour_act": mark("A full ship sails at once"),
    "anti_corruption_act": mark("No votes can be bought"),
}
"""What a law does, in words; the bonus for tax and duty together is said elsewhere."""

LAW_NAMES: dict[Law, str] = {
    "printed_tax": mark("tax 2 pesos"),
    "tax_1": mark("tax 1 peso"),
    "tax_2": mark("tax 2 pesos"),
    "tax_3": mark("tax 3 pesos"),
    "tax_4": mark("tax 4 pesos"),
    "tax_5": mark("tax 5 pesos"),
    "tax_buildings": mark("tax by buildings"),
    "printed_duty": mark("duty citrus"),
    "duty_citrus": mark("duty citrus"),
    "duty_sugar": mark("duty sugar"),
    "duty_tobacco": mark("duty tobacco"),
    "duty_water": mark("duty water"),
    "duty_materials": mark("duty 2 materials"),
    "duty_crops": mark("duty 2 crops"),
    "subsidy_buildings": mark("subsidy buildings"),
    "subsidy_material_fields": mark("subsidy material fields"),
    "subsidy_crop_fields": mark("subsidy crop fields"),
    "subsidy_water": mark("subsidy water"),
    "subsidy_votes": mark("subsidy votes"),
    "subsidy_pesos": mark("subsidy pesos"),
    "market_reduction": mark("market −2 crops"),
    "market_increase": mark("market +2 crops"),
    "drought": mark("drought"),
    "building_act": mark("building act"),
    "harbour_act": mark("harbour act"),
    "anti_corruption_act": mark("anti-corruption act"),
}
"""A law by its short name, for descriptions."""

Class = Literal["materials", "crops", "goods", "merchandise"]
"""The classes of the rules: a chip of stripes stands for any of one."""
