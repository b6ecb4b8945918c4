"""How figures, places and phases are called in descriptions."""

from collections.abc import Mapping

from games.montego.data import LEFT_TAVERN, Figure, Room, Worker
from games.montego.view import MontegoView
from rendering.core.tokens import SEAT_LETTERS
from rendering.core.words import mark, words
from rendering.montego.figures import look_of

LEFT, RIGHT = mark("left tavern"), mark("right tavern")
COIN = mark("coin")
JACK = mark("Jack")
HIRED = mark("Jack of {seat}")
UNPICKED: Mapping[Worker, str] = {
    "yellow-big": mark("big yellow docker"),
    "yellow-small": mark("small yellow docker"),
    "orange-big": mark("big orange docker"),
    "orange-small": mark("small orange docker"),
}
"""With two players: the dockers that nobody has yet, by the colours they have in the box."""
THIRD = "3"
"""Stands after the letter of a third docker."""


def figure_name(view: MontegoView, figure: Figure, language: str) -> str:
    """Return a figure's letter, capital for a big docker, with 3 for a third one; or Jack."""
    look = look_of(view, figure)
    if look.jack:
        if look.seat is None:
            return words(language).gettext(JACK)
        return words(language).gettext(HIRED).format(seat=SEAT_LETTERS[look.seat])
    return look.letter + (THIRD if look.third else "")


def place_name(place: int, language: str) -> str:
    """Return the number of a space, counted clockwise from 1, or which tavern it is."""
    if place >= 0:
        return str(place + 1)
    return words(language).gettext(LEFT if place == LEFT_TAVERN else RIGHT)


def room_name(room: Room, language: str) -> str:
    """Return what a room holds: barrels, broken ones with a minus, a coin."""
    barrels = f"−{room.broken}" if room.broken else str(room.barrels)
    return f"{barrels}+{words(language).gettext(COIN)}" if room.coin else barrels
