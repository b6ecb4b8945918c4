"""Glyph sentences: things and numbers in a row, read like words."""

from collections.abc import Sequence
from typing import NamedTuple

from rendering.core.canvas import Canvas
from rendering.core.colour import Colour
from rendering.core.kit import Kit
from rendering.core.lettering import Setting, measure
from rendering.core.sprite import Sprite


class Quiet(NamedTuple):
    """A text in a glyph sentence that is less important than the rest."""

    setting: Setting


Part = Sprite | Setting | Quiet | float
"""A piece of a glyph sentence: a thing, a text, or so many pixels of extra room."""


def number(text: str, size: float = 38) -> Setting:
    """Return a number as it stands in a glyph sentence."""
    return Setting(text, "heavy", size)


def row(
    canvas: Canvas,
    x: float,
    y: float,
    parts: Sequence[Part],
    gap: float = 6,
    colour: Colour | None = None,
    strength: float = 1,
) -> float:
    """Put a glyph sentence with its middle on y; return where it ends."""
    theme = canvas.kit.theme
    for part in parts:
        if isinstance(part, Setting | Quiet):
            text = part if isinstance(part, Setting) else part.setting
            ink = (colour or theme.strong) if text is part else theme.soft
            canvas.write(text, x, y, ink, down="middle", strength=strength)
            x += measure(*text) + gap
        elif isinstance(part, Sprite):
            canvas.put(part, x, y - part.height / 2)
            x += part.width + gap
        else:
            x += part
    return x - gap


def row_width(parts: Sequence[Part], gap: float = 6) -> float:
    """Return how wide a glyph sentence is."""
    width = -gap
    for part in parts:
        if isinstance(part, Setting | Quiet):
            width += measure(*(part if isinstance(part, Setting) else part.setting)) + gap
        elif isinstance(part, Sprite):
            width += part.width + gap
        else:
            width += part
    return width


def pill(kit: Kit, parts: Sequence[Part], key: str, height: float = 56) -> Sprite:
    """Return a glyph sentence on a dark pill with a rim of the colour of now."""
    width = round(row_width(parts) + 36)

    def draw(canvas: Canvas) -> None:
        theme = kit.theme
        canvas.lay(kit.shadow(width, height, height / 2, blur=6, strength=0.6, drop=3), 0, 0)
        canvas.lay(
            kit.block(width, height, height / 2, theme.on_light, edge=theme.now, line=4), 0, 0
        )
        row(canvas, 18, height / 2, parts)

    return kit.drawing(("pill", key), width, height, draw, margin=16)
