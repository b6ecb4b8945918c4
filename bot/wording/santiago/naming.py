"""What everything is called that a command may ask for."""

from bot.wording.language import Language
from bot.wording.santiago.things import THINGS
from bot.wording.santiago.tiles import BUILDINGS, CUBANS


def names(language: Language) -> dict[str, str]:
    """Return the names of all buildings, Cubans and things, by their ids."""
    tables = (BUILDINGS, CUBANS, THINGS)
    return {key: language.say(words.name) for table in tables for key, words in table.items()}
