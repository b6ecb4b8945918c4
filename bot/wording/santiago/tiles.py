"""What the tiles are called, in each form that a sentence needs."""

from typing import NamedTuple

from bot.wording.language import Phrase, phrase
from games.santiago.data import Building, Cuban, Flower


class BuildingWords(NamedTuple):
    """A building alone, as what a sentence is about, as what is used, as goal and as place."""

    name: Phrase
    subject: Phrase
    object: Phrase
    to: Phrase
    at: Phrase


class CubanWords(NamedTuple):
    """A Cuban alone, as who is sent away, as goal and as place."""

    name: Phrase
    object: Phrase
    to: Phrase
    at: Phrase


BUILDINGS: dict[Building, BuildingWords] = {
    "bank": BuildingWords(
        phrase("name", "Bank"),
        phrase("subject", "the Bank"),
        phrase("object", "the Bank"),
        phrase("destination", "to the Bank"),
        phrase("place", "at the Bank"),
    ),
    "church": BuildingWords(
        phrase("name", "Church"),
        phrase("subject", "the Church"),
        phrase("object", "the Church"),
        phrase("destination", "to the Church"),
        phrase("place", "at the Church"),
    ),
    "distillery": BuildingWords(
        phrase("name", "Distillery"),
        phrase("subject", "the Distillery"),
        phrase("object", "the Distillery"),
        phrase("destination", "to the Distillery"),
        phrase("place", "at the Distillery"),
    ),
    "cigar_factory": BuildingWords(
        phrase("name", "Cigar Factory"),
        phrase("subject", "the Cigar Factory"),
        phrase("object", "the Cigar Factory"),
        phrase("destination", "to the Cigar Factory"),
        phrase("place", "at the Cigar Factory"),
    ),
    "black_market": BuildingWords(
        phrase("name", "Black Market"),
        phrase("subject", "the Black Market"),
        phrase("object", "the Black Market"),
        phrase("destination", "to the Black Market"),
        phrase("place", "at the Black Market"),
    ),
    "sawmill": BuildingWords(
        phrase("name", "Sawmill"),
        phrase("subject", "the Sawmill"),
        phrase("object", "the Sawmill"),
        phrase("destination", "to the Sawmill"),
        phrase("place", "at the Sawmill"),
    ),
    "cafe": BuildingWords(
        phrase("name", "Café"),
        phrase("subject", "the Café"),
        phrase("object", "the Café"),
        phrase("destination", "to the Café"),
        phrase("place", "at the Café"),
    ),
    "customs": BuildingWords(
        phrase("name", "Customs Office"),
        phrase("subject", "the Customs Office"),
        phrase("object", "the Customs Office"),
        phrase("destination", "to the Customs Office"),
        phrase("place", "at the Customs Office"),
    ),
    "casino": BuildingWords(
        phrase("name", "Casino"),
        phrase("subject", "the Casino"),
        phrase("object", "the Casino"),
        phrase("destination", "to the Casino"),
        phrase("place", "at the Casino"),
    ),
    "port_authority": BuildingWords(
        phrase("name", "Port Authority"),
        phrase("subject", "the Port Authority"),
        phrase("object", "the Port Authority"),
        phrase("destination", "to the Port Authority"),
        phrase("place", "at the Port Authority"),
    ),
    "office": BuildingWords(
        phrase("name", "Trading Office"),
        phrase("subject", "the Trading Office"),
        phrase("object", "the Trading Office"),
        phrase("destination", "to the Trading Office"),
        phrase("place", "at the Trading Office"),
    ),
    "newspaper": BuildingWords(
        phrase("name", "Newspaper"),
        phrase("subject", "the Newspaper"),
        phrase("object", "the Newspaper"),
        phrase("destination", "to the Newspaper"),
        phrase("place", "at the Newspaper"),
    ),
}

CUBANS: dict[Cuban, CubanWords] = {
    "pedro": CubanWords(
        phrase("name", "Pedro"),
        phrase("object", "Pedro"),
        phrase("destination", "to Pedro"),
        phrase("place", "at Pedro"),
    ),
    "maria": CubanWords(
        phrase("name", "Maria"),
        phrase("object", "Maria"),
        phrase("destination", "to Maria"),
        phrase("place", "at Maria"),
    ),
    "jose": CubanWords(
        phrase("name", "José"),
        phrase("object", "José"),
        phrase("destination", "to José"),
        phrase("place", "at José"),
    ),
    "conchita": CubanWords(
        phrase("name", "Conchita"),
        phrase("object", "Conchita"),
        phrase("destination", "to Conchita"),
        phrase("place", "at Conchita"),
    ),
    "miguel": CubanWords(
        phrase("name", "Miguel"),
        phrase("object", "Miguel"),
        phrase("destination", "to Miguel"),
        phrase("place", "at Miguel"),
    ),
    "pablo": CubanWords(
        phrase("name", "Pablo"),
        phrase("object", "Pablo"),
        phrase("destination", "to Pablo"),
        phrase("place", "at Pablo"),
    ),
    "martinez": CubanWords(
        phrase("name", "Martinez"),
        phrase("object", "Martinez"),
        phrase("destination", "to Martinez"),
        phrase("place", "at Martinez"),
    ),
    "zorro": CubanWords(
        phrase("name", "El Zorro"),
        phrase("object", "El Zorro"),
        phrase("destination", "to El Zorro"),
        phrase("place", "at El Zorro"),
    ),
    "alonso": CubanWords(
        phrase("name", "Alonso"),
        phrase("object", "Alonso"),
        phrase("destination", "to Alonso"),
        phrase("place", "at Alonso"),
    ),
}

HARBOUR = CubanWords(
    phrase("name", "Harbour"),
    phrase("object", "the harbour"),
    phrase("destination", "to the harbour"),
    phrase("place", "in the harbour"),
)

FLOWERS: dict[Flower, Phrase] = {
    "yellow": phrase("flower", "yellow"),
    "blue": phrase("flower", "blue"),
    "red": phrase("flower", "red"),
    "white": phrase("flower", "white"),
}


def stop(cuban: Cuban | None) -> CubanWords:
    """Return the words for a stop: its Cuban's, or the harbour's."""
    return HARBOUR if cuban is None else CUBANS[cuban]
