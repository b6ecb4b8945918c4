"""What can be counted: materials, crops, goods, pesos, points, votes."""

from collections.abc import Iterable, Mapping
from typing import TypeVar

from bot.wording.language import Counted, Language, counted, phrase
from bot.wording.things import CIGARS, CITRUS, PESO, POINT, RUM, SUGAR, TOBACCO, WOOD, ThingWords
from games.cuba.data import CUBES, Cube, Thing
from games.cuba.view import PlayerView

T = TypeVar("T", bound=Thing)


THINGS: dict[Thing, ThingWords] = {
    "wood": WOOD,
    "stone": ThingWords(
        phrase("name", "stone"),
        counted("amount", "{amount} stone", "{amount} stone"),
        counted("object", "{amount} stone", "{amount} stone"),
    ),
    "water": ThingWords(
        phrase("name", "water"),
        counted("amount", "{amount} water", "{amount} water"),
        counted("object", "{amount} water", "{amount} water"),
    ),
    "citrus": CITRUS,
    "sugar": SUGAR,
    "tobacco": TOBACCO,
    "rum": RUM,
    "cigars": CIGARS,
    "peso": PESO,
    "point": POINT,
}

VOTES = counted("object", "{amount} vote", "{amount} votes")
FOR_PESOS = counted("price", "for {amount} peso", "for {amount} pesos")
FOR_POINTS = counted("price", "for {amount} point", "for {amount} points")
EACH: dict[str, Counted] = {
    "peso": counted("worth", "{amount} peso each", "{amount} pesos each"),
    "point": counted("worth", "{amount} point each", "{amount} points each"),
}


def name_of(thing: Thing, language: Language) -> str:
    """Return what a thing is called."""
    return language.say(THINGS[thing].name)


def so_many(thing: Thing, amount: int, language: Language) -> str:
    """Return so many of a thing, as what somebody gives or takes: "2 tobacco"."""
    return language.count(THINGS[thing].object, amount)


def so_much(things: Iterable[tuple[Thing, int]], language: Language) -> str:
    """Return things as what somebody gives or takes: "1 rum and 2 cigars"; nothing as ""."""
    return language.list(so_many(thing, amount, language) for thing, amount in things if amount)


def stock(cubes: Mapping[T, int], language: Language) -> str:
    """List cubes that lie somewhere, those that are there: "2 wood, 1 rum"; nothing as "–"."""
    shown = (language.count(THINGS[cube].amount, held) for cube, held in cubes.items() if held)
    return ", ".join(shown) or "–"


def held(player: PlayerView, cube: Cube) -> int:
    """Return how many of a kind a player has, in yard and warehouse."""
    stored = sum(amount for crop, amount in player.stored.items() if crop == cube)
    return player.yard[cube] + stored


def possessions(player: PlayerView) -> dict[Thing, int]:
    """Return all that a player has: points, pesos, and the cubes of yard and warehouse."""
    cubes: dict[Thing, int] = {cube: held(player, cube) for cube in CUBES}
    return {"point": player.points, "peso": player.pesos, **cubes}
