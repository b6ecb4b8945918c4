"""The bay with its quay, awnings of taverns, the harbour master's crate and cap."""

from random import Random

from rendering.assets.drawings.drawing import Drawing, shade
from rendering.assets.drawings.evening import Bay, evening, stars, waves
from rendering.core.colour import BLACK, WHITE
from rendering.core.theme import Theme
from rendering.montego.colours import HarbourColours

BAY = Bay(1556, 422, horizon=150, sun=776)


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
    chance = Random(11)
    return evening(
        theme,
        BAY,
        depths=(0, 0.06, 0.25, 1),
        halo=170,
        stars=stars(chance, BAY, 70, (6, 70), (0.2, 0.6)),
        shore=_shore(theme),
        water=waves(theme, chance, BAY, 150, (0.10, 0.30)),
    )


def _shore(theme: Theme) -> str:
    """Hills on both sides with the lights of houses, the sun between them."""
    width, base = BAY.width, BAY.horizon
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
        f'<circle cx="{BAY.sun}" cy="{base + 4}" r="30" fill="{theme.sun.code}"/>'
    )


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
