"""Parts of Maracaibo's actions that are called by more than a name and an id."""

import re
from collections.abc import Mapping, Sequence
from typing import Literal, cast

from bot.cogs.completion import choice_of
from bot.cogs.parts import NumberPart, WordPart
from bot.cogs.typed import unknown
from bot.replies import Reader
from bot.ui.answers import Interaction
from bot.wording.language import Language
from bot.wording.maracaibo.careers import career_name
from bot.wording.maracaibo.naming import space_key
from bot.wording.maracaibo.proper_names import number_of, place_name
from games.maracaibo.actions import Sail
from games.maracaibo.careers import Career
from games.maracaibo.map import MAP, ROUTES, Course, Location, Route, courses
from games.maracaibo.trail import Space
from games.maracaibo.view import MaracaiboView

SLUG = "maracaibo"
INFLUENCE_TO_WIN: tuple[Literal[1], Literal[3]] = (1, 3)


class LocationPart(WordPart[Location]):
    """A location: by its number on the map, by its name, or by both: "Cartagena (14)"."""

    def called(self, word: Location, names: Mapping[str, str], language: Language) -> Sequence[str]:
        """Return the name with the number, each alone, and the id."""
        return [names[word], place_name(word, language), number_of(word), word]


class RoutePart(WordPart[Route]):
    """The branch of a fork: by its name, or by the city that it leads to."""

    def called(self, word: Route, names: Mapping[str, str], language: Language) -> Sequence[str]:
        """Return the name, what lies behind each fork on that side, and the id."""
        side = ROUTES.index(word)
        turnings = [place.onward[side] for place in MAP.values() if place.onward[1:]]
        return [names[word], word, *(place_name(at, language) for at in turnings)]


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


class InfluencePart(NumberPart):
    """How much influence is won in a combat: there are two amounts, each with its price."""

    def read(self, interaction: Interaction, reader: Reader, typed: int) -> Literal[1, 3]:
        """Read one of the amounts.

        Raises:
            Refusal: there is no such amount.
        """
        for amount in INFLUENCE_TO_WIN:
            if typed == amount:
                return amount
        raise unknown(interaction, str(typed), [str(amount) for amount in INFLUENCE_TO_WIN])


def both_branches(reader: Reader, to: Location, sails: Sequence[Sail]) -> str:
    """Say what it takes to sail somewhere by either branch."""
    upper, lower = sails
    first = choice_of(reader, upper)
    view = cast(MaracaiboView, reader.view)
    course = courses(view.players[view.active].ship, view.round)[lower.to, lower.route]
    text = reader.language.gettext("{sail}, or {points} by {branch}: {effect}")
    return text.format(
        sail=first.label,
        points=course.points,
        branch=place_name(_turning(course), reader.language),
        effect=first.effect,
    )


def _turning(course: Course) -> Location:
    """Return the first location of a lower branch on a course."""
    lower = [place.onward[1] for place in MAP.values() if place.onward[1:]]
    return next(at for at in course.path if at in lower)
