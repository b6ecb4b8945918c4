"""Law 4 for pictures: what a reader may not know changes not one byte."""

from collections.abc import Callable
from random import Random

import msgspec
import pytest

from games.santiago.data import CUBES
from games.santiago.view import Holdings, Options, SantiagoView
from rendering import ARTISTS, Picture
from rendering.santiago.gallery import play
from tests.rendering.positions import GAME, KINDS, NAMES, asked, by_hand, some

ARTIST = ARTISTS["santiago-de-cuba"]


def states(seats: int, count: int) -> list:
    moments = list(play(seats, 4))
    return [moment.state for moment in moments[5 :: max(1, len(moments) // count)]]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_boards_are_the_same_whatever_is_hidden(seats: int) -> None:
    changed = 0
    for number, state in enumerate(states(seats, 6)):
        if GAME.outcome(state):
            continue
        for reader in (None, *range(seats)):
            other = GAME.determinize(state, reader, Random(number))
            changed += GAME.dump(other) != GAME.dump(state)
            drawn = [ARTIST.board(GAME.view(one, reader), NAMES) for one in (state, other)]
            assert drawn[0] == drawn[1]
    assert changed, "nothing hidden was ever different"


@pytest.mark.parametrize("draw", [ARTIST.hand, ARTIST.choices])
def test_private_pictures_show_nothing_of_other_hands(draw: Callable[..., Picture]) -> None:
    changed = 0
    for number, state in enumerate(states(4, 8)):
        decision = GAME.decision(state)
        if decision is None:
            continue
        reader = decision.seats[0]
        other = GAME.determinize(state, reader, Random(number))
        changed += GAME.dump(other) != GAME.dump(state)
        drawn = [draw(GAME.view(one, reader), NAMES) for one in (state, other)]
        assert drawn[0] == drawn[1]
    assert changed, "nothing hidden was ever different"


@pytest.mark.parametrize("kind", KINDS)
def test_the_public_board_is_the_same_from_every_view(kind: str) -> None:
    view = asked(kind)
    spectator = msgspec.structs.replace(
        view,
        seat=None,
        choices=(),
        players=tuple(msgspec.structs.replace(one, holdings=None) for one in view.players),
    )
    assert view.choices
    assert view.mine
    assert ARTIST.board(view, NAMES) == ARTIST.board(spectator, NAMES)


def test_a_hand_is_that_of_the_reader() -> None:
    def rich(view: SantiagoView, seat: int) -> SantiagoView:
        held = Holdings(77, 66, dict.fromkeys(CUBES, 5))
        players = list(view.players)
        players[seat] = msgspec.structs.replace(players[seat], holdings=held)
        return msgspec.structs.replace(view, players=tuple(players))

    view = by_hand(seat=1)
    assert ARTIST.hand(rich(view, 1), NAMES) != ARTIST.hand(view, NAMES)
    assert ARTIST.hand(rich(view, 2), NAMES) == ARTIST.hand(view, NAMES)


def test_open_holdings_are_shown_to_everybody() -> None:
    options = Options(open_holdings=True)
    hidden = by_hand(options=options)
    held = Holdings(12, 34, dict.fromkeys(CUBES, 5))
    players = tuple(msgspec.structs.replace(one, holdings=held) for one in hidden.players)
    shown = msgspec.structs.replace(hidden, players=players)
    assert ARTIST.board(shown, NAMES).png != ARTIST.board(hidden, NAMES).png


def test_the_end_shows_scores_to_everybody() -> None:
    last = some(3)[-1].public
    assert last.outcome is not None
    picture = ARTIST.board(last, NAMES)
    best = last.outcome.scores[last.outcome.winners[0]]
    assert f"1. {NAMES[best.seat]} {best.total}" in picture.alt


def test_a_spectator_has_no_hand_and_who_is_not_asked_no_choices() -> None:
    with pytest.raises(ValueError, match="spectator"):
        ARTIST.hand(by_hand(), NAMES)
    with pytest.raises(ValueError, match="not asked"):
        ARTIST.choices(by_hand(), NAMES)
    with pytest.raises(ValueError, match="not asked"):
        ARTIST.choices(by_hand(seat=2, choices=()), NAMES)
