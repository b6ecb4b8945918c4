"""The ground of a plantation's fields, in the format of many small ones and of a single large one."""

from rendering.assets.drawings.drawing import Drawing, shade
from rendering.core.colour import BLACK, WHITE
from rendering.core.theme import Shade
from rendering.cuba.colours import IslandColours

FORMATS = {"field": (116, 94), "wide-field": (232, 152)}
CORNER = 0.13
"""A field's rounding, of its height."""


def fields(own: IslandColours) -> dict[str, Drawing]:
    """Return the grounds by format and terrain."""
    return {
        f"{name}-{terrain}": _field(*size, terrain, ground, own)
        for name, size in FORMATS.items()
        for terrain, ground in own.fields.items()
    }


def _field(width: float, height: float, terrain: str, ground: Shade, own: IslandColours) -> Drawing:
    radius = height * CORNER
    return Drawing(
        width,
        height,
        f'<defs>{shade("g", (0, ground.top), (1, ground.bottom))}<clipPath id="c">'
        f'<rect width="{width:g}" height="{height:g}" rx="{radius:g}"/></clipPath></defs>'
        f'<g clip-path="url(#c)"><rect width="{width:g}" height="{height:g}" fill="url(#g)"/>'
        f"{_growth(width, height, terrain, ground, own)}</g>"
        f'<rect x="1" y="1" width="{width - 2:g}" height="{height - 2:g}" rx="{radius - 1:g}" '
        f'fill="none" stroke="{WHITE.code}" stroke-opacity=".14" stroke-width="2"/>',
    )


def _growth(width: float, height: float, terrain: str, ground: Shade, own: IslandColours) -> str:
    """What the ground shows: trees, rocks, waves, or the rows of a crop."""
    if terrain == "warehouse":
        return ""
    if terrain == "forest":
        return _trees(width, height, ground)
    if terrain == "hill":
        return _rocks(width, height, ground)
    if terrain == "lake":
        return _waves(width, height, own)
    return _rows(width, height, ground)


def _trees(width: float, height: float, ground: Shade) -> str:
    dark = ground.bottom.mix(BLACK, 0.22)
    trees = []
    for number in range(7):
        middle = width * (0.04 + number * 0.155)
        tall = height * (0.42 if number % 2 else 0.34)
        colour = dark if number % 2 else ground.top.mix(dark, 0.5)
        trees.append(
            f'<path d="M{middle:.1f} {height - tall - 6:.1f} L{middle + tall * 0.42:.1f} {height - 4:.1f} '
            f'H{middle - tall * 0.42:.1f} Z" fill="{colour.code}"/>'
        )
    return "".join(trees)


def _rocks(width: float, height: float, ground: Shade) -> str:
    dark, light = ground.bottom.mix(BLACK, 0.22), ground.top.mix(WHITE, 0.16)

    def points(*shares: tuple[float, float]) -> str:
        return " L".join(f"{width * x:.1f} {height * y:.1f}" for x, y in shares)

    ridge = points((0, 0.8), (0.2, 0.5), (0.36, 0.68), (0.66, 0.30), (1, 0.74), (1, 1), (0, 1))
    snow = points((0.66, 0.30), (0.76, 0.43), (0.68, 0.47), (0.58, 0.42))
    return (
        f'<path d="M{ridge} Z" fill="{dark.code}" opacity=".75"/>'
        f'<path d="M{snow} Z" fill="{light.code}" opacity=".6"/>'
    )


def _waves(width: float, height: float, own: IslandColours) -> str:
    long, high = width * 0.06, height * 0.07
    swell = f"q{long:.1f} {-high:.1f} {2 * long:.1f} 0 t{2 * long:.1f} 0 " * 5
    return "".join(
        f'<path d="M{-8 + line * 9} {height * (0.56 + line * 0.17):.1f} {swell}" fill="none" '
        f'stroke="{own.wanted["water"].code}" stroke-opacity=".38" stroke-width="{height * 0.028:.1f}"/>'
        for line in range(3)
    )


def _rows(width: float, height: float, ground: Shade) -> str:
    """Furrows that run together in the distance."""
    dark, light = ground.bottom.mix(BLACK, 0.22), ground.top.mix(WHITE, 0.16)
    rows = []
    for number in range(9):
        far = width * (0.5 + (number - 4) * 0.12)
        near = width * (0.5 + (number - 4) * 0.30)
        half = width * 0.035
        rows.append(
            f'<path d="M{far - 1:.1f} {height * 0.42:.1f} L{near - half:.1f} {height:g} '
            f'H{near + half:.1f} L{far + 1:.1f} {height * 0.42:.1f} Z" '
            f'fill="{(light if number % 2 else dark).code}" opacity=".42"/>'
        )
    return "".join(rows)
