"""What a drawing is, and the few SVG pieces that many drawings share."""

import math
from pathlib import Path
from typing import NamedTuple

from rendering.core.colour import Colour

ICONS = Path(__file__).parents[1] / "icons"


class Drawing(NamedTuple):
    """The inside of an SVG of this size in board pixels, stored at `scale` times that size."""

    width: float
    height: float
    body: str
    scale: float = 2

    @property
    def pixels(self) -> tuple[int, int]:
        """The size in which it is stored."""
        return round(self.width * self.scale), round(self.height * self.scale)

    def svg(self) -> str:
        """Write the whole SVG."""
        width, height = self.pixels
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
            f'viewBox="0 0 {self.width:g} {self.height:g}">{self.body}</svg>'
        )


def icon(name: str) -> str:
    """Return the inside of a stored icon; it fills 512 × 512."""
    text = (ICONS / f"{name}.svg").read_text(encoding="utf-8")
    return text[text.index(">") + 1 : text.rindex("</svg>")]


def nested(body: str, x: float, y: float, size: float, colour: Colour, box: float = 512) -> str:
    """Place a body drawn in a square `box` at x, y in this size, `currentColor` replaced."""
    return (
        f'<svg x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}" '
        f'viewBox="0 0 {box:g} {box:g}">{body.replace("currentColor", colour.code)}</svg>'
    )


def shade(name: str, *stops: tuple[float, Colour] | tuple[float, Colour, float]) -> str:
    """Return a gradient from top to foot, to be used as `url(#name)`."""
    return f'<linearGradient id="{name}" x1="0" y1="0" x2="0" y2="1">{_stops(stops)}</linearGradient>'


def glow(name: str, *stops: tuple[float, Colour] | tuple[float, Colour, float]) -> str:
    """Return a gradient from the middle outwards, to be used as `url(#name)`."""
    return f'<radialGradient id="{name}">{_stops(stops)}</radialGradient>'


def _stops(stops: tuple[tuple[float, Colour] | tuple[float, Colour, float], ...]) -> str:
    return "".join(
        f'<stop offset="{stop[0]:g}" stop-color="{stop[1].code}"'
        + (f' stop-opacity="{stop[2]:g}"' if len(stop) == 3 else "")
        + "/>"
        for stop in stops
    )


def star_points(cx: float, cy: float, outer: float, inner: float, tips: int = 5) -> str:
    """Return the corners of a star that stands on two tips."""
    corners = []
    for number in range(2 * tips):
        radius = inner if number % 2 else outer
        angle = math.radians(-90 + number * 180 / tips)
        corners.append(f"{cx + radius * math.cos(angle):.2f},{cy + radius * math.sin(angle):.2f}")
    return " ".join(corners)


def turned(count: int, path: str, attributes: str, first: float = 0) -> str:
    """Return a path repeated around the origin."""
    return "".join(
        f'<path d="{path}" {attributes} transform="rotate({first + number * 360 / count:g})"/>'
        for number in range(count)
    )
