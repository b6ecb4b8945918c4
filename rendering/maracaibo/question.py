"""What the private pictures of choices share: the page, what is asked, light and dark."""

from collections.abc import Sequence
from typing import NamedTuple

from games.core.action import Seat
from rendering.core.area import Area
from rendering.core.header import PRIVATE
from rendering.core.lettering import Step, fit, ladder
from rendering.core.tokens import piece
from rendering.maracaibo.holdings import Holding, draw_spread, spread_width
from rendering.maracaibo.scene import Scene

LEFT = 20
TOP = 96
"""Where what may be chosen begins."""
TITLE_X = 98
TITLE_STEPS = (Step("heavy", 40), Step("heavy", 36), *ladder(38, 22, "narrow"))
LOW_STEPS = (Step("heavy", 34), Step("heavy", 31), *ladder(33, 20, "narrow"))
PRIVATE_STEPS = (Step("bold", 23), *(Step("narrow", size) for size in range(23, 14, -1)))
SIGN = 40
ROOM_FOR_TITLE = 0.5
"""The share of the width that the question has at least."""


class Sheet(NamedTuple):
    """How wide a picture is."""

    width: float

    @property
    def room(self) -> float:
        """The width of what lies between the margins."""
        return self.width - 2 * LEFT


NARROW, BROAD, MAP = Sheet(1000), Sheet(1324), Sheet(1600)
"""The usual page, one for four cards side by side, and one for the map."""


def draw_question(
    scene: Scene, seat: Seat, title: str, things: Sequence[Holding], top: float = TOP
) -> None:
    """Put the reader's piece, what is asked, that nobody else sees this, and what decides it."""
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    left = _draw_things(scene, seat, things, top)
    low = top < TOP
    base, middle = (33, 57) if low else (50, 74)
    with canvas.frame("question", 0, 0, left - 10, top - 2):
        canvas.put(piece(kit, seat, 56 if low else 60), LEFT, 8 if low else 16, "piece")
        text = fit(title, left - 26 - TITLE_X, LOW_STEPS if low else TITLE_STEPS)
        canvas.write(text, TITLE_X, base, theme.now)
        canvas.put(kit.icon("padlock", 22, theme.now), TITLE_X, middle - 12, "padlock")
        said = fit(scene.words.gettext(PRIVATE), left - 60 - TITLE_X, PRIVATE_STEPS)
        canvas.write(said, TITLE_X + 30, middle, theme.soft, down="middle")


def _draw_things(scene: Scene, seat: Seat, things: Sequence[Holding], top: float) -> float:
    """Put how much the reader has of some things in the right corner; return where they begin."""
    width = scene.canvas.width
    size: float = SIGN
    while (
        things
        and spread_width(scene, seat, things, size, size) + 26 * len(things)
        > width * ROOM_FOR_TITLE
    ):
        size -= 2
    whole = spread_width(scene, seat, things, size, size) + 26 * (len(things) - 1)
    left = width - 24 - whole
    if things:
        draw_spread(scene, seat, things, Area(left, top / 2 - 32, whole, 64), size, size)
    return left
