"""Goods are square, objects round, synergy tokens hexagons; stripes stand for any of a kind."""

import math

from games.maracaibo.data import GOODS, OBJECTS, SYMBOLS, Good, Object
from rendering.assets.drawings.drawing import Drawing, icon, nested
from rendering.assets.drawings.maracaibo.shapes import symbol
from rendering.assets.drawings.symbols import GOODS as HOUSE_GOODS
from rendering.core.colour import WHITE
from rendering.core.theme import Body, Theme
from rendering.maracaibo.colours import CaribbeanColours
from rendering.maracaibo.terms import GOOD_ICONS, OBJECT_ICONS, SYMBOL_ICONS

SIDE = 64
LIP = SIDE * 0.08
FACE = SIDE - LIP
ROUND = SIDE * 0.22


def chips(theme: Theme, own: CaribbeanColours) -> dict[str, Drawing]:
    """Return the chips by name; those of sugar and tobacco are the cubes of the house."""
    drawings = {
        f"good-{good}": _good(good, own.goods[good]) for good in GOODS if good not in theme.goods
    }
    drawings |= {f"object-{thing}": _object(thing, own.object) for thing in OBJECTS}
    drawings |= {
        f"symbol-{name}": _hexagon(own.symbol, icon(SYMBOL_ICONS[name])) for name in SYMBOLS
    }
    return {
        **drawings,
        "symbol": _hexagon(own.symbol, ""),
        "good": _any_good(theme, own),
    }


def _sign(name: str) -> str:
    """Return the inside of an icon, of a symbol of the house, or of a drawing of this game."""
    if name.startswith("maracaibo/"):
        return symbol(name.removeprefix("maracaibo/"))
    return HOUSE_GOODS[name] if name in HOUSE_GOODS else icon(name)


def _good(good: Good, body: Body) -> Drawing:
    inner = SIDE * 0.72
    return Drawing(
        SIDE,
        SIDE,
        f'<rect width="{SIDE}" height="{SIDE}" rx="{ROUND:g}" fill="{body.lip.code}"/>'
        f'<rect width="{SIDE}" height="{FACE:g}" rx="{ROUND:g}" fill="{body.face.code}"/>'
        f'<rect x="1.4" y="1.4" width="{SIDE - 2.8:g}" height="{FACE - 2.8:g}" rx="{ROUND - 1.4:g}" '
        f'fill="none" stroke="{body.rim.code}" stroke-width="2.8" stroke-opacity=".9"/>'
        + nested(_sign(GOOD_ICONS[good]), (SIDE - inner) / 2, (FACE - inner) / 2, inner, body.ink),
        3,
    )


def _any_good(theme: Theme, own: CaribbeanColours) -> Drawing:
    """Six stripes; the question mark is set in type when it is drawn."""
    width = SIDE / len(GOODS)
    stripes = "".join(
        f'<rect x="{number * width:.2f}" width="{width + 0.4:.2f}" height="{FACE:g}" '
        f'fill="{own.goods[good].face.code}"/>'
        for number, good in enumerate(GOODS)
    )
    return Drawing(
        SIDE,
        SIDE,
        f'<defs><clipPath id="c"><rect width="{SIDE}" height="{FACE:g}" rx="{ROUND:g}"/></clipPath>'
        f'</defs><rect width="{SIDE}" height="{SIDE}" rx="{ROUND:g}" fill="{theme.lip.code}"/>'
        f'<g clip-path="url(#c)">{stripes}</g>'
        f'<rect x="1.4" y="1.4" width="{SIDE - 2.8:g}" height="{FACE - 2.8:g}" rx="{ROUND - 1.4:g}" '
        f'fill="none" stroke="{WHITE.code}" stroke-opacity=".55" stroke-width="2.6"/>'
        f'<circle cx="{SIDE / 2:g}" cy="{FACE / 2:g}" r="{SIDE * 0.29:g}" fill="{theme.on_light.code}"/>',
        3,
    )


def _object(thing: Object, body: Body) -> Drawing:
    lip, inner = SIDE * 0.06, SIDE * 0.70
    middle, half = (SIDE - lip) / 2, SIDE / 2
    return Drawing(
        SIDE,
        SIDE,
        f'<circle cx="{half:g}" cy="{half:g}" r="{half:g}" fill="{body.lip.code}"/>'
        f'<ellipse cx="{half:g}" cy="{middle:g}" rx="{half:g}" ry="{middle:g}" fill="{body.face.code}"/>'
        f'<ellipse cx="{half:g}" cy="{middle:g}" rx="{half - 1.6:g}" ry="{middle - 1.6:g}" fill="none" '
        f'stroke="{body.rim.code}" stroke-width="2.4"/>'
        + nested(_sign(OBJECT_ICONS[thing]), (SIDE - inner) / 2, middle - inner / 2, inner, body.ink),
        3,
    )


def _hexagon(body: Body, sign: str) -> Drawing:
    """Gold on plum; without a sign it stands for any, and its question mark is set in type."""
    half, inner = SIDE / 2, SIDE * 0.56
    corners = " ".join(
        f"{half + SIDE * 0.44 * math.cos(math.radians(turn)):.2f},"
        f"{half + SIDE * 0.44 * math.sin(math.radians(turn)):.2f}"
        for turn in range(30, 390, 60)
    )
    return Drawing(
        SIDE,
        SIDE,
        f'<polygon points="{corners}" fill="{body.face.code}" stroke="{body.rim.code}" '
        f'stroke-width="{SIDE * 0.075:g}" stroke-linejoin="round"/>'
        + (nested(sign, half - inner / 2, half - inner / 2, inner, body.ink) if sign else ""),
        3,
    )
