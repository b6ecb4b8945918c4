"""Moments of games to draw: whole games, and the most there is to choose from."""

from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import Any, Generic, NamedTuple, TypeVar

from games.core.action import Action
from games.core.game import Game
from games.core.view import View

V = TypeVar("V", bound=View)


class Moment(NamedTuple, Generic[V]):
    """A state at which a player is asked, or the end; the public view of the picture before."""

    state: Any
    view: V
    """What a spectator sees."""
    since: V
    fresh: bool
    """Whether the group wants to see the board anew."""


def moments(
    game: Game[Any, V, Any],
    state: Any,
    choose: Callable[[Random, list[Action]], Action],
    seed: int,
) -> Iterator[Moment[V]]:
    """Play a game on from `state`, where `choose` answers for everybody, and chance, too."""
    rng = Random(seed)
    pictured, fresh = game.view(state, None), False
    while (decision := game.decision(state)) is not None:
        seat = rng.choice(decision.awaited)
        action = choose(rng, list(decision.legal(seat)))
        fresh |= any(event.fresh_board for event in game.apply(state, seat, action))
        after = game.decision(state)
        if after is not None and after.by_chance:
            continue
        kept = state.copy()
        moment = Moment(kept, game.view(kept, None), pictured, fresh)
        yield moment
        if fresh:
            pictured, fresh = moment.view, False


def keep_widest(widest: dict[str, V], game: Game[Any, V, Any], played: Iterable[Moment[V]]) -> None:
    """Keep for each kind of decision the asked player's view with the most to choose from."""
    for moment in played:
        decision = game.decision(moment.state)
        if decision is None:
            continue
        view: Any = game.view(moment.state, decision.awaited[0])
        best: Any = widest.get(decision.kind)
        if best is None or len(view.choices) > len(best.choices):
            widest[decision.kind] = view
