"""The phases of a round and what players are asked, as the pictures call them."""

from games.maracaibo.view import MaracaiboView, Phase
from rendering.core.words import mark

PHASE_NAMES: dict[Phase, str] = {
    "set-up": mark("Set-up"),
    "sail": mark("Sailing"),
    "act": mark("Action"),
    "draw": mark("Drawing"),
    "jean": mark("Jean’s turn"),
    "interim": mark("End of the round"),
    "final": mark("Last scoring"),
    "end": mark("Final scores"),
}

TASKS: dict[str, str] = {
    "choose-cards": mark("CARDS"),
    "choose-careers": mark("CAREER"),
    "sail": mark("SAIL"),
    "action": mark("ACT"),
    "city": mark("CITY"),
    "village": mark("VILLAGE"),
    "place-disc": mark("DISC"),
    "remove": mark("DISC"),
    "buy": mark("BUY"),
    "explore": mark("EXPLORE"),
    "quest": mark("QUEST"),
    "pay": mark("PAY"),
    "influence": mark("INFLUENCE"),
    "reveal": mark("COMBAT"),
    "fight": mark("COMBAT"),
    "discard": mark("DISCARD"),
    "add": mark("COMBAT"),
    "spend": mark("COMBAT"),
    "end-action": mark("END TURN"),
    "draw": mark("DRAW"),
    "buy-or-collect": mark("BUY"),
}
"""What a player is asked, by the kind of the decision."""


def phase_name(view: MaracaiboView) -> str:
    """Return what the header says, to be translated."""
    return PHASE_NAMES["end" if view.over else view.phase]
