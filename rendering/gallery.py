"""Sample pictures of every game: start, middle and end, hands, choices of each kind."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from PIL import Image

from games.registry import GAMES
from games.santiago.view import Options
from rendering.artists import ARTISTS
from rendering.core.kit import Kit
from rendering.core.theme import DUSK
from rendering.picture import Picture
from rendering.santiago.artist import paint_board, paint_choices, paint_hand
from rendering.santiago.samples import EXTREME_NAMES, before_extreme, extreme

NAMES = ("Ana", "Győző", "Łukasz", "Mateo", "Zoë")
SMALL_WIDTH = 400
SEED = 2


class Moment(NamedTuple):
    """A decision in a game, and the public view when the turn before it began."""

    state: Any
    since: Any


def draw(folder: Path) -> list[Path]:
    """Draw the gallery of every game below `folder`; return the pictures' files."""
    return [
        path
        for slug in ARTISTS
        for name, picture in pictures(slug)
        for path in _write(folder / slug, name, picture)
    ]


def _write(folder: Path, name: str, picture: Picture) -> list[Path]:
    """Write a picture, the same at the width of a telephone, and its description."""
    folder.mkdir(parents=True, exist_ok=True)
    full, small = folder / f"{name}.png", folder / f"{name}-{SMALL_WIDTH}.png"
    full.write_bytes(picture.png)
    (folder / f"{name}.txt").write_text(picture.alt + "\n", encoding="utf-8")
    with Image.open(full) as image:
        height = round(picture.height * SMALL_WIDTH / picture.width)
        image.convert("RGB").resize((SMALL_WIDTH, height), Image.Resampling.LANCZOS).save(small)
    return [full, small]


def pictures(slug: str) -> Iterator[tuple[str, Picture]]:
    """Draw every sample of one game, with its name."""
    for seats in GAMES[slug].seats:
        yield from _course(slug, seats)
    yield from _choices(slug)
    if slug == "santiago-de-cuba":
        artist = ARTISTS[slug]
        yield "open-holdings", _open_holdings(slug)
        yield "extreme", artist.board(extreme(), EXTREME_NAMES, since=before_extreme())
        yield "extreme-choices", artist.choices(extreme(1), EXTREME_NAMES)
        yield "extreme-hand", artist.hand(extreme(2), EXTREME_NAMES)


def _open_holdings(slug: str) -> Picture:
    game = GAMES[slug]
    seats = max(game.seats)
    moments = list(play(slug, seats, SEED, Options(open_holdings=True)))
    turns = [moment for moment in moments if _is_turn(game, moment)]
    late = turns[len(turns) * 3 // 4]
    view = game.view(late.state, None)
    return ARTISTS[slug].board(view, NAMES[:seats], since=late.since)


def _course(slug: str, seats: int) -> Iterator[tuple[str, Picture]]:
    """Draw start, middle and end of a game, and hands in the middle."""
    game, artist, names = GAMES[slug], ARTISTS[slug], NAMES[:seats]
    turns = [moment for moment in play(slug, seats, SEED) if _is_turn(game, moment)]
    for name, moment in (
        ("start", turns[0]),
        ("early", turns[len(turns) // 4]),
        ("middle", turns[len(turns) // 2]),
        ("end", turns[-1]),
    ):
        view = game.view(moment.state, None)
        yield f"{seats}-{name}", artist.board(view, names, since=moment.since)
    middle = turns[len(turns) // 2].state
    for seat in range(seats):
        yield f"{seats}-hand-{seat}", artist.hand(game.view(middle, seat), names)


def _is_turn(game: Any, moment: Moment) -> bool:
    view = game.view(moment.state, None)
    return view.kind == "drive" or bool(view.over)


def play(slug: str, seats: int, seed: int, options: Any = None) -> Iterator[Moment]:
    """Play a game at random; give each moment at which a player is asked, and the end.

    The state changes when the next moment is asked for: look at it before that, or copy it.
    """
    game, rng = GAMES[slug], Random(seed)
    state = game.setup(seats, options)
    last_turn = None
    since = None
    while (decision := game.decision(state)) is not None:
        seat = decision.seats[0]
        view = game.view(state, None)
        if view.kind == "drive":
            last_turn, since = view, last_turn
        if seat >= 0:
            yield Moment(state.copy(), since if view.kind == "drive" else last_turn)
        game.apply(state, seat, rng.choice(list(decision.legal(seat))))
    yield Moment(state.copy(), last_turn)


def _choices(slug: str) -> Iterator[tuple[str, Picture]]:
    """Draw one private picture for each kind of decision, and for each building's use."""
    game, artist = GAMES[slug], ARTISTS[slug]
    seen: dict[str, Any] = {}
    for seed in range(8):
        for moment in play(slug, max(game.seats), seed):
            decision = game.decision(moment.state)
            if decision is None:
                continue
            view = game.view(moment.state, decision.seats[0])
            name = _kind(view)
            if name not in seen or len(view.choices) > len(seen[name].choices):
                seen[name] = view
    for name in sorted(seen):
        yield f"choices-{name}", artist.choices(seen[name], NAMES[: max(game.seats)])


def _kind(view: Any) -> str:
    """Name a decision: its kind, and for uses the building."""
    buildings = {getattr(action, "building", None) for action in view.choices} - {None}
    if view.kind == "use" and len(buildings) == 1:
        return f"use-{buildings.pop()}"
    return str(view.kind)


def true_colour_samples() -> Iterator[Image.Image]:
    """Paint boards, hands and choices before they are put into a palette."""
    kit = Kit(DUSK)
    game = GAMES["santiago-de-cuba"]
    for seats in game.seats:
        moments = list(play(game.slug, seats, SEED))
        for moment in moments[:: max(1, len(moments) // 8)]:
            view = game.view(moment.state, None)
            yield paint_board(kit, view, NAMES, since=moment.since).canvas.image
            asked = game.view(moment.state, view.asked[0]) if view.asked else None
            if asked:
                yield paint_hand(kit, asked, NAMES).canvas.image
                yield paint_choices(kit, asked, NAMES).canvas.image
    yield paint_board(kit, extreme(), EXTREME_NAMES, since=before_extreme()).canvas.image
