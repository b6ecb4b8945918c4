"""Positions of Maracaibo to draw: of real games, and one laid out by hand."""

from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec

from games.core.outcome import Score, rank
from games.maracaibo.data import SOURCES
from games.maracaibo.view import JeanView, MaracaiboView, Options, PlayerView
from rendering.core.kit import kit_of
from rendering.core.theme import DUSK
from rendering.maracaibo.description import describe_board
from rendering.maracaibo.picture import finish
from rendering.maracaibo.public import paint_board
from rendering.maracaibo.samples import Moment, play
from rendering.maracaibo.tracks import MaracaiboTracks
from rendering.picture import Picture

NAMES = ("Ana", "Győző", "Łukasz", "Mateo")
SEATS = (1, 2, 3, 4)
LONG_NAMES = (
    "Szilágyi-Nagy Erzsébet-Boglárka",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "ThunderWolf_1987",
    "محمد بن عبد الله بن عبد المطلب بن",
)


@cache
def course(seats: int, seed: int = 1, options: Options | None = None) -> tuple[Moment, ...]:
    """Play a whole game; every decision of a player and the end."""
    return tuple(play(seats, seed, options))


def some(seats: int, count: int = 10) -> list[Moment]:
    """Return so many moments spread over a game, the start and the end among them."""
    whole = course(seats)
    step = max(1, (len(whole) - 1) // (count - 1))
    return [*whole[: len(whole) - 1 : step], whole[-1]]


def first(seats: int, what: Callable[[MaracaiboView], bool]) -> Moment:
    """Return the first moment of a game for whose public view something holds."""
    return next(moment for moment in course(seats) if what(moment.view))


@cache
def plain(seats: int = 4) -> MaracaiboView:
    """Return a public view in the middle of a game, at which somebody sails."""
    return first(seats, lambda view: view.round == 3 and view.kind == "sail").view


def by_hand(seats: int = 4, **changes: Any) -> MaracaiboView:
    """Return that view with some things changed."""
    return msgspec.structs.replace(plain(seats), **changes)


def with_player(view: MaracaiboView, seat: int, **changes: Any) -> MaracaiboView:
    """Return a view in which something of one player is different."""
    players: list[PlayerView] = list(view.players)
    players[seat] = msgspec.structs.replace(players[seat], **changes)
    return msgspec.structs.replace(view, players=tuple(players))


def ended(points: tuple[int, ...], doubloons: tuple[int, ...] = (0, 0, 0, 0)) -> MaracaiboView:
    """Return the end of a game with these points, each from all sources."""
    seats = len(points)
    view = course(seats)[-1].view
    scored = [_spread(total) for total in points]
    scores = tuple(
        Score(seat, scored[seat], points[seat], {"doubloons": doubloons[seat], "upgrades": seat})
        for seat in range(seats)
    )
    players = tuple(
        msgspec.structs.replace(
            one, points=points[seat], scored=scored[seat], doubloons=doubloons[seat]
        )
        for seat, one in enumerate(view.players)
    )
    return msgspec.structs.replace(view, players=players, outcome=rank(scores))


def _spread(total: int) -> dict[Any, int]:
    """Split points over all sources that players have."""
    sources = [source for source in SOURCES if source != "comparison"]
    each, rest = divmod(total, len(sources))
    return {source: each + (number < rest) for number, source in enumerate(sources)}


def against_jean(beaten: bool | None) -> MaracaiboView:
    """Return the end of a solo game."""
    view = course(1)[-1].view
    assert isinstance(view.jean, JeanView)
    return msgspec.structs.replace(view, jean=msgspec.structs.replace(view.jean, beaten=beaten))


def board(
    view: MaracaiboView, names: tuple[str, ...] = NAMES, since: MaracaiboView | None = None
) -> Picture:
    """Draw the public board."""
    scene = paint_board(kit_of(DUSK), view, names, since=since)
    return finish(scene, describe_board(scene))


def tracks(
    view: MaracaiboView, names: tuple[str, ...] = NAMES, since: MaracaiboView | None = None
) -> Picture:
    """Draw the tracks."""
    return MaracaiboTracks().draw(view, names, since=since)
