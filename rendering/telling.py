"""Saying in words what pictures show, no longer than a description may be."""

from collections.abc import Iterable
from typing import Generic

from games.core.action import Seat
from rendering.core.scene import NAMELESS, N, Scene, V
from rendering.core.tokens import SEAT_LETTERS
from rendering.picture import ALT_LIMIT

LENGTHS = (32, 14, 7, 3)
"""Letters of a player's name that are tried until the whole is short enough."""


class Teller(Generic[V, N]):
    """Says what is on a scene, with players' names of at most `length` letters."""

    def __init__(self, scene: Scene[V, N], length: int = LENGTHS[0]) -> None:
        self.scene = scene
        self.view = scene.view
        self.length = length

    def say(self, text: str, **values: object) -> str:
        """Return a text in the reader's language with its blanks filled in."""
        return self.scene.words.gettext(text).format(**values)

    def name(self, seat: Seat) -> str:
        """Return a player's name, no longer than there is room for."""
        name = self.scene.names[seat]
        if not name.strip():
            name = self.say(NAMELESS, letter=SEAT_LETTERS[seat])
        return shortened(name, self.length)


def shortened(text: str, length: int) -> str:
    """Return a text in so many letters at most."""
    return text if len(text) <= length else text[: length - 1] + "…"


def first_fitting(texts: Iterable[str]) -> str:
    """Return the first text that is a description short enough, else the beginning of the last."""
    text = ""
    for text in texts:
        if len(text) <= ALT_LIMIT:
            break
    return shortened(text, ALT_LIMIT)
