"""Every picture: its format, its size, the same bytes again."""

import hashlib
import io
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from rendering import DUSK, Picture
from rendering.core.kit import Kit
from rendering.montego.artist import MontegoArtist, paint_board, paint_choices
from rendering.montego.samples import EXTREME_NAMES, before_extreme, extreme
from tests.rendering.montego.positions import ARTIST, KINDS, NAMES, asked, some

MOST_BYTES = 300_000
ROOT = Path(__file__).parents[3]
DIGESTS = """
import hashlib
from rendering.montego.artist import MontegoArtist
from rendering.montego.samples import EXTREME_NAMES, before_extreme, extreme
artist = MontegoArtist()
for picture in (
    artist.board(extreme(), EXTREME_NAMES, since=before_extreme()),
    artist.choices(extreme(0), EXTREME_NAMES),
    artist.hand(extreme(2), EXTREME_NAMES),
):
    print(hashlib.sha256(picture.png + picture.alt.encode()).hexdigest())
"""


def pictures() -> list[Picture]:
    drawn = [
        ARTIST.board(moment.view, NAMES, since=moment.since)
        for seats in (2, 3, 4)
        for moment in some(seats, 10)
    ]
    drawn += [ARTIST.choices(asked(kind), NAMES) for kind in KINDS]
    drawn += [ARTIST.hand(asked(kind), NAMES) for kind in KINDS]
    drawn.append(ARTIST.board(extreme(), EXTREME_NAMES, since=before_extreme()))
    drawn.append(ARTIST.choices(extreme(0), EXTREME_NAMES))
    return drawn


def test_pictures_are_small_png_of_the_size_they_say_and_describe_themselves() -> None:
    for picture in pictures():
        with Image.open(io.BytesIO(picture.png)) as image:
            assert image.format == "PNG"
            assert image.size == (picture.width, picture.height)
        assert picture.width > picture.height
        assert len(picture.png) <= MOST_BYTES
        assert 40 <= len(picture.alt) <= 1024
        assert not picture.alt.endswith("…"), "it should have fitted"


def test_the_same_input_gives_the_same_bytes_in_every_process() -> None:
    outputs = {
        subprocess.run(
            [sys.executable, "-c", DIGESTS],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed},
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for seed in ("0", "4242")
    }
    assert len(outputs) == 1
    assert len(outputs.pop().split()) == 3


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_was_drawn_before_changes_nothing(seats: int) -> None:
    """Painted patches are kept: none of them may hold what belongs to another picture."""
    moments = some(seats, 7)
    used = Kit(DUSK)
    for moment in [*moments, *moments[::-1]]:
        kept = paint_board(used, moment.view, NAMES, since=moment.since).canvas.image
        anew = paint_board(Kit(DUSK), moment.view, NAMES, since=moment.since).canvas.image
        assert ImageChops.difference(kept, anew).getbbox() is None


def test_private_boards_change_nothing_in_public_ones() -> None:
    used, moment = Kit(DUSK), some(2)[3]
    for kind in ("load", "take-back", "play"):
        paint_choices(used, asked(kind, 2), NAMES)
    kept = paint_board(used, moment.view, NAMES, since=moment.since).canvas.image
    anew = paint_board(Kit(DUSK), moment.view, NAMES, since=moment.since).canvas.image
    assert ImageChops.difference(kept, anew).getbbox() is None


def test_two_threads_draw_what_one_would() -> None:
    moments = [*some(2, 5), *some(3, 5), *some(4, 5)]

    def digest(number: int) -> str:
        moment = moments[number % len(moments)]
        picture = MontegoArtist().board(moment.view, NAMES, since=moment.since)
        return hashlib.sha256(picture.png).hexdigest()

    alone = [digest(number) for number in range(len(moments))]
    with ThreadPoolExecutor(2) as threads:
        together = list(threads.map(digest, range(2 * len(moments))))
    assert together == alone * 2
