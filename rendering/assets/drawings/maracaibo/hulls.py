"""The ship boards: a hull in the water at dusk, its deck at the left, its bow at the right."""

from rendering.assets.drawings.drawing import Drawing, shade
from rendering.core.theme import Theme
from rendering.maracaibo.colours import CaribbeanColours

LARGE = (1556, 424)
SMALL = (744, 206)
"""The sizes in which they lie in the pictures."""
WAVE = 28


def hulls(theme: Theme, own: CaribbeanColours) -> dict[str, Drawing]:
    """Return the hull of one ship board, and that of one among several."""
    return {
        "hull-large": Drawing(*LARGE, _hull(theme, own, LARGE, line=4), 1),
        "hull-small": Drawing(*SMALL, _hull(theme, own, SMALL, line=2.4), 1),
    }


def _hull(theme: Theme, own: CaribbeanColours, size: tuple[int, int], line: float) -> str:
    width, height = size
    corner = round(height * 0.06)
    gradients = (
        shade("w", (0, own.dusk[1], 0.55), (0.32, own.sea[0]), (1, own.sea[2]))
        + shade("h", *zip((0.0, 0.5, 1.0), own.timber, strict=True))
        + f'<clipPath id="c"><rect width="{width}" height="{height}" rx="{corner}"/></clipPath>'
    )
    water = f'<rect width="{width}" height="{height}" fill="url(#w)"/>{_glints(own, size)}'
    foam = f'<path d="{_waves(width, height)}" fill="{own.sea[1].code}"/>'
    body = f"{water}{_timber(theme, own, size, line)}{foam}"
    return f'<defs>{gradients}</defs><g clip-path="url(#c)">{body}</g>'


def _timber(theme: Theme, own: CaribbeanColours, size: tuple[int, int], line: float) -> str:
    """Return hull, rail, seams and bowsprit; the bow takes the last sixth of the width."""
    width, height = size
    bow, stem, keel = width * 0.845, width * 0.973, width * 0.86
    deck, foot, rise = height * 0.07, height * 0.96, height * 0.012
    middle, tip = height * 0.55, height * 0.032
    sheer = (
        f"H{bow:.1f} C{width * 0.89:.1f} {deck + rise:.1f} {width * 0.93:.1f} {deck - rise * 2:.1f} "
        f"{stem:.1f} {tip:.1f}"
    )
    left = width * 0.012
    hull = (
        f"M{left:.1f} {deck:.1f} {sheer} "
        f"C{width * 0.962:.1f} {height * 0.28:.1f} {width * 0.915:.1f} {height * 0.78:.1f} "
        f"{keel:.1f} {foot:.1f} H{width * 0.058:.1f} "
        f"C{width * 0.032:.1f} {height * 0.93:.1f} {width * 0.015:.1f} {middle + height * 0.22:.1f} "
        f"{left:.1f} {deck:.1f} Z"
    )
    rail = height * 0.038
    edge = f"M{left:.1f} {deck + rail / 2:.1f} {sheer.replace('C', ' C')}"
    seams = "".join(
        f'<path d="M{width * (0.02 + 0.006 * n):.1f} {height * share:.1f} H{width * (0.95 - 0.03 * n):.1f}" '
        f'stroke="{own.keel.code}" stroke-opacity="0.35" stroke-width="{line:g}"/>'
        for n, share in enumerate((0.30, 0.51, 0.72))
    )
    sprit = (
        f'<path d="M{stem:.1f} {tip:.1f} L{width * 0.993:.1f} {height * 0.012:.1f}" '
        f'stroke="{theme.flag_pole.code}" stroke-width="{line * 2:g}" stroke-linecap="round"/>'
    )
    return (
        f'<path d="{hull}" fill="url(#h)" stroke="{own.keel.code}" stroke-width="{line * 0.8:g}"/>'
        f"{seams}"
        f'<path d="{edge}" fill="none" stroke="{theme.cream.code}" stroke-width="{rail:.1f}"/>{sprit}'
    )


def _glints(own: CaribbeanColours, size: tuple[int, int]) -> str:
    """Return light on the water, the same every time."""
    width, height = size
    marks = []
    for number in range(46):
        x = (number * 0.618034) % 1 * width
        y = height * (0.34 + 0.6 * ((number * 0.754878) % 1))
        long = height * (0.04 + 0.12 * ((number * 0.569840) % 1))
        marks.append(
            f'<rect x="{x:.0f}" y="{y:.0f}" width="{long:.0f}" height="{height * 0.006:.1f}" '
            f'rx="1.2" fill="{own.spray.code}" opacity="{0.12 + 0.16 * (number % 3) / 2:.2f}"/>'
        )
    return "".join(marks)


def _waves(width: float, height: float) -> str:
    """Return the water in front of the keel."""
    step = height * WAVE / 424
    count = int(width / (2 * step)) + 1
    crests = f"q{step / 2:.1f} {-step * 0.43:.1f} {step:.1f} 0 t{step:.1f} 0 " * count
    top = height * 0.932
    return f"M0 {top:.1f} {crests}V{height} H0 Z"
