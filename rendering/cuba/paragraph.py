"""A text in one line, or broken into two."""

from collections.abc import Sequence

from rendering.core.canvas import Canvas
from rendering.core.colour import Colour
from rendering.core.lettering import Setting, Step, fit, measure

LINE = 1.22
"""From one baseline to the next, of the type size."""


def lines(
    text: str, width: float, steps: Sequence[Step], low: Sequence[Step] | None = None
) -> list[Setting]:
    """Return a text in one line if any of these steps allows it, else in two; at last it is cut.

    `low` are the steps for two lines, where they are to be lower than a single one.
    """
    low = low or steps
    for step in steps:
        if measure(text, step.face, step.size) <= width:
            return [Setting(text, *step)]
    for step in low:
        broken = _break(text, width, step)
        if broken is not None:
            return [Setting(line, *step) for line in broken]
    first, rest = _fill(text, width, low[-1])
    return [fit(line, width, low[-1:]) for line in (first, rest) if line]


def _break(text: str, width: float, step: Step) -> tuple[str, str] | None:
    """Return the two most even lines that hold a text, if any do."""
    words = text.split()
    pairs = [(" ".join(words[:n]), " ".join(words[n:])) for n in range(1, len(words))]
    widths = [(max(measure(line, step.face, step.size) for line in pair), pair) for pair in pairs]
    fitting = [(wide, pair) for wide, pair in widths if wide <= width]
    return min(fitting)[1] if fitting else None


def _fill(text: str, width: float, step: Step) -> tuple[str, str]:
    """Return as much as the first line holds, and the rest."""
    words = text.split()
    count = 1
    while count < len(words) and measure(" ".join(words[: count + 1]), *step[:2]) <= width:
        count += 1
    return " ".join(words[:count]), " ".join(words[count:])


def write_lines(
    canvas: Canvas, settings: Sequence[Setting], x: float, middle: float, colour: Colour
) -> None:
    """Write lines with the middle of all of them on y."""
    pitch = settings[0].size * LINE
    first = middle - pitch * (len(settings) - 1) / 2
    for number, setting in enumerate(settings):
        canvas.write(setting, x, round(first + pitch * number), colour, down="middle")
