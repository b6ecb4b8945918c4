"""Barrels: of wood with a number in type, in the colours of seats, broken ones."""

from rendering.assets.drawings.drawing import Drawing, shade
from rendering.core.colour import BLACK, WHITE, Colour
from rendering.core.theme import Theme
from rendering.montego.colours import SEATS, HarbourColours

WIDTH, HEIGHT = 68, 75
LETTERED = (50, 54)


def barrels(theme: Theme, own: HarbourColours) -> dict[str, Drawing]:
    """Return the barrels by name."""
    wood = own.barrel.top
    drawings = {
        "barrel": _barrel(WIDTH, HEIGHT, wood, own.barrel_line, own.barrel_rim, 0.75),
        "barrel-dark": _barrel(WIDTH, HEIGHT, wood.mix(BLACK, 0.28), own.barrel_line.mix(BLACK, 0.3), wood, 0.9),
        "barrel-broken": _broken(theme, own),
    }
    for seat, colour in enumerate(theme.seats[:SEATS]):
        drawings[f"barrel-{seat}"] = _barrel(
            *LETTERED, colour, colour.mix(BLACK, 0.42), colour.mix(WHITE, 0.5), 0.85, hoops=0.55
        )
    return drawings


def _outline(width: float, height: float, inset: float = 0) -> str:
    """A standing barrel: straight top and foot, round sides."""
    left, right = width * 0.17 + inset * 0.6, width * 0.83 - inset * 0.6
    top, foot = inset + 1, height - 1 - inset
    far, near = width * 1.02 - inset, inset - width * 0.02
    return (
        f"M{left:.2f} {top:.2f} H{right:.2f} C{far:.2f} {height * 0.30:.2f} {far:.2f} "
        f"{height * 0.70:.2f} {right:.2f} {foot:.2f} H{left:.2f} C{near:.2f} {height * 0.70:.2f} "
        f"{near:.2f} {height * 0.30:.2f} {left:.2f} {top:.2f} Z"
    )


def _barrel(
    width: float, height: float, face: Colour, line: Colour, rim: Colour, strength: float, hoops: float = 0.8
) -> Drawing:
    """Seen from the front: two hoops, two joints, light from above."""
    gradient = shade("g", (0, face.mix(WHITE, 0.14)), (1, face.mix(BLACK, 0.10)))
    side = (
        '<linearGradient id="s"><stop offset="0" stop-color="#000" stop-opacity=".26"/>'
        '<stop offset=".22" stop-color="#000" stop-opacity="0"/><stop offset=".80" stop-color="#000" '
        'stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".22"/></linearGradient>'
    )
    joints = "".join(
        f'<path d="M{width * x:.2f} 0 V{height}" stroke="{line.code}" stroke-opacity=".30" '
        f'stroke-width="{max(1.2, width * 0.022):.2f}"/>'
        for x in (0.34, 0.66)
    )
    bands = "".join(
        f'<rect y="{height * y:.2f}" width="{width}" height="{height * 0.075:.2f}" '
        f'fill="{line.mix(BLACK, 0.15).code}" fill-opacity="{hoops:g}"/>'
        f'<rect y="{height * y:.2f}" width="{width}" height="{height * 0.02:.2f}" fill="{rim.code}" fill-opacity=".35"/>'
        for y in (0.115, 0.81)
    )
    body = _outline(width, height)
    return Drawing(
        width,
        height,
        f'<defs>{gradient}{side}<clipPath id="c"><path d="{body}"/></clipPath></defs>'
        f'<g clip-path="url(#c)"><rect width="{width}" height="{height}" fill="url(#g)"/>{joints}{bands}'
        f'<rect width="{width}" height="{height}" fill="url(#s)"/>'
        f'<rect y="{height * 0.945:.2f}" width="{width}" height="{height * 0.06:.2f}" fill="{line.code}"/></g>'
        f'<path d="{_outline(width, height, 1)}" fill="none" stroke="{rim.code}" '
        f'stroke-opacity="{strength:g}" stroke-width="2"/>',
        3,
    )


def _broken(theme: Theme, own: HarbourColours) -> Drawing:
    """Burst staves above, a split hoop, an outline that warns."""
    width, height = WIDTH + 4, HEIGHT
    staves = (
        (0.17, 0.20), (0.22, 0.04), (0.33, 0.03), (0.36, 0.22), (0.45, 0.14), (0.50, 0.26),
        (0.58, 0.10), (0.66, 0.20), (0.69, 0.05), (0.80, 0.08), (0.83, 0.20),
    )
    top = "M" + " L".join(f"{width * x:.2f} {height * y:.2f}" for x, y in staves)
    body = (
        f"{top} C{width:.2f} {height * 0.38:.2f} {width:.2f} {height * 0.72:.2f} {width * 0.83:.2f} "
        f"{height - 1.5} H{width * 0.17:.2f} C0 {height * 0.72:.2f} 0 {height * 0.38:.2f} "
        f"{width * 0.17:.2f} {height * 0.20:.2f} Z"
    )
    dark = own.broken_line.code
    joints = "".join(
        f'<path d="M{width * x:.2f} 0 V{height}" stroke="{dark}" stroke-opacity=".5" stroke-width="1.6"/>'
        for x in (0.34, 0.5, 0.66)
    )
    return Drawing(
        width,
        height,
        f'<defs>{shade("g", (0, own.broken.top), (1, own.broken.bottom))}<clipPath id="c">'
        f'<path d="{body}"/></clipPath></defs><g clip-path="url(#c)"><rect width="{width}" '
        f'height="{height}" fill="url(#g)"/>{joints}'
        f'<rect y="{height * 0.83:.2f}" width="{width}" height="{height * 0.075:.2f}" fill="{dark}"/>'
        f'<path d="M0 {height * 0.32:.2f} L{width * 0.46:.2f} {height * 0.27:.2f} V{height * 0.32:.2f} '
        f'L0 {height * 0.38:.2f} Z M{width * 0.60:.2f} {height * 0.33:.2f} L{width} {height * 0.27:.2f} '
        f'V{height * 0.33:.2f} L{width * 0.60:.2f} {height * 0.385:.2f} Z" fill="{dark}" fill-opacity=".8"/></g>'
        f'<path d="{body}" fill="none" stroke="{theme.struck.code}" stroke-width="2.6" stroke-linejoin="round"/>',
        3,
    )
