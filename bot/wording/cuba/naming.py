"""What everything is called that a command may ask for."""

from bot.wording.cuba import laws
from bot.wording.cuba.buildings import BUILDINGS
from bot.wording.cuba.cards import CARDS
from bot.wording.cuba.things import THINGS
from bot.wording.language import Language
from games.cuba.data import CUBES
from games.cuba.statutes import GROUP_OF, PRINTED


def names(language: Language) -> dict[str, str]:
    """Return the names of all cards, buildings, cubes and laws, by their ids."""
    printed = [law for law in PRINTED.values() if law is not None]
    return {
        **{card: language.say(words.name) for card, words in CARDS.items()},
        **{building: language.say(words.name) for building, words in BUILDINGS.items()},
        **{cube: language.say(THINGS[cube].name) for cube in CUBES},
        "pesos": language.say(THINGS["peso"].name),
        "points": language.say(THINGS["point"].name),
        **{law: laws.name(law, language) for law in (*GROUP_OF, *printed)},
    }


def player_boards(language: Language) -> str:
    """Return what the boards of all players are called, for a button."""
    return language.gettext("Plantations")
