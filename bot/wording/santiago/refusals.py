"""Why something is not possible, in the reader's language."""

from bot.wording.language import Language, Phrase, phrase
from bot.wording.refusals import Details, Recount, with_rule
from bot.wording.santiago import things
from bot.wording.santiago.tiles import BUILDINGS, CUBANS, FLOWERS
from games.core.errors import IllegalAction

VERBS: dict[str, Phrase] = {
    "drive": phrase("infinitive", "drive the car"),
    "take": phrase("infinitive", "take a good"),
    "seize": phrase("infinitive", "seize a building"),
    "use": phrase("infinitive", "use a building"),
    "decline": phrase("infinitive", "decline"),
    "give": phrase("infinitive", "give something"),
    "place": phrase("infinitive", "place your piece"),
    "deliver": phrase("infinitive", "deliver"),
    "pass": phrase("infinitive", "pass"),
    "keep": phrase("infinitive", "set a die aside"),
    "roll": phrase("infinitive", "roll a die"),
    "lay-building": phrase("infinitive", "lay out a building"),
    "lay-cuban": phrase("infinitive", "lay out a Cuban"),
    "start-player": phrase("infinitive", "name the start player"),
}


def refusal(error: IllegalAction, language: Language) -> str:
    """Say in one sentence why an action is not possible, naming the rule."""
    return with_rule(_reason(error, language), error.rule, language)


def _reason(error: IllegalAction, language: Language) -> str:
    recount = RECOUNTED.get(error.reason)
    try:
        if recount is not None:
            return recount(error.details, language)
        words = {name: _in_words(value, language) for name, value in error.details.items()}
    except KeyError:
        # Something was named that does not exist at this place, such as a ship that wants "left".
        return language.gettext("That is not among what you may choose now.")
    return language.gettext(error.reason).format(**words)


def _in_words(value: object, language: Language) -> str:
    """Name a tile, a thing or a verb; numbers stay numbers."""
    if isinstance(value, tuple):
        return language.list((_in_words(part, language) for part in value), "or")
    if isinstance(value, str):
        return language.say(_WORDS[value])
    return str(value)


_WORDS: dict[str, Phrase] = {
    **{building: words.subject for building, words in BUILDINGS.items()},
    **{cuban: words.name for cuban, words in CUBANS.items()},
    **{thing: words.name for thing, words in things.THINGS.items()},
    **dict(FLOWERS.items()),
    **VERBS,
}


def _price(details: Details, language: Language) -> str:
    text = language.gettext("Driving {stops} costs {price}, and you have {pesos}.")
    return text.format(
        stops=language.count(things.STOPS, details["stops"]),
        price=things.so_many("peso", details["price"], language),
        pesos=details["pesos"],
    )


def _demand(details: Details, language: Language) -> str:
    text = language.gettext("The ship demands only {cubes}.")
    return text.format(cubes=things.so_many(details["good"], details["demand"], language))


def _held(details: Details, language: Language) -> str:
    if not details["held"]:
        text = language.gettext("You have no {thing}.")
        return text.format(thing=things.name_of(details["cube"], language))
    text = language.gettext("You have only {cubes}.")
    return text.format(cubes=things.so_many(details["cube"], details["held"], language))


def _needed(details: Details, language: Language) -> str:
    text = language.gettext("You have {things} and need {needed} for {building}.")
    return text.format(
        things=things.so_many(details["thing"], details["held"], language),
        needed=details["needed"],
        building=language.say(BUILDINGS[details["building"]].object),
    )


def _left(details: Details, language: Language) -> str:
    text = language.gettext("The supply has {things} left, and {building} would need {wanted}.")
    return text.format(
        things=things.so_many(details["thing"], details["left"], language),
        wanted=details["wanted"],
        building=language.say(BUILDINGS[details["building"]].subject),
    )


RECOUNTED: dict[str, Recount] = {
    "Driving {stops} stops costs {price} pesos and you have {pesos}.": _price,
    "The ship demands only {demand} {good}.": _demand,
    "You have only {held} {cube}.": _held,
    "You have {held} {thing} and need {needed} for {building}.": _needed,
    "The supply has {left} {thing} left and {building} would need {wanted}.": _left,
}
"""Reasons of the rules with a number in them, told with the right plural."""
