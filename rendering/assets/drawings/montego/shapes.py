"""Shapes without a colour: dockers, the cap's place, shoves, steps back, ways."""

import math

from rendering.assets.drawings.drawing import Drawing
from rendering.assets.drawings.masks import seat_shape

RIM, HEAD = 5.5, 20
RISE = (27, 29, 22, 26)
"""How far a body's box begins below the top of its head, by seat; its width is 100."""
SHOVE = (42, 246)


def docker_height(seat: int) -> float:
    """Return the height of a docker who is 100 wide."""
    return 106 + RISE[seat]


def shapes() -> dict[str, Drawing]:
    """Return every mask by name."""
    return {**_dockers(), **_marks(), **_frames()}


def _dockers() -> dict[str, Drawing]:
    """A docker is head and body: the outline, the face inside it, the core of a third one."""
    drawings = {"docker-cap": Drawing(100, 60, _cap())}
    for seat in range(4):
        height = docker_height(seat)
        for layer, inset in (("outline", 0.0), ("face", RIM)):
            drawings[f"docker-{seat}-{layer}"] = Drawing(
                100, height, _head(inset) + _body(seat, inset), 2
            )
        drawings[f"docker-{seat}-core"] = Drawing(100, height, _body(seat, RIM * 2.5), 2)
    return drawings


def _head(inset: float) -> str:
    return f'<circle cx="50" cy="{HEAD + RIM:g}" r="{HEAD + RIM - inset:g}" fill="#fff"/>'


def _body(seat: int, inset: float) -> str:
    return f'<g transform="translate(0 {RISE[seat]})">{seat_shape(seat, inset)}</g>'


def _cap() -> str:
    """A flat cap with its peak to the right."""
    y, left, right = HEAD + RIM - 1, 50 - HEAD, 50 + HEAD
    return (
        f'<path d="M{left} {y} A{HEAD} {HEAD} 0 0 1 {right} {y} L{right + 7} {y + 4.2} H{left} Z" fill="#fff"/>'
    )


def _marks() -> dict[str, Drawing]:
    line = 'fill="none" stroke="#fff" stroke-linecap="round" stroke-linejoin="round"'
    width, height = SHOVE
    turn = f"M4 {height - 26} H16 Q28 {height - 26} 28 {height - 38} V38 Q28 26 16 26 H10"
    return {
        "shove-up": Drawing(
            width,
            height,
            f'<path d="{turn}" {line} stroke-width="8"/><path d="M18 10 L2 26 L18 42 Z" fill="#fff" '
            'stroke="#fff" stroke-width="3" stroke-linejoin="round"/>',
        ),
        "ring": Drawing(
            22, 22, '<circle cx="11" cy="11" r="5" fill="none" stroke="#fff" stroke-width="4"/>', 4
        ),
        "head-down": Drawing(28, 22, '<path d="M5 3 H23 L14 16 Z" fill="#fff"/>', 4),
        "head-down-casing": Drawing(
            28,
            22,
            '<path d="M5 3 H23 L14 16 Z" fill="#fff" stroke="#fff" stroke-width="4" stroke-linejoin="round"/>',
            4,
        ),
        "shoved": Drawing(
            24, 24, f'<path d="M12 3.5 V20 M5.5 13.5 L12 20.5 L18.5 13.5 M5 3.5 H19" {line} stroke-width="3.4"/>', 5
        ),
        "step-back": Drawing(
            24, 24, f'<path d="M21 4 V20 M16 12 H4.5 M10 5.8 L3.8 12 L10 18.2" {line} stroke-width="3.4"/>', 5
        ),
        "chevrons": Drawing(
            52,
            40,
            "".join(f'<path d="M{x} 6 L{x + 12} 20 L{x} 34" {line} stroke-width="6"/>' for x in (9, 31)),
            3,
        ),
        "leaves": Drawing(
            24, 24, f'<path d="M21 12 H5 M11.5 5 L4.5 12 L11.5 19" {line} stroke-width="3.6"/>', 5
        ),
    }


def _frames() -> dict[str, Drawing]:
    """Dashed frames of what is not there."""
    return {
        "hold": _dashed(50, 54, 10.4, 2.6, 7, 5.5),
        "hold-ground": Drawing(50, 54, '<rect x="2" y="2" width="46" height="50" rx="10.4" fill="#fff"/>', 3),
        "missing-card": _dashed(50, 64, 9, 3, 7, 6),
        "jack-slot": _dashed(158, 78, 16, 2.5, 8, 7),
        "empty-pier": _dashed(373, 128, 18, 2.5, 9, 8),
    }


def _dashed(width: float, height: float, radius: float, line: float, dash: float, gap: float) -> Drawing:
    """A frame of dashes that close evenly."""
    wide, high = width - 4, height - 4
    around = 2 * (wide + high) - 8 * radius + 2 * math.pi * radius
    count = round(around / (dash + gap))
    pitch = around / count
    long = pitch * dash / (dash + gap)
    return Drawing(
        width,
        height,
        f'<rect x="2" y="2" width="{wide:g}" height="{high:g}" rx="{radius:g}" fill="none" stroke="#fff" '
        f'stroke-width="{line:g}" stroke-dasharray="{long:.3f} {pitch - long:.3f}"/>',
        3,
    )
