"""Sample pictures of Maracaibo."""

from collections.abc import Callable, Iterator
from itertools import count

from PIL import Image

from games.maracaibo.data import ROUNDS
from games.maracaibo.map import HAVANA
from games.maracaibo.view import MaracaiboView
from rendering.core.kit import Kit
from rendering.core.theme import DUSK
from rendering.maracaibo.artist import MaracaiboArtist
from rendering.maracaibo.choices import paint_choices
from rendering.maracaibo.description import TASKS
from rendering.maracaibo.hand import paint_hand
from rendering.maracaibo.player_boards import MaracaiboPlayerBoards, paint_every, paint_one
from rendering.maracaibo.public import paint_board
from rendering.maracaibo.samples import (
    EXTREME_NAMES,
    GAME,
    Moment,
    before_extreme,
    extreme,
    play,
)
from rendering.maracaibo.seats import sailors
from rendering.maracaibo.tracks import MaracaiboTracks, paint_tracks
from rendering.picture import Picture
from rendering.samples import keep_widest

NAMES = ("Ana", "Győző", "Łukasz", "Mateo")
SEED = 3
KINDS = frozenset(TASKS)
FEWEST_GAMES = 8
"""So many games are searched at least for the decisions with the most to choose from."""
MOMENTS: dict[str, Callable[[MaracaiboView], bool]] = {
    "set-up": lambda view: view.kind == "choose-cards",
    "careers": lambda view: view.kind == "choose-careers",
    "start": lambda view: view.kind == "sail",
    "village": lambda view: view.kind == "village",
    "combat": lambda view: view.kind == "spend",
    "middle": lambda view: view.round == 3 and view.kind == "sail",
    "interim": lambda view: view.kind == "buy-or-collect",
    "late": lambda view: (
        view.round == ROUNDS and view.kind == "sail" and view.players[0].ship != HAVANA
    ),
}
"""What is shown of a game besides its end."""
TRACKED = ("start", "middle", "late")
ARTIST, BOARDS, TRACKS = MaracaiboArtist(), MaracaiboPlayerBoards(), MaracaiboTracks()


def pictures() -> Iterator[tuple[str, Picture]]:
    """Draw every sample, with its name."""
    for seats in GAME.seats:
        yield from _course(seats)
    yield from _choices()
    full, before = extreme(), before_extreme()
    yield "extreme", ARTIST.board(full, EXTREME_NAMES, since=before)
    yield "extreme-tracks", TRACKS.draw(full, EXTREME_NAMES, since=before)
    yield "extreme-ships", BOARDS.every(full, EXTREME_NAMES)
    yield "extreme-ship", BOARDS.of(full, EXTREME_NAMES, 0)


def _course(seats: int) -> Iterator[tuple[str, Picture]]:
    """Draw moments of a game from start to end, tracks, ships and hands."""
    names, shown = NAMES[:seats], _moments(seats)
    for name, moment in shown.items():
        yield f"{seats}-{name}", ARTIST.board(moment.view, names, since=moment.since)
    for name in TRACKED:
        moment = shown[name]
        yield f"{seats}-tracks-{name}", TRACKS.draw(moment.view, names, since=moment.since)
    late = shown["late"]
    yield f"{seats}-ships", BOARDS.every(late.view, names)
    for seat in range(len(sailors(late.view))):
        yield f"{seats}-ship-{seat}", BOARDS.of(late.view, names, seat)
    for seat in range(seats):
        yield f"{seats}-hand-{seat}", ARTIST.hand(GAME.view(late.state, seat), names)


def _moments(seats: int) -> dict[str, Moment]:
    """Return the moments of `MOMENTS` in the first game that has them all, and its end."""
    for seed in count(SEED):
        moments = list(play(seats, seed))
        found = {
            name: next((moment for moment in moments if what(moment.view)), None)
            for name, what in MOMENTS.items()
        }
        shown = {name: moment for name, moment in found.items() if moment is not None}
        if len(shown) == len(MOMENTS):
            return {**shown, "end": moments[-1]}
    raise AssertionError("games are played without end")


def _choices() -> Iterator[tuple[str, Picture]]:
    """Draw one private picture for each kind of decision, with as much to choose as there is."""
    seen: dict[str, MaracaiboView] = {}
    for seed in count():
        keep_widest(seen, GAME, play(1 + seed % 4, seed))
        if seed >= FEWEST_GAMES and set(seen) >= KINDS:
            break
    for kind in sorted(seen):
        view = seen[kind]
        yield f"choices-{kind}", ARTIST.choices(view, NAMES[: view.seats])


def true_colour_samples() -> Iterator[Image.Image]:
    """Paint maps, tracks, ships, hands and choices before they are put into a palette."""
    kit = Kit(DUSK)
    for seats in GAME.seats:
        moments, names = list(play(seats, SEED)), NAMES[:seats]
        for moment in [*moments[:: max(1, len(moments) // 8)], moments[-1]]:
            yield paint_board(kit, moment.view, names, since=moment.since).canvas.image
            yield paint_tracks(kit, moment.view, names, since=moment.since).canvas.image
            decision = GAME.decision(moment.state)
            if decision is None:
                continue
            view = GAME.view(moment.state, decision.seats[0])
            yield paint_choices(kit, view, names).canvas.image
            yield paint_hand(kit, view, names).canvas.image
        view = GAME.view(moments[len(moments) // 2].state, 0)
        yield paint_every(kit, view, names).canvas.image
        for seat in range(len(sailors(view))):
            yield paint_one(kit, view, names, seat).canvas.image
    full, before = extreme(), before_extreme()
    for paint in (paint_board, paint_tracks):
        yield paint(kit, full, EXTREME_NAMES, since=before).canvas.image
