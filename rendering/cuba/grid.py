"""Where everything lies on the public board, in pixels of a picture 1600 wide."""

from games.core.action import Seat
from games.cuba.data import ROUNDS
from rendering.core.area import Area

WIDTH, HEIGHT = 1600, 1270
MARGIN = 22
INNER = WIDTH - 2 * MARGIN

HEADER = Area(MARGIN, 12, INNER, 58)
ROUND_SQUARE, ROUND_PITCH = 48, 55
ROUNDS_X = WIDTH - MARGIN - ROUNDS * ROUND_PITCH + ROUND_PITCH - ROUND_SQUARE
SUPPLY = Area(224, 12, ROUNDS_X - 20 - 224, 58)
TITLE = Area(MARGIN - 2, 12, SUPPLY.x - 10 - MARGIN + 2, 58)

HARBOUR = Area(MARGIN, 82, 1012, 304)
QUAY_Y = HARBOUR.y + 238
SHIP = (244, 188)
SHIP_Y = HARBOUR.foot - 66 - 180
DECK = 132
"""Where the deck lies below the top of a ship."""
SHIPS_X = (MARGIN + 14, MARGIN + 266, MARGIN + 515, MARGIN + 764)
"""The ship at sea, then docks 1, 2 and 3."""
CARGO, CARGO_PITCH = 56, (59, 57)

MARKET = Area(1046, 82, 532, 304)
MARKET_ROW, MARKET_FIRST = 51, 46
MARKET_CELL, MARKET_PITCH = (54, 48), 58
BUY_X, SELL_X = MARKET.x + 412, MARKET.x + 487

LAWS_Y, LAWS_HEIGHT = 398, 220
LAW_WIDTH, LAW_PITCH = 311, 319
MARKERS = Area(MARGIN + 4 * LAW_PITCH, LAWS_Y, INNER - 4 * LAW_PITCH, LAWS_HEIGHT)

TILES_Y = 630
TILE, TILE_COLUMNS, TILE_ROW = (252, 108), 6, 116

PLAYERS_Y, PLAYER_HEIGHT, PLAYER_GAP = 1108, 150, 12
CARD_Y, CARD_HEIGHT, WIDEST_CARD, CARD_GAP = 86, 58, 74, 6


def place(dock: int) -> Area:
    """Return where a ship lies with what is written below it: at sea (0), in docks 1, 2 or 3."""
    right = SHIPS_X[dock + 1] - 4 if dock < len(SHIPS_X) - 1 else HARBOUR.right - 2
    return Area(SHIPS_X[dock] - 4, SHIP_Y - 4, right - SHIPS_X[dock] + 4, HARBOUR.foot - SHIP_Y)


def law(group: int) -> Area:
    """Return the place of a group of laws with its bill, 0 … 3."""
    return Area(MARGIN + group * LAW_PITCH, LAWS_Y, LAW_WIDTH, LAWS_HEIGHT)


def tile(number: int) -> Area:
    """Return the place of a building, 0 … 23, row by row."""
    row, column = divmod(number, TILE_COLUMNS)
    pitch = (INNER - TILE[0]) / (TILE_COLUMNS - 1)
    return Area(round(MARGIN + column * pitch), TILES_Y + row * TILE_ROW, *TILE)


def player(seat: Seat, seats: int, y: float = PLAYERS_Y) -> Area:
    """Return the place of a player's card."""
    width = (INNER - PLAYER_GAP * (seats - 1)) / seats
    left = round(MARGIN + seat * (width + PLAYER_GAP))
    right = round(MARGIN + seat * (width + PLAYER_GAP) + width)
    return Area(left, y, right - left, PLAYER_HEIGHT)
