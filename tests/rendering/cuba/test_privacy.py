"""Law 4 for public pictures: cards set aside and purchases of votes change not one byte."""

from random import Random

import pytest

from games.cuba.actions import Bribe, SetAside
from games.cuba.data import CHARACTERS
from rendering.cuba.artist import CubaArtist
from rendering.cuba.samples import GAME
from tests.rendering.cuba.positions import NAMES, SEATS, VARIANT, bribing, by_hand, course

ARTIST = CubaArtist()


@pytest.mark.parametrize("seats", SEATS)
def test_boards_are_the_same_whatever_is_kept_secret(seats: int) -> None:
    pairs = []
    for number, moment in enumerate(course(seats, 1, VARIANT)):
        for reader in (None, *range(seats)):
            other = GAME.determinize(moment.state, reader, Random(number))
            if GAME.dump(other) != GAME.dump(moment.state):
                pairs.append((reader, moment.state, other))
    assert len(pairs) > 20, "nothing hidden was ever different"
    for reader, one, other in pairs[:: max(1, len(pairs) // 12)]:
        drawn = [ARTIST.board(GAME.view(state, reader), NAMES) for state in (one, other)]
        assert drawn[0] == drawn[1]


def test_what_the_reader_alone_knows_is_on_no_board() -> None:
    mine = by_hand(
        seat=1,
        kind="set-aside",
        asked=(1, 2),
        aside="mayor",
        choices=tuple(map(SetAside, CHARACTERS)),
    )
    assert ARTIST.board(mine, NAMES) == ARTIST.board(by_hand(kind="set-aside", asked=(1, 2)), NAMES)
    bought = bribing(seat=1, bribe=7, choices=tuple(map(Bribe, range(9))))
    assert ARTIST.board(bought, NAMES) == ARTIST.board(bribing(), NAMES)


def test_who_is_awaited_is_shown() -> None:
    drawn = {
        ARTIST.board(bribing() if who is None else by_hand(kind="set-aside", asked=who), NAMES).png
        for who in (None, (0, 1, 2, 3, 4), (0, 2), (0,), (2,))
    }
    assert len(drawn) == 5
    assert "Awaited: A, D, to buy votes in secret." in ARTIST.board(bribing(), NAMES).alt
