"""Law 4 for public pictures: hands, plans and careers change not one byte."""

from random import Random

import pytest

from rendering.maracaibo.samples import GAME
from tests.rendering.maracaibo.positions import NAMES, SEATS, board, course, tracks


@pytest.mark.parametrize("seats", SEATS)
def test_public_pictures_are_the_same_whatever_is_kept_secret(seats: int) -> None:
    pairs = []
    for number, moment in enumerate(course(seats)[::5]):
        for reader in (None, *range(seats)):
            other = GAME.determinize(moment.state, reader, Random(number))
            if GAME.dump(other) != GAME.dump(moment.state):
                pairs.append((reader, moment.state, other))
    assert len(pairs) > 10, "nothing hidden was ever different"
    for reader, one, other in pairs[:: max(1, len(pairs) // 10)]:
        for draw in (board, tracks):
            drawn = [draw(GAME.view(state, reader), NAMES) for state in (one, other)]
            assert drawn[0] == drawn[1]


@pytest.mark.parametrize("seats", SEATS)
def test_a_readers_own_secrets_are_on_no_public_picture(seats: int) -> None:
    for moment in course(seats)[:: max(1, len(course(seats)) // 6)]:
        public = GAME.view(moment.state, None)
        for reader in range(seats):
            own = GAME.view(moment.state, reader)
            assert board(own, NAMES) == board(public, NAMES)
            assert tracks(own, NAMES) == tracks(public, NAMES)
