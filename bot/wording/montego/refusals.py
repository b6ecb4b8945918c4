"""Why something is not possible, in the reader's language."""

from bot.wording.language import Language, Phrase, phrase
from bot.wording.montego import things
from bot.wording.montego.naming import FIGURES
from bot.wording.refusals import Details, Recount, spoken_of, with_rule
from games.core.errors import IllegalAction

VERBS: dict[str, Phrase] = {
    "pick": phrase("infinitive", "pick a third docker"),
    "hire": phrase("infinitive", "say whether you want Lazy Jack"),
    "beside": phrase("infinitive", "set Lazy Jack beside a docker"),
    "play": phrase("infinitive", "lay a card"),
    "load": phrase("infinitive", "load barrels"),
    "take-back": phrase("infinitive", "take a barrel back"),
    "lay-warehouse": phrase("infinitive", "lay out a warehouse"),
    "lay-tile": phrase("infinitive", "lay an order tile"),
    "draw-ship": phrase("infinitive", "draw a ship"),
    "chooser": phrase("infinitive", "name who picks a third docker"),
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
    """Name a figure or a verb; numbers stay numbers."""
    if isinstance(value, tuple):
        return language.list((_in_words(part, language) for part in value), "or")
    if isinstance(value, str):
        return language.say(_WORDS[value])
    return str(value)


_WORDS: dict[str, Phrase] = {
    **{figure: words.subject for figure, words in FIGURES.items()},
    **VERBS,
}


def _absent(details: Details, language: Language) -> str:
    return language.gettext("That ship is not in the harbour.")


def _left(details: Details, language: Language) -> str:
    text = language.gettext("You have only {barrels} to load.")
    return text.format(barrels=language.count(things.BARRELS, details["left"]))


def _free(details: Details, language: Language) -> str:
    text = language.gettext("The ship at pier {pier} has only {holds}.")
    holds = language.count(things.HOLDS_LEFT, details["free"])
    return text.format(pier=details["pier"], holds=holds)


def _none_aboard(details: Details, language: Language) -> str:
    text = language.gettext("You have no barrel on the ship at pier {pier}.")
    return text.format(pier=details["pier"])


RECOUNTED: dict[str, Recount] = {
    "{ship} is not in the harbour.": _absent,
    "You have {left} barrels to load.": _left,
    "{ship} has {free} holds left.": _free,
    "You have no barrel aboard {ship}.": _none_aboard,
}
"""Reasons of the rules that name ships by their piers, or count, told anew."""
