"""The phases of a round, as they are shown in the header."""

from rendering.core.words import mark

PHASES = (
    ("two-coins", mark("Hire Jack")),
    ("card-random", mark("Choose cards")),
    ("walk", mark("Walking")),
    ("barrel", mark("Loading")),
    ("boat", mark("Departure")),
    ("cycle", mark("New order")),
)
"""Icon and name of each."""

SET_UP = mark("Set-up")
OVER = mark("Final scores")

PHASE_OF = {"hire": 0, "beside": 0, "play": 1, "load": 3, "take-back": 3, "draw-ship": 3}
"""The phase in which a decision of this kind is made."""


def phase_of(kind: str | None) -> int | None:
    """Return the phase of a decision, None in the set-up and after the end."""
    return PHASE_OF.get(kind or "")


def caption_of(kind: str | None, *, over: bool) -> str:
    """Return what the header says."""
    phase = phase_of(kind)
    if over:
        return OVER
    return SET_UP if phase is None else PHASES[phase][1]
