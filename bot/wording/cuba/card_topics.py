"""The five characters explained."""

from bot.wording.cuba import things
from bot.wording.cuba.cards import CARDS
from bot.wording.game import Topic
from bot.wording.language import Language, Phrase, phrase
from games.cuba.data import CHARACTERS, VOTES, Character

_RULES: dict[Character, Phrase] = {
    "worker": phrase(
        "topic",
        "Move your figure to any field, or leave it. Its row and its column count, six fields with"
        " its own; fields with a building yield nothing.\n"
        "From each lake, hill and forest you take 1 water, stone or wood. Then you harvest 1 crop"
        " each from two crop fields of your choice. For each further crop field you pay 1 water;"
        " water that you have just taken will do. Under the Drought only one crop field is free.",
    ),
    "tradeswoman": phrase(
        "topic",
        "Buy and sell crops, rum and cigars on the market, as much as you like and in any order,"
        " but not the same kind both ways. Materials are not traded.\n"
        "Instead: 1 material of your choice, or 1 crop of the cheapest kind, from the supply.",
    ),
    "architect": phrase(
        "topic",
        "Build one of the buildings that are left: pay its materials and put it on any field but"
        " the warehouse and those with a building. It stays there for good. Under the Building act"
        " it costs 2 pesos more.\n"
        "Instead: 2 points for the first Architect of the round who does so, 1 for the second.",
    ),
    "foreman": phrase(
        "topic",
        "Activate all buildings in row and column of your figure, one after the other in any order,"
        " or a single building anywhere. Each may be left out. The warehouse that was there from"
        " the start is a building, too. The figure does not move.\n"
        "The first building decides: one outside row and column is the single one. Buildings that"
        " can do nothing are passed over.",
    ),
    "mayor": phrase(
        "topic",
        "Choose one ship in dock 1, 2 or 3 and load crops and goods of yours that it still wants,"
        " as many as you like. Each gives the points of the dock: 1, 2 or 3.\n"
        "Instead: 4 pesos for the first Mayor of the round who does so, 2 for the second.",
    ),
}


def card_topics(language: Language) -> list[Topic]:
    """Explain the five cards."""
    return [_card(card, language) for card in CHARACTERS]


def _card(card: Character, language: Language) -> Topic:
    votes = language.count(things.VOTES, VOTES[card])
    text = language.gettext("In parliament: {votes}.").format(votes=votes)
    return Topic(card, language.say(CARDS[card].name), f"{language.say(_RULES[card])}\n{text}")
