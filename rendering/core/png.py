"""From a drawn image to PNG, in one fixed palette per theme."""

import io
from functools import cache
from pathlib import Path

from PIL import Image

PALETTES = Path(__file__).parents[1] / "assets" / "palettes"
LEVEL = 1
"""How hard zlib tries: higher levels cost far more time than they save."""


@cache
def palette(theme: str) -> Image.Image:
    """Return an image that carries the 256 colours of a theme; it is shared."""
    codes = (PALETTES / f"{theme}.txt").read_text(encoding="ascii").split()
    image = Image.new("P", (1, 1))
    image.putpalette(bytes.fromhex("".join(code.removeprefix("#") for code in codes)))
    return image


def in_palette(image: Image.Image, theme: str) -> Image.Image:
    """Return an RGB image in the colours of a theme, each pixel in the nearest one."""
    return image.quantize(palette=palette(theme), dither=Image.Dither.NONE)


def encode(image: Image.Image) -> bytes:
    """Write an image as PNG."""
    data = io.BytesIO()
    image.save(data, "PNG", compress_level=LEVEL)
    return data.getvalue()
