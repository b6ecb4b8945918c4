"""The pictures are those that were looked at."""

import io

import pytest
from PIL import Image, ImageChops, ImageStat

from rendering import Picture
from tests.rendering.goldens import GOLDENS, pictures

PLAINLY = 32
"""How far a part of a colour is off where a difference can be seen."""
FEW = 0.001
"""The share of pixels that another version of a library may draw a little differently."""


@pytest.fixture(scope="module")
def drawn() -> dict[str, Picture]:
    return pictures()


def test_every_golden_picture_is_drawn(drawn: dict[str, Picture]) -> None:
    assert {path.stem for path in GOLDENS.glob("*.png")} == set(drawn)


@pytest.mark.parametrize("name", ["board", "choices", "hand", "end", "extreme"])
def test_a_picture_looks_as_it_did(name: str, drawn: dict[str, Picture]) -> None:
    with Image.open(GOLDENS / f"{name}.png") as kept:
        golden = kept.convert("RGB")
    with Image.open(io.BytesIO(drawn[name].png)) as opened:
        image = opened.convert("RGB")
    assert image.size == golden.size
    difference = ImageChops.difference(image, golden)
    assert max(ImageStat.Stat(difference).mean) < 0.25
    off = difference.convert("L").point([255 * (value > PLAINLY) for value in range(256)])
    assert off.histogram()[255] < FEW * image.width * image.height
