"""What is done in a turn, each deed as a verb with what belongs to it and what came of it."""

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from bot.wording.language import Language
from bot.wording.maracaibo.gained import Gained, gained
from bot.wording.maracaibo.heads import Drawing, Fighting, Head, quiet, said
from games.core.event import Event
from games.maracaibo.events import (
    AutomaRevealed,
    Bought,
    CityUsed,
    DoubloonsChanged,
    Explored,
    JeanDelivered,
    JeanTookCard,
    JeanTookQuest,
    Planned,
    Sailed,
    TokenRevealed,
    VillageUsed,
)

Deed = Head | Gained
"""What belongs to the turn of the one who did it."""

TOLD_BY_PURCHASES = frozenset({"cards", "buildings"})
"""For what doubloons are paid where the deed itself says how many."""


Fruitless = Sailed | AutomaRevealed | JeanDelivered | JeanTookCard | JeanTookQuest
"""Deeds that bring nothing by themselves; what follows is for something else."""


class Part(NamedTuple):
    """A deed, None where the telling begins after it, and what came of it."""

    head: Head | None
    came: list[Gained]


def deeds(events: Sequence[Deed], language: Language) -> list[str]:
    """Tell what somebody did, deed by deed: "sails 4 to San Juan (6)", "plans Notary"."""
    told: list[str] = []
    by_jean = any(isinstance(event, AutomaRevealed) for event in events)
    for _, some in groupby(_parts(events), key=_group):
        parts = list(some)
        heads = [part.head for part in parts if part.head is not None]
        came = [event for part in parts for event in part.came]
        told += _with_gains(said(heads, language, by_jean=by_jean), came, language)
    return told or [text for event in events if (text := quiet(event, language))]


def _parts(events: Sequence[Deed]) -> list[Part]:
    """Put what came of a deed under it; what another deed says already is left out."""
    parts: list[Part] = []
    for event in events:
        if isinstance(event, CityUsed) and _followed(event, events):
            continue
        if isinstance(event, Head):
            parts.append(Part(event, []))
        elif not _told(event, parts):
            if not parts or isinstance(parts[-1].head, Fruitless):
                parts.append(Part(None, []))
            parts[-1].came.append(event)
    return parts


def _followed(event: CityUsed, events: Sequence[Event]) -> bool:
    """Whether another deed tells for what a city, or a space at sea, was used."""
    kinds: dict[str, type[Event]] = {
        "fight": TokenRevealed,
        "explore": Explored,
        "bid": Bought,
    }
    kind = kinds.get(event.deed)
    return kind is not None and any(isinstance(other, kind) for other in events)


def _told(event: Gained, parts: Sequence[Part]) -> bool:
    """Whether the deed itself says what was paid or taken."""
    if not isinstance(event, DoubloonsChanged):
        return False
    if event.amount < 0:
        return event.source in TOLD_BY_PURCHASES
    head = parts[-1].head if parts else None
    earning = isinstance(head, VillageUsed) and head.deed == "earn" and not parts[-1].came
    return earning and event.source == "village"


def _group(part: Part) -> object:
    """Return what parts that are told together have in common."""
    match part.head:
        case Planned():
            return Planned
        case VillageUsed(deed="earn") if not part.came:
            return "earn"
        case head if isinstance(head, Drawing):
            return Drawing
        case head if isinstance(head, Fighting):
            return Fighting
    return id(part)


def _with_gains(told: list[str], came: Sequence[Gained], language: Language) -> list[str]:
    """Put what came of deeds after the last one of them."""
    brought = gained(came, language)
    if not brought:
        return told
    if not told:
        return [language.gettext("gets {gains}").format(gains=brought)]
    text = language.gettext("{deed} ({gains})")
    return [*told[:-1], text.format(deed=told[-1], gains=brought)]
