"""Positions to draw: a whole game at random, and one that no game reaches."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from games.core.action import Action
from games.montego.actions import Hire, Load
from games.montego.data import FOUR_PLAYER_SIDES, JACK, WORKERS, Figure, Freighter
from games.montego.game import Montego
from games.montego.scoring import shares
from games.montego.view import Journey, MontegoView, Options, PlayerView, ShipView
from rendering.samples import Moment as AnyMoment
from rendering.samples import moments

GAME = Montego()
EXTREME_NAMES = (
    "Maximiliana-Wilhelmine Ö. Großmann",
    "Вячеслав Многоимённый-Длиннофами",
    "とても長い名前のプレイヤー山田花子鈴木太郎佐藤次郎田中",
    "Szilágyi-Nagy Erzsébet-Boglárka",
)
"""Longer than Discord allows, in three scripts."""
Moment = AnyMoment[MontegoView]
"""A state at which a player is asked, or the end; the public view of the picture before."""


def play(seats: int, seed: int) -> Iterator[Moment]:
    """Play a game at random; everybody who can pay wants Jack."""
    return moments(GAME, GAME.setup(seats), _choose, seed)


def _choose(rng: Random, legal: list[Action]) -> Action:
    wanted = [action for action in legal if action == Hire("yes")]
    return rng.choice(wanted or legal)


def extreme(seat: int | None = None) -> MontegoView:
    """Return a board with every way there can be, full ships and numbers of three digits."""
    order: tuple[Figure, ...] = (JACK, *WORKERS)
    stood = (3, 3, 5, 7, 9, 11, 13, 15, 1)
    journeys = tuple(
        Journey(figure, 5, origin, (origin + 5) % 16, (origin + 5 - number % 3) % 16)
        for number, (figure, origin) in enumerate(zip(order, stood, strict=True))
    )
    places = {journey.figure: (2 * n) % 16 for n, journey in enumerate(journeys[:-1])}
    places["orange-small"] = 15
    ships: tuple[Freighter, ...] = ("F13", "F14", "F15", "F10")
    cargoes = ({0: 3, 1: 2, 2: 2, 3: 2}, {0: 9}, {1: 4, 2: 3, 3: 2}, {0: 1, 1: 2, 2: 2, 3: 3})
    return MontegoView(
        seat=seat,
        seats=4,
        kind="load",
        asked=(0,),
        options=Options(),
        round=14,
        players=tuple(
            PlayerView(188 + number, 15, 16, (WORKERS[2 * number], WORKERS[2 * number + 1]))
            for number in range(4)
        ),
        warehouses=("W1", "W2", "W3", "W4", "W5", "W6", "W7", "W8"),
        rooms=_rooms(),
        places=places,
        rail=WORKERS,
        coins=15,
        tug=False,
        harbour=tuple(map(_ship, ships, cargoes)),
        stacks=(6, 6),
        shuffle_due=True,
        hirer=0,
        partner="green-big",
        journeys=journeys,
        loaded=("orange-small", "yellow-small", "yellow-big", "jack"),
        loading=JACK,
        left=4,
        pile={},
        pile_points=(3, 2, 1),
        pile_shares={},
        laid={},
        wants=None,
        choices=tuple(Load(ship, barrels) for ship in ships for barrels in (1,))
        if seat == 0
        else (),
    )


def _rooms() -> tuple[Any, ...]:
    """Return a row of warehouses as a game lays them."""
    view = next(moment.view for moment in play(4, 1))
    return view.rooms


def _ship(ship: Freighter, cargo: dict[int, int]) -> ShipView:
    side = FOUR_PLAYER_SIDES[-1] if ship != "F10" else FOUR_PLAYER_SIDES[-2]
    return ShipView(ship, side.holds, side.points, cargo, shares(cargo, side.points))


def before_extreme() -> MontegoView:
    """Return the position before: all that can be new is new."""
    view = extreme()
    players = tuple(msgspec.structs.replace(one, points=0, coins=0) for one in view.players)
    harbour = tuple(msgspec.structs.replace(ship, cargo={}, shares={}) for ship in view.harbour[:2])
    return msgspec.structs.replace(view, players=players, harbour=harbour)
