"""The phases of a round and what players are asked, as the pictures call them."""

from games.cuba.view import CubaView, Phase
from rendering.core.words import mark

PHASE_NAMES: dict[Phase, str] = {
    "set-up": mark("Set-up"),
    "bills": mark("Bills"),
    "actions": mark("Actions"),
    "parliament": mark("Parliament"),
    "administration": mark("Administration"),
    "end": mark("Final scores"),
}

TASKS: dict[str, str] = {
    "pick-materials": mark("PICK"),
    "pick-crops": mark("PICK"),
    "play": mark("PLAY"),
    "move": mark("MOVE"),
    "harvest": mark("HARVEST"),
    "trade": mark("TRADE"),
    "build": mark("BUILD"),
    "place": mark("PLACE"),
    "activate": mark("ACTIVATE"),
    "give": mark("GIVE"),
    "swap": mark("SWAP"),
    "store": mark("STORE"),
    "veto": mark("VETO"),
    "exchange": mark("CALL A SHIP"),
    "load": mark("LOAD"),
    "enact": mark("ENACT"),
    "tax": mark("TAX"),
    "duty": mark("DUTY"),
}
"""What a single player is asked, by the kind of the decision."""


def phase_name(view: CubaView) -> str:
    """Return what the header says, to be translated."""
    return PHASE_NAMES["end" if view.over else view.phase]
