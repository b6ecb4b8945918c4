"""What has changed between two moments, in numbers with a sign."""

from collections.abc import Iterator, Mapping
from typing import TypeVar

from bot.wording.language import Language

K = TypeVar("K")


def changes(had: Mapping[K, int], has: Mapping[K, int]) -> Iterator[tuple[K, int]]:
    """Yield the kinds of which there is more or less than there was, each with how much."""
    changed = ((kind, amount - had[kind]) for kind, amount in has.items())
    return ((kind, change) for kind, change in changed if change)


def signed(said: str, change: int, language: Language) -> str:
    """Put the sign of a change before what has changed, which is told without one."""
    text = language.gettext("+{things}") if change > 0 else language.gettext("−{things}")
    return text.format(things=said)
