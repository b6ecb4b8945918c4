"""The places in the final ranking."""

from gettext import NullTranslations
from typing import NamedTuple

from games.core.action import Seat
from games.core.outcome import Outcome
from rendering.core.words import mark

TIED = mark("{place}=")
ALONE = mark("{place}.")


class Place(NamedTuple):
    """Who has which place, and whether it is shared."""

    number: int
    seat: Seat
    shared: bool


def places(outcome: Outcome) -> list[Place]:
    """Return the place of everybody, best first: after two who share the first comes the third."""
    found: list[Place] = []
    for seats in outcome.ranking:
        number = len(found) + 1
        found += [Place(number, seat, len(seats) > 1) for seat in seats]
    return found


def place_name(words: NullTranslations, number: int, *, shared: bool) -> str:
    """Return what a place is called in a table."""
    return words.gettext(TIED if shared else ALONE).format(place=number)
