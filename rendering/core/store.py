"""The stored sprites: masters, larger than any use of them, scaled down once when first needed."""

from functools import lru_cache
from pathlib import Path

from PIL import Image

SPRITES = Path(__file__).parents[1] / "assets" / "sprites"


@lru_cache(maxsize=256)
def master(folder: str, name: str) -> Image.Image:
    """Return a stored sprite: a mask (L), or art in the colours of a theme (RGBA).

    The image is shared: never draw on it.
    """
    with Image.open(SPRITES / folder / f"{name}.png") as image:
        image.load()
        return image


def scaled(folder: str, name: str, width: int, height: int) -> Image.Image:
    """Return a stored sprite in this size, in pixels."""
    image = master(folder, name)
    if image.size == (width, height):
        return image
    return image.resize((width, height), Image.Resampling.LANCZOS)
