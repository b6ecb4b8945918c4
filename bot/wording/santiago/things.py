"""What can be counted: goods, wood, pesos and points."""

from collections.abc import Iterable, Mapping

from bot.wording.language import Language, counted
from bot.wording.things import CIGARS, CITRUS, PESO, POINT, RUM, SUGAR, TOBACCO, WOOD, ThingWords
from games.santiago.data import Cube, Thing
from games.santiago.view import Holdings

THINGS: dict[Thing, ThingWords] = {
    "sugar": SUGAR,
    "citrus": CITRUS,
    "tobacco": TOBACCO,
    "rum": RUM,
    "cigars": CIGARS,
    "wood": WOOD,
    "peso": PESO,
    "point": POINT,
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
