"""The bay with its quay, awnings of taverns, the harbour master's crate and cap."""

from random import Random

from rendering.assets.drawings.drawing import Drawing, glow, shade
from rendering.core.colour import BLACK, WHITE
from rendering.core.theme import Theme
from rendering.montego.colours import HarbourColours

BAY = (1556, 422)
HORIZON = 150
SUN_X = 776


def harbour(theme: Theme, own: HarbourColours) -> dict[str, Drawing]:
    """Return the harbour's scenery by name."""
    return {
        "bay": _bay(theme),
        "awning": _awning(98, 26, 6, own),
        "awning-wide": _awning(280, 36, 10, own),
        "crate": _crate(own),
        "cap": _cap(theme, own),
    }


def _bay(theme: Theme) -> Drawing:
    width, height = BAY
    sky = shade("s", *zip((0, 0.45, 0.8, 1), theme.sky, strict=True))
    sea = shade("w", *zip((0, 0.06, 0.25, 1), theme.sea, strict=True))
    warm = theme.sky[3]
    halo = glow("q", (0, warm, 0.75), (0.5, warm, 0.25), (1, warm, 0))
    chance = Random(11)
    stars = "".join(
        f'<circle cx="{chance.uniform(0, width):.0f}" cy="{chance.uniform(6, 70):.0f}" '
        f'r="{chance.choice([1, 1.3, 1.8])}" fill="#fff" opacity="{chance.uniform(0.2, 0.6):.2f}"/>'
        for _ in range(70)
    )
    return Drawing(
        width,
        height,
        f'<defs>{sky}{sea}{halo}<clipPath id="c"><rect width="{width}" height="{height}" rx="24"/>'
        f'</clipPath></defs><g clip-path="url(#c)"><rect width="{width}" height="{HORIZON}" '
        f'fill="url(#s)"/>{stars}<circle cx="{SUN_X}" cy="{HORIZON + 6}" r="170" fill="url(#q)"/>'
        f'{_shore(theme)}<rect y="{HORIZON}" width="{width}" height="{height - HORIZON}" fill="url(#w)"/>'
        f"{_ripples(theme, chance)}</g>"
        f'<rect x="1" y="1" width="{width - 2}" height="{height - 2}" rx="23" fill="none" '
        f'stroke="{WHITE.code}" stroke-opacity=".10" stroke-width="2"/>',
    )


def _shore(theme: Theme) -> str:
    """Hills on both sides with the lights of houses, the sun between them."""
    width, base = BAY[0], HORIZON
    chance = Random(5)
    lights = "".join(
        f'<rect x="{x:.0f}" y="{base - up:.0f}" width="3" height="3" rx="1" fill="{theme.window.code}" '
        f'opacity="{chance.uniform(0.35, 0.8):.2f}"/>'
        for x, up in (
            *((chance.uniform(20, 380), chance.uniform(7, 34)) for _ in range(15)),
            *((chance.uniform(width - 480, width - 20), chance.uniform(7, 46)) for _ in range(18)),
        )
    )
    return (
        f'<path d="M0 {base} V{base - 60} C90 {base - 104} 190 {base - 96} 300 {base - 52} '
        f'C380 {base - 30} 440 {base - 20} 560 {base} Z" fill="{theme.hills.code}"/>'
        f'<path d="M{width} {base} V{base - 86} C{width - 150} {base - 128} {width - 300} {base - 86} '
        f"{width - 430} {base - 44} C{width - 540} {base - 22} {width - 600} {base - 14} "
        f'{width - 700} {base} Z" fill="{theme.hills.code}"/>{lights}'
        f'<circle cx="{SUN_X}" cy="{base + 4}" r="30" fill="{theme.sun.code}"/>'
    )


def _ripples(theme: Theme, chance: Random) -> str:
    """Light on the water, and the sun's path."""
    width, height = BAY
    sparks = (theme.sky[3].mix(theme.sun, 0.4), theme.crest, theme.crest)
    marks = []
    for _ in range(150):
        y = HORIZON + 4 + (height - HORIZON - 8) * chance.random() ** 1.2
        length = chance.uniform(14, 80) * (0.4 + (y - HORIZON) / (height - HORIZON))
        marks.append(
            f'<rect x="{chance.uniform(0, width):.0f}" y="{y:.0f}" width="{length:.0f}" height="2.6" '
            f'rx="1.3" fill="{chance.choice(sparks).code}" opacity="{chance.uniform(0.10, 0.30):.2f}"/>'
        )
    path = zip((58, 40, 66, 30, 52, 24, 40, 18, 30), (0, -9, 6, 10, -7, 5, -4, 6, 0), strict=True)
    for row, (length, shift) in enumerate(path):
        marks.append(
            f'<rect x="{SUN_X - length / 2 + shift:g}" y="{HORIZON + 4 + row * 9}" width="{length}" '
            f'height="3" rx="1.5" fill="{theme.sun.code}" opacity="{0.62 - row * 0.05:.2f}"/>'
        )
    return "".join(marks)


def _awning(width: float, height: float, count: int, own: HarbourColours) -> Drawing:
    """Stripes with round ends, and the shadow they throw."""
    stripe = width / count
    round_end = stripe / 2
    stripes = "".join(
        f'<path d="M{n * stripe:.2f} 0 H{(n + 1) * stripe:.2f} V{height - round_end:.2f} '
        f'A{round_end:.2f} {round_end:.2f} 0 0 1 {n * stripe:.2f} {height - round_end:.2f} Z" '
        f'fill="{own.awning[n % 2].code}"/>'
        for n in range(count)
    )
    light = shade("g", (0, WHITE, 0.16), (0.5, WHITE, 0), (1, BLACK, 0.18))
    return Drawing(
        width,
        height,
        f'<defs>{light}<clipPath id="c"><path d="M0 {height} V16 A16 16 0 0 1 16 0 H{width - 16} '
        f'A16 16 0 0 1 {width} 16 V{height} Z"/></clipPath></defs><g clip-path="url(#c)">{stripes}'
        f'<rect width="{width}" height="{height - round_end:.2f}" fill="url(#g)"/></g>',
        3,
    )


def _crate(own: HarbourColours) -> Drawing:
    """The harbour master's crate; the counting starts there, to the right."""
    top, dark = own.crate.top.code, own.crate.bottom.code
    return Drawing(
        84,
        76,
        f'<rect x="2" y="2" width="80" height="72" rx="14" fill="{dark}"/>'
        f'<rect x="2" y="2" width="80" height="66" rx="14" fill="{top}"/>'
        f'<path d="M10 14 H74 M10 56 H74" stroke="{dark}" stroke-width="4"/>'
        f'<rect x="3.2" y="3.2" width="77.6" height="63.6" rx="13" fill="none" stroke="{own.sign_edge.code}" '
        'stroke-opacity=".5" stroke-width="2"/>',
        3,
    )


def _cap(theme: Theme, own: HarbourColours) -> Drawing:
    """The harbour master's cap, seen from the front."""
    band = own.cap_band
    return Drawing(
        100,
        72,
        f'<path d="M50 3 C72 3 98 14 96 28 C94 36 84 40 80 44 H20 C16 40 6 36 4 28 C2 14 28 3 50 3 Z" '
        f'fill="{theme.cream.code}"/><path d="M20 42 H80 V54 H20 Z" fill="{band.code}"/>'
        '<path d="M18 54 C34 50 66 50 82 54 C88 60 78 68 50 69 C22 68 12 60 18 54 Z" '
        f'fill="{band.mix(BLACK, 0.35).code}"/><circle cx="50" cy="36" r="11" fill="{theme.now.code}"/>'
        f'<circle cx="50" cy="36" r="5" fill="{band.code}"/>',
    )
