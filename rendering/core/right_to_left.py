"""Hebrew and Arabic as they look: letters joined, runs in the order in which the eye meets them.

The plain layout that the fonts are used with does neither.
"""

import unicodedata
from functools import cache

from rendering.core.graphemes import graphemes

RIGHT_TO_LEFT = frozenset({"R", "AL"})
STRONG = frozenset({"L", "R", "AL"})
NUMBERS = frozenset({"EN", "AN"})
FORMS = ("isolated", "final", "initial", "medial")
PRESENTATION = (*range(0xFB50, 0xFE00), *range(0xFE70, 0xFEFD))
MIRRORED = str.maketrans("()[]{}<>«»‹›", ")(][}{><»«›‹")
BRACKETS = {")": "(", "]": "[", "}": "{"}
TATWEEL = "\u0640"
"""Lengthens the line between two letters, and joins with both."""


def in_visual_order(text: str) -> str:
    """Return a line of text from left to right as it is seen, Arabic letters joined.

    Unicode's rules for both directions in one line (UAX 9), for text without control characters.
    """
    if not any(_is_right_to_left(letter) for letter in text):
        return text
    joined = graphemes(join(text))
    return _ordered(joined, _levels(joined))


def reads_leftwards(text: str) -> bool:
    """Return whether most letters of a line in visual order run to the left."""
    kinds = [unicodedata.bidirectional(letter) for letter in text]
    return sum(kind in RIGHT_TO_LEFT for kind in kinds) > kinds.count("L")


def _is_right_to_left(letter: str) -> bool:
    return unicodedata.bidirectional(letter) in RIGHT_TO_LEFT


def _levels(pieces: list[str]) -> list[int]:
    """Return how deep each letter, with its accents, is embedded; odd levels run to the left."""
    kinds = [unicodedata.bidirectional(piece[0]) for piece in pieces]
    base = "L" if next(kind for kind in kinds if kind in STRONG) == "L" else "R"
    kinds = _of_the_line(_with_numbers(kinds, base), pieces, base)
    deep = {"L": 0, "R": 1} if base == "L" else {"L": 2, "R": 1}
    return [deep.get(kind, 2) for kind in kinds]


def _with_numbers(kinds: list[str], base: str) -> list[str]:
    """Say which signs are part of a number, and which numbers read like Latin letters."""
    strong, found = base, list[str]()
    for kind in kinds:
        strong = kind if kind in STRONG else strong
        found.append("AN" if kind == "EN" and strong == "AL" else kind)
    for place, kind in enumerate(found[1:-1], 1):
        before, after = found[place - 1], found[place + 1]
        if before == after and (before, kind) in {("EN", "ES"), ("EN", "CS"), ("AN", "CS")}:
            found[place] = before
    _spread(found, "ET", "EN")
    strong = base
    for place, kind in enumerate(found):
        strong = kind if kind in STRONG else strong
        if kind == "EN" and strong == "L":
            found[place] = "L"
        elif kind == "AL":
            found[place] = "R"
    return found


def _spread(kinds: list[str], kind: str, into: str) -> None:
    """Let signs of one kind become what they stand beside, like a currency beside its number."""
    for places in (range(1, len(kinds)), range(len(kinds) - 2, -1, -1)):
        for place in places:
            if kinds[place] == kind and kinds[place - places.step] == into:
                kinds[place] = into


def _of_the_line(kinds: list[str], pieces: list[str], base: str) -> list[str]:
    """Give brackets and what else has no direction the one of what is around it."""
    found = list(kinds)
    for start, end in _pairs(pieces):
        within = {_side(kind) for kind in found[start + 1 : end]} - {None}
        if within:
            before = next(filter(None, map(_side, reversed(found[:start]))), base)
            found[start] = found[end] = base if base in within else before
    sides = [_side(kind) for kind in found]
    for place, side in enumerate(sides):
        if side is None:
            before = next(filter(None, reversed(sides[:place])), base)
            after = next(filter(None, sides[place:]), base)
            found[place] = before if before == after else base
    return found


def _pairs(pieces: list[str]) -> list[tuple[int, int]]:
    """Return where brackets open and close, in the order in which they open."""
    pairs, opened = [], list[int]()
    for place, piece in enumerate(pieces):
        if piece in BRACKETS.values():
            opened.append(place)
        elif piece in BRACKETS:
            while opened:
                start = opened.pop()
                if pieces[start] == BRACKETS[piece]:
                    pairs.append((start, place))
                    break
    return sorted(pairs)


def _side(kind: str) -> str | None:
    """Return to which side a letter draws what stands beside it: numbers count as Hebrew."""
    return "L" if kind == "L" else "R" if kind in RIGHT_TO_LEFT | NUMBERS else None


def _ordered(pieces: list[str], levels: list[int]) -> str:
    """Turn round each run of letters at least as deep as each level, the deepest first."""
    letters = [
        piece.translate(MIRRORED) if level % 2 else piece
        for piece, level in zip(pieces, levels, strict=True)
    ]
    for level in range(max(levels), 0, -1):
        start = 0
        while start < len(letters):
            end = start
            while end < len(letters) and levels[end] >= level:
                end += 1
            letters[start:end] = reversed(letters[start:end])
            levels[start:end] = reversed(levels[start:end])
            start = end + 1
    return "".join(letters)


def join(text: str) -> str:
    """Return Arabic letters in the forms they take beside each other."""
    shapes = _shapes()
    joined: list[str] = []
    place = 0
    while place < len(text):
        width = 2 if text[place : place + 2] in shapes else 1
        piece = text[place : place + width]
        forms = shapes.get(piece, {})
        follows = place > 0 and _reaches_on(text[place - 1]) and "final" in forms
        leads = _reaches_on(piece) and "final" in shapes.get(
            text[place + width : place + width + 1], {}
        )
        form = FORMS[follows + 2 * leads]
        joined.append(forms.get(form) or forms.get("isolated") or piece)
        place += width
    return "".join(joined)


def _reaches_on(piece: str) -> bool:
    """Return whether a letter joins with the one after it."""
    return "initial" in _shapes().get(piece, {})


@cache
def _shapes() -> dict[str, dict[str, str]]:
    """Return the forms of each Arabic letter, and of lam with alef, as Unicode lists them."""
    shapes: dict[str, dict[str, str]] = {TATWEEL: dict.fromkeys(FORMS, TATWEEL)}
    for code in PRESENTATION:
        kind, *parts = unicodedata.decomposition(chr(code)).split() or ("",)
        form = kind.strip("<>")
        letters = "".join(chr(int(part, 16)) for part in parts)
        if form in FORMS and (len(letters) == 1 or _is_lam_alef(letters)):
            shapes.setdefault(letters, {})[form] = chr(code)
    return shapes


def _is_lam_alef(letters: str) -> bool:
    return len(letters) == 2 and letters[0] == "\u0644" and letters[1] in "\u0622\u0623\u0625\u0627"
