"""Where everything lies on the map and on the tracks, in pixels of a picture 1600 wide."""

from games.core.action import Seat
from games.maracaibo.data import ROUNDS
from games.maracaibo.map import MAP, Location
from games.maracaibo.trail import END, Space
from rendering.core.area import Area

WIDTH, HEIGHT = 1600, 1250
MARGIN = 22
INNER = WIDTH - 2 * MARGIN

HEADER = Area(MARGIN, 12, INNER, 58)
ROUND_SQUARE, ROUND_PITCH = 52, 60
ROUNDS_X = WIDTH - MARGIN - ROUNDS * ROUND_PITCH + ROUND_PITCH - ROUND_SQUARE
VALUES = Area(398, 12, 420, 58)
STOCKS = Area(838, 12, 478, 58)
TITLE = Area(MARGIN - 2, 12, VALUES.x - 12 - MARGIN + 2, 58)

SEA = Area(0, 74, WIDTH, 1000)
COLUMNS = tuple(MARGIN + 314 * column for column in range(5))
ROWS = (146, 352, 558, 764, 932)
LARGE, SMALL, HOME = (300, 134), (252, 100), (178, 134)
INDENT = 24
"""How far a small tile lies in from its column: its dot is that of a large one."""
DOCK = 36
"""How far the dot of a location on the lane lies above its tile."""
PLACES: dict[Location, tuple[int, int]] = {
    "1": (0, 0),
    "2": (1, 0),
    "3": (2, 0),
    "4": (3, 0),
    "5": (3, 1),
    "6": (4, 0),
    "7": (4, 1),
    "8": (4, 2),
    "9": (4, 3),
    "10": (4, 4),
    "11": (3, 4),
    "12": (2, 4),
    "13": (3, 2),
    "14": (1, 4),
    "15": (2, 2),
    "16": (0, 3),
    "17": (0, 2),
    "18": (1, 2),
    "19": (2, 1),
}
"""Column and row of each location."""
HOMES: dict[Location, float] = {"20": 412, "21a": 217, "21b": 217, "22": 22}
"""Where the homeward-bound spaces begin; both that are numbered 21 share a tile."""
HOMES_ROW = 1

PLAYERS_Y, PLAYER_HEIGHT, PLAYER_GAP = 1090, 146, 12


def tile(location: Location, *, quests: bool = False) -> Area:
    """Return the place of a location; `quests` tells that one lies there at times."""
    if location in HOMES:
        return Area(HOMES[location], ROWS[HOMES_ROW], *HOME)
    column, row = PLACES[location]
    if MAP[location].kind == "village" and not quests:
        return Area(COLUMNS[column] + INDENT, ROWS[row], *SMALL)
    return Area(COLUMNS[column], ROWS[row], *LARGE)


def dot(location: Location) -> tuple[float, float]:
    """Return where a location lies on the lane."""
    area = tile(location)
    return area.x + area.width / 2, area.y - DOCK


def player(seat: Seat, seats: int, y: float = PLAYERS_Y) -> Area:
    """Return the place of a player's card."""
    width = (INNER - PLAYER_GAP * (seats - 1)) / seats
    left = round(MARGIN + seat * (width + PLAYER_GAP))
    right = round(MARGIN + seat * (width + PLAYER_GAP) + width)
    return Area(left, y, right - left, PLAYER_HEIGHT)


# the tracks

TRACKS_HEIGHT = 1200
NATIONS_Y, NATION_HEIGHT, NATION_PITCH = 84, 120, 128
NATION_TAB = 66
CELLS_X, CELL = MARGIN + 196, 58
"""The spaces of an influence track, 0 first."""
SLOTS_X, SLOT_PITCH, SLOT = MARGIN + 1138, 59, 54
TRAIL = Area(MARGIN, 468, INNER, 350)
SPACE, BARRIER = (80, 74), (82, 157)
TRAIL_QUEST = (86, 83)
TRAIL_INSET, TRAIL_COLUMNS = 14, 17
BRANCH = 43
"""How far the branches of a fork lie above and below the middle of their row."""
PRESTIGE = Area(MARGIN, 830, 716, 354)
GALLERY = Area(752, 830, 826, 354)
GALLERY_CARD, GALLERY_PITCH = 202, 208

_LINES: tuple[tuple[str, ...], ...] = (
    (
        *("S", "1", "2", "3", "4", "5", "6l", "7", "8", "9"),
        *("B1", "10", "11", "12", "13", "14", "15l"),
    ),
    (
        *("16", "17", "18", "B2", "19", "20", "21", "22", "23", "24l"),
        *("25", "26", "27", "B3", "28", "29", "30"),
    ),
)
"""The columns of the explorer track: a number without a letter is that of both branches."""


def _columns() -> dict[str, tuple[int, int]]:
    return {what: (line, at) for line, all_ in enumerate(_LINES) for at, what in enumerate(all_)}


_COLUMN_OF = _columns()


def nation(place: int, y: float = NATIONS_Y) -> Area:
    """Return the row of a nation, 0 … 2."""
    return Area(MARGIN, y + place * NATION_PITCH, INNER, NATION_HEIGHT)


def space(at: Space, trail: Area = TRAIL) -> Area:
    """Return the place of a space of the explorer track."""
    branch = at[-1] if at[-1] in "ul" else ""
    column = _COLUMN_OF[at if at in _COLUMN_OF else at.rstrip("ul")]
    lift = {"u": -BRANCH, "l": BRANCH, "": 0}[branch]
    width, height = BARRIER if at == END else SPACE
    return _column(column, width, height, lift, trail)


def barrier(number: int, trail: Area = TRAIL) -> Area:
    """Return the place of a barrier, 1 … 3."""
    return _column(_COLUMN_OF[f"B{number}"], *BARRIER, 0, trail)


def _column(column: tuple[int, int], width: float, height: float, lift: float, trail: Area) -> Area:
    line, at = column
    pitch = (trail.width - 2 * TRAIL_INSET) / TRAIL_COLUMNS
    x = trail.x + TRAIL_INSET + pitch * (at + 0.5)
    y = trail.y + trail.height * (0.25 + 0.5 * line) + lift
    return Area(round(x - width / 2), round(y - height / 2), width, height)
