"""What can be counted: barrels, coins, points, holds, ships; and the rooms."""

from typing import NamedTuple

from bot.wording.language import Counted, Language, counted, phrase
from games.montego.data import Room

BARRELS = counted("object", "{amount} barrel", "{amount} barrels")
COINS = counted("amount", "{amount} coin", "{amount} coins")
POINTS = counted("object", "{amount} point", "{amount} points")
HOLDS = counted("amount", "{amount} hold", "{amount} holds")
HOLDS_LEFT = counted("amount", "{amount} hold left", "{amount} holds left")
BARRELS_LEFT = counted("amount", "{amount} barrel left", "{amount} barrels left")
SHIPS = counted("amount", "{amount} ship", "{amount} ships")

LEFT_TAVERN = phrase("name", "Left tavern")
RIGHT_TAVERN = phrase("name", "Right tavern")


class RoomWords(NamedTuple):
    """What a room holds: named alone, as where somebody walks, and as where somebody stands."""

    name: Counted
    to: Counted
    at: Counted


# By whether the barrels are broken and whether there is a coin.
_ROOMS: dict[tuple[bool, bool], RoomWords] = {
    (False, False): RoomWords(
        counted("room", "{amount} barrel", "{amount} barrels"),
        counted("destination", "to the single barrel", "to the {amount} barrels"),
        counted("place", "at the single barrel", "at the {amount} barrels"),
    ),
    (False, True): RoomWords(
        counted("room", "{amount} barrel and a coin", "{amount} barrels and a coin"),
        counted(
            "destination",
            "to the barrel with the coin",
            "to the {amount} barrels with the coin",
        ),
        counted("place", "at the barrel with the coin", "at the {amount} barrels with the coin"),
    ),
    (True, False): RoomWords(
        counted("room", "{amount} broken barrel", "{amount} broken barrels"),
        counted("destination", "to the broken barrel", "to the {amount} broken barrels"),
        counted("place", "at the broken barrel", "at the {amount} broken barrels"),
    ),
    (True, True): RoomWords(
        counted("room", "{amount} broken barrel and a coin", "{amount} broken barrels and a coin"),
        counted(
            "destination",
            "to the broken barrel with the coin",
            "to the {amount} broken barrels with the coin",
        ),
        counted(
            "place",
            "at the broken barrel with the coin",
            "at the {amount} broken barrels with the coin",
        ),
    ),
}


def name_of(room: Room, language: Language) -> str:
    """Return what a room holds: "2 broken barrels and a coin"."""
    return language.count(_words(room).name, _barrels(room))


def to(room: Room, language: Language) -> str:
    """Return a room as where somebody walks: "to the 3 barrels"."""
    return language.count(_words(room).to, _barrels(room))


def at(room: Room, language: Language) -> str:
    """Return a room as where somebody stands: "at the 3 barrels"."""
    return language.count(_words(room).at, _barrels(room))


def _words(room: Room) -> RoomWords:
    return _ROOMS[room.broken > 0, room.coin]


def _barrels(room: Room) -> int:
    return room.broken or room.barrels
