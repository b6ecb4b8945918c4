"""The SVG sources of Montego Bay's sprites."""

from rendering.assets.drawings.drawing import Drawing
from rendering.assets.drawings.montego.barrels import barrels
from rendering.assets.drawings.montego.harbour import harbour
from rendering.assets.drawings.montego.shapes import shapes
from rendering.assets.drawings.montego.ships import ships
from rendering.core.theme import Theme
from rendering.montego.colours import colours_of


def art(theme: Theme) -> dict[str, Drawing]:
    """Return every drawing in the colours of a theme, by name."""
    own = colours_of(theme)
    drawings = {**barrels(theme, own), **ships(theme, own), **harbour(theme, own)}
    return {f"montego/{name}": drawing for name, drawing in drawings.items()}


def masks() -> dict[str, Drawing]:
    """Return every mask by name."""
    return {f"montego/{name}": drawing for name, drawing in shapes().items()}
