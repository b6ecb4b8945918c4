"""Shapes without a colour: the shed, compasses, a black marker's cross, chevrons, dashed frames."""

import math

from rendering.assets.drawings.drawing import Drawing

ICON = 96


def shapes() -> dict[str, Drawing]:
    """Return every mask by name."""
    return {**_icons(), **_signs(), **_frames()}


def _icons() -> dict[str, Drawing]:
    """Icons that are drawn for this game."""
    line = 'fill="none" stroke="#fff" stroke-linecap="round" stroke-linejoin="round"'
    shed = (
        '<defs><mask id="m"><rect width="512" height="512" fill="#fff"/>'
        '<rect x="126" y="276" width="260" height="180" fill="#000"/></mask></defs>'
        '<path d="M24 214 L256 62 L488 214 V246 H446 V456 H66 V246 H24 Z" fill="#fff" mask="url(#m)"/>'
        + "".join(
            f'<rect x="146" y="{y}" width="220" height="30" fill="#fff"/>' for y in (296, 346, 396)
        )
    )
    compasses = (
        f'<g {line} stroke-width="44"><path d="M256 44 V84"/><circle cx="256" cy="134" r="46" stroke-width="40"/>'
        '<path d="M232 184 L116 468"/><path d="M280 184 L396 468"/>'
        '<path d="M150 372 Q256 432 362 372" stroke-width="34"/></g>'
    )
    return {"shed": _icon(shed), "compasses": _icon(compasses)}


def _icon(body: str) -> Drawing:
    return Drawing(
        ICON, ICON, f'<svg width="{ICON}" height="{ICON}" viewBox="0 0 512 512">{body}</svg>'
    )


def _signs() -> dict[str, Drawing]:
    line = 'fill="none" stroke="#fff" stroke-linecap="round" stroke-linejoin="round"'
    return {
        "cross": Drawing(
            40, 40, f'<path d="M13 13 L27 27 M27 13 L13 27" {line} stroke-width="4"/>', 4
        ),
        "chevron": Drawing(13, 17, f'<path d="M3 2 L10 8.5 L3 15" {line} stroke-width="3.4"/>', 6),
        "strike": Drawing(40, 40, f'<path d="M6 34 L34 6" {line} stroke-width="4.6"/>', 4),
        "strike-ground": Drawing(40, 40, f'<path d="M6 34 L34 6" {line} stroke-width="9"/>', 4),
        "enacted": Drawing(
            34,
            30,
            '<path d="M3 4 H31 L17 27 Z" fill="#fff" stroke="#fff" stroke-width="2" stroke-linejoin="round"/>',
            4,
        ),
    }


def _frames() -> dict[str, Drawing]:
    """Dashed frames of what is not there, or not yet."""
    return {
        "place": dashed(56, 52, 11, 3.2, 7, 5),
        "card": dashed(60, 54, 9, 2, 5, 5),
        "bill": dashed(248, 100, 13, 2.5, 9, 7),
        "bill-large": dashed(300, 158, 15, 2.5, 9, 7),
        "bill-small": dashed(58, 34, 8, 2.6, 7, 5),
        "socket": dashed(66, 66, 16, 2, 5, 6),
    }


def dashed(
    width: float, height: float, radius: float, line: float, dash: float, gap: float
) -> Drawing:
    """Return a frame of dashes that close evenly."""
    wide, high = width - line, height - line
    around = 2 * (wide + high) - 8 * radius + 2 * math.pi * radius
    count = round(around / (dash + gap))
    pitch = around / count
    long = pitch * dash / (dash + gap)
    return Drawing(
        width,
        height,
        f'<rect x="{line / 2:g}" y="{line / 2:g}" width="{wide:g}" height="{high:g}" rx="{radius:g}" '
        f'fill="none" stroke="#fff" stroke-width="{line:g}" '
        f'stroke-dasharray="{long:.3f} {pitch - long:.3f}"/>',
        3,
    )
