"""From a drawn image to PNG, in one fixed palette per theme."""

import io
from functools import cache
from pathlib import Path

from PIL import Image

PALETTES = Path(__file__).parents[1] / "assets" / "palettes"
CELL = 4
LEVEL = 1
"""How hard zlib tries: higher levels cost far more time than they save."""


@cache
def colours(theme: str) -> bytes:
    """Return the 256 colours of a theme, three bytes each."""
    codes = (PALETTES / f"{theme}.txt").read_text(encoding="ascii").split()
    return bytes.fromhex("".join(code.removeprefix("#") for code in codes))


@cache
def _signposts(theme: str) -> Image.Image:
    """Return the palette by which colours are looked up; it is shared.

    Pillow looks up the lowest corner of a cell of 4 × 4 × 4 colours for all that are in the cell.
    With every entry in such a corner, a colour of the palette always finds itself.
    """
    image = Image.new("P", (1, 1))
    image.putpalette(bytes(part & ~(CELL - 1) for part in colours(theme)))
    return image


def in_palette(image: Image.Image, theme: str) -> Image.Image:
    """Return an RGB image in the colours of a theme, each pixel in the nearest one."""
    indexed = image.quantize(palette=_signposts(theme), dither=Image.Dither.NONE)
    indexed.putpalette(colours(theme))
    return indexed


def encode(image: Image.Image) -> bytes:
    """Write an image as PNG."""
    data = io.BytesIO()
    image.save(data, "PNG", compress_level=LEVEL)
    return data.getvalue()
