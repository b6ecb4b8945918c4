"""Setting type: faces, fonts for other scripts, measuring, fitting."""

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from threading import Lock
from typing import Literal, NamedTuple

from PIL import Image, ImageDraw, ImageFont

from rendering.core.coverage import covers
from rendering.core.graphemes import ELLIPSIS, graphemes
from rendering.core.right_to_left import reads_leftwards

Face = Literal["heavy", "bold", "narrow"]

FONTS = Path(__file__).parents[1] / "assets" / "fonts"
FILES: dict[Face, str] = {
    "heavy": "Manrope-ExtraBold.ttf",
    "bold": "Manrope-Bold.ttf",
    "narrow": "RobotoCondensed-Bold.ttf",
}
OTHER_SCRIPTS = (
    "NotoSans-Bold.ttf",
    "NotoSansArmenian-Bold.ttf",
    "NotoSansGeorgian-Bold.ttf",
    "NotoSansHebrew-Bold.ttf",
    "NotoSansArabic-Bold.ttf",
    "NotoSansThai-Bold.ttf",
    "NotoSansCJKsc-Bold.otf",
)
CAP_HEIGHT = 0.72
"""Height of a capital or a digit in Manrope, of the type size."""
MEASURED_AT = 4
"""Texts are measured so many times larger than asked."""

_typesetting = Lock()


class Setting(NamedTuple):
    """A text with the face and the size it is set in, and how much is added after each letter."""

    text: str
    face: Face
    size: float
    tracking: float = 0


class Step(NamedTuple):
    """One face and size to try."""

    face: Face
    size: float


class Glyphs(NamedTuple):
    """A set text: its coverage cropped to the ink, and where that lies from the pen's start.

    All in device pixels; `top` is negative above the baseline.
    """

    mask: Image.Image | None
    left: int
    top: int


def ladder(size: float, floor: float = 24, face: Face = "heavy") -> tuple[Step, ...]:
    """Return what is tried for a text: its size, 10 % smaller, narrow, narrow down to `floor`."""
    narrow = [Step("narrow", step) for step in _downwards(size, min(floor, size))]
    return (Step(face, size), Step(face, round(size * 0.9)), *narrow)


def _downwards(size: float, floor: float) -> list[float]:
    sizes = [size]
    while sizes[-1] > floor:
        sizes.append(max(floor, sizes[-1] - 1))
    return sizes


def fit(text: str, width: float, steps: Sequence[Step]) -> Setting:
    """Return the first step in which `text` is no wider than `width`; at last cut it.

    A cut text ends with an ellipsis (at its left when it reads leftwards) and is at least that.
    """
    for face, size in steps:
        if measure(text, face, size) <= width:
            return Setting(text, face, size)
    face, size = steps[-1]
    leftwards, pieces = reads_leftwards(text), graphemes(text)
    for kept in range(len(pieces) - 1, -1, -1):
        whole = "".join(pieces[len(pieces) - kept :] if leftwards else pieces[:kept])
        cut = whole.lstrip() if leftwards else whole.rstrip()
        shown = ELLIPSIS + cut if leftwards else cut + ELLIPSIS
        if measure(shown, face, size) <= width:
            return Setting(shown, face, size)
    return Setting(ELLIPSIS, face, size)


def caption(text: str, width: float) -> Setting:
    """Return a caption, smaller than 25 where it is long."""
    return fit(
        text, width, (Step("bold", 25), Step("bold", 22), Step("narrow", 24), Step("narrow", 21))
    )


def measure(text: str, face: Face, size: float, tracking: float = 0) -> float:
    """Return the width of a text in the unit of `size`."""
    return _measured(text, face, size) + tracking * max(0, len(text) - 1)


@lru_cache(maxsize=4096)
def _measured(text: str, face: Face, size: float) -> float:
    pixels = round(size * MEASURED_AT)
    with _typesetting:
        advance = sum(_font(name, pixels).getlength(part) for name, part in runs(text, face))
    return advance / MEASURED_AT


def set_type(setting: Setting, scale: float, over: int) -> Glyphs:
    """Draw a text `over` times larger than asked and scale it down once.

    `scale` is device pixels per unit of size.
    """
    text, face, size, tracking = setting
    pixels = round(size * scale * over)
    width = measure(text, face, size, tracking) * scale * over
    margin = over * 8
    baseline = -(-pixels * 5 // (4 * over)) * over
    box = _multiple(width + 2 * margin, over), _multiple(baseline + pixels * 0.6, over)
    big = Image.new("L", box)
    draw = ImageDraw.Draw(big)
    with _typesetting:
        _draw_runs(draw, setting, (margin, baseline), pixels, tracking * scale * over)
    small = big.reduce(over)
    ink = small.getbbox()
    if ink is None:
        return Glyphs(None, 0, 0)
    left, top = ink[0] - margin // over, ink[1] - baseline // over
    return Glyphs(small.crop(ink), left, top)


def _draw_runs(
    draw: ImageDraw.ImageDraw, setting: Setting, start: tuple[float, float], pixels: int, gap: float
) -> None:
    x, y = start
    for name, part in runs(setting.text, setting.face):
        font = _font(name, pixels)
        for piece in part if gap else (part,):
            draw.text((x, y), piece, fill=255, font=font, anchor="ls")
            x += font.getlength(piece) + gap


def _multiple(length: float, step: int) -> int:
    return int(-(-length // step)) * step


def runs(text: str, face: Face) -> list[tuple[str, str]]:
    """Split a text into parts that one font can draw: file name, part.

    The face comes first, then the fonts for other scripts; what none of them has stays with the
    face (`rendering.core.names` keeps such letters away).
    """
    parts: list[tuple[str, str]] = []
    for letter in text:
        name = _font_of(letter, face)
        if parts and parts[-1][0] == name:
            parts[-1] = (name, parts[-1][1] + letter)
        else:
            parts.append((name, letter))
    return parts


def _font_of(letter: str, face: Face) -> str:
    own = FILES[face]
    return next((name for name in (own, *OTHER_SCRIPTS) if covers(name, letter)), own)


@lru_cache(maxsize=64)
def _font(name: str, pixels: int) -> ImageFont.FreeTypeFont:
    """Open a font; the simple layout is the same on every machine, whatever is installed there."""
    return ImageFont.truetype(FONTS / name, pixels, layout_engine=ImageFont.Layout.BASIC)
