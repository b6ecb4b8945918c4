"""Why something is not possible, in the reader's language."""

from collections.abc import Callable
from typing import Any

from bot.wording.language import Language, Phrase, phrase
from bot.wording.maracaibo import effects, things
from bot.wording.maracaibo.careers import career_name
from bot.wording.maracaibo.cities import deed_name
from bot.wording.maracaibo.proper_names import (
    building_name,
    card_name,
    place,
    upgrade_name,
)
from bot.wording.refusals import Details, Recount, spoken_of, with_rule
from games.core.errors import IllegalAction
from games.maracaibo.cards import CARDS
from games.maracaibo.map import LOCATIONS, MAP
from games.maracaibo.measures import Condition
from games.maracaibo.trail import SPACES

VERBS: dict[str, Phrase] = {
    "plan": phrase("infinitive", "plan a card"),
    "discard": phrase("infinitive", "discard a card"),
    "keep": phrase("infinitive", "keep a career"),
    "complete": phrase("infinitive", "complete a task"),
    "sail": phrase("infinitive", "sail"),
    "pass": phrase("infinitive", "take no main action"),
    "deliver": phrase("infinitive", "deliver a good"),
    "act": phrase("infinitive", "use the city"),
    "assist": phrase("infinitive", "use an assistant"),
    "quest": phrase("infinitive", "fulfil a quest"),
    "pay": phrase("infinitive", "pay with a card"),
    "waive": phrase("infinitive", "pay an object by a project"),
    "earn": phrase("infinitive", "take a doubloon"),
    "sell": phrase("infinitive", "sell your hand"),
    "buy": phrase("infinitive", "buy a project"),
    "invest": phrase("infinitive", "invest in a building"),
    "drill": phrase("infinitive", "drill"),
    "enlist": phrase("infinitive", "call a crew"),
    "scout": phrase("infinitive", "send scouts"),
    "explore": phrase("infinitive", "explore"),
    "influence": phrase("infinitive", "choose a nation for influence"),
    "remove": phrase("infinitive", "choose a disc"),
    "reveal": phrase("infinitive", "turn up a combat token"),
    "fight": phrase("infinitive", "choose a nation to fight for"),
    "add": phrase("infinitive", "add combat points"),
    "win": phrase("infinitive", "spend on influence"),
    "annex": phrase("infinitive", "annex a location"),
    "raid": phrase("infinitive", "use the Letter of marque"),
    "draw": phrase("infinitive", "draw from the deck"),
    "take": phrase("infinitive", "take from the gallery"),
    "collect": phrase("infinitive", "take doubloons or a point"),
    "decline": phrase("infinitive", "do without"),
    "finish": phrase("infinitive", "finish"),
    "deal-card": phrase("infinitive", "deal a card"),
    "deal-career": phrase("infinitive", "deal a career"),
    "draw-card": phrase("infinitive", "draw a card"),
    "reveal-card": phrase("infinitive", "turn up a card"),
    "draw-tile": phrase("infinitive", "turn up a city tile"),
    "draw-quest": phrase("infinitive", "turn up a quest"),
    "draw-token": phrase("infinitive", "turn up a token"),
    "draw-building": phrase("infinitive", "turn up a building"),
    "draw-automa": phrase("infinitive", "turn up a card of Jean's"),
    "first-player": phrase("infinitive", "name who begins"),
}


def refusal(error: IllegalAction, language: Language) -> str:
    """Say in one sentence why an action is not possible, naming the rule."""
    return with_rule(_reason(error, language), error.rule, language)


def _reason(error: IllegalAction, language: Language) -> str:
    recount = RECOUNTED.get(error.reason)
    if recount is not None:
        return recount(error.details, language)
    return _filled(language.gettext(error.reason), error.details, language)


def _filled(text: str, details: Details, language: Language) -> str:
    """Fill in the details that a sentence speaks of."""
    spoken = spoken_of(text, details)
    words = {name: _in_words(name, value, language) for name, value in spoken.items()}
    return text.format(**words)


def _in_words(name: str, value: Any, language: Language) -> str:
    """Name a detail of a refusal: what it is called depends on what kind of thing it is."""
    if isinstance(value, tuple):
        return language.list((_in_words(name, part, language) for part in value), "or")
    named = _NAMED.get(name)
    return named(value, language) if named is not None else str(value)


def _card(card: str, language: Language) -> str:
    """Name a card; there may be none of the id that was given."""
    return card_name(card, language) if card in CARDS else language.gettext("that card")


def _place(name: str, language: Language) -> str:
    at = next(location for location in LOCATIONS if MAP[location].name == name)
    return place(at, language)


_NAMED: dict[str, Callable[[Any, Language], str]] = {
    "asked": lambda value, language: language.say(VERBS[value]),
    "verb": lambda value, language: language.say(VERBS[value]),
    "card": _card,
    "careers": career_name,
    "building": building_name,
    "upgrade": upgrade_name,
    "nation": things.nation,
    "holder": things.nation,
    "good": things.good,
    "wanted": things.wanted,
    "paid": things.wanted,
    "place": _place,
}
"""How details of refusals are named, by what the rules call them; numbers stay numbers."""


def _card_cost(details: Details, language: Language) -> str:
    text = language.gettext("{card} costs {price}, and you have {held}.")
    return text.format(
        card=_card(details["card"], language),
        price=things.so_many("doubloon", details["cost"], language),
        held=details["doubloons"],
    )


def _card_condition(details: Details, language: Language) -> str:
    condition = Condition(details["measure"], details["least"])
    text = language.gettext("{card} needs this: {condition}.")
    return text.format(
        card=_card(details["card"], language), condition=effects.condition(condition, language)
    )


def _deeds(details: Details, language: Language) -> str:
    text = language.gettext("Here the actions are: {deeds}; not {deed}.")
    return text.format(
        deeds=language.list((deed_name(deed, language) for deed in details["deeds"]), "or"),
        deed=deed_name(details["deed"], language),
    )


def _price(details: Details, language: Language) -> str:
    text = language.gettext("That costs {price}, and you have {held}.")
    return text.format(
        price=things.so_many("doubloon", details["price"], language), held=details["doubloons"]
    )


def _building_cost(details: Details, language: Language) -> str:
    text = language.gettext("{building} costs {price}, and you have {held}.")
    return text.format(
        building=building_name(details["building"], language),
        price=things.so_many("doubloon", details["cost"], language),
        held=details["doubloons"],
    )


def _combat(details: Details, language: Language) -> str:
    text = language.gettext("You have {points}: you can add any number from 0 to that.")
    return text.format(points=things.so_many("combat", details["combat"], language))


def _space(details: Details, language: Language) -> str:
    text = language.ngettext(
        "{space} is not within {steps} step of your explorer.",
        "{space} is not within {steps} steps of your explorer.",
        details["steps"],
    )
    return text.format(space=_space_name(details, language), steps=details["steps"])


def _explorer(details: Details, language: Language) -> str:
    text = language.gettext("Another explorer stands on {space}.")
    return text.format(space=_space_name(details, language))


def _space_name(details: Details, language: Language) -> str:
    assert details["space"] in SPACES, "there is no other space"
    return things.space(details["space"], language)


def _quest(details: Details, language: Language) -> str:
    text = language.gettext("Your cards cannot pay this quest: it costs {cost}.")
    return text.format(cost=things.cost(details["first"], details["second"], language))


def _left(details: Details, language: Language) -> str:
    text = language.ngettext(
        "Only {amount} of the total is left, and that is not enough.",
        "Only {amount} of the total are left, and that is not enough.",
        details["left"],
    )
    return text.format(amount=details["left"])


def _of_card(text: Phrase) -> Recount:
    """Return a teller of a reason that begins with the name of a card."""

    def tell(details: Details, language: Language) -> str:
        return _filled(language.say(text), details, language)

    return tell


RECOUNTED: dict[str, Recount] = {
    "Your hand has no card {card}.": _of_card(phrase("refusal", "{card} is not in your hand.")),
    "You have no card {card}.": _of_card(phrase("refusal", "{card} is not in your hand.")),
    "Neither your hand nor your planning areas have a card {card}.": _of_card(
        phrase("refusal", "{card} is neither in your hand nor in your planning areas.")
    ),
    "The gallery has no card {card}.": _of_card(phrase("refusal", "{card} is not in the gallery.")),
    "You have no assistant {card} on the map.": _of_card(
        phrase("refusal", "{card} is no assistant of yours on the map.")
    ),
    "Your assistant {card} does not stand here.": _of_card(
        phrase("refusal", "{card} stands elsewhere, and acts only there.")
    ),
    "The card {card} does not show {wanted}.": _of_card(
        phrase("refusal", "{card} does not show this symbol: {wanted}.")
    ),
    "The card {card} is needed for the other symbol.": _of_card(
        phrase("refusal", "{card} is needed for the other symbol.")
    ),
    "The card {card} costs {cost} doubloons and you have {doubloons}.": _card_cost,
    "The card {card} needs {measure}: at least {least}.": _card_condition,
    "Here you can {deeds}, not {deed}.": _deeds,
    "That costs {price} doubloons and you have {doubloons}.": _price,
    "Scouting costs {price} doubloons and you have {doubloons}.": _price,
    "The {building} costs {cost} doubloons and you have {doubloons}.": _building_cost,
    "You have {combat} combat points, {most} would be the most.": _combat,
    "Space {space} is not within {steps} steps of your explorer.": _space,
    "Another explorer stands on space {space}.": _explorer,
    "Your cards cannot pay this quest: it costs {first} and {second}.": _quest,
    "Only {left} of the total is left.": _left,
}
"""Reasons of the rules that count, or that need another form of a name, told anew."""
