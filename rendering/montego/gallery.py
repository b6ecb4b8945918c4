"""Sample pictures of Montego Bay."""

from collections.abc import Callable, Iterator
from itertools import count

from PIL import Image

from games.montego.view import MontegoView
from rendering.core.kit import Kit
from rendering.core.theme import DUSK
from rendering.montego.artist import MontegoArtist, paint_board, paint_choices, paint_hand
from rendering.montego.samples import EXTREME_NAMES, GAME, Moment, before_extreme, extreme, play
from rendering.picture import Picture
from rendering.samples import keep_widest

NAMES = ("Ana", "Győző", "Łukasz", "Mateo")
SEED = 2
ARTIST = MontegoArtist()


def pictures() -> Iterator[tuple[str, Picture]]:
    """Draw every sample, with its name."""
    for seats in GAME.seats:
        yield from _course(seats)
    yield from _choices()
    pile = next(moment for seed in count() for moment in play(3, seed) if moment.view.pile)
    yield "pile", ARTIST.board(pile.view, NAMES, since=pile.since)
    yield "extreme", ARTIST.board(extreme(), EXTREME_NAMES, since=before_extreme())
    yield "extreme-choices", ARTIST.choices(extreme(0), EXTREME_NAMES)
    yield "extreme-hand", ARTIST.hand(extreme(0), EXTREME_NAMES)


def _course(seats: int) -> Iterator[tuple[str, Picture]]:
    """Draw start, middle and end of a game, and hands with cards laid in secret."""
    names, moments = NAMES[:seats], list(play(seats, SEED))
    rounds = max(moment.view.round for moment in moments)

    def first(what: Callable[[MontegoView], bool]) -> Moment:
        return next(moment for moment in moments if what(moment.view))

    middle = rounds // 2 + 1
    for name, moment in (
        ("start", first(lambda view: view.kind == "play")),
        ("waiting", first(lambda view: view.kind == "play" and len(view.asked) == 1)),
        ("reveal", first(lambda view: view.kind == "load" and view.round == middle)),
        ("loading", first(lambda view: view.kind == "load" and len(view.loaded) > seats)),
        ("middle", first(lambda view: view.round == middle)),
        ("late", first(lambda view: view.kind == "load" and view.round == rounds)),
        ("end", moments[-1]),
    ):
        yield f"{seats}-{name}", ARTIST.board(moment.view, names, since=moment.since)
    laid = [
        moment for moment in moments if moment.view.kind == "play" and moment.view.hirer is not None
    ]
    state = laid[len(laid) // 2].state
    for seat in range(seats):
        yield f"{seats}-hand-{seat}", ARTIST.hand(GAME.view(state, seat), names)


def _choices() -> Iterator[tuple[str, Picture]]:
    """Draw one private picture for each kind of decision, with as much to choose as there is."""
    seen: dict[str, MontegoView] = {}
    for seats in (2, 4):
        for seed in range(4):
            keep_widest(seen, GAME, play(seats, seed))
    for kind in sorted(seen):
        view = seen[kind]
        yield f"choices-{kind}", ARTIST.choices(view, NAMES[: view.seats])


def true_colour_samples() -> Iterator[Image.Image]:
    """Paint boards, hands and choices before they are put into a palette."""
    kit = Kit(DUSK)
    for seats in GAME.seats:
        moments = list(play(seats, SEED))
        for moment in [*moments[:: max(1, len(moments) // 10)], moments[-1]]:
            names = NAMES[:seats]
            yield paint_board(kit, moment.view, names, since=moment.since).canvas.image
            decision = GAME.decision(moment.state)
            if decision is not None:
                view = GAME.view(moment.state, decision.seats[0])
                yield paint_hand(kit, view, names).canvas.image
                yield paint_choices(kit, view, names).canvas.image
    yield paint_board(kit, extreme(), EXTREME_NAMES, since=before_extreme()).canvas.image
