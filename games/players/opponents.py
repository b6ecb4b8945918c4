"""Which computer players there are for which game."""

from collections.abc import Callable, Mapping
from random import Random
from types import MappingProxyType
from typing import Any

from games.core.action import Action, Seat
from games.core.game import Game
from games.core.state import State
from games.maracaibo.game import Maracaibo
from games.players.maracaibo.captain import Captain
from games.players.maracaibo.style import STYLES, Style
from games.players.player import Player
from games.players.random_player import RandomPlayer
from games.players.searcher import Searcher

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


def answer(
    game: Game[Any, Any, Any], state: State, seat: Seat, character: int, rng: Random
) -> Action:
    """Answer for a seat as the strongest player at hand, who knows no more than a person there.

    A player that knows the game answers from what it sees; where there is none, the answers are
    played out. `character` decides, for a whole game, what the player leans to.

    Raises:
        ValueError: the seat is not asked.
    """
    decision = game.decision(state)
    if game.slug in BEST and decision is not None:
        player = opponent(game.slug, Random(character))
        return player.choose(game.view(state, seat), decision.for_seat(seat))
    return Searcher(game, rng).choose(state, seat)


def opponent(slug: str, rng: Random) -> Player:
    """Return one of the best players for a game; each may like other things."""
    return rng.choice(list(kinds(slug).values()))(rng)
