"""Positions of Montego Bay to draw: of real games, and one laid out by hand."""

from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec

from games.montego.data import ROOMS, WORKERS, Figure, Freighter, Room, Warehouse, side_of
from games.montego.scoring import shares
from games.montego.view import MontegoView, Options, PlayerView, ShipView
from games.montego.walk import look_ahead
from rendering.montego.artist import MontegoArtist
from rendering.montego.samples import GAME, Moment, play

ARTIST = MontegoArtist()
NAMES = ("Ana", "Győző", "Łukasz", "Mateo")
KINDS = ("pick", "hire", "beside", "play", "load", "take-back")
ROW: tuple[Warehouse, ...] = ("W5", "W1", "W7", "W2", "W8", "W3", "W6", "W4")
TURNED = frozenset({1, 3, 6})
RAIL = (
    *("yellow-big", "green-small", "orange-big", "blue-small"),
    *("blue-big", "yellow-small", "orange-small", "green-big"),
)
STOOD: dict[Figure, int] = {
    "green-big": 12,
    "green-small": 8,
    "blue-big": 1,
    "blue-small": 9,
    "yellow-big": 3,
    "yellow-small": 0,
    "orange-big": 11,
    "orange-small": 6,
}
CARDS = dict(zip(RAIL, (3, 2, 4, 2, 1, 2, 5, 5), strict=True))


@cache
def course(seats: int, seed: int = 1) -> tuple[Moment, ...]:
    """Play a whole game at random; every decision of a player and the end."""
    return tuple(play(seats, seed))


def some(seats: int, count: int = 8) -> list[Moment]:
    """Return so many moments spread over a game, the start and the end among them."""
    whole = course(seats)
    step = max(1, (len(whole) - 1) // (count - 1))
    return [*whole[: len(whole) - 1 : step], whole[-1]]


@cache
def asked(kind: str, seats: int | None = None) -> MontegoView:
    """Return the view of a seat that is asked this, with as many choices as can be found."""
    found = []
    for size in (2,) if kind == "pick" else (seats,) if seats else (2, 3, 4):
        for seed in range(4):
            for moment in course(size, seed):
                decision = GAME.decision(moment.state)
                if decision and decision.kind == kind:
                    found.append(GAME.view(moment.state, decision.seats[0]))
    return max(found, key=lambda view: len(view.choices))


def first(seats: int, what: Callable[[MontegoView], bool], seed: int = 1) -> MontegoView:
    """Return the first public view of a game for which something holds."""
    return next(moment.view for moment in course(seats, seed) if what(moment.view))


def by_hand(**changes: Any) -> MontegoView:
    """Return four players loading after a reveal, with some things changed.

    c has shoved B and d has shoved b, C has stepped back; D and B have loaded, d loads now.
    """
    rooms: dict[int, Room] = {}
    for column, warehouse in enumerate(ROW):
        one, other = ROOMS[warehouse]
        north, south = (other, one) if column in TURNED else (one, other)
        rooms[column], rooms[15 - column] = north, south
    places, journeys = dict(STOOD), []
    for figure in RAIL:
        journey = look_ahead(places, 16, figure, CARDS[figure])
        if journey.shoved and journey.shoved_to is not None:
            places[journey.shoved] = journey.shoved_to
        places[figure] = journey.place
        journeys.append(journey)
    view = MontegoView(
        seat=None,
        seats=4,
        kind="load",
        asked=(3,),
        options=Options(),
        round=5,
        players=tuple(
            PlayerView(points, coins, barrels, (WORKERS[2 * seat], WORKERS[2 * seat + 1]))
            for seat, (points, coins, barrels) in enumerate(
                ((9, 1, 12), (7, 3, 11), (11, 0, 11), (4, 2, 13))
            )
        ),
        warehouses=ROW,
        rooms=tuple(rooms[space] for space in range(16)),
        places=places,
        rail=RAIL,
        coins=9,
        tug=False,
        harbour=(
            ship("F7", {0: 2, 1: 3, 2: 1}),
            ship("F13", {0: 1, 1: 2, 2: 2, 3: 2}),
            ship("F4", {2: 2, 3: 1}),
            ship("F10", {0: 1}),
        ),
        stacks=(2, 6),
        shuffle_due=False,
        hirer=None,
        partner=None,
        journeys=tuple(journeys),
        loaded=("orange-big", "blue-big", "orange-small"),
        loading="orange-small",
        left=1,
        pile={},
        pile_points=(3, 2, 1),
        pile_shares={},
        laid={},
        wants=None,
        choices=(),
    )
    return msgspec.structs.replace(view, **changes)


def ship(name: Freighter, cargo: dict[int, int], seats: int = 4) -> ShipView:
    """Return a ship with these barrels aboard."""
    side = side_of(name, seats)
    return ShipView(name, side.holds, side.points, cargo, shares(cargo, side.points))


def before_reveal(**changes: Any) -> MontegoView:
    """Return the same position while cards are chosen; who is asked has nothing laid."""
    quiet: dict[str, Any] = {
        "kind": "play",
        "asked": (0, 2),
        "places": dict(STOOD),
        "journeys": (),
        "loaded": (),
        "loading": None,
        "left": 0,
    }
    return by_hand(**{**quiet, **changes})


def pile_position() -> MontegoView:
    """Return the last loading: no ship is left, barrels go onto the tavern pile."""
    pile = {0: 4, 1: 1, 2: 2}
    return by_hand(
        harbour=(),
        stacks=(0, 0),
        pile=pile,
        pile_shares=shares(pile, (3, 2, 1)),
    )
