"""How long a board takes to draw, beside the plain way of drawing it."""

import io
import time
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from PIL import Image

from rendering.core.kit import Kit, kit_of
from rendering.core.png import encode, in_palette
from rendering.core.theme import DUSK
from rendering.santiago.artist import paint_board
from rendering.santiago.description import describe_board
from rendering.santiago.gallery import NAMES, Moment, play
from tests.bench.report import Row, median, percentile

SEATS = 4
BOARDS = 60
ROUNDS = 3
PLAIN_BOARDS = 9
MOST_BYTES = 300
"""In kilobytes."""

T = TypeVar("T")
Timed = list[float]


def measure() -> list[Row]:
    """Draw boards of whole games as the bot does, and some of them the plain way.

    Times are of the processor, in milliseconds, so that they mean the same on a busy machine.
    """
    boards = _boards()
    for board in boards:
        _draw(board, [], [], [])  # a bot has drawn before: what is kept between pictures is there
    paint: Timed = []
    colour: Timed = []
    pack: Timed = []
    sizes = [_draw(board, paint, colour, pack) for _ in range(ROUNDS) for board in boards]
    total = [sum(parts) for parts in zip(paint, colour, pack, strict=True)]
    step = max(1, len(boards) // PLAIN_BOARDS)
    kit = Kit(DUSK, 2, smooth=1, remember=False)
    _plainly(boards[0], kit)  # reads the stored sprites
    plain = [_plainly(board, kit) for board in boards[::step]]
    way = "everything anew at double size, scaled down, default PNG"
    return [
        *_times("picture: draw", paint, "1600 × 1200, everything kept that can be"),
        *_times("picture: palette", colour, "one of 256 colours for each pixel"),
        *_times("picture: encode", pack, "PNG, level 1"),
        *_times("picture: total", total, "draw, palette, encode"),
        *_times("picture: plain way", plain, way),
        Row("picture: total / plain, median", median(total) / median(plain), "", at_most=1 / 6),
        Row(
            "picture: total / plain, p95",
            percentile(total, 95) / percentile(plain, 95),
            "",
            at_most=1 / 5,
        ),
        Row("picture: size, median", median(sizes), "kB"),
        Row("picture: size, largest", max(sizes), "kB", at_most=MOST_BYTES),
        Row("picture: first board of a process", _first(boards[0]), "ms", "nothing kept yet"),
    ]


def _times(name: str, values: Timed, note: str) -> list[Row]:
    return [
        Row(f"{name}, median", median(values), "ms", note),
        Row(f"{name}, p95", percentile(values, 95), "ms"),
    ]


def _boards() -> list[Moment]:
    """Return the beginnings of turns in games of four, of several tables."""
    turns: list[Moment] = []
    for seed in range(1, 20):
        turns += [moment for moment in play(SEATS, seed) if moment.view.kind == "drive"]
        if len(turns) >= BOARDS:
            break
    return turns[:BOARDS]


def _draw(board: Moment, paint: Timed, colour: Timed, pack: Timed) -> float:
    """Draw one board as the artist does; add the times of its parts, return its kilobytes."""

    def painted() -> Image.Image:
        scene = paint_board(kit_of(DUSK), board.view, NAMES, "en", board.since)
        describe_board(scene)
        return scene.canvas.image

    image = _timed(paint, painted)
    indexed = _timed(colour, partial(in_palette, image, DUSK.name))
    return len(_timed(pack, partial(encode, indexed))) / 1000


def _timed(times: Timed, action: Callable[[], T]) -> T:
    start = time.process_time()
    result = action()
    times.append((time.process_time() - start) * 1000)
    return result


def _plainly(board: Moment, kit: Kit) -> float:
    """Draw one board the plain way, with nothing kept but the stored sprites; return its time.

    The double size takes the place of the smoothing that labels and shapes are made with.
    """
    times: Timed = []

    def draw() -> None:
        image = paint_board(kit, board.view, NAMES, "en", board.since).canvas.image
        half = image.resize((image.width // 2, image.height // 2), Image.Resampling.LANCZOS)
        half.save(io.BytesIO(), "PNG")

    _timed(times, draw)
    return times[0]


def _first(board: Moment) -> float:
    times: Timed = []

    def draw() -> bytes:
        scene = paint_board(Kit(DUSK), board.view, NAMES, "en", board.since)
        return encode(in_palette(scene.canvas.image, DUSK.name))

    _timed(times, draw)
    return times[0]
