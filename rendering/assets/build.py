"""Rasterise the drawings into the stored sprites: `python -m rendering.assets.build`.

Needs resvg_py, a development dependency; at run time Pillow alone reads what this wrote.
"""

import io
from collections.abc import Iterator
from pathlib import Path

import resvg_py
from PIL import Image

from rendering.assets.drawings import Drawing, art, masks
from rendering.core.theme import DUSK

SPRITES = Path(__file__).parent / "sprites"
THEMES = (DUSK,)


def rasterise(drawing: Drawing) -> Image.Image:
    """Draw an SVG as RGBA."""
    data = bytes(resvg_py.svg_to_bytes(svg_string=drawing.svg()))
    return Image.open(io.BytesIO(data)).convert("RGBA")


def sprites() -> Iterator[tuple[Path, Image.Image]]:
    """Draw every sprite: masks as their coverage, art in the colours of each theme."""
    for name, drawing in masks().items():
        yield Path("masks") / f"{name}.png", rasterise(drawing).getchannel("A")
    for theme in THEMES:
        for name, drawing in art(theme).items():
            yield Path(theme.name) / f"{name}.png", rasterise(drawing)


def build(root: Path = SPRITES) -> None:
    """Write all sprites below `root`."""
    for path, image in sprites():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        image.save(root / path, optimize=True)


if __name__ == "__main__":
    build()
