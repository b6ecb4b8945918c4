"""Law 4 for pictures: what others have laid or answered in secret changes not one byte."""

from collections.abc import Callable
from random import Random

import msgspec
import pytest

from games.montego.actions import Hire, Play
from games.montego.data import JACK
from games.montego.view import MontegoView
from rendering import Picture
from rendering.montego.samples import GAME
from tests.rendering.montego.positions import (
    ARTIST,
    NAMES,
    asked,
    before_reveal,
    by_hand,
    course,
)


def sealed(seats: int) -> list[tuple[object, object]]:
    """Return states in which others have answered in secret, each with another like it."""
    pairs = []
    for number, moment in enumerate(course(seats)):
        decision = GAME.decision(moment.state)
        if decision is None or not decision.sealed or decision.awaited == decision.seats:
            continue
        for reader in (None, *range(seats)):
            other = GAME.determinize(moment.state, reader, Random(number))
            if GAME.dump(other) != GAME.dump(moment.state):
                pairs.append((reader, moment.state, other))
    return pairs


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_boards_are_the_same_whatever_lies_face_down(seats: int) -> None:
    pairs = sealed(seats)
    assert len(pairs) > 20, "nothing hidden was ever different"
    for reader, one, other in pairs[:: max(1, len(pairs) // 12)]:
        drawn = [ARTIST.board(GAME.view(state, reader), NAMES) for state in (one, other)]
        assert drawn[0] == drawn[1]


@pytest.mark.parametrize("draw", [ARTIST.hand, ARTIST.choices])
def test_private_pictures_show_nothing_of_other_answers(draw: Callable[..., Picture]) -> None:
    pairs = [pair for pair in sealed(4) if pair[0] is not None]
    drawn_for = 0
    for reader, one, other in pairs[:: max(1, len(pairs) // 12)]:
        views = [GAME.view(state, reader) for state in (one, other)]
        if draw == ARTIST.choices and not views[0].choices:
            continue
        drawn_for += 1
        drawn = [draw(view, NAMES) for view in views]
        assert drawn[0] == drawn[1]
    assert drawn_for > 5


def test_own_cards_and_wishes_are_on_no_board() -> None:
    laid = before_reveal(seat=1, laid={"blue-big": 3, "blue-small": 1}, choices=(Play(JACK, 1),))
    assert ARTIST.board(laid, NAMES) == ARTIST.board(before_reveal(), NAMES)
    wish = before_reveal(seat=1, kind="hire", wants="yes", choices=(Hire("yes"), Hire("no")))
    assert ARTIST.board(wish, NAMES) == ARTIST.board(before_reveal(kind="hire"), NAMES)


def test_one_card_of_two_is_no_answer_that_others_see() -> None:
    """Who has laid one card of two is still awaited with both."""
    state = next(
        moment.state
        for moment in course(4)
        if any(len(GAME.view(moment.state, seat).laid) == 1 for seat in range(4))
    )
    seat = next(seat for seat in range(4) if len(GAME.view(state, seat).laid) == 1)
    view = GAME.view(state, None)
    assert seat in view.asked
    none_laid = msgspec.structs.replace(GAME.view(state, seat), laid={})
    assert ARTIST.board(view, NAMES) == ARTIST.board(none_laid, NAMES)


def test_who_is_awaited_is_shown() -> None:
    drawn = {
        ARTIST.board(before_reveal(asked=who), NAMES).png
        for who in ((0, 1, 2, 3), (0, 2), (0,), (2,))
    }
    assert len(drawn) == 4
    assert "Awaited: A, C." in ARTIST.board(before_reveal(), NAMES).alt


def test_own_cards_are_in_the_hand() -> None:
    none, one, another = (
        ARTIST.hand(before_reveal(seat=1, laid=laid), NAMES)
        for laid in ({}, {"blue-big": 3}, {"blue-big": 4})
    )
    assert len({none.png, one.png, another.png}) == 3
    assert "Laid: B 3." in one.alt


@pytest.mark.parametrize("kind", ["load", "take-back"])
def test_a_choice_of_ships_is_a_board_with_offers(kind: str) -> None:
    view = asked(kind)
    public = ARTIST.board(view, NAMES)
    private = ARTIST.choices(view, NAMES)
    assert private.height > public.height
    assert private.alt.startswith("You may: pier" if kind == "load" else "You may: take back")


def test_a_spectator_has_no_hand_and_who_is_not_asked_no_choices() -> None:
    with pytest.raises(ValueError, match="spectator"):
        ARTIST.hand(by_hand(), NAMES)
    for view in (by_hand(), by_hand(seat=2)):
        with pytest.raises(ValueError, match="not asked"):
            ARTIST.choices(view, NAMES)


def test_the_end_shows_scores_to_everybody() -> None:
    last: MontegoView = course(3)[-1].view
    assert last.outcome is not None
    best = last.outcome.scores[last.outcome.winners[0]]
    assert f"{NAMES[best.seat]} {best.total} = " in ARTIST.board(last, NAMES).alt
