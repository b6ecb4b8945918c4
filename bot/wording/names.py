"""Display names, made harmless."""

import re
import unicodedata
from collections.abc import Iterator, Sequence

NAME_LIMIT = 32
NAMELESS = "?"
SHORTER = (NAME_LIMIT, 20, 12, 6)
"""How long names may be in a text, tried until it fits into a message."""
MARKS_IN_A_ROW = 3

# What Discord would read as markup becomes a look-alike, and only where it would: "[HU] dark_knight
# <3" stays as it is. A backslash would make names longer and show inside code blocks.
_LOOK_ALIKES = (
    (re.compile(r"[*]"), "∗"),
    (re.compile(r"`"), "ˋ"),
    (re.compile(r"\\"), "∖"),
    (re.compile(r"@"), "＠"),
    (re.compile(r"(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])"), "ˍ"),
    (re.compile(r"~(?=~)|(?<=~)~"), "∼"),
    (re.compile(r"\|(?=\|)|(?<=\|)\|"), "∣"),
    (re.compile(r"<(?=[^\s\d])"), "‹"),
    (re.compile(r"\](?=\()"), "］"),
    (re.compile(r":(?=//)"), "∶"),
    (re.compile(r"(?<=\.[A-Za-z]{2})/|(?<=\.[A-Za-z]{3})/"), "∕"),
    (re.compile(r"^#"), "＃"),
    (re.compile(r"^>"), "›"),
    (re.compile(r"^-(?=#)"), "‐"),
    (re.compile(r"^([-+]|\d+\.) "), "\\1\N{NO-BREAK SPACE}"),
)
_JOINERS = frozenset("\N{ZERO WIDTH JOINER}\N{ZERO WIDTH NON-JOINER}")
_LONE_JOINER = re.compile(r"(?<!\S)[\u200c\u200d]+|[\u200c\u200d]+(?!\S)")
_BLANKS = frozenset("\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5")
"""Letters and marks that draw nothing."""
_UNSEEN = frozenset({"Cc", "Cf", "Co", "Cs", "Zl", "Zp"})
_MARKS = frozenset({"Mn", "Me"})
_ISOLATE, _END_OF_ISOLATE = "\N{FIRST STRONG ISOLATE}", "\N{POP DIRECTIONAL ISOLATE}"
_RIGHT_TO_LEFT = frozenset({"R", "AL", "AN"})


def safe_name(name: str) -> str:
    """Return a display name as it may stand in any message, at most 32 characters long.

    It carries no markup, mention or link, stays on its line, and one that is written from right to
    left does not turn the sentence around it.
    """
    seen = _visible(unicodedata.normalize("NFC", name))
    for pattern, look_alike in _LOOK_ALIKES:
        seen = pattern.sub(look_alike, seen)
    seen = _cut(seen, NAME_LIMIT)
    if _right_to_left(seen):
        seen = _cut(seen, NAME_LIMIT - 2)
    return f"{_ISOLATE}{seen}{_END_OF_ISOLATE}" if _right_to_left(seen) else seen or NAMELESS


def shorter_and_shorter(names: Sequence[str]) -> Iterator[list[str]]:
    """Yield all names as they may stand in a message: in full, then ever shorter."""
    for limit in SHORTER:
        yield [safe_name(name[:limit]) for name in names]


def _right_to_left(name: str) -> bool:
    """Whether any letter of a name is written from right to left."""
    return any(unicodedata.bidirectional(letter) in _RIGHT_TO_LEFT for letter in name)


def _visible(name: str) -> str:
    """Keep what can be seen: no control characters, no stacks of accents, single spaces."""
    kept: list[str] = []
    marks = 0
    for letter in name:
        category = unicodedata.category(letter)
        marks = marks + 1 if category in _MARKS else 0
        if letter.isspace():
            kept.append(" ")
        elif letter in _JOINERS or not (
            letter in _BLANKS or category in _UNSEEN or marks > MARKS_IN_A_ROW
        ):
            kept.append(letter)
    return " ".join(_LONE_JOINER.sub("", "".join(kept)).split())


def _cut(name: str, limit: int) -> str:
    """Shorten a name to a limit without leaving half an emoji or a lone accent behind."""
    if len(name) <= limit:
        return name
    end = limit - 1
    while end and (name[end] in _JOINERS or unicodedata.category(name[end]) in _MARKS):
        end -= 1
    return name[:end].rstrip(" \u200c\u200d") + "…"
