"""Who draws which game."""

from rendering.montego.artist import MontegoArtist
from rendering.picture import Artist, PlayerBoards
from rendering.santiago.artist import SantiagoArtist

ARTISTS: dict[str, Artist] = {
    "santiago-de-cuba": SantiagoArtist(),
    "montego-bay": MontegoArtist(),
}
"""By the game's slug."""

PLAYER_BOARDS: dict[str, PlayerBoards] = {}
"""By the slug of the games whose players have boards of their own."""
