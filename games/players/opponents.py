"""Which computer players there are for which game."""

from collections.abc import Callable, Mapping
from random import Random
from types import MappingProxyType

from games.maracaibo.game import Maracaibo
from games.players.maracaibo.captain import Captain
from games.players.maracaibo.style import STYLES, Style
from games.players.player import Player
from games.players.random_player import RandomPlayer

Maker = Callable[[Random], Player]


def _captain(style: Style) -> Maker:
    return lambda rng: Captain(rng, style)


BEST: Mapping[str, Mapping[str, Maker]] = MappingProxyType(
    {Maracaibo.slug: {leaning: _captain(style) for leaning, style in STYLES.items()}}
)
"""Makes the players that know a game, by the game's slug and by what they lean to."""


def kinds(slug: str) -> Mapping[str, Maker]:
    """Return the best players there are for a game, by name: who does anything, if no better."""
    return BEST.get(slug, {"random": RandomPlayer})


def opponent(slug: str, rng: Random) -> Player:
    """Return one of the best players for a game; each may like other things."""
    return rng.choice(list(kinds(slug).values()))(rng)
