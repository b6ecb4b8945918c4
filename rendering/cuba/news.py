"""What changed on the table since the previous picture."""

from collections.abc import Mapping
from typing import NamedTuple

from games.core.action import Seat
from games.cuba.data import Character, Marker, Merchandise
from games.cuba.statutes import Group, Statute
from games.cuba.tiles import Building
from games.cuba.view import CubaView, ShipView


class News(NamedTuple):
    """What is marked on the board; nothing of it is secret."""

    points: Mapping[Seat, int] = {}
    """Points, for each who got some."""
    pesos: Mapping[Seat, int] = {}
    """Pesos gained or spent, for each whose number changed."""
    played: Mapping[Seat, tuple[Character, ...]] = {}
    """The cards that were played."""
    loaded: Mapping[int, Mapping[Merchandise, int]] = {}
    """What came aboard ships that were there before, by the number of the ship."""
    arrived: frozenset[int] = frozenset()
    """The ships that were not to be seen before."""
    markets: Mapping[Merchandise, int] = {}
    """How many cubes more, or less, lie in a row of the market."""
    built: Mapping[Building, Seat] = {}
    """The buildings that were bought, and by whom."""
    markers: frozenset[Marker] = frozenset()
    """The places of black markers that were taken."""
    laws: frozenset[Group] = frozenset()
    """The groups with another law in force."""
    vetoed: Statute | None = None


NO_NEWS = News()


def news(view: CubaView, since: CubaView | None) -> News:
    """Return what is new against the view of the previous board; nothing without one."""
    if since is None or since.phase == "set-up":
        return NO_NEWS
    players = list(zip(view.players, since.players, strict=True))
    before = _ships(since)
    same_round = view.round == since.round
    return News(
        points={
            seat: now.points - then.points
            for seat, (now, then) in enumerate(players)
            if now.points > then.points
        },
        pesos={
            seat: now.pesos - then.pesos
            for seat, (now, then) in enumerate(players)
            if now.pesos != then.pesos
        },
        played={
            seat: now.played[len(then.played) :] if same_round else now.played
            for seat, (now, then) in enumerate(players)
            if len(now.played) > (len(then.played) if same_round else 0)
        },
        loaded={
            number: cargo
            for number, ship in _ships(view).items()
            if number in before and (cargo := _more_aboard(ship, before[number]))
        },
        arrived=frozenset(_ships(view)) - frozenset(before),
        markets={
            kind: count - since.market[kind]
            for kind, count in view.market.items()
            if count != since.market[kind]
        },
        built={
            tile: seat
            for seat, (now, then) in enumerate(players)
            for field, tile in now.built.items()
            if field not in then.built
        },
        markers=frozenset(view.markers) - frozenset(since.markers if same_round else ()),
        laws=frozenset(group for group, law in view.laws.items() if law != since.laws[group]),
        vetoed=view.vetoed if same_round and since.vetoed is None else None,
    )


def _ships(view: CubaView) -> dict[int, ShipView]:
    """Return the ships that can be seen, by number."""
    return {ship.number: ship for ship in (*view.docks, view.sea) if ship is not None}


def _more_aboard(now: ShipView, then: ShipView) -> dict[Merchandise, int]:
    return {
        kind: count - then.loaded.get(kind, 0)
        for kind, count in now.loaded.items()
        if count > then.loaded.get(kind, 0)
    }
