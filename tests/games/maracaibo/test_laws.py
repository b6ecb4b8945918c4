"""Maracaibo keeps the laws of the house, in random games of every number of seats and with Jean."""

from random import Random

import pytest

from games.core.laws import check_position
from games.core.sources import sources_know_no_chance
from games.core.trial import option_sets, play_under_laws
from games.maracaibo.game import Maracaibo
from games.maracaibo.view import Options

GAME = Maracaibo()


@pytest.mark.parametrize("seats", GAME.seats)
def test_random_games_keep_the_laws(seats: int) -> None:
    written = play_under_laws(GAME, seats, Options(), Random(seats))

    assert written.outcome is not None
    assert GAME.outcome(written.replay(GAME).state) == written.outcome


def test_the_strongest_jean_keeps_the_laws() -> None:
    assert play_under_laws(GAME, 1, Options(level=5), Random(1)).outcome is not None


def test_all_levels_are_tried_the_rules_own_first() -> None:
    levels = [options.level for options in option_sets(GAME) if isinstance(options, Options)]

    assert levels == [1, 2, 3, 4, 5]


def test_the_rules_import_neither_chance_nor_a_clock() -> None:
    sources_know_no_chance(GAME)


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_first_position_keeps_the_laws(seats: int) -> None:
    check_position(GAME, GAME.setup(seats), Random(seats))
