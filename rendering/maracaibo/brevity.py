"""Effects where there is little room: on one line or on two, and never cut."""

from collections.abc import Callable, Sequence
from functools import partial
from operator import itemgetter
from typing import NamedTuple

from games.maracaibo.cards import Assistant, Card
from games.maracaibo.gains import OTHER_RUNNER, OWN_RUNNER
from rendering.core.canvas import Canvas
from rendering.core.kit import Kit
from rendering.core.sentence import row, row_width
from rendering.maracaibo import pieces
from rendering.maracaibo.effects import (
    Sentence,
    Signs,
    condition,
    effect,
    joined,
    perk,
    reward,
    tally,
)

GAP = 4
LEAST = 24
"""Where things would be smaller than this on one line, there are two if they are larger then."""
HALF = 0.43
"""The share of a slip's height that the things on each of two lines have at most."""
SPACE = 0.22

Maker = Callable[[float], Sentence]
"""What writes a sentence in any size of its things."""


def planned_effects(kit: Kit, one: Card) -> list[Maker]:
    """Return what a card needs and does, part by part."""
    needed = [partial(condition, kit, one.condition)] if one.condition is not None else []
    return [*needed, *_lasting(kit, one), *_at_once(kit, one)]


def bought_effects(kit: Kit, one: Card) -> list[Maker]:
    """Return what a bought card still does; where that is nothing, what it has done."""
    return _lasting(kit, one) or _at_once(kit, one)


def _at_once(kit: Kit, one: Card) -> list[Maker]:
    return [partial(effect, kit, gain) for gain in one.gains]


def _lasting(kit: Kit, one: Card) -> list[Maker]:
    made: list[Maker] = []
    if one.assistant is not None:
        made.append(partial(_at_place, kit, one.assistant))
    if one.perk is not None:
        made.append(partial(perk, kit, one.perk))
    if one.tally is not None:
        made.append(partial(tally, kit, one.tally))
    return made


def _at_place(kit: Kit, assistant: Assistant, glyph: float) -> Sentence:
    """Return where an assistant stands, and its action without an arrow before it."""
    place: Sentence = [pieces.badge(kit, assistant.location, round(glyph * 1.12)), 3]
    if any(gain.kind == "runners" for gain in assistant.action):
        signs = Signs(kit, glyph)
        each = f"{OWN_RUNNER}/{OTHER_RUNNER}"
        return [*place, *signs.doubloons(each), signs.quiet("×"), signs.figure]
    return [*place, *reward(kit, assistant.action, glyph)]


class Lines(NamedTuple):
    """Effects on one line or on two, and how large their things are."""

    lines: list[Sentence]
    glyph: int


def squeezed(parts: Sequence[Maker], width: float, height: float, glyph: float) -> Lines:
    """Return effects on one line, or on two where they would be too small on one; none is cut."""
    one = _largest(width, glyph, [parts])
    if one.glyph >= LEAST or len(parts) == 1:
        return one
    splits = ([parts[:at], parts[at:]] for at in range(1, len(parts)))
    two = max((_largest(width, height * HALF, split) for split in splits), key=itemgetter(1))
    return two if two.glyph > one.glyph else one


def _largest(width: float, glyph: float, split: Sequence[Sequence[Maker]]) -> Lines:
    """Return lines in the largest size, at most `glyph`, in which all of them fit."""
    for size in range(int(glyph), 0, -1):
        lines = [joined([make(size) for make in parts], round(size * SPACE)) for parts in split]
        if max(row_width(line, GAP) for line in lines) <= width:
            break
    return Lines(lines, size)


def put_lines(
    canvas: Canvas, squeezed: Lines, left: float, height: float, strength: float = 1
) -> None:
    """Put the lines of a slip one below the other."""
    pitch = height / len(squeezed.lines)
    for number, line in enumerate(squeezed.lines):
        row(canvas, left, round(pitch * (number + 0.5)), line, GAP, strength=strength)
