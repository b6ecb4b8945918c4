"""Hebrew and Arabic as they look: letters joined, runs in the order in which the eye meets them.

The plain layout that the fonts are used with does neither.
"""

import unicodedata
from functools import cache

RIGHT_TO_LEFT = frozenset({"R", "AL"})
NUMBERS = frozenset({"EN", "AN"})
FORMS = ("isolated", "final", "initial", "medial")
PRESENTATION = (*range(0xFB50, 0xFE00), *range(0xFE70, 0xFEFD))
MIRRORED = str.maketrans("()[]{}<>«»‹›", ")(][}{><»«›‹")


def in_visual_order(text: str) -> str:
    """Return a line of text from left to right as it is seen, Arabic letters joined."""
    if not any(_is_right_to_left(letter) for letter in text):
        return text
    joined = join(text)
    return _ordered(joined, _levels(joined))


def reads_leftwards(text: str) -> bool:
    """Return whether a line in visual order begins at its right end."""
    return bool(text) and _is_right_to_left(text[-1])


def _is_right_to_left(letter: str) -> bool:
    return unicodedata.bidirectional(letter) in RIGHT_TO_LEFT


def _levels(text: str) -> list[int]:
    """Return how deep each letter is embedded; odd levels run to the left."""
    kinds = [unicodedata.bidirectional(letter) for letter in text]
    strong = [kind for kind in kinds if kind == "L" or kind in RIGHT_TO_LEFT]
    base = int(strong[0] in RIGHT_TO_LEFT)
    levels: list[int | None] = []
    for kind in kinds:
        if kind in RIGHT_TO_LEFT:
            levels.append(1)
        elif kind == "L" or kind in NUMBERS:
            levels.append(2 * base)
        else:
            levels.append(None)
    return [_of_neighbours(levels, place, base) for place in range(len(levels))]


def _of_neighbours(levels: list[int | None], place: int, base: int) -> int:
    """Return a letter's level; what has none of its own lies between two equals, or in the line."""
    own = levels[place]
    if own is not None:
        return own
    before = next((level for level in reversed(levels[:place]) if level is not None), base)
    after = next((level for level in levels[place:] if level is not None), base)
    return before if before == after else base


def _ordered(text: str, levels: list[int]) -> str:
    """Turn round each run of letters at least as deep as each level, the deepest first."""
    letters = [
        letter.translate(MIRRORED) if level % 2 else letter
        for letter, level in zip(text, levels, strict=True)
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
    shapes: dict[str, dict[str, str]] = {}
    for code in PRESENTATION:
        kind, *parts = unicodedata.decomposition(chr(code)).split() or ("",)
        form = kind.strip("<>")
        letters = "".join(chr(int(part, 16)) for part in parts)
        if form in FORMS and (len(letters) == 1 or _is_lam_alef(letters)):
            shapes.setdefault(letters, {})[form] = chr(code)
    return shapes


def _is_lam_alef(letters: str) -> bool:
    return len(letters) == 2 and letters[0] == "\u0644" and letters[1] in "\u0622\u0623\u0625\u0627"
