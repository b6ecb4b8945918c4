"""What can be counted: materials, crops, goods, pesos, points, votes."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple, TypeVar

from bot.wording.language import Counted, Language, Phrase, counted, phrase
from games.cuba.data import CUBES, Cube, Thing
from games.cuba.view import PlayerView

T = TypeVar("T", bound=Thing)


class ThingWords(NamedTuple):
    """A thing alone, so many standing alone, and so many as what somebody gives or takes."""

    name: Phrase
    amount: Counted
    object: Counted


THINGS: dict[Thing, ThingWords] = {
    "wood": ThingWords(
        phrase("name", "wood"),
        counted("amount", "{amount} wood", "{amount} wood"),
        counted("object", "{amount} wood", "{amount} wood"),
    ),
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
    "citrus": ThingWords(
        phrase("name", "citrus"),
        counted("amount", "{amount} citrus", "{amount} citrus"),
        counted("object", "{amount} citrus", "{amount} citrus"),
    ),
    "sugar": ThingWords(
        phrase("name", "sugar"),
        counted("amount", "{amount} sugar", "{amount} sugar"),
        counted("object", "{amount} sugar", "{amount} sugar"),
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
