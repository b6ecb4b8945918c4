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
from rendering.maracaibo.position import laid_out
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


def plain(seats: int = 4) -> MaracaiboView:
    """Return the position that is laid out by hand."""
    return laid_out(seats)


def by_hand(seats: int = 4, **changes: Any) -> MaracaiboView:
    """Return that position with some things changed."""
    return laid_out(seats, **changes)


def with_player(view: MaracaiboView, seat: int, **changes: Any) -> MaracaiboView:
    """Return a view in which something of one player is different."""
    players: list[PlayerView] = list(view.players)
    players[seat] = msgspec.structs.replace(players[seat], **changes)
    return msgspec.structs.replace(view, players=tuple(players))


def a_turn_ago() -> MaracaiboView:
    """Return the board before Łukasz sailed from 8 to 12 and delivered sugar there."""
    view = laid_out()
    cities = {**view.cities, "12": msgspec.structs.replace(view.cities["12"], discs={})}
    before = msgspec.structs.replace(view, cities=cities, asked=(2,), gallery=("A10", "B018"))
    return with_player(before, 2, ship="8", explorer="8", points=35, doubloons=9)


def ended(points: tuple[int, ...], doubloons: tuple[int, ...] = (0, 0, 0, 0)) -> MaracaiboView:
    """Return the end of a game that was played, with these points from all sources."""
    return _ended(course(len(points))[-1].view, points, doubloons)


def scored(points: tuple[int, ...], doubloons: tuple[int, ...] = (0, 0, 0, 0)) -> MaracaiboView:
    """Return the end of the position that is laid out by hand, with these points."""
    view = laid_out(len(points), kind=None, phase="end", asked=(), round=4)
    return _ended(view, points, doubloons)


def _ended(
    view: MaracaiboView, points: tuple[int, ...], doubloons: tuple[int, ...]
) -> MaracaiboView:
    parts = [_spread(total) for total in points]
    scores = tuple(
        Score(seat, parts[seat], total, {"doubloons": doubloons[seat], "upgrades": seat})
        for seat, total in enumerate(points)
    )
    players = tuple(
        msgspec.structs.replace(
            one, points=points[seat], scored=parts[seat], doubloons=doubloons[seat]
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
