"""The sea in the evening: a sky with stars, the setting sun, its light on the water."""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from rendering.assets.drawings.drawing import Drawing, glow, shade
from rendering.core.colour import WHITE, Colour
from rendering.core.theme import Theme

PATH = (58, 40, 66, 30, 52, 24, 40, 18, 30)
"""How long the reflections of the sun are, from the horizon down."""
SHIFTS = (0, -9, 6, 10, -7, 5, -4, 6, 0)
"""How far they lie from the middle on rough water."""


class Bay(NamedTuple):
    """A picture of the sea: its size, where the water begins, and where the sun sets."""

    width: int
    height: int
    horizon: int
    sun: int


def evening(
    theme: Theme,
    bay: Bay,
    *,
    depths: Sequence[float],
    halo: int,
    stars: str,
    shore: str,
    water: str,
) -> Drawing:
    """Return a framed picture of the sea; `depths` are where the sea's colours stand."""
    width, height, horizon, sun = bay
    sky = shade("s", *zip((0, 0.45, 0.8, 1), theme.sky, strict=True))
    sea = shade("w", *zip(depths, theme.sea, strict=True))
    warm = theme.sky[3]
    light = glow("q", (0, warm, 0.75), (0.5, warm, 0.25), (1, warm, 0))
    return Drawing(
        width,
        height,
        f'<defs>{sky}{sea}{light}<clipPath id="c"><rect width="{width}" height="{height}" rx="24"/>'
        f'</clipPath></defs><g clip-path="url(#c)"><rect width="{width}" height="{horizon}" '
        f'fill="url(#s)"/>{stars}<circle cx="{sun}" cy="{horizon + 6}" r="{halo}" fill="url(#q)"/>'
        f'{shore}<rect y="{horizon}" width="{width}" height="{height - horizon}" fill="url(#w)"/>'
        f"{water}</g>"
        f'<rect x="1" y="1" width="{width - 2}" height="{height - 2}" rx="23" fill="none" '
        f'stroke="{WHITE.code}" stroke-opacity=".10" stroke-width="2"/>',
    )


def stars(
    chance: Random,
    bay: Bay,
    count: int,
    heights: tuple[int, int] = (4, 62),
    strength: tuple[float, float] = (0.25, 0.75),
) -> str:
    """Return stars between two heights, each with a strength between those given."""
    return "".join(
        f'<circle cx="{chance.uniform(0, bay.width):.0f}" cy="{chance.uniform(*heights):.0f}" '
        f'r="{chance.choice([1, 1.3, 1.8])}" fill="#fff" opacity="{chance.uniform(*strength):.2f}"/>'
        for _ in range(count)
    )


def sparks(theme: Theme) -> tuple[Colour, Colour, Colour]:
    """Return the colours of light on the water."""
    return theme.sky[3].mix(theme.sun, 0.4), theme.crest, theme.crest


def waves(
    theme: Theme, chance: Random, bay: Bay, count: int, strength: tuple[float, float]
) -> str:
    """Return light on the water, the longer the nearer, and the sun's path."""
    depth = bay.height - bay.horizon
    marks = []
    for _ in range(count):
        y = bay.horizon + 4 + (depth - 8) * chance.random() ** 1.2
        length = chance.uniform(14, 80) * (0.4 + (y - bay.horizon) / depth)
        marks.append(
            f'<rect x="{chance.uniform(0, bay.width):.0f}" y="{y:.0f}" width="{length:.0f}" height="2.6" '
            f'rx="1.3" fill="{chance.choice(sparks(theme)).code}" '
            f'opacity="{chance.uniform(*strength):.2f}"/>'
        )
    return "".join(marks) + sun_path(theme, bay, SHIFTS)


def sun_path(theme: Theme, bay: Bay, shifts: Sequence[int] = (0,) * len(PATH)) -> str:
    """Return the reflections of the sun below it."""
    return "".join(
        f'<rect x="{bay.sun - length / 2 + shift:g}" y="{bay.horizon + 4 + row * 9}" width="{length}" '
        f'height="3" rx="1.5" fill="{theme.sun.code}" opacity="{0.62 - row * 0.05:.2f}"/>'
        for row, (length, shift) in enumerate(zip(PATH, shifts, strict=True))
    )
