"""The SVG sources of Cuba's sprites."""

from rendering.assets.drawings.cuba.chips import chips
from rendering.assets.drawings.cuba.fields import fields
from rendering.assets.drawings.cuba.harbour import harbour
from rendering.assets.drawings.cuba.shapes import shapes
from rendering.assets.drawings.drawing import Drawing
from rendering.core.theme import Theme
from rendering.cuba.colours import colours_of


def art(theme: Theme) -> dict[str, Drawing]:
    """Return every drawing in the colours of a theme, by name."""
    own = colours_of(theme)
    drawings = {**chips(theme, own), **harbour(theme, own), **fields(own)}
    return {f"cuba/{name}": drawing for name, drawing in drawings.items()}


def masks() -> dict[str, Drawing]:
    """Return every mask by name."""
    return {f"cuba/{name}": drawing for name, drawing in shapes().items()}
