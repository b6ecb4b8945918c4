"""Positions of real games to draw: the public view, the one a turn before, and who is asked."""

from functools import cache
from typing import NamedTuple

import msgspec

from games.registry import GAMES
from games.santiago.actions import Drive
from games.santiago.data import BUILDINGS, CUBANS, CUBES
from games.santiago.view import Holdings, Options, PlayerView, SantiagoView
from rendering.santiago.gallery import play

GAME = GAMES["santiago-de-cuba"]
NAMES = ("Ana", "Győző", "Łukasz", "Mateo")
KINDS = ("drive", "take", "give", "alonso", "place", "use", "deliver", "keep")


class Position(NamedTuple):
    public: SantiagoView
    since: SantiagoView | None
    asked: SantiagoView | None
    """What the seat that is asked sees, None at the end."""


@cache
def course(seats: int, seed: int = 1, *, open_holdings: bool = False) -> tuple[Position, ...]:
    """Play a whole game at random; every decision of a player and the end."""
    positions = []
    options = Options(open_holdings=open_holdings)
    for moment in play(seats, seed, options):
        public = moment.view
        asked = GAME.view(moment.state, public.asked[0]) if public.asked else None
        positions.append(Position(public, moment.since, asked))
    return tuple(positions)


def some(seats: int, count: int = 8, **how: bool) -> list[Position]:
    """Return so many positions spread over a game, the start and the end among them."""
    whole = course(seats, **how)
    step = max(1, (len(whole) - 1) // (count - 1))
    return [*whole[: len(whole) - 1 : step], whole[-1]]


@cache
def asked(kind: str) -> SantiagoView:
    """Return the view of a seat that is asked this, with as many choices as can be found."""
    found = [
        position.asked
        for seed in range(6)
        for position in course(4, seed)
        if position.asked and position.asked.kind == kind
    ]
    return max(found, key=lambda view: len(view.choices))


@cache
def using(building: str) -> SantiagoView:
    """Return the view of a seat that may use a building."""
    return next(
        position.asked
        for seed in range(30)
        for position in course(4, seed)
        if position.asked
        and position.asked.kind == "use"
        and position.asked.choices[0].building == building  # type: ignore[union-attr]
    )


def by_hand(**changes: object) -> SantiagoView:
    """Return a plain position with some things changed."""
    held = Holdings(3, 2, dict.fromkeys(CUBES, 1))
    view = SantiagoView(
        seat=None,
        seats=4,
        kind="drive",
        asked=(3,),
        options=Options(),
        start=0,
        active=3,
        buildings=BUILDINGS,
        owners={"casino": 0, "bank": 2},
        cubans=(None, *CUBANS),
        inactive=frozenset(),
        car=5,
        value=3,
        dice={"sugar": 1, "citrus": 4, "rum": 2, "cigars": 0},
        aside="tobacco",
        rolled={},
        departed=3,
        bank=dict.fromkeys(CUBES, 4),
        players=(
            PlayerView(2, "church", None),
            PlayerView(3, None, None),
            PlayerView(2, "office", None),
            PlayerView(3, "casino", None),
        ),
        passed=(),
        choices=(),
    )
    if changes.get("seat") is not None:
        mine = changes["seat"]
        players = tuple(
            msgspec.structs.replace(player, holdings=held) if seat == mine else player
            for seat, player in enumerate(view.players)
        )
        view = msgspec.structs.replace(view, players=players, choices=(Drive(1), Drive(2)))
    return msgspec.structs.replace(view, **changes)
