"""Sample pictures of Santiago de Cuba."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from PIL import Image

from games.registry import GAMES
from games.santiago.view import Options, SantiagoView
from rendering.core.kit import Kit
from rendering.core.theme import DUSK
from rendering.picture import Picture
from rendering.santiago.artist import SantiagoArtist, paint_board, paint_choices, paint_hand
from rendering.santiago.samples import EXTREME_NAMES, before_extreme, extreme

NAMES = ("Ana", "Győző", "Łukasz", "Mateo")
GAME = GAMES["santiago-de-cuba"]
ARTIST = SantiagoArtist()
SEED = 2
SEEDS_FOR_CHOICES = 8


class Moment(NamedTuple):
    """A state in which a player is asked or the game is over, and the board of a turn ago."""

    state: Any
    view: SantiagoView
    since: SantiagoView | None


def pictures() -> Iterator[tuple[str, Picture]]:
    """Draw every sample, with its name."""
    for seats in GAME.seats:
        yield from _course(seats)
    yield from _choices()
    yield "open-holdings", _open_holdings()
    yield "extreme", ARTIST.board(extreme(), EXTREME_NAMES, since=before_extreme())
    yield "extreme-choices", ARTIST.choices(extreme(1), EXTREME_NAMES)
    yield "extreme-hand", ARTIST.hand(extreme(2), EXTREME_NAMES)


def _course(seats: int) -> Iterator[tuple[str, Picture]]:
    """Draw start, middle and end of a game, and hands in the middle."""
    names, turns = NAMES[:seats], _turns(play(seats, SEED))
    for name, moment in (
        ("start", turns[0]),
        ("early", turns[len(turns) // 4]),
        ("middle", turns[len(turns) // 2]),
        ("end", turns[-1]),
    ):
        yield f"{seats}-{name}", ARTIST.board(moment.view, names, since=moment.since)
    middle = turns[len(turns) // 2].state
    for seat in range(seats):
        yield f"{seats}-hand-{seat}", ARTIST.hand(GAME.view(middle, seat), names)


def _open_holdings() -> Picture:
    """Draw a late board of a game in which everybody sees everything."""
    turns = _turns(play(4, SEED, Options(open_holdings=True)))
    late = turns[len(turns) * 3 // 4]
    return ARTIST.board(late.view, NAMES, since=late.since)


def _turns(moments: Iterator[Moment]) -> list[Moment]:
    """Return the beginnings of turns, and the end."""
    return [moment for moment in moments if moment.view.kind == "drive" or moment.view.over]


def play(seats: int, seed: int, options: Options | None = None) -> Iterator[Moment]:
    """Play a game at random; give each moment at which a player is asked, and the end."""
    rng = Random(seed)
    state = GAME.setup(seats, options)
    turn: SantiagoView | None = None
    since: SantiagoView | None = None
    while (decision := GAME.decision(state)) is not None:
        seat, view = decision.seats[0], GAME.view(state, None)
        if view.kind == "drive":
            turn, since = view, turn
        if seat >= 0:
            yield Moment(state.copy(), view, since if view.kind == "drive" else turn)
        GAME.apply(state, seat, rng.choice(list(decision.legal(seat))))
    yield Moment(state.copy(), GAME.view(state, None), turn)


def _choices() -> Iterator[tuple[str, Picture]]:
    """Draw one private picture for each kind of decision, and for each building's use."""
    seen: dict[str, SantiagoView] = {}
    for seed in range(SEEDS_FOR_CHOICES):
        for moment in play(max(GAME.seats), seed):
            if not moment.view.asked:
                continue
            view = GAME.view(moment.state, moment.view.asked[0])
            name = _kind(view)
            if name not in seen or len(view.choices) > len(seen[name].choices):
                seen[name] = view
    for name in sorted(seen):
        yield f"choices-{name}", ARTIST.choices(seen[name], NAMES)


def _kind(view: SantiagoView) -> str:
    """Name a decision: its kind, and for uses the building."""
    buildings = {getattr(action, "building", None) for action in view.choices} - {None}
    if view.kind == "use" and len(buildings) == 1:
        return f"use-{buildings.pop()}"
    return str(view.kind)


def true_colour_samples() -> Iterator[Image.Image]:
    """Paint boards, hands and choices before they are put into a palette."""
    kit = Kit(DUSK)
    for seats in GAME.seats:
        moments = list(play(seats, SEED))
        for moment in moments[:: max(1, len(moments) // 8)]:
            yield paint_board(kit, moment.view, NAMES, since=moment.since).canvas.image
            if moment.view.asked:
                view = GAME.view(moment.state, moment.view.asked[0])
                yield paint_hand(kit, view, NAMES).canvas.image
                yield paint_choices(kit, view, NAMES).canvas.image
    yield paint_board(kit, extreme(), EXTREME_NAMES, since=before_extreme()).canvas.image
