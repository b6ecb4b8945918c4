"""What changed on the board since the previous picture."""

from collections.abc import Mapping
from typing import NamedTuple

from games.core.action import Seat
from games.montego.data import Freighter
from games.montego.view import MontegoView


class News(NamedTuple):
    """What is marked on the board; nothing of it is secret."""

    loaded: Mapping[Freighter, Mapping[Seat, int]] = {}
    """The barrels that came aboard the ships that are still there."""
    arrived: frozenset[Freighter] = frozenset()
    gained: Mapping[Seat, int] = {}
    """Points, for each who got some."""
    earned: Mapping[Seat, int] = {}
    """Coins, for each who got some."""


NO_NEWS = News()


def news(view: MontegoView, since: MontegoView | None) -> News:
    """Return what is new against the view of the previous board; nothing without one."""
    if since is None or since.kind == "pick":
        return NO_NEWS
    before = {ship.ship: ship.cargo for ship in since.harbour}
    loaded = {
        ship.ship: {
            seat: count - before[ship.ship].get(seat, 0)
            for seat, count in ship.cargo.items()
            if count > before[ship.ship].get(seat, 0)
        }
        for ship in view.harbour
        if ship.ship in before
    }
    arrived = frozenset(ship.ship for ship in view.harbour if ship.ship not in before)
    for ship in view.harbour:
        if ship.ship in arrived and ship.cargo:
            loaded[ship.ship] = dict(ship.cargo)
    players = list(zip(view.players, since.players, strict=True))
    return News(
        loaded={ship: cargo for ship, cargo in loaded.items() if cargo},
        arrived=arrived if since.harbour else frozenset(),
        gained={
            seat: now.points - then.points
            for seat, (now, then) in enumerate(players)
            if now.points > then.points
        },
        earned={
            seat: now.coins - then.coins
            for seat, (now, then) in enumerate(players)
            if now.coins > then.coins
        },
    )
