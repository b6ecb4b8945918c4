"""Whatever somebody is called: pictures stay tidy, all is drawn by a font, and descriptions fit."""

import unicodedata
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, get_args

import pytest

from rendering.core.coverage import covers
from rendering.core.kit import Kit
from rendering.core.lettering import Face, runs
from rendering.cuba import samples as cuba_samples
from rendering.cuba.artist import CubaArtist
from rendering.cuba.choices import paint_choices as cuba_choices
from rendering.cuba.hand import paint_hand as cuba_hand
from rendering.cuba.player_boards import CubaPlayerBoards
from rendering.cuba.player_boards import paint_every as cuba_every
from rendering.cuba.player_boards import paint_one as cuba_one
from rendering.cuba.public import paint_board as cuba_board
from rendering.maracaibo import choices as maracaibo_choices
from rendering.maracaibo import hand as maracaibo_hand
from rendering.maracaibo import player_boards as maracaibo_boards
from rendering.maracaibo import public as maracaibo_public
from rendering.maracaibo import samples as maracaibo_samples
from rendering.maracaibo import tracks as maracaibo_tracks
from rendering.maracaibo.artist import MaracaiboArtist
from rendering.montego import artist as montego
from rendering.montego import samples as montego_samples
from rendering.picture import ALT_LIMIT, Picture
from rendering.santiago import artist as santiago
from rendering.santiago import samples as santiago_samples
from tests.rendering import positions as santiago_positions
from tests.rendering.cuba import positions as cuba_positions
from tests.rendering.cuba import private as cuba_private
from tests.rendering.maracaibo import positions as maracaibo_positions
from tests.rendering.maracaibo import private as maracaibo_private
from tests.rendering.marks import marks_of, outside, overlapping, shared_kit
from tests.rendering.montego import positions as montego_positions
from tests.troublesome_names import EVERY

Paint = Callable[[Kit, Any, Sequence[str]], Any]
SOME = 4
"""Of so many questions one is painted: they put names into the same places."""


def santiago_pictures() -> Iterator[tuple[Paint, Any]]:
    yield santiago.paint_board, santiago_samples.extreme()
    yield santiago.paint_board, santiago_positions.course(4)[-1].public
    yield santiago.paint_hand, santiago_samples.extreme(2)
    yield santiago.paint_choices, santiago_samples.extreme(1)
    for kind in santiago_positions.KINDS:
        yield santiago.paint_choices, santiago_positions.asked(kind)


def montego_pictures() -> Iterator[tuple[Paint, Any]]:
    yield montego.paint_board, montego_samples.extreme()
    yield montego.paint_board, montego_positions.course(4)[-1].view
    yield montego.paint_hand, montego_samples.extreme(0)
    for kind in montego_positions.KINDS:
        yield montego.paint_choices, montego_positions.asked(kind)


def cuba_pictures() -> Iterator[tuple[Paint, Any]]:
    yield cuba_board, cuba_samples.extreme()
    yield cuba_board, cuba_samples.extreme_parliament()
    yield cuba_board, cuba_samples.extreme_administration()
    yield cuba_board, cuba_positions.ended(tied=True)
    yield cuba_hand, cuba_samples.extreme(0)
    yield cuba_every, cuba_samples.extreme()
    yield lambda kit, view, names: cuba_one(kit, view, names, 1), cuba_samples.extreme()
    for view in cuba_private.every_question()[::SOME]:
        yield cuba_choices, view


def maracaibo_pictures() -> Iterator[tuple[Paint, Any]]:
    yield maracaibo_public.paint_board, maracaibo_samples.extreme()
    yield maracaibo_public.paint_board, maracaibo_positions.ended((188, 200, 197, 140))
    yield maracaibo_public.paint_board, maracaibo_positions.against_jean(beaten=True)
    yield maracaibo_tracks.paint_tracks, maracaibo_samples.extreme()
    yield maracaibo_hand.paint_hand, maracaibo_samples.extreme(0)
    yield maracaibo_boards.paint_every, maracaibo_samples.extreme()
    yield partial(_ship, seat=1), maracaibo_samples.extreme()
    for view in maracaibo_private.every_question()[::SOME]:
        yield maracaibo_choices.paint_choices, view


def _ship(kit: Kit, view: Any, names: Sequence[str], seat: int) -> object:
    return maracaibo_boards.paint_one(kit, view, names, seat)


PICTURES = {
    "santiago": santiago_pictures,
    "montego": montego_pictures,
    "cuba": cuba_pictures,
    "maracaibo": maracaibo_pictures,
}


@pytest.mark.parametrize("names", EVERY.values(), ids=EVERY)
@pytest.mark.parametrize("game", PICTURES)
def test_every_picture_is_tidy_and_without_a_missing_letter(
    game: str, names: Sequence[str]
) -> None:
    kit = shared_kit()
    for paint, view in PICTURES[game]():
        paint(kit, view, names)
        marks = marks_of(kit)
        assert not list(outside(marks))
        assert not list(overlapping(marks))
        for mark in marks:
            if mark.size:
                assert_in_fonts(mark.what)


def assert_in_fonts(text: str) -> None:
    for face in get_args(Face):
        for file, part in runs(text, face):
            assert all(covers(file, letter) for letter in part), ascii(text)


def described() -> Iterator[Callable[[Sequence[str]], Picture]]:
    for artist, samples in (
        (santiago.SantiagoArtist(), santiago_samples),
        (montego.MontegoArtist(), montego_samples),
        (CubaArtist(), cuba_samples),
        (MaracaiboArtist(), maracaibo_samples),
    ):
        yield partial(artist.board, samples.extreme())  # type: ignore[attr-defined]
        yield partial(artist.hand, samples.extreme(0))  # type: ignore[attr-defined]
    yield partial(CubaArtist().board, cuba_positions.ended(tied=True))
    yield partial(CubaPlayerBoards().every, cuba_samples.extreme())
    yield partial(maracaibo_boards.MaracaiboPlayerBoards().every, maracaibo_samples.extreme())
    yield partial(maracaibo_tracks.MaracaiboTracks().draw, maracaibo_samples.extreme())


@pytest.mark.parametrize("names", EVERY.values(), ids=EVERY)
def test_descriptions_are_one_line_that_reads_in_one_direction(names: Sequence[str]) -> None:
    for draw in described():
        alt = draw(names).alt
        assert len(alt) <= ALT_LIMIT
        kinds = {unicodedata.category(letter) for letter in alt}
        assert not kinds & {"Cc", "Cs", "Co", "Zl", "Zp"}
        assert alt.count("\N{FIRST STRONG ISOLATE}") == alt.count("\N{POP DIRECTIONAL ISOLATE}")
        assert turned_outside_of_isolates(alt) == ""


def turned_outside_of_isolates(alt: str) -> str:
    """Return the letters that would turn the sentence around them."""
    outside_of_any, depth = "", 0
    for letter in alt:
        kind = unicodedata.bidirectional(letter)
        depth += (kind == "FSI") - (kind == "PDI")
        if depth == 0 and kind in ("R", "AL", "AN"):
            outside_of_any += letter
    return outside_of_any
