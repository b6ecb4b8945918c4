"""The explorer track: spaces, forks, rewards and barriers (§3.4), and where a move can end (§9)."""

from functools import cache
from typing import Literal, NamedTuple, get_args

from games.maracaibo.gains import Gain, gains

Space = Literal[
    "S",
    "1",
    "2",
    "3",
    "4u",
    "5u",
    "4l",
    "5l",
    "6l",
    "7",
    "8",
    "9",
    "10",
    "11",
    "12",
    "13u",
    "14u",
    "13l",
    "14l",
    "15l",
    "16",
    "17",
    "18",
    "19",
    "20",
    "21",
    "22u",
    "23u",
    "22l",
    "23l",
    "24l",
    "25",
    "26",
    "27",
    "28",
    "29",
    "30",
]
SPACES: tuple[Space, ...] = get_args(Space)
"""All spaces; none comes before one that leads to it."""
START: Space = "S"
END: Space = "30"

# §3.4, our choice: the way branches at 3, 12 and 21, the upper branch first.
_FORKS: dict[Space, tuple[Space, Space]] = {
    "3": ("4u", "4l"),
    "12": ("13u", "13l"),
    "21": ("22u", "22l"),
}
_JOINS: dict[Space, Space] = {"5u": "7", "14u": "16", "23u": "25"}
QUEST_SPACES: tuple[Space, ...] = ("5l", "14l", "23l")

REWARDS: dict[Space, tuple[Gain, ...]] = {
    "1": gains("D1"),
    "2": gains("C1"),
    "3": gains("D2"),
    "4u": gains("V1"),
    "5u": gains("D2"),
    "4l": gains("D2"),
    "6l": gains("C2"),
    "7": gains("N*1"),
    "8": gains("D2"),
    "9": gains("V2"),
    "10": gains("C2"),
    "11": gains("D3"),
    "12": gains("F1"),
    "13u": gains("V3"),
    "14u": gains("D3"),
    "13l": gains("V2"),
    "15l": gains("K1"),
    "16": gains("N*1"),
    "17": gains("V3"),
    "18": gains("D4"),
    "19": gains("V3"),
    "20": gains("K1"),
    "21": gains("D4"),
    "22u": gains("V4"),
    "23u": gains("N*2"),
    "22l": gains("V4"),
    "24l": gains("K2"),
    "25": gains("V3"),
    "26": gains("N*2"),
    "27": gains("V4"),
    "28": gains("V4"),
    "29": gains("K2"),
}
"""What a move that ends on a space brings; quest spaces and both ends bring none of this kind."""


class Barrier(NamedTuple):
    """A barrier behind a space: points in order of arrival, and what everybody gets."""

    behind: Space
    points: tuple[int, int, int, int]
    everybody: tuple[Gain, ...] = ()


BARRIERS: tuple[Barrier, ...] = (
    Barrier("9", (3, 2, 1, 1), gains("ID1")),
    Barrier("18", (5, 3, 2, 1), gains("IV1")),
    Barrier("27", (6, 4, 3, 2)),
)
END_POINTS = (6, 4, 3, 2)
"""For arriving on the last space, in order of arrival."""


def _following(space: Space) -> tuple[Space, ...]:
    if space in _FORKS:
        return _FORKS[space]
    if space in _JOINS:
        return (_JOINS[space],)
    at = SPACES.index(space)
    return SPACES[at + 1 : at + 2]


ONWARD: dict[Space, tuple[Space, ...]] = {space: _following(space) for space in SPACES}


def _barriers_before(space: Space) -> int:
    at = SPACES.index(space)
    return sum(SPACES.index(barrier.behind) < at for barrier in BARRIERS)


CROSSED: dict[Space, int] = {space: _barriers_before(space) for space in SPACES}
"""How many barriers lie before each space."""


def _spaces_left() -> dict[Space, int]:
    left: dict[Space, int] = {END: 0}
    for space in reversed(SPACES[:-1]):
        left[space] = 1 + min(left[following] for following in ONWARD[space])
    return left


SPACES_LEFT: dict[Space, int] = _spaces_left()
"""The steps from each space to the last one, by the shortest way."""


class Hike(NamedTuple):
    """A move of an explorer: the steps it takes, and every space it passes, the last included."""

    steps: int
    path: tuple[Space, ...]


@cache
def hikes(origin: Space, steps: int, others: frozenset[Space]) -> dict[Space, Hike]:
    """Return where a move of up to so many steps can end, and how; the nearest first.

    §9: spaces with another explorer are jumped over and not counted, but for the last space. Where
    several ways lead to a space the one of fewest steps is taken: the others differ in nothing.
    """
    found: dict[Space, Hike] = {origin: Hike(0, ())}
    for space in SPACES[SPACES.index(origin) :]:
        if space not in found:
            continue
        here = found[space]
        for following in ONWARD[space]:
            counted = following not in others or following == END
            hike = Hike(here.steps + counted, (*here.path, following))
            if hike.steps <= steps and (following not in found or hike < found[following]):
                found[following] = hike
    del found[origin]
    ends = [space for space in found if space not in others or space == END]
    return {space: found[space] for space in sorted(ends, key=lambda space: found[space].steps)}
