"""Why something is not possible, in the reader's language."""

from bot.wording.cuba import laws, things
from bot.wording.cuba.buildings import BUILDINGS
from bot.wording.cuba.cards import CARDS
from bot.wording.cuba.fields import FIRST, LAST
from bot.wording.language import Language, Phrase, phrase
from bot.wording.refusals import Details, Recount, spoken_of, with_rule
from games.core.errors import IllegalAction
from games.cuba.statutes import GROUP_OF
from games.cuba.tiles import Makes, effect_of

VERBS: dict[str, Phrase] = {
    "pick": phrase("infinitive", "take two cubes to begin with"),
    "set-aside": phrase("infinitive", "set a card aside"),
    "play": phrase("infinitive", "play a card"),
    "move": phrase("infinitive", "move your figure"),
    "harvest": phrase("infinitive", "harvest"),
    "buy": phrase("infinitive", "buy"),
    "sell": phrase("infinitive", "sell"),
    "build": phrase("infinitive", "build"),
    "place": phrase("infinitive", "put a building on a field"),
    "activate": phrase("infinitive", "activate a building"),
    "give": phrase("infinitive", "give cubes"),
    "swap": phrase("infinitive", "swap on the Black market"),
    "store": phrase("infinitive", "store crops"),
    "load": phrase("infinitive", "load a ship"),
    "veto": phrase("infinitive", "veto a bill"),
    "exchange": phrase("infinitive", "call a ship"),
    "bribe": phrase("infinitive", "buy votes"),
    "enact": phrase("infinitive", "enact a bill"),
    "pay": phrase("infinitive", "pay the tax"),
    "deliver": phrase("infinitive", "deliver the duty"),
    "decline": phrase("infinitive", "do without"),
    "finish": phrase("infinitive", "finish"),
    "draw-ship": phrase("infinitive", "turn up a ship"),
    "draw-bill": phrase("infinitive", "turn up a bill"),
    "start-player": phrase("infinitive", "name who begins"),
}


def refusal(error: IllegalAction, language: Language) -> str:
    """Say in one sentence why an action is not possible, naming the rule."""
    return with_rule(_reason(error, language), error.rule, language)


def _reason(error: IllegalAction, language: Language) -> str:
    recount = RECOUNTED.get(error.reason)
    if recount is not None:
        return recount(error.details, language)
    spoken = spoken_of(error.reason, error.details)
    words = {name: _in_words(value, language) for name, value in spoken.items()}
    return language.gettext(error.reason).format(**words)


def _in_words(value: object, language: Language) -> str:
    """Name a card, a building, a statute, a cube or a verb; numbers stay numbers."""
    if isinstance(value, tuple):
        return language.list((_in_words(part, language) for part in value), "or")
    if isinstance(value, str) and value in GROUP_OF:
        return laws.subject(value, language)
    if isinstance(value, str) and not value.isdigit():
        return language.say(_WORDS[value])
    return str(value)


_WORDS: dict[str, Phrase] = {
    **{card: words.name for card, words in CARDS.items()},
    **{building: words.subject for building, words in BUILDINGS.items()},
    **{thing: words.name for thing, words in things.THINGS.items()},
    "pesos": things.THINGS["peso"].name,
    "points": things.THINGS["point"].name,
    **VERBS,
}


def _gone(details: Details, language: Language) -> str:
    building = language.say(BUILDINGS[details["building"]].name)
    return language.gettext("No {building} is left to be built.").format(building=building)


def _cost(details: Details, language: Language) -> str:
    text = language.gettext("{building} costs {things}, and you have {held}.")
    return text.format(
        building=language.say(BUILDINGS[details["building"]].subject),
        things=things.so_many(details["material"], details["needed"], language),
        held=details["held"],
    )


def _kinds_taken(details: Details, language: Language) -> str:
    text = language.gettext("{building} takes {kinds} only.")
    return text.format(
        building=language.say(BUILDINGS[details["building"]].subject),
        kinds=_in_words(details["kinds"], language),
    )


def _most_taken(details: Details, language: Language) -> str:
    text = language.gettext("{building} takes {things} at the most.")
    return text.format(
        building=language.say(BUILDINGS[details["building"]].subject),
        things=things.so_many(details["cube"], details["most"], language),
    )


def _short_supply(details: Details, language: Language) -> str:
    effect = effect_of(details["building"])
    assert isinstance(effect, Makes), "only what is made can run short"
    text = language.gettext("The supply has only {things} left.")
    return text.format(things=things.so_many(effect.good, details["most"], language))


def _held(details: Details, language: Language) -> str:
    if not details["held"]:
        text = language.gettext("You have no {thing}.")
        return text.format(thing=things.name_of(details["cube"], language))
    text = language.gettext("You have only {cubes}.")
    return text.format(cubes=things.so_many(details["cube"], details["held"], language))


def _in_yard(details: Details, language: Language) -> str:
    if not details["held"]:
        text = language.gettext("You have no {thing} in the yard.")
        return text.format(thing=things.name_of(details["crop"], language))
    text = language.gettext("You have only {cubes} in the yard.")
    return text.format(cubes=things.so_many(details["crop"], details["held"], language))


def _room(details: Details, language: Language) -> str:
    text = language.gettext("You have {cubes}, and the ship in dock {dock} has room for {free}.")
    return text.format(
        cubes=things.so_many(details["cube"], details["held"], language),
        dock=details["dock"],
        free=details["free"],
    )


def _to_buy(details: Details, language: Language) -> str:
    if not details["there"]:
        text = language.gettext("Neither market nor supply has {thing}.")
        return text.format(thing=things.name_of(details["cube"], language))
    text = language.gettext("Only {cubes} can be bought.")
    return text.format(cubes=things.so_many(details["cube"], details["there"], language))


def _price(details: Details, language: Language) -> str:
    text = language.gettext("You need {price} for {cubes}, and you have {pesos}.")
    return text.format(
        cubes=things.so_many(details["cube"], details["amount"], language),
        price=things.so_many("peso", details["price"], language),
        pesos=details["pesos"],
    )


def _bribe(details: Details, language: Language) -> str:
    text = language.gettext("You have {pesos}: you can spend any number from 0 to that.")
    return text.format(pesos=things.so_many("peso", details["pesos"], language))


def _duty(details: Details, language: Language) -> str:
    kinds, amount = details["kinds"], details["amount"]
    if len(kinds) == 1:
        text = language.gettext("The duty is {things}.")
        return text.format(things=things.so_many(kinds[0], amount, language))
    text = language.gettext("The duty is {amount} of {kinds}, alike or different.")
    return text.format(amount=amount, kinds=_in_words(kinds, language))


def _order(details: Details, language: Language) -> str:
    text = language.gettext("Name the two in this order: {kinds}.")
    return text.format(
        kinds=language.list(things.name_of(kind, language) for kind in details["kinds"])
    )


def _enacted(details: Details, language: Language) -> str:
    text = language.gettext("You have enacted {law} already.")
    return text.format(law=laws.object_(details["statute"], language))


def _numbers(details: Details, language: Language) -> str:
    text = language.gettext("The fields are numbered from {first} to {last}.")
    return text.format(first=FIRST, last=LAST)


RECOUNTED: dict[str, Recount] = {
    "There is no {building} left to build.": _gone,
    "The {building} costs {needed} {material} and you have {held}.": _cost,
    "The {building} takes {kinds}.": _kinds_taken,
    "The {building} takes {most} at the most.": _most_taken,
    "The supply has {most} left of what the {building} makes.": _short_supply,
    "You have {held} {cube}.": _held,
    "You have {held} {crop} in the yard.": _in_yard,
    "You have {held} {cube} and the ship has room for {free}.": _room,
    "There are only {there} {cube} to buy.": _to_buy,
    "For {amount} {cube} you need {price} pesos and you have {pesos}.": _price,
    "You can spend 0 to {pesos} pesos.": _bribe,
    "The duty is {amount} of {kinds}.": _duty,
    "Name the two in the order of {kinds}.": _order,
    "You have enacted {statute} already.": _enacted,
    "The fields are numbered from 0 to 11.": _numbers,
}
"""Reasons of the rules that count, or that need another form of a name, told anew."""
