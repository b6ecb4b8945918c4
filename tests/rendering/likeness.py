"""Whether a picture looks like another: one that was kept, or the same in true colours."""

import io
from math import log10
from pathlib import Path

from PIL import Image, ImageChops, ImageStat

from rendering import Picture
from rendering.core.png import in_palette

PLAINLY = 32
"""How far a part of a colour is off where a difference can be seen."""
FEW = 0.001
"""The share of pixels that another version of a library may draw a little differently."""


def assert_alike(picture: Picture, kept: Path) -> None:
    """Fail where a difference can be seen."""
    with Image.open(kept) as opened:
        golden = opened.convert("RGB")
    with Image.open(io.BytesIO(picture.png)) as opened:
        image = opened.convert("RGB")
    assert image.size == golden.size
    difference = ImageChops.difference(image, golden)
    assert max(ImageStat.Stat(difference).mean) < 0.25
    off = difference.convert("L").point([255 * (value > PLAINLY) for value in range(256)])
    assert off.histogram()[255] < FEW * image.width * image.height


def closeness(image: Image.Image, palette: str) -> float:
    """Return how close a picture in the palette is to its true colours, in decibels."""
    difference = ImageChops.difference(image, in_palette(image, palette).convert("RGB"))
    error = sum(ImageStat.Stat(difference).sum2) / (3 * image.width * image.height)
    return 10 * log10(255**2 / error)
