"""Parts of Maracaibo's actions that are called by more than a name and an id."""

import re
from collections.abc import Mapping, Sequence

from bot.cogs.parts import WordPart
from bot.replies import Reader
from bot.wording.game import Choice
from bot.wording.language import Language
from bot.wording.maracaibo.careers import career_name
from bot.wording.maracaibo.naming import space_key
from bot.wording.maracaibo.proper_names import number_of, place_name
from bot.wording.registry import WORDINGS
from games.maracaibo.actions import Sail
from games.maracaibo.careers import Career
from games.maracaibo.map import MAP, ROUTES, Location, Route
from games.maracaibo.trail import Space

SLUG = "maracaibo"


class LocationPart(WordPart[Location]):
    """A location: by its number on the map, by its name, or by both: "Cartagena (14)"."""

    def called(self, word: Location, names: Mapping[str, str], language: Language) -> Sequence[str]:
        """Return the name with the number, each alone, and the id."""
        return [names[word], place_name(word, language), number_of(word), word]


class RoutePart(WordPart[Route]):
    """The branch of a fork: by its name, or by the city that it leads to."""

    def called(self, word: Route, names: Mapping[str, str], language: Language) -> Sequence[str]:
        """Return the name, what lies behind each fork on that side, and the id."""
        at = ROUTES.index(word)
        cities = [place.onward[at] for place in MAP.values() if place.onward[1:]]
        return [names[word], word, *(place_name(city, language) for city in cities)]


class SpacePart(WordPart[Space]):
    """A space of the explorer track: by its number, where two have it with its way."""

    def called(self, word: Space, names: Mapping[str, str], language: Language) -> Sequence[str]:
        """Return the name, the number, and the id."""
        number = re.sub(r"\D", "", word)
        return [names[space_key(word)], word, *filter(None, [number])]


class CareerPart(WordPart[Career]):
    """A career, with or without being called one."""

    def called(self, word: Career, names: Mapping[str, str], language: Language) -> Sequence[str]:
        """Return the name, and the id."""
        return [career_name(word, language), names[word], word]


def both_branches(reader: Reader, to: Location, sails: Sequence[Sail]) -> str:
    """Say what it takes to sail somewhere by either branch."""
    upper, lower = (_choice(reader, sail) for sail in sails)
    return f"{upper.label} … {lower.line}"


def _choice(reader: Reader, sail: Sail) -> Choice:
    return WORDINGS[SLUG].choice(reader.view, sail, reader.language)
