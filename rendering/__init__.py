"""Pictures of the games: a view goes in, a PNG and its description come out."""

from rendering.artists import ARTISTS
from rendering.core.theme import DUSK, Theme
from rendering.picture import Artist, Picture

__all__ = ["ARTISTS", "DUSK", "Artist", "Picture", "Theme"]
