"""Cuba keeps the laws of the house, in random games of every number of seats and all options."""

from random import Random

import pytest

from games.core.laws import check_position
from games.core.sources import sources_know_no_chance
from games.core.trial import option_sets, play_under_laws
from games.cuba.game import Cuba
from games.cuba.view import Options

GAME = Cuba()
ALL_OPTIONS = tuple(option_sets(GAME))


@pytest.mark.parametrize("seats", GAME.seats)
def test_random_games_keep_the_laws(seats: int) -> None:
    plain, *others = ALL_OPTIONS
    for options in (plain, others[seats % len(others)]):
        written = play_under_laws(GAME, seats, options, Random(seats))

        assert written.outcome is not None
        assert GAME.outcome(written.replay(GAME).state) == written.outcome


def test_a_card_set_aside_keeps_the_laws() -> None:
    options = Options(card_aside=True)

    assert play_under_laws(GAME, 3, options, Random(1)).outcome is not None


def test_the_rules_import_neither_chance_nor_a_clock() -> None:
    sources_know_no_chance(GAME)


@pytest.mark.parametrize("options", ALL_OPTIONS, ids=str)
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_first_position_keeps_the_laws(seats: int, options: Options) -> None:
    check_position(GAME, GAME.setup(seats, options), Random(seats))
