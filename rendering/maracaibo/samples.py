"""Positions to draw: whole games played a little sensibly, and one that no game reaches."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from games.core.action import Action
from games.maracaibo.actions import Act, Buy, Deliver, Invest, Quest, Sail
from games.maracaibo.game import Maracaibo
from games.maracaibo.view import MaracaiboView, Options

GAME = Maracaibo()
EXTREME_NAMES = (
    "Maximiliana-Wilhelmine Ö. Großmann",
    "Вячеслав Многоимённый-Длиннофами",
    "とても長い名前のプレイヤー山田花子鈴木太郎佐藤次郎田中",
    "محمد بن عبد الله بن عبد المطلب بن",
)
"""Longer than Discord allows, in four scripts."""
EAGER: tuple[type[Action], ...] = (Buy, Deliver, Quest, Invest, Act)
"""What is rather done than not."""
FAR = 3
"""Ships sail as far as that at least where they can, so that a round has few turns."""


class Moment(NamedTuple):
    """A state at which a player is asked, or the end; the public view of the picture before."""

    state: Any
    since: MaracaiboView
    fresh: bool
    """Whether the group wants to see the board anew."""

    @property
    def view(self) -> MaracaiboView:
        """What a spectator sees."""
        return GAME.view(self.state, None)


def play(seats: int, seed: int, options: Options | None = None) -> Iterator[Moment]:
    """Play a game at random, but do something where there is something to do."""
    rng = Random(seed)
    state = GAME.setup(seats, options)
    pictured, fresh = GAME.view(state, None), False
    while (decision := GAME.decision(state)) is not None:
        seat = rng.choice(decision.awaited)
        action = _choose(rng, list(decision.legal(seat)))
        fresh |= any(event.fresh_board for event in GAME.apply(state, seat, action))
        after = GAME.decision(state)
        if after is not None and after.by_chance:
            continue
        moment = Moment(state.copy(), pictured, fresh)
        yield moment
        if fresh:
            pictured, fresh = moment.view, False


def _choose(rng: Random, legal: list[Action]) -> Action:
    """Choose at random: eagerly what is worth something, rather anything than nothing."""
    eager = [action for action in legal if isinstance(action, EAGER)]
    busy = [action for action in legal if not action.declines]
    sailing = [action for action in legal if isinstance(action, Sail)]
    if eager and rng.random() < 0.8:
        return rng.choice(eager)
    return rng.choice(sailing[:FAR] or busy or legal)
