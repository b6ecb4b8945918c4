"""The SVG sources of Maracaibo's sprites."""

from rendering.assets.drawings.drawing import Drawing
from rendering.assets.drawings.maracaibo.chips import chips
from rendering.assets.drawings.maracaibo.hulls import hulls
from rendering.assets.drawings.maracaibo.jungle import jungle, jungle_masks
from rendering.assets.drawings.maracaibo.nations import nation_masks, shields
from rendering.assets.drawings.maracaibo.sea import scenery, voyage_masks
from rendering.assets.drawings.maracaibo.seats import seat_masks
from rendering.assets.drawings.maracaibo.shapes import shapes
from rendering.assets.drawings.maracaibo.tokens import tokens
from rendering.core.theme import Theme
from rendering.maracaibo.colours import colours_of


def art(theme: Theme) -> dict[str, Drawing]:
    """Return every drawing in the colours of a theme, by name."""
    own = colours_of(theme)
    drawings = {**chips(theme, own), **shields(theme, own), **tokens(theme, own), **scenery(theme, own), **jungle(theme, own)}
    drawings |= hulls(theme, own)
    return {f"maracaibo/{name}": drawing for name, drawing in drawings.items()}


def masks() -> dict[str, Drawing]:
    """Return every mask by name."""
    drawings = {**shapes(), **seat_masks(), **nation_masks(), **voyage_masks(), **jungle_masks()}
    return {f"maracaibo/{name}": drawing for name, drawing in drawings.items()}
