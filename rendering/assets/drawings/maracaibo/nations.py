"""Ownership markers: outline, emblem and colour differ per nation; the empty shield is dashed."""

from games.maracaibo.data import NATIONS, Nation
from rendering.assets.drawings.drawing import Drawing, icon, nested
from rendering.core.theme import Theme
from rendering.maracaibo.colours import CaribbeanColours
from rendering.maracaibo.terms import NATION_ICONS

SHIELD = (64, 74)


def outline(nation: Nation, inset: float = 0) -> str:
    """Return a nation's shield: pointed, swallow-tailed, or round below."""
    width, height = SHIELD
    left, top, right, foot = inset, inset, width - inset, height - inset
    if nation == "france":
        return (
            f"M{left} {top + 3} Q{width / 2} {top - 2} {right} {top + 3} V{height * 0.5} "
            f"C{right} {height * 0.78} {width * 0.66} {height * 0.92} {width / 2} {foot} "
            f"C{width * 0.34} {height * 0.92} {left} {height * 0.78} {left} {height * 0.5} Z"
        )
    if nation == "england":
        return (
            f"M{left} {top + 2} H{right} V{foot - 1} L{width / 2} {height * 0.80 - inset * 0.4} "
            f"L{left} {foot - 1} Z"
        )
    return (
        f"M{left} {top + 2} H{right} V{height * 0.56} "
        f"A{width / 2 - inset} {height * 0.42 - inset * 0.8} 0 0 1 {left} {height * 0.56} Z"
    )


def shields(theme: Theme, own: CaribbeanColours) -> dict[str, Drawing]:
    """Return the markers of all nations, and that of any, whose question mark is set in type."""
    drawings = {f"shield-{nation}": _shield(theme, own, nation) for nation in NATIONS}
    return {**drawings, "shield": _any(theme, own)}


def _shield(theme: Theme, own: CaribbeanColours, nation: Nation) -> Drawing:
    (width, height), body = SHIELD, own.nations[nation]
    inner, middle = width * 0.62, height * (0.42 if nation == "england" else 0.46)
    layers = ((0.0, theme.on_light), (2.0, body.rim), (5.4, body.face))
    return Drawing(
        width,
        height,
        "".join(
            f'<path d="{outline(nation, inset)}" fill="{colour.code}"/>' for inset, colour in layers
        )
        + nested(
            icon(NATION_ICONS[nation]), (width - inner) / 2, middle - inner / 2, inner, body.ink
        ),
        3,
    )


def _any(theme: Theme, own: CaribbeanColours) -> Drawing:
    width, height = SHIELD
    stripe = width / len(NATIONS)
    stripes = "".join(
        f'<rect x="{number * stripe:.2f}" width="{stripe + 0.6:.2f}" height="{height}" '
        f'fill="{own.nations[nation].face.code}"/>'
        for number, nation in enumerate(NATIONS)
    )
    return Drawing(
        width,
        height,
        f'<defs><clipPath id="c"><path d="{outline("france", 2.6)}"/></clipPath></defs>'
        f'<path d="{outline("france")}" fill="{theme.on_light.code}"/><g clip-path="url(#c)">{stripes}</g>'
        f'<circle cx="{width / 2:g}" cy="{height * 0.46:g}" r="{width * 0.30:g}" fill="{theme.on_light.code}"/>',
        3,
    )


def nation_masks() -> dict[str, Drawing]:
    """Return the shield of a place that nobody owns: its ground, and its dashed outline."""
    width, height = SHIELD
    path = outline("france", 4)
    return {
        "no-owner": Drawing(width, height, f'<path d="{path}" fill="#fff"/>', 3),
        "no-owner-edge": Drawing(
            width,
            height,
            f'<path d="{path}" fill="none" stroke="#fff" stroke-width="4" stroke-dasharray="7.4 6"/>',
            3,
        ),
    }
