"""What can be counted or named: doubloons, points, goods, objects, nations, tokens."""

from collections.abc import Iterable
from typing import Literal, NamedTuple

from bot.wording.language import Counted, Language, Phrase, counted, phrase
from games.maracaibo.data import Good, Nation, Object, Pile, Symbol
from games.maracaibo.map import Route
from games.maracaibo.quests import QUESTS, QuestId, Wanted
from games.maracaibo.trail import END, START, Space

Thing = Literal[
    "doubloon",
    "point",
    "combat",
    "figure",
    "disc",
    "card",
    "planned",
    "project",
    "quest",
    "token",
    "upgrade",
]


class ThingWords(NamedTuple):
    """So many of a thing standing alone, and as what somebody gives, takes or has."""

    amount: Counted
    object: Counted


THINGS: dict[Thing, ThingWords] = {
    "doubloon": ThingWords(
        counted("amount", "{amount} doubloon", "{amount} doubloons"),
        counted("object", "{amount} doubloon", "{amount} doubloons"),
    ),
    "point": ThingWords(
        counted("amount", "{amount} point", "{amount} points"),
        counted("object", "{amount} point", "{amount} points"),
    ),
    "combat": ThingWords(
        counted("amount", "{amount} combat point", "{amount} combat points"),
        counted("object", "{amount} combat point", "{amount} combat points"),
    ),
    "figure": ThingWords(
        counted("amount", "{amount} figure", "{amount} figures"),
        counted("object", "{amount} figure", "{amount} figures"),
    ),
    "disc": ThingWords(
        counted("amount", "{amount} disc", "{amount} discs"),
        counted("object", "{amount} disc", "{amount} discs"),
    ),
    "card": ThingWords(
        counted("amount", "{amount} card", "{amount} cards"),
        counted("object", "{amount} card", "{amount} cards"),
    ),
    "planned": ThingWords(
        counted("amount", "{amount} planned card", "{amount} planned cards"),
        counted("object", "{amount} planned card", "{amount} planned cards"),
    ),
    "project": ThingWords(
        counted("amount", "{amount} project", "{amount} projects"),
        counted("object", "{amount} project", "{amount} projects"),
    ),
    "quest": ThingWords(
        counted("amount", "{amount} quest tile", "{amount} quest tiles"),
        counted("object", "{amount} quest tile", "{amount} quest tiles"),
    ),
    "token": ThingWords(
        counted("amount", "{amount} combat token", "{amount} combat tokens"),
        counted("object", "{amount} combat token", "{amount} combat tokens"),
    ),
    "upgrade": ThingWords(
        counted("amount", "{amount} upgrade", "{amount} upgrades"),
        counted("object", "{amount} upgrade", "{amount} upgrades"),
    ),
}


class NationWords(NamedTuple):
    """A nation alone; influence with it; to fight for it; what is its own; taken from it."""

    name: Phrase
    influence: Counted
    side: Phrase
    own: Phrase
    source: Phrase


NATIONS: dict[Nation, NationWords] = {
    "france": NationWords(
        phrase("name", "France"),
        counted("effect", "{amount} influence with France", "{amount} influence with France"),
        phrase("side", "for France"),
        phrase("own", "of France"),
        phrase("source", "from France"),
    ),
    "england": NationWords(
        phrase("name", "England"),
        counted("effect", "{amount} influence with England", "{amount} influence with England"),
        phrase("side", "for England"),
        phrase("own", "of England"),
        phrase("source", "from England"),
    ),
    "spain": NationWords(
        phrase("name", "Spain"),
        counted("effect", "{amount} influence with Spain", "{amount} influence with Spain"),
        phrase("side", "for Spain"),
        phrase("own", "of Spain"),
        phrase("source", "from Spain"),
    ),
}

GOODS: dict[Good, Phrase] = {
    "sugar": phrase("name", "sugar"),
    "tobacco": phrase("name", "tobacco"),
    "cotton": phrase("name", "cotton"),
    "cocoa": phrase("name", "cocoa"),
    "coffee": phrase("name", "coffee"),
    "indigo": phrase("name", "indigo"),
}
OBJECTS: dict[Object, Phrase] = {
    "map": phrase("name", "map"),
    "spyglass": phrase("name", "spyglass"),
    "lantern": phrase("name", "lantern"),
    "key": phrase("name", "key"),
    "pistol": phrase("name", "pistol"),
    "rope": phrase("name", "rope"),
}
_WANTED: dict[str, Phrase] = dict([*GOODS.items(), *OBJECTS.items()])
_SO_MANY: dict[Wanted, Counted] = {
    "sugar": counted("cost", "{amount} sugar", "{amount} sugar"),
    "tobacco": counted("cost", "{amount} tobacco", "{amount} tobacco"),
    "cotton": counted("cost", "{amount} cotton", "{amount} cotton"),
    "cocoa": counted("cost", "{amount} cocoa", "{amount} cocoa"),
    "coffee": counted("cost", "{amount} coffee", "{amount} coffee"),
    "indigo": counted("cost", "{amount} indigo", "{amount} indigo"),
    "map": counted("cost", "{amount} map", "{amount} maps"),
    "spyglass": counted("cost", "{amount} spyglass", "{amount} spyglasses"),
    "lantern": counted("cost", "{amount} lantern", "{amount} lanterns"),
    "key": counted("cost", "{amount} key", "{amount} keys"),
    "pistol": counted("cost", "{amount} pistol", "{amount} pistols"),
    "rope": counted("cost", "{amount} rope", "{amount} ropes"),
}

SYMBOLS: dict[Symbol, Phrase] = {
    "medal": phrase("synergy token", "medal"),
    "anchor": phrase("synergy token", "anchor"),
    "parrot": phrase("synergy token", "parrot"),
    "barrel": phrase("synergy token", "barrel"),
    "compass": phrase("synergy token", "compass"),
}
PILES: dict[Pile, Phrase] = {
    "left": phrase("pile", "left pile"),
    "right": phrase("pile", "right pile"),
}
ROUTES: dict[Route, Phrase] = {
    "upper": phrase("route", "upper branch"),
    "lower": phrase("route", "lower branch"),
}


def amount(thing: Thing, number: int, language: Language) -> str:
    """Return so many of a thing, standing alone: "2 doubloons"."""
    return language.count(THINGS[thing].amount, number)


def so_many(thing: Thing, number: int, language: Language) -> str:
    """Return so many of a thing, as what somebody gives, takes or has: "2 doubloons"."""
    return language.count(THINGS[thing].object, number)


def nation(one: Nation, language: Language) -> str:
    """Return what a nation is called."""
    return language.say(NATIONS[one].name)


def good(one: Good, language: Language) -> str:
    """Return what a good is called."""
    return language.say(GOODS[one])


def wanted(one: Wanted, language: Language) -> str:
    """Return what a symbol of a quest is called, a good or an object."""
    return language.say(_WANTED[one])


def symbols(several: Iterable[Symbol], language: Language) -> str:
    """List synergy tokens: "medal, anchor"; none as "–"."""
    return ", ".join(language.say(SYMBOLS[symbol]) for symbol in several) or "–"


def quest_cost(quest: QuestId, language: Language) -> str:
    """Return what a quest costs: "2 maps", "map and sugar"."""
    return cost(*QUESTS[quest].cost, language)


def cost(first: Wanted, second: Wanted, language: Language) -> str:
    """Return two symbols as what is paid."""
    if first == second:
        return language.count(_SO_MANY[first], 2)
    return language.list(wanted(one, language) for one in (first, second))


def quest_number(quest: QuestId) -> int:
    """Return the number of a quest tile: 1 to 24."""
    return int(quest.removeprefix("Q"))


def space(one: Space, language: Language) -> str:
    """Return what a space of the explorer track is called: "space 7", "space 5, lower way"."""
    if one == START:
        return language.gettext("the start of the track")
    if one == END:
        return language.gettext("the end of the track")
    if one.endswith("u"):
        return language.gettext("space {number}, upper way").format(number=one[:-1])
    if one.endswith("l"):
        return language.gettext("space {number}, lower way").format(number=one[:-1])
    return language.gettext("space {number}").format(number=one)
