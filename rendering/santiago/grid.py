"""Where everything lies on the board, in pixels of a picture 1600 × 1200."""

from games.santiago.data import STOPS, flower_of_slot
from rendering.core.area import Area as Area

WIDTH, HEIGHT = 1600, 1200
MARGIN = 22


HEADER = Area(MARGIN, 12, WIDTH - 2 * MARGIN, 58)
SUPPLY = Area(450, 12, 664, 58)
SUPPLY_FIRST, SUPPLY_PITCH, SUPPLY_CUBE = 568, 90, 46
TRACK_SQUARE, TRACK_PITCH = 48, 55
TRACK_X = WIDTH - MARGIN - 6 * TRACK_PITCH - TRACK_SQUARE

GROUP = (770, 174)
GROUPS = {
    "yellow": Area(22, 82, *GROUP),
    "blue": Area(808, 82, *GROUP),
    "red": Area(22, 892, *GROUP),
    "white": Area(808, 892, *GROUP),
}
TAB = 52
TILE = (229, 158)
TILE_PITCH = 237
OWNER = (88, 7)
"""The corner of an owner's flag on a tile; the flag is 58 × 66."""
FLAG = (58, 66)
PIECE = (156, 6)
"""The corner of a piece on a tile."""
PIECE_SIZE = 68

STOP = (300, 114)
STOP_PITCH = 314
UPPER_ROW, LOWER_ROW = (8, 9, 0, 1, 2), (7, 6, 5, 4, 3)
UPPER_Y, LOWER_Y = 270, 764

ROAD = Area(22, 390, 1556, 368)
LANE = 58
LANE_TOP, LANE_FOOT = ROAD.y + LANE / 2, ROAD.foot - LANE / 2
BAY = Area(88, 456, 1424, 236)
SHIP = Area(170, 461, 862, 227)
DIE = (148, 128)
DIE_X, DIE_Y, DIE_PITCH = 303, 485, 156
VALUE = Area(1060, 470, 440, 208)
VALUE_FLAG = (88, 102)
VALUE_FLAG_X, VALUE_FLAG_Y, VALUE_FLAG_PITCH = 1080, 484, 104
ASIDE_DIE = (90, 76)

PLAYERS_Y, PLAYER_HEIGHT, PLAYER_GAP = 1078, 106, 14


def tile(slot: int) -> Area:
    """Return the place of a building's tile, slot 0 … 11."""
    group = GROUPS[flower_of_slot(slot)]
    return Area(group.x + 60 + slot % 3 * TILE_PITCH, group.y + 8, *TILE)


def stop(number: int) -> Area:
    """Return the place of a stop's tile, 0 … 9; clockwise is left to right above."""
    if number in UPPER_ROW:
        return Area(MARGIN + UPPER_ROW.index(number) * STOP_PITCH, UPPER_Y, *STOP)
    return Area(MARGIN + LOWER_ROW.index(number) * STOP_PITCH, LOWER_Y, *STOP)


def is_above(number: int) -> bool:
    """Return whether a stop lies on the upper street, where the car drives to the right."""
    return number in UPPER_ROW


def dot(number: int) -> tuple[float, float]:
    """Return where a stop lies on the lane."""
    return stop(number).middle[0], LANE_TOP if is_above(number) else LANE_FOOT


def passed(origin: int, target: int) -> list[int]:
    """Return the stops between two stops, clockwise."""
    distance = (target - origin) % STOPS
    return [(origin + step) % STOPS for step in range(1, distance)]


def player(seat: int, seats: int) -> Area:
    """Return the place of a player's card."""
    width = (WIDTH - 2 * MARGIN - PLAYER_GAP * (seats - 1)) / seats
    left = round(MARGIN + seat * (width + PLAYER_GAP))
    right = round(MARGIN + seat * (width + PLAYER_GAP) + width)
    return Area(left, PLAYERS_Y, right - left, PLAYER_HEIGHT)
