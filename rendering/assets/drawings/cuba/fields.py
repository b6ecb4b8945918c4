"""The grounds of a plantation's fields, without rounded corners: they are cut to size."""

from rendering.assets.drawings.drawing import Drawing, shade
from rendering.core.colour import BLACK, WHITE, Colour
from rendering.core.theme import Shade
from rendering.cuba.beds import GROUND
from rendering.cuba.colours import IslandColours

ROWS = 9
HORIZON = 0.40
"""How far down the rows of a crop field begin."""


def fields(own: IslandColours) -> dict[str, Drawing]:
    """Return every ground by name."""
    grounds = own.fields
    growth = {
        "lake": _lake(own),
        "hill": _hill(grounds["hill"]),
        "forest": _forest(grounds["forest"]),
        "citrus": _rows(grounds["citrus"]) + _trees(grounds["citrus"]),
        "sugar": _rows(grounds["sugar"]) + _canes(grounds["sugar"]),
        "tobacco": _rows(grounds["tobacco"]) + _leaves(grounds["tobacco"]),
    }
    width, height = GROUND
    return {
        f"field-{terrain}": Drawing(
            width,
            height,
            f"<defs>{shade('g', (0, ground.top), (1, ground.bottom))}</defs>"
            f'<rect width="{width}" height="{height}" fill="url(#g)"/>{growth[terrain]}',
        )
        for terrain, ground in grounds.items()
    }


def _lake(own: IslandColours) -> str:
    height = GROUND[1]
    waves = "".join(
        f'<path d="M{-70 + row * 13:g} {height * (0.56 + row * 0.17):g} '
        + "q11 -10 22 0 t22 0 " * 7
        + f'" stroke="{own.wanted["water"].code}" stroke-opacity="{0.30 + row * 0.05:g}" '
        'stroke-width="3.6"/>'
        for row in range(3)
    )
    return f'<g fill="none" stroke-linecap="round">{waves}</g>'


def _hill(ground: Shade) -> str:
    """Two peaks with light on their tops, and a slope before them."""
    light = ground.top.mix(WHITE, 0.20)
    far, near = (ground.bottom.mix(BLACK, share) for share in (0.16, 0.34))
    ridge = ((0, 0.62), (0.20, 0.34), (0.36, 0.58), (0.64, 0.18), (1, 0.66), (1, 1), (0, 1))
    high = ((0.64, 0.18), (0.745, 0.32), (0.675, 0.38), (0.62, 0.30), (0.565, 0.285))
    low = ((0.20, 0.34), (0.255, 0.425), (0.20, 0.46), (0.155, 0.405))
    width, height = GROUND
    slope = (
        f"M0 {height * 0.88:g} Q{width * 0.24:g} {height * 0.70:g} {width * 0.5:g} "
        f"{height * 0.86:g} T{width} {height * 0.80:g} V{height} H0 Z"
    )
    return (
        _polygon(ridge, far, 1)
        + _polygon(high, light, 0.62)
        + _polygon(low, light, 0.45)
        + f'<path d="{slope}" fill="{near.code}" opacity=".8"/>'
    )


def _polygon(shares: tuple[tuple[float, float], ...], colour: Colour, opacity: float) -> str:
    """Return a shape whose corners are given as shares of a field."""
    width, height = GROUND
    corners = " ".join(f"{width * x:.1f},{height * y:.1f}" for x, y in shares)
    return f'<polygon points="{corners}" fill="{colour.code}" opacity="{opacity:g}"/>'


def _forest(ground: Shade) -> str:
    """Two lines of firs, the near ones darker."""
    width, height = GROUND
    shades = ground.top.mix(ground.bottom, 0.7), ground.bottom.mix(BLACK, 0.32)
    lines = ((9, 13.0, 0.62, 0.80), (8, 0.0, 0.50, 1.04))
    return "".join(
        _fir(
            shift + number * width / (count - 1),
            height * foot,
            height * size * (1 if number % 2 else 0.84),
            colour,
        )
        for colour, (count, shift, size, foot) in zip(shades, lines, strict=True)
        for number in range(count)
    )


def _fir(x: float, foot: float, height: float, colour: Colour) -> str:
    half = height * 0.30
    return (
        f'<path d="M{x:g} {foot - height:g} L{x + half * 0.7:g} {foot - height * 0.44:g} '
        f"H{x + half * 0.42:g} L{x + half:g} {foot:g} H{x - half:g} L{x - half * 0.42:g} "
        f'{foot - height * 0.44:g} H{x - half * 0.7:g} Z" fill="{colour.code}"/>'
    )


def _furrow(number: int, down: float) -> float:
    """Return where a row lies from left to right; `down` is 0 at the horizon and 1 at the foot."""
    return GROUND[0] * (0.5 + (number - ROWS // 2) * (0.085 + 0.165 * down))


def _rows(ground: Shade) -> str:
    """The furrows of a field that run to the horizon."""
    width, height = GROUND
    y = height * HORIZON
    colours = ground.bottom.mix(BLACK, 0.24).code, ground.top.mix(WHITE, 0.18).code
    return "".join(
        f'<path d="M{_furrow(number, 0) - 1.5:g} {y:g} L{_furrow(number, 1) - width * 0.04:g} '
        f"{height} H{_furrow(number, 1) + width * 0.04:g} L{_furrow(number, 0) + 1.5:g} {y:g} Z"
        f'" fill="{colours[number % 2]}" opacity=".40"/>'
        for number in range(ROWS)
    )


def _plants() -> list[tuple[float, float, float]]:
    """Return where plants stand: x, the foot, and how large they are; the far ones first."""
    return [
        (_furrow(number, down), GROUND[1] * (HORIZON + (1 - HORIZON) * down), 0.35 + 0.65 * down)
        for down in (0.04, 0.22, 0.48, 0.86)
        for number in range(0, ROWS, 2)
    ]


def _trees(ground: Shade) -> str:
    """Round trees."""
    leaf = ground.bottom.mix(BLACK, 0.30).code
    return "".join(
        f'<circle cx="{x:g}" cy="{y - 9 * size:g}" r="{11 * size:g}" fill="{leaf}" opacity=".75"/>'
        for x, y, size in _plants()
    )


def _canes(ground: Shade) -> str:
    """Bundles of three stalks."""
    stalks = "".join(
        f'<path d="M{x + lean * size:g} {y:g} L{x + 2.6 * lean * size:g} {y - 25 * size:g}" '
        f'stroke-width="{3.4 * size:g}"/>'
        for x, y, size in _plants()
        for lean in (-4, 0, 4)
    )
    cane = ground.top.mix(WHITE, 0.22).code
    return f'<g stroke="{cane}" stroke-opacity=".5" stroke-linecap="round">{stalks}</g>'


def _leaves(ground: Shade) -> str:
    """Low plants of two broad leaves."""
    leaf = ground.top.mix(WHITE, 0.16).code
    return "".join(
        f'<path d="M{x:g} {y:g} Q{x + side * 13 * size:g} {y - 2 * size:g} {x + side * 15 * size:g} '
        f'{y - 15 * size:g} Q{x + side * 2 * size:g} {y - 13 * size:g} {x:g} {y:g} Z" '
        f'fill="{leaf}" opacity=".55"/>'
        for x, y, size in _plants()
        for side in (-1, 1)
    )
