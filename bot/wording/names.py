"""Display names, made harmless."""

import re
from collections.abc import Iterator, Sequence

from discord import Member, User

from rendering.core.graphemes import shorten
from rendering.core.plain_names import NAME_LIMIT, isolated, told_apart, visible

NAMELESS = "?"
SHORTER = (NAME_LIMIT, 20, 12, 6)
"""How long names may be in a text, tried until it fits into a message."""

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


def safe_name(name: str, limit: int = NAME_LIMIT) -> str:
    """Return a display name as it may stand in any message, in at most `limit` letters.

    It carries no markup, mention or link, stays on its line, and one that is written from right to
    left does not turn the sentence around it: two characters more isolate it.
    """
    seen = shorten(visible(name), limit)
    for pattern, look_alike in _LOOK_ALIKES:
        seen = pattern.sub(look_alike, seen)
    return isolated(seen) or NAMELESS


def known_as(user: User | Member) -> str:
    """Return what somebody is called, in what can be seen: their account's name if need be."""
    return visible(user.display_name) or visible(user.name)


def shorter_and_shorter(names: Sequence[str]) -> Iterator[list[str]]:
    """Yield all names as they may stand in a message: in full, then ever shorter, never alike."""
    for limit in SHORTER:
        shortened = [shorten(visible(name), limit) for name in names]
        yield [safe_name(name, limit) for name in told_apart(shortened, limit)]
