"""What can be counted: goods, wood, pesos and points."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from bot.wording.language import Counted, Language, Phrase, counted, phrase
from games.santiago.data import Cube, Thing
from games.santiago.view import Holdings


class ThingWords(NamedTuple):
    """A thing alone, so many standing alone, and so many as what somebody gives or takes."""

    name: Phrase
    amount: Counted
    object: Counted


THINGS: dict[Thing, ThingWords] = {
    "sugar": ThingWords(
        phrase("name", "sugar"),
        counted("amount", "{amount} sugar", "{amount} sugar"),
        counted("object", "{amount} sugar", "{amount} sugar"),
    ),
    "citrus": ThingWords(
        phrase("name", "citrus"),
        counted("amount", "{amount} citrus", "{amount} citrus"),
        counted("object", "{amount} citrus", "{amount} citrus"),
    ),
    "tobacco": ThingWords(
        phrase("name", "tobacco"),
        counted("amount", "{amount} tobacco", "{amount} tobacco"),
        counted("object", "{amount} tobacco", "{amount} tobacco"),
    ),
    "rum": ThingWords(
        phrase("name", "rum"),
        counted("amount", "{amount} rum", "{amount} rum"),
        counted("object", "{amount} rum", "{amount} rum"),
    ),
    "cigars": ThingWords(
        phrase("name", "cigars"),
        counted("amount", "{amount} cigar", "{amount} cigars"),
        counted("object", "{amount} cigar", "{amount} cigars"),
    ),
    "wood": ThingWords(
        phrase("name", "wood"),
        counted("amount", "{amount} wood", "{amount} wood"),
        counted("object", "{amount} wood", "{amount} wood"),
    ),
    "peso": ThingWords(
        phrase("name", "pesos"),
        counted("amount", "{amount} peso", "{amount} pesos"),
        counted("object", "{amount} peso", "{amount} pesos"),
    ),
    "point": ThingWords(
        phrase("name", "points"),
        counted("amount", "{amount} point", "{amount} points"),
        counted("object", "{amount} point", "{amount} points"),
    ),
}

FOR_PESOS = counted("price", "for {amount} peso", "for {amount} pesos")
FOR_POINTS = counted("price", "for {amount} point", "for {amount} points")
FOR_CUBES = counted("price", "for {amount} cube", "for {amount} cubes")
STOPS = counted("distance", "{amount} stop", "{amount} stops")
WORTH = counted("worth", "{amount} point each", "{amount} points each")
MARKERS_LEFT = counted("amount", "{amount} owner marker", "{amount} owner markers")
CUBES_LEFT = counted("amount", "{amount} cube left over", "{amount} cubes left over")
YOUR_MARKERS = counted(
    "holdings", "You have {amount} owner marker left.", "You have {amount} owner markers left."
)


def name_of(thing: Thing, language: Language) -> str:
    """Return what a thing is called."""
    return language.say(THINGS[thing].name)


def held(holdings: Holdings, thing: Thing) -> int:
    """Return how many of a thing somebody has."""
    if thing == "peso":
        return holdings.pesos
    return holdings.points if thing == "point" else holdings.cubes[thing]


def so_many(thing: Thing, amount: int, language: Language) -> str:
    """Return so many of a thing, as what somebody gives, takes or wants: "2 tobacco"."""
    return language.count(THINGS[thing].object, amount)


def so_much(things: Iterable[tuple[Thing, int]], language: Language) -> str:
    """Return things as what somebody gives or takes: "1 rum and 2 cigars"; nothing as ""."""
    return language.list(so_many(thing, amount, language) for thing, amount in things if amount)


def stock(cubes: Mapping[Cube, int], language: Language) -> str:
    """List cubes that lie somewhere; the ones that are there."""
    shown = (language.count(THINGS[cube].amount, held) for cube, held in cubes.items() if held)
    return " · ".join(shown)
