"""Saying in words what pictures show, no longer than a description may be."""

from collections.abc import Iterable
from typing import Generic

from games.core.action import Seat
from rendering.core.graphemes import shorten
from rendering.core.scene import N, Scene, V
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
        return self.scene.told(seat, self.length)


def first_fitting(texts: Iterable[str]) -> str:
    """Return the first text that is a description short enough, else the beginning of the last."""
    text = ""
    for text in texts:
        if len(text) <= ALT_LIMIT:
            break
    return shorten(text, ALT_LIMIT)
