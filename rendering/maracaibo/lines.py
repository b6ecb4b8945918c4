"""Names on one line or on two, as large as they fit."""

from collections.abc import Sequence
from functools import lru_cache

from rendering.core.canvas import Canvas
from rendering.core.colour import Colour
from rendering.core.lettering import Face, Setting, Step, fit, measure

SMALLEST = 0.62
"""How small the letters of a name get, of their size."""
LEADING = 1.31
"""From one line to the next, in type sizes."""
ONE: Sequence[tuple[Face, float]] = (("heavy", 1), ("heavy", 0.92))
TWO: Sequence[tuple[Face, float]] = (("heavy", 0.92), ("heavy", 0.86), ("narrow", 0.95))
"""What is tried for one line and for two, of the size asked for: accents need room between."""


@lru_cache(maxsize=1024)
def name_lines(text: str, width: float, size: float) -> tuple[Setting, ...]:
    """Return a name on one line where it fits, else on two; at last it is made narrow and cut."""
    for face, share in ONE:
        if measure(text, face, size * share) <= width:
            return (Setting(text, face, size * share),)
    for face, share in TWO:
        for lines in _halves(text):
            if all(measure(line, face, size * share) <= width for line in lines):
                return tuple(Setting(line, face, size * share) for line in lines)
    return _narrow(text, width, size)


def _halves(text: str) -> list[tuple[str, ...]]:
    """Return every way to break a text between two words, the most even one first."""
    words = text.split(" ")
    broken: list[tuple[str, ...]]
    broken = [(" ".join(words[:n]), " ".join(words[n:])) for n in range(1, len(words))]
    return sorted(broken, key=lambda lines: max(map(len, lines)))


def _narrow(text: str, width: float, size: float) -> tuple[Setting, ...]:
    lines = (_halves(text) or [(text,)])[0]
    face: Face = "narrow"
    widest = max(measure(line, face, size) for line in lines)
    fitting = size * max(min(TWO[-1][1], width / widest), SMALLEST)
    return tuple(fit(line, width, [Step(face, int(fitting))]) for line in lines)


def write_lines(
    canvas: Canvas, lines: Sequence[Setting], x: float, y: float, colour: Colour
) -> None:
    """Write lines with their common middle at x, y."""
    pitch = max(line.size for line in lines) * LEADING
    top = y - pitch * (len(lines) - 1) / 2
    for number, line in enumerate(lines):
        canvas.write(line, x, top + number * pitch, colour, "middle", "middle")
