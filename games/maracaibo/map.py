"""The map: locations, the way from each to the next, and where a ship can sail (§3.1, §5.1)."""

from functools import cache
from typing import Literal, NamedTuple, get_args

from games.maracaibo.data import MOVEMENT, ROUNDS, Nation

Location = Literal[
    "1",
    "2",
    "3",
    "4",
    "5",
    "6",
    "7",
    "8",
    "9",
    "10",
    "11",
    "12",
    "13",
    "14",
    "15",
    "16",
    "17",
    "18",
    "19",
    "20",
    "21a",
    "21b",
    "22",
]
Route = Literal["upper", "lower"]
Kind = Literal["start", "village", "city", "home"]

LOCATIONS: tuple[Location, ...] = get_args(Location)
ROUTES: tuple[Route, ...] = get_args(Route)
HAVANA: Location = "1"


class Place(NamedTuple):
    """A location by name and kind; at a fork `onward` lists the upper branch first."""

    name: str
    kind: Kind
    onward: tuple[Location, ...]


# §3.1: the numbers and names tagged there are from the sources, the other names and the edges ours.
MAP: dict[Location, Place] = {
    "1": Place("Havana", "start", ("2",)),
    "2": Place("Matanzas", "village", ("3",)),
    "3": Place("Baracoa", "village", ("4", "5")),
    "4": Place("Puerto Plata", "city", ("6",)),
    "5": Place("Santo Domingo", "city", ("6",)),
    "6": Place("San Juan", "village", ("7",)),
    "7": Place("St. Kitts", "village", ("8",)),
    "8": Place("Martinique", "village", ("9",)),
    "9": Place("Grenada", "village", ("10",)),
    "10": Place("Cumana", "village", ("11",)),
    "11": Place("Caracas", "city", ("12",)),
    "12": Place("Maracaibo", "city", ("13", "14")),
    "13": Place("Port Royal", "city", ("15",)),
    "14": Place("Cartagena", "city", ("16",)),
    "15": Place("Negril", "village", ("18",)),
    "16": Place("Portobelo", "village", ("17",)),
    "17": Place("Puerto Cabezas", "village", ("18",)),
    "18": Place("Cayman", "village", ("19",)),
    "19": Place("Isla de Pinos", "village", ("20",)),
    "20": Place("Homeward bound", "home", ("21a", "21b")),
    "21a": Place("Homeward bound, rounds 1 to 3", "home", ()),
    "21b": Place("Homeward bound, round 4", "home", ("22",)),
    "22": Place("Home port", "home", ()),
}
VILLAGES: tuple[Location, ...] = tuple(at for at in LOCATIONS if MAP[at].kind == "village")
CITIES: tuple[Location, ...] = tuple(at for at in LOCATIONS if MAP[at].kind == "city")
STOPS: tuple[Location, ...] = tuple(at for at in LOCATIONS if MAP[at].kind == "home")
FORKS: tuple[Location, ...] = ("3", "12")
"""Where a ship may take either of two branches (§3.1)."""

TILE_SITES: tuple[Location, ...] = ("4", "5", "13", "14")
"""Where city tiles lie (§3.1)."""

# §4: 15 is from the rulebook, the others are our choice.
QUEST_SITES: dict[int, tuple[Location, ...]] = {
    1: ("15",),
    2: ("15",),
    3: ("15", "18"),
    4: ("15", "18", "19"),
}
"""Where quests lie, by the number of players."""

# §4, from the rulebook: for two players, and for one.
FIRST_MARKERS: dict[Location, Nation] = {"6": "spain", "7": "england", "8": "france"}


class Course(NamedTuple):
    """A way for a ship: where it ends, what it passes, itself included; each step is a point.

    `route` is set only where both branches of a fork lead there at different cost.
    """

    to: Location
    route: Route | None
    path: tuple[Location, ...]

    @property
    def points(self) -> int:
        """The movement points it costs."""
        return len(self.path)


def last_of(number: int) -> Location:
    """Return the space whose reaching ends round `number`."""
    return "22" if number == ROUNDS else "21a"


def onward(origin: Location, number: int) -> tuple[Location, ...]:
    """Return where one step leads in round `number`; at a fork the upper branch is first."""
    following = MAP[origin].onward
    if origin == "20":
        return following[1:] if number == ROUNDS else following[:1]
    return following


def step_on(origin: Location, route: Route, number: int) -> Location | None:
    """Return where one step leads when forks are taken by `route`; None at the end."""
    following = onward(origin, number)
    if not following:
        return None
    return following[-1] if route == "lower" else following[0]


@cache
def courses(origin: Location, number: int) -> dict[tuple[Location, Route | None], Course]:
    """Return everywhere a ship can sail from `origin` in round `number`, the nearest first.

    §5.1: up to seven points, at least one step, STOP spaces end the movement. Branches of equal
    length differ in nothing for who passes them: then the upper one is sailed.
    """
    by_route = {route: _sail_on(origin, route, number) for route in ROUTES}
    ways: list[Course] = []
    for to in LOCATIONS:
        both = {route: paths[to] for route, paths in by_route.items() if to in paths}
        lengths = {len(path) for path in both.values()}
        if len(lengths) == 1:
            ways.append(Course(to, None, next(iter(both.values()))))
        else:
            ways += (Course(to, route, path) for route, path in both.items())
    ways.sort(key=lambda course: course.points)
    return {(course.to, course.route): course for course in ways}


def _sail_on(origin: Location, route: Route, number: int) -> dict[Location, tuple[Location, ...]]:
    """Return every stop with the path to it when forks are taken by `route`."""
    paths: dict[Location, tuple[Location, ...]] = {}
    path: tuple[Location, ...] = ()
    at: Location | None = origin
    while len(path) < MOVEMENT and at is not None:
        at = step_on(at, route, number)
        if at is not None:
            path = (*path, at)
            paths[at] = path
            if MAP[at].kind == "home":
                break
    return paths
