"""What changed on the board since the previous picture."""

from typing import NamedTuple

from games.core.action import Seat
from games.santiago.data import Building, Cuban, Good
from games.santiago.view import SantiagoView


class News(NamedTuple):
    """What is marked on the board; nothing of it is secret."""

    mover: Seat | None = None
    """Whose turn it was: the seat that was active on the previous board."""
    origin: int | None = None
    """The stop that the car came from, None when it has not moved."""
    pieces: frozenset[Seat] = frozenset()
    flags: frozenset[Building] = frozenset()
    served: frozenset[Good] = frozenset()
    """Goods of which the ship demands less than before."""
    new_ship: bool = False
    asleep: frozenset[Cuban] = frozenset()
    awake: frozenset[Cuban] = frozenset()
    value: bool = False
    """Whether the value marker moved."""


NO_NEWS = News()


def news(view: SantiagoView, since: SantiagoView | None) -> News:
    """Compare two boards of one game."""
    if since is None:
        return NO_NEWS
    same_ship = view.departed == since.departed and bool(view.dice) and bool(since.dice)
    return News(
        mover=since.active,
        origin=since.car if since.car != view.car else None,
        pieces=frozenset(
            seat
            for seat, player in enumerate(view.players)
            if player.piece and player.piece != since.players[seat].piece
        ),
        flags=frozenset(view.owners.keys() - since.owners.keys()),
        served=frozenset(
            good for good in view.dice if same_ship and view.dice[good] < since.dice.get(good, 0)
        ),
        new_ship=bool(view.dice) and not same_ship,
        asleep=view.inactive - since.inactive,
        awake=since.inactive - view.inactive,
        value=view.value != since.value,
    )
