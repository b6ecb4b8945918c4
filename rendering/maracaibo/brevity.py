"""Effects where there is little room: what matters most is kept, a sign says that there is more."""

from collections.abc import Callable, Sequence
from functools import partial

from games.maracaibo.cards import Assistant, Card
from games.maracaibo.gains import OTHER_RUNNER, OWN_RUNNER
from rendering.core.kit import Kit
from rendering.core.sentence import Quiet, number, row_width
from rendering.maracaibo import pieces
from rendering.maracaibo.effects import (
    Sentence,
    Signs,
    card_effect,
    perk,
    reward,
    tally,
)

GAP = 4
LEAST = 24
"""Where things would be smaller than this, what matters less is left out."""
SMALLEST = 11
MORE = "…"

Maker = Callable[[float], Sentence]
"""What writes a sentence in any size of its things."""


def planned_effects(kit: Kit, one: Card) -> list[Maker]:
    """Return what a card does, and what matters most of it."""
    return [partial(card_effect, kit, one), partial(_short, kit, one)]


def bought_effects(kit: Kit, one: Card) -> list[Maker]:
    """Return what a bought card still does; where that is nothing, what it has done."""
    if one.assistant or one.perk or one.tally:
        return [partial(_lasting, kit, one)]
    return [partial(reward, kit, one.gains), partial(_short, kit, one)]


def _lasting(kit: Kit, one: Card, glyph: float) -> Sentence:
    if one.assistant is not None:
        return _at_place(kit, one.assistant, glyph)
    if one.perk is not None:
        return perk(kit, one.perk, glyph)
    assert one.tally is not None, "a lasting card has an assistant, a perk, or counts at the end"
    return tally(kit, one.tally, glyph)


def _at_place(kit: Kit, assistant: Assistant, glyph: float) -> Sentence:
    """Return where an assistant stands, and its action without an arrow before it."""
    place: Sentence = [pieces.badge(kit, assistant.location, round(glyph * 1.12)), 3]
    if any(gain.kind == "runners" for gain in assistant.action):
        signs = Signs(kit, glyph)
        each = f"{OWN_RUNNER}/{OTHER_RUNNER}"
        return [*place, *signs.doubloons(each), signs.quiet("×"), signs.figure]
    return [*place, *reward(kit, assistant.action, glyph)]


def _short(kit: Kit, one: Card, glyph: float) -> Sentence:
    plain = tuple(gain for gain in one.gains if gain.given is None and gain.kind != "symbol")
    lasting = bool(one.assistant or one.perk or one.tally)
    main = _lasting(kit, one, glyph) if lasting else reward(kit, plain, glyph)
    left_out = bool(one.gains) if lasting else len(plain) < len(one.gains)
    return [*main, *([_more(glyph)] if left_out else [])]


def _more(glyph: float) -> Quiet:
    return Quiet(number(MORE, glyph))


def squeezed(makers: Sequence[Maker], width: float, glyph: float) -> Sentence:
    """Return the first sentence that fits in a good size, else the last one as small as it must be.

    At last it is cut.
    """
    for make in makers:
        for size in range(int(glyph), LEAST - 1, -1):
            parts = make(size)
            if row_width(parts, GAP) <= width:
                return parts
    for size in range(min(int(glyph), LEAST), SMALLEST - 1, -1):
        parts = makers[-1](size)
        if row_width(parts, GAP) <= width:
            return parts
    while row_width([*parts, _more(SMALLEST)], GAP) > width and parts:
        parts = parts[:-1]
    return [*parts, _more(SMALLEST)]
