"""What the buildings are called."""

from typing import NamedTuple

from bot.wording.language import Phrase, phrase
from games.cuba.tiles import House


class BuildingWords(NamedTuple):
    """A building alone, as what a sentence is about, as what something is done with."""

    name: Phrase
    subject: Phrase
    object: Phrase


BUILDINGS: dict[House, BuildingWords] = {
    "cement_factory": BuildingWords(
        phrase("name", "Cement factory"),
        phrase("subject", "the Cement factory"),
        phrase("object", "the Cement factory"),
    ),
    "sawmill": BuildingWords(
        phrase("name", "Sawmill"),
        phrase("subject", "the Sawmill"),
        phrase("object", "the Sawmill"),
    ),
    "golf_course": BuildingWords(
        phrase("name", "Golf course"),
        phrase("subject", "the Golf course"),
        phrase("object", "the Golf course"),
    ),
    "monastery": BuildingWords(
        phrase("name", "Monastery"),
        phrase("subject", "the Monastery"),
        phrase("object", "the Monastery"),
    ),
    "rum_cafe": BuildingWords(
        phrase("name", "Rum café"),
        phrase("subject", "the Rum café"),
        phrase("object", "the Rum café"),
    ),
    "cigar_cafe": BuildingWords(
        phrase("name", "Cigar café"),
        phrase("subject", "the Cigar café"),
        phrase("object", "the Cigar café"),
    ),
    "small_office": BuildingWords(
        phrase("name", "Small office"),
        phrase("subject", "the Small office"),
        phrase("object", "the Small office"),
    ),
    "large_office": BuildingWords(
        phrase("name", "Large office"),
        phrase("subject", "the Large office"),
        phrase("object", "the Large office"),
    ),
    "hotel": BuildingWords(
        phrase("name", "Hotel"),
        phrase("subject", "the Hotel"),
        phrase("object", "the Hotel"),
    ),
    "inn": BuildingWords(
        phrase("name", "Inn"),
        phrase("subject", "the Inn"),
        phrase("object", "the Inn"),
    ),
    "department_store": BuildingWords(
        phrase("name", "Department store"),
        phrase("subject", "the Department store"),
        phrase("object", "the Department store"),
    ),
    "crop_depot": BuildingWords(
        phrase("name", "Crop depot"),
        phrase("subject", "the Crop depot"),
        phrase("object", "the Crop depot"),
    ),
    "material_depot": BuildingWords(
        phrase("name", "Material depot"),
        phrase("subject", "the Material depot"),
        phrase("object", "the Material depot"),
    ),
    "small_bank": BuildingWords(
        phrase("name", "Small bank"),
        phrase("subject", "the Small bank"),
        phrase("object", "the Small bank"),
    ),
    "large_bank": BuildingWords(
        phrase("name", "Large bank"),
        phrase("subject", "the Large bank"),
        phrase("object", "the Large bank"),
    ),
    "cigar_factory": BuildingWords(
        phrase("name", "Cigar factory"),
        phrase("subject", "the Cigar factory"),
        phrase("object", "the Cigar factory"),
    ),
    "distillery": BuildingWords(
        phrase("name", "Distillery"),
        phrase("subject", "the Distillery"),
        phrase("object", "the Distillery"),
    ),
    "black_market": BuildingWords(
        phrase("name", "Black market"),
        phrase("subject", "the Black market"),
        phrase("object", "the Black market"),
    ),
    "church": BuildingWords(
        phrase("name", "Church"),
        phrase("subject", "the Church"),
        phrase("object", "the Church"),
    ),
    "town_hall": BuildingWords(
        phrase("name", "Town hall"),
        phrase("subject", "the Town hall"),
        phrase("object", "the Town hall"),
    ),
    "dam": BuildingWords(
        phrase("name", "Dam"),
        phrase("subject", "the Dam"),
        phrase("object", "the Dam"),
    ),
    "lighthouse": BuildingWords(
        phrase("name", "Lighthouse"),
        phrase("subject", "the Lighthouse"),
        phrase("object", "the Lighthouse"),
    ),
    "warehouse": BuildingWords(
        phrase("name", "Warehouse"),
        phrase("subject", "the Warehouse"),
        phrase("object", "the Warehouse"),
    ),
    "printed_warehouse": BuildingWords(
        phrase("name", "Own warehouse"),
        phrase("subject", "the plantation's warehouse"),
        phrase("object", "the plantation's warehouse"),
    ),
}
