"""Which computer players there are for which game."""

from collections.abc import Callable, Mapping
from random import Random
from types import MappingProxyType

from games.maracaibo.game import Maracaibo
from games.players.maracaibo.captain import Captain
from games.players.maracaibo.style import STYLES
from games.players.player import Player
from games.players.random_player import RandomPlayer

BEST: Mapping[str, Callable[[Random], Player]] = MappingProxyType(
    {Maracaibo.slug: lambda rng: Captain(rng, rng.choice(list(STYLES.values())))}
)
"""Makes a player that knows its game, by the game's slug; each may like other things."""


def opponent(slug: str, rng: Random) -> Player:
    """Return a player for a game, the best there is: one that does anything, if no better."""
    return BEST.get(slug, RandomPlayer)(rng)
