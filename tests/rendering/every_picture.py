"""What pictures of every game are: small, of the size they say, and the same whenever drawn."""

import hashlib
import io
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from PIL import Image, ImageChops

from rendering import DUSK, Picture
from rendering.core.kit import Kit

ROOT = Path(__file__).parents[2]
T = TypeVar("T")


def assert_small_and_of_its_size(picture: Picture, most_bytes: int) -> None:
    """Check that a picture is a PNG, wider than high and of no more than so many bytes."""
    with Image.open(io.BytesIO(picture.png)) as image:
        assert image.format == "PNG"
        assert image.size == (picture.width, picture.height)
    assert picture.width > picture.height
    assert len(picture.png) <= most_bytes


def assert_describes_itself(picture: Picture, least: int) -> None:
    """Check that the text of a picture is long enough to say something and short enough to fit."""
    assert least <= len(picture.alt) <= 1024
    assert not picture.alt.endswith("…"), "it should have fitted"


def assert_same_in_every_process(script: str, lines: int) -> None:
    """Run a script that prints so many digests in processes of their own; all print the same."""
    outputs = {
        subprocess.run(
            [sys.executable, "-c", script],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed},
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for seed in ("0", "1", "4242")
    }
    assert len(outputs) == 1
    assert len(outputs.pop().split()) == lines


def assert_as_anew(used: Kit, paint: Callable[..., Any], *what: object, **more: object) -> None:
    """Paint with a kit that has painted before and with a new one: not a pixel differs."""
    kept = paint(used, *what, **more).canvas.image
    anew = paint(Kit(DUSK), *what, **more).canvas.image
    assert ImageChops.difference(kept, anew).getbbox() is None


def assert_two_threads_draw_the_same(
    draw: Callable[[T], bytes], things: Sequence[T], times: int = 1
) -> None:
    """Draw things alone, then each so many times by two threads: every picture is the same."""

    def digest(thing: T) -> str:
        return hashlib.sha256(draw(thing)).hexdigest()

    alone = [digest(thing) for thing in things]
    with ThreadPoolExecutor(2) as threads:
        together = list(threads.map(digest, [*things] * times))
    assert together == alone * times
