"""Where everything lies on the board, in pixels of a picture 1600 × 1200."""

from typing import NamedTuple

from games.montego.data import LEFT_TAVERN, warehouses_for
from rendering.core.area import Area

WIDTH, HEIGHT = 1600, 1200
MARGIN = 22

HEADER = Area(MARGIN, 12, WIDTH - 2 * MARGIN, 58)
SUPPLY = Area(400, 12, 416, 58)
PHASE_SQUARE, PHASE_PITCH = 48, 58

RAIL = Area(MARGIN, 82, WIDTH - 2 * MARGIN, 86)
JACK_SLOT = Area(26, 86, 158, 78)
TILES = Area(202, 86, 1372, 78)
TILE_GAP = 10

WALK = Area(MARGIN, 180, WIDTH - 2 * MARGIN, 450)
WALK_CORNER = 62
LANE = 128
STRIP = 32
"""The outer part of a lane, where the ways are drawn."""
END = 158
SPACE_HEIGHT = LANE - STRIP - 6
NORTH_Y, SOUTH_Y = WALK.y + STRIP + 3, WALK.foot - LANE + 3
ALLEY = 20
ROW_Y, ROW_HEIGHT = WALK.y + LANE + 6, WALK.height - 2 * LANE - 12
ROOM_HEIGHT = 88
TAVERN = (98, ROW_HEIGHT)
TAVERN_X = (MARGIN + 52, WIDTH - MARGIN - 52 - 98)
CRATE = Area(86, 514, 84, 76)

BAY = Area(MARGIN, 642, WIDTH - 2 * MARGIN, 422)
PIERS = 4
PIER_X, PIER_PITCH, PIER_WIDTH = 30, 389, 373
DECK_Y = BAY.y + 186
HULL_Y = BAY.y + 227
"""The middle of what is written on hulls."""
HOLD, HOLD_PITCH = (50, 54), (54, 56)
HOLDS_IN_A_ROW = 5
PLATE_Y, PLATE_HEIGHT = BAY.y + 282, 128

PLAYERS_Y, PLAYER_HEIGHT, PLAYER_GAP = 1076, 108, 14


WAREHOUSES_OF_FOUR = warehouses_for(4)


class Walk(NamedTuple):
    """The walk round so many warehouses; spaces count clockwise from the left tavern."""

    warehouses: int

    @classmethod
    def of(cls, seats: int) -> "Walk":
        """Return the walk for so many players."""
        return cls(warehouses_for(seats))

    @property
    def spaces(self) -> int:
        """The number of spaces, two for each warehouse."""
        return 2 * self.warehouses

    @property
    def tiles(self) -> int:
        """The number of order tiles: with two or three players there are six dockers."""
        return 8 if self.warehouses == WAREHOUSES_OF_FOUR else 6

    @property
    def pitch(self) -> float:
        """From the middle of a space to the middle of the next one."""
        return (WALK.width - 2 * END) / self.warehouses

    def is_north(self, space: int) -> bool:
        """Return whether a space lies on the north side, where one walks to the right."""
        return space < self.warehouses

    def column(self, space: int) -> int:
        """Return which warehouse from the left a space lies at."""
        return space if self.is_north(space) else self.spaces - 1 - space

    def x(self, space: int) -> int:
        """Return the middle of a space."""
        return round(WALK.x + END + self.pitch * (self.column(space) + 0.5))

    def space(self, space: int) -> Area:
        """Return the place of a space."""
        width = round(self.pitch - 10) // 2 * 2
        y = NORTH_Y if self.is_north(space) else SOUTH_Y
        return Area(self.x(space) - width // 2, y, width, SPACE_HEIGHT)

    def warehouse(self, column: int) -> Area:
        """Return the place of a warehouse, counted from the left."""
        width = round(self.pitch - ALLEY) // 2 * 2
        return Area(self.x(column) - width // 2, ROW_Y, width, ROW_HEIGHT)

    def room(self, space: int) -> Area:
        """Return the place of the room that a space belongs to."""
        x, y, width, height = self.warehouse(self.column(space))
        if self.is_north(space):
            return Area(x, y, width, ROOM_HEIGHT)
        return Area(x, y + height - ROOM_HEIGHT, width, ROOM_HEIGHT - 2)

    def alley(self, column: int) -> float:
        """Return the middle of the alley to the right of a warehouse, -1 the one left of all."""
        return round(WALK.x + END + self.pitch * (column + 1))


def tavern(place: int) -> Area:
    """Return the place of a tavern."""
    return Area(TAVERN_X[place != LEFT_TAVERN], ROW_Y, *TAVERN)


def pier(number: int) -> Area:
    """Return the place of a pier with its ship and what the ship pays, 0 … 3."""
    return Area(PIER_X + PIER_PITCH * number, BAY.y + 8, PIER_WIDTH, BAY.height - 16)


def plate(number: int) -> Area:
    """Return the place of what the ship at a pier pays."""
    return Area(pier(number).x, PLATE_Y, PIER_WIDTH, PLATE_HEIGHT)


def tile(position: int, count: int) -> Area:
    """Return the place of an order tile."""
    width = (TILES.width - TILE_GAP * (count - 1)) / count
    left = round(TILES.x + position * (width + TILE_GAP))
    right = round(TILES.x + position * (width + TILE_GAP) + width)
    return Area(left, TILES.y, right - left, TILES.height)


def player(seat: int, seats: int, y: float = PLAYERS_Y) -> Area:
    """Return the place of a player's card."""
    width = (WIDTH - 2 * MARGIN - PLAYER_GAP * (seats - 1)) / seats
    left = round(MARGIN + seat * (width + PLAYER_GAP))
    right = round(MARGIN + seat * (width + PLAYER_GAP) + width)
    return Area(left, y, right - left, PLAYER_HEIGHT)
