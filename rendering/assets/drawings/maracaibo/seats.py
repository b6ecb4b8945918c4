"""What carries a seat's piece: the hull of a ship, the shoulders of an assistant, open ground."""

from rendering.assets.drawings.drawing import Drawing

SHIP = (100, 112)
ASSISTANT = (100, 112)
GROUND = (100, 46)


def seat_masks() -> dict[str, Drawing]:
    """Return the parts by name; each takes a colour."""
    return {**_ship(), **_assistant(), **_ground()}


def _ship() -> dict[str, Drawing]:
    parts = {
        "ship-mast": '<rect x="47" y="60" width="6" height="30" fill="#fff"/>',
        "ship-edge": '<path d="M2 80 H98 C95 100 84 110 76 110 H24 C14 110 5 100 2 80 Z" fill="#fff"/>',
        "ship-hull": '<path d="M6 83 H94 C90 98 82 106 75 106 H25 C16 106 9 98 6 83 Z" fill="#fff"/>',
        "ship-rail": '<path d="M6 83 H94 L92 90 H8 Z" fill="#fff"/>',
    }
    return {name: Drawing(*SHIP, body, 3) for name, body in parts.items()}


def _assistant() -> dict[str, Drawing]:
    parts = {
        "assistant-edge": '<path d="M3 112 C3 80 20 66 50 66 C80 66 97 80 97 112 Z" fill="#fff"/>',
        "assistant-coat": '<path d="M10 110 C10 84 25 72 50 72 C75 72 90 84 90 110 Z" fill="#fff"/>',
    }
    return {name: Drawing(*ASSISTANT, body, 3) for name, body in parts.items()}


def _ground() -> dict[str, Drawing]:
    return {
        "ground-edge": Drawing(*GROUND, '<ellipse cx="50" cy="23" rx="50" ry="23" fill="#fff"/>', 3),
        "ground": Drawing(*GROUND, '<ellipse cx="50" cy="20" rx="47" ry="19" fill="#fff"/>', 3),
    }
