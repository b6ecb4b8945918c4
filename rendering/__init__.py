"""Pictures of the games: a view goes in, a PNG and its description come out."""

from rendering.artists import ARTISTS, PLAYER_BOARDS, SECOND_BOARDS
from rendering.core.theme import DUSK, Theme
from rendering.picture import Artist, Picture, PlayerBoards, SecondBoard

__all__ = [
    "ARTISTS",
    "DUSK",
    "PLAYER_BOARDS",
    "SECOND_BOARDS",
    "Artist",
    "Picture",
    "PlayerBoards",
    "SecondBoard",
    "Theme",
]
