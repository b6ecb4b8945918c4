"""Who draws which game."""

from rendering.cuba.artist import CubaArtist
from rendering.cuba.player_boards import CubaPlayerBoards
from rendering.maracaibo.artist import MaracaiboArtist
from rendering.maracaibo.player_boards import MaracaiboPlayerBoards
from rendering.maracaibo.tracks import MaracaiboTracks
from rendering.montego.artist import MontegoArtist
from rendering.picture import Artist, PlayerBoards, SecondBoard
from rendering.santiago.artist import SantiagoArtist

ARTISTS: dict[str, Artist] = {
    "santiago-de-cuba": SantiagoArtist(),
    "cuba": CubaArtist(),
    "montego-bay": MontegoArtist(),
    "maracaibo": MaracaiboArtist(),
}
"""By the game's slug."""

PLAYER_BOARDS: dict[str, PlayerBoards] = {
    "cuba": CubaPlayerBoards(),
    "maracaibo": MaracaiboPlayerBoards(),
}
"""By the slug of the games whose players have boards of their own."""

SECOND_BOARDS: dict[str, SecondBoard] = {"maracaibo": MaracaiboTracks()}
"""By the slug of the games whose board does not fit into one picture."""
