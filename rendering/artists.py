"""Who draws which game."""

from rendering.montego.artist import MontegoArtist
from rendering.picture import Artist
from rendering.santiago.artist import SantiagoArtist

ARTISTS: dict[str, Artist] = {
    "santiago-de-cuba": SantiagoArtist(),
    "montego-bay": MontegoArtist(),
}
"""By the game's slug."""
