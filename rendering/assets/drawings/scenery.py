"""The bay at sunset, the road around it, waves."""

from random import Random

from rendering.assets.drawings.drawing import Drawing, glow, shade
from rendering.assets.drawings.evening import Bay, evening, stars, waves
from rendering.core.theme import Theme

BAY = Bay(1424, 236, horizon=118, sun=838)
ROAD = (1556, 368)
LANE = 58


def scenery(theme: Theme) -> dict[str, Drawing]:
    """Return the drawings of scenery by name."""
    return {
        "bay": _bay(theme),
        "road": _road(theme),
        "harbour-waves": _harbour_waves(theme),
        "bow-wave": _bow_wave(theme),
        "street-lamp": _street_lamp(theme),
    }


def _bay(theme: Theme) -> Drawing:
    chance = Random(11)
    return evening(
        theme,
        BAY,
        depths=(0, 0.10, 0.4, 1),
        halo=150,
        stars=stars(chance, BAY, 60),
        shore=_shore(theme),
        water=waves(theme, chance, BAY, 110, (0.12, 0.36)),
    )


def _shore(theme: Theme) -> str:
    """Hills on both sides, the sun between them, the fort with its lamp."""
    width, base = BAY.width, BAY.horizon
    hills, town = theme.hills.code, theme.town.code
    return (
        f'<path d="M0 {base} V{base - 34} C60 {base - 52} 110 {base - 46} 170 {base - 22} '
        f'C220 {base - 12} 250 {base - 6} 300 {base} Z" fill="{hills}"/>'
        f'<path d="M{width} {base} V{base - 58} C{width - 120} {base - 84} {width - 240} {base - 56} '
        f"{width - 330} {base - 30} C{width - 400} {base - 16} {width - 440} {base - 10} "
        f'{width - 520} {base} Z" fill="{hills}"/>'
        f'<circle cx="{BAY.sun}" cy="{base + 4}" r="30" fill="{theme.sun.code}"/>'
        f'<path d="M0 {base} V{base - 26} H26 V{base - 34} H34 V{base - 26} H44 V{base - 34} H52 '
        f"V{base - 26} H60 V{base - 64} H64 L66 {base - 78} H78 L80 {base - 64} H84 V{base} Z\" "
        f'fill="{town}"/><rect x="67" y="{base - 75}" width="10" height="9" fill="{theme.window.code}"/>'
    )


def _road(theme: Theme) -> Drawing:
    """The Malecón: kerb, lane with dashes, sea wall; chevrons in the bends say which way to drive.

    The bay and the stop dots are drawn on top of it.
    """
    width, height = ROAD
    middle = LANE / 2
    outer, inner = 60 + middle, 60 - middle
    parts = [
        f'<rect width="{width}" height="{height}" rx="{outer:g}" fill="{theme.kerb.code}"/>',
        f'<rect x="3" y="3" width="{width - 6}" height="{height - 6}" rx="{outer - 3:g}" '
        f'fill="{theme.road.code}"/>',
        f'<rect x="{LANE - 3}" y="{LANE - 3}" width="{width - 2 * LANE + 6}" '
        f'height="{height - 2 * LANE + 6}" rx="{inner + 3:g}" fill="{theme.wall_edge.code}"/>',
        f'<rect x="{LANE}" y="{LANE}" width="{width - 2 * LANE}" height="{height - 2 * LANE}" '
        f'rx="{inner:g}" fill="{theme.wall.code}"/>',
        f'<rect x="{middle:g}" y="{middle:g}" width="{width - LANE}" height="{height - LANE}" rx="60" '
        f'fill="none" stroke="{theme.dash.code}" stroke-opacity=".30" stroke-width="4" '
        'stroke-dasharray="20 20"/>',
    ]
    for x, lean in ((middle, -14), (width - middle, 14)):
        y = height / 2
        parts.append(
            f'<rect x="{x - 14:g}" y="{y - 40:g}" width="28" height="80" fill="{theme.road.code}"/>'
        )
        for shift in (-12, 12):
            at = y + shift
            parts.append(
                f'<path d="M{x - 11:g} {at - lean / 2:g} L{x:g} {at + lean / 2:g} L{x + 11:g} '
                f'{at - lean / 2:g}" fill="none" stroke="{theme.soft.code}" stroke-opacity=".7" '
                'stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>'
            )
    return Drawing(width, height, "".join(parts))


def _street_lamp(theme: Theme) -> Drawing:
    light = glow("r", (0, theme.lamp, 0.75), (0.35, theme.now, 0.28), (1, theme.now, 0))
    return Drawing(
        36,
        36,
        f'<defs>{light}</defs><circle cx="18" cy="18" r="18" fill="url(#r)"/>'
        f'<circle cx="18" cy="18" r="3.4" fill="{theme.lamp.code}"/>',
        3,
    )


def _harbour_waves(theme: Theme) -> Drawing:
    """Two rows of waves along the foot of the harbour tile, 300 × 109."""
    rows = "".join(
        f'<path d="M{x - 10} 83 q11 -10 22 0 t22 0 V109 h-44 Z"/>' for x in range(0, 340, 44)
    )
    return Drawing(
        300,
        109,
        '<defs><clipPath id="c"><rect width="300" height="109" rx="18"/></clipPath></defs>'
        f'<g clip-path="url(#c)" fill="{theme.wave.code}" fill-opacity=".20">{rows}</g>',
    )


def _bow_wave(theme: Theme) -> Drawing:
    """The water before the hull, fading out at both ends, 972 × 28."""
    crest = "M0 12 " + "q24 -11 48 0 t48 0 " * 11
    deep = theme.sea[3]
    water = shade("f", (0, theme.sea[2].mix(deep, 0.55)), (1, deep))
    fade = (
        '<linearGradient id="m"><stop offset=".015" stop-color="#000"/>'
        '<stop offset=".09" stop-color="#fff"/><stop offset=".94" stop-color="#fff"/>'
        '<stop offset="1" stop-color="#000"/></linearGradient>'
        '<mask id="k"><rect width="972" height="28" fill="url(#m)"/></mask>'
    )
    return Drawing(
        972,
        28,
        f'<defs>{water}{fade}</defs><g mask="url(#k)"><path d="{crest} V28 H0 Z" fill="url(#f)"/>'
        f'<path d="{crest}" fill="none" stroke="{theme.crest.code}" stroke-opacity=".55" '
        'stroke-width="2.5"/></g>',
    )
