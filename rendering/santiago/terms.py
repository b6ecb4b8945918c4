"""What things are called and which icon stands for them."""

from typing import Literal

from games.santiago.data import Building, Cuban, Flower, Thing
from rendering.core.tokens import SEAT_LETTERS as SEAT_LETTERS
from rendering.core.words import mark

BUILDING_NAMES: dict[Building, str] = {
    "bank": mark("Bank"),
    "church": mark("Church"),
    "distillery": mark("Distillery"),
    "cigar_factory": mark("Cigar factory"),
    "black_market": mark("Black market"),
    "sawmill": mark("Sawmill"),
    "cafe": mark("Café"),
    "customs": mark("Customs office"),
    "casino": mark("Casino"),
    "port_authority": mark("Port authority"),
    "office": mark("Trading office"),
    "newspaper": mark("Newspaper"),
}

BUILDING_ICONS: dict[Building, str] = {
    "bank": "greek-temple",
    "church": "church",
    "distillery": "cellar-barrels",
    "cigar_factory": "factory",
    "black_market": "hood",
    "sawmill": "circular-sawblade",
    "cafe": "coffee-cup",
    "customs": "stamper",
    "casino": "poker-hand",
    "port_authority": "lighthouse",
    "office": "hand-truck",
    "newspaper": "newspaper",
}

CUBAN_NAMES: dict[Cuban, str] = {
    "pedro": mark("Pedro"),
    "maria": mark("Maria"),
    "jose": mark("José"),
    "conchita": mark("Conchita"),
    "miguel": mark("Miguel"),
    "pablo": mark("Pablo"),
    "martinez": mark("Martinez"),
    "zorro": mark("El Zorro"),
    "alonso": mark("Alonso"),
}

CUBAN_ICONS: dict[Cuban, str] = {
    "pedro": "smoking-pipe",
    "maria": "large-dress",
    "jose": "farmer",
    "conchita": "fruit-bowl",
    "miguel": "wood-axe",
    "pablo": "spy",
    "martinez": "guitar",
    "zorro": "domino-mask",
    "alonso": "scales",
}

THING_NAMES: dict[Thing, str] = {
    "sugar": mark("sugar"),
    "citrus": mark("citrus"),
    "tobacco": mark("tobacco"),
    "rum": mark("rum"),
    "cigars": mark("cigars"),
    "wood": mark("wood"),
    "peso": mark("pesos"),
    "point": mark("points"),
}

FLOWER_NAMES: dict[Flower | Literal["none"], str] = {
    "yellow": mark("yellow"),
    "blue": mark("blue"),
    "red": mark("red"),
    "white": mark("white"),
    "none": mark("no flower"),
}

HARBOUR_NAME = mark("Harbour")
HARBOUR_ICON = "anchor"
