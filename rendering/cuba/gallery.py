"""Sample pictures of Cuba."""

from collections.abc import Callable, Iterator
from itertools import count

from PIL import Image

from games.cuba.view import CubaView, Options
from rendering.core.kit import Kit
from rendering.core.theme import DUSK
from rendering.cuba.artist import CubaArtist
from rendering.cuba.choices import paint_choices
from rendering.cuba.description import TASKS
from rendering.cuba.hand import paint_hand
from rendering.cuba.player_boards import CubaPlayerBoards, paint_every, paint_one
from rendering.cuba.public import paint_board
from rendering.cuba.samples import (
    EXTREME_NAMES,
    GAME,
    Moment,
    before_extreme,
    extreme,
    extreme_administration,
    extreme_parliament,
    play,
)
from rendering.picture import Picture
from rendering.samples import keep_widest

NAMES = ("Ana", "Győző", "Łukasz", "Mateo", "Eszter")
SEED = 3
KINDS = frozenset(TASKS)
FEWEST_GAMES = 8
"""So many games are searched at least for the decisions with the most to choose from."""
ARTIST, BOARDS = CubaArtist(), CubaPlayerBoards()


def pictures() -> Iterator[tuple[str, Picture]]:
    """Draw every sample, with its name."""
    for seats in GAME.seats:
        yield from _course(seats)
    yield from _variant()
    yield from _choices()
    for name, view in (
        ("extreme", extreme()),
        ("extreme-parliament", extreme_parliament()),
        ("extreme-administration", extreme_administration()),
    ):
        yield name, ARTIST.board(view, EXTREME_NAMES, since=before_extreme())
    yield "extreme-plantations", BOARDS.every(extreme(), EXTREME_NAMES)
    yield "extreme-hand", ARTIST.hand(extreme(0), EXTREME_NAMES)


def _course(seats: int) -> Iterator[tuple[str, Picture]]:
    """Draw moments of a game from start to end, plantations and hands."""
    names, moments = NAMES[:seats], list(play(seats, SEED))

    def first(what: Callable[[CubaView], bool]) -> Moment:
        return next(moment for moment in moments if what(moment.view))

    for name, moment in (
        ("set-up", moments[0]),
        ("start", first(lambda view: view.kind == "play")),
        ("middle", first(lambda view: view.round == 4 and view.kind == "play")),
        ("action", first(lambda view: view.round == 3 and view.working is not None)),
        ("bribes", first(lambda view: view.kind == "bribe" and len(view.asked) == 1)),
        ("laws", first(lambda view: view.kind == "enact" and view.round == 3)),
        ("tax", first(lambda view: view.kind == "tax")),
        ("duty", first(lambda view: view.kind == "duty")),
        ("late", first(lambda view: view.round == 6 and all(p.played for p in view.players))),
        ("end", moments[-1]),
    ):
        yield f"{seats}-{name}", ARTIST.board(moment.view, names, since=moment.since)
    late = first(lambda view: view.round == 5)
    yield f"{seats}-plantations", BOARDS.every(late.view, names)
    for seat in range(seats):
        yield f"{seats}-plantation-{seat}", BOARDS.of(late.view, names, seat)
        yield f"{seats}-hand-{seat}", ARTIST.hand(GAME.view(late.state, seat), names)


def _variant() -> Iterator[tuple[str, Picture]]:
    """Draw cards set aside in secret, and plantations that differ."""
    options = Options(different_plantations=True, card_aside=True)
    moments = play(5, SEED, options)
    waiting = next(
        moment
        for moment in moments
        if moment.view.kind == "set-aside" and len(moment.view.asked) < 4
    )
    yield "set-aside", ARTIST.board(waiting.view, NAMES, since=waiting.since)
    yield "different-plantations", BOARDS.every(waiting.view, NAMES)


def _choices() -> Iterator[tuple[str, Picture]]:
    """Draw one private picture for each kind of decision, with as much to choose as there is."""
    seen: dict[str, CubaView] = {}
    options = Options(card_aside=True)
    for seed in count():
        keep_widest(seen, GAME, play(2 + seed % 4, seed, options))
        if seed >= FEWEST_GAMES and set(seen) >= KINDS:
            break
    for kind in sorted(seen):
        view = seen[kind]
        yield f"choices-{kind}", ARTIST.choices(view, NAMES[: view.seats])


def true_colour_samples() -> Iterator[Image.Image]:
    """Paint boards, plantations, hands and choices before they are put into a palette."""
    kit = Kit(DUSK)
    for seats in GAME.seats:
        moments, names = list(play(seats, SEED)), NAMES[:seats]
        for moment in [*moments[:: max(1, len(moments) // 10)], moments[-1]]:
            yield paint_board(kit, moment.view, names, since=moment.since).canvas.image
            decision = GAME.decision(moment.state)
            if decision is None:
                continue
            view = GAME.view(moment.state, decision.seats[0])
            yield paint_choices(kit, view, names).canvas.image
        view = GAME.view(moments[len(moments) // 2].state, 0)
        yield paint_hand(kit, view, names).canvas.image
        yield paint_every(kit, view, names).canvas.image
        yield paint_one(kit, view, names, 1).canvas.image
    for view in (extreme(), extreme_parliament(), extreme_administration()):
        yield paint_board(kit, view, EXTREME_NAMES, since=before_extreme()).canvas.image
