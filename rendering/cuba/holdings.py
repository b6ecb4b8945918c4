"""What a player has of a kind in yard and warehouse."""

from games.cuba.data import Cube
from games.cuba.view import PlayerView


def stored(player: PlayerView, cube: Cube) -> int | None:
    """Return what the warehouse keeps of a crop; None for what is never kept there."""
    if cube in player.stored:
        return player.stored[cube]
    return None


def held(player: PlayerView, cube: Cube) -> int:
    """Count what a player has of a kind, in yard and warehouse."""
    return player.yard[cube] + (stored(player, cube) or 0)
