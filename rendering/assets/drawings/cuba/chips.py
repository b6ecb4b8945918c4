"""Chips of materials, which have cut corners, and the striped chips that stand for any of a class."""

from games.cuba.data import CROPS, GOODS, MATERIALS, MERCHANDISE
from rendering.assets.drawings.drawing import Drawing, nested
from rendering.assets.drawings.symbols import GOODS as SYMBOLS
from rendering.core.colour import WHITE, Colour
from rendering.core.theme import Body, Theme
from rendering.cuba.colours import IslandColours

SIDE = 64
LIP = SIDE * 0.08
FACE = SIDE - LIP
CUT = SIDE * 0.24
ROUND = SIDE * 0.22
CLASSES = {"materials": MATERIALS, "crops": CROPS, "goods": GOODS, "merchandise": MERCHANDISE}


def chips(theme: Theme, own: IslandColours) -> dict[str, Drawing]:
    """Return the chips by name; crops and goods are the cubes of the house."""
    drawings = {f"chip-{name}": _chip(name, body) for name, body in own.materials.items()}
    faces = {**{kind: body.face for kind, body in theme.goods.items()}}
    faces |= {kind: body.face for kind, body in own.materials.items()}
    for name, kinds in CLASSES.items():
        stripes = [faces[kind] for kind in kinds]
        drawings[f"any-{name}"] = _any(theme, stripes, cut=name == "materials")
    return drawings


def cut_corners(width: float, height: float, cut: float) -> str:
    """Return the outline of a block with cut corners."""
    return (
        f"M{cut:.2f} 0 H{width - cut:.2f} L{width:.2f} {cut:.2f} V{height - cut:.2f} "
        f"L{width - cut:.2f} {height:.2f} H{cut:.2f} L0 {height - cut:.2f} V{cut:.2f} Z"
    )


def _chip(name: str, body: Body) -> Drawing:
    outline, inner = cut_corners(SIDE, FACE, CUT), SIDE * 0.66
    rim = cut_corners(SIDE - 2.8, FACE - 2.8, CUT - 0.6)
    return Drawing(
        SIDE,
        SIDE,
        f'<path transform="translate(0 {LIP:g})" d="{outline}" fill="{body.lip.code}"/>'
        f'<path d="{outline}" fill="{body.face.code}"/>'
        f'<path transform="translate(1.4 1.4)" d="{rim}" fill="none" stroke="{body.rim.code}" '
        'stroke-width="2.8" stroke-opacity=".9"/>'
        + nested(SYMBOLS[name], (SIDE - inner) / 2, (FACE - inner) / 2 + 0.6, inner, body.ink),
        3,
    )


def _any(theme: Theme, stripes: list[Colour], *, cut: bool) -> Drawing:
    """Stripes of the class; the question mark is set in type when it is drawn."""
    outline = (
        f'<path d="{cut_corners(SIDE, FACE, CUT)}"'
        if cut
        else f'<rect width="{SIDE}" height="{FACE:g}" rx="{ROUND:g}"'
    )
    width = SIDE / len(stripes)
    bands = "".join(
        f'<rect x="{number * width:.2f}" width="{width + 0.4:.2f}" height="{FACE:g}" '
        f'fill="{colour.code}"/>'
        for number, colour in enumerate(stripes)
    )
    return Drawing(
        SIDE,
        SIDE,
        f'<defs><clipPath id="c">{outline}/></clipPath></defs>'
        f'<g transform="translate(0 {LIP:g})">{outline} fill="{theme.lip.code}"/></g>'
        f'<g clip-path="url(#c)">{bands}{outline} fill="none" stroke="{WHITE.code}" '
        f'stroke-opacity=".6" stroke-width="5.2"/></g>'
        f'<circle cx="{SIDE / 2:g}" cy="{FACE / 2:g}" r="{SIDE * 0.25:g}" fill="{theme.on_light.code}"/>',
        3,
    )
