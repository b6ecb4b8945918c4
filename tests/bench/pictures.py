"""How long a board of each game takes to draw, beside the plain way of drawing it."""

import io
import time
from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from typing import Any, NamedTuple, TypeVar

from PIL import Image

from games.core.view import View
from rendering.core.kit import Kit, kit_of
from rendering.core.png import encode, in_palette
from rendering.core.theme import DUSK
from rendering.cuba import colours as cuba_colours
from rendering.cuba import description as cuba_words
from rendering.cuba import gallery as cuba_gallery
from rendering.cuba import plantation_description as plantation_words
from rendering.cuba import player_boards as plantations
from rendering.cuba import public as cuba
from rendering.cuba import samples as cuba_samples
from rendering.maracaibo import colours as maracaibo_colours
from rendering.maracaibo import description as maracaibo_words
from rendering.maracaibo import player_boards as ships
from rendering.maracaibo import public as maracaibo
from rendering.maracaibo import samples as maracaibo_samples
from rendering.maracaibo import ship_description as ship_words
from rendering.maracaibo import tracks
from rendering.maracaibo import tracks_description as track_words
from rendering.montego import artist as montego
from rendering.montego import colours as montego_colours
from rendering.montego import description as montego_words
from rendering.montego import samples as montego_samples
from rendering.santiago import artist as santiago
from rendering.santiago import description as santiago_words
from rendering.santiago import gallery as santiago_gallery
from tests.bench.report import Row, median, percentile

SEATS = 4
CUBA_SEATS = 5
"""As many as its pictures can show."""
NAMES = cuba_gallery.NAMES
BOARDS = 60
ROUNDS = 3
PLAIN_BOARDS = 9
MOST_BYTES = 300
"""In kilobytes."""

T = TypeVar("T")
Timed = list[float]


class Board(NamedTuple):
    """What one board shows: the view, and the one of the board before."""

    view: View
    since: View | None


class Subject(NamedTuple):
    """One game: its boards, and how they are painted, told and put into colours."""

    name: str
    boards: Callable[[], Iterator[Board]]
    paint: Callable[..., Any]
    describe: Callable[[Any], str]
    palette: str


def measure() -> list[Row]:
    """Draw boards of whole games as the bot does, and some of them the plain way.

    Times are of the processor, in milliseconds, so that they mean the same on a busy machine.
    """
    return [row for subject in _subjects() for row in _measure(subject)]


def _subjects() -> Iterator[Subject]:
    """Yield every public picture of every game."""
    told: Callable[[Any], str] = santiago_words.describe_board
    yield Subject("picture", _santiago, santiago.paint_board, told, DUSK.name)
    palette = montego_colours.palette_of(DUSK)
    told = montego_words.describe_board
    yield Subject("picture: montego", _montego, montego.paint_board, told, palette)
    palette = cuba_colours.palette_of(DUSK)
    yield Subject("picture: cuba", _cuba, cuba.paint_board, cuba_words.describe_board, palette)
    told = plantation_words.describe_every
    yield Subject("picture: cuba, plantations", _cuba, _plantations, told, palette)
    name, palette = "picture: maracaibo", maracaibo_colours.palette_of(DUSK)
    told = maracaibo_words.describe_board
    yield Subject(name, _maracaibo, maracaibo.paint_board, told, palette)
    told = track_words.describe_tracks
    yield Subject(f"{name}, tracks", _maracaibo, tracks.paint_tracks, told, palette)
    yield Subject(f"{name}, ships", _maracaibo, _ships, ship_words.describe_every, palette)


def _measure(subject: Subject) -> list[Row]:
    boards = list(islice(subject.boards(), BOARDS))
    for board in boards:  # a bot has drawn before: what is kept between pictures is there
        _draw(subject, board, [], [], [])
    paint: Timed = []
    colour: Timed = []
    pack: Timed = []
    sizes = [_draw(subject, board, paint, colour, pack) for _ in range(ROUNDS) for board in boards]
    total = [sum(parts) for parts in zip(paint, colour, pack, strict=True)]
    step = max(1, len(boards) // PLAIN_BOARDS)
    kit = Kit(DUSK, 2, smooth=1, remember=False)
    _plainly(subject, boards[0], kit)  # reads the stored sprites
    plain = [_plainly(subject, board, kit) for board in boards[::step]]
    way = "everything anew at double size, scaled down, default PNG"
    name = subject.name
    return [
        *_times(f"{name}: draw", paint, "everything kept that can be"),
        *_times(f"{name}: palette", colour, "one of 256 colours for each pixel"),
        *_times(f"{name}: encode", pack, "PNG, level 1"),
        *_times(f"{name}: total", total, "draw, palette, encode"),
        *_times(f"{name}: plain way", plain, way),
        Row(f"{name}: total / plain, median", median(total) / median(plain), "", at_most=1 / 6),
        Row(
            f"{name}: total / plain, p95",
            percentile(total, 95) / percentile(plain, 95),
            "",
            at_most=1 / 5,
        ),
        Row(f"{name}: size, median", median(sizes), "kB"),
        Row(f"{name}: size, largest", max(sizes), "kB", at_most=MOST_BYTES),
        Row(f"{name}: first board of a process", _first(subject, boards[0]), "ms", "nothing kept"),
    ]


def _times(name: str, values: Timed, note: str) -> list[Row]:
    return [
        Row(f"{name}, median", median(values), "ms", note),
        Row(f"{name}, p95", percentile(values, 95), "ms"),
    ]


def _santiago() -> Iterator[Board]:
    """Yield the beginnings of turns in games of four, of several tables."""
    for seed in range(1, 20):
        for moment in santiago_gallery.play(SEATS, seed):
            if moment.view.kind == "drive":
                yield Board(moment.view, moment.since)


def _montego() -> Iterator[Board]:
    """Yield boards after reveals and at the beginnings of rounds, and some of the loading."""
    for seed in range(1, 20):
        for number, moment in enumerate(montego_samples.play(SEATS, seed)):
            if moment.fresh or number % 6 == 0:
                yield Board(moment.view, moment.since)


def _cuba() -> Iterator[Board]:
    """Yield boards as the bot posts them: after cards, in parliament, while taxes are asked."""
    for seed in range(1, 20):
        for moment in cuba_samples.play(CUBA_SEATS, seed):
            if moment.fresh:
                yield Board(moment.view, moment.since)


def _maracaibo() -> Iterator[Board]:
    """Yield boards as the bot posts them, after each turn."""
    for seed in range(1, 20):
        for moment in maracaibo_samples.play(SEATS, seed):
            if moment.fresh:
                yield Board(moment.view, moment.since)


def _ships(kit: Kit, view: Any, names: Any, language: str, since: View | None) -> Any:
    """Paint all ship boards, on which nothing is marked as new."""
    return ships.paint_every(kit, view, names, language)


def _plantations(kit: Kit, view: Any, names: Any, language: str, since: View | None) -> Any:
    """Paint all plantations, on which nothing is marked as new."""
    return plantations.paint_every(kit, view, names, language)


def _draw(subject: Subject, board: Board, paint: Timed, colour: Timed, pack: Timed) -> float:
    """Draw one board as the artist does; add the times of its parts, return its kilobytes."""

    def painted() -> Image.Image:
        scene = subject.paint(
            kit_of(DUSK), board.view, NAMES[: board.view.seats], "en", board.since
        )
        subject.describe(scene)
        image: Image.Image = scene.canvas.image
        return image

    image = _timed(paint, painted)
    indexed = _timed(colour, partial(in_palette, image, subject.palette))
    return len(_timed(pack, partial(encode, indexed))) / 1000


def _timed(times: Timed, action: Callable[[], T]) -> T:
    start = time.process_time()
    result = action()
    times.append((time.process_time() - start) * 1000)
    return result


def _plainly(subject: Subject, board: Board, kit: Kit) -> float:
    """Draw one board the plain way, with nothing kept but the stored sprites; return its time.

    The double size takes the place of the smoothing that labels and shapes are made with.
    """
    times: Timed = []

    def draw() -> None:
        image = subject.paint(
            kit, board.view, NAMES[: board.view.seats], "en", board.since
        ).canvas.image
        half = image.resize((image.width // 2, image.height // 2), Image.Resampling.LANCZOS)
        half.save(io.BytesIO(), "PNG")

    _timed(times, draw)
    return times[0]


def _first(subject: Subject, board: Board) -> float:
    times: Timed = []

    def draw() -> bytes:
        scene = subject.paint(Kit(DUSK), board.view, NAMES[: board.view.seats], "en", board.since)
        return encode(in_palette(scene.canvas.image, subject.palette))

    _timed(times, draw)
    return times[0]
