"""What the bands at the top of all boards have: pills, squares that count, what is private."""

from rendering.core.area import Area
from rendering.core.canvas import Canvas
from rendering.core.colour import WHITE, Colour
from rendering.core.kit import Kit
from rendering.core.sprite import Sprite
from rendering.core.words import mark

PRIVATE = mark("Only you can see this")
CORNER = 15


def lay_pill(canvas: Canvas, area: Area) -> None:
    """Lay the ground of what a band counts."""
    kit = canvas.kit
    pill = kit.block(*area[2:], area.height / 2, kit.theme.well, edge=WHITE, edge_strength=0.10)
    canvas.lay(pill, *area[:2])


def square(kit: Kit, side: float, number: int, current: int) -> tuple[Sprite, Colour]:
    """Return the ground of one of several squares in a row, and the ink on it.

    Those before the current one are over, the ones behind it are still to come.
    """
    theme = kit.theme
    if number < current:
        return kit.block(side, side, CORNER, theme.past_square), theme.past_number
    if number == current:
        return kit.block(side, side, CORNER, theme.now), theme.on_light
    return kit.block(side, side, CORNER, theme.well, 0, edge=theme.next_square, line=3), theme.soft
