"""Cubes and dice of the goods, and the cube that stands for any good."""

from rendering.assets.drawings.drawing import Drawing, nested, shade
from rendering.assets.drawings.symbols import EMBER, GOODS
from rendering.core.colour import WHITE, Colour
from rendering.core.theme import Body, Theme

CUBE = 64
DIE = (148, 128)
ANY = ("sugar", "citrus", "tobacco", "rum", "cigars")


def goods(theme: Theme) -> dict[str, Drawing]:
    """Return cubes and dice by name."""
    drawings = {"cube-any": _any_cube(theme)}
    for good, body in theme.goods.items():
        drawings[f"cube-{good}"] = _cube(theme, good, body)
        drawings[f"die-{good}"] = _die(theme, good, body)
    return drawings


def symbol(theme: Theme, good: str, x: float, y: float, size: float, ink: Colour) -> str:
    """Return a good's symbol; a cigar glows whatever its ink is."""
    drawn = nested(GOODS[good], x, y, size, ink)
    return drawn + nested(EMBER, x, y, size, theme.ember) if good == "cigars" else drawn


def _cube(theme: Theme, good: str, body: Body) -> Drawing:
    """A rounded square seen from the front: symbol, light rim, lower lip."""
    side, lip, radius = CUBE, CUBE * 0.08, CUBE * 0.22
    face = side - lip
    inner = side * 0.70
    return Drawing(
        side,
        side,
        f'<rect width="{side}" height="{side}" rx="{radius:g}" fill="{body.lip.code}"/>'
        f'<rect width="{side}" height="{face:g}" rx="{radius:g}" fill="{body.face.code}"/>'
        f'<rect x="1.4" y="1.4" width="{side - 2.8:g}" height="{face - 2.8:g}" rx="{radius - 1.4:g}" '
        f'fill="none" stroke="{body.rim.code}" stroke-width="2.8" stroke-opacity=".9"/>'
        + symbol(theme, good, (side - inner) / 2, (face - inner) / 2, inner, body.ink),
        3,
    )


def _any_cube(theme: Theme) -> Drawing:
    """Five stripes; the question mark is set in type when it is drawn."""
    side, lip, radius = CUBE, CUBE * 0.08, CUBE * 0.22
    face, stripe = side - lip, side / len(ANY)
    stripes = "".join(
        f'<rect x="{number * stripe:.2f}" width="{stripe + 0.4:.2f}" height="{face:g}" '
        f'fill="{theme.goods[good].face.code}"/>'
        for number, good in enumerate(ANY)
    )
    return Drawing(
        side,
        side,
        f'<defs><clipPath id="c"><rect width="{side}" height="{face:g}" rx="{radius:g}"/></clipPath>'
        f'</defs><rect width="{side}" height="{side}" rx="{radius:g}" fill="{theme.lip.code}"/>'
        f'<g clip-path="url(#c)">{stripes}</g>'
        f'<rect x="1.4" y="1.4" width="{side - 2.8:g}" height="{face - 2.8:g}" rx="{radius - 1.4:g}" '
        f'fill="none" stroke="{WHITE.code}" stroke-opacity=".55" stroke-width="2.6"/>'
        f'<circle cx="{side / 2:g}" cy="{face / 2:g}" r="{side * 0.29:g}" fill="{theme.on_light.code}"/>',
        3,
    )


def _die(theme: Theme, good: str, body: Body) -> Drawing:
    """The cube's body, wider, the symbol on the left; its number is set in type."""
    width, height = DIE
    lip, radius, inner = height * 0.085, height * 0.18, height * 0.50
    face = height - lip
    rim = body.rim if good == "cigars" else body.face.mix(WHITE, 0.6)
    gradient = shade("g", (0, body.face.mix(WHITE, 0.10)), (1, body.face.mix(body.lip, 0.22)))
    return Drawing(
        width,
        height,
        f'<defs>{gradient}</defs><rect width="{width}" height="{height}" rx="{radius:g}" fill="{body.lip.code}"/>'
        f'<rect width="{width}" height="{face:g}" rx="{radius:g}" fill="url(#g)"/>'
        f'<rect x="1.5" y="1.5" width="{width - 3}" height="{face - 3:g}" rx="{radius - 1.5:g}" '
        f'fill="none" stroke="{rim.code}" stroke-width="3" stroke-opacity=".95"/>'
        + symbol(theme, good, height * 0.075, (face - inner) / 2, inner, body.ink),
    )
