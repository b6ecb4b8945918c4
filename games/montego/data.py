"""What is printed on the warehouses, the ships and the cards of Montego Bay."""

from typing import Literal, NamedTuple, get_args

Colour = Literal["green", "blue", "yellow", "orange"]
Size = Literal["big", "small"]
Worker = Literal[
    "green-big",
    "green-small",
    "blue-big",
    "blue-small",
    "yellow-big",
    "yellow-small",
    "orange-big",
    "orange-small",
]
Figure = Literal[
    "green-big",
    "green-small",
    "blue-big",
    "blue-small",
    "yellow-big",
    "yellow-small",
    "orange-big",
    "orange-small",
    "jack",
]
Warehouse = Literal["W1", "W2", "W3", "W4", "W5", "W6", "W7", "W8"]
Freighter = Literal[
    "F1", "F2", "F3", "F4", "F5", "F6", "F7", "F8", "F9", "F10", "F11", "F12", "F13", "F14", "F15"
]

COLOURS: tuple[Colour, ...] = get_args(Colour)
SIZES: tuple[Size, ...] = get_args(Size)
WORKERS: tuple[Worker, ...] = get_args(Worker)
WAREHOUSES: tuple[Warehouse, ...] = get_args(Warehouse)
FREIGHTERS: tuple[Freighter, ...] = get_args(Freighter)
JACK: Literal["jack"] = "jack"

CARDS = (1, 2, 3, 4, 5)
COINS = 15
HIRE_PRICE = 3
BARRELS_OF_A_COLOUR = 16
LAST_BARREL_BONUS = 1
PIERS = 4
STACK = 6

LEFT_TAVERN = -1
RIGHT_TAVERN = -2


class Room(NamedTuple):
    """One room: good barrels to load, or broken ones to make up for, and perhaps a coin."""

    barrels: int = 0
    broken: int = 0
    coin: bool = False


# The rules give two rooms ("2 broken + coin", "1 barrel + coin"); all other numbers are our choice,
# tried out over thousands of games (§2.3). Each warehouse has a room a and a room b.
ROOMS: dict[Warehouse, tuple[Room, Room]] = {
    "W1": (Room(3), Room(1, coin=True)),
    "W2": (Room(2), Room(broken=2, coin=True)),
    "W3": (Room(4), Room(broken=1)),
    "W4": (Room(2), Room(1, coin=True)),
    "W5": (Room(3), Room(broken=1, coin=True)),
    "W6": (Room(2), Room(3)),
    "W7": (Room(4), Room(1)),
    "W8": (Room(2), Room(1, coin=True)),
}


class Side(NamedTuple):
    """One side of a ship tile: its holds, and the points for most, second and third barrels."""

    holds: int
    points: tuple[int, ...]


# Known from the rules: a ship of 10 holds pays 5/3/2 with four players. The others are our choice:
# the points of a side add up to its holds (§2.4). Three tiles of each kind.
FOUR_PLAYER_SIDES = (
    Side(6, (3, 2, 1)),
    Side(7, (4, 2, 1)),
    Side(8, (4, 3, 1)),
    Side(9, (5, 3, 1)),
    Side(10, (5, 3, 2)),
)
FEW_PLAYER_SIDES = (
    Side(4, (3, 1)),
    Side(5, (3, 2)),
    Side(6, (4, 2)),
    Side(7, (5, 2)),
    Side(8, (5, 3)),
)
COPIES = 3

# Points for the tavern pile by number of players (§2.5).
PILE_POINTS = {4: (3, 2, 1), 3: (2, 1), 2: (1,)}


def warehouses_for(seats: int) -> int:
    """Return how many warehouses stand on the board: all 8 with four players, else 7."""
    return 8 if seats == 4 else 7


def side_of(freighter: Freighter, seats: int) -> Side:
    """Return the side of a ship that is up with so many players."""
    kind = FREIGHTERS.index(freighter) // COPIES
    return FOUR_PLAYER_SIDES[kind] if seats == 4 else FEW_PLAYER_SIDES[kind]


def worker_of(colour: Colour, size: Size) -> Worker:
    """Return the worker of a colour and a size."""
    return WORKERS[COLOURS.index(colour) * len(SIZES) + SIZES.index(size)]


def colour_of(worker: Worker) -> Colour:
    """Return a worker's colour."""
    return COLOURS[WORKERS.index(worker) // len(SIZES)]


def size_of(worker: Worker) -> Size:
    """Return a worker's size; it decides only the tavern it starts from."""
    return SIZES[WORKERS.index(worker) % len(SIZES)]


def left_by(picked: Worker) -> Worker:
    """Return the third worker that a pick leaves to the other of two players (set-up 3).

    It has the other colour that nobody plays, and the other size.
    """
    colour = next(c for c in COLOURS[2:] if c != colour_of(picked))
    size = next(s for s in SIZES if s != size_of(picked))
    return worker_of(colour, size)


def tavern_of(worker: Worker) -> int:
    """Return the tavern a worker starts from: the big ones left, the small ones right."""
    return LEFT_TAVERN if size_of(worker) == "big" else RIGHT_TAVERN
