"""Who draws which game."""

from rendering.picture import Artist
from rendering.santiago.artist import SantiagoArtist

ARTISTS: dict[str, Artist] = {"santiago-de-cuba": SantiagoArtist()}
"""By the game's slug."""
