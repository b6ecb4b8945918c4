"""Display names in plain text: what can be seen of them, on one line, told apart."""

import re
import unicodedata
from collections import Counter
from collections.abc import Sequence

from rendering.core.graphemes import END_OF_ISOLATE, JOINERS, shorten
from rendering.core.tokens import SEAT_LETTERS

NAME_LIMIT = 32
"""Characters that Discord allows in a name."""
MARKS_IN_A_ROW = 3
"""Accents kept on one letter; a stack of them would cover the lines around it."""

_LONE_JOINER = re.compile(r"(?<!\S)[\u200c\u200d]+|[\u200c\u200d]+(?!\S)")
_BLANKS = frozenset(
    "\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5\U0001d159\U00013441\U00013442\U00016fe4"
)
"""Letters and marks that draw nothing."""
_UNSEEN = frozenset({"Cc", "Cf", "Co", "Cs", "Zl", "Zp"})
_MARKS = frozenset({"Mn", "Me"})
_ISOLATE = "\N{FIRST STRONG ISOLATE}"
_RIGHT_TO_LEFT = frozenset({"R", "AL", "AN"})


def visible(name: str) -> str:
    """Keep what can be seen of a name: no control characters, no stacks of accents, one line.

    Accents need a letter below them. Spaces are single; nothing may be left.
    """
    kept: list[str] = []
    marks = MARKS_IN_A_ROW
    for letter in unicodedata.normalize("NFC", name):
        category = unicodedata.category(letter)
        if letter.isspace():
            kept.append(" ")
            marks = MARKS_IN_A_ROW
        elif letter in JOINERS:
            kept.append(letter)
        elif category in _MARKS:
            marks += 1
            if marks <= MARKS_IN_A_ROW and letter not in _BLANKS:
                kept.append(letter)
        elif letter not in _BLANKS and category not in _UNSEEN:
            kept.append(letter)
            marks = 0
    whole = " ".join(_LONE_JOINER.sub("", "".join(kept)).split())
    return unicodedata.normalize("NFC", whole)


def isolated(name: str) -> str:
    """Return a name that does not turn the sentence around it, whichever way it is written."""
    if any(unicodedata.bidirectional(letter) in _RIGHT_TO_LEFT for letter in name):
        return f"{_ISOLATE}{name}{END_OF_ISOLATE}"
    return name


def plain_name(name: str, limit: int = NAME_LIMIT) -> str:
    """Return a name for a text without markup, in at most `limit` letters; perhaps nothing.

    Two characters more isolate it where it is written from right to left.
    """
    return isolated(shorten(visible(name), limit))


def told_apart(names: Sequence[str], limit: int = NAME_LIMIT) -> list[str]:
    """Return names by seat, no two of which look the same: "Ana (A)", "Ana (B)".

    What had to be told apart is at most `limit` characters long, the rest stays as it is.
    """
    lettered: set[int] = set()
    while True:
        shown = [
            _with_letter(name, seat, limit) if seat in lettered else name
            for seat, name in enumerate(names)
        ]
        alike = Counter(map(_look, shown))
        clashing = {seat for seat, name in enumerate(shown) if alike[_look(name)] > 1}
        if clashing <= lettered:
            return shown
        lettered |= clashing


def _with_letter(name: str, seat: int, limit: int) -> str:
    sign = f" ({SEAT_LETTERS[seat]})"
    return (shorten(visible(name), limit - len(sign)) + sign).strip()


def _look(name: str) -> str:
    """Return what two names have in common that look the same."""
    return unicodedata.normalize("NFKC", visible(name)).casefold()
