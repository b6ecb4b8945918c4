"""The SVG sources of all sprites: masks that take any colour, and art in a theme's colours."""

from rendering.assets.drawings import cuba, maracaibo, montego
from rendering.assets.drawings import masks as shared
from rendering.assets.drawings.drawing import Drawing
from rendering.assets.drawings.goods import goods
from rendering.assets.drawings.scenery import scenery
from rendering.assets.drawings.things import things
from rendering.core.theme import Theme


def art(theme: Theme) -> dict[str, Drawing]:
    """Return every drawing in the colours of a theme, by name."""
    own = {**montego.art(theme), **cuba.art(theme), **maracaibo.art(theme)}
    return {**things(theme), **goods(theme), **scenery(theme), **own}


def masks() -> dict[str, Drawing]:
    """Return every mask by name."""
    return {**shared.masks(), **montego.masks(), **cuba.masks(), **maracaibo.masks()}


__all__ = ["Drawing", "art", "masks"]
