"""The stored sprites: masters, larger than any use of them, scaled down once when first needed."""

from pathlib import Path

from PIL import Image

SPRITES = Path(__file__).parents[1] / "assets" / "sprites"


def scaled(folder: str, name: str, width: int, height: int) -> Image.Image:
    """Read a stored sprite in this size: a mask (L), or art in the colours of a theme (RGBA).

    The master is not kept: it is much larger than what is made of it.
    """
    with Image.open(SPRITES / folder / f"{name}.png") as image:
        if image.size == (width, height):
            return image.copy()
        return image.resize((width, height), Image.Resampling.LANCZOS)
