"""Where figures stand and walk."""

from bot.wording.language import Language, phrase
from bot.wording.montego import things
from games.montego.data import LEFT_TAVERN
from games.montego.view import MontegoView

_IN_LEFT_TAVERN = phrase("place", "in the left tavern")
_IN_RIGHT_TAVERN = phrase("place", "in the right tavern")


def at(view: MontegoView, place: int, language: Language) -> str:
    """Return a place as where somebody stands: "at the 3 barrels", "in the left tavern"."""
    if place >= 0:
        return things.at(view.rooms[place], language)
    return in_tavern(place, language)


def in_tavern(tavern: int, language: Language) -> str:
    """Return a tavern as where somebody stands."""
    return language.say(_IN_LEFT_TAVERN if tavern == LEFT_TAVERN else _IN_RIGHT_TAVERN)
